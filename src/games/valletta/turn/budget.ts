/** How many cards a turn has, by which rule: three, but for the first turns of the start-player variant. @see valletta.turn.play-three */

import type { RuleIdOfValletta } from '../rulebook.js';
import { PLAYS } from '../rules/table.js';
import { budgetOf } from '../rules/turn.js';
import type { PlayerState } from '../table/player-state.js';
import type { TableState } from '../table/state.js';

/** How many turns of a player have fewer cards in the start-player variant. */
export function turnsWithFewer({ profile }: TableState, { seat }: PlayerState): number {
  return budgetOf(profile, seat, 0) < PLAYS ? 1 : 0;
}

/** The rule that says how many they are. @param player once the turn is counted */
export function ruleOfBudget(table: TableState, player: PlayerState): RuleIdOfValletta {
  const reduced = table.profile.startPlayerVariant && player.turns <= 1;
  if (reduced && player.seat === 0) return 'valletta.variant.start-player-first-turn';
  if (reduced && player.seat === 1) return 'valletta.variant.start-player-second-turn';
  return 'valletta.turn.play-three';
}
