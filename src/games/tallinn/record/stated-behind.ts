/** What a round states of players when its contests are over: a log may have reckoned and decided by it before. */
import type { PlayerState } from '../table/state.js';
import type { TallinnElementOf } from '../vocabulary.js';

type State = TallinnElementOf<'state'>;

/** Of one `<round>`; looked for only where something is wrong. */
export class StatedBehind {
  /** The first state behind the last contest, by the id of the player. */
  private first: ReadonlyMap<string | undefined, State> | undefined;
  /** Players who turned a displayed card into a tower before it. */
  private leavers: ReadonlySet<string | undefined> = NOBODY;

  constructor(private readonly round: TallinnElementOf<'round'>) {}

  of({ id }: PlayerState): State | undefined {
    this.first ??= this.look();
    return this.first.get(id);
  }

  /** Whether a card has left the display before it. */
  isWithoutTower(player: PlayerState): boolean {
    return this.of(player) !== undefined && this.leavers.has(player.id);
  }

  private look(): ReadonlyMap<string | undefined, State> {
    const { children } = this.round;
    const first = new Map<string | undefined, State>();
    const leavers = new Set<string | undefined>();
    for (const child of children.slice(children.findLastIndex(({ name }) => name === 'contest') + 1)) {
      if (child.name !== 'state' && child.name !== 'tower') continue;
      const { player } = child.values;
      if (first.has(player)) continue;
      if (child.name === 'state') first.set(player, child);
      else if (child.values.from === 'display') leavers.add(player);
    }
    this.leavers = leavers;
    return first;
  }
}

const NOBODY: ReadonlySet<undefined> = new Set();
