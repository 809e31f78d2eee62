/**
 * Cuts the bytes of a JSON file into pieces: the objects of the games, each as a whole, and what stands around them.
 * The file may hold one game, a list of games, one game per line, or a wrapper (`{"type":"gamelog","children":[...]}`).
 *
 * A game that is never closed ends where the next one begins (an object whose first member is `"type":"game"`), so that
 * it cannot swallow it. A string ends with its line at the latest.
 */
import { ByteWindow } from '../byte-window.js';
import { MAX_DEPTH, MAX_GAME_BYTES } from '../limits.js';
import { firstNonSpace } from '../notation.js';
import type { Place } from '../place.js';
import type { Position } from '../recording.js';

/** A piece of a file. */
export interface JsonPiece {
  /** `head`, `foot`: the wrapper's members before and behind its children. `junk`: nothing that may stand there. */
  readonly kind: 'game' | 'head' | 'foot' | 'junk';
  /** Valid until the next piece is asked for. Empty where the piece is too large. */
  readonly bytes: Uint8Array;
  readonly position: Position;
  readonly ending: 'whole' | 'cut' | 'too-large' | 'too-deep';
  /** What should stand in the place of junk. */
  readonly expected: string;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
const COMMA = 0x2c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

/** How much must be seen to know whether a game or a wrapper begins. */
const LOOK_AHEAD = 128;
/** So much of what stands around the games is looked at together, however the bytes arrive. */
const LONGEST_HEAD = 4096;
/** Elements stand in lists that stand in elements. */
const DEEPEST = 2 * MAX_DEPTH;

/** What may come next between the games. */
type Expecting = 'start' | 'item-or-end' | 'item' | 'comma-or-end' | 'next-line' | 'nothing';

/** What the games stand in, and how it goes on. */
export interface Surroundings {
  readonly expecting: Expecting;
  readonly isWrapped: boolean;
  readonly isList: boolean;
}

/** Cuts a file that comes in chunks of any size. */
export class JsonSlicer {
  private readonly window: ByteWindow;
  private readonly isGame: RegExp;
  private readonly gameStart: string;
  private at = 0;
  private kind: JsonPiece['kind'] | undefined;
  private position: Position = { line: 1, column: 1 };
  private expected = '';
  private expecting: Expecting = 'start';
  private isWrapped = false;
  private isList = false;
  private depth = 0;
  private deepest = 0;
  private inString = false;
  private tooLarge = false;
  /** The junk that was reported goes on. */
  private inJunk = false;

  /**
   * @param rootName the type of the objects to be read: `game`
   * @param around where it begins between two games
   */
  constructor(rootName: string, place: Place, around?: Surroundings) {
    this.window = new ByteWindow(place);
    this.isGame = new RegExp(`^\\{\\s*"type"\\s*:\\s*"${rootName}"`);
    this.gameStart = `{"type":"${rootName}"`;
    if (!around) return;
    const { expecting, isWrapped, isList } = around;
    Object.assign(this, { expecting, isWrapped, isList });
  }

  /** Where the scan has come to, in the file. */
  get place(): Position {
    return this.window.place.position;
  }

  /** What is known where nothing has begun that is not passed; undefined anywhere else. */
  get surroundings(): Surroundings | undefined {
    const { window, kind, inJunk, expecting, isWrapped, isList } = this;
    return kind === undefined && !inJunk && window.start === window.end ? { expecting, isWrapped, isList } : undefined;
  }

  /** What is still open around the games: `]` or `}` or nothing. */
  get unclosed(): string {
    if (!this.isList || this.expecting === 'nothing') return '';
    return this.isWrapped ? ']}' : ']';
  }

  /** Takes the next bytes and yields the pieces that end in them. */
  *push(chunk: Uint8Array): Generator<JsonPiece> {
    this.at -= this.window.add(chunk);
    yield* this.pieces(false);
    this.at -= this.window.release();
  }

  /** Yields what is left at the end of the file. */
  *finish(): Generator<JsonPiece> {
    yield* this.pieces(true);
  }

  private *pieces(isEnd: boolean): Generator<JsonPiece> {
    const { window } = this;
    for (;;) {
      if (this.kind === undefined && !this.begin(isEnd)) return;
      const isWhole = this.kind === 'game' ? this.scan(isEnd) : true;
      if (!isWhole && !isEnd) {
        if (this.at - window.start > MAX_GAME_BYTES) this.tooLarge = true;
        if (this.tooLarge) window.pass(this.at);
        return;
      }
      yield this.piece(isWhole && (this.kind !== 'game' || this.depth === 0));
      window.pass(this.at);
      this.kind = undefined;
    }
  }

  private piece(isWhole: boolean): JsonPiece {
    const { window, kind = 'junk', position } = this;
    const tooLarge = this.tooLarge || this.at - window.start > MAX_GAME_BYTES;
    const tooDeep = kind === 'game' && this.deepest > DEEPEST;
    return {
      kind,
      bytes: tooLarge ? new Uint8Array(0) : window.bytes.subarray(window.start, this.at),
      position,
      expected: this.expected,
      ending: tooLarge ? 'too-large' : tooDeep ? 'too-deep' : isWhole ? 'whole' : 'cut',
    };
  }

  /** Passes what may stand between games and finds out what comes next. False where there is nothing, or not enough. */
  private begin(isEnd: boolean): boolean {
    const { window } = this;
    if (this.inJunk && !this.skipJunk()) return false;
    for (;;) {
      const at = firstNonSpace(window.bytes, window.start);
      window.pass(at);
      this.at = at;
      if (at === window.end) return false;
      const byte = window.bytes[at] as number;
      if (byte === OPEN_BRACE) return this.beginObject(at, isEnd);
      if (this.expecting === 'start' && byte === OPEN_BRACKET) {
        this.isList = true;
        this.expecting = 'item-or-end';
      } else if (this.expecting === 'comma-or-end' && byte === COMMA) {
        this.expecting = 'item';
      } else if ((this.expecting === 'item-or-end' || this.expecting === 'comma-or-end') && byte === CLOSE_BRACKET) {
        if (this.isWrapped) return this.beginFoot(at, isEnd);
        this.expecting = 'nothing';
      } else if (this.expecting === 'item' && byte === CLOSE_BRACKET) {
        return this.junk(at, 'comma-or-end', '{');
      } else {
        return this.beginJunk(at, isEnd);
      }
      window.pass(at + 1);
    }
  }

  private beginObject(at: number, isEnd: boolean): boolean {
    const { window } = this;
    if (this.expecting === 'start') {
      const head = this.headLength(at, isEnd);
      if (head === undefined) return false;
      if (head > 0) return this.mark('head', at + head, 'item-or-end', true);
    }
    // A game that nobody expects is a game all the same, behind a comma that is missing.
    if (this.expecting === 'comma-or-end') return this.junk(at, 'item', ',');
    if (this.expecting === 'nothing') return this.junk(at, 'next-line', '');
    this.mark('game', at, this.isList ? 'comma-or-end' : 'next-line');
    this.depth = 0;
    this.deepest = 0;
    this.inString = false;
    this.tooLarge = false;
    return window.end > at;
  }

  /** Something that may not stand there, up to `at`; with nothing in it, something that is missing. */
  private junk(at: number, expecting: Expecting, expected: string): true {
    this.expected = expected;
    return this.mark('junk', at, expecting);
  }

  /** Sets what the next piece is and where its scan begins. */
  private mark(kind: JsonPiece['kind'], at: number, expecting: Expecting, isWrapped = this.isWrapped): true {
    this.kind = kind;
    this.at = at;
    this.position = this.window.place.position;
    this.expecting = expecting;
    this.isWrapped = isWrapped;
    this.isList ||= isWrapped;
    this.tooLarge = false;
    return true;
  }

  private beginFoot(at: number, isEnd: boolean): boolean {
    const longest = Math.min(at + LONGEST_HEAD, this.window.end);
    const end = this.window.bytes.subarray(0, longest).indexOf(CLOSE_BRACE, at);
    if (end === -1 && !isEnd && longest - at < LONGEST_HEAD) return false;
    return this.mark('foot', end === -1 ? longest : end + 1, 'nothing');
  }

  private beginJunk(at: number, isEnd: boolean): boolean {
    const longest = Math.min(at + LONGEST_HEAD, this.window.end);
    const next = this.junkEnd(at + 1, longest);
    if (next === longest && !isEnd && longest - at < LONGEST_HEAD) return false;
    this.inJunk = next === at + LONGEST_HEAD;
    return this.junk(next, this.behindJunk(next), this.isList ? ',' : '{');
  }

  /** Passes what is left of a junk that is too long to be kept together. False where it goes on behind the window. */
  private skipJunk(): boolean {
    const { window } = this;
    const next = this.junkEnd(window.start, window.end);
    window.pass(next);
    this.at = next;
    if (next === window.end) return false;
    this.inJunk = false;
    this.expecting = this.behindJunk(next);
    return true;
  }

  /** Where something begins that is none, at `end` at the latest. */
  private junkEnd(from: number, end: number): number {
    const { bytes } = this.window;
    let at = from;
    for (; at < end; at += 1) {
      const byte = bytes[at];
      if (byte === OPEN_BRACE || (this.isList && (byte === COMMA || byte === CLOSE_BRACKET))) break;
    }
    return at;
  }

  /** What may come behind junk that ends at an index. */
  private behindJunk(at: number): Expecting {
    if (this.expecting === 'nothing') return 'nothing';
    if (!this.isList) return 'next-line';
    return this.window.bytes[at] === OPEN_BRACE ? 'item' : 'comma-or-end';
  }

  /**
   * The length of a wrapper's members up to and with the bracket of its children; 0 for an object that is no wrapper,
   * undefined where it is too early to tell.
   */
  private headLength(at: number, isEnd: boolean): number | undefined {
    const { bytes, end } = this.window;
    const longest = Math.min(at + LONGEST_HEAD, end);
    let inString = false;
    let next = at + 1;
    for (; next < longest; next += 1) {
      const byte = bytes[next] as number;
      if (byte === BACKSLASH && inString) next += 1;
      else if (byte === QUOTE) inString = !inString;
      else if (!inString && (byte === OPEN_BRACKET || byte === OPEN_BRACE || byte === CLOSE_BRACE)) break;
    }
    if (next >= longest && !isEnd && longest - at < LONGEST_HEAD) return undefined;
    const head = bytes.toString('latin1', at, Math.min(next + 1, longest));
    return /"type"\s*:\s*"gamelog"/.test(head) && /"children"\s*:\s*\[$/.test(head) ? head.length : 0;
  }

  /** Whether the beginning of an object may turn out to be that of a game. Whoever waits for no reason would keep a game back that is whole. */
  private mayBecomeGame(beginning: string): boolean {
    return this.gameStart.startsWith(beginning.replace(/\s+/g, ''));
  }

  /** Scans a game. True where it ends at `at`, or (with some depth left) where the next one begins there. */
  private scan(isEnd: boolean): boolean {
    const { bytes, end } = this.window;
    let { at, depth, inString } = this;
    while (at < end) {
      const byte = bytes[at] as number;
      if (inString) {
        if (byte === BACKSLASH) {
          if (at + 1 === end && !isEnd) break;
          at += 1;
        } else if (byte === QUOTE || byte === LINE_FEED) {
          inString = false;
        }
      } else if (byte === QUOTE) {
        inString = true;
      } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        if (byte === OPEN_BRACE && depth > 0) {
          const ahead = bytes.toString('latin1', at, Math.min(at + LOOK_AHEAD, end));
          if (end - at < LOOK_AHEAD && !isEnd && this.mayBecomeGame(ahead)) break;
          if (this.isGame.test(ahead)) {
            this.at = at;
            this.depth = depth;
            if (this.isList) this.expecting = 'item';
            return true;
          }
        }
        depth += 1;
        if (depth > this.deepest) this.deepest = depth;
      } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        depth -= 1;
        if (depth === 0) {
          this.at = at + 1;
          this.depth = 0;
          return true;
        }
      }
      at += 1;
    }
    this.at = Math.min(at, end);
    this.depth = depth;
    this.inString = inString;
    return false;
  }
}
