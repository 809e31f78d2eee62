/** Ways to pay a price: exactly, or with three other goods for one. @see valletta.md 4.8 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPayable, leastReplacing, meets, onePayment, paidIn } from '../../../src/games/valletta/rules/price.js';
import { GOOD_INDICES as GOODS, type GoodsVector, type MutableGoods } from '../../../src/games/valletta/table/goods.js';
import { Values } from '../../../src/kernel/choice.js';
import { Random } from '../../../src/kernel/random.js';
import { runs } from '../../runs.js';

const amount = fc.nat({ max: 6 });
const goods = fc.tuple(amount, amount, amount, amount);
const price = fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 2 }), fc.nat({ max: 2 }), fc.nat({ max: 2 }));

function unpacked(payment: number): GoodsVector {
  const [gold = 0, wood = 0, stone = 0, brick = 0] = GOODS.map((good) => paidIn(payment, good));
  return [gold, wood, stone, brick];
}

function waysToPay(due: GoodsVector, owned: GoodsVector): readonly GoodsVector[] {
  const values = new Values();
  leastReplacing(due, owned, values);
  return Array.from({ length: values.length }, (_, at) => unpacked(values.at(at)));
}

/** Everything that somebody could hand over. */
function* handfuls(owned: GoodsVector): Generator<GoodsVector> {
  for (let gold = 0; gold <= owned[0]; gold += 1)
    for (let wood = 0; wood <= owned[1]; wood += 1)
      for (let stone = 0; stone <= owned[2]; stone += 1)
        for (let brick = 0; brick <= owned[3]; brick += 1) yield [gold, wood, stone, brick];
}

/** By the words of the rule: some units are replaced, and three others stand in for each. */
function isSettled(due: GoodsVector, paid: GoodsVector, anyKind: boolean): boolean {
  const surplus = total(paid) - total(due);
  return [...handfuls(due)].some((replaced) => {
    const units = total(replaced);
    return (
      surplus === 2 * units &&
      GOODS.every((good) => {
        const instead = (paid[good] ?? 0) - (due[good] ?? 0) + (replaced[good] ?? 0);
        return instead >= 0 && (anyKind || instead <= 3 * (units - (replaced[good] ?? 0)));
      })
    );
  });
}

const total = (vector: GoodsVector): number => vector.reduce<number>((sum, one) => sum + one, 0);

describe('ways to pay', () => {
  it.each<[what: string, due: GoodsVector, owned: GoodsVector, ways: readonly GoodsVector[]]>([
    ['nothing', [0, 0, 0, 0], [3, 3, 3, 3], [[0, 0, 0, 0]]],
    ['exactly', [2, 1, 0, 0], [2, 1, 0, 0], [[2, 1, 0, 0]]],
    ['not at all', [2, 1, 0, 0], [2, 0, 1, 1], []],
    ['one unit with three others', [0, 1, 0, 0], [3, 0, 0, 0], [[3, 0, 0, 0]]],
    ['without replacing what one has', [0, 1, 0, 0], [1, 1, 1, 1], [[0, 1, 0, 0]]],
    ['two units with six', [2, 1, 0, 0], [0, 7, 0, 0], [[0, 7, 0, 0]]],
  ])('%s', (_, due, owned, ways) => {
    expect(waysToPay(due, owned)).toEqual(ways);
  });

  it('all that replace least, each once; none where the price cannot be paid', () => {
    fc.assert(
      fc.property(price, goods, (due, owned) => {
        const all = [...handfuls(owned)].filter((paid) => meets(due, paid, { anySubstitute: false }));
        const least = Math.min(...all.map(total));
        const cheapest = all.filter((paid) => total(paid) === least);
        expect(waysToPay(due, owned).map(String).sort()).toEqual(cheapest.map(String).sort());
        expect(isPayable(due, owned)).toBe(all.length > 0);
      }),
      runs(300),
    );
  });

  it('one of them at random', () => {
    fc.assert(
      fc.property(price, goods, fc.nat(), (due, owned, seed) => {
        fc.pre(isPayable(due, owned));
        const paid = unpacked(onePayment(due, owned, new Random(seed)));
        expect(waysToPay(due, owned).map(String)).toContain(String(paid));
      }),
      runs(300),
    );
  });
});

describe('a payment meets a price', () => {
  it('if units can be named that others stand in for', () => {
    fc.assert(
      fc.property(price, goods, fc.boolean(), (due, paid, anySubstitute) => {
        const replaced: MutableGoods = [0, 0, 0, 0];
        expect(meets(due, paid, { anySubstitute }, replaced)).toBe(isSettled(due, paid, anySubstitute));
        if (!meets(due, paid, { anySubstitute })) return;
        const instead = GOODS.map((good) => (paid[good] ?? 0) - (due[good] ?? 0) + (replaced[good] ?? 0));
        expect(Math.min(...instead)).toBeGreaterThanOrEqual(0);
        expect(instead.reduce((sum, one) => sum + one, 0)).toBe(3 * replaced.reduce((sum, one) => sum + one, 0));
      }),
      runs(500),
    );
  });
});
