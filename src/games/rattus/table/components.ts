/** Map, tokens and class cards: their types, and how an edition (a file or the log's own elements) becomes them. */
import { editionReader } from '../../../engine/edition.js';
import { known } from '../../../log/attribute.js';
import type { Element } from '../../../log/vocabulary.js';
import {
  BASE_CARDS,
  type Card,
  type Estate,
  type Hit,
  type RattusElement,
  type RattusElementOf,
  type Region,
  type SetName,
} from '../vocabulary.js';

interface RegionFace {
  readonly id: Region;
  readonly neighbours: ReadonlySet<Region>;
  /** Neighbours that are joined by an arrow only. */
  readonly arrows: ReadonlySet<Region>;
  readonly element: Element;
}

/** The front of a rat token. @see rattus.token.front */
export interface Token {
  readonly id: string;
  /** The number; undefined where no edition says it. */
  readonly limit: number | undefined;
  readonly hits: readonly Hit[] | undefined;
  /** True for a purple rim. */
  readonly start: boolean;
  readonly reconstructed: boolean;
  readonly element: Element;
}

/** The values that a game is played with: map, tokens, and what is said of the cards. */
export interface Edition {
  /** The element that holds it; undefined where there is none. */
  readonly element: Element | undefined;
  /** True where values stand in the log itself. */
  readonly inline: boolean;
  readonly regions: ReadonlyMap<Region, RegionFace>;
  readonly tokens: ReadonlyMap<string, Token>;
  /** Declarations of class cards, as they stand. */
  readonly cards: readonly { readonly card: Card; readonly estate: Estate | undefined; readonly element: Element }[];
  /** Tokens whose id was declared before. */
  readonly repeated: readonly Element[];
  readonly mapReconstructed: boolean;
}

/** rattus.token.census */
export const TOKENS = 49;
/** Of these, tokens with a purple rim. @see rattus.token.census */
export const START_TOKENS = 12;

/** Estates of the cards: documented for all editions (rattus.md 5.1). @see rattus.piper.three-per-estate */
export const ESTATE_OF: Readonly<Record<Card, Estate>> = {
  peasant: 'peasantry',
  serf: 'peasantry',
  baker: 'peasantry',
  merchant: 'bourgeoisie',
  messenger: 'bourgeoisie',
  mayor: 'bourgeoisie',
  monk: 'church',
  nun: 'church',
  bishop: 'church',
  knight: 'knighthood',
  crusader: 'knighthood',
  soldier: 'knighthood',
  witch: 'magic',
  'pied-piper': 'magic',
  magician: 'magic',
  king: 'royalty',
  queen: 'royalty',
  emperor: 'royalty',
};

/** rattus.piper.set-good-times, -.set-rat-control, -.set-war-in-europe */
export const SETS: Readonly<Record<SetName, readonly Card[]>> = {
  'good-times': ['peasant', 'baker', 'serf', 'queen', 'mayor', 'soldier'],
  'rat-control': ['pied-piper', 'magician', 'bishop', 'nun', 'monk', 'emperor'],
  'war-in-europe': ['knight', 'crusader', 'soldier', 'messenger', 'merchant', 'pied-piper'],
};

/** True for the six cards of the base game. @see rattus.setup.class-display */
export function isBaseCard(card: Card): boolean {
  return (BASE_CARDS as readonly Card[]).includes(card);
}

/** The edition that a game is played with: a named one, with the log's own values on top. */
export const editionOf = editionReader<Edition>({
  empty: () => ({
    element: undefined,
    inline: false,
    regions: new Map(),
    tokens: new Map(),
    cards: [],
    repeated: [],
    mapReconstructed: false,
  }),
  read: readEdition,
  // Which card has which estate is documented. Of the map the examples of the rulebook tell something (map.ts).
  documented: (edition) =>
    edition.mapReconstructed ? { ...edition, regions: new Map(), tokens: new Map(), mapReconstructed: false } : edition,
  merge: (_, base, own, inline) => ({
    element: inline,
    inline: true,
    regions: new Map([...(base?.regions ?? []), ...own.regions]),
    tokens: new Map([...(base?.tokens ?? []), ...own.tokens]),
    cards: [...(base?.cards ?? []), ...own.cards],
    repeated: own.repeated,
    mapReconstructed: own.regions.size > 0 ? own.mapReconstructed : (base?.mapReconstructed ?? false),
  }),
});

function readEdition(_: string | undefined, components: Element, invented: boolean): Edition {
  const regions = new Map<Region, RegionFace>();
  const tokens = new Map<string, Token>();
  const cards: Edition['cards'][number][] = [];
  const repeated: Element[] = [];
  for (const child of components.children as readonly RattusElement[]) {
    if (child.name === 'region') {
      const region = readRegion(child);
      if (region) regions.set(region.id, region);
    } else if (child.name === 'token') {
      const token = readToken(child, invented);
      if (!token) continue;
      if (tokens.has(token.id)) repeated.push(child);
      else tokens.set(token.id, token);
    } else if (child.name === 'class') {
      const card = known(child.values.id) ?? known(child.values.card);
      if (card) cards.push({ card, estate: known(child.values.estate), element: child });
    }
  }
  return { element: components, inline: false, regions, tokens, cards, repeated, mapReconstructed: invented };
}

function readRegion(element: RattusElementOf<'region'>): RegionFace | undefined {
  const id = known(element.values.id);
  const neighbours = known(element.values.neighbours);
  if (!id || !neighbours) return undefined;
  return { id, neighbours: named(neighbours), arrows: named(known(element.values.arrows) ?? []), element };
}

function named(regions: readonly (Region | '?')[]): ReadonlySet<Region> {
  return new Set(regions.filter((region) => region !== '?'));
}

function readToken(element: RattusElementOf<'token'>, invented: boolean): Token | undefined {
  const id = known(element.values.id);
  if (id === undefined) return undefined;
  const hits = known(element.values.hits);
  return {
    id,
    limit: known(element.values.limit),
    hits: hits?.filter((hit) => hit !== '?'),
    start: element.values.start === true,
    reconstructed: invented,
    element,
  };
}
