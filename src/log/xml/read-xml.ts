/** Reads an XML file as it comes in: its games, and whatever stands around them. */

import { attributeOffset } from '../attribute-offset.js';
import type { BetweenXml } from '../between.js';
import type { Breach } from '../breach.js';
import { detailsOf, encodingFault, type FaultDetails, type Faults, faultOf } from '../faults.js';
import { GameIds } from '../game-ids.js';
import { MAX_DEPTH, MAX_GAME_BYTES } from '../limits.js';
import { nearest } from '../nearest.js';
import { position } from '../position.js';
import type { LogReader, ReaderOptions, ReadGame, RootName, VocabularyOf } from '../reader.js';
import type { Position, ReadEvent, Recording, Source } from '../recording.js';
import { decodeUtf8 } from '../utf8.js';
import { WRAPPER } from '../wrapper.js';
import { checkDeclaration } from './declaration.js';
import { checkComment, checkInstruction } from './markup.js';
import { scanGame } from './scan-game.js';
import { type XmlPiece, XmlSlicer } from './slicer.js';
import { checkCharacters, type Reporter } from './text.js';

const WRAPPER_NAME = 'gamelog';
const TAG = /^<(\/?)([^\s<>/]+)/;

/** The reader of XML, whatever stands around the games. */
export class XmlReader implements LogReader {
  private readonly file: string;
  private readonly vocabularyOf: VocabularyOf;
  private readonly rootName: RootName;
  private readonly readGame: ReadGame;
  private readonly onMarkup: ReaderOptions['onMarkup'];
  private readonly slicer: XmlSlicer;
  readonly faults: Faults;
  private readonly ids: GameIds;
  /** Names of the open elements around the games. */
  private readonly open: string[] = [];
  /** How many of them, from the outside, are known: what is inside an unknown one was reported with it. */
  private known = 0;
  private roots = 0;
  /** A root that is no log is reported only when it turns out whether games are inside. */
  private foreignRoot: ReadEvent | undefined;
  private hasGames = false;
  private lastWasTruncated = false;
  private textReported = false;
  /** A game broke off, which was reported: its end tags may come later. */
  private endIsLost = false;
  private isStopped = false;
  private isFirst = true;

  constructor({
    file,
    vocabularyOf,
    root = 'game',
    readGame = scanGame,
    place,
    faults,
    part,
    onMarkup,
  }: ReaderOptions) {
    this.file = file;
    this.vocabularyOf = vocabularyOf;
    this.rootName = root;
    this.readGame = readGame;
    this.onMarkup = onMarkup;
    this.slicer = new XmlSlicer(root, place);
    this.faults = faults;
    this.ids = part?.ids ?? new GameIds();
    if (part?.between?.notation !== 'xml') return;
    const { open, known, roots, lastWasTruncated, textReported, endIsLost } = part.between;
    this.open.push(...open);
    Object.assign(this, { known, roots, lastWasTruncated, textReported, endIsLost, hasGames: true, isFirst: false });
  }

  get between(): BetweenXml | undefined {
    if (!this.slicer.isBetween || !this.hasGames || this.stopped) return undefined;
    const { open, known, roots, lastWasTruncated, textReported, endIsLost } = this;
    return { notation: 'xml', open, known, roots: Math.min(roots, 2), lastWasTruncated, textReported, endIsLost };
  }

  get stopped(): boolean {
    return this.isStopped || this.faults.tooMany;
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
    const end = this.slicer.place;
    if (!this.hasGames && this.foreignRoot?.type === 'fault') {
      const { position: where = end, found = '' } = this.foreignRoot.fault;
      yield this.faults.event('no-log', where, {
        found,
        expected: this.rootName === 'game' ? WRAPPER_NAME : this.rootName,
      });
    } else if (this.open.length > 0 && !this.lastWasTruncated) {
      yield this.faults.event('truncated', end, { expected: `</${this.open.at(-1) ?? ''}>` });
    } else if (!this.hasGames) {
      yield this.faults.event('no-log', end, { expected: this.rootName });
    }
  }

  private *piece(piece: XmlPiece): Generator<ReadEvent> {
    const isFirst = this.isFirst;
    this.isFirst = false;
    if (piece.kind === 'game') {
      yield* this.gamePiece(piece);
      return;
    }
    if (piece.kind !== 'text') this.textReported = false;
    const source = piece.ending === 'too-large' ? undefined : this.sourceOf(piece);
    if (!source) yield this.unusable(piece);
    else if (piece.kind === 'tag') yield* source.text.startsWith('</') ? this.endTag(source) : this.startTag(source);
    else if (piece.kind === 'text') yield* this.text(source, 'text-outside');
    else if (piece.kind === 'section') yield* this.text(source, 'cdata-outside');
    else if (piece.kind === 'declaration') yield* this.declaration(source);
    else if (piece.ending === 'cut') yield this.cut(source, piece.kind === 'comment');
    else if (piece.kind === 'comment') yield* this.comment(source);
    else yield* this.instruction(source, isFirst && source.line === 1 && source.column === 1);
  }

  /** The text of a piece, if it is UTF-8. */
  private sourceOf({ bytes, position: where }: XmlPiece): Source | undefined {
    const text = decodeUtf8(bytes);
    return text === undefined ? undefined : { file: this.file, notation: 'xml', text, ...where };
  }

  private unusable({ ending, bytes, position: where }: XmlPiece): ReadEvent {
    if (ending !== 'too-large') return encodingFault(this.faults, bytes, where);
    return this.faults.event('too-large', where, { expected: String(MAX_GAME_BYTES) });
  }

  private *gamePiece(piece: XmlPiece): Generator<ReadEvent> {
    const source = piece.ending === 'too-large' ? undefined : this.sourceOf(piece);
    const event = source && this.readGame(source, this.vocabularyOf, this.rootName);
    if (piece.isSupposed && !(event?.type === 'game' && isWellFormed(event.recording))) {
      this.slicer.reject();
      return;
    }
    yield* this.gameAt(piece.position);
    this.endIsLost ||= piece.ending === 'cut';
    this.lastWasTruncated = event?.type !== 'game' || event.recording.truncated;
    if (!event) {
      yield this.unusable(piece);
    } else if (event.type === 'fault') {
      const { fault, position: where, ...details } = event.fault;
      yield this.faults.event(fault, where ?? piece.position, details);
    } else {
      yield { type: 'game', recording: this.ids.check(event.recording) };
    }
  }

  /** A game begins, readable or not. */
  private *gameAt(where: Position): Generator<ReadEvent> {
    if (this.foreignRoot) yield this.foreignRoot;
    this.foreignRoot = undefined;
    if (this.open.length === 0) yield* this.rootAt(where, this.rootName);
    this.hasGames = true;
  }

  /** A root: there may be only one. The second one is reported, further ones would say nothing new. */
  private *rootAt(where: Position, name: string): Generator<ReadEvent> {
    this.roots += 1;
    if (this.roots === 2) yield this.faults.event('ill-formed', where, { breach: 'second-root', found: `<${name}` });
  }

  private get hasRoot(): boolean {
    return this.roots > 0;
  }

  private *startTag(source: Source): Generator<ReadEvent> {
    const { text } = source;
    const [, , name = ''] = TAG.exec(text) ?? [];
    if (name === '') {
      yield this.faults.event('ill-formed', startOf(source), { breach: 'tag', found: text });
      return;
    }
    const isEmpty = text.endsWith('/>');
    const isRoot = this.open.length === 0;
    const isKnown = isRoot && name === WRAPPER_NAME && this.rootName === 'game';
    const isFirstRoot = isRoot && !this.hasRoot;
    if (isRoot) yield* this.rootAt(startOf(source), name);
    if (isKnown) yield* this.wrapper(source, isEmpty);
    else if (this.known === this.open.length) yield* this.unknown(source, name, isFirstRoot);
    if (isEmpty) return;
    if (this.open.length >= MAX_DEPTH) {
      this.isStopped = true;
      yield this.faults.event('too-deep', startOf(source), { found: name, expected: String(MAX_DEPTH) });
      return;
    }
    this.open.push(name);
    if (isKnown) this.known = this.open.length;
  }

  private *wrapper(source: Source, isEmpty: boolean): Generator<ReadEvent> {
    const whole = isEmpty ? source : { ...source, text: `${source.text}</${WRAPPER_NAME}>` };
    const event = scanGame(whole, () => WRAPPER, 'gamelog');
    if (event.type === 'fault') {
      const { fault, position: where = startOf(source), ...details } = event.fault;
      yield this.faults.event(fault, where, details);
      return;
    }
    for (const problem of event.recording.problems) {
      const at =
        problem.attribute === undefined ? problem.offset : attributeOffset(whole, problem.offset, problem.attribute);
      yield this.faults.event(faultOf(problem), position(whole, at), detailsOf(problem));
    }
  }

  private *unknown(source: Source, name: string, isRoot: boolean): Generator<ReadEvent> {
    const expected = isRoot && this.rootName === 'game' ? WRAPPER_NAME : this.rootName;
    const meant = nearest(name, [WRAPPER_NAME, this.rootName]);
    const details = { found: name, expected, ...(meant !== undefined && { meant }) };
    const event = this.faults.event('unknown-element', startOf(source), details);
    if (isRoot) this.foreignRoot = event;
    else yield event;
  }

  private *endTag(source: Source): Generator<ReadEvent> {
    const name = /^<\/([^\s<>/]+)\s*>$/.exec(source.text)?.[1];
    const expected = this.open.at(-1);
    if (name !== undefined && name === expected) {
      this.open.pop();
      this.known = Math.min(this.known, this.open.length);
      return;
    }
    if (this.known < this.open.length && name !== WRAPPER_NAME) return;
    if (this.endIsLost && name !== WRAPPER_NAME) {
      if (name === this.rootName) this.endIsLost = false;
      return;
    }
    const breach = name === undefined ? 'tag' : 'stray-end';
    yield this.faults.event('ill-formed', startOf(source), {
      breach,
      found: source.text,
      ...(expected !== undefined && { expected: `</${expected}>` }),
    });
    if (name === WRAPPER_NAME && this.open.includes(name)) {
      this.open.length = 0;
      this.known = 0;
    }
  }

  private *text(source: Source, breach: Breach): Generator<ReadEvent> {
    if (this.textReported || this.known < this.open.length) return;
    this.textReported = true;
    const found = source.text.trim();
    if (this.open.length > 0) yield this.faults.event('unexpected-text', startOf(source), { found });
    else yield this.faults.event('ill-formed', startOf(source), { breach, found });
    yield* this.checked(source, (reporter) => checkCharacters(source.text, 0, reporter));
  }

  private *comment(source: Source): Generator<ReadEvent> {
    this.onMarkup?.(source.text);
    yield* this.checked(source, (reporter) => checkComment(source.text.slice(4, -3), 4, reporter));
  }

  private *declaration(source: Source): Generator<ReadEvent> {
    if (/^<!DOCTYPE/.test(source.text)) {
      this.isStopped = true;
      yield this.faults.event('doctype', startOf(source), { found: source.text });
    } else {
      yield this.faults.event('ill-formed', startOf(source), { breach: 'tag', found: source.text });
    }
  }

  private *instruction(source: Source, isStart: boolean): Generator<ReadEvent> {
    const inside = source.text.slice(2, -2);
    if (!isStart || !/^xml\s/.test(inside)) {
      this.onMarkup?.(source.text);
      yield* this.checked(source, (reporter) => checkInstruction(inside, 0, reporter));
      return;
    }
    const { breach, encoding } = checkDeclaration(inside);
    if (breach) yield this.faults.event('ill-formed', startOf(source), { breach, found: source.text });
    if (!encoding || /^(utf-?8|us-ascii|ascii)$/i.test(encoding.name)) return;
    this.isStopped = true;
    yield this.faults.event('encoding', position(source, encoding.offset + 2), {
      found: encoding.name,
      expected: 'UTF-8',
    });
  }

  private cut(source: Source, isComment: boolean): ReadEvent {
    const breach = isComment ? 'comment-open' : 'instruction-open';
    return this.faults.event('ill-formed', startOf(source), {
      breach,
      found: source.text,
      expected: isComment ? '-->' : '?>',
    });
  }

  /** Runs a check and makes faults of what it reports. */
  private *checked(source: Source, check: (reporter: Reporter) => void): Generator<ReadEvent> {
    const found: { where: Position; details: FaultDetails }[] = [];
    check({
      report: (breach, offset, what) =>
        found.push({ where: position(source, offset), details: { breach, found: what } }),
    });
    for (const { where, details } of found) yield this.faults.event('ill-formed', where, details);
  }
}

function isWellFormed({ truncated, problems }: Recording): boolean {
  return !truncated && !problems.some(({ problem }) => problem === 'ill-formed');
}

function startOf({ line, column }: Source): Position {
  return { line, column };
}
