/** What never changes in a game of Tallinn: the cards, as numbers, and the options. */
import { type Index, indices, type Seat } from '../../../kernel/index-of.js';
import { UNKNOWN } from '../../../kernel/truth.js';
import type { Profile } from '../profile.js';
import { type Edition, halvesOf, kindOf, SET_SIZE } from '../table/components.js';
import type { Persons } from '../table/persons.js';
import { LEGATE as LEGATE_NAME, NUMBERS } from '../vocabulary.js';

/** 0 to 9 for the numbers 1 to 10, then the legate; behind them what a choice can mean without naming one of these. */
export type Card = Index<'card'>;
/** 0 for the half `a` of a card and the three persons of a legate, 1 for the half `b` and its arms. */
export type Half = Index<'half'>;
/** In the order of final scoring. */
export type Estate = Index<'estate'>;
/** A start card, by its place in the edition. */
export type Start = Index<'start'>;

/** tallinn.setup.player-count */
export const SEATS = indices<Seat>(4);
/** Those that have a number, and the legate. */
export const CARDS = indices<Card>(SET_SIZE + 1);
export const LEGATE = SET_SIZE as Card;
/** A card of no set, as a log may name one. */
export const FOREIGN = (SET_SIZE + 1) as Card;
/** Those that lie somewhere. */
export const PLACED = indices<Card>(SET_SIZE + 2);
/** One of the cards that the record has not shown. */
export const UNSEEN = (SET_SIZE + 2) as Card;
/** The start card of the player. */
export const START_CARD = (SET_SIZE + 3) as Card;
/** Any card: the record hides which, and nobody plays so who knows the cards. */
export const SOME_CARD = (SET_SIZE + 4) as Card;
/** A start card that is not the player's. */
export const OTHER_START = (SET_SIZE + 5) as Card;
export const HALVES = indices<Half>(2);
export const ARMS = 1 as Half;
export const ESTATES = indices<Estate>(3);
/** tallinn.setup.start-card: there are six; an edition may have more. */
const MOST_STARTS = 32;

/** No coin on a half. */
export const NO_COIN = -1;

/** What the cards of an edition show. */
interface CardFacts {
  /** Persons by card, half and estate; `UNKNOWN` where the edition does not say. */
  readonly persons: Int16Array;
  /** The estate of the coin by card and half, or `NO_COIN`. */
  readonly coins: Int16Array;
  /** Persons by start card and estate. */
  readonly starts: Int16Array;
  /** The ids of the start cards, by their numbers. */
  readonly startIds: readonly string[];
}

/** The facts of a game. */
export interface TallinnFacts extends CardFacts {
  /** The players in turn order. */
  readonly seats: readonly Seat[];
  readonly profile: Profile;
}

/** @param players how many there are */
export function factsOf(edition: Edition, profile: Profile, players: number): TallinnFacts {
  let ofCards = known.get(edition);
  if (!ofCards) {
    ofCards = cardFactsOf(edition);
    known.set(edition, ofCards);
  }
  const { persons, coins, starts, startIds } = ofCards;
  // Not spread: that takes twenty times as long, and every game asks for it.
  return { persons, coins, starts, startIds, seats: SEATS.slice(0, players), profile };
}

/** Many games are played with the same cards. */
const known = new WeakMap<Edition, CardFacts>();

function cardFactsOf({ cards, starts }: Edition): CardFacts {
  const persons = new Int16Array(CARDS.length * HALVES.length * ESTATES.length).fill(UNKNOWN);
  const coins = new Int16Array(CARDS.length * HALVES.length).fill(UNKNOWN);
  for (const name of [...NUMBERS, LEGATE_NAME]) {
    for (const [half, id] of halvesOf(name).entries()) {
      const side = cards.get(name)?.sides.get(id);
      if (!side) continue;
      const face = kindOf(name) * HALVES.length + half;
      persons.set(side.persons, face * ESTATES.length);
      coins[face] = side.coin ?? NO_COIN;
    }
  }
  const dealt = [...starts.values()].slice(0, MOST_STARTS);
  return {
    persons,
    coins,
    starts: Int16Array.from(dealt.flatMap((start): Persons => start.persons ?? [UNKNOWN, UNKNOWN, UNKNOWN])),
    startIds: dealt.map(({ id }) => id),
  };
}

/** The persons of an estate on a half; `UNKNOWN` where nobody knows the half or its face. */
export function personsOn({ persons }: TallinnFacts, card: Card, half: Half, estate: Estate): number {
  return card <= LEGATE ? (persons[(card * HALVES.length + half) * ESTATES.length + estate] as number) : UNKNOWN;
}

/** The estate of the coin on a half, or `NO_COIN`; `UNKNOWN` like the persons. */
export function coinOn({ coins }: TallinnFacts, card: Card, half: Half): number {
  return card <= LEGATE ? (coins[card * HALVES.length + half] as number) : UNKNOWN;
}

/** The persons of an estate on a start card. */
export function personsOnStart({ starts }: TallinnFacts, start: Start, estate: Estate): number {
  return starts[start * ESTATES.length + estate] as number;
}
