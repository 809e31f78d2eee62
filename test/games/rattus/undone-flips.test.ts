/** Online a token that was turned up fixes all before it: a record that takes one back gets a remark, and is judged as without it. */
import { expect, test } from 'vitest';
import { ENDING, NOTHING } from './cases/case.js';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';

const BEFORE = ['<place region="italia" cubes="1"/>', '<plague path="scandia"/>', '<spread to="russia"/>'];
const FLIP = '<reveal region="scandia" slot="1" token="{4:A}"/>';

/** Anna's turn into a region with a token and a cube of hers and of Ben's. */
function turnWith(preset: string, ...lines: readonly string[]): GamePlan {
  return {
    options: { preset },
    regions: { italia: { rats: 1 }, scandia: { rats: 1, p1: 1, p2: 1 } },
    turns: [['p1', ...BEFORE, ...lines]],
  };
}

/** The final plague of a game in which nothing is left to be turned up. */
function endingWith(...lines: readonly string[]): GamePlan {
  return { ...ENDING, options: { preset: 'yucata' }, final: [...NOTHING, ...lines] };
}

function judge(plan: GamePlan) {
  const { roots, replayed, text } = judged(plan);
  const remarks = replayed.findings.filter(({ message }) => message.id === 'rattus_taken-back');
  return { text, roots: roots.map(({ rule }) => rule), remarks: remarks.map(({ rule, severity }) => [rule, severity]) };
}

test.each([
  ['a token is taken back', turnWith('yucata', FLIP, '<undo/>', FLIP), 'rattus.online.save-points'],
  [
    'what stands before it, too',
    turnWith('yucata', FLIP, '<undo/>', '<undo/>', BEFORE[2] ?? '', FLIP),
    'rattus.online.save-points',
  ],
  ['a token of the final plague', endingWith(FLIP, '<undo/>'), 'rattus.online.final-no-undo'],
] as const)('%s: a remark', (_, plan, rule) => {
  const { text, roots, remarks } = judge(plan);
  expect(roots, text).toEqual([]);
  expect(remarks, text).toEqual([[rule, 'note']]);
});

test.each([
  ['at the table', turnWith('book', FLIP, '<undo/>', FLIP)],
  ['where no token was turned up', turnWith('yucata', BEFORE[2] ?? '', '<undo/>', FLIP)],
] as const)('nothing is said %s', (_, plan) => {
  const { text, roots, remarks } = judge(plan);
  expect(roots, text).toEqual([]);
  expect(remarks, text).toEqual([]);
});
