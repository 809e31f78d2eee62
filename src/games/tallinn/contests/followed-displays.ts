/**
 * A log that states other persons of a display than lie there is followed. What it counts by the cards all the same is no new
 * fault.
 */
import type { Judge } from '../../../engine/judge.js';
import type { Following } from '../../../engine/trust.js';
import type { EstateIndex } from '../table/persons.js';
import { ofPlayer, pointsMore } from '../table/quantities.js';
import type { Comparison, PlayerState, TableState } from '../table/state.js';
import { ESTATES } from '../vocabulary.js';

/** By how much the log is followed in each display at one moment, and the finding with which it was. */
export type FollowedDisplays = (seat: number, estate: EstateIndex) => Following | undefined;

/** A number as it is by the cards, and the finding with which the log was followed instead. */
interface ByTheCards {
  readonly count: number;
  readonly finding: string;
}

/** @returns what holds now, whatever the log states later; undefined where it is not followed */
export function followedDisplays({ players }: TableState, judge: Judge): FollowedDisplays | undefined {
  if (!judge.trust.isFollowing) return undefined;
  const followed = players.map(({ id }) => ESTATES.map((estate) => judge.trust.followingOf(ofPlayer(id, estate))));
  return followed.flat().some(Boolean) ? (seat, estate) => followed[seat]?.[estate] : undefined;
}

/**
 * The points of a contest by the cards, or whatever else two numbers of persons lead to; undefined where the log is not followed.
 * @param followed in the displays that are compared
 * @param again in the displays as the log has them instead; without it those that lie there count
 */
export function pointsByTheCards(
  { seat }: PlayerState,
  estate: EstateIndex,
  comparisons: readonly Omit<Comparison, 'points'>[],
  pointsFor: (own: number, theirs: number) => number,
  followed: FollowedDisplays | undefined,
  again?: FollowedDisplays,
): ByTheCards | undefined {
  if (!followed && !again) return undefined;
  let finding: string | undefined;
  const other = (of: number, persons: number): number => {
    const [before, after] = [followed?.(of, estate), again?.(of, estate)];
    finding ??= before?.finding ?? after?.finding;
    return persons - (before?.by ?? 0) + (after?.by ?? 0);
  };
  let count = 0;
  for (const { opponent, own, theirs } of comparisons) {
    if (own === undefined || theirs === undefined) return undefined;
    count += pointsFor(other(seat, own), other(opponent, theirs));
  }
  return finding === undefined ? undefined : { count, finding };
}

/** What the log does not state of a contest is reckoned with the displays as it has them. @param brought the points of the player */
export function followContest(
  judge: Judge,
  player: PlayerState,
  brought: number,
  byTheCards: ByTheCards | undefined,
): void {
  if (!byTheCards || byTheCards.count === brought) return;
  judge.follow(byTheCards.finding, [pointsMore(player, brought - byTheCards.count)]);
}
