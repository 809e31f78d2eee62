/** Reads one game as people type it: its header, and then a line for each turn (docs/notation.md). */

import { AttributeList } from '../attribute-list.js';
import { RULESETS } from '../envelope.js';
import { GameInProgress } from '../game-in-progress.js';
import type { ReadGame, VocabularyOf } from '../reader.js';
import type { ReadEvent, Source } from '../recording.js';
import type { TreeSink } from '../tree-sink.js';
import { AttributeReader } from './attribute-reader.js';
import { LeadReader } from './lead-reader.js';
import { Line } from './line.js';
import { Meaning } from './meaning.js';
import { type Inside, Shorthand } from './shorthand.js';
import { isSign, SIGNS, type Token, tokensOf } from './tokens.js';
import { WordIndex } from './word-index.js';

/** Reads one game from its lines; the first begins with `game`. */
export const readKbzGame: ReadGame = (source, vocabularyOf, root) =>
  readKbzInto(source, vocabularyOf, new GameInProgress(source, vocabularyOf, root));

/** The same, for somebody who wants to see what is met on the way. */
export function readKbzInto(source: Source, vocabularyOf: VocabularyOf, game: GameInProgress): ReadEvent {
  vocabularies.set(source, vocabularyOf);
  scanKbz(source.text, vocabularyOf, game);
  return game.end(false);
}

/** What sources were read with: what their words stand for is not written in them. */
const vocabularies = new WeakMap<Source, VocabularyOf>();

/** The vocabularies that a source was read with. */
export function vocabularyReading(source: Source): VocabularyOf {
  return vocabularies.get(source) ?? (() => undefined);
}

/** Goes over the lines of one game. */
export function scanKbz(text: string, vocabularyOf: VocabularyOf, sink: TreeSink): void {
  const ruleset = rulesetOf(text);
  new KbzScanner(text, ruleset, new Meaning(Shorthand.of(vocabularyOf(ruleset) ?? {})), sink).scan();
}

/** A line that closes what has lines of its own. */
export const END = 'end';

const rulesets = new WordIndex(RULESETS);

/** The word behind `game`, in full where it is the beginning of one ruleset. */
function rulesetOf(text: string): string {
  const [, ruleset] = tokensOf(text.split('\n', 1)[0] ?? '', 0);
  const found = ruleset?.kind === 'word' ? (rulesets.find(ruleset.text)?.words ?? []) : [];
  return (found.length === 1 ? found[0] : ruleset?.text) ?? '';
}

/** Reads lines: what stands in what. */
class KbzScanner {
  private readonly line: Line;
  private readonly leads: LeadReader;
  private readonly said: AttributeReader;
  private readonly attributes = new AttributeList();
  /** The open elements that have lines of their own, the innermost first. */
  private readonly around: string[] = [];
  private readonly counts = new Map<string, number>();
  private isStopped = false;

  constructor(
    private readonly text: string,
    private readonly ruleset: string,
    private readonly meaning: Meaning,
    private readonly sink: TreeSink,
  ) {
    this.line = new Line(sink);
    this.leads = new LeadReader(this.line, meaning);
    this.said = new AttributeReader(this.line, meaning);
  }

  scan(): void {
    const { text, line, sink } = this;
    for (let start = 0; start < text.length && !this.isStopped; ) {
      const feed = text.indexOf('\n', start);
      const end = feed === -1 ? text.length : feed;
      const tokens = tokensOf(text.slice(start, end), start);
      const comment = tokens.at(-1)?.kind === 'comment' ? tokens.pop() : undefined;
      line.begin(tokens);
      const first = line.peek();
      if (start === 0) this.header();
      else if (first) this.readLine(first);
      if (comment) sink.markup(markupOf(comment.text));
      start = end + 1;
    }
    while (this.around.length > 0) this.closeBlock();
  }

  private header(): void {
    const { line } = this;
    line.skip();
    const ruleset = line.peek();
    if (ruleset) line.exchange({ ...ruleset, text: this.ruleset });
    this.open('game', 0, '', ['ruleset', 'id']);
    this.around.push('game');
    this.nothingMore('game');
  }

  private readLine(first: Token): void {
    const { line } = this;
    if (first.kind === 'word' && first.text === END && line.length === 1 && this.around.length > 1)
      return this.closeBlock();
    const number = this.lineNumber(first);
    const begun = this.leads.begin(this.around, number);
    if (!begun) return;
    const { name, inside } = begun;
    if (this.inside(inside).counted === name) this.count(name, number, first);
    else if (number !== undefined) line.report('turn-number', first, inside, this.counted());
    while (this.around[0] !== inside) this.closeBlock();
    this.open(name, first.start, inside);
    this.parts(name);
    const isBlock = this.meaning.shorthand.declaration(name)?.typed?.block === true && line.peek() === undefined;
    if (line.takes(':')) this.items(name);
    this.nothingMore(name);
    if (isBlock) this.around.unshift(name);
    else this.sink.close();
  }

  /** The number before a turn. */
  private lineNumber(first: Token): number | undefined {
    if (this.counted().length === 0 || first.kind !== 'word' || !/^[0-9]{1,6}\.?$/.test(first.text)) return undefined;
    this.line.skip();
    return Number.parseInt(first.text, 10);
  }

  /** The elements that are counted where the line stands. */
  private counted(): readonly string[] {
    return this.around.flatMap((name) => this.inside(name).counted ?? []);
  }

  private count(name: string, number: number | undefined, first: Token): void {
    const due = (this.counts.get(name) ?? 0) + 1;
    if (number !== undefined && number !== due) this.line.report('turn-number', first, name, [String(due)]);
    this.counts.set(name, number ?? due);
  }

  /** What an element holds besides its attributes: each with a sign before it, or all in braces. */
  private parts(name: string): void {
    const { line } = this;
    for (let token = line.peek(); token?.kind === 'sign' && !this.isStopped; token = line.peek()) {
      if (line.takes('{')) {
        this.items(name);
        if (!line.takes('}')) line.unknown(line.peek(), name, [], ['}']);
      } else if (SIGNS.includes(token.text)) {
        const begun = this.leads.begin([name]);
        if (!begun) continue;
        this.open(begun.name, token.start, name);
        this.sink.close();
      } else return;
    }
  }

  /** Elements with commas between them, to the end of the line or the brace that closes them. */
  private items(parent: string): void {
    const { line } = this;
    for (let token = line.peek(); token && !isSign(token, '}') && !this.isStopped; token = line.peek()) {
      const begun = this.leads.begin([parent]);
      if (begun) {
        this.open(begun.name, token.start, parent);
        this.parts(begun.name);
        this.sink.close();
      }
      const next = line.peek();
      if (next && !isSign(next, '}') && !isSign(next, ',')) this.tooMuch(next, begun?.name ?? parent);
      line.takes(',');
    }
  }

  private nothingMore(name: string): void {
    const token = this.line.peek();
    if (token && !this.isStopped) this.tooMuch(token, name);
  }

  /** Something behind an element that is none of its parts. */
  private tooMuch(token: Token, name: string): void {
    const parts = [...this.inside(name).names.words].map((one) => `/${one}`);
    this.line.unknown(token, name, [], parts);
  }

  /** Begins an element behind its name: reads what is said of it. @param order of the attributes whose names are left out */
  private open(
    name: string,
    offset: number,
    parent: string,
    order: readonly string[] = this.meaning.shorthand.order(name, parent),
  ): void {
    const { attributes, meaning, sink } = this;
    attributes.count = 0;
    const text = this.said.read(name, order, attributes);
    const { typed } = meaning.shorthand.declaration(name) ?? {};
    for (const [attribute, value] of Object.entries(typed?.leftOut ?? {})) {
      if (attributes.indexOf(attribute) < 0 && !text.without.has(attribute)) attributes.add(attribute, value, offset);
    }
    if (name === 'player') {
      const [id, called] = [attributes.raws[attributes.indexOf('id')], attributes.raws[attributes.indexOf('name')]];
      if (typeof id === 'string') meaning.declarePlayer(id, typeof called === 'string' ? called : '');
    }
    if (!sink.open(name, offset, attributes) || sink.exhausted) this.isStopped = true;
    for (const { value, offset: at } of text.pieces) sink.text(value, at);
  }

  private closeBlock(): void {
    this.around.shift();
    this.sink.close();
  }

  private inside(name: string): Inside {
    return this.meaning.shorthand.insideOf(name);
  }
}

/** A comment as XML has it, in which no two hyphens may stand together. */
function markupOf(comment: string): string {
  return `<!--${comment
    .slice(1)
    .replace(/-(?=-)/g, '- ')
    .replace(/-$/, '- ')}-->`;
}
