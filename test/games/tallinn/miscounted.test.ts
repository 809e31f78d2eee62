/** One number of persons counted wrong shows in several contests, payments and results of final scoring: it is one error. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';
import { flat } from './rules.js';

const RECORDED: GamePlan = { players: 3, complete: true, records: 'contests transfers' };
/** 7, 6 and 1 merchants: p3 pays the others. */
const MERCHANTS: GamePlan = { ...flat(['merchant="7"', 'merchant="6"', 'merchant="1"']), ...RECORDED };
const TO_P1 = 'transfer p3 p1 merchant';
const TO_P2 = 'transfer p3 p2 merchant';
const OTHERS = ['knight', 'monk', 'tower'].flatMap((estate) =>
  ['p1', 'p2', 'p3'].map((id) => `contest ${id} ${estate} 0`),
);

function merchants(p1: number, p2: number, p3: number, ...payments: readonly string[]): GamePlan {
  const final = [`contest p1 merchant ${p1}`, `contest p2 merchant ${p2}`, `contest p3 merchant ${p3}`, ...payments];
  return { ...MERCHANTS, final: [...final, ...OTHERS] };
}

/** 4 points at the start, 8 and 1 for p1, 4 and 1 for p2; p3 pays 2. */
function results(p1: number, p2: number, p3: number): GamePlan {
  return { ...MERCHANTS, records: '', result: [`p1 points=${p1}`, `p2 points=${p2}`, `p3 points=${p3}`] };
}

const WIN = 'tallinn.final.estate-win';
const PAYMENT = 'tallinn.final.five-difference';
const TOTAL = 'tallinn.score.advance';

test.each<[says: string, plan: GamePlan, roots: readonly string[]]>([
  ['nothing', merchants(8, 4, 0, TO_P1, TO_P2), []],
  ['two payments that are missing, since p3 had 3', merchants(8, 4, 0), [PAYMENT]],
  ['contests, and a payment that is missing, since p1 had 5', merchants(4, 8, 0, TO_P2), [WIN]],
  ['contests by 5 of p1, and the other payment missing', merchants(4, 8, 0, TO_P1), [WIN, PAYMENT]],
  ['contests that no number leads to, and a payment that is missing', merchants(8, 8, 0, TO_P2), [PAYMENT, WIN]],
  ['a payment too much behind one that is missing', merchants(8, 4, 0, TO_P2, TO_P2), [PAYMENT, `${PAYMENT}-once`]],
  ['nothing in the results', results(13, 9, 2), []],
  ['results without one payment', results(12, 9, 3), [PAYMENT]],
  ['results by 5 merchants of p1', results(8, 13, 3), [TOTAL]],
  ['a point in two results, for both', results(14, 10, 2), [TOTAL, TOTAL]],
  ['results of which no number is the reason', results(14, 11, 2), [TOTAL, TOTAL]],
])('one number counted wrong is one error: %s', (_, plan, roots) => {
  const played = judged(plan);
  expect(
    played.roots.map(({ rule }) => rule),
    played.text,
  ).toEqual(roots);
});

test('results that a misread payment explains, or the persons of a Legate left out, have one error', () => {
  const plan: GamePlan = {
    ...flat(['merchant="6" knight="6" monk="4"', 'merchant="1" knight="1"']),
    options: { legate: 'true' },
    complete: true,
    rounds: [['p1 legate-arms']],
  };
  const points = judged(plan).points as readonly [number, number];
  const { roots, text } = judged({ ...plan, result: [`p1 points=${points[0] - 1}`, `p2 points=${points[1] + 1}`] });
  expect(
    roots.map(({ suspects }) => suspects),
    text,
  ).toEqual([expect.arrayContaining(['tallinn.legate.final-display'])]);
});

const COUNTED: GamePlan = {
  ...flat(['', '', ''], 'merchant="6" coin="merchant"'),
  players: 3,
  rounds: [['p1 1a', 'contest p1 merchant 4', 'tower p1 display 1']],
  complete: true,
};

test('results with payments for the lead in towers, of several players, are one error', () => {
  const [p1, p2, p3] = judged(COUNTED).points as readonly [number, number, number];
  const { roots, text } = judged({
    ...COUNTED,
    result: [`p1 points=${p1 + 2}`, `p2 points=${p2 - 1}`, `p3 points=${p3 - 1}`],
  });
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual([PAYMENT]);
});

test('whole cards where an option counts the halves of towers break the rule of that option', () => {
  const plan: GamePlan = {
    players: 2,
    options: { 'tower-counts': 'half-card' },
    rounds: [['p1 1a', 'p2 7b', 'tower p1 display 1']],
    complete: true,
  };
  const { roots, text } = judged({ ...plan, result: ['p1 tower-persons=3'] });
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(['tallinn.final.tower-whole-card']);
});
