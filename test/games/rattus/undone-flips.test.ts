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

/** Anna's turn with the crusader, and two tokens that do nothing. */
function crusading(...lines: readonly string[]): GamePlan {
  return {
    options: { preset: 'yucata' },
    cards: { p1: 'crusader' },
    regions: { italia: { rats: 1 }, scandia: { rats: 2, p2: 3 } },
    turns: [['p1', BEFORE[0] ?? '', BEFORE[1] ?? '', SPREAD, ...lines]],
  };
}
const SPREAD = '<spread to="russia anglia"/>';
const A_FIRST = '<use card="crusader"><order tokens="{6:A} {6:M}"/></use>';
const M_FIRST = '<use card="crusader"><order tokens="{6:M} {6:A}"/></use>';
const A = '<reveal region="scandia" token="{6:A}"/>';
const M = '<reveal region="scandia" token="{6:M}"/>';

test.each([
  [
    'what the crusader has turned up, and what stands before it',
    crusading(A_FIRST, '<undo/>', '<undo/>', SPREAD, A_FIRST, A, M),
    'rattus.online.save-points',
  ],
  [
    'what the crusader has turned up, and then one is turned up alone',
    crusading(A_FIRST, '<undo/>', A, M),
    'rattus.online.save-points',
  ],
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
  ['where the crusader has another order', crusading(A_FIRST, A, '<undo/>', '<undo/>', M_FIRST, M, A)],
  ['where a token of his order acts anew', crusading(A_FIRST, A, '<undo/>', A, M)],
  ['where no token was turned up', turnWith('yucata', BEFORE[2] ?? '', '<undo/>', FLIP)],
] as const)('nothing is said %s', (_, plan) => {
  const { text, roots, remarks } = judge(plan);
  expect(roots, text).toEqual([]);
  expect(remarks, text).toEqual([]);
});
