import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GoodsVector } from '../../../src/games/valletta/goods.js';
import { settle } from '../../../src/games/valletta/price.js';
import { waysToPay } from '../../../src/games/valletta/ways-to-pay.js';

const amount = fc.nat({ max: 6 });
const goods = fc.tuple(amount, amount, amount, amount);
const price = fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 2 }), fc.nat({ max: 2 }), fc.nat({ max: 2 }));

/** Everything that somebody could hand over. */
function* handfuls(owned: GoodsVector): Generator<GoodsVector> {
  for (let gold = 0; gold <= owned[0]; gold += 1)
    for (let wood = 0; wood <= owned[1]; wood += 1)
      for (let stone = 0; stone <= owned[2]; stone += 1)
        for (let brick = 0; brick <= owned[3]; brick += 1) yield [gold, wood, stone, brick];
}

const total = (vector: GoodsVector): number => vector.reduce<number>((sum, one) => sum + one, 0);

describe('ways to pay', () => {
  it.each<[what: string, due: GoodsVector, owned: GoodsVector, ways: readonly GoodsVector[]]>([
    ['nothing', [0, 0, 0, 0], [3, 3, 3, 3], [[0, 0, 0, 0]]],
    ['exactly', [2, 1, 0, 0], [2, 1, 0, 0], [[2, 1, 0, 0]]],
    ['not at all', [2, 1, 0, 0], [2, 0, 1, 1], []],
    ['one unit with three others', [0, 1, 0, 0], [3, 0, 0, 0], [[3, 0, 0, 0]]],
    [
      'with what one likes',
      [0, 1, 0, 0],
      [1, 1, 1, 1],
      [
        [0, 1, 0, 0],
        [1, 0, 1, 1],
      ],
    ],
    ['two units with six', [2, 1, 0, 0], [0, 7, 0, 0], [[0, 7, 0, 0]]],
  ])('%s', (_, due, owned, ways) => {
    expect(waysToPay(due, owned, false)).toEqual(ways);
  });

  it('each of them meets the price, once, and can be afforded; all that replace least are among them', () => {
    fc.assert(
      fc.property(price, goods, fc.boolean(), (due, owned, anyKind) => {
        const ways = waysToPay(due, owned, anyKind);
        expect(new Set(ways.map(String)).size).toBe(ways.length);
        for (const paid of ways) {
          expect(paid.every((one, good) => one <= (owned[good] ?? 0))).toBe(true);
          expect(settle(due, paid, anyKind)).toBeDefined();
        }
        const all = [...handfuls(owned)].filter((paid) => settle(due, paid, anyKind));
        const least = Math.min(...all.map(total));
        const cheapest = all.filter((paid) => total(paid) === least);
        expect(
          ways
            .filter((paid) => total(paid) === least)
            .map(String)
            .sort(),
        ).toEqual(cheapest.map(String).sort());
        // Where all of them are few, they are all there.
        if (all.length <= 12) expect(ways.map(String).sort()).toEqual(all.map(String).sort());
      }),
      { numRuns: 60 },
    );
  });
});
