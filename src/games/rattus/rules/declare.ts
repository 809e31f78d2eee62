/** The words of a declaration, as all declarations of Rattus use them. */
import {
  type Condition,
  type DecisionPoint,
  type Move,
  Slot,
  type ValueCondition,
} from '../../../kernel/game-definition.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { REGIONS, type Region } from './facts.js';
import type { Rattus } from './table.js';

export type RattusMove = Move<Rattus, RuleIdOfRattus>;
export type RattusPoint = DecisionPoint<Rattus, RuleIdOfRattus>;
export type RattusCondition = Condition<Rattus, RuleIdOfRattus>;
export type RattusConditions<V extends number> = readonly ValueCondition<Rattus, V, RuleIdOfRattus>[];

/** One part of a move. */
export class RattusSlot<V extends number = number> extends Slot<Rattus, V, RuleIdOfRattus> {}

/** A region, whichever it is. @param at how many slots stand before it */
export function regionSlot(name: string, conditions: RattusConditions<Region>, at = 0): RattusSlot<Region> {
  return new RattusSlot<Region>({ name, at, domain: REGIONS, conditions });
}
