/** The moves that the program lists at a position against all candidates that the second referee allows there. */
import { gameOf } from '../../src/games.js';
import { rawOfElement } from '../../src/log/raw.js';
import type { Element as LogElement, Vocabulary } from '../../src/log/vocabulary.js';
import { type Element, get, words } from '../oracle/element.js';
import type { Domain } from './domain.js';
import { cheapestOf, paidIn, unpaid } from './payments.js';
import { type OpenPlace, openAt, type Position } from './positions.js';
import { RATTUS } from './rattus.js';
import { REFEREES, type Referee, textOfTable } from './referees.js';
import { TALLINN } from './tallinn.js';
import { VALLETTA } from './valletta.js';

const DOMAINS = { rattus: RATTUS, tallinn: TALLINN, valletta: VALLETTA } as const;

/** What was found at a position. */
export interface Compared {
  /** Candidates that were judged. */
  readonly candidates: number;
  /** Those that the second referee allows, each once. */
  readonly allowed: number;
  readonly listed: number;
  /** Of those that are allowed and not listed: other ways to write a move that is. */
  readonly written: number;
  /** Payments that replace more than they must: not listed, but the judge lets them pass. */
  readonly wasteful: number;
  /** What changes nothing. */
  readonly idle: number;
  readonly disagreements: readonly string[];
}

/** Lists whose order means something. */
const ORDERED: readonly string[] = ['path', 'tokens'];
/** What chance shows, and how many tokens follow the piper, which is a claim. */
const UNDECIDED: readonly string[] = ['token', 'rats'];
/** What may be written though it changes nothing: a card used for nothing, the claim of a contest, no tower or token where none was due. */
const IDLE: readonly string[] = ['use', 'contest', 'tower', 'spread'];

/** @param tamper changes the list, to see whether that is noticed */
export function compareAt(position: Position, tamper = (list: readonly Element[]) => list): Compared {
  const place = openAt(position);
  const vocabulary = gameOf(position.ruleset)?.vocabulary ?? {};
  const referee = REFEREES[position.ruleset](place);
  const { allowed, candidates } = bruteForce(referee, DOMAINS[position.ruleset] as Domain, place);
  const moves = [...place.opening.moves()].filter(({ kind }) => kind === 'move');
  const listed = new Set(tamper(moves.map(({ element }) => written(element, vocabulary))).map(canonical));
  const disagreements = [...listed].filter((text) => !allowed.has(text)).map((text) => `listed, not allowed: ${text}`);
  const found = [...listed].flatMap((text) => allowed.get(text) ?? []);
  const effects = new Set(found.map(effectOf));
  const builders = new Set(found.flatMap(({ element }) => (element.name === 'tower' ? get(element, 'player') : [])));
  const nothing = textOfTable(referee.table);
  const cheapest = cheapestOf(
    [...allowed.values()].map(({ element }) => element),
    canonical,
  );
  const counts = { written: 0, wasteful: 0, idle: 0 };
  for (const [text, one] of allowed) {
    if (listed.has(text)) continue;
    const { element, table } = one;
    const isDue = element.name === 'tower' && builders.has(get(element, 'player'));
    const paid = paidIn(element);
    const isWasteful = paid !== undefined && paid > (cheapest.get(canonical(unpaid(element))) ?? paid);
    if (isWasteful && place.opening.try(read(element, vocabulary)).verdict === 'legal') counts.wasteful += 1;
    else if (!isWasteful && effects.has(effectOf(one))) counts.written += 1;
    else if (textOfTable(table) === nothing && IDLE.includes(element.name) && !isDue) counts.idle += 1;
    else disagreements.push(`allowed, not ${isWasteful ? 'judged legal' : 'listed'}: ${text}`);
  }
  return { candidates, allowed: allowed.size, listed: listed.size, ...counts, disagreements };
}

interface Allowed {
  readonly element: Element;
  /** What lies on the table behind it. */
  readonly table: object;
}

function bruteForce(
  { table, after }: Referee,
  domain: Domain,
  place: OpenPlace,
): { readonly allowed: ReadonlyMap<string, Allowed>; readonly candidates: number } {
  const allowed = new Map<string, Allowed>();
  let candidates = 0;
  const judge = (some: Iterable<Element>): void => {
    for (const element of some) {
      candidates += 1;
      const behind = after(element);
      const text = behind && canonical(element);
      if (!behind || text === undefined || allowed.has(text)) continue;
      allowed.set(text, { element, table: behind });
      if (domain.longer) judge(domain.longer(element, place, table));
    }
  };
  judge(domain.candidates(place, table));
  return { allowed, candidates };
}

/** Who does what with which card, and what lies on the table then: ways to write one move have it in common. */
function effectOf({ element: { name, attributes }, table }: Allowed): string {
  return [name, attributes['player'], attributes['card'], textOfTable(table)].join(' ');
}

/** An element of the program as it is written. */
function written(element: LogElement, vocabulary: Vocabulary): Element {
  const plain = ({ name, attributes, children }: ReturnType<typeof rawOfElement>): Element => ({
    name,
    attributes: Object.fromEntries(attributes) as Record<string, string>,
    children: children.map((child) => plain(child as ReturnType<typeof rawOfElement>)),
    text: '',
  });
  return plain(rawOfElement(element, vocabulary));
}

/** The way back. */
function read({ name, attributes, children }: Element, vocabulary: Vocabulary): LogElement {
  const types = vocabulary[name]?.attributes ?? {};
  const values = Object.entries(attributes).map(([attribute, text]) => [attribute, types[attribute]?.type.read(text)]);
  const inside = children.map((child) => read(child, vocabulary));
  return { name, values: Object.fromEntries(values), children: inside, offset: -1 } as LogElement;
}

/** The same text for elements that say the same: what nobody decides, and orders without meaning, apart. */
function canonical(element: Element): string {
  const { name, attributes, children } = element;
  const parts = Object.keys(attributes)
    .filter((attribute) => !UNDECIDED.includes(attribute))
    .map((attribute) => {
      const list = words(element, attribute).filter((word) => !word.endsWith(':0'));
      return `${attribute}="${(ORDERED.includes(attribute) ? list : list.sort()).join(' ')}"`;
    });
  return `${name}(${[...parts.sort(), ...children.map(canonical).sort()].join(' ')})`;
}
