/** What final scoring counts: displays and towers as they are at the end of play. @see tallinn.md 3.5 */
import type { EstateIndex, Persons } from './persons.js';

/** A tower as far as scoring is concerned. */
export interface TowerCard {
  /** Both halves. */
  readonly whole: Persons;
  /** The half that was active in the display; both for a card from the hand. */
  readonly active: Persons;
  readonly isLegate: boolean;
}

/** What a player has at the end of play. */
export interface Position {
  /** Before final scoring. */
  readonly points: number;
  /** The display, before a legate's two persons join it. */
  readonly display: Persons;
  /** The side of a legate in the display. */
  readonly legate: 'arms' | 'persons' | undefined;
  /** The estate that the two persons of a displayed legate join; undefined where none do. */
  readonly bonus: EstateIndex | undefined;
  readonly towers: readonly TowerCard[];
  /** Needed only to find out what was counted wrongly. */
  readonly miscounted?: Miscounted;
}

/** What somebody may count, or leave out, who does not know which halves and cards count in a display. */
export interface Miscounted {
  /** The persons of the start card, which are among those of the display. */
  readonly start: Persons;
  /** Those on the covered halves of the displayed cards. */
  readonly covered: Persons;
  /** Those that left the display with the towers. */
  readonly left: Persons;
}
