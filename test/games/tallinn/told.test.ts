/** What is told of a breach: which message, which rulings it rests on, and what it names. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';
import { flat } from './rules.js';

const HANDS = { p1: '1 2 7', p2: '3 8 9' };
const LEGATES = { p1: '1 2 7 legate', p2: '3 8 9 legate' };
const LEGATE = { legate: 'true' };
const LEADER = { 'tower-decision': 'leader-first' };

/** p2 leads by nine merchants and by nine monks, p1 by two knights. */
const LEADS: GamePlan = flat(['knight="2"', 'merchant="9" monk="9"']);
const paid = (...lines: readonly string[]): GamePlan => ({ ...LEADS, complete: true, final: lines });
const PAID = ['transfer p1 p2 merchant', 'transfer p1 p2 monk'];

test.each<[says: string, plan: GamePlan, message: string, rulings: readonly string[]]>([
  [
    'a tower without any contest',
    { hands: HANDS, rounds: [['p1 1b', 'p2 8b', 'tower p1 display 1']] },
    'tallinn_tower-without-contest',
    [],
  ],
  [
    'a tower behind a contest of an earlier round',
    {
      hands: HANDS,
      rounds: [
        ['p1 1a', 'p2 8b'],
        ['p1 2b', 'p2 9b', 'tower p1 display 1'],
      ],
    },
    'tallinn_tower-by-earlier-contest',
    ['TA-05'],
  ],
  ['a payment by the one who leads', paid(...PAID, 'transfer p2 p1 merchant'), 'tallinn_transfer-not-due', []],
  ['a second payment', paid(...PAID, 'transfer p1 p2 merchant'), 'tallinn_transfer-not-due', []],
  ['a payment for towers', paid(...PAID, 'transfer p1 p2 tower'), 'tallinn_transfer-for-towers', ['TA-08']],
  [
    'no payment for two estates',
    { ...paid('contest p2 merchant 4', 'contest p2 monk 4', 'contest p2 tower 0'), records: 'transfers' },
    'tallinn_transfer-missing',
    [],
  ],
  [
    'a payment for one estate of two',
    {
      ...paid('contest p2 merchant 4', 'transfer p1 p2 merchant', 'contest p2 monk 4', 'contest p2 tower 0'),
      records: 'transfers',
    },
    'tallinn_transfer-missing-too',
    ['TA-09'],
  ],
  ['two persons of no Legate', { complete: true, final: ['bonus p1 merchant'] }, 'tallinn_bonus-without-legate', []],
  [
    'two persons of a Legate who shows his three',
    {
      options: LEGATE,
      hands: LEGATES,
      rounds: [['p1 legate-persons', 'p2 8b']],
      complete: true,
      final: ['bonus p1 merchant'],
    },
    'tallinn_bonus-with-persons',
    ['TA-14'],
  ],
  ['a payment behind the towers', paid('contest p2 tower 0', ...PAID.slice(0, 1)), 'tallinn_transfer-late', []],
  [
    'a contest of the arms for the towers',
    { options: LEGATE, hands: LEGATES, rounds: [['p1 legate-arms', 'p2 8b', 'contest p1 tower 2']] },
    'tallinn_arms-for-towers',
    [],
  ],
  [
    'more fingers than two hands have',
    { hands: HANDS, rounds: [['p1 1a', 'p2 8b', 'tower p1 hand 2 signal=11']] },
    'tallinn_signal-too-many',
    [],
  ],
  [
    'so many with the Legate, for another card',
    { options: LEGATE, hands: LEGATES, rounds: [['p1 1a', 'p2 8b', 'tower p1 hand 2 signal=11']] },
    'tallinn_signal-too-many',
    [],
  ],
])('%s', (_, plan, message, rulings) => {
  const [root] = judged(plan).roots;
  expect([root?.message.id, root?.rulings ?? []], judged(plan).text).toEqual([message, rulings]);
});

test('a log may have a number of its own for the Legate', () => {
  const plan = { options: LEGATE, hands: LEGATES, rounds: [['p1 1a', 'p2 8b', 'tower p1 hand legate signal=11']] };
  expect(judged(plan).roots, judged(plan).text).toEqual([]);
});

test.each<[says: string, line: string, why: string, difference: number]>([
  ['the other leads by less', 'transfer p2 p1 knight', 'lead', 2],
  ['the payer leads', 'transfer p1 p2 knight', 'behind', 2],
  ['no estate is left', 'transfer p1 p2', 'none', 0],
])('a payment that is not due: %s', (_, line, why, difference) => {
  const [root] = judged(paid(...PAID, line)).roots;
  expect(root?.message.parameters).toMatchObject({ why: { choice: why }, difference });
});

test.each<[says: string, cards: string, named: readonly string[], where: string]>([
  ['one of them lies in the display', '1 9', ['1'], 'display'],
  ['one of them can be none of the towers', '9 legate', ['legate'], 'elsewhere'],
])('towers that are turned up: %s', (_, cards, named, where) => {
  const { roots, text } = judged({
    rounds: [
      ['p1 1a', 'p2 8b', 'tower p1 hand'],
      ['p1 2a', 'p2 9b', 'tower p1 hand'],
    ],
    complete: true,
    final: [`towers p1 ${cards.replace(' ', ',')}`],
  });
  const told = roots.find(({ rule }) => rule === 'tallinn.invariant.elimination')?.message.parameters;
  expect(told, text).toMatchObject({ cards: { items: named.map((id) => ({ id })) }, where: { choice: where } });
});

test('where the record hides hands, persons of a Legate among the towers are told by his rule', () => {
  const { roots, text } = judged({
    options: LEGATE,
    rounds: [['p1 1a', 'p2 8b', 'tower p1 hand']],
    complete: true,
    final: ['towers p1 legate'],
    result: ['p1 tower-persons=3'],
  });
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(['tallinn.legate.final-tower']);
});

test.each([
  ['at once', {}, 'tallinn.tower.simultaneous', 'tallinn.variant.leader-first'],
  ['the leader first', LEADER, 'tallinn.variant.leader-first', 'tallinn.tower.simultaneous'],
])('several decide %s', (_, options, rule, other) => {
  const { rulesTold } = judged({ options, rounds: [['p1 1a', 'p2 4a', 'tower p1 display 1']] });
  expect(rulesTold).toContain(rule);
  expect(rulesTold).not.toContain(other);
});

/** The parameters of a line of final scoring. */
function lineOf(plan: GamePlan, message: string): unknown {
  const entries = (judged(plan).replayed.transcript?.steps ?? []).flatMap((step) => step.entries);
  return entries.flatMap((entry) => (entry.type === 'line' && entry.message.id === message ? [entry] : []))[0]?.message
    .parameters;
}

test.each<[value: string, tower: string, counted: string]>([
  ['half-card', 'display 4', 'active'],
  ['half-card', 'hand 9', 'whole'],
  ['whole-card', 'display 4', 'whole'],
])('which halves of a tower count: %s, %s', (value, tower, counted) => {
  const plan = {
    options: { 'tower-counts': value },
    rounds: [['p1 4a', 'p2 9b', `tower p1 ${tower}`]],
    complete: true,
  };
  expect(lineOf(plan, 'tallinn_tower-persons')).toMatchObject({ counted: { choice: counted } });
});

test.each([
  ['4,?', { count: 2, hidden: 1 }],
  ['?,?', undefined],
])('towers of which the record hides some: %s', (cards, told) => {
  const plan = {
    rounds: [
      ['p1 4a', 'p2 9b', 'tower p1 display 4'],
      ['p1 1a', 'p2 8b', 'tower p1 hand'],
    ],
    complete: true,
    final: [`towers p1 ${cards}`],
  };
  const line = lineOf(plan, 'tallinn_towers-open');
  if (told) expect(line).toMatchObject(told);
  else expect(line).toBeUndefined();
});
