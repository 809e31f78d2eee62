/** Which choices of a game may be compared, as the game declares it, and what is found of them (regret.ts). */
import type { Element } from '../log/vocabulary.js';
import type { Place } from './finding.js';
import type { Message } from './message.js';

/** What was chosen in a move. */
export interface Chosen {
  /** Only choices of one kind are compared: the same card, the same action. */
  readonly kind: string;
  /** The choice, apart from what was paid for it. */
  readonly choice: string;
}

/** How a game wants its choices compared. */
export interface RegretPlan {
  /** @returns undefined for a move in which nothing can be chosen that brings something at once */
  readonly chosen: (move: Element) => Chosen | undefined;
  /** The most that any choice of a move can bring at once; without it, nobody knows before looking at the table. */
  readonly most?: (move: Element) => number;
  /** The most that a choice can bring at once, so that the judge is not asked in vain. @param table what `Session.table` returned */
  readonly hope: (move: Element, table: unknown) => number;
  /** Whether what a choice costs or brings rests on card values of the edition. */
  readonly restsOnValues: boolean;
  /** Series of goods: where a choice is the same and brings as much, to keep more of them is better. */
  readonly goods: readonly string[];
  readonly tell: (regret: Omit<Regret, 'message'>) => Message;
}

/** A move in whose place another one would have brought more. */
export interface Regret {
  /** Where the move stands. */
  readonly at: Place;
  readonly player: string;
  readonly recorded: Element;
  /** The best choice, as it could stand in the log. */
  readonly instead: Element;
  /** What the recorded move and the other one brought the player at once: points, or what counts instead. */
  readonly had: number;
  readonly could: number;
  /** For each series of goods how much more of it would be left at the end of the turn; less where it is negative. */
  readonly goods: Readonly<Record<string, number>>;
  readonly message: Message;
}
