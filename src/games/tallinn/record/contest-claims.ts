/** The points that a log states for the contests of the rounds. @see tallinn.md 4.6 */

import { type Facts, foundAt, numbersFrom } from '../../../engine/facts.js';
import { list, name, player as playerName } from '../../../engine/message.js';
import { only } from '../../../engine/only.js';
import { known } from '../../../log/attribute.js';
import {
  type ContestSituation,
  hiddenBy,
  ofEstate,
  type Surroundings,
  type Trigger,
  total,
} from '../contests/contest.js';
import {
  type FollowedDisplays,
  followContest,
  followedDisplays,
  pointsByTheCards,
} from '../contests/followed-displays.js';
import { leaving, misreadingsOf } from '../contests/misreadings.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { AMOUNTS, pointsFor } from '../rules/contest.js';
import { adjust } from '../table/changes.js';
import { NOBODY, type Persons } from '../table/persons.js';
import { activeIn, explainedBy, ofPlayer, personsOf } from '../table/quantities.js';
import { hiddenPersons, type Judged, type PlayerState } from '../table/state.js';
import { ESTATES, type TallinnElementOf } from '../vocabulary.js';
import { checkPersons } from './claims.js';
import { claimPoints } from './point-claims.js';
import type { StatedBehind } from './stated-behind.js';
import { statedIn } from './stated-together.js';

interface ContestsOfRound extends Surroundings, Pick<Judged, 'table' | 'judge'> {
  readonly statedBehind: StatedBehind;
}

/**
 * Compares the points of a contest; it joins those of which is known what was compared.
 * @param element undefined where the log does not state the contest
 * @param situation undefined where nobody knows what was compared
 * @returns the points that count from now on; undefined where nobody knows them
 */
export function claimContest(
  { table, judge, dependsOn, pastContests: earlier, statedBehind }: ContestsOfRound,
  trigger: Trigger,
  element: TallinnElementOf<'contest'> | undefined,
  situation: ContestSituation | undefined,
): number | undefined {
  const { player } = trigger;
  const claimed = known(element?.values.points);
  const computed = situation && total(situation.comparisons).computed;
  if (!situation || computed === undefined) {
    if (!element || claimed === undefined)
      player.unknownPoints = (situation && hiddenPersons(table.players, [situation.estate])) ?? hiddenBy(trigger);
    else takeOver({ table, judge, player }, element, claimed, situation);
    return claimed;
  }
  if (!element || claimed === undefined) {
    followContest(judge, player, computed, otherPoints(player, situation));
    earlier.push({ situation, claimed: undefined });
    return computed;
  }
  const suspects = claimed === computed ? [] : misreadingsOf(situation, claimed, earlier);
  const suspect = only(suspects);
  // What one misreading explains is one error in a round.
  const explained = suspect === undefined ? [] : [explainedBy(suspect, table.round)];
  earlier.push({ situation, claimed });
  player.statedContest = { round: table.round, points: claimed };
  claimPoints(judge, player, { element, thing: 'contest', claimed, computed }, () => ({
    ...causeInDisplays({ table, judge, player }, situation, claimed, statedBehind),
    rule: suspect ?? ruleOfPoints(situation),
    message: 'tallinn_claim-contest',
    with: {
      ...ofEstate(player, situation.estate),
      person: name('person', ESTATES[situation.estate]),
      own: situation.comparisons[0]?.own ?? 0,
      others: list(situation.comparisons.map(({ theirs }) => theirs ?? 0)),
    },
    dependsOn: [
      activeIn(table, player),
      ...explained,
      ...dependsOn,
      ...table.players.flatMap((one) => ofPlayer(one.id, ESTATES[situation.estate])),
    ],
    taints: explained,
    suspects,
    reconstructed: table.players.some((one) => one.isReconstructed),
  }));
  return claimed;
}

/** What the displays lead to that lie there; or, from a moment on, those that the log has instead. */
function otherPoints(
  player: PlayerState,
  { estate, comparisons, followed }: ContestSituation,
  again?: FollowedDisplays,
): ReturnType<typeof pointsByTheCards> {
  return pointsByTheCards(player, estate, comparisons, pointsFor, followed, again);
}

/** The log counts a contest by the cards although it has other displays, or by displays that it has stated since, or states behind its contests. */
function causeInDisplays(
  { table, judge, player }: Judged,
  situation: ContestSituation,
  claimed: number,
  statedBehind: StatedBehind,
): Pick<Facts, 'cause' | 'follows'> {
  const byTheCards = otherPoints(player, situation);
  if (byTheCards?.count === claimed) return { cause: byTheCards.finding, follows: [] };
  const gone = (one: PlayerState): Persons =>
    statedBehind.isWithoutTower(one) ? leaving(situation, one.seat) : NOBODY;
  const soon: FollowedDisplays = (seat, estate) => {
    const one = table.player(seat);
    const stated = statedIn(statedBehind.of(one), ESTATES[estate]);
    if (stated === undefined || one.unknownPersons[estate]) return undefined;
    return { by: stated + gone(one)[estate] - one.persons[estate], finding: '' };
  };
  // The displays are what is wrong: they are followed from here on.
  if (otherPoints(player, situation, soon)?.count === claimed)
    for (const one of table.players) {
      const states = statedBehind.of(one);
      for (const state of states) checkPersons({ table, judge, player: one }, state, states, gone(one));
    }
  const asStated = otherPoints(player, situation, followedDisplays(table, judge));
  return asStated?.count === claimed ? { cause: asStated.finding } : {};
}

/** Points of a contest that cannot be computed: any number that the opponents allow. @see tallinn.invariant.round-delta */
function takeOver(
  { table, judge, player }: Judged,
  element: TallinnElementOf<'contest'>,
  claimed: number,
  situation: ContestSituation | undefined,
): void {
  const { scored } = total(situation?.comparisons ?? []);
  const open = situation
    ? situation.comparisons.filter(({ points }) => points === undefined).length
    : table.players.length - 1;
  const most = scored + AMOUNTS.win * open;
  judge.require('tallinn.invariant.round-delta', claimed >= scored && claimed <= most, () => ({
    kind: 'wrong',
    message: 'tallinn_contest-impossible',
    with: { player: playerName(player.id), claimed, least: scored, most },
    expected: numbersFrom(scored, most),
    ...foundAt(element, 'points', claimed),
    player: player.id,
    dependsOn: table.players.flatMap(personsOf),
    taints: [ofPlayer(player.id, 'point')],
  }));
  adjust(judge, player, 'point', claimed - scored);
}

/** The rule of the comparisons that the points are made of, where no misreading explains them. */
function ruleOfPoints({ comparisons }: ContestSituation): RuleIdOfTallinn {
  if (comparisons.some(({ own, theirs }) => (own ?? 0) > (theirs ?? 0))) return 'tallinn.contest.win-points';
  return comparisons.some(({ own, theirs }) => own === theirs)
    ? 'tallinn.contest.tie-points'
    : 'tallinn.contest.loss-points';
}
