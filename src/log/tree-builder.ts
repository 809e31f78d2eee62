/**
 * Builds the tree of one game from what a reader meets in its text: names and raw values in the order of the file.
 * It alone compares a log with its vocabulary, so that all readers find the same problems.
 */
import { count, playerId, UNKNOWN } from './attribute.js';
import type { AttributeList, NotText } from './attribute-list.js';
import type { CompiledChild, CompiledElement, CompiledVocabulary, Values } from './compiled.js';
import { UNDO } from './envelope.js';
import { MAX_ATTRIBUTES, MAX_DEPTH, MAX_ELEMENTS, MAX_PLAYERS, MAX_PROBLEMS, MAX_TEXT_LENGTH } from './limits.js';
import { nearest, nearestOfFew } from './nearest.js';
import { quote } from './quote.js';
import type { Problem } from './recording.js';
import type { SpelledAttribute } from './spelled-attributes.js';
import { respelledName } from './spelling.js';
import { expectation, ValueReader } from './value-reader.js';
import type { AnyElement, Vocabulary } from './vocabulary.js';

/** An element under construction. */
interface Growing {
  name: string;
  values: Values;
  children: Growing[];
  offset: number;
  text?: string;
}

/** An element that is still open. */
interface Frame {
  compiled: CompiledElement;
  element: Growing;
  /** Bits of its children that stand so far and may stand only once. */
  once: number;
  text: string;
  /** True once text was reported that should not be here. */
  strayText: boolean;
}

/** Shared by all elements without children. */
const NO_CHILDREN: Growing[] = [];
Object.freeze(NO_CHILDREN);

/** The tree of one game, growing; and everything that its vocabulary does not know. */
export class TreeBuilder {
  readonly problems: Problem[] = [];
  readonly spelled: SpelledAttribute[] = [];
  private readonly frames: Frame[] = [];
  /** How many elements are open, those without a frame included. */
  private depth = 0;
  /** How many of the open elements are passed over: an unknown or misplaced one, and all inside it. */
  private skipped = 0;
  private tree: Growing | undefined;
  private readonly players = new Set<string>();
  private elements = 0;
  private readonly reader = new ValueReader(this);

  /** True when there was more of something, or it was deeper, than a reader should follow. */
  exhausted = false;
  /** True once a move was taken back. */
  hasUndone = false;

  constructor(private readonly vocabulary: CompiledVocabulary) {}

  /** True where characters other than white space may stand now. */
  get mayHaveText(): boolean {
    return this.skipped > 0 || (this.frames[this.depth - 1]?.compiled.hasText ?? false);
  }

  /** How many elements of the tree are open, each in the one before it. */
  get unclosed(): number {
    return this.depth - this.skipped;
  }

  /** The root as far as it was read. */
  get root(): AnyElement<Vocabulary> | undefined {
    return this.tree as AnyElement<Vocabulary> | undefined;
  }

  /** Begins an element. The list of attributes may be used again afterwards. */
  open(name: string, offset: number, attributes: AttributeList): void {
    const { depth } = this;
    this.depth = depth + 1;
    this.elements += 1;
    if (depth >= MAX_DEPTH) this.exhaust('too-deep', offset, name, MAX_DEPTH);
    else if (this.elements > MAX_ELEMENTS) this.exhaust('too-many-elements', offset, name, MAX_ELEMENTS);
    else if (attributes.isTooLong) this.exhaust('too-many-attributes', offset, name, MAX_ATTRIBUTES);
    if (attributes.isTooLong && depth > 0) {
      this.skipped += 1;
      return;
    }
    if (this.skipped > 0) {
      this.skipped += 1;
      this.checkRepetitions(name, attributes);
      return;
    }
    if (depth === 0) {
      const compiled = this.vocabulary.get(name);
      if (!compiled) throw new Error(`a tree cannot begin with ${name}`);
      this.tree = this.grow(depth, compiled, offset, attributes);
      return;
    }
    const parent = this.frames[depth - 1] as Frame;
    const child = parent.compiled.children.get(name) ?? this.spelledChild(parent.compiled, name, offset);
    if (!child || (child.onceBit & parent.once) !== 0) {
      this.skipped = 1;
      this.reportChild(child, parent.compiled, name, offset);
      this.checkRepetitions(name, attributes);
      return;
    }
    parent.once |= child.onceBit;
    const element = this.grow(depth, child.element, offset, attributes);
    if (parent.element.children === NO_CHILDREN) parent.element.children = [element];
    else parent.element.children.push(element);
  }

  /** Characters inside the innermost open element, references and sections resolved; may come in pieces. */
  text(characters: string, offset: number): void {
    if (this.skipped > 0) return;
    const frame = this.frames[this.depth - 1] as Frame;
    if (frame.compiled.hasText) {
      if (frame.text.length <= MAX_TEXT_LENGTH) frame.text += characters;
    } else if (!frame.strayText && /\S/.test(characters)) {
      frame.strayText = true;
      const found = quote(characters.trim());
      this.report({ problem: 'unexpected-text', offset, element: frame.compiled.name, found });
    }
  }

  /** Ends the innermost open element. */
  close(): void {
    this.depth -= 1;
    if (this.skipped > 0) {
      this.skipped -= 1;
      return;
    }
    const frame = this.frames[this.depth] as Frame;
    if (frame.text.length === 0) return;
    if (frame.text.length > MAX_TEXT_LENGTH) {
      const { name, offset } = frame.element;
      const found = quote(frame.text);
      this.report({ problem: 'too-large', offset, element: name, found, expected: String(MAX_TEXT_LENGTH) });
    } else {
      frame.element.text = frame.text;
    }
  }

  /** Adds a problem that the reader found itself. */
  report(problem: Problem): void {
    if (this.problems.length < MAX_PROBLEMS) {
      this.problems.push(problem);
    } else if (this.problems.length === MAX_PROBLEMS) {
      const { offset, element } = problem;
      this.problems.push({ problem: 'too-many', offset, element, found: '', expected: String(MAX_PROBLEMS) });
      this.exhausted = true;
    }
  }

  private grow(depth: number, compiled: CompiledElement, offset: number, attributes: AttributeList): Growing {
    const { name } = compiled;
    const element: Growing = { name, values: new compiled.Values(), children: NO_CHILDREN, offset };
    const frame = this.frames[depth];
    if (frame) {
      frame.compiled = compiled;
      frame.element = element;
      frame.once = 0;
      frame.text = '';
      frame.strayText = false;
    } else {
      this.frames.push({ compiled, element, once: 0, text: '', strayText: false });
    }
    this.fill(element, compiled, attributes);
    if (name === 'player') this.declarePlayer(element);
    else if (name === UNDO) this.hasUndone = true;
    return element;
  }

  private fill({ values, offset }: Growing, compiled: CompiledElement, attributes: AttributeList): void {
    const { count, names, raws, offsets } = attributes;
    let seen = 0;
    for (let index = 0; index < count; index += 1) {
      const name = names[index] as string;
      const raw = raws[index] as string | NotText;
      const attribute = compiled.attributes.get(name);
      if (!attribute) {
        if (names.indexOf(name) < index) this.reportRepetition(compiled.name, name, offsets[index] as number);
        else seen |= this.otherAttribute(compiled, values, index, offset, attributes);
      } else if ((seen & attribute.bit) !== 0) {
        this.reportRepetition(compiled.name, name, offsets[index] as number);
      } else {
        seen |= attribute.bit;
        let value = attribute.known.get(raw as string);
        if (value === undefined) value = this.reader.read(attribute, raw, compiled.name, offset);
        values[attribute.name] = value;
      }
    }
    const missing = compiled.required & ~seen;
    if (missing !== 0) this.reportMissing(compiled, values, missing, offset);
  }

  /** What a misspelt attribute was to be is not missing besides: one slip, one problem. @param values all that could be read */
  private explainsMissing(offset: number, values: Values, missing: readonly string[]): string | undefined {
    for (let index = this.problems.length - 1; index >= 0; index -= 1) {
      const problem = this.problems[index] as Problem;
      if (problem.offset !== offset) return undefined;
      if (problem.problem !== 'unknown-attribute') continue;
      // What stands on the element besides was not meant.
      const free = problem.meant !== undefined && values[problem.meant] !== undefined ? undefined : problem.meant;
      const near = nearestOfFew(problem.found, missing) ?? (missing.length === 1 ? missing[0] : undefined);
      const meant = free ?? near;
      if (meant === undefined || !missing.includes(meant)) continue;
      this.problems[index] = { ...problem, meant };
      return meant;
    }
    return undefined;
  }

  private spelledChild(parent: CompiledElement, name: string, offset: number): CompiledChild | undefined {
    const known = respelledName(name, parent.declaration.children);
    if (!known) return undefined;
    this.reader.tellSpelling(known.spelling, name, known.name, { element: parent.name, offset });
    return parent.children.get(known.name);
  }

  /** An attribute that the element's declaration does not name. @returns the bit of the one that was meant, else 0 */
  private otherAttribute(
    compiled: CompiledElement,
    values: Values,
    index: number,
    offset: number,
    all: AttributeList,
  ): number {
    const name = all.names[index] as string;
    const raw = all.raws[index] as string | NotText;
    const known = respelledName(name, compiled.names, compiled.declaration.printed);
    const spelled = known && compiled.attributes.get(known.name);
    if (known && spelled && values[known.name] === undefined) {
      const where = { element: compiled.name, attribute: name, offset };
      this.reader.tellSpelling(known.spelling, name, known.name, where);
      this.spelled.push({ element: offset, name: known.name, offset: all.offsets[index] as number });
      values[known.name] = this.reader.read(spelled, raw, compiled.name, offset);
      return spelled.bit;
    }
    if (this.numberOfPlayer(compiled, values, name, raw, offset, all)) return 0;
    const players = compiled.declaration.perPlayer === undefined ? [] : this.players;
    const names = [...compiled.names, ...players];
    const open = names.filter((one) => values[one] === undefined);
    this.report({
      problem: 'unknown-attribute',
      offset,
      element: compiled.name,
      attribute: name,
      found: quote(name),
      expected: names.join(' '),
      ...did(nearest(name, names) ?? nearestOfFew(name, open)),
    });
    return 0;
  }

  /** An older notation: one attribute for each player, named after them, instead of one list. */
  private numberOfPlayer(
    { name: element, declaration, attributes }: CompiledElement,
    values: Values,
    player: string,
    raw: string | NotText,
    offset: number,
    all: AttributeList,
  ): boolean {
    const list = declaration.perPlayer === undefined ? undefined : attributes.get(declaration.perPlayer);
    if (!list || all.indexOf(list.name) >= 0 || !this.mayBePlayer(player)) return false;
    const number = typeof raw === 'string' ? this.reader.valueOf(list, `${player}:${raw.trim()}`) : undefined;
    const before = values[list.name];
    if (number === undefined) this.reader.unreadable(count, raw, { element, attribute: player, offset });
    else if (number instanceof Map) values[list.name] = before instanceof Map ? joined(before, number) : number;
    return true;
  }

  private reportMissing(compiled: CompiledElement, values: Values, missing: number, offset: number): void {
    const declared = [...compiled.attributes.values()].filter(({ bit }) => (bit & missing) !== 0);
    const explained = this.explainsMissing(
      offset,
      values,
      declared.map(({ name }) => name),
    );
    for (const { name, declaration } of declared) {
      if (name === explained) continue;
      const of = { offset, element: compiled.name, attribute: name };
      this.report({ problem: 'missing-attribute', ...of, found: '', ...expectation(declaration.type) });
    }
  }

  private checkRepetitions(element: string, { count, names, offsets }: AttributeList): void {
    for (let index = 1; index < count; index += 1) {
      const name = names[index] as string;
      if (names.indexOf(name) < index) this.reportRepetition(element, name, offsets[index] as number);
    }
  }

  private reportRepetition(element: string, attribute: string, offset: number): void {
    const found = quote(attribute);
    this.report({ problem: 'ill-formed', breach: 'attribute-repeated', offset, element, attribute, found });
  }

  private mayBePlayer(name: string): boolean {
    return this.players.size > 0 ? this.players.has(name) : playerId.read(name) !== undefined;
  }

  private declarePlayer({ name, values, offset }: Growing): void {
    const { players } = this;
    const id = values['id'];
    if (typeof id !== 'string' || id === UNKNOWN || players.has(id)) return;
    if (players.size >= MAX_PLAYERS) this.exhaust('too-many-players', offset, name, MAX_PLAYERS);
    else players.add(id);
  }

  /** The game asks for more than a reader gives: its reading ends here, and says so once. */
  private exhaust(problem: Problem['problem'], offset: number, name: string, limit: number): void {
    this.exhausted = true;
    this.report({ problem, offset, element: name, found: quote(name), expected: String(limit) });
  }

  private reportChild(child: CompiledChild | undefined, parent: CompiledElement, name: string, offset: number): void {
    const allowed = [...parent.children.keys()];
    const problem = child ? 'repeated-element' : this.vocabulary.has(name) ? 'misplaced-element' : 'unknown-element';
    this.report({
      problem,
      offset,
      element: parent.name,
      found: quote(name),
      ...(problem !== 'repeated-element' && { expected: allowed.join(' ') }),
      ...(problem === 'unknown-element' &&
        did(nearestOfFew(name, allowed) ?? nearest(name, [...this.vocabulary.keys()]))),
    });
  }
}

/** Both together, in a map of its own: values are shared. */
function joined<K, V>(one: ReadonlyMap<K, V>, other: ReadonlyMap<K, V>): ReadonlyMap<K, V> {
  const both = new Map(one);
  for (const [key, value] of other) both.set(key, value);
  return both;
}

function did(meant: string | undefined): { meant?: string } {
  return meant === undefined ? {} : { meant };
}
