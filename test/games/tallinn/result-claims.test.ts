/** Points that a result states: under which rule a wrong number stands, and what rests on it. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';
import { flat } from './rules.js';

const START_AT_ZERO: GamePlan = { options: { 'start-score': '0' }, complete: true };
const BEHIND: GamePlan = { ...flat(['', 'merchant="9" knight="9" monk="9"']), ...START_AT_ZERO };
const AHEAD: GamePlan = { ...flat(['merchant="3"', 'merchant="1"']), ...START_AT_ZERO };

function resultOf(plan: GamePlan, ...result: readonly string[]) {
  const { errors, points, text } = judged({ ...plan, result });
  const inResult = errors.filter(({ at }) => at.section === 'result');
  return { errors: inResult, roots: inResult.filter(({ cause }) => cause === null), points, text };
}

test('the games of these tests end below zero, and above', () => {
  expect(resultOf(BEHIND).points).toEqual([-3, expect.any(Number)]);
  expect(resultOf(AHEAD).points).toEqual([4, 0]);
});

test.each([
  ['what it comes to', BEHIND, -3, undefined],
  ['zero where it is below', BEHIND, 0, 'tallinn.final.negative-allowed'],
  ['another number below zero', BEHIND, -2, 'tallinn.score.advance'],
  ['zero where it is above', AHEAD, 0, 'tallinn.score.advance'],
])('%s', (_, plan, points, rule) => {
  const { roots, text } = resultOf(plan, `p1 points=${points}`);
  expect(
    roots.map((finding) => [finding.rule, finding.actual]),
    text,
  ).toEqual(rule === undefined ? [] : [[rule, String(points)]]);
});

test('one wrong number of a result is no reason for another one', () => {
  const { roots, text } = resultOf(AHEAD, 'p1 points=50', 'p2 points=60');
  expect(
    roots.map(({ at }) => at.player),
    text,
  ).toEqual(['p1', 'p2']);
});

test('points that everybody has more from the start, against the option, are one error', () => {
  const starts = ['merchant="3" knight="1" monk="3"', 'merchant="1" knight="3" monk="1"'];
  const { roots, text } = resultOf({ ...flat(starts), ...START_AT_ZERO }, 'p1 points=12', 'p2 points=8');
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(['tallinn.setup.start-score']);
});

test('a rank that only follows from wrong points is a consequence of them', () => {
  const { errors, text } = resultOf(AHEAD, 'p1 points=-5 rank=2', 'p2 points=60 rank=1');
  const [first] = errors;
  expect(
    errors.filter(({ message }) => message.id === 'tallinn_claim-rank').map(({ cause }) => cause),
    text,
  ).toEqual([first?.id, first?.id]);
});
