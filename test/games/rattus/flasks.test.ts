/** Potions under cubes: the same table is the same state, however it came about. */
import { describe, expect, test } from 'vitest';
import { regionNamed } from '../../../src/games/rattus/rules/facts.js';
import { empty, heightsIn, moveCube, PLAIN, pour, spill } from '../../../src/games/rattus/rules/flasks.js';
import { cubes, type Rattus } from '../../../src/games/rattus/rules/table.js';
import { indices, type Seat } from '../../../src/kernel/index-of.js';
import { beginning } from './kernel-game.js';

const [ANNA, BEN] = indices<Seat>(2) as [Seat, Seat];
const [GALLIA, ITALIA] = [regionNamed('gallia'), regionNamed('italia')];
const RULE = 'rattus.merchant.move';

type Step = (state: Rattus) => void;

/** A table on which everybody has three cubes in each of two regions. */
function tableOf(...steps: readonly Step[]): Rattus {
  const state = beginning(2);
  for (const seat of [ANNA, BEN]) for (const region of [GALLIA, ITALIA]) cubes.set(state, region, seat, 3);
  for (const step of steps) step(state);
  return state;
}

const poured = (region: typeof GALLIA, seat: Seat, height = 0): Step => {
  return (state) => pour(state, region, seat, height as typeof PLAIN);
};

describe('the same potions', () => {
  test.each<readonly [string, readonly Step[], readonly Step[]]>([
    ['in other order', [poured(ITALIA, BEN), poured(GALLIA, ANNA)], [poured(GALLIA, ANNA), poured(ITALIA, BEN)]],
    [
      'under cubes of one player',
      [poured(GALLIA, ANNA), poured(GALLIA, ANNA, 1), poured(GALLIA, ANNA)],
      [poured(GALLIA, ANNA), poured(GALLIA, ANNA), poured(GALLIA, ANNA, 1)],
    ],
    [
      'after some have gone',
      [poured(ITALIA, ANNA), poured(GALLIA, BEN), (state) => spill(state, GALLIA, BEN, 1 as typeof PLAIN)],
      [poured(ITALIA, ANNA)],
    ],
    [
      'after a cube has gone with all of its own',
      [poured(GALLIA, ANNA), poured(GALLIA, ANNA, 1), (state) => empty(state, GALLIA, ANNA, 2 as typeof PLAIN)],
      [],
    ],
    [
      'carried there',
      [poured(ITALIA, ANNA), (state) => moveCube(state, ITALIA, GALLIA, ANNA, 1 as typeof PLAIN, RULE)],
      [(state) => moveCube(state, ITALIA, GALLIA, ANNA, PLAIN, RULE), poured(GALLIA, ANNA)],
    ],
  ])('%s are the same state', (_, one, other) => {
    expect(tableOf(...one).cells).toEqual(tableOf(...other).cells);
  });

  test('lie under the cubes of their owner, those with the fewest first', () => {
    const state = tableOf(poured(GALLIA, ANNA), poured(GALLIA, ANNA, 1), poured(ITALIA, ANNA), poured(GALLIA, BEN));
    expect(heightsIn(state, GALLIA, ANNA)).toEqual([0, 0, 2]);
    expect(heightsIn(state, GALLIA, BEN)).toEqual([0, 0, 1]);
  });
});
