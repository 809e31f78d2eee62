/** Reads a JSON file as it comes in: its games, and whatever stands around them. */
import { AttributeList } from '../attribute-list.js';
import { attributeOffset } from '../attribute-offset.js';
import type { BetweenJson, JsonHead } from '../between.js';
import { compile } from '../compiled.js';
import { detailsOf, encodingFault, type Faults, faultOf } from '../faults.js';
import { GameIds } from '../game-ids.js';
import { MAX_DEPTH, MAX_GAME_BYTES } from '../limits.js';
import { position } from '../position.js';
import type { LogReader, ReaderOptions, RootName, VocabularyOf } from '../reader.js';
import type { ReadEvent, Source } from '../recording.js';
import { TreeBuilder } from '../tree-builder.js';
import { decodeUtf8 } from '../utf8.js';
import { WRAPPER } from '../wrapper.js';
import { type JsonMember, parseJson, sourceOf } from './parse.js';
import { readJsonGame } from './read-game.js';
import { type JsonPiece, JsonSlicer } from './slicer.js';

/** How a value of JSON begins that is no object. */
const VALUE = /^(?:["[\d-]|true\b|false\b|null\b)/;
/** How more of a list of such values may begin. */
const MORE = /^[\s,\]]*(?:$|["[\d-]|true\b|false\b|null\b)/;

/** The reader of JSON, whatever stands around the games. */
export class JsonReader implements LogReader {
  private readonly file: string;
  private readonly vocabularyOf: VocabularyOf;
  private readonly rootName: RootName;
  private readonly slicer: JsonSlicer;
  readonly faults: Faults;
  private readonly ids: GameIds;
  private head: JsonHead | undefined;
  private hasGames = false;
  private lastWasTruncated = false;
  private lastWasForeign = false;

  constructor({ file, vocabularyOf, root = 'game', place, faults, part }: ReaderOptions) {
    const before = part?.between?.notation === 'json' ? part.between : undefined;
    this.file = file;
    this.vocabularyOf = vocabularyOf;
    this.rootName = root;
    this.slicer = new JsonSlicer(root, place, before);
    this.faults = faults;
    this.ids = part?.ids ?? new GameIds();
    if (!before) return;
    const { head, lastWasTruncated, lastWasForeign } = before;
    Object.assign(this, { head, lastWasTruncated, lastWasForeign, hasGames: true });
  }

  get between(): BetweenJson | undefined {
    const { head, lastWasTruncated, lastWasForeign } = this;
    const around = this.hasGames && !this.stopped ? this.slicer.surroundings : undefined;
    return around && { notation: 'json', ...around, head, lastWasTruncated, lastWasForeign };
  }

  get stopped(): boolean {
    return this.faults.tooMany;
  }

  *push(chunk: Uint8Array): Generator<ReadEvent> {
    for (const piece of this.slicer.push(chunk)) {
      yield* this.piece(piece);
      if (this.stopped) return;
    }
  }

  *finish(): Generator<ReadEvent> {
    for (const piece of this.slicer.finish()) {
      yield* this.piece(piece);
      if (this.stopped) return;
    }
    const { unclosed, place } = this.slicer;
    if (this.head) yield* this.wrapper([]);
    if (unclosed !== '' && !this.lastWasTruncated) yield this.faults.event('truncated', place, { expected: unclosed });
    else if (!this.hasGames && !this.lastWasForeign)
      yield this.faults.event('no-log', place, { expected: this.rootName });
  }

  private *piece(piece: JsonPiece): Generator<ReadEvent> {
    if (piece.kind === 'game') this.hasGames = true;
    if (piece.ending === 'too-large' || piece.ending === 'too-deep') {
      const limit = piece.ending === 'too-large' ? MAX_GAME_BYTES : MAX_DEPTH;
      yield this.faults.event(piece.ending, piece.position, { expected: String(limit) });
      return;
    }
    const text = decodeUtf8(piece.bytes);
    if (text === undefined) {
      yield encodingFault(this.faults, piece.bytes, piece.position);
      return;
    }
    const source: Source = { file: this.file, notation: 'json', text, ...piece.position };
    if (piece.kind === 'game') yield* this.game(source);
    else if (piece.kind === 'head') yield* this.begin(source);
    else if (piece.kind === 'foot') yield* this.foot(source);
    else yield* this.junk(piece, text);
  }

  private *junk({ position: where, expected }: JsonPiece, text: string): Generator<ReadEvent> {
    // A list that begins with something else is no list of games.
    if (!this.head && this.lastWasForeign && MORE.test(text)) return;
    if (!this.head && !this.hasGames && VALUE.test(text)) {
      this.lastWasForeign = true;
      yield this.faults.event('no-log', where, { expected: this.rootName, instead: 'json' });
      return;
    }
    const breach = text === '' ? (expected === '' ? 'second-root' : 'syntax') : 'text-outside';
    const found = text.trim();
    yield this.faults.event('ill-formed', where, {
      breach,
      ...(found !== '' && { found }),
      ...(expected !== '' && { expected }),
    });
  }

  private *game(source: Source): Generator<ReadEvent> {
    const event = readJsonGame(source, this.vocabularyOf, this.rootName);
    if (event.type === 'fault') {
      // A list of other things is one mistake, not a thousand.
      const isForeign = event.fault.fault === 'unknown-element' || event.fault.fault === 'no-log';
      const isMore = isForeign && this.lastWasForeign;
      this.lastWasForeign = isForeign;
      if (isMore) return;
      const { fault, position: where, ...details } = event.fault;
      yield this.faults.event(fault, where ?? source, details);
      return;
    }
    this.lastWasForeign = false;
    this.lastWasTruncated = event.recording.truncated;
    yield { type: 'game', recording: this.ids.check(event.recording) };
  }

  /** A wrapper begins. What it must have may still stand behind its children. */
  private *begin(source: Source): Generator<ReadEvent> {
    const text = `${source.text}]}`;
    const { value, breach } = parseJson(text);
    if (breach)
      yield this.faults.event('ill-formed', position(source, breach.offset), { breach: 'syntax', found: source.text });
    this.head = { source, members: value?.type === 'object' ? value.members : [] };
  }

  private *foot(source: Source): Generator<ReadEvent> {
    const text = source.text.replace(/^\]\s*,?/, (found) => '{'.padStart(found.length));
    const { value, breach } = parseJson(text);
    if (breach)
      yield this.faults.event('ill-formed', position(source, breach.offset), { breach: 'syntax', found: source.text });
    yield* this.wrapper(value?.type === 'object' ? value.members : []);
  }

  private *wrapper(behind: readonly JsonMember[]): Generator<ReadEvent> {
    if (!this.head) return;
    const { source, members } = this.head;
    this.head = undefined;
    const attributes = new AttributeList();
    for (const { name, offset, value } of [...members, ...behind]) {
      if (name !== 'type' && name !== 'children') {
        attributes.add(name, value.type === 'text' ? value.text : sourceOf(source.text, value), offset);
      }
    }
    const builder = new TreeBuilder(compile(WRAPPER));
    builder.open('gamelog', 0, attributes);
    for (const problem of builder.problems) {
      const at = problem.attribute === undefined ? 0 : attributeOffset(source, 0, problem.attribute);
      yield this.faults.event(faultOf(problem), position(source, at), detailsOf(problem));
    }
  }
}
