/** What a Character does when it is played, declared. @see valletta.md 4.5, 4.10 to 4.13 */
import type { Choice } from '../../../kernel/choice.js';
import type { Slot } from '../../../kernel/game-definition.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import type { Valletta } from './table.js';

/** What is decided about a card when it is played: the slots behind the card itself. */
export type CardSlots = readonly Slot<Valletta, number, RuleIdOfValletta>[];

/** The function of a Character. */
export interface CardFunction {
  readonly rule: RuleIdOfValletta;
  readonly slots: CardSlots;
  /** Carries it out. @param rule that of the function; where an Apprentice copies it, the rule of the copying */
  perform(state: Valletta, choice: Choice, rule: RuleIdOfValletta): void;
}

/** Nothing is to be decided. */
export const NO_SLOTS: CardSlots = [];
