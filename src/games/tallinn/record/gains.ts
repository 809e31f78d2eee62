/** What players have gained since some moments of a round or of final scoring: an `<effect>` may count from each of them. */
import type { Judge } from '../../../engine/judge.js';
import { ofPlayer } from '../table/quantities.js';
import type { PlayerState } from '../table/state.js';

/** The points of a player, and how many of them the replay has only because it follows a wrong number. */
interface Standing {
  readonly points: number;
  readonly followed: number;
}

export class Gains<Moment extends string> {
  /** By moment and seat: what they had then; undefined where nobody knew. */
  private readonly before = new Map<Moment, (Standing | undefined)[]>();

  /** @param moments those that are asked for; the one that is told where an effect fits none, first */
  constructor(
    private readonly judge: Judge,
    private readonly players: readonly PlayerState[],
    private readonly moments: readonly Moment[],
  ) {
    for (const moment of moments) {
      this.before.set(moment, []);
      this.begin(moment);
    }
  }

  /** From here on counts what players gain, if anybody asks for it. */
  begin(moment: Moment, players: readonly PlayerState[] = this.players): void {
    const before = this.before.get(moment);
    if (!before) return;
    for (const player of players) before[player.seat] = player.unknownPoints ? undefined : this.standingOf(player);
  }

  private standingOf({ id, points }: PlayerState): Standing {
    const { trust } = this.judge;
    return { points, followed: trust.isFollowing ? (trust.followingOf(ofPlayer(id, 'point'))?.by ?? 0) : 0 };
  }

  /** What a player has gained since a moment, as the replay has it, and by the rules; undefined where nobody knows. */
  since(moment: Moment, player: PlayerState): readonly (number | undefined)[] {
    const before = this.before.get(moment)?.[player.seat];
    if (before === undefined) return [undefined];
    const now = this.standingOf(player);
    const gained = now.points - before.points;
    return now.followed === before.followed ? [gained] : [gained, gained - (now.followed - before.followed)];
  }

  /** The same, since each moment. */
  ofAll(player: PlayerState): readonly (number | undefined)[] {
    return this.moments.flatMap((moment) => this.since(moment, player));
  }
}
