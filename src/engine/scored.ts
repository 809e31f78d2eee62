/** Points that a player scores. */
import type { Judge } from './judge.js';
import type { RuleId } from './rule.js';

/**
 * @param id of the player
 * @param amount below zero for points that are lost
 * @param which thing brings the points, where it has a name: a contest, a building
 */
export function scorePoints(judge: Judge, rule: RuleId, id: string, amount: number, which?: string): void {
  judge.effect(rule, { verb: 'score', player: id, thing: 'point', which, amount, to: id });
}
