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

/** Of one `<round>`. Places in it are indices of its children, from 0. */
export class CountedBefore {
  /** The first tower or draw; contests come before. */
  private readonly towersBegin: number;
  /** The last draw: all players draw at the same time. -1 where the log has none. */
  private readonly drawsEnd: number;
  /** Where a number of a player is stated last. */
  private readonly lastStated = new Map<string, number>();

  constructor(
    private readonly table: TableState,
    private readonly judge: Judge,
    private readonly round: TallinnElementOf<'round'>,
  ) {
    const towersBegin = round.children.findIndex(({ name }) => name === 'tower' || name === 'draw');
    this.towersBegin = towersBegin < 0 ? round.children.length : towersBegin;
    this.drawsEnd = round.children.findLastIndex(({ name }) => name === 'draw');
    for (const [index, child] of round.children.entries()) {
      if (child.name !== 'state') continue;
      for (const thing of COUNTED) {
        if (known(child.values[thing]) !== undefined) this.lastStated.set(`${child.values.player} ${thing}`, index);
      }
    }
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
    return this.towersBegin >= index && this.mayBeStatedLater(player, index, 'points');
  }

  /** A state counts the cards before a draw that nobody recorded: a later one, or the draws of others, may stand behind it, and this one does not fit there. */
  isBeforeDraw(player: PlayerState, index: number, state: State): boolean {
    const { handSize, pileSize } = player.cards;
    const { hand = handSize + 1, pile = pileSize - 1 } = state.values;
    if ((hand === handSize + 1 && pile === pileSize - 1) || this.hasOtherSizes(state)) return false;
    const isInPlay = this.round.children[index]?.name === 'play';
    return isInPlay || this.drawsEnd > index || this.mayBeStatedLater(player, index, 'hand', 'pile');
  }

  /** Whether something of a player is stated behind a place, or could have been where the record ends in the round. */
  private mayBeStatedLater({ id }: PlayerState, index: number, ...things: readonly Counted[]): boolean {
    const isStated = things.some((thing) => (this.lastStated.get(`${id} ${thing}`) ?? -1) > index);
    return isStated || this.judge.endsIn(this.round);
  }
}
