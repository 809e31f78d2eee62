/** The cards: their types, and how an edition (a file or the log's own elements) becomes them. */
import { editionReader } from '../../../engine/edition.js';
import { known } from '../../../log/attribute.js';
import type { Element } from '../../../log/vocabulary.js';
import type { Profile } from '../profile.js';
import {
  type CardName,
  LEGATE,
  NUMBERS,
  type SideId,
  type TallinnElement,
  type TallinnElementOf,
} from '../vocabulary.js';
import { addAll, type EstateIndex, estateIndex, type Persons } from './persons.js';

/** One half of a card. */
export interface Side {
  readonly id: SideId;
  readonly persons: Persons;
  /** The estate of the contest that its coin triggers. @see tallinn.card.coin-half-estate */
  readonly coin: EstateIndex | undefined;
  /** True where the persons or the coin are our own reconstruction. */
  readonly reconstructed: boolean;
}

/** A card with two halves: an influence card or the legate. */
export interface Card {
  readonly name: CardName;
  readonly sides: ReadonlyMap<SideId, Side>;
  /** Its halves as they are declared: perhaps one twice. */
  readonly declared: readonly SideId[];
  /** The element that declares it, for findings. */
  readonly element: Element;
}

/** A start card: one block of persons that always counts. @see tallinn.md TA-34 */
export interface StartCard {
  readonly id: string;
  /** Undefined where no edition says it. */
  readonly persons: Persons | undefined;
  readonly reconstructed: boolean;
}

/** The card values that a game is played with. */
export interface Edition {
  readonly name: string | undefined;
  readonly cards: ReadonlyMap<CardName, Card>;
  /** Cards without one of their halves: what is printed on the whole of them nobody knows. */
  readonly incomplete: readonly Card[];
  readonly starts: ReadonlyMap<string, StartCard>;
  /** True where card values stand in the log itself. */
  readonly inline: boolean;
  /** True where there may be other start cards, too: nobody has said which edition it is. */
  readonly open: boolean;
  /** Elements of the log that declare a card a second time. */
  readonly repeated: readonly TallinnElement[];
  /** Start cards of the log without an id: nobody can be dealt one of them. */
  readonly unnamed: readonly TallinnElement[];
}

/** tallinn.setup.full-set: how many influence cards a set has. */
export const SET_SIZE = NUMBERS.length;

const KIND: ReadonlyMap<string, number> = new Map([...NUMBERS, LEGATE].map((card, kind) => [card, kind]));

const HALVES_OF_LEGATE = ['persons', 'arms'] as const;
const HALVES_OF_OTHERS = ['a', 'b'] as const;

/** The number by which a card is kept in the decks; `SET_SIZE` for the legate, -1 where there is no such card. */
export function kindOf(card: CardName | undefined): number {
  return (card === undefined ? undefined : KIND.get(card)) ?? -1;
}

/** The card that is kept under a number; the legate for every number that no influence card has. */
export function cardOf(kind: number): CardName {
  return NUMBERS[kind] ?? LEGATE;
}

/** The two halves that a card must have. @see tallinn.card.two-halves */
export function halvesOf(card: CardName): readonly [SideId, SideId] {
  return card === LEGATE ? HALVES_OF_LEGATE : HALVES_OF_OTHERS;
}

/** Whether a card has a half of that name. */
export function hasHalf(card: CardName, side: SideId): boolean {
  return halvesOf(card).includes(side);
}

/** Whether a card is declared with all its halves. @see tallinn.card.two-halves */
export function hasBothHalves({ name, sides }: Pick<Card, 'name' | 'sides'>): boolean {
  return halvesOf(name).every((half) => sides.has(half));
}

/** A card and its active half in one word, as effects name it: `4b`, `legate-arms`. */
export function halfName(card: CardName, side: SideId | undefined): string {
  if (side === undefined) return card;
  return NAMES.get(card)?.[side] ?? newName(card, side);
}

function newName(card: CardName, side: SideId): string {
  return card === LEGATE ? `${LEGATE}-${side}` : `${card}${side}`;
}

interface NamedHalf {
  readonly card: CardName;
  readonly side: SideId | undefined;
}

/** The cards that have halves. */
const HALVED: readonly CardName[] = [...NUMBERS, LEGATE];

/** Every card that is laid down is named by its half: the word is made once. */
const NAMES: ReadonlyMap<CardName, Readonly<Partial<Record<SideId, string>>>> = new Map(
  HALVED.map((card) => [card, Object.fromEntries(halvesOf(card).map((side) => [side, newName(card, side)]))]),
);

/** By their names; a card by itself, too. */
const HALVES: ReadonlyMap<string, NamedHalf> = new Map(
  HALVED.flatMap((card) => [undefined, ...halvesOf(card)].map((side) => [halfName(card, side), { card, side }])),
);

/** The card and the half that a word of `halfName` means. */
export function halfOf(half: string): NamedHalf {
  return HALVES.get(half) ?? { card: half, side: undefined };
}

/** Both halves together. @see tallinn.final.tower-whole-card */
export function wholeCard(card: Card): Persons {
  return addAll([...card.sides.values()].map(({ persons }) => persons));
}

/**
 * The persons of a tower: those of the whole card, or of the half that lay on top, where only that one counts.
 * @param side undefined where no half lay on top @see tallinn.final.tower-whole-card, option tower-counts
 */
export function personsOfTower(
  card: Card,
  side: SideId | undefined,
  { halfTowers }: Pick<Profile, 'halfTowers'>,
): Persons {
  const active = side === undefined ? undefined : card.sides.get(side)?.persons;
  return (halfTowers && active) || wholeCard(card);
}

/** The half that a played half covers. */
export function coveredSide(card: Card, active: SideId): Side | undefined {
  return [...card.sides.values()].find(({ id }) => id !== active);
}

/** The edition that a game is played with: a named one, with the log's own values on top. */
export const editionOf = editionReader<Edition>({
  empty: (name) => ({
    name,
    cards: new Map(),
    incomplete: [],
    starts: new Map(),
    inline: false,
    open: true,
    repeated: [],
    unnamed: [],
  }),
  read: readEdition,
  documented: documentedIn,
  merge: (name, base, own) => {
    const cards = new Map([...(base?.cards ?? []), ...own.cards]);
    for (const card of own.incomplete) cards.delete(card.name);
    const starts = new Map([...(base?.starts ?? []), ...own.starts]);
    return { ...own, name, inline: true, cards, starts };
  },
});

function readEdition(name: string | undefined, components: Element, invented: boolean): Edition {
  const cards = new Map<CardName, Card>();
  const incomplete: Card[] = [];
  const starts = new Map<string, StartCard>();
  const repeated: TallinnElement[] = [];
  const unnamed: TallinnElement[] = [];
  for (const child of components.children as readonly TallinnElement[]) {
    if (child.name === 'start') {
      const id = known(child.values.id);
      if (id === undefined) unnamed.push(child);
      else if (starts.has(id)) repeated.push(child);
      else starts.set(id, { id, persons: personsOf(child), reconstructed: isInvented(child, invented) });
    } else if (child.name === 'influence' || child.name === 'legate') {
      const card = child.name === 'legate' ? LEGATE : known(child.values.n)?.toString();
      if (card === undefined) continue;
      if (cards.has(card)) repeated.push(child);
      else cards.set(card, { name: card, ...halvesIn(child, invented), element: child });
    }
  }
  for (const card of cards.values()) {
    if (hasBothHalves(card)) continue;
    incomplete.push(card);
    cards.delete(card.name);
  }
  return { name, cards, incomplete, starts, inline: false, open: false, repeated, unnamed };
}

/** Which numbers and start cards there are is no guess; of a card with an invented face nothing else is known. */
function documentedIn(edition: Edition): Edition {
  const isDocumented = ({ sides }: Card): boolean => [...sides.values()].every(({ reconstructed }) => !reconstructed);
  return {
    ...edition,
    name: undefined,
    open: true,
    cards: new Map([...edition.cards].filter(([, card]) => isDocumented(card))),
    starts: new Map(
      [...edition.starts].map(([id, start]) => [
        id,
        start.reconstructed ? { ...start, persons: undefined, reconstructed: false } : start,
      ]),
    ),
  };
}

/** The halves of a card; of one that is declared twice the first. */
function halvesIn(
  card: TallinnElementOf<'influence'> | TallinnElementOf<'legate'>,
  invented: boolean,
): Pick<Card, 'sides' | 'declared'> {
  const sides = new Map<SideId, Side>();
  const declared: SideId[] = [];
  for (const child of card.children) {
    if (child.name !== 'side') continue;
    const id = known(child.values.id);
    if (id === undefined) continue;
    declared.push(id);
    if (sides.has(id)) continue;
    const coin = known(child.values.coin);
    sides.set(id, {
      id,
      persons: personsOf(child),
      coin: coin === undefined ? undefined : estateIndex(coin),
      reconstructed: isInvented(child, invented),
    });
  }
  return { sides, declared };
}

function personsOf({ values }: TallinnElementOf<'side'> | TallinnElementOf<'start'>): Persons {
  return [known(values.merchant) ?? 0, known(values.knight) ?? 0, known(values.monk) ?? 0];
}

/** True where any value of the set is our own reconstruction: final scoring counts whole cards, the hidden ones too. */
export function holdsReconstruction({ cards, starts }: Edition): boolean {
  const sides = [...cards.values()].flatMap((card) => [...card.sides.values()]);
  return [...sides, ...starts.values()].some(({ reconstructed }) => reconstructed);
}

/** Which number has which faces was made up even where the faces are documented; a documented face is no guess. */
function isInvented({ values }: TallinnElementOf<'side'> | TallinnElementOf<'start'>, invented: boolean): boolean {
  const documented: readonly string[] = known(values.documented) ?? [];
  return invented && !documented.includes('persons');
}
