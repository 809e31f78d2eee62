/** What never changes in a game of Rattus: map, tokens and options, as numbers. */
import { type Index, indices, type Seat } from '../../../kernel/index-of.js';
import { type Truth, UNKNOWN } from '../../../kernel/truth.js';
import type { Profile } from '../profile.js';
import { type Edition, ESTATE_OF } from '../table/components.js';
import { adjacent, type Border as BorderName, isInvented, regionsFor } from '../table/map.js';
import {
  BASE_CARDS,
  CARDS as CARD_NAMES,
  type Card as CardName,
  type Estate as EstateName,
  HITS,
  REGIONS as REGION_NAMES,
  type Region as RegionName,
  SITES as SITE_NAMES,
  type Site as SiteName,
} from '../vocabulary.js';
import { CUBES, MOST_RATS } from './amounts.js';

export type Region = Index<'region'>;
/** A class card. */
export type Card = Index<'card'>;
/** A rat token, by its place in the edition. */
export type Token = Index<'token'>;
/** Where a token lies in its region: 0 for the one that lies there longest. */
export type Place = Index<'place'>;

const REGION_NUMBERS: ReadonlyMap<RegionName, Region> = new Map(
  REGION_NAMES.map((name, number) => [name, number as Region]),
);
const CARD_NUMBERS: ReadonlyMap<CardName, Card> = new Map(CARD_NAMES.map((name, number) => [name, number as Card]));

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

/** Where cubes stand on the board: the regions, and the castle behind them. @see rattus.board.castle */
export type Site = Index<'region'>;
export const CASTLE = REGIONS.length as Site;
/** The number of a region or of the castle. */
export function siteNamed(name: SiteName): Site {
  return SITE_NAMES.indexOf(name) as Site;
}

/** No region, where one may be named. */
export const NOWHERE = REGIONS.length as Region;
/** A region, or none. */
export const REGIONS_OR_NONE: readonly Region[] = [NOWHERE, ...REGIONS];

/** A border or an arrow between two regions. */
export type Border = Index<'border'>;
const PAIRS: readonly (readonly [Region, Region])[] = REGIONS.flatMap((one) =>
  REGIONS.slice(one + 1).map((other) => [one, other] as const),
);
export const BORDERS = indices<Border>(PAIRS.length);
const BORDER_BETWEEN = Int8Array.from(
  REGIONS.flatMap((one) =>
    REGIONS.map((other) => PAIRS.findIndex((pair) => pair.includes(one) && pair.includes(other) && one !== other)),
  ),
);

/** What a record may call the border of a region with itself. */
export const NO_BORDER = -1 as Border;

/** The two regions of a border. @param border any but `NO_BORDER` */
export function sidesOf(border: Border): readonly [Region, Region] {
  return PAIRS[border] as readonly [Region, Region];
}

/** The border between two regions, whichever is named first; `NO_BORDER` where they are one. */
export function borderBetween(one: Region, other: Region): Border {
  return BORDER_BETWEEN[one * REGIONS.length + other] as Border;
}

/** The border that effects and records call so; `NO_BORDER` for that of a region with itself. */
export function borderNamed(name: BorderName): Border {
  return BORDERS_BY_NAME.get(name) ?? NO_BORDER;
}

/** By both of their names. */
const BORDERS_BY_NAME: ReadonlyMap<string, Border> = new Map(
  REGIONS.flatMap((one) =>
    REGIONS.map((other) => [`${REGION_NAMES[one]}-${REGION_NAMES[other]}`, borderBetween(one, other)] as const),
  ),
);

/** One to all cubes of a player. @see rattus.setup.cubes */
export const AMOUNTS = indices(CUBES + 1).slice(1);

export const PEASANT = cardNamed('peasant');
export const BAKER = cardNamed('baker');
export const KNIGHT = cardNamed('knight');
export const CRUSADER = cardNamed('crusader');
export const SERF = cardNamed('serf');
export const SOLDIER = cardNamed('soldier');
export const MAYOR = cardNamed('mayor');
export const QUEEN = cardNamed('queen');

/** The number of a region; below 0 for what is none. */
export function regionNamed(name: RegionName): Region {
  return REGION_NUMBERS.get(name) ?? (-1 as Region);
}

/** The number of a card. */
export function cardNamed(name: CardName): Card {
  return CARD_NUMBERS.get(name) ?? (-1 as Card);
}

/** What a token hits, by its place in `HITS`: the letters before the estates. */
export const MAJORITY = HITS.indexOf('M');
export const ALL = HITS.indexOf('A');

/** What the map and the components say, with so many players and estates as an option has them. */
interface TableFacts {
  /** The players in turn order. */
  readonly seats: readonly Seat[];
  /** The regions in use. */
  readonly regions: readonly Region[];
  /** 1 for a region in use. */
  readonly inUse: Uint8Array;
  /** Whether two regions touch: 0, 1, or 2 where the map does not say. */
  readonly borders: Uint8Array;
  /** For each region those in use that touch it, one bit each; and those that do so for all the map says. */
  readonly neighbours: Uint16Array;
  readonly perhapsNeighbours: Uint16Array;
  /** The number on each token; `UNKNOWN` where the edition does not say. */
  readonly limits: Int16Array;
  /** What each token hits. */
  readonly hits: readonly (readonly number[])[];
  /** 1 for a token with a purple rim. */
  readonly isStart: Uint8Array;
  /** The ids of the tokens, by their numbers. */
  readonly tokenIds: readonly string[];
  /** Their numbers, by their ids. */
  readonly tokens: ReadonlyMap<string, Token>;
  /** The cards of each estate, by its place in `HITS`. */
  readonly cardsOf: readonly (readonly Card[])[];
}

/** The facts of a game. */
export interface RattusFacts extends TableFacts {
  readonly profile: Profile;
  /** The cards that the six are chosen from. @see rattus.piper.select-random */
  readonly cards: readonly Card[];
}

/**
 * The facts of a game.
 * @param players how many there are
 * @param map `sure`: what an invented map says beyond the rulebook is not known
 */
export function factsOf(edition: Edition, profile: Profile, players: number, map: 'all' | 'sure' = 'all'): RattusFacts {
  const ofEdition = known.get(edition) ?? new Map<string, RattusFacts>();
  known.set(edition, ofEdition);
  const kind = `${players} ${hasOwnEstates(edition) && profile.declaredEstates} ${map}`;
  const before = ofEdition.get(kind);
  if (before?.profile === profile) return before;
  const ofTable = before ?? tableFactsOf(edition, profile, players, map === 'sure');
  const facts = { ...ofTable, profile, cards: profile.expansion ? CARDS : BASE_CARDS.map(cardNamed) };
  ofEdition.set(kind, facts);
  return facts;
}

/** Many games are played with the same components, and most of those under the same options. */
const known = new WeakMap<Edition, Map<string, RattusFacts>>();

function tableFactsOf(edition: Edition, profile: Profile, players: number, surely: boolean): TableFacts {
  const regions = regionsFor(players).map(regionNamed);
  const inUse = new Uint8Array(REGIONS.length);
  for (const region of regions) inUse[region] = 1;
  const tokens = [...edition.tokens.values()].slice(0, MOST_TOKENS);
  const estates = CARD_NAMES.map((card) => estateOf(edition, profile, card));
  const borders = Uint8Array.from(
    REGION_NAMES.flatMap((one) =>
      REGION_NAMES.map((other) => {
        const touches = surely && isInvented(edition, one, other) ? 'values' : adjacent(edition, one, other);
        return touches === true ? 1 : touches === false ? 0 : 2;
      }),
    ),
  );
  const around = (touch: number): Uint16Array =>
    Uint16Array.from(REGIONS, (one) =>
      regions.reduce(
        (bits, other) => (borders[one * REGIONS.length + other] === touch ? bits | (1 << other) : bits),
        0,
      ),
    );
  return {
    seats: SEATS.slice(0, players),
    regions,
    inUse,
    borders,
    neighbours: around(1),
    perhapsNeighbours: around(2),
    limits: Int16Array.from(tokens, ({ limit, hits }) => (limit === undefined || !hits ? UNKNOWN : limit)),
    hits: tokens.map(({ hits = [] }) => hits.map((hit) => HITS.indexOf(hit))),
    isStart: Uint8Array.from(tokens, ({ start }) => (start ? 1 : 0)),
    tokenIds: tokens.map(({ id }) => id),
    tokens: new Map(tokens.map(({ id }, token) => [id, token as Token])),
    cardsOf: HITS.map((hit) => CARDS.filter((card) => estates[card] === hit)),
  };
}

/** The estate of a card. @see rattus.piper.three-per-estate, option card-estates */
export function estateOf({ cards }: Edition, profile: Profile, name: CardName): EstateName {
  const own = cards.findLast(({ card }) => card === name)?.estate ?? ESTATE_OF[name];
  return own !== ESTATE_OF[name] && profile.declaredEstates ? own : ESTATE_OF[name];
}

/** Whether a card has another estate than the rules know it with. */
export function hasOwnEstates({ cards }: Edition): boolean {
  return cards.some(({ card, estate }) => estate !== undefined && estate !== ESTATE_OF[card]);
}

/** Whether two regions touch. @see rattus.board.adjacency */
export function touches({ borders }: RattusFacts, one: Region, other: Region): Truth {
  // A record may not say where the figure is.
  if (one < 0) return 'unknown';
  const border = borders[one * REGIONS.length + other];
  return border === 2 ? 'unknown' : border === 1;
}
