/** How many cards a turn has: three, but for the first turns of the start-player variant. @see valletta.turn.play-three */
import type { RuleIdOfValletta } from './rulebook.js';
import type { PlayerState, TableState } from './state.js';

/** valletta.turn.play-three */
export const PLAYS = 3;

/** How many cards the first turn of a seat has in the start-player variant. */
const REDUCED: readonly number[] = [1, 2];

/** How many turns of a player have fewer cards in the start-player variant. */
export function turnsWithFewer({ seat }: PlayerState): number {
  return seat < REDUCED.length ? 1 : 0;
}

/** @param player before the turn is counted @see valletta.variant.start-player-first-turn */
export function budgetOf(table: TableState, player: PlayerState): number {
  if (!table.profile.startPlayerVariant || player.turns > 0) return PLAYS;
  return REDUCED[player.seat] ?? PLAYS;
}

/** The rule that says how many they are. @param player once the turn is counted */
export function ruleOfBudget(table: TableState, player: PlayerState): RuleIdOfValletta {
  const reduced = table.profile.startPlayerVariant && player.turns <= 1;
  if (reduced && player.seat === 0) return 'valletta.variant.start-player-first-turn';
  if (reduced && player.seat === 1) return 'valletta.variant.start-player-second-turn';
  return 'valletta.turn.play-three';
}
