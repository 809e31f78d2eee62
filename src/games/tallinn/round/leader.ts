/** The variant in which the leader decides on a tower first, and openly. @see tallinn.md 2.1, TA-12 */

import { recordedChoice, requireDeclared } from '../../../engine/declared.js';
import { differing } from '../../../engine/facts.js';
import { listOf } from '../../../engine/gap.js';
import { choice, player as playerName } from '../../../engine/message.js';
import { type Answer, answersBefore } from '../../../kernel/conditions.js';
import type { Seat } from '../../../kernel/index-of.js';
import { bitOf } from '../../../kernel/state.js';
import { type Truth, UNKNOWN } from '../../../kernel/truth.js';
import { checkPoints } from '../record/point-claims.js';
import type { StatedBehind } from '../record/stated-behind.js';
import { statedIn } from '../record/stated-together.js';
import { SEATS } from '../rules/facts.js';
import { TOWERS } from '../rules/points.js';
import type { Tallinn } from '../rules/table.js';
import * as cells from '../rules/table.js';
import { build, from, NONE, precedes } from '../rules/tower.js';
import { inRound, ofPlayer } from '../table/quantities.js';
import type { Judged, PlayerState, TableState } from '../table/state.js';
import type { TallinnElementOf } from '../vocabulary.js';

/** Somebody who may decide: what the order of deciding depends on. */
export interface Entitled {
  readonly player: PlayerState;
  /** After the contests of the round; undefined where nobody knew them then: a state behind the decision may tell them. */
  readonly points: number | undefined;
  /** Built before the round. */
  readonly towers: number;
  /** No decision of theirs stands in the round. */
  readonly isSilent: boolean;
}

/** A decision in the order of the log. */
export interface Decision extends Entitled {
  readonly element: TallinnElementOf<'tower'>;
}

/** What the order of decisions rests on. */
interface Ordered extends Pick<Judged, 'table' | 'judge'> {
  /** All who may build in this round. */
  readonly entitled: readonly Entitled[];
  readonly statedBehind: StatedBehind;
}

/**
 * A decision, compared with the one that it may have to precede: the one just before it, or with a free order behind
 * the leader the first of the round.
 * @see tallinn.variant.leader-first, tallinn.variant.leader-tie-towers, tallinn.variant.leader-tie-lot
 */
export function checkDecisionOrder(ordered: Ordered, decision: Decision, before: readonly Decision[]): void {
  const { table, judge, entitled } = ordered;
  const earlier = before.length > 1 && table.profile.restAtOnce ? before[0] : before.at(-1);
  if (!earlier) return;
  const { player, towers } = decision;
  const points = pointsOf(decision);
  const others = [...entitled, ...before];
  const answers = askOrder(table, earlier, decision, others);
  const hidden = [player, earlier.player].flatMap((one) => [
    ...listOf(one.unknownPoints ?? []),
    ...(one.cards.isUncertain ? one.cards.lacks : []),
  ]);
  const order = inRound(table, 'leader');
  requireDeclared(judge, answers, {
    gaps: () => (hidden.length > 0 ? hidden : 'choice'),
    facts: () => ({
      kind: 'order',
      // The rulebook names only who decides first.
      message: before.some((one) => goesBefore(table.asked, one, decision) === true)
        ? 'tallinn_decides-late-behind'
        : 'tallinn_decides-late',
      with: {
        player: playerName(player.id),
        other: playerName(earlier.player.id),
        points,
        otherPoints: pointsOf(earlier),
        towers,
        otherTowers: earlier.towers,
        by: choice(points === pointsOf(earlier) ? 'towers' : 'points'),
      },
      ...differing(`${player.id} ${earlier.player.id}`, `${earlier.player.id} ${player.id}`),
      element: decision.element,
      dependsOn: [ofPlayer(player.id, 'point'), ofPlayer(earlier.player.id, 'point'), order],
      cause: causeInPoints(ordered, earlier, decision, others),
      taints: [order],
    }),
  });
}

/** The finding with which the log was followed in the points, or is from here on, if without that the order is right. */
function causeInPoints(
  { table, judge, statedBehind }: Ordered,
  earlier: Decision,
  later: Decision,
  others: readonly Entitled[],
): string | undefined {
  const all = [later, earlier, ...others];
  const followed = ({ player: { id } }: Entitled) => judge.trust.followingOf(ofPlayer(id, 'point'));
  const isRight = (points: (of: Entitled) => number): boolean => {
    const by = <E extends Entitled>(one: E): E => ({ ...one, points: points(one) });
    return askOrder(table, by(earlier), by(later), others.map(by)).every(({ holds }) => holds === true);
  };
  const finding = all.map((one) => followed(one)?.finding).find((one) => one !== undefined);
  if (finding !== undefined && isRight((one) => pointsOf(one) - (followed(one)?.by ?? 0))) return finding;
  const soon = (one: Entitled): number => statedIn(statedBehind.of(one.player), 'points') ?? pointsOf(one);
  if (!isRight(soon)) return undefined;
  const wrong = all.find((one) => soon(one) !== pointsOf(one));
  if (!wrong) return undefined;
  for (const state of statedBehind.of(wrong.player)) checkPoints({ table, judge, player: wrong.player }, state);
  return followed(wrong)?.finding;
}

/**
 * Was it the turn of the earlier one, although the later one had not decided? Whoever else goes before the later one may have declined
 * without a word in the record: then only the leader must come first.
 */
function askOrder(
  table: TableState,
  earlier: Decision,
  later: Decision,
  others: readonly Entitled[],
): readonly Answer[] {
  const state = table.asked;
  lay(state, EARLIER, earlier);
  lay(state, LATER, earlier.player === later.player ? earlier : later);
  state.open(TOWERS, bitOf(EARLIER) | (earlier.player === later.player ? 0 : bitOf(LATER)));
  for (const one of others) {
    if (one.player === earlier.player || one.player === later.player) continue;
    lay(state, ANOTHER, one);
    // Between equals the lot may have fallen on one of whom the record says nothing.
    const mayComeFirst = one.isSilent
      ? precedes(state, LATER, ANOTHER) !== true
      : precedes(state, ANOTHER, LATER) !== false;
    if (mayComeFirst) cells.decided.set(state, ANOTHER, 1);
  }
  return answersBefore(build, state, recordedChoice(EARLIER, [[from, NONE]]));
}

/** Whoever they are: a log may have more players than the game. */
const [EARLIER, LATER, ANOTHER] = SEATS as [Seat, Seat, Seat];

function lay(state: Tallinn, seat: Seat, one: Entitled): void {
  const { player, towers } = one;
  cells.points.set(state, seat, player.unknownPoints ? UNKNOWN : pointsOf(one));
  cells.towersBefore.set(state, seat, player.cards.isUncertain ? UNKNOWN : towers);
}

function goesBefore(state: Tallinn, one: Entitled, other: Entitled): Truth {
  lay(state, ANOTHER, one);
  lay(state, LATER, other);
  return precedes(state, ANOTHER, LATER);
}

/** The points that order somebody, as far as anybody knows by now. */
function pointsOf({ points, player }: Entitled): number {
  return points ?? player.points;
}
