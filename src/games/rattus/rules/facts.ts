/** What never changes in a game of Rattus: map, tokens and options, as numbers. */
import { type Index, indices, type Seat } from '../../../kernel/index-of.js';
import { type Truth, UNKNOWN } from '../../../kernel/truth.js';
import { type Edition, ESTATE_OF } from '../components.js';
import { adjacent, regionsFor } from '../map.js';
import type { Profile } from '../profile.js';
import { MOST_RATS } from '../state.js';
import {
  BASE_CARDS,
  CARDS as CARD_NAMES,
  type Card as CardName,
  type Estate as EstateName,
  HITS,
  REGIONS as REGION_NAMES,
} from '../vocabulary.js';

export type Region = Index<'region'>;
/** A class card. */
export type Card = Index<'card'>;
/** A rat token, by its place in the edition. */
export type Token = Index<'token'>;
/** Where a token lies in its region: 0 for the one that lies there longest. */
export type Place = Index<'place'>;

/** rattus.setup.player-count */
export const SEATS = indices<Seat>(4);
export const REGIONS = indices<Region>(REGION_NAMES.length);
export const CARDS = indices<Card>(CARD_NAMES.length);
/** The rules allow three tokens in a region; a record may have more. @see rattus.board.token-cap */
export const PLACES = indices<Place>(MOST_RATS + 3);
/** rattus.token.census: there are 49; an edition may have more. */
const MOST_TOKENS = 64;
export const TOKENS = indices<Token>(MOST_TOKENS);
/** Nobody has recorded which token it is. */
export const UNSEEN = UNKNOWN as Token;

export const PEASANT = cardNamed('peasant');
export const KNIGHT = cardNamed('knight');

/** The number of a card. */
export function cardNamed(name: CardName): Card {
  return CARD_NAMES.indexOf(name) as Card;
}

/** What a token hits, by its place in `HITS`: the letters before the estates. */
export const MAJORITY = HITS.indexOf('M');
export const ALL = HITS.indexOf('A');

/** The facts of a game. */
export interface RattusFacts {
  /** The players in turn order. */
  readonly seats: readonly Seat[];
  readonly profile: Profile;
  /** The regions in use. */
  readonly regions: readonly Region[];
  /** 1 for a region in use. */
  readonly inUse: Uint8Array;
  /** Whether two regions touch: 0, 1, or 2 where the map does not say. */
  readonly borders: Uint8Array;
  /** The cards of the game. */
  readonly cards: readonly Card[];
  /** The number on each token; `UNKNOWN` where the edition does not say. */
  readonly limits: Int16Array;
  /** What each token hits. */
  readonly hits: readonly (readonly number[])[];
  /** 1 for a token with a purple rim. */
  readonly isStart: Uint8Array;
  /** The ids of the tokens, by their numbers. */
  readonly tokenIds: readonly string[];
  /** The estate of each card, as a place in `HITS`. */
  readonly estates: Uint8Array;
}

/** The facts of a game with the cards of the base game. @param players how many there are */
export function factsOf(edition: Edition, profile: Profile, players: number): RattusFacts {
  const regions = regionsFor(players).map((name) => REGION_NAMES.indexOf(name) as Region);
  const inUse = new Uint8Array(REGIONS.length);
  for (const region of regions) inUse[region] = 1;
  const tokens = [...edition.tokens.values()].slice(0, MOST_TOKENS);
  return {
    seats: SEATS.slice(0, players),
    profile,
    regions,
    inUse,
    borders: Uint8Array.from(
      REGION_NAMES.flatMap((one) =>
        REGION_NAMES.map((other) => {
          const touches = adjacent(edition, one, other);
          return touches === 'unknown' ? 2 : touches ? 1 : 0;
        }),
      ),
    ),
    cards: BASE_CARDS.map(cardNamed),
    limits: Int16Array.from(tokens, ({ limit, hits }) => (limit === undefined || !hits ? UNKNOWN : limit)),
    hits: tokens.map(({ hits = [] }) => hits.map((hit) => HITS.indexOf(hit))),
    isStart: Uint8Array.from(tokens, ({ start }) => (start ? 1 : 0)),
    tokenIds: tokens.map(({ id }) => id),
    estates: Uint8Array.from(CARD_NAMES, (name) => HITS.indexOf(estateOf(edition, profile, name))),
  };
}

/** rattus.piper.three-per-estate, option card-estates */
function estateOf({ cards }: Edition, { declaredEstates }: Profile, name: CardName): EstateName {
  const declared = declaredEstates && cards.findLast(({ card }) => card === name)?.estate;
  return declared || ESTATE_OF[name];
}

/** Whether two regions touch. @see rattus.board.adjacency */
export function touches({ borders }: RattusFacts, one: Region, other: Region): Truth {
  const border = borders[one * REGIONS.length + other];
  return border === 2 ? 'unknown' : border === 1;
}
