/** Reads one game as people type it: its header, and then a line for each turn (docs/notation.md). */

import { type AttributeType, playerId, UNKNOWN } from '../attribute.js';
import { AttributeList } from '../attribute-list.js';
import type { Breach } from '../breach.js';
import { RULESETS } from '../envelope.js';
import { GameInProgress } from '../game-in-progress.js';
import { codePointName, illegalCharacter } from '../legal-characters.js';
import { nearestOfFew } from '../nearest.js';
import type { ReadGame, VocabularyOf } from '../reader.js';
import type { ReadEvent, Source } from '../recording.js';
import type { TreeSink } from '../tree-sink.js';
import { glued, Meaning } from './meaning.js';
import { type Inside, mayBeList, Shorthand, TEXT } from './shorthand.js';
import { SIGNS, type Token, tokensOf } from './tokens.js';
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
  new KbzScanner(text, vocabularyOf, sink).scan();
}

/** A line that closes what has lines of its own. */
export const END = 'end';

const rulesets = new WordIndex(RULESETS);

class KbzScanner {
  private readonly attributes = new AttributeList();
  private meaning = new Meaning(Shorthand.of({}));
  /** The open elements that have lines of their own, the innermost first. */
  private readonly around: string[] = [];
  private readonly counts = new Map<string, number>();
  private tokens: Token[] = [];
  private at = 0;
  private isStopped = false;

  constructor(
    private readonly text: string,
    private readonly vocabularyOf: VocabularyOf,
    private readonly sink: TreeSink,
  ) {}

  scan(): void {
    const { text, sink } = this;
    for (let start = 0; start < text.length && !this.isStopped; ) {
      const feed = text.indexOf('\n', start);
      const end = feed === -1 ? text.length : feed;
      this.tokens = tokensOf(text.slice(start, end), start);
      this.at = 0;
      const comment = this.tokens.at(-1)?.kind === 'comment' ? this.tokens.pop() : undefined;
      if (start === 0) this.header();
      else if (this.tokens.length > 0) this.line();
      if (comment) sink.markup(markupOf(comment.text));
      start = end + 1;
    }
    while (this.around.length > 0) this.closeBlock();
  }

  private checkCharacters({ text, start }: Token, element: string): void {
    const at = illegalCharacter(text);
    if (at !== -1) this.sink.illFormed('character', start, codePointName(text.charCodeAt(at)), element, undefined);
  }

  private header(): void {
    const [, ruleset] = this.tokens;
    const found = ruleset?.kind === 'word' ? (rulesets.find(ruleset.text)?.words ?? []) : [];
    if (ruleset && found.length === 1) this.tokens[1] = { ...ruleset, text: found[0] ?? '' };
    this.meaning = new Meaning(Shorthand.of(this.vocabularyOf(this.tokens[1]?.text ?? '') ?? {}));
    this.at = 1;
    this.open('game', 0, '', ['ruleset', 'id']);
    this.around.push('game');
    this.nothingMore('game');
  }

  private line(): void {
    const [first] = this.tokens as [Token];
    if (first.text === END && this.tokens.length === 1 && this.around.length > 1) return this.closeBlock();
    const number = this.lineNumber();
    const begun = this.begin(this.around, number);
    if (!begun) return;
    const { name, inside } = begun;
    if (this.inside(inside).counted === name) this.count(name, number, first);
    else if (number !== undefined) this.report('turn-number', first, inside, this.counted());
    while (this.around[0] !== inside) this.closeBlock();
    this.open(name, first.start, inside);
    this.parts(name);
    const isBlock = this.meaning.shorthand.declaration(name)?.typed?.block === true && this.peek() === undefined;
    if (this.takes(':')) this.items(name);
    this.nothingMore(name);
    if (isBlock) this.around.unshift(name);
    else this.sink.close();
  }

  /** The number before a turn. */
  private lineNumber(): number | undefined {
    const [first] = this.tokens;
    if (this.counted().length === 0 || first?.kind !== 'word' || !/^[0-9]{1,6}\.?$/.test(first.text)) return undefined;
    this.at = 1;
    return Number.parseInt(first.text, 10);
  }

  /** The elements that are counted where the line stands. */
  private counted(): readonly string[] {
    return this.around.flatMap((name) => this.inside(name).counted ?? []);
  }

  private count(name: string, number: number | undefined, first: Token): void {
    const due = (this.counts.get(name) ?? 0) + 1;
    if (number !== undefined && number !== due) this.report('turn-number', first, name, [String(due)]);
    this.counts.set(name, number ?? due);
  }

  /** Passes the name of an element, if it has one here. @returns undefined where nobody knows what begins; that is told */
  private begin(around: readonly string[], number?: number): Begun | undefined {
    const token = this.peek();
    const innermost = around[0] ?? '';
    if (this.takes('/')) return this.named(around);
    for (const inside of token?.kind === 'sign' ? around : []) {
      const name = this.inside(inside).bySign.get(token?.text ?? '');
      if (name === undefined) continue;
      this.at += 1;
      return { name, inside };
    }
    if (token?.kind === 'word') {
      const leads = this.meaning.lead(token.text, around);
      if ('mayBe' in leads) return this.unknown(token, innermost, leads.mayBe, this.meaning.leadsIn(innermost));
      if (!leads.is.isValue) this.at += 1;
      return { name: leads.is.element, inside: leads.inside };
    }
    const { bare } = this.inside(innermost);
    if (token?.kind === 'string' && bare.length === 1 && bare[0]) return { name: bare[0].name, inside: innermost };
    const counting = around.find((name) => this.inside(name).counted !== undefined);
    const counted = this.inside(counting ?? '').counted;
    const isAlone = number !== undefined && (!token || token.text === ':');
    if (isAlone && counting !== undefined && counted !== undefined) {
      return { name: counted, inside: counting };
    }
    return this.unknown(token, innermost, [], this.meaning.leadsIn(innermost));
  }

  /** An element by its name, behind `/`; quoted, by any name. */
  private named(around: readonly string[]): Begun | undefined {
    const token = this.peek();
    const innermost = around[0] ?? '';
    if (token?.kind === 'string') {
      this.at += 1;
      return { name: token.text, inside: innermost };
    }
    for (const inside of token?.kind === 'word' ? around : []) {
      const { words = [] } = this.inside(inside).names.find(token?.text ?? '') ?? {};
      if (words.length > 1) return this.unknown(token, innermost, words, []);
      if (words[0] === undefined) continue;
      this.at += 1;
      return { name: words[0], inside };
    }
    return this.unknown(token, innermost, [], [...this.inside(innermost).names.words]);
  }

  /** What an element holds besides its attributes: each with a sign before it, or all in braces. */
  private parts(name: string): void {
    for (let token = this.peek(); token?.kind === 'sign' && !this.isStopped; token = this.peek()) {
      if (this.takes('{')) {
        this.items(name);
        if (!this.takes('}')) this.unknown(this.peek(), name, [], ['}']);
      } else if (SIGNS.includes(token.text)) {
        const begun = this.begin([name]);
        if (!begun) continue;
        this.open(begun.name, token.start, name);
        this.sink.close();
      } else return;
    }
  }

  /** Elements with commas between them, to the end of the line or the brace that closes them. */
  private items(parent: string): void {
    for (let token = this.peek(); token && token.text !== '}' && !this.isStopped; token = this.peek()) {
      const begun = this.begin([parent]);
      if (begun) {
        this.open(begun.name, token.start, parent);
        this.parts(begun.name);
        this.sink.close();
      }
      const next = this.peek();
      if (next && next.text !== '}' && next.text !== ',') this.tooMuch(next, begun?.name ?? parent);
      this.takes(',');
    }
  }

  private nothingMore(name: string): void {
    const token = this.peek();
    if (token && !this.isStopped) this.tooMuch(token, name);
  }

  /** Something behind an element that is none of its parts. */
  private tooMuch(token: Token, name: string): void {
    const parts = [...this.inside(name).names.words].map((one) => `/${one}`);
    this.unknown(token, name, [], parts);
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
    const text = this.readAttributes(name, order);
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

  private readAttributes(name: string, order: readonly string[]): TextOf {
    const pieces: { value: string; offset: number }[] = [];
    const without = new Set<string>();
    let next = 0;
    const add = (attribute: string, value: string | undefined, offset: number): void => {
      if (attribute === TEXT) pieces.push({ value: value ?? '', offset });
      else if (value === undefined) without.add(attribute);
      else this.attributes.add(attribute, value, offset);
    };
    for (let token = this.peek(); token; token = this.peek()) {
      const behind = this.tokens[this.at + 1];
      const attribute = order[next];
      if (token.kind === 'mark') {
        this.at += 1;
        add('mark', token.text, token.start);
      } else if (token.text === '=' && token.kind === 'sign' && behind?.kind === 'string') {
        this.at += 1;
        add(TEXT, this.namedValue(name, undefined, token.end), token.start);
      } else if (
        token.kind !== 'sign' &&
        behind?.text === '=' &&
        behind.kind === 'sign' &&
        behind.start === token.end
      ) {
        this.at += 2;
        const full = token.kind === 'string' ? token.text : this.attributeName(name, token);
        add(full, this.namedValue(name, this.typeOf(name, full), behind.end), token.start);
      } else if (attribute !== undefined && (token.kind !== 'sign' || token.text === '(')) {
        if (token.kind === 'comment' || token.kind === 'other') break;
        next += 1;
        add(attribute, this.value(name, this.typeOf(name, attribute), true, next < order.length), token.start);
      } else break;
    }
    return { pieces, without };
  }

  /** Players are declared by any words. */
  private typeOf(element: string, attribute: string): AttributeType<unknown> | undefined {
    return element === 'player' ? undefined : this.meaning.shorthand.type(element, attribute);
  }

  private attributeName(element: string, token: Token): string {
    const found = this.meaning.shorthand.attributes(element).find(token.text)?.words ?? [];
    if (found.length > 1) this.report('word-ambiguous', token, element, found);
    return found.length === 1 ? (found[0] ?? '') : token.text;
  }

  /** The value right behind `=`; undefined where nothing stands there: the attribute is left out. */
  private namedValue(element: string, type: AttributeType<unknown> | undefined, start: number): string | undefined {
    const token = this.peek();
    if (!token || token.start !== start || (token.kind === 'sign' && token.text !== '(')) return undefined;
    return this.value(element, type, false, false);
  }

  /** @param isListed true where the words of a list need no parentheses @param hasNext whether another value may follow */
  private value(
    element: string,
    type: AttributeType<unknown> | undefined,
    isListed: boolean,
    hasNext: boolean,
  ): string {
    const token = this.peek();
    if (token?.kind === 'string' || token?.kind === 'mark') {
      this.at += 1;
      this.checkCharacters(token, element);
      return token.text;
    }
    const isClosed = this.takes('(');
    const words: string[] = [];
    const isList = isClosed || (isListed && mayBeList(type));
    for (let word = this.peek(); word?.kind === 'word'; word = this.peek()) {
      const behind = this.tokens[this.at + 1];
      if (words.length > 0 && (!isList || (behind?.text === '=' && behind.start === word.end))) break;
      words.push(this.word(element, type, word, !isClosed && hasNext));
    }
    if (isClosed && !this.takes(')')) this.unknown(this.peek(), element, [], [')']);
    return words.join(' ');
  }

  /** A word of a value in full. @param mayGoOn true where the next value may stand right behind it: `7b`, `gallia2` */
  private word(element: string, type: AttributeType<unknown> | undefined, token: Token, mayGoOn: boolean): string {
    const { meaning } = this;
    this.checkCharacters(token, element);
    const { text, start } = token;
    const word = meaning.word(type, text);
    if (word && 'is' in word) {
      this.at += 1;
      return word.is;
    }
    const [first, second] = (mayGoOn && glued(text)) || [];
    const short = first === undefined ? undefined : meaning.word(type, first);
    if (short && 'is' in short && first !== undefined && second !== undefined) {
      this.tokens[this.at] = { ...token, text: second, start: start + first.length };
      return short.is;
    }
    this.at += 1;
    // Of players there are few: who is unknown is told with all of them.
    if (!word || type?.name === playerId.name) return text;
    this.report('word-ambiguous', token, element, word.mayBe);
    return UNKNOWN;
  }

  /** Tells that nobody knows what a word is, and leaves out all up to the next comma. */
  private unknown(
    token: Token | undefined,
    element: string,
    mayBe: readonly string[],
    all: readonly string[],
  ): undefined {
    if (mayBe.length > 0) this.report('word-ambiguous', token, element, mayBe);
    else {
      const near = token && nearestOfFew(token.text, all);
      this.report('word', token, element, near !== undefined ? [near] : all.length > 0 ? all : [',']);
    }
    let depth = 0;
    for (let next = this.peek(); next && (depth > 0 || (next.text !== ',' && next.text !== '}')); next = this.peek()) {
      if (next.kind === 'sign') depth += next.text === '{' ? 1 : next.text === '}' ? -1 : 0;
      this.at += 1;
    }
  }

  private report(breach: Breach, token: Token | undefined, element: string, expected: readonly string[]): void {
    const last = this.tokens.at(-1);
    const offset = token?.start ?? last?.end ?? 0;
    const said = expected.length === 0 ? undefined : expected.join(' ');
    this.sink.illFormed(breach, offset, token?.text ?? '', element, said);
  }

  private closeBlock(): void {
    this.around.shift();
    this.sink.close();
  }

  private inside(name: string): Inside {
    return this.meaning.shorthand.insideOf(name);
  }

  private peek(): Token | undefined {
    return this.tokens[this.at];
  }

  private takes(sign: string): boolean {
    const token = this.tokens[this.at];
    if (token?.kind !== 'sign' || token.text !== sign) return false;
    this.at += 1;
    return true;
  }
}

/** An element that begins, and the one that it stands in. */
interface Begun {
  readonly name: string;
  readonly inside: string;
}

/** The text of an element, and the attributes that are said not to be there. */
interface TextOf {
  readonly pieces: readonly { readonly value: string; readonly offset: number }[];
  readonly without: ReadonlySet<string>;
}

/** A comment as XML has it, in which no two hyphens may stand together. */
function markupOf(comment: string): string {
  return `<!--${comment
    .slice(1)
    .replace(/-(?=-)/g, '- ')
    .replace(/-$/, '- ')}-->`;
}
