/** The points of a player, as a log states them: those that something brought, and the score. */

import type { Judge } from '../../../engine/judge.js';
import { player as playerName } from '../../../engine/message.js';
import { compareNumber, type Difference, type StatedNumber } from '../../../engine/stated-number.js';
import { known } from '../../../log/attribute.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { AMOUNTS, pointsFor } from '../rules/contest.js';
import { adjust } from '../table/changes.js';
import { miscountedIn, movedIn, ofPlayer, startWith } from '../table/quantities.js';
import type { Judged, PlayerState, TableState } from '../table/state.js';
import type { TallinnElementOf } from '../vocabulary.js';
import { lateness } from './lateness.js';

interface StatedPoints extends Pick<StatedNumber, 'element' | 'claimed' | 'computed'> {
  /** Whether they are the points of a contest or the player's. */
  readonly thing: 'contest' | 'point';
}

/** What is said of points that differ. */
export type WrongPoints = Omit<Difference, 'follow'>;

/** Compares points of one player; where they differ, the score follows the record. @param differs made only then */
export function claimPoints(judge: Judge, player: PlayerState, stated: StatedPoints, differs: () => WrongPoints): void {
  const { element, claimed, computed, thing } = stated;
  compareNumber(judge, { element, attribute: 'points', claimed, computed, place: player.id, thing }, () => ({
    ...differs(),
    player: player.id,
    into: ofPlayer(player.id, 'point'),
    follow: (by) => adjust(judge, player, 'point', by),
  }));
}

/** The score of a player. */
export function checkPoints(judged: Judged, element: TallinnElementOf<'state'>): void {
  const { table, judge, player } = judged;
  const claimed = known(element.values.points);
  if (claimed === undefined) return;
  const computed = player.points;
  if (player.unknownPoints) {
    player.unknownPoints = undefined;
    return adjust(judge, player, 'point', claimed - computed);
  }
  if (claimed === computed) player.rightIn = table.round;
  const late = lateness(judged, 'point', claimed, computed);
  claimPoints(judge, player, { element, thing: 'point', claimed, computed }, () => {
    const by = claimed - computed;
    const rule = ruleOfTotal(judged, by);
    // What is wrong from the start is wrong for everybody by the same number.
    const start = table.round === 1 ? [startWith(by)] : [];
    const mayBeStart = rule === 'tallinn.setup.start-score' || by === table.profile.moreByOtherStart;
    const alike = [miscountedIn(table, 'points', by), ...late];
    return {
      rule,
      message: 'tallinn_claim-total',
      play: null,
      with: { player: playerName(player.id) },
      dependsOn: [ofPlayer(player.id, 'point'), ...start, movedIn(table, [-by]), ...alike],
      taints: [...(mayBeStart ? start : []), movedIn(table, [by]), ...alike],
      reconstructed: player.isReconstructed,
    };
  });
}

/** The rule under which a wrong score stands. @see tallinn.setup.start-score, tallinn.final.negative-allowed */
function ruleOfTotal({ table, judge, player }: Judged, difference: number): RuleIdOfTallinn {
  if (player.points < 0 && player.points + difference === 0) return 'tallinn.final.negative-allowed';
  const { startScore, moreByOtherStart } = table.profile;
  const isOtherStart = difference === moreByOtherStart;
  if (table.phase === 'rounds' && table.round > 0) {
    const { statedContest: own, rightIn } = player;
    const wasRight = rightIn === table.round - 1 || (table.round === 1 && rightIn < 0);
    // The log has the points of the contest, and not the score that they lead to.
    if (own?.round === table.round && own.points === -difference) return 'tallinn.score.advance';
    if (isOtherStart && table.round === 1 && rightIn < 0) return 'tallinn.setup.start-score';
    const contested = table.contests.some(({ round, seat }) => round === table.round && seat === player.seat);
    if (difference > AMOUNTS.win * (table.players.length - 1) && wasRight) return 'tallinn.invariant.round-delta';
    if (isGainOfOther(table, player, difference) && (own?.round === table.round || !contested))
      return 'tallinn.contest.only-trigger-scores';
    if (difference > 0 && !contested && wasRight) return 'tallinn.contest.skip-without-coin';
  }
  const scored = player.points - startScore;
  if (isOtherStart && (scored === 0 || table.round === 1)) return 'tallinn.setup.start-score';
  const rule = judge.ledger.ruleThatExplains(player.id, 'point', difference);
  if (isRuleOfPoints(rule)) return rule;
  // Where nothing has been scored yet, the score is the one at the start.
  const isFirst = table.phase === 'rounds' && table.round === 1 && player.rightIn < 0;
  return isFirst && scored === 0 && difference < 0 ? 'tallinn.setup.start-score' : 'tallinn.score.advance';
}

/** Whether a player took points from a contest of somebody else in this round. @see tallinn.contest.only-trigger-scores */
function isGainOfOther(table: TableState, player: PlayerState, difference: number): boolean {
  if (difference <= 0) return false;
  const ofOthers = table.contests.filter(({ round, seat }) => round === table.round && seat !== player.seat);
  const gains = ofOthers.flatMap(({ comparisons }) =>
    comparisons
      .filter(({ opponent }) => opponent === player.seat)
      .map(({ own = 0, theirs = 0 }) => pointsFor(theirs, own)),
  );
  return gains.includes(difference) || gains.reduce((sum, gain) => sum + gain, 0) === difference;
}

function isRuleOfPoints(rule: string | undefined): rule is RuleIdOfTallinn {
  return rule?.startsWith('tallinn.contest.') ?? false;
}
