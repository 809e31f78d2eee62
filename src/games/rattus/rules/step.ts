/** From region to region: what is closed, what touches. @see rattus.md 5.3 */
import type { Slot, ValueCondition } from '../../../kernel/game-definition.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { MOST_RATS } from '../state.js';
import { type Region, touches } from './facts.js';
import { isOpen, type Rattus, rats } from './table.js';

/** A region next to that of another slot. @param rule the one where they do not touch */
export function nextTo(
  from: Slot<Rattus, Region, RuleIdOfRattus>,
  rule: RuleIdOfRattus,
): readonly ValueCondition<Rattus, Region, RuleIdOfRattus>[] {
  return [
    { rule: 'rattus.setup.unused-regions-closed', holds: (state, _, region) => isOpen(state, region) },
    { rule, holds: (state, choice, region) => touches(state.facts, from.of(choice), region) },
  ];
}

/** How many more tokens could come into a region. @see rattus.board.token-cap */
export function roomIn(state: Rattus, region: Region): number {
  return Math.max(0, MOST_RATS - rats.of(state, region));
}
