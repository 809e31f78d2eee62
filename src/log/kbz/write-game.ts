/** Games -> lines, as people type them, but in full: no word is left to be guessed. */

import { UNKNOWN } from '../attribute.js';
import type { NotText } from '../attribute-list.js';
import type { Loss } from '../loss.js';
import { quote } from '../quote.js';
import type { RawElement, RawNode } from '../raw-element.js';
import type { Vocabulary } from '../vocabulary.js';
import { Meaning } from './meaning.js';
import { END } from './read-game.js';
import { mayBeList, Shorthand, TEXT } from './shorthand.js';
import { isPlain } from './tokens.js';

/** Writes a game: a line for each turn. */
export function writeKbzGame(game: RawElement, vocabulary: Vocabulary, losses: Loss[]): string {
  return new Writing(new Meaning(Shorthand.of(vocabulary)), losses).game(game);
}

class Writing {
  private readonly lines: string[] = [];
  /** The elements that have lines of their own, the innermost first. */
  private readonly around: string[] = ['game'];
  /** The same before the line that is written: what the line itself closes is still open to who reads its first word. */
  private before: readonly string[] = this.around;
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly meaning: Meaning,
    private readonly losses: Loss[],
  ) {}

  game(game: RawElement): string {
    this.lines.push(`game${this.attributes(game, ['ruleset', 'id'])}`);
    for (const child of game.children) this.line(child, 1);
    return `${this.lines.join('\n')}\n`;
  }

  /** @param depth how many elements are around it */
  private line(node: RawNode, depth: number): void {
    if ('markup' in node) return this.comment(node.markup);
    if (!('name' in node)) return this.lose('value', node.found);
    const { shorthand } = this.meaning;
    const { name, children } = node;
    this.closeTo(name, depth);
    const inside = this.around[0] ?? '';
    const isBlock = shorthand.declaration(name)?.typed?.block === true;
    const inLine = isBlock ? '' : this.items(children, name);
    const isCounted = shorthand.insideOf(inside).counted === name;
    const head = this.head(node, inside, isCounted && inLine !== '');
    this.lines.push(
      `${isCounted ? `${this.numberOf(name)}${head === '' ? '' : ' '}` : ''}${head}${inLine === '' ? '' : `: ${inLine}`}`,
    );
    if (!isBlock) return;
    this.around.unshift(name);
    for (const child of children) this.line(child, depth + 1);
  }

  /** Closes elements until a line would be read as one of the element that it stands in; the line closes the others. */
  private closeTo(name: string, depth: number): void {
    const isIn = (around: string): boolean => this.meaning.shorthand.insideOf(around).names.words.has(name);
    for (;;) {
      const inside = this.around.findIndex(isIn);
      const read = this.around.length - Math.max(inside, 0);
      this.before = [...this.around];
      if (read === depth) this.around.splice(0, Math.max(inside, 0));
      if (read === depth || this.around.length <= depth) return;
      this.lines.push(END);
      this.around.shift();
    }
  }

  private numberOf(name: string): number {
    const number = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, number);
    return number;
  }

  private comment(markup: string): void {
    const text = /^<!--([\s\S]*)-->$/.exec(markup)?.[1];
    if (text === undefined) return this.lose('markup', markup);
    for (const line of text.split('\n')) this.lines.push(`#${line.trimEnd()}`);
  }

  /** All that an element holds, in one line. */
  private items(children: readonly RawNode[], parent: string): string {
    return this.elementsOf(children)
      .map((child) => `${this.head(child, parent, false)}${this.parts(child)}`)
      .join(', ');
  }

  private parts({ name, children }: RawElement): string {
    const elements = this.elementsOf(children);
    if (elements.some((child) => this.elementsOf(child.children).length > 0)) return ` {${this.items(elements, name)}}`;
    return elements.map((child) => this.part(child, name)).join('');
  }

  private part(node: RawElement, parent: string): string {
    const { declaration, sign } = this.signOf(node.name, parent);
    const name = sign ?? ` /${declaration ? node.name : JSON.stringify(node.name)}`;
    const attributes = this.attributes(node, this.meaning.shorthand.order(node.name, parent));
    return `${name}${sign === undefined ? attributes : attributes.replace(/^ /, '')}`;
  }

  /** What an element begins with: its first value, its sign or its name, and its attributes. */
  private head(node: RawElement, parent: string, isCounted: boolean): string {
    const { name } = node;
    const { shorthand } = this.meaning;
    const order = shorthand.order(name, parent);
    const attributes = this.attributes(node, order);
    if (isCounted && attributes === '') return '';
    const { declaration, sign } = this.signOf(name, parent);
    if (!declaration) return `/${JSON.stringify(name)}${attributes}`;
    if (sign !== undefined) return `${sign}${attributes.replace(/^ /, '')}`;
    return this.isKnownByValue(node, parent, order) ? attributes.slice(1) : `${name}${attributes}`;
  }

  /** True where the first value alone tells what it is. */
  private isKnownByValue({ name, attributes }: RawElement, parent: string, order: readonly string[]): boolean {
    const first = attributes.get(order[0] ?? TEXT);
    if (typeof first !== 'string' || first === END || first === 'game' || !isPlain(first)) return false;
    if (!this.value(name, order[0] ?? TEXT, first).startsWith(first)) return false;
    const around = parent === this.around[0] ? this.before : [parent];
    const leads = this.meaning.lead(first, around);
    return 'is' in leads && leads.is.isValue && leads.is.element === name && leads.inside === parent;
  }

  private signOf(name: string, parent: string) {
    const { shorthand } = this.meaning;
    const declaration = shorthand.insideOf(parent).names.words.has(name) ? shorthand.declaration(name) : undefined;
    return { declaration, sign: declaration?.typed?.sign };
  }

  /** What is said of an element, with a blank before each: values in their order, and then names with values. */
  private attributes({ name, attributes, text }: RawElement, order: readonly string[]): string {
    const { meaning } = this;
    const { typed, text: holdsText } = meaning.shorthand.declaration(name) ?? {};
    const leftOut = typed?.leftOut ?? {};
    // Where no text belongs, white space is layout.
    const said = holdsText ? text : text.trim();
    const given = new Map<string, string | NotText>(said === '' ? attributes : [...attributes, [TEXT, said]]);
    const values: string[] = [];
    for (const attribute of order) {
      const value = given.get(attribute);
      if (value === undefined || (attribute in leftOut && value === leftOut[attribute])) break;
      values.push(this.value(name, attribute, value));
      given.delete(attribute);
    }
    const listed = values.map((value, at) => {
      const isList = mayBeList(meaning.shorthand.type(name, order[at] ?? ''));
      return at < values.length - 1 && isList && !/^["(]/.test(value) ? `(${value})` : value;
    });
    const mark = given.get('mark');
    const isMarked = typeof mark === 'string' && /^[!?]+$/.test(mark) && values.length > 0 && values.at(-1) !== UNKNOWN;
    if (isMarked) given.delete('mark');
    const named = [...given].flatMap(([attribute, value]) =>
      value === leftOut[attribute] ? [] : [`${this.nameOf(name, attribute)}=${this.value(name, attribute, value)}`],
    );
    const without = Object.keys(leftOut).filter((attribute) => !attributes.has(attribute));
    if (name === 'player') this.declare(attributes);
    const parts = [...listed, ...named, ...without.map((attribute) => `${attribute}=`)].map((one) => ` ${one}`);
    return isMarked ? parts.toSpliced(values.length, 0, mark).join('') : parts.join('');
  }

  private declare(attributes: RawElement['attributes']): void {
    const [id, name] = [attributes.get('id'), attributes.get('name')];
    if (typeof id === 'string') this.meaning.declarePlayer(id, typeof name === 'string' ? name : '');
  }

  private nameOf(element: string, attribute: string): string {
    const { words } = this.meaning.shorthand.attributes(element);
    return attribute === TEXT || words.has(attribute) ? attribute : JSON.stringify(attribute);
  }

  /** A value without quotes where it is read as it stands. */
  private value(element: string, attribute: string, value: string | NotText): string {
    if (typeof value !== 'string') {
      this.lose('value', value.found);
      return JSON.stringify(value.found);
    }
    const type = element === 'player' ? undefined : this.meaning.shorthand.type(element, attribute);
    const words = value.split(' ');
    const isAsItStands = words.every((word) => {
      const isWord = attribute !== TEXT && (word === UNKNOWN || isPlain(word));
      const read = isWord ? this.meaning.word(type, word) : undefined;
      return read && 'is' in read && read.is === word;
    });
    if (!isAsItStands || (words.length > 1 && !mayBeList(type))) return JSON.stringify(value);
    return words.length > 1 ? `(${value})` : value;
  }

  private elementsOf(children: readonly RawNode[]): readonly RawElement[] {
    return children.flatMap((child) => {
      if ('name' in child) return [child];
      if ('markup' in child) this.comment(child.markup);
      else this.lose('value', child.found);
      return [];
    });
  }

  private lose(lost: Loss['lost'], found: string): void {
    this.losses.push({ lost, found: quote(found) });
  }
}
