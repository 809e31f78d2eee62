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

test.each([
  ['the knights', [1, -10, 1], 'tallinn.final.everyone'],
  ['the towers', [-9, -9, 0], 'tallinn.final.tower-win'],
])('results without what %s bring are one error', (_, more, rule) => {
  const plan = {
    players: 3,
    ...flat(['merchant="3" monk="2"', 'knight="6"', ''], 'merchant="1" coin="merchant"'),
    rounds: [['p1 1a', 'p2 1a', 'tower p1 display 1', 'tower p2 display 1']],
    complete: true,
  };
  const { points } = judged(plan);
  const { roots, text } = resultOf(
    plan,
    ...points.map((own, seat) => `p${seat + 1} points=${own + (more[seat] ?? 0)}`),
  );
  expect(
    roots.map((finding) => finding.rule),
    text,
  ).toEqual([rule]);
});

test('a rank that only follows from wrong points is a consequence of them', () => {
  const { errors, text } = resultOf(AHEAD, 'p1 points=-5 rank=2', 'p2 points=60 rank=1');
  const [first] = errors;
  expect(
    errors.filter(({ message }) => message.id === 'tallinn_claim-rank').map(({ cause }) => cause),
    text,
  ).toEqual([first?.id, first?.id]);
});

/** Towers of two or three players: cards 1 to 6 of TS-1, turned in the round in which their coin is active. */
const built = (...towers: readonly (readonly number[])[]): GamePlan => ({
  players: towers.length,
  options: { 'tower-counts': 'half-card' },
  rounds: [0, 1, 2].map((round) => {
    const cards = towers.flatMap(({ [round]: card }, seat) => (card ? [[`p${seat + 1}`, card] as const] : []));
    return [
      ...cards.map(([player, card]) => `${player} ${card}a`),
      ...cards.map(([player, card]) => `tower ${player} display ${card}`),
    ];
  }),
  complete: true,
});

test.each([
  ['where the points alone could have another reason', built([3], [2, 1, 3]), [3, 9]],
  ['where the points of the first player are right', built([6, 5], [0, 2], [4, 3, 5]), [6, 3, 9]],
])('whole cards in points and persons are one error, %s', (_, plan, persons) => {
  const { points } = judged({ ...plan, options: {} });
  const result = points.map((own, seat) => `p${seat + 1} points=${own} tower-persons=${persons[seat]}`);
  const { roots, text } = resultOf(plan, ...result);
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(['tallinn.final.tower-whole-card']);
});

const WITH_LEGATE: GamePlan = { players: 3, options: { legate: 'true' }, complete: true };
const LEGATE_IN_TOWER: GamePlan = { ...WITH_LEGATE, rounds: [['p1 4a', 'tower p1 hand legate']] };

test.each([
  ['legate-tower-counts-printed-persons', 'true', 2, 'tallinn.legate.final-tower'],
  ['legate-tower-counts-printed-persons', 'false', 5, 'tallinn.legate.final-tower'],
  ['legate-bonus-in-tiebreak', 'false', 5, 'tallinn.win.tiebreak-tower-persons'],
])('persons on a tower by another option than %s=%s', (option, value, persons, rule) => {
  const { roots, text } = resultOf(
    { ...LEGATE_IN_TOWER, options: { legate: 'true', [option]: value } },
    `p1 tower-persons=${persons}`,
  );
  expect(
    roots.map((finding) => finding.rule),
    text,
  ).toEqual([rule]);
});

const PERSONS_SHOWN: GamePlan = {
  ...WITH_LEGATE,
  ...flat(['merchant="4" knight="2"', 'merchant="3" monk="1"', 'merchant="2" knight="6" monk="4"']),
};
const TOWERS_APART: GamePlan = {
  players: 3,
  rounds: [
    ['p1 4a', 'p2 1a', 'tower p1 hand 10', 'tower p2 display 1'],
    ['p1 5a', 'p2 2a', 'tower p1 hand 7', 'tower p2 display 2'],
    ['p2 3a', 'tower p2 display 3'],
  ],
  complete: true,
};

test.each([
  ['legate-display-bonus', 'arms-side-only', 'either-side', PERSONS_SHOWN, 'tallinn.legate.final-display'],
  ['legate-display-bonus', 'either-side', 'arms-side-only', PERSONS_SHOWN, 'tallinn.legate.final-display'],
  ['five-diff-scope', 'display-estates', 'display-and-towers', TOWERS_APART, 'tallinn.final.five-difference'],
  ['five-diff-scope', 'display-and-towers', 'display-estates', TOWERS_APART, 'tallinn.final.five-difference'],
])('a result by %s=%s under %s is one error, under the rule of the option', (option, by, under, plan, rule) => {
  const withOption = (value: string): GamePlan => ({ ...plan, options: { ...plan.options, [option]: value } });
  const { points } = judged(withOption(by));
  const { roots, text } = resultOf(withOption(under), ...points.map((own, seat) => `p${seat + 1} points=${own}`));
  expect(
    roots.map((finding) => finding.rule),
    text,
  ).toEqual([rule]);
});

test.each([
  ['the right points', 'p1 rank=2', []],
  ['the points of the log', 'p1 rank=1', []],
  ['neither', 'p1 rank=3', ['tallinn.win.most-points']],
])('behind a wrong contest a rank may go by %s', (_, rank, expected) => {
  const plan: GamePlan = {
    ...flat(['', 'merchant="9" knight="9" monk="9"'], 'merchant="1" coin="merchant"'),
    rounds: [['p1 1a', 'contest p1 merchant 90']],
    complete: true,
  };
  const { roots, text } = resultOf(plan, rank);
  expect(
    roots.map((finding) => finding.rule),
    text,
  ).toEqual(expected);
});

test('what a contest of the arms would have brought that a house rule demands follows from its absence', () => {
  const options = { legate: 'true', 'legate-arms-requires-contest': 'true' };
  const plan: GamePlan = { options, rounds: [['p1 legate-arms', 'draw p1 ?'], []], complete: true };
  const { points } = judged(plan);
  const { errors, roots, text } = resultOf(plan, `p1 points=${(points[0] ?? 0) + 2}`);
  expect([errors.length, roots], text).toEqual([1, []]);
});
