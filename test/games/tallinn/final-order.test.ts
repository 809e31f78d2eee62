/** The order of final scoring: the legates, the estates with what is paid for them, the towers. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { breachOf, judged } from './judged.js';

const EMPTY_CARDS = Array.from(
  { length: 10 },
  (_, n) => `<influence n="${n + 1}"><side id="a"/><side id="b"/></influence>`,
);

/** p1 ends with two merchants and the imperial arms, p2 with nine monks. */
const ARMS: GamePlan = {
  options: { legate: 'true' },
  components: [
    ...EMPTY_CARDS,
    '<legate><side id="persons" merchant="1" knight="1" monk="1"/><side id="arms"/></legate>',
    '<start id="s1" merchant="2"/><start id="s2" monk="9"/>',
  ].join(''),
  rounds: [['p1 legate-arms', 'p2 legate-arms']],
  complete: true,
};
const BONUSES = ['bonus p1 knight', 'bonus p2 knight'];
const PAID = 'transfer p1 p2 monk';

test.each<[says: string, final: readonly string[], breaches: readonly string[]]>([
  ['the legates first', [...BONUSES, 'contest p1 merchant 4', PAID], []],
  ['the legates behind a contest', ['contest p1 merchant 4', ...BONUSES], ['tallinn.legate.final-display']],
  ['the legates behind a payment', [PAID, ...BONUSES], ['tallinn.legate.final-display']],
  ['the legates behind the towers', ['contest p1 tower 0', ...BONUSES], ['tallinn.legate.final-display']],
  ['a payment behind the towers', [...BONUSES, 'contest p1 tower 0', PAID], ['tallinn.final.order']],
])('%s', (_, final, breaches) => {
  const { roots, text } = judged({ ...ARMS, final });
  const found = roots.map((finding) => `${finding.rule} ${breachOf(finding).at}`);
  expect(found, text).toEqual(breaches.map((rule) => `${rule} final`));
});

/** p2 leads by nine persons of each estate. */
const LEADS: GamePlan = {
  ...ARMS,
  components: [
    ...EMPTY_CARDS,
    '<legate><side id="persons" merchant="1" knight="1" monk="1"/><side id="arms"/></legate>',
    '<start id="s1"/><start id="s2" merchant="9" knight="9" monk="9"/>',
  ].join(''),
  options: { legate: 'false' },
  rounds: [['p1 1a', 'p2 1a']],
};
const CONTESTS = ['merchant', 'knight', 'monk'].map((estate) => `contest p2 ${estate} 4`);

test.each<[says: string, final: readonly string[], breaches: readonly string[]]>([
  ['no payment is recorded', CONTESTS, []],
  [
    'a payment of a hidden estate before those of others',
    [...CONTESTS, 'transfer p1 p2 ?', 'transfer p1 p2 merchant'],
    [],
  ],
  ['a payment of a hidden estate for one of three', [...CONTESTS, 'transfer p1 p2 ?'], []],
  [
    'a payment of a hidden estate beyond all three',
    [...CONTESTS, ...['?', 'merchant', 'knight', 'monk'].map((estate) => `transfer p1 p2 ${estate}`)],
    ['tallinn.final.five-difference-once'],
  ],
])('%s: three points are paid', (_, final, breaches) => {
  const { roots, replayed, text } = judged({ ...LEADS, final });
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(breaches);
  expect(
    replayed.scores.map(({ points }) => points),
    text,
  ).toEqual([4 - 3 - breaches.length, 4 + 12 + 3 + breaches.length]);
});

const MADE = ['merchant', 'knight', 'monk'].map((estate) => `transfer p1 p2 ${estate}`);

/** Right are 1 and 19 points. */
test.each<[says: string, line: string, result: readonly number[], rules: readonly string[]]>([
  ['a second contest that is not counted', 'contest p2 monk 4', [1, 19], ['tallinn.final.everyone']],
  ['a second contest that is counted', 'contest p2 monk 4', [1, 23], ['tallinn.final.everyone']],
  [
    'a second contest that is counted by half',
    'contest p2 monk 4',
    [1, 21],
    ['tallinn.final.everyone', 'tallinn.score.advance'],
  ],
  ['a second payment that is not counted', 'transfer p1 p2 monk', [1, 19], ['tallinn.final.five-difference-once']],
  ['a second payment that is counted', 'transfer p1 p2 monk', [0, 20], ['tallinn.final.five-difference-once']],
  ['a payment the other way that is not counted', 'transfer p2 p1 monk', [1, 19], ['tallinn.final.five-difference']],
  ['a payment the other way that is counted', 'transfer p2 p1 monk', [2, 18], ['tallinn.final.five-difference']],
])('%s', (_, line, result, rules) => {
  const { roots, points, text } = judged({
    ...LEADS,
    final: [...CONTESTS, ...MADE, line],
    result: result.map((one, seat) => `p${seat + 1} points=${one} rank=${2 - seat}`),
  });
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(rules);
  if (rules.length === 1) expect(points, text).toEqual(result);
});

test.each<[says: string, line: string, result: readonly number[]]>([
  ['the other way, and is not counted so', 'transfer p2 p1 monk', [1, 19]],
  ['the other way, and is counted so', 'transfer p2 p1 monk', [3, 17]],
  ['for the towers', 'transfer p1 p2 tower', [1, 19]],
  ['for another estate a second time', 'transfer p1 p2 merchant', [1, 19]],
])('of all payments one is made %s: one error', (_, line, result) => {
  const { roots, points, text } = judged({
    ...LEADS,
    records: 'transfers',
    final: [...CONTESTS, ...MADE.slice(0, 2), line],
    result: result.map((one, seat) => `p${seat + 1} points=${one} rank=${2 - seat}`),
  });
  expect(
    roots.map(({ rule }) => rule?.replace(/-once$/, '')),
    text,
  ).toEqual(['tallinn.final.five-difference']);
  expect(points, text).toEqual(result);
});

test.each<[says: string, points: number, roots: number]>([
  ['by the rules', 15, 1],
  ['by the wrong payment', 13, 1],
  ['by neither', 14, 2],
])('behind a wrong payment a change may be told %s', (_, points, expected) => {
  const final = [...CONTESTS, ...MADE.slice(0, 2), 'transfer p2 p1 monk', `effect p2 points=${points}`];
  const { roots, text } = judged({ ...LEADS, records: 'transfers', final });
  expect(roots, text).toHaveLength(expected);
});

test.each([
  ['estates behind the towers', ['towers p1 4', 'contest p1 merchant'], 'tallinn.final.order'],
  ['a contest twice', ['contest p1 merchant', 'contest p1 merchant'], 'tallinn.final.everyone'],
])('what is wrong in a final scoring that begins too early is an error of its own: %s', (_, final, rule) => {
  const { roots, text } = judged({ rounds: [['p1 4a', 'p2 7b', 'tower p1 display 4']], final });
  expect(
    roots.map((finding) => finding.rule),
    text,
  ).toEqual(['tallinn.end.all-played', rule]);
});
