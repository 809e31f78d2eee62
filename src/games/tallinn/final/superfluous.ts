/** Points that contests and payments beyond those of the rules bring: the state follows the record until the result leaves them out. */
import type { Facts } from '../../../engine/facts.js';
import type { Judge } from '../../../engine/judge.js';
import { adjust } from '../table/changes.js';
import { pointsMore } from '../table/quantities.js';
import type { PlayerState } from '../table/state.js';

/** Who gains by something superfluous, or loses. */
interface Gain {
  readonly player: PlayerState;
  readonly points: number;
}

/** What all of them have brought so far. */
export class SuperfluousPoints {
  private readonly points = new Map<PlayerState, number>();

  /** Keeps what the record has more than the rules. @returns the same, for the finding that says so */
  add(gains: readonly Gain[]): NonNullable<Facts['follows']> {
    for (const { player, points } of gains) this.points.set(player, (this.points.get(player) ?? 0) + points);
    return gains.map(({ player, points }) => pointsMore(player, points));
  }

  /** A result that leaves them out is right by the rules. @param results the stated ones, by seat */
  leaveOut(judge: Judge, results: ReadonlyMap<number, number>): void {
    for (const [player, points] of this.points) {
      if (!player.unknownPoints && results.get(player.seat) === player.points - points)
        adjust(judge, player, 'point', -points);
    }
  }
}
