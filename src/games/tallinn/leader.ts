/** The variant in which the leader decides on a tower first, and openly. @see tallinn.md 2.1, TA-12 */
import type { Judge } from '../../engine/judge.js';
import { player as playerName } from '../../engine/message.js';
import type { RuleIdOfTallinn } from './rulebook.js';
import type { PlayerState, TableState } from './state.js';
import type { TallinnElementOf } from './vocabulary.js';

/** A decision in the order of the log: what the order of deciding depends on. */
export interface Decision {
  readonly player: PlayerState;
  readonly element: TallinnElementOf<'tower'>;
  /** After the contests of the round. */
  readonly points: number;
  /** Built before the round. */
  readonly towers: number;
}

/** tallinn.variant.leader-first, -.leader-tie-towers, -.leader-tie-lot */
export function checkDecisionOrder(table: TableState, judge: Judge, decisions: readonly Decision[]): void {
  decisions.forEach((decision, index) => {
    // Who was passed over: with a free order behind the leader only the first decision has a rule.
    const earlier = table.profile.restDescends ? decisions[index - 1] : index > 0 ? decisions[0] : undefined;
    if (!earlier) return;
    const rule = ruleOfOrder(decision, earlier);
    const isUnknown = decision.player.unknownPoints || earlier.player.unknownPoints;
    judge.require(rule, isUnknown ? 'unknown' : !precedes(decision, earlier), () => ({
      kind: 'order',
      message: 'tallinn_decides-late',
      with: {
        player: playerName(decision.player.id),
        other: playerName(earlier.player.id),
        points: decision.points,
        otherPoints: earlier.points,
        towers: decision.towers,
        otherTowers: earlier.towers,
        by: { type: 'choice', choice: decision.points === earlier.points ? 'towers' : 'points' },
      },
      expected: `${decision.player.id} ${earlier.player.id}`,
      actual: `${earlier.player.id} ${decision.player.id}`,
      element: decision.element,
      player: decision.player.id,
      restsOn: [`${decision.player.id} point`, `${earlier.player.id} point`, `leader ${table.round}`],
      spoils: [`leader ${table.round}`],
    }));
  });
}

function precedes(one: Decision, other: Decision): boolean {
  return one.points > other.points || (one.points === other.points && one.towers > other.towers);
}

function ruleOfOrder(one: Decision, other: Decision): RuleIdOfTallinn {
  if (one.points !== other.points) return 'tallinn.variant.leader-first';
  return one.towers !== other.towers ? 'tallinn.variant.leader-tie-towers' : 'tallinn.variant.leader-tie-lot';
}
