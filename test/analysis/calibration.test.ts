/** Chances are shown only where whole intervals say that they come true, in games of the bot itself and of others. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CALIBRATIONS, type Calibration, trustIn } from '../../src/analysis/calibration.js';
import { drawReliability } from '../calibration/picture.js';
import { withTable } from '../calibration/table.js';

const at = (value: number, reach: number) => ({ value, low: value - reach, high: value + reach });

function table(told: Partial<Calibration>): Calibration {
  return {
    ...{
      ruleset: 'tallinn',
      options: { legate: 'false' },
      edition: 'practice',
      players: 2,
      bots: ['greedy'],
      bot: 'greedy',
    },
    ...{ playOuts: 8, seed: 1, games: 2000, positions: 10, error: 0.05, perfect: 0.04, excess: at(0.01, 0.005) },
    ...{ brier: 0.3, brierEqual: 0.5, brierNow: 0.6, skill: at(0.5, 0.1), bins: [] },
    ...told,
  };
}

const asked = {
  ...{ ruleset: 'tallinn', options: { legate: 'false', other: 'x' }, edition: 'practice', players: 2, bot: 'greedy' },
};
const own = table({});
const others = table({ bots: ['random'], excess: at(0.04, 0.01) });

it.each([
  ['both kinds of tables within their limits', [own, others], true],
  ['nothing measured', [], false],
  ['nothing measured but games of the bot itself', [own], false],
  ['nothing measured but games of others', [others], false],
  ['too few games to say so of its own', [table({ excess: at(0.01, 0.02) }), others], false],
  ['others off by too much', [own, table({ bots: ['random', 'greedy'], excess: at(0.1, 0.01) })], false],
  ['not apart from what the game is worth now', [own, table({ bots: ['random'], skill: at(0.1, 0.2) })], false],
  ['measured with other options', [own, others].map((one) => ({ ...one, options: { legate: 'true' } })), false],
  ['measured with other cards', [own, others].map((one) => ({ ...one, edition: 'mine' })), false],
  ['measured with more players', [own, others].map((one) => ({ ...one, players: 3 })), false],
  ['measured for another bot', [own, others].map((one) => ({ ...one, bot: 'random' })), false],
] as const)('%s', (_, all, isShown) => {
  expect(trustIn(asked, all).isShown).toBe(isShown);
});

it('names the table that speaks most against them', () => {
  const far = table({ bots: ['random'], excess: at(0.2, 0.01) });
  expect(trustIn(asked, [own, far, others]).worst).toBe(far);
});

it('the table and the picture of the documents show what was measured', () => {
  const text = readFileSync('docs/evidence.md', 'utf8');
  expect(CALIBRATIONS.length).toBeGreaterThan(0);
  expect(withTable(text, CALIBRATIONS)).toBe(text);
  expect(readFileSync('docs/images/calibration.svg', 'utf8')).toBe(drawReliability(CALIBRATIONS));
});
