/** Reads a `.kbz` file as it comes in: its games, each from one line that begins with `game` to the next. */
import { ByteWindow } from '../byte-window.js';
import { encodingFault, type Faults } from '../faults.js';
import { GameIds } from '../game-ids.js';
import { MAX_GAME_BYTES } from '../limits.js';
import type { LogReader, ReaderOptions } from '../reader.js';
import type { Position, ReadEvent, Source } from '../recording.js';
import { decodeUtf8 } from '../utf8.js';
import { readKbzGame } from './read-game.js';
import { tokensOf } from './tokens.js';

const LINE_FEED = 0x0a;
/** Begins a line from which on a game is told. */
const GAME = /^game(?=\s|$)/;
/** The word that may stand before a game, with a version behind it: at the beginning of a file, or of one that was joined to it. */
export const KBZ = 'kbz';
const HEAD = new RegExp(`^${KBZ}(?=\\s|$)`);
export const KBZ_VERSIONS: readonly string[] = ['1'];

/** The reader of the notation that people type. */
export class KbzReader implements LogReader {
  private readonly options: ReaderOptions;
  private readonly window: ByteWindow;
  readonly faults: Faults;
  /** Where a game ends, only the next one tells. */
  readonly between = undefined;
  private readonly ids = new GameIds();
  /** Where the line begins that is looked at, and how far it is known to go on. */
  private line = 0;
  private at = 0;
  private games = 0;
  /** Where the game that is being read begins; undefined before the first one. */
  private game: Position | undefined;
  private tooLarge = false;
  private isCut = false;

  constructor(options: ReaderOptions) {
    this.options = options;
    this.window = new ByteWindow(options.place);
    this.faults = options.faults;
  }

  get stopped(): boolean {
    return this.faults.tooMany;
  }

  *push(chunk: Uint8Array): Generator<ReadEvent> {
    const { window } = this;
    this.moveBy(window.add(chunk));
    for (let feed = this.nextFeed(); feed !== -1 && !this.stopped; feed = this.nextFeed())
      yield* this.endLine(feed + 1);
    this.at = window.end;
    this.forgetWhatIsTooLarge();
    this.moveBy(window.release());
  }

  private moveBy(less: number): void {
    this.line -= less;
    this.at -= less;
  }

  *finish(): Generator<ReadEvent> {
    this.isCut = this.options.isCut?.() ?? false;
    // Half a line may say something else than the whole one.
    if (this.line < this.window.end && !this.isCut) yield* this.endLine(this.window.end);
    yield* this.endGame();
    if (this.games === 0) yield this.faults.event('no-log', this.window.place.position, { expected: 'game' });
  }

  private nextFeed(): number {
    return this.window.bytes.indexOf(LINE_FEED, this.at);
  }

  /** A line has ended. */
  private *endLine(end: number): Generator<ReadEvent> {
    const { window, line } = this;
    const begins = window.bytes.toString('latin1', line, Math.min(end, line + 'game '.length));
    if (HEAD.test(begins)) yield* this.endGame();
    if (GAME.test(begins)) {
      yield* this.endGame();
      this.game = window.place.position;
      this.games += 1;
    } else if (!this.game) {
      yield* this.head(end);
      window.pass(end);
    }
    this.line = end;
    this.at = end;
    this.forgetWhatIsTooLarge();
  }

  /** Of a game that no reader should follow only the end is looked for. */
  private forgetWhatIsTooLarge(): void {
    const { window } = this;
    if (this.at - window.start > MAX_GAME_BYTES) this.tooLarge = true;
    if (!this.tooLarge) return;
    window.pass(this.at);
    this.line = this.at;
  }

  /** The game that ends before this line. */
  private *endGame(): Generator<ReadEvent> {
    const { window, line, game, tooLarge, options } = this;
    if (!game) return;
    const bytes = window.bytes.subarray(window.start, line);
    const text = tooLarge ? '' : decodeUtf8(bytes);
    if (tooLarge) yield this.faults.event('too-large', game, { expected: String(MAX_GAME_BYTES) });
    else if (text === undefined) yield encodingFault(this.faults, bytes, game);
    else yield* this.read({ file: options.file, notation: 'kbz', text, ...game });
    window.pass(line);
    this.game = undefined;
    this.tooLarge = false;
  }

  private *read(source: Source): Generator<ReadEvent> {
    const event = readKbzGame(source, this.options.vocabularyOf, 'game');
    if (event.type === 'game') {
      const recording = this.ids.check(event.recording);
      yield { type: 'game', recording: this.isCut ? { ...recording, truncated: true } : recording };
    } else {
      const { fault, position = source, ...details } = event.fault;
      yield this.faults.event(fault, position, details);
    }
  }

  /** A line before the first game. */
  private *head(end: number): Generator<ReadEvent> {
    const { window, line } = this;
    const start = window.place.position;
    const text = decodeUtf8(window.bytes.subarray(line, end));
    if (text === undefined) {
      yield encodingFault(this.faults, window.bytes.subarray(line, end), start);
      return;
    }
    const tokens = tokensOf(text, start.column);
    for (const { kind, text: comment } of tokens) if (kind === 'comment') this.options.onMarkup?.(comment.trimEnd());
    const [first, version, more] = tokens.filter(({ kind }) => kind !== 'comment');
    if (!first) return;
    const isVersion = first.text === KBZ && version !== undefined && more === undefined;
    if (isVersion && KBZ_VERSIONS.includes(version.text)) return;
    const at = { line: start.line, column: (isVersion ? version : first).start };
    if (isVersion)
      yield this.faults.event('unknown-version', at, { found: version.text, expected: KBZ_VERSIONS.join(' ') });
    else yield this.faults.event('unexpected-text', at, { found: text.trim(), expected: 'game' });
  }
}
