/** What a Character does when it is played, declared. @see valletta.md 4.5, 4.10 to 4.13 */
import type { Choice } from '../../../kernel/choice.js';
import type { Slot } from '../../../kernel/game-definition.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import type { GoodIndex } from '../table/goods.js';
import type { BuildingColour } from '../vocabulary.js';
import type { Valletta } from './table.js';

/** What is decided about a card when it is played: the slots behind the card itself. */
export type CardSlots = readonly Slot<Valletta, number, RuleIdOfValletta>[];

/** Characters that do the same, but for what it is about. */
export type Family =
  | ('one good' | 'icons' | 'choice' | 'chosen icons' | 'for all' | 'gold for buildings')
  | ('points for buildings' | 'points for upgrades' | 'points')
  | ('build' | 'copy' | 'jean' | 'asked gifts' | 'forced gifts' | 'exchange' | 'sale');

/** What those of a family differ in. */
export interface Particulars {
  /** The one good that it brings. */
  readonly good?: GoodIndex;
  /** The colour of the buildings that count. */
  readonly colour?: BuildingColour;
  /** Where the points are always the same. */
  readonly points?: number;
}

/** The function of a Character. */
export interface CardFunction extends Particulars {
  readonly family: Family;
  readonly rule: RuleIdOfValletta;
  readonly slots: CardSlots;
  /** Carries it out. @param rule that of the function; where an Apprentice copies it, the rule of the copying */
  perform(state: Valletta, choice: Choice, rule: RuleIdOfValletta): void;
}

/** Nothing is to be decided. */
export const NO_SLOTS: CardSlots = [];
