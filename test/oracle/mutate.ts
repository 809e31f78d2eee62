/** Undirected mutations: a random edit of a legal log, made without a thought about the rules. */
import { copyOf, type Element, get, tagOf } from './element.js';
import { pick, type Random, randomFrom } from './random.js';

export interface Mutation {
  readonly kind: string;
  /** What was edited, for people. */
  readonly what: string;
  readonly game: Element;
}

/** The values that attributes have in the logs of a game; a list counts as its words. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

interface Spot {
  readonly parent: Element;
  readonly element: Element;
  readonly path: string;
}

const KINDS = ['swap', 'exchange', 'insert', 'drop', 'repeat', 'cut', 'value', 'number', 'list', 'omit'] as const;
/** The parts of a game whose children are edited; `name` and `id` of a player are no decisions. */
const EDITED_PARTS = ['players', 'options', 'setup', 'moves', 'result'];
const FIXED = ['id', 'records'];
/** Elements whose attributes may be left out. */
const CLAIMS = ['state', 'effect', 'score', 'contest', 'final-phase'];
/** Element and attribute of goods that are counted. */
const MULTISETS = ['build pay', 'upgrade pay', 'exchange give', 'take goods', 'give good', 'extra good'];

/** All values that stand in these games. */
export function vocabularyOf(games: readonly Element[]): Vocabulary {
  const seen = new Map<string, Set<string>>();
  const visit = (element: Element): void => {
    for (const [attribute, value] of Object.entries(element.attributes)) {
      const key = keyOf(element, attribute);
      const values = seen.get(key) ?? new Set();
      seen.set(key, values);
      for (const word of value.split(/\s+/)) values.add(word);
    }
    for (const child of element.children) visit(child);
  };
  for (const game of games) for (const child of game.children) visit(child);
  return new Map([...seen].map(([key, values]) => [key, [...values].sort()]));
}

/** Values travel between elements of a name; those of an option to the same option only, cards to all that names cards. */
function keyOf(element: Element, attribute: string): string {
  if (attribute === 'card' || attribute === 'cards') return 'cards';
  return element.name === 'option' ? `option ${get(element, 'name')} ${attribute}` : `${element.name} ${attribute}`;
}

/** A random edit of a copy of the game, and now and then a second one; the same one for the same seed. */
export function mutate(game: Element, vocabulary: Vocabulary, seed: number): Mutation {
  const random = randomFrom(seed);
  const first = editOf(game, vocabulary, random);
  if (random(4) > 0) return first;
  const second = editOf(first.game, vocabulary, random);
  return { kind: 'two edits', what: `${first.what}; ${second.what}`, game: second.game };
}

/** One random edit of a copy of the game. */
export function editOf(game: Element, vocabulary: Vocabulary, random: Random): Mutation {
  for (;;) {
    const copy = copyOf(game);
    const spots = spotsOf(copy);
    // Of a game of which nothing is left the record can still stop.
    const kind = spots.length === 0 ? 'cut' : (pick(KINDS, random) ?? 'drop');
    const what = kind === 'cut' ? cut(copy, random) : edit(kind, spots, vocabulary, random);
    if (what !== undefined) return { kind, what: `${kind} ${what}`, game: copy };
  }
}

/** Every element that may be edited, with the way to it. */
function spotsOf(game: Element): Spot[] {
  const spots: Spot[] = [];
  const visit = (parent: Element, path: string): void => {
    const counts = new Map<string, number>();
    for (const element of parent.children) {
      const count = (counts.get(element.name) ?? 0) + 1;
      counts.set(element.name, count);
      const here = `${path} ${element.name} ${count}`;
      spots.push({ parent, element, path: here });
      visit(element, here);
    }
  };
  for (const part of game.children) if (EDITED_PARTS.includes(part.name)) visit(part, part.name);
  return spots;
}

/** The record stops somewhere; sometimes the result is left. */
function cut(game: Element, random: Random): string {
  const moves = game.children.find(({ name }) => name === 'moves');
  if (!moves) throw new Error('a game without moves');
  const kept = random(moves.children.length + 1);
  moves.children.splice(kept);
  const last = moves.children.at(-1);
  const inside = last && random(2) === 0 ? random(last.children.length + 1) : undefined;
  if (inside !== undefined) last?.children.splice(inside);
  const result = game.children.findIndex(({ name }) => name === 'result');
  const withResult = result >= 0 && random(4) === 0;
  if (result >= 0 && !withResult) game.children.splice(result, 1);
  return `behind moves ${kept}${inside === undefined ? '' : `, ${inside} inside it`}${withResult ? ' with the result' : ''}`;
}

/** @returns what was edited; undefined where there is nothing of this kind to edit */
function edit(
  kind: Exclude<(typeof KINDS)[number], 'cut'>,
  spots: readonly Spot[],
  vocabulary: Vocabulary,
  random: Random,
): string | undefined {
  const spot = pickByName(spots, random);
  const { parent, element, path } = spot;
  const index = parent.children.indexOf(element);
  switch (kind) {
    case 'swap': {
      const step = random(2) === 0 ? 1 : random(parent.children.length);
      const other = parent.children[index + step];
      if (!other || other === element) return undefined;
      parent.children[index] = other;
      parent.children[index + step] = element;
      return `${tagOf(element)} and ${tagOf(other)} at ${path}`;
    }
    case 'exchange': {
      const other = pick(
        spots.filter((spot) => spot.element.name === element.name && spot.parent !== parent),
        random,
      );
      if (!other || isInside(element, other.element) || isInside(other.element, element)) return undefined;
      other.parent.children[other.parent.children.indexOf(other.element)] = element;
      parent.children[index] = other.element;
      return `${tagOf(element)} at ${path} for ${tagOf(other.element)} at ${other.path}`;
    }
    case 'insert': {
      const host = pick(
        spots.map((spot) => spot.parent).filter((other) => other.name === parent.name),
        random,
      );
      if (!host || isInside(host, element)) return undefined;
      const at = random(host.children.length + 1);
      host.children.splice(at, 0, copyOf(element));
      const into = spots.find((spot) => spot.element === host)?.path ?? host.name;
      return `${tagOf(element)} from ${path} at ${at} into ${into}`;
    }
    case 'drop':
      parent.children.splice(index, 1);
      return `${tagOf(element)} at ${path}`;
    case 'repeat':
      parent.children.splice(index, 0, copyOf(element));
      return `${tagOf(element)} at ${path}`;
    default: {
      const attribute = pick(Object.keys(element.attributes), random);
      if (attribute === undefined || FIXED.includes(attribute)) return undefined;
      const before = tagOf(element);
      if (kind === 'omit') {
        if (attribute === 'player' || !CLAIMS.includes(element.name)) return undefined;
        delete element.attributes[attribute];
        return `${attribute} of ${before} at ${path}`;
      }
      const changed = changedValue(kind, element, attribute, vocabulary, random);
      if (changed === undefined || changed === get(element, attribute)) return undefined;
      element.attributes[attribute] = changed;
      return `${before} to ${attribute}="${changed}" at ${path}`;
    }
  }
}

function changedValue(
  kind: 'value' | 'number' | 'list',
  element: Element,
  attribute: string,
  vocabulary: Vocabulary,
  random: Random,
): string | undefined {
  const value = get(element, attribute);
  const words = value.split(/\s+/).filter((word) => word !== '');
  if (
    kind === 'number' &&
    MULTISETS.includes(`${element.name} ${attribute}`) &&
    words.length > 0 &&
    !/\d/.test(value)
  ) {
    const at = random(words.length);
    words[at] += random(2) === 0 ? ':0' : ':2';
    return words.join(' ');
  }
  if (kind === 'number') return changedNumber(value, attribute === 'points' || element.name === 'effect', random);
  const values = vocabulary.get(keyOf(element, attribute)) ?? [];
  if (kind === 'value') {
    if (words.length !== 1) return undefined;
    return pick(values, random);
  }
  if (!isList(element, attribute)) return undefined;
  const at = random(words.length + 1);
  switch (random(4)) {
    case 0:
      words.splice(at, 1);
      break;
    case 1:
      words.splice(at, 0, pick(values, random) ?? '');
      break;
    case 2:
      words.splice(at, 1, pick(values, random) ?? '');
      break;
    default:
      words.splice(random(words.length + 1), 0, ...words.splice(at, 1));
  }
  return namesTwice(words) ? undefined : words.join(' ');
}

function isInside(one: Element, other: Element): boolean {
  return other.children.some((child) => child === one || isInside(one, child));
}

function isList({ name }: Element, attribute: string): boolean {
  if (name === 'spread' || name === 'order') return true;
  return (
    ['cards', 'pay', 'give', 'path', 'regions', 'slots', 'between'].includes(attribute) ||
    (name === 'take' && attribute === 'goods')
  );
}

/** Names that stand twice in a multiset are a matter of notation. */
function namesTwice(words: readonly string[]): boolean {
  const names = words.filter((word) => word.includes(':')).map((word) => word.split(':')[0]);
  return new Set(names).size < names.length;
}

/** One up or down in one of the numbers of a value. */
function changedNumber(value: string, mayBeNegative: boolean, random: Random): string | undefined {
  const numbers = [...value.matchAll(/(?<![\w-])-?\d+(?![\w-])/g)];
  const number = pick(numbers, random);
  if (!number) return undefined;
  const changed = Number(number[0]) + (random(2) === 0 ? 1 : -1);
  if (changed < 0 && !mayBeNegative) return undefined;
  return value.slice(0, number.index) + changed + value.slice(number.index + number[0].length);
}

/** First the name, then one of the elements of it: rare ones are edited as often as others. */
function pickByName(spots: readonly Spot[], random: Random): Spot {
  const name = pick([...new Set(spots.map(({ element }) => element.name))], random);
  const spot = pick(
    spots.filter(({ element }) => element.name === name),
    random,
  );
  if (!spot) throw new Error('nothing to edit');
  return spot;
}
