/** The work of judging a log grows with its length, and not with the square of it. */
import { expect, test } from 'vitest';
import { workOf } from '../work.js';
import { type GamePlan, gameLog } from './game-log.js';

const REVEAL = '<reveal region="gallia" slot="1" token="{1:church}">';

/** With so many pieces, a turn in which they stand. */
const LONG: readonly (readonly [says: string, turn: (pieces: number) => string])[] = [
  [
    'numbers beside what a token takes',
    (pieces) =>
      `<plague path="gallia"/>${REVEAL}${'<state region="gallia" potions="0"/>'.repeat(pieces)}<lose player="p2" cubes="1"/></reveal>`,
  ],
  ['losses', (pieces) => `<plague path="gallia"/>${REVEAL}${'<lose player="p2" cubes="1"/>'.repeat(pieces)}</reveal>`],
  ['new tokens', (pieces) => `<plague path="gallia"/>${'<spread to="anglia"/>'.repeat(pieces)}`],
];

test.each(LONG)('%s', (_, turn) => {
  const [short, long] = [100, 800].map((pieces) => {
    const plan: GamePlan = {
      figure: 'italia',
      regions: { gallia: { rats: 1, p2: 2, p3: 1 } },
      turns: [['p1', turn(pieces)]],
    };
    return workOf(gameLog(plan).text, 'name').looks;
  });
  // With the square of it: 64 times.
  expect((long ?? 0) / (short ?? 0)).toBeLessThan(9);
});
