/**
 * Finds the end of a game, or of a single tag, in bytes that may come in pieces. It knows only as much XML as it takes not
 * to be fooled by comments, sections and quotes, well-formed or not.
 */
import { Buffer } from 'node:buffer';
import type { ByteWindow } from '../byte-window.js';
import { APOSTROPHE, GREATER_THAN, LESS_THAN, QUOTE, SLASH } from './characters.js';
import { isSeen, isTag, nextTag, OPAQUE, type Opaque, opaqueAt } from './markup-bytes.js';

const LOG_END = Buffer.from('</gamelog');

/** `whole`: the end was found. `cut`: something begins that can only stand behind the end. `more`: the bytes have ended. */
export type ScanResult = 'whole' | 'cut' | 'more';

/** The scan of one piece after the other, in the window that the slicer moves. */
export class TagScan {
  /** How far the scan has come in the window. */
  at = 0;
  private state: 'content' | 'tag' | 'quoted' | Opaque = 'tag';
  private isGame = false;
  /** The quotation mark that ends the value. */
  private mark = QUOTE;
  /** In the start tag of the game (or in the single tag), and in the end tag of the game. */
  private inStartTag = true;
  private inEndTag = false;
  /** From the start of the piece: the first `<` inside a tag, which tells that a quote or a `>` is missing. */
  private broken = -1;
  /** From the start of the piece: behind the beginning of the comment, section or instruction that the scan is in. */
  private opaqueFrom = 0;
  /** What is not closed any more up to the end of the file. */
  private readonly absent = new Set<Opaque>();
  private readonly gameStart: Buffer;
  private readonly gameEnd: Buffer;

  constructor(
    private readonly window: ByteWindow,
    rootName: string,
  ) {
    this.gameStart = Buffer.from(`<${rootName}`);
    this.gameEnd = Buffer.from(`</${rootName}`);
  }

  /** Begins at the `<` of a game or of another tag. */
  beginTag(at: number, isGame: boolean): void {
    this.at = at + 1;
    this.state = 'tag';
    this.isGame = isGame;
    this.inStartTag = true;
    this.inEndTag = false;
    this.broken = -1;
  }

  /** Begins at the `<` of a comment, a section or an instruction that is no part of a game. */
  beginOpaque(at: number, kind: Opaque): void {
    this.isGame = false;
    this.enterOpaque(at, kind);
  }

  /** Goes on until the end of what was begun, or of the bytes. At the end of the file nothing more can come. */
  run(isEnd: boolean): ScanResult {
    const { end } = this.window;
    while (this.at < end) {
      const { at } = this;
      const result = this.step(isEnd);
      if (result !== 'on') return result;
      // Too little is known of the next piece of markup.
      if (this.at === at) return 'more';
    }
    return 'more';
  }

  /**
   * A game in which a quote is missing looks endless, since inside and outside of quotes have changed places. Its end is
   * then the next thing behind the break that looks like one. False where there is none.
   */
  findLostEnd(): boolean {
    const { window, broken, state } = this;
    if (broken === -1 || state in OPAQUE) return false;
    const from = window.start + broken;
    const rest = window.bytes.subarray(from, this.at).toString('latin1');
    const end = new RegExp(`${this.gameEnd.toString('latin1')}\\s*>|(?=</gamelog[\\s>])`).exec(rest);
    if (end) this.at = from + end.index + end[0].length;
    return end !== null;
  }

  private step(isEnd: boolean): ScanResult | 'on' {
    switch (this.state) {
      case 'content':
        return this.content(isEnd);
      case 'tag':
        return this.tag(isEnd);
      case 'quoted':
        return this.quoted(isEnd);
      default:
        return this.opaque(this.state, isEnd);
    }
  }

  /** Goes to the next markup and finds out what it is. */
  private content(isEnd: boolean): ScanResult | 'on' {
    const { bytes, end } = this.window;
    let { at } = this;
    while (at < end && bytes[at] !== LESS_THAN) at += 1;
    this.at = at;
    if (at === end || (!isEnd && !isSeen(bytes, at, end))) return 'more';
    if (isTag(bytes, at, this.gameStart) || isTag(bytes, at, LOG_END)) return 'cut';
    const opaque = opaqueAt(bytes, at);
    if (opaque) {
      this.enterOpaque(at, opaque);
    } else {
      this.inEndTag = isTag(bytes, at, this.gameEnd);
      this.state = 'tag';
      this.at = at + 1;
    }
    return 'on';
  }

  /** Goes to the end of the tag, or to the next quote in it. */
  private tag(isEnd: boolean): ScanResult | 'on' {
    const { bytes, end, start } = this.window;
    let { at } = this;
    let byte = bytes[at] as number;
    while (byte !== GREATER_THAN && byte !== QUOTE && byte !== APOSTROPHE && byte !== LESS_THAN) {
      at += 1;
      if (at === end) break;
      byte = bytes[at] as number;
    }
    this.at = at;
    if (at === end) return 'on';
    if (byte === LESS_THAN) {
      if (this.broken === -1) this.broken = at - start;
      if (!this.isGame) return 'cut';
      this.leaveTag();
      return this.content(isEnd);
    }
    this.at = at + 1;
    if (byte !== GREATER_THAN) {
      this.mark = byte;
      this.state = 'quoted';
      return 'on';
    }
    const isEmpty = this.inStartTag && bytes[at - 1] === SLASH;
    if (!this.isGame || this.inEndTag || isEmpty) return 'whole';
    this.leaveTag();
    return 'on';
  }

  private leaveTag(): void {
    this.state = 'content';
    this.inStartTag = false;
    this.inEndTag = false;
  }

  /** Goes to the end of the value. A `<` in it is wrong, and may tell that a quote is missing. */
  private quoted(isEnd: boolean): ScanResult | 'on' {
    const { bytes, end, start } = this.window;
    const { mark } = this;
    let { at } = this;
    let byte = bytes[at] as number;
    while (byte !== mark && byte !== LESS_THAN) {
      at += 1;
      if (at === end) break;
      byte = bytes[at] as number;
    }
    this.at = at;
    if (at === end) return 'on';
    if (byte === LESS_THAN) {
      if (!isEnd && !isSeen(bytes, at, end)) return 'more';
      if (this.broken === -1) this.broken = at - start;
      if (this.isGame && isTag(bytes, at, this.gameStart)) return 'cut';
    } else {
      this.state = 'tag';
    }
    this.at = at + 1;
    return 'on';
  }

  private enterOpaque(at: number, kind: Opaque): void {
    this.state = kind;
    this.at = at + OPAQUE[kind].start.length;
    this.opaqueFrom = at + 1 - this.window.start;
  }

  private opaque(kind: Opaque, isEnd: boolean): ScanResult | 'on' {
    const { bytes, end, start } = this.window;
    const terminator = OPAQUE[kind].end;
    const found = this.absent.has(kind) ? -1 : bytes.indexOf(terminator, this.at);
    if (found !== -1) {
      this.at = found + terminator.length;
      this.state = 'content';
      return this.isGame ? 'on' : 'whole';
    }
    if (!isEnd) {
      this.at = Math.max(this.at, end - terminator.length + 1);
      return 'more';
    }
    // It is never closed. It must not swallow the games behind it.
    this.absent.add(kind);
    const next = nextTag(bytes, start + this.opaqueFrom, this.gameStart);
    this.at = next === -1 ? end : next;
    return 'cut';
  }
}
