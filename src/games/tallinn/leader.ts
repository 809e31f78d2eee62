/** The variant in which the leader decides on a tower first, and openly. @see tallinn.md 2.1, TA-12 */
import { listOf } from '../../engine/gap.js';
import type { Judge } from '../../engine/judge.js';
import { choice, player as playerName } from '../../engine/message.js';
import type { RuleIdOfTallinn } from './rulebook.js';
import type { PlayerState, TableState } from './state.js';
import type { TallinnElementOf } from './vocabulary.js';

/** Somebody who may decide: what the order of deciding depends on. */
export interface Entitled {
  readonly player: PlayerState;
  /** After the contests of the round. */
  readonly points: number;
  /** Built before the round. */
  readonly towers: number;
}

/** A decision in the order of the log. */
export interface Decision extends Entitled {
  readonly element: TallinnElementOf<'tower'>;
}

/**
 * A decision, compared with the one that it may have to precede: the one just before it, or with a free order behind
 * the leader the first of the round.
 * @param entitled all who may build in this round
 * @see tallinn.variant.leader-first, tallinn.variant.leader-tie-towers, tallinn.variant.leader-tie-lot
 */
export function checkDecisionOrder(
  table: TableState,
  judge: Judge,
  decision: Decision,
  before: readonly Decision[],
  entitled: readonly Entitled[],
): void {
  const earlier = table.profile.restDescends ? before.at(-1) : before[0];
  if (!earlier) return;
  // Only the leader must come first, who may have declined without a word in the record.
  const isBehind = entitled.some((one) => one.player !== decision.player && precedes(one, decision));
  if (!table.profile.restDescends && isBehind) return;
  const { player, points, towers } = decision;
  const hidden = [player, earlier.player].flatMap((one) => [
    ...listOf(one.unknownPoints ?? []),
    ...(one.cards.isUncertain ? one.cards.lacks : []),
  ]);
  const order = `leader ${table.round}`;
  judge.require(ruleOfOrder(decision, earlier), hidden.length > 0 ? hidden : !precedes(decision, earlier), () => ({
    kind: 'order',
    // The rulebook names only who decides first.
    message: before.some((one) => precedes(one, decision)) ? 'tallinn_decides-late-behind' : 'tallinn_decides-late',
    with: {
      player: playerName(player.id),
      other: playerName(earlier.player.id),
      points,
      otherPoints: earlier.points,
      towers,
      otherTowers: earlier.towers,
      by: choice(points === earlier.points ? 'towers' : 'points'),
    },
    expected: `${player.id} ${earlier.player.id}`,
    actual: `${earlier.player.id} ${player.id}`,
    element: decision.element,
    restsOn: [`${player.id} point`, `${earlier.player.id} point`, order],
    spoils: [order],
  }));
}

function precedes(one: Entitled, other: Entitled): boolean {
  return one.points > other.points || (one.points === other.points && one.towers > other.towers);
}

function ruleOfOrder(one: Decision, other: Decision): RuleIdOfTallinn {
  if (one.points !== other.points) return 'tallinn.variant.leader-first';
  return one.towers !== other.towers ? 'tallinn.variant.leader-tie-towers' : 'tallinn.variant.leader-tie-lot';
}
