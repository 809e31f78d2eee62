/** Which payments fit the price of a building or an upgrade. @see valletta.md 4.6 to 4.8 */
import { cardNamed } from '../rules/facts.js';
import { meets, REDUCTION, reductionOf, type Substitutes } from '../rules/price.js';
import type { Payment } from '../table/cell-state.js';
import { GOOD_INDICES, type GoodIndex, type GoodsVector, type MutableGoods, sum } from '../table/goods.js';
import type { Character } from '../vocabulary.js';

/** The good of which the price of a Character has two less, if it is one of those that build for less. */
export function reducedBy(card: Character): GoodIndex | undefined {
  return reductionOf(cardNamed(card))?.good;
}

/**
 * How a payment meets a price: which units were replaced by three other goods each.
 * @returns undefined where it does not meet it
 * @see valletta.substitute.three-for-one
 */
export function settle(due: GoodsVector, paid: GoodsVector, kinds: Substitutes): GoodsVector | undefined {
  const replaced: MutableGoods = [0, 0, 0, 0];
  return meets(due, paid, kinds, replaced) ? replaced : undefined;
}

/** Beyond so many goods paid, the search for a cost is not worth its time. */
const LARGEST_PAYMENT = 12;

/** Whether any printed cost explains both what was paid for a building and what was paid for its upgrade. */
export function someCostFits(build: Payment, upgrade: Payment, kinds: Substitutes): boolean {
  const most = Math.max(sum(build.paid), sum(upgrade.paid)) + REDUCTION;
  if (most > LARGEST_PAYMENT) return true;
  const due = (printed: GoodsVector, { reduces }: Payment): GoodsVector => {
    const reduced: MutableGoods = [...printed];
    if (reduces !== undefined) reduced[reduces] = Math.max(0, reduced[reduces] - REDUCTION);
    return reduced;
  };
  for (let wood = 0; wood <= most; wood += 1) {
    for (let stone = 0; stone <= most; stone += 1) {
      for (let brick = 0; brick <= most; brick += 1) {
        if (!settle(due([0, wood, stone, brick], upgrade), upgrade.paid, kinds)) continue;
        // The neighbours make any gold from 0 on possible.
        for (let gold = 0; gold <= most; gold += 1) {
          if (settle(due([gold, wood, stone, brick], build), build.paid, kinds)) return true;
        }
      }
    }
  }
  return false;
}

/** True where the payment replaces units although it need not. @see valletta.substitute.voluntary */
export function isWasteful(due: GoodsVector, paid: GoodsVector, owned: GoodsVector): boolean {
  return sum(paid) > sum(due) && GOOD_INDICES.every((good) => owned[good] >= due[good]);
}
