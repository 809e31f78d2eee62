/** What players have gained since some moments of a round or of final scoring: an `<effect>` may count from each of them. */
import type { PlayerState } from '../table/state.js';

export class Gains<Moment extends string> {
  /** By moment and seat: the points then; undefined where nobody knew them. */
  private readonly before = new Map<Moment, (number | undefined)[]>();

  /** @param moments those that are asked for; the one that is told where an effect fits none, first */
  constructor(
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
    for (const { seat, points, unknownPoints } of players) before[seat] = unknownPoints ? undefined : points;
  }

  /** What a player has gained since a moment; undefined where nobody knows. */
  since(moment: Moment, { seat, points }: PlayerState): number | undefined {
    const before = this.before.get(moment)?.[seat];
    return before === undefined ? undefined : points - before;
  }

  /** The same, since each moment. */
  ofAll(player: PlayerState): readonly (number | undefined)[] {
    return this.moments.map((moment) => this.since(moment, player));
  }
}
