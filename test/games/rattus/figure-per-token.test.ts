/** The knight's figure: does it count for the whole ravage, or is that decided on for each token? @see option knight-neutral-scope */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';

const COUNTS = '<use card="knight"/>';
const FIGURE = '<plague path="scandia"/>';
const COUNTING = '<plague path="scandia" as-cubes="true"/>';
const UNSEEN = '<plague path="scandia" as-cubes="?"/>';
const reveal = (token: string, p2: number, p3: number): string =>
  `<reveal region="scandia" slot="1" token="${token}"><lose player="p2" cubes="${p2}"/><lose player="p3" cubes="${p3}"/></reveal>`;
/** Three cubes are there: with the figure five, then two, with it four. */
const FIVE = reveal('{5:A}', 1, 1);
const THREE = reveal('{3:A}', 1, 0);
const NOT_THREE = reveal('{3:A}', 0, 0);
const NOT_FIVE = reveal('{5:A}', 0, 0);

const ravage = (scope: 'per-token' | 'whole-ravage', ...lines: readonly string[]): GamePlan => {
  const [figure = '', ...acts] = lines;
  return {
    options: { 'knight-neutral-scope': scope },
    cards: { p1: 'knight' },
    regions: { italia: { rats: 1 }, scandia: { rats: 3, p2: 2, p3: 1 } },
    turns: [['p1', '<place region="italia" cubes="1"/>', figure, '<spread to="russia russia"/>', ...acts]],
  };
};

test.each<readonly [string, GamePlan]>([
  ['said before each token', ravage('per-token', FIGURE, COUNTS, FIVE, COUNTS, THREE)],
  ['said with the way of the figure, and again', ravage('per-token', COUNTING, FIVE, COUNTS, THREE)],
  ['said for the first token alone', ravage('per-token', COUNTING, FIVE, NOT_THREE)],
  ['said for the second token alone', ravage('per-token', FIGURE, NOT_FIVE, COUNTS, reveal('{4:A}', 1, 1))],
  ['what is hidden is what was said for the first token', ravage('per-token', UNSEEN, FIVE, NOT_THREE)],
  ['said once for all of them', ravage('whole-ravage', COUNTING, FIVE, THREE)],
])('legal: %s', (_, plan) => {
  const { errors, text } = judged(plan);
  expect(errors, text).toEqual([]);
});

test.each<readonly [string, GamePlan, string, string]>([
  ['said twice for one token', ravage('per-token', FIGURE, COUNTS, COUNTS, FIVE), 'rattus.card.once', 'turn 1 use 2'],
  [
    'counted for a token for which nothing was said',
    ravage('per-token', COUNTING, FIVE, THREE),
    'rattus.ravage.current-count',
    'turn 1 reveal 2',
  ],
  [
    'said again where it counts for all of them',
    ravage('whole-ravage', FIGURE, COUNTS, FIVE, COUNTS, THREE),
    'rattus.card.once',
    'turn 1 use 2',
  ],
])('a breach: %s', (_, plan, rule, at) => {
  const { breaches, text } = judged(plan);
  expect(breaches, text).toEqual([expect.objectContaining({ rule, at })]);
});
