/** What a log states of players when the contests of a round are over: it may have reckoned and decided by it before. */
import type { PlayerState } from '../table/state.js';
import type { TallinnElement, TallinnElementOf } from '../vocabulary.js';
import { statedTogether } from './stated-together.js';

type State = TallinnElementOf<'state'>;

/** Of one `<round>`; looked for only where something is wrong. */
export class StatedBehind {
  /** The first states behind the last contest, by the id of the player. */
  private first: ReadonlyMap<string | undefined, readonly State[]> | undefined;
  /** Players who turned a displayed card into a tower before them. */
  private leavers: ReadonlySet<string | undefined> = NOBODY;

  constructor(
    private readonly round: TallinnElementOf<'round'>,
    private readonly moves: TallinnElementOf<'moves'>,
  ) {}

  /** Nothing where nothing is stated. */
  of({ id }: PlayerState): readonly State[] {
    this.first ??= this.look();
    return this.first.get(id) ?? NOTHING;
  }

  /** Whether a card has left the display before that. */
  isWithoutTower(player: PlayerState): boolean {
    return this.of(player).length > 0 && this.leavers.has(player.id);
  }

  private look(): ReadonlyMap<string | undefined, readonly State[]> {
    const behind = this.behindContests();
    const first = new Map<string | undefined, readonly State[]>();
    const leavers = new Set<string | undefined>();
    for (const child of behind) {
      if (child.name !== 'state' && child.name !== 'tower') continue;
      const { player } = child.values;
      if (first.has(player)) continue;
      if (child.name === 'state') first.set(player, statedTogether(child, behind));
      else if (child.values.from === 'display') leavers.add(player);
    }
    this.leavers = leavers;
    return first;
  }

  /** What stands behind the last contest, until something is done in the next round. */
  private behindContests(): readonly TallinnElement[] {
    const { round, moves } = this;
    const own = round.children.slice(round.children.findLastIndex(({ name }) => name === 'contest') + 1);
    const after = moves.children
      .slice(moves.children.indexOf(round) + 1)
      .flatMap((one) => (one.name === 'round' ? one.children : [one]));
    const end = after.findIndex(({ name }) => name !== 'state' && name !== 'note');
    return [...own, ...after.slice(0, end < 0 ? undefined : end)];
  }
}

const NOTHING: readonly State[] = [];
const NOBODY: ReadonlySet<undefined> = new Set();
