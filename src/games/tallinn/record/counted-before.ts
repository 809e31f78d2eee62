/**
 * What a `<state>` in a round counts of contests and draws that the log does not have: what there was before them, or what there is
 * behind them. @see docs/log-format.md
 */
import type { Judge } from '../../../engine/judge.js';
import { known } from '../../../log/attribute.js';
import type { PlayerState, TableState } from '../table/state.js';
import type { TallinnElementOf } from '../vocabulary.js';

type State = TallinnElementOf<'state'>;

/** Numbers that may be those of before. */
const COUNTED = ['points', 'hand', 'pile'] as const;
type Counted = (typeof COUNTED)[number];

/** Where in a round is what a state may count before. Places are indices of its children, from 0. */
interface Outline {
  /** The first tower or draw; contests come before. */
  readonly towersBegin: number;
  /** The last draw: all players draw at the same time. -1 where the log has none. */
  readonly drawsEnd: number;
  /** By 0-based seat: where a number of the player is stated last. */
  readonly lastStated: readonly Partial<Record<Counted, number>>[];
}

/** Of one `<round>`; looked for where a state may count what there was before. */
export class CountedBefore {
  private found: Outline | undefined;

  constructor(
    private readonly table: TableState,
    private readonly judge: Judge,
    private readonly round: TallinnElementOf<'round'>,
  ) {}

  private get outline(): Outline {
    this.found ??= this.look();
    return this.found;
  }

  private look(): Outline {
    const { players, roster } = this.table;
    const { children } = this.round;
    const towersBegin = children.findIndex(({ name }) => name === 'tower' || name === 'draw');
    const lastStated = players.map((): Partial<Record<Counted, number>> => ({}));
    for (const [index, child] of children.entries()) {
      const own = child.name === 'state' ? lastStated[roster.seat(child.values.player) ?? -1] : undefined;
      if (child.name !== 'state' || !own) continue;
      for (const thing of COUNTED) if (known(child.values[thing]) !== undefined) own[thing] = index;
    }
    return {
      towersBegin: towersBegin < 0 ? children.length : towersBegin,
      drawsEnd: children.findLastIndex(({ name }) => name === 'draw'),
      lastStated,
    };
  }

  /** Whether there are other numbers of cards now. Of a hand that may have become a tower nobody knows how many it has. */
  hasOtherSizes({ values }: State): boolean {
    const player = this.table.playerAt(values.player);
    if (!player) return false;
    const { handSize, pileSize, isUncertain } = player.cards;
    const [hand = handSize, pile = pileSize] = [known(values.hand), known(values.pile)];
    return pile !== pileSize || (hand !== handSize && !isUncertain);
  }

  /** What the last play says of somebody counts behind what the log leaves to the rules, or before it. */
  mayCountNow(state: State): boolean {
    const player = this.table.playerAt(state.values.player);
    const points = known(state.values.points) ?? player?.points;
    return player !== undefined && (!!player.unknownPoints || player.points === points) && !this.hasOtherSizes(state);
  }

  /** A state counts the points before a contest that nobody recorded: a later one may stand behind it. */
  isBeforeContest(player: PlayerState, index: number, state: State): boolean {
    if (player.unknownPoints || state.values.points !== player.points || this.hasOtherSizes(state)) return false;
    return this.outline.towersBegin >= index && this.mayBeStatedLater(player, index, 'points');
  }

  /** A state counts the cards before a draw that nobody recorded: a later one, or the draws of others, may stand behind it, and this one does not fit there. */
  isBeforeDraw(player: PlayerState, index: number, state: State): boolean {
    const { handSize, pileSize } = player.cards;
    const { hand = handSize + 1, pile = pileSize - 1 } = state.values;
    if ((hand === handSize + 1 && pile === pileSize - 1) || this.hasOtherSizes(state)) return false;
    const isInPlay = this.round.children[index]?.name === 'play';
    return isInPlay || this.outline.drawsEnd > index || this.mayBeStatedLater(player, index, 'hand', 'pile');
  }

  /** Whether something of a player is stated behind a place, or could have been where the record ends in the round. */
  private mayBeStatedLater({ seat }: PlayerState, index: number, ...things: readonly Counted[]): boolean {
    const isStated = things.some((thing) => (this.outline.lastStated[seat]?.[thing] ?? -1) > index);
    return isStated || this.judge.endsIn(this.round);
  }
}
