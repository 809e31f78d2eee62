/** What a player of Valletta has. */
import { Deck } from '../../engine/deck.js';
import type { Effect } from '../../engine/effect.js';
import type { Gaps } from '../../engine/gap.js';
import { KINDS } from './components.js';
import type { MutableGoods } from './goods.js';
import { HOUSES } from './rules/score.js';
import type { Character } from './vocabulary.js';

/** What the record lacks of something; undefined where it is known. */
export type Unknown = Gaps | undefined;

/** What a player has; changed in place by effects, and by what the record hides. */
export interface PlayerState {
  /** 0-based. */
  readonly seat: number;
  readonly id: string;
  readonly goods: MutableGoods;
  /** By good, what the record would have to say for their number to be known; undefined where it is. */
  readonly unknownGoods: [Unknown, Unknown, Unknown, Unknown];
  /** What a forbidden action has changed of the goods since they were last stated. */
  readonly againstRules: MutableGoods;
  points: number;
  unknownPoints: Unknown;
  /** Houses not yet built. */
  houses: number;
  readonly deck: Deck;
  /** Cards played in this turn, in order; undefined for an unknown one. */
  readonly slots: (Character | undefined)[];
  /** Characters built or hired in this turn. */
  readonly gained: Character[];
  lastGain: 'build' | 'hire';
  /** The latest turn in which a Character was hired or dismissed. */
  personnelTurn: number;
  /** Characters that were gained without entering the hand. @see valletta.end.gained-cards */
  readonly aside: Set<Character>;
  /** Cards of the discard pile that were played in the latest turn, and whether its refill shuffled them. */
  lastPlayed: number;
  lastPlayedShuffled: boolean;
  /** Turns begun. */
  turns: number;
  /** 1-based; 0 before the first. */
  latestTurn: number;
  out: boolean;
  /** Places of this player's cards. */
  readonly places: {
    readonly hand: string;
    readonly pile: string;
    readonly slots: string;
    readonly discard: string;
    /** As a quantity: which of them lie where. */
    readonly cards: string;
  };
}

/** Before the first turn. @param seat 0-based */
export function newPlayer(id: string, seat: number): PlayerState {
  return {
    seat,
    id,
    goods: [0, 0, 0, 0],
    unknownGoods: [undefined, undefined, undefined, undefined],
    againstRules: [0, 0, 0, 0],
    points: 0,
    unknownPoints: undefined,
    houses: HOUSES,
    deck: new Deck(KINDS),
    slots: [],
    gained: [],
    lastGain: 'build',
    personnelTurn: 0,
    aside: new Set(),
    lastPlayed: 0,
    lastPlayedShuffled: false,
    turns: 0,
    latestTurn: 0,
    out: false,
    places: placesOf(id),
  };
}

/** The size of a zone follows a record that differs. */
export function resize({ deck, places }: PlayerState, { to, amount }: Effect): void {
  if (to === places.hand) deck.rebase({ hand: deck.handSize + amount });
  else if (to === places.pile) deck.rebase({ pile: deck.pileSize + amount });
  else if (to === places.discard) deck.rebase({ discard: deck.discardSize + amount });
}

function placesOf(id: string): PlayerState['places'] {
  return {
    hand: `${id}.hand`,
    pile: `${id}.pile`,
    slots: `${id}.slots`,
    discard: `${id}.discard`,
    cards: `${id} cards`,
  };
}

/** A turn has three plays, and rarely a few more. What lies further back explains nothing of one that goes on and on. */
const PLAYS_LOOKED_BACK = 16;

/** The latest cards that a player has played in this turn, in order. */
export function latestPlays({ slots }: PlayerState): readonly (Character | undefined)[] {
  return slots.slice(-PLAYS_LOOKED_BACK);
}
