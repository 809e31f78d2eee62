/**
 * Cuts the bytes of an XML file into pieces: the games, each as a whole, and the markup between them. What is inside a
 * piece is the business of others. A game that is never closed ends where the next one begins, so that it cannot swallow it.
 */
import { Buffer } from 'node:buffer';
import { ByteWindow } from '../byte-window.js';
import { MAX_GAME_BYTES } from '../limits.js';
import { firstNonSpace } from '../notation.js';
import type { Place } from '../place.js';
import type { Position } from '../recording.js';
import { BANG, GREATER_THAN, LESS_THAN, SLASH } from './characters.js';
import { FirstIn } from './first-in.js';
import { isSeen, isTag, type Opaque, opaqueAt } from './markup-bytes.js';
import { type ScanResult, TagScan } from './tag-scan.js';

/** `tag`, `declaration` and `text` stand between the games; a declaration is `<!DOCTYPE`, which no log has. */
export type PieceKind = 'game' | 'tag' | 'declaration' | 'text' | Opaque;

/** A piece of a file. */
export interface XmlPiece {
  readonly kind: PieceKind;
  /** Valid until the next piece is asked for. Empty where the piece is too large. */
  readonly bytes: Uint8Array;
  /** Where it begins. */
  readonly position: Position;
  /** `cut`: the file or the next game begins before the piece is closed. */
  readonly ending: 'whole' | 'cut' | 'too-large';
  /** True for a game whose end is only supposed: whoever finds it ill-formed must `reject` it, and gets another piece. */
  readonly isSupposed: boolean;
}

/** Text between games means nothing: a long one need not be kept together. */
const LONGEST_TEXT = 4096;
const NOTHING = Buffer.alloc(0);

/** Instead of an index: only a scan tells where a game ends; and: it ends behind all bytes that there are so far. */
const UNKNOWN = -1;
const BEHIND = -2;

/** Cuts a file that comes in chunks of any size. */
export class XmlSlicer {
  private readonly window: ByteWindow;
  private readonly scan: TagScan;
  private readonly gameStart: Buffer;
  private readonly gameStarts: FirstIn;
  private readonly gameEnds: FirstIn;
  private kind: PieceKind | undefined;
  private position: Position = { line: 1, column: 1 };
  private tooLarge = false;
  /** True while the end of the game that has begun may be supposed: until the reader rejects it, or it cannot be so simple. */
  private mayBeSupposed = false;

  /** @param rootName the element that makes a piece of its own: `game` */
  constructor(rootName: string, place: Place) {
    this.window = new ByteWindow(place);
    this.scan = new TagScan(this.window, rootName);
    this.gameStart = Buffer.from(`<${rootName}`);
    this.gameStarts = new FirstIn(this.window, this.gameStart);
    this.gameEnds = new FirstIn(this.window, Buffer.from(`</${rootName}`));
  }

  /** Where the slicer has come to, in the file. */
  get place(): Position {
    return this.window.place.position;
  }

  /** True where nothing has begun that is not passed. */
  get isBetween(): boolean {
    return this.kind === undefined && this.window.start === this.window.end;
  }

  /** Takes the next bytes and yields the pieces that end in them. */
  *push(chunk: Uint8Array): Generator<XmlPiece> {
    const { window, scan } = this;
    scan.at -= window.add(chunk);
    yield* this.pieces(false);
    scan.at -= window.release();
  }

  /** Yields what is left at the end of the file. */
  *finish(): Generator<XmlPiece> {
    yield* this.pieces(true);
  }

  /** Says of the last piece that it does not end where it was supposed to. */
  reject(): void {
    this.mayBeSupposed = false;
  }

  private *pieces(isEnd: boolean): Generator<XmlPiece> {
    const { window, scan } = this;
    for (;;) {
      if (this.kind === undefined && !this.begin(isEnd)) return;
      const supposed = this.mayBeSupposed ? this.supposedEnd() : UNKNOWN;
      if (supposed === BEHIND && !isEnd) return;
      if (supposed >= 0) {
        yield this.piece(supposed, 'whole', true);
        if (this.mayBeSupposed) {
          window.pass(supposed);
          this.kind = undefined;
          continue;
        }
      }
      this.mayBeSupposed = false;
      const result = this.scanPiece(isEnd);
      if (result === 'more' && !isEnd) {
        if (scan.at - window.start > MAX_GAME_BYTES) this.tooLarge = true;
        if (this.tooLarge) window.pass(scan.at);
        return;
      }
      const isClosed = result === 'whole' || (this.kind === 'game' && !this.tooLarge && scan.findLostEnd());
      yield this.piece(scan.at, isClosed ? 'whole' : 'cut', false);
      window.pass(scan.at);
      this.kind = undefined;
    }
  }

  private piece(end: number, ending: 'whole' | 'cut', isSupposed: boolean): XmlPiece {
    const { window, kind = 'text', position } = this;
    const tooLarge = this.tooLarge || end - window.start > MAX_GAME_BYTES;
    const bytes = tooLarge ? NOTHING : window.bytes.subarray(window.start, end);
    return { kind, bytes, position, ending: tooLarge ? 'too-large' : ending, isSupposed };
  }

  /** Skips white space and finds out what comes next. False where there is nothing more, or not enough to tell. */
  private begin(isEnd: boolean): boolean {
    const { window, scan } = this;
    const { bytes, end } = window;
    const at = firstNonSpace(bytes, window.start);
    window.pass(at);
    scan.at = at;
    if (at === end || (bytes[at] === LESS_THAN && !isEnd && !isSeen(bytes, at, end))) return false;
    this.position = window.place.position;
    this.tooLarge = false;
    const kind = this.kindAt(at);
    if (kind === 'game' || kind === 'tag') scan.beginTag(at, kind === 'game');
    else if (kind !== 'text' && kind !== 'declaration') scan.beginOpaque(at, kind);
    this.kind = kind;
    this.mayBeSupposed = kind === 'game';
    return true;
  }

  private kindAt(at: number): PieceKind {
    const { bytes } = this.window;
    if (bytes[at] !== LESS_THAN) return 'text';
    if (isTag(bytes, at, this.gameStart)) return 'game';
    return opaqueAt(bytes, at) ?? (bytes[at + 1] === BANG ? 'declaration' : 'tag');
  }

  /**
   * The end of the game that has begun, if the first `</game>` is its end. It nearly always is; and if it is, the
   * game up to there is well-formed, which whoever reads it will find out. This spares the slow scan, also where the bytes end first.
   */
  private supposedEnd(): number {
    const { bytes, start, end } = this.window;
    const closed = this.gameEnds.from(start);
    const next = this.gameStarts.from(start + 1);
    if ((closed === -1 ? end : closed) - start > MAX_GAME_BYTES) return UNKNOWN;
    if (closed === -1 && next === -1) return this.isEmptyAt(start) ? UNKNOWN : BEHIND;
    const behind = closed + this.gameStart.length + 1;
    return closed !== -1 && (next === -1 || next > closed) && bytes[behind] === GREATER_THAN ? behind + 1 : UNKNOWN;
  }

  /** Whether the first tag may be an empty element, or not even that is seen. */
  private isEmptyAt(start: number): boolean {
    const { bytes } = this.window;
    const end = bytes.indexOf(GREATER_THAN, start);
    return end === -1 || bytes[end - 1] === SLASH;
  }

  private scanPiece(isEnd: boolean): ScanResult {
    if (this.kind === 'text') return this.skipTo(LESS_THAN, 0, LONGEST_TEXT);
    if (this.kind === 'declaration') return this.skipTo(GREATER_THAN, 1, MAX_GAME_BYTES);
    return this.scan.run(isEnd);
  }

  /** Goes to a byte (and so much further), at most so far. */
  private skipTo(byte: number, further: number, longest: number): ScanResult {
    const { window, scan } = this;
    const found = window.bytes.indexOf(byte, scan.at);
    scan.at = found === -1 ? window.end : found + further;
    return found !== -1 || scan.at - window.start > longest ? 'whole' : 'more';
  }
}
