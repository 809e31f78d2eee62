/** Cards that wander from player to player, and what they did for each owner, as a game declares them to the report. */
import type { Named } from './named.js';

/** A card in one player's hands. */
export interface Tenure {
  readonly seat: number;
  /** The turn in which it was taken. */
  readonly since: number;
  /** The turn in which the next one took it; null for the one who has it at the end. */
  readonly until: number | null;
}

/** A card of the game, with all who have had it, in order of time. */
export interface Holding {
  readonly id: string;
  readonly name: Named;
  /** What cards of its kind have in common. */
  readonly kind: Named;
  readonly tenures: readonly Tenure[];
}

/** What a card can do for its owner, and what it can cost. */
export const CARD_EVENTS = ['placed', 'moved', 'saved', 'tokens', 'pieces', 'cost'] as const;
export type CardEventKind = (typeof CARD_EVENTS)[number];

/** Something that a card did for a player, or cost one. `use` counts how often it was used. */
export interface CardEvent {
  readonly card: string;
  readonly player: string;
  readonly kind: CardEventKind | 'use';
  readonly amount: number;
}
