/** All ways to pay a price: exactly, or with three other goods for one. @see valletta.md 4.8 */
import { BRICK, GOLD, GOOD_INDICES, type GoodsVector, STONE, sameGoods, sum, WOOD } from './goods.js';
import { settle } from './price.js';

/**
 * Who can pay must not replace more than is short, but may. So many ways in all are few enough to be offered beside
 * those that replace as little as can be.
 */
const FEW = 12;

/**
 * The ways to pay that replace as few units as can be, and those that replace more as long as all of them are few.
 * @param owned what may be spent
 * @param anyKind whether a unit may be replaced by its own kind, too (house.substitute-type)
 */
export function waysToPay(due: GoodsVector, owned: GoodsVector, anyKind: boolean): readonly GoodsVector[] {
  const short = GOOD_INDICES.reduce<number>((units, good) => units + Math.max(0, due[good] - owned[good]), 0);
  const ways = [...paymentsReplacing(short, due, owned, anyKind)];
  for (let units = short + 1; units <= sum(due) && sum(due) + 2 * units <= sum(owned); units += 1) {
    const more = [...paymentsReplacing(units, due, owned, anyKind)];
    if (ways.length + more.length > FEW) break;
    ways.push(...more);
  }
  return ways;
}

/** The payments in which so many units are replaced. */
function* paymentsReplacing(
  units: number,
  due: GoodsVector,
  owned: GoodsVector,
  anyKind: boolean,
): Generator<GoodsVector> {
  const total = sum(due) + 2 * units;
  for (let gold = Math.min(total, owned[GOLD]); gold >= 0; gold -= 1) {
    for (let wood = Math.min(total - gold, owned[WOOD]); wood >= 0; wood -= 1) {
      for (let stone = Math.min(total - gold - wood, owned[STONE]); stone >= 0; stone -= 1) {
        const paid: GoodsVector = [gold, wood, stone, total - gold - wood - stone];
        if (paid[BRICK] > owned[BRICK]) break;
        if (units === 0 ? sameGoods(due, paid) : settle(due, paid, anyKind)) yield paid;
      }
    }
  }
}
