/**
 * Cuts the bytes of an XML file into pieces: the games, each as a whole, and the markup between them.
 *
 * It knows only as much XML as it takes not to be fooled by comments, sections and quotes; what is inside a piece is the
 * business of others. A game that is never closed ends where the next one begins, so that it cannot swallow it.
 */
import { Buffer } from 'node:buffer';
import { ByteWindow } from '../byte-window.js';
import { MAX_GAME_BYTES } from '../limits.js';
import type { Place } from '../place.js';
import type { Position } from '../recording.js';
import { APOSTROPHE, BANG, GREATER_THAN, LESS_THAN, QUESTION_MARK, QUOTE, SLASH, isSpace } from './characters.js';

export type PieceKind = 'game' | 'tag' | 'comment' | 'instruction' | 'section' | 'declaration' | 'text';

export interface XmlPiece {
  readonly kind: PieceKind;
  /** Valid until the next piece is asked for. Empty where the piece is too large. */
  readonly bytes: Uint8Array;
  /** Where it begins. */
  readonly position: Position;
  /** `cut`: the file or the next game begins before the piece is closed. */
  readonly ending: 'whole' | 'cut' | 'too-large';
}

/** How many bytes must be seen to know what a `<` begins; `</components>` is the longest. */
const LOOK_AHEAD = 13;

/** Text between games means nothing: a long one need not be kept together. */
const LONGEST_TEXT = 4096;

const COMMENT = Buffer.from('<!--');
const SECTION = Buffer.from('<![CDATA[');
const LOG_END = Buffer.from('</gamelog');
const NOTHING = Buffer.alloc(0);

/** What ends a piece in which nothing else counts. */
const TERMINATORS: Readonly<Record<string, Buffer>> = {
  comment: Buffer.from('-->'),
  section: Buffer.from(']]>'),
  instruction: Buffer.from('?>'),
};

/** Where the scan is inside a game or a tag. */
type State = 'content' | 'tag' | 'quoted' | 'comment' | 'section' | 'instruction';

export class XmlSlicer {
  private readonly window: ByteWindow;
  private readonly gameStart: Buffer;
  private readonly gameEnd: Buffer;
  /** How far the scan has come. */
  private at = 0;
  private kind: PieceKind | undefined;
  private position: Position = { line: 1, column: 1 };
  private state: State = 'content';
  /** The quotation mark that ends the value. */
  private mark = QUOTE;
  /** True in the start tag of the game itself, and in its end tag. */
  private inStartTag = false;
  private inEndTag = false;
  /** Counted from the start of the piece: the first `<` inside a tag, which tells that a quote or a `>` is missing. */
  private broken = -1;
  /** Counted from the start of the piece: where the comment, section or instruction begins that the scan is in. */
  private opaqueFrom = 0;
  /** What is not closed any more up to the end of the file. */
  private readonly absent = new Set<string>();
  private tooLarge = false;

  /** @param rootName the element that makes a piece of its own: `game` */
  constructor(rootName: string, place: Place) {
    this.window = new ByteWindow(place);
    this.gameStart = Buffer.from(`<${rootName}`);
    this.gameEnd = Buffer.from(`</${rootName}`);
  }

  /** Where the scan has come to, in the file. */
  get place(): Position {
    return this.window.place.position;
  }

  /** Takes the next bytes and yields the pieces that end in them. */
  *push(chunk: Uint8Array): Generator<XmlPiece> {
    const before = this.at - this.window.start;
    this.window.add(chunk);
    this.at = before;
    yield* this.pieces(false);
    const at = this.at - this.window.start;
    this.window.release();
    this.at = this.window.start + at;
  }

  /** Yields what is left at the end of the file. */
  *finish(): Generator<XmlPiece> {
    yield* this.pieces(true);
  }

  private *pieces(isEnd: boolean): Generator<XmlPiece> {
    const { window } = this;
    for (;;) {
      if (this.kind === undefined && !this.begin(isEnd)) return;
      const isWhole = this.kind === 'game' || this.kind === 'tag' ? this.scan(isEnd) : this.scanSimple(isEnd);
      if (!isWhole && !isEnd) {
        if (this.at - window.start > MAX_GAME_BYTES) this.tooLarge = true;
        if (this.tooLarge) window.pass(this.at);
        return;
      }
      yield this.piece(isWhole);
      window.pass(this.at);
      this.kind = undefined;
      if (!isWhole && window.start === window.end) return;
    }
  }

  private piece(isWhole: boolean): XmlPiece {
    const { window, kind = 'text', position } = this;
    let isClosed = isWhole && (kind !== 'game' || this.state !== 'content');
    if (kind === 'game' && !isClosed) isClosed = this.findLostEnd();
    const tooLarge = this.tooLarge || this.at - window.start > MAX_GAME_BYTES;
    return {
      kind,
      bytes: tooLarge ? NOTHING : window.bytes.subarray(window.start, this.at),
      position,
      ending: tooLarge ? 'too-large' : isClosed ? 'whole' : 'cut',
    };
  }

  /** Skips white space and finds out what comes next. False where there is nothing more, or not enough to tell. */
  private begin(isEnd: boolean): boolean {
    const { window } = this;
    const { bytes, end } = window;
    let at = window.start;
    while (at < end && isSpace(bytes[at] as number)) at += 1;
    window.pass(at);
    this.at = at;
    if (at === end) return false;
    if (bytes[at] === LESS_THAN && end - at < LOOK_AHEAD && !isEnd) return false;
    this.position = window.place.position;
    this.tooLarge = false;
    this.broken = -1;
    this.opaqueFrom = 1;
    this.inEndTag = false;
    this.inStartTag = false;
    this.kind = this.kindAt(at);
    if (this.kind === 'game' || this.kind === 'tag') {
      this.inStartTag = true;
      this.state = 'tag';
      this.at = at + 1;
    } else if (this.kind === 'comment') {
      this.at = at + COMMENT.length;
    } else if (this.kind === 'section') {
      this.at = at + SECTION.length;
    } else if (this.kind !== 'text') {
      this.at = at + 2;
    }
    return true;
  }

  private kindAt(at: number): PieceKind {
    const { bytes } = this.window;
    if (bytes[at] !== LESS_THAN) return 'text';
    if (this.isTag(this.gameStart, at)) return 'game';
    if (bytes[at + 1] === QUESTION_MARK) return 'instruction';
    if (bytes[at + 1] !== BANG) return 'tag';
    if (this.startsWith(COMMENT, at)) return 'comment';
    return this.startsWith(SECTION, at) ? 'section' : 'declaration';
  }

  /** Everything but games and tags. True where the end was found. */
  private scanSimple(isEnd: boolean): boolean {
    const { window, at } = this;
    const { bytes, end } = window;
    if (this.kind === 'text') {
      const next = bytes.indexOf(LESS_THAN, at);
      this.at = next === -1 ? end : next;
      return next !== -1 || at - window.start > LONGEST_TEXT;
    }
    if (this.kind === 'declaration') {
      const next = bytes.indexOf(GREATER_THAN, at);
      this.at = next === -1 ? end : next + 1;
      return next !== -1;
    }
    return this.skipOpaque(this.kind ?? '', isEnd);
  }

  /** Skips a comment, a section or an instruction. False where its end is not there yet. */
  private skipOpaque(kind: string, isEnd: boolean): boolean {
    const { bytes, end } = this.window;
    const terminator = TERMINATORS[kind] ?? NOTHING;
    const found = this.absent.has(kind) ? -1 : bytes.indexOf(terminator, this.at);
    if (found === -1 && isEnd) this.absent.add(kind);
    if (found !== -1) this.at = found + terminator.length;
    else if (isEnd) this.at = this.nextGame(this.window.start + this.opaqueFrom);
    else this.at = Math.max(this.at, end - terminator.length + 1);
    return found !== -1;
  }

  /** Where the next game seems to begin, in something that is never closed. */
  private nextGame(from: number): number {
    const { bytes, end } = this.window;
    let at = bytes.indexOf(this.gameStart, from);
    while (at !== -1 && !this.isTag(this.gameStart, at)) at = bytes.indexOf(this.gameStart, at + 1);
    return at === -1 ? end : at;
  }

  /**
   * Scans a game or a tag. True where it ends, at `at`; then the state is `content` for a game that was cut by the next
   * one, else `tag`.
   */
  private scan(isEnd: boolean): boolean {
    const { bytes, end } = this.window;
    const isGame = this.kind === 'game';
    let { at } = this;
    while (at < end) {
      if (this.state === 'content') {
        while (at < end && bytes[at] !== LESS_THAN) at += 1;
        if (at === end) break;
        if (end - at < LOOK_AHEAD && !isEnd) break;
        this.at = at;
        if (this.enterMarkup(at)) return true;
        at = this.at;
      } else if (this.state === 'tag') {
        let byte = 0;
        while (
          at < end &&
          (byte = bytes[at] as number) !== GREATER_THAN &&
          byte !== QUOTE &&
          byte !== APOSTROPHE &&
          byte !== LESS_THAN
        ) {
          at += 1;
        }
        if (at === end) break;
        if (byte === GREATER_THAN) {
          at += 1;
          const isEmpty = this.inStartTag && bytes[at - 2] === SLASH;
          if (!isGame || this.inEndTag || isEmpty) {
            this.at = at;
            return true;
          }
          this.inStartTag = false;
          this.state = 'content';
        } else if (byte === LESS_THAN) {
          if (this.broken === -1) this.broken = at - this.window.start;
          this.state = 'content';
          if (!isGame) {
            this.at = at;
            return true;
          }
          this.inStartTag = false;
          this.inEndTag = false;
        } else {
          this.mark = byte;
          this.state = 'quoted';
          at += 1;
        }
      } else if (this.state === 'quoted') {
        const { mark } = this;
        let byte = 0;
        while (at < end && (byte = bytes[at] as number) !== mark && byte !== LESS_THAN) at += 1;
        if (at === end) break;
        if (byte === mark) {
          this.state = 'tag';
        } else {
          if (end - at < LOOK_AHEAD && !isEnd) break;
          if (this.broken === -1) this.broken = at - this.window.start;
          if (this.isTag(this.gameStart, at)) {
            this.state = 'content';
            this.at = at;
            return true;
          }
        }
        at += 1;
      } else {
        this.at = at;
        if (!this.skipOpaque(this.state, isEnd)) return false;
        at = this.at;
        this.state = 'content';
      }
    }
    this.at = at;
    return false;
  }

  /** Looks at the `<` inside a game. True where the game ends before it. */
  private enterMarkup(at: number): boolean {
    const next = this.window.bytes[at + 1];
    this.state = 'tag';
    this.at = at + 1;
    if (next === SLASH) {
      if (this.isTag(this.gameEnd, at)) this.inEndTag = true;
      else if (this.isTag(LOG_END, at)) this.state = 'content';
    } else if (next === BANG) {
      if (this.startsWith(COMMENT, at)) this.state = 'comment';
      else if (this.startsWith(SECTION, at)) this.state = 'section';
      this.opaqueFrom = at - this.window.start + 1;
      if (this.state !== 'tag') this.at = at + (this.state === 'comment' ? COMMENT : SECTION).length;
    } else if (next === QUESTION_MARK) {
      this.state = 'instruction';
      this.opaqueFrom = at - this.window.start + 1;
    } else if (next === this.gameStart[1] && this.isTag(this.gameStart, at)) {
      this.state = 'content';
    }
    if (this.state !== 'content') return false;
    this.at = at;
    return true;
  }

  /**
   * A game in which a quote is missing looks endless, since inside and outside of quotes have changed places. Its end is
   * then the next thing behind the break that looks like one.
   */
  private findLostEnd(): boolean {
    const { window, broken } = this;
    if (broken === -1 || this.tooLarge || this.state in TERMINATORS) return false;
    const from = window.start + broken;
    const name = this.gameEnd.toString('latin1');
    const rest = window.bytes.subarray(from, this.at).toString('latin1');
    const end = new RegExp(`${name}\\s*>|(?=</gamelog[\\s>])`).exec(rest);
    if (!end) return false;
    this.at = from + end.index + end[0].length;
    return true;
  }

  private startsWith(expected: Buffer, at: number): boolean {
    const { bytes } = this.window;
    for (let index = 0; index < expected.length; index += 1) {
      if (bytes[at + index] !== expected[index]) return false;
    }
    return true;
  }

  /** True where a tag with exactly this name begins. */
  private isTag(start: Buffer, at: number): boolean {
    if (!this.startsWith(start, at)) return false;
    const next = this.window.bytes[at + start.length];
    return next === undefined || isSpace(next) || next === GREATER_THAN || next === SLASH;
  }
}
