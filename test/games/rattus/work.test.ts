/** The work of judging a log grows with its length, and not with the square of it. */
import { expect, test } from 'vitest';
import { workOf } from '../work.js';
import { type GamePlan, gameLog } from './game-log.js';

const REVEAL = '<reveal region="gallia" slot="1" token="{1:church}">';

/** The turn in which so many pieces stand, and whatever follows. */
const inTurn = (turn: string): GamePlan => ({ turns: [['p1', turn]] });

/** With so many pieces, what stands in the log. */
const LONG: readonly (readonly [says: string, plan: (pieces: number) => GamePlan])[] = [
  [
    'numbers beside what a token takes',
    (pieces) =>
      inTurn(
        `<plague path="gallia"/>${REVEAL}${'<state region="gallia" potions="0"/>'.repeat(pieces)}<lose player="p2" cubes="1"/></reveal>`,
      ),
  ],
  [
    'losses',
    (pieces) => inTurn(`<plague path="gallia"/>${REVEAL}${'<lose player="p2" cubes="1"/>'.repeat(pieces)}</reveal>`),
  ],
  ['new tokens', (pieces) => inTurn(`<plague path="gallia"/>${'<spread to="anglia"/>'.repeat(pieces)}`)],
  ['placements of no cube', (pieces) => inTurn('<place region="gallia" cubes="0"/>'.repeat(pieces))],
  ['parts of the last round', (pieces) => ({ lastRound: ['</last-round><last-round>'.repeat(pieces)] })],
  ['parts of the final plague', (pieces) => ({ final: ['</final-plague><final-plague>'.repeat(pieces)] })],
  [
    'cubes that nobody sets down',
    (pieces) => ({ lastRound: [], between: ['<unload region="gallia" cubes="0"/>'.repeat(pieces)] }),
  ],
];

test.each(LONG)('%s', (_, planOf) => {
  const [short, long] = [100, 800].map((pieces) => {
    const plan: GamePlan = {
      figure: 'italia',
      regions: { gallia: { rats: 1, p2: 2, p3: 1 } },
      ...planOf(pieces),
    };
    return workOf(gameLog(plan).text, 'name').looks;
  });
  // With the square of it: 64 times.
  expect((long ?? 0) / (short ?? 0)).toBeLessThan(9);
});
