/** The points that a log states for the contests of final scoring. @see tallinn.final.estate-win, tallinn.final.tower-win */

import { list, name, player as playerName } from '../../../engine/message.js';
import { only } from '../../../engine/only.js';
import type { Quantity } from '../../../engine/quantity.js';
import { known } from '../../../log/attribute.js';
import { followContest, followedDisplays, pointsByTheCards } from '../contests/followed-displays.js';
import type { FinalContext } from '../final/context.js';
import { explainContest, miscounted } from '../final/misreadings.js';
import type { Reckoning } from '../final/reckoning.js';
import { hiddenIn } from '../final/table.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { estatePoints } from '../rules/final-amounts.js';
import { adjust } from '../table/changes.js';
import { holdsReconstruction } from '../table/components.js';
import { estateIndex } from '../table/persons.js';
import { explainedBy, ofFinal, ofPlayer, onTable } from '../table/quantities.js';
import type { Comparison, PlayerState } from '../table/state.js';
import type { Contest, TallinnElementOf } from '../vocabulary.js';
import { claimPoints, type WrongPoints } from './point-claims.js';

/** One contest of one player, as the replay has it. */
export interface FinalContest {
  readonly player: PlayerState;
  readonly contest: Contest;
  /** Undefined where the log does not state it. */
  readonly element: TallinnElementOf<'contest'> | undefined;
  readonly comparisons: readonly Comparison[];
  /** Undefined where a comparison is open. */
  readonly computed: number | undefined;
  /** The points that have been scored. */
  readonly scored: number;
}

/** Compares the points of each contest of final scoring with those that the log states. */
export class StatedContests {
  private readonly explained = new Map<Contest, readonly RuleIdOfTallinn[]>();
  private readonly miscounts = new Map<Contest, boolean>();

  /** The stated points, by contest and seat; the first ones where they are stated twice. */
  readonly claims: ReadonlyMap<Contest, ReadonlyMap<number, number>>;

  constructor(private readonly scoring: FinalContext) {
    const claims = new Map<Contest, Map<number, number>>();
    for (const child of scoring.children) {
      if (child.name !== 'contest') continue;
      const { points, player } = child.values;
      const seat = scoring.table.roster.seat(player);
      const contest = known(child.values.estate);
      if (contest === undefined || seat === undefined || typeof points !== 'number') continue;
      const ofContest = claims.get(contest) ?? new Map<number, number>();
      claims.set(contest, ofContest);
      if (!ofContest.has(seat)) ofContest.set(seat, points);
    }
    this.claims = claims;
  }

  /** @returns the points that count from now on: the record's, where it has them */
  compare(scored: FinalContest): number | undefined {
    const { judge, table } = this.scoring;
    const { player, element, computed } = scored;
    const claimed = known(element?.values.points);
    if (computed === undefined) {
      if (claimed === undefined) player.unknownPoints = hiddenIn(scored.contest, ...table.players);
      else adjust(judge, player, 'point', claimed - scored.scored);
      return claimed;
    }
    const byTheCards = this.byTheCards(scored);
    if (!element || claimed === undefined) {
      followContest(judge, player, computed, byTheCards);
      return computed;
    }
    claimPoints(judge, player, { element, thing: 'contest', claimed, computed }, () => ({
      ...this.wrong(scored),
      ...(byTheCards?.count === claimed && { cause: byTheCards.finding, follows: [] }),
    }));
    return claimed;
  }

  private byTheCards({ player, contest, comparisons }: FinalContest): ReturnType<typeof pointsByTheCards> {
    if (contest === 'tower') return undefined;
    const followed = followedDisplays(this.scoring.table, this.scoring.judge);
    return pointsByTheCards(
      player,
      estateIndex(contest),
      comparisons,
      (own, theirs) => estatePoints(own, theirs),
      followed,
    );
  }

  /** The rules whose misreading explains what the log states for a contest; worked out once, if anything is wrong. */
  explanationsOf(contest: Contest): readonly RuleIdOfTallinn[] {
    const before = this.explained.get(contest);
    if (before) return before;
    const now = this.scoring.now();
    const rules = now ? explainContest(now, contest, this.claims) : [];
    this.explained.set(contest, rules);
    return rules;
  }

  /** What one number counted wrong shows in: all that the log has of a contest. */
  miscountOf(contest: Contest): readonly Quantity[] {
    return this.isMiscounted(contest) ? [ofFinal(contest, 'final')] : [];
  }

  /** Whether one number counted wrong explains all that the log has of a contest, points and payments; worked out once, if anything is wrong. */
  private isMiscounted(contest: Contest): boolean {
    const before = this.miscounts.get(contest);
    if (before !== undefined) return before;
    const now = this.scoring.now();
    const claims = this.claims.get(contest) ?? [];
    const payments = this.payments(contest);
    const fits = ({ book }: Reckoning): boolean => {
      const due = book.payments.filter((one) => one.contest === contest).map(({ from, to }) => `${from} ${to}`);
      if (this.scoring.records.has('transfers') && due.length !== payments.length) return false;
      const isPaid = new Set(payments).size === payments.length && payments.every((one) => due.includes(one));
      return isPaid && [...claims].every(([seat, claimed]) => book.gainOf(contest, seat) === claimed);
    };
    const isMiscounted = now !== undefined && miscounted(now, contest).some(fits);
    this.miscounts.set(contest, isMiscounted);
    return isMiscounted;
  }

  /** Who pays whom for a contest, by the log. */
  private payments(contest: Contest): readonly string[] {
    const { roster } = this.scoring.table;
    return this.scoring.children.flatMap((child) =>
      child.name === 'transfer' && child.values.estate === contest
        ? `${roster.seat(child.values.from)} ${roster.seat(child.values.to)}`
        : [],
    );
  }

  private wrong({ player, contest, comparisons }: FinalContest): WrongPoints {
    const { players, edition } = this.scoring.table;
    const suspects = this.explanationsOf(contest);
    const suspect = only(suspects);
    const explained = suspect === undefined ? ofFinal(contest, 'final') : explainedBy(suspect);
    const compared = contest === 'tower' ? 'cards' : contest;
    const miscount = this.miscountOf(contest);
    return {
      rule: suspect ?? ruleOf(contest, comparisons),
      message: 'tallinn_claim-final',
      with: {
        player: playerName(player.id),
        estate: name('contest', contest),
        own: comparisons[0]?.own ?? 0,
        others: list(comparisons.map(({ theirs }) => theirs ?? 0)),
      },
      dependsOn: [explained, ...miscount, ...players.map(({ id }) => ofPlayer(id, compared))],
      // One misreading shows in the contests of several players.
      taints: [explained, ...miscount, ...(contest === 'tower' ? [onTable('tower value')] : [])],
      suspects,
      reconstructed: holdsReconstruction(edition),
    };
  }
}

/** The rule of the comparisons that the points are made of, where no misreading explains them. */
function ruleOf(contest: Contest, comparisons: readonly Comparison[]): RuleIdOfTallinn {
  const wins = comparisons.some(({ own, theirs }) => (own ?? 0) > (theirs ?? 0));
  const tied = comparisons.find(({ own, theirs }) => own === theirs);
  // A tie brings nothing to somebody who has nothing to compare.
  const isEmpty = tied?.points === 0;
  if (contest === 'tower') {
    if (wins) return 'tallinn.final.tower-win';
    return isEmpty ? 'tallinn.final.no-tower-no-tie' : 'tallinn.final.tower-tie';
  }
  if (wins) return 'tallinn.final.estate-win';
  return isEmpty ? 'tallinn.final.no-zero-tie' : 'tallinn.final.estate-tie';
}
