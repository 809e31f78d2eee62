/** Numbers of a log that count an exchange or a purchase of which its moves say nothing. */
import type { Quantity } from '../../../engine/quantity.js';
import { known, type Unknown } from '../../../log/attribute.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import type { Deal } from '../rules/trade.js';
import { GOOD_INDICES, type GoodIndex } from '../table/goods.js';
import type { PlayerState } from '../table/player-state.js';
import { ofPlayer } from '../table/quantities.js';
import { GOODS, type VallettaElementOf } from '../vocabulary.js';

type Stated = number | Unknown | undefined;

export interface UnwrittenDeal {
  readonly rule: RuleIdOfValletta;
  /** What it changes: numbers that are stated later count it, too. */
  readonly changes: readonly Quantity[];
}

/** The deal of a card of this turn that makes all the difference between numbers and the replay; undefined where none does. */
export function unwrittenDeal(player: PlayerState, { values }: VallettaElementOf<'state'>): UnwrittenDeal | undefined {
  const points = known(values.points);
  const byPoints = points === undefined || player.unknownPoints ? undefined : points - player.points;
  let differs = byPoints !== undefined && byPoints !== 0;
  for (const good of GOOD_INDICES) differs ||= (moreOf(player, good, values[GOODS[good]]) ?? 0) !== 0;
  return differs ? dealBehind(player, values, byPoints) : undefined;
}

/** What a log has more of a good than the replay; undefined where one of them hides it. */
function moreOf({ goods, unknownGoods }: PlayerState, good: GoodIndex, stated: Stated): number | undefined {
  const claimed = unknownGoods[good] ? undefined : known(stated);
  return claimed === undefined ? undefined : claimed - goods[good];
}

function dealBehind(
  player: PlayerState,
  values: VallettaElementOf<'state'>['values'],
  byPoints: number | undefined,
): UnwrittenDeal | undefined {
  const goods = GOOD_INDICES.flatMap((good) => {
    const by = moreOf(player, good, values[GOODS[good]]);
    return by === undefined ? [] : [{ good, by }];
  });
  const explains = ({ give, get, points: sold }: Deal): boolean =>
    goods.every(({ good, by }) => by === get[good] - give[good]) && (byPoints === undefined || byPoints === sold);
  for (const { rule, deals } of player.declined) {
    const deal = deals.find(explains);
    if (deal) return { rule, changes: changesOf(player, deal) };
  }
  return undefined;
}

/** What the deals of this turn that nobody wrote down would change, where they bring goods that a player lacks. */
export function changedByDealsFor(player: PlayerState, lacking: readonly GoodIndex[]): readonly Quantity[] {
  const deals = player.declined.flatMap((trade) => trade.deals);
  return deals.flatMap((deal) => (lacking.some((good) => deal.get[good] > 0) ? changesOf(player, deal) : []));
}

function changesOf({ id }: PlayerState, { give, get, points }: Deal): readonly Quantity[] {
  const goods = GOOD_INDICES.filter((good) => give[good] !== get[good]).map((good) => ofPlayer(id, GOODS[good]));
  return points > 0 ? [...goods, ofPlayer(id, 'point')] : goods;
}
