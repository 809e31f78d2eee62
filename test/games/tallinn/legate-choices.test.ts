/**
 * Two estates of a display are equally weak, and the log does not say which of them got the two persons of the Legate: numbers
 * may tell, or leave it open, or belong to no choice at all. @see tallinn.md TA-15
 */
import { describe, expect, test } from 'vitest';
import type { Replayed } from '../../../src/engine/replay.js';
import type { Step } from '../../../src/engine/transcript.js';
import type { GamePlan } from './game-log.js';
import { breachOf, judged } from './judged.js';

const EMPTY_CARDS = Array.from(
  { length: 10 },
  (_, n) => `<influence n="${n + 1}"><side id="a"/><side id="b"/></influence>`,
).join('');

/**
 * p1 ends with two merchants and the arms, p2 with one merchant and some knights and monks.
 * @param persons of the start card of p2, to whom those of p2's Legate come
 */
function tie(persons: string, plan: GamePlan = {}): GamePlan {
  return {
    options: { legate: 'true' },
    components: `${EMPTY_CARDS}<legate><side id="persons" merchant="1" knight="1" monk="1"/><side id="arms"/></legate>
      <start id="s1" merchant="2"/><start id="s2" ${persons}/>`,
    rounds: [['p1 legate-arms', 'p2 legate-persons']],
    complete: true,
    ...plan,
  };
}

/** Against 2 knights and 4 monks: with two knights 10 to 10, with two monks 8 to 12. */
const MATTERS = 'knight="1" monk="3"';
/** Against 2 knights and 2 monks: 10 to 10, whichever of the two estates ties. */
const SWAPS = 'knight="1" monk="1"';
/** Against 4 knights and 4 monks both are lost, whatever comes. */
const IDLE = 'knight="3" monk="3"';

/** The steps of final scoring that nobody can judge. */
function openSteps({ transcript }: Replayed): readonly Step[] {
  return (transcript?.steps ?? []).filter(({ at, verdict }) => at.section === 'final' && verdict === 'undecidable');
}

test.each<[says: string, plan: GamePlan, scoring: 'open' | 'decided', points: readonly number[]]>([
  ['nothing tells', tie(MATTERS), 'open', []],
  ['nothing tells, and everybody gets the same in the end', tie(SWAPS), 'open', [10, 10]],
  ['it makes no difference', tie(IDLE), 'decided', [8, 12]],
  ['a contest tells', tie(MATTERS, { final: ['contest p1 knight 2'] }), 'decided', [10, 10]],
  ['another contest tells', tie(MATTERS, { final: ['contest p2 knight 4'] }), 'decided', [8, 12]],
  ['a contest without difference does not tell', tie(MATTERS, { final: ['contest p1 merchant 4'] }), 'open', []],
  ['a display tells', tie(MATTERS, { final: ['state p1 monk=2'] }), 'decided', [8, 12]],
  ['a score tells', tie(MATTERS, { final: ['state p1 points=8'] }), 'decided', [8, 12]],
  [
    'a score in the middle tells',
    tie(MATTERS, { final: ['contest p1 knight 2', 'state p1 points=10', 'contest p1 monk 0'] }),
    'decided',
    [10, 10],
  ],
  [
    'a score before anything differs does not tell',
    tie(MATTERS, {
      final: ['contest p1 merchant 4', 'contest p2 merchant 0', 'state p1 points=8', 'contest p1 knight'],
    }),
    'open',
    [],
  ],
  ['the result tells', tie(MATTERS, { result: ['p1 points=8', 'p2 points=12'] }), 'decided', [8, 12]],
  ['the log tells', tie(MATTERS, { final: ['bonus p1 knight'] }), 'decided', [10, 10]],
])('%s', (_, plan, scoring, points) => {
  const { replayed, roots, points: found, text } = judged(plan);
  expect([openSteps(replayed).length > 0 ? 'open' : 'decided', found, roots], text).toEqual([scoring, points, []]);
});

describe('numbers that belong to no choice', () => {
  test.each<[says: string, plan: GamePlan, roots: readonly string[]]>([
    ['a result', tie(MATTERS, { result: ['p1 points=99', 'p2 points=-50'] }), ['tallinn.score.advance result']],
    [
      'a result that takes from each choice what it likes',
      tie(MATTERS, { result: ['p1 points=10 rank=1', 'p2 points=12 rank=1'] }),
      ['tallinn.score.advance result'],
    ],
    ['one half of a result', tie(MATTERS, { result: ['p1 points=9'] }), ['tallinn.score.advance result']],
    [
      'a display with the persons in both',
      tie(MATTERS, { final: ['state p1 knight=2 monk=2'] }),
      ['tallinn.legate.final-display final'],
    ],
    [
      'a display without them',
      tie(MATTERS, { final: ['state p1 knight=0 monk=0'] }),
      ['tallinn.legate.final-display final'],
    ],
    ['a score', tie(MATTERS, { final: ['state p1 points=9'] }), ['tallinn.score.advance final']],
    [
      'contests with the persons in both',
      tie(SWAPS, { final: ['contest p1 knight 2', 'contest p1 monk 2'] }),
      ['tallinn.legate.final-display final'],
    ],
    [
      'contests without them',
      tie(SWAPS, { final: ['contest p1 knight 0', 'contest p2 knight 4', 'contest p1 monk 0', 'contest p2 monk 4'] }),
      ['tallinn.legate.final-display final'],
    ],
    [
      'a misprint that has nothing to do with the choice',
      tie(MATTERS, { final: ['contest p1 merchant 3'], result: ['p1 points=8', 'p2 points=12'] }),
      ['tallinn.final.estate-win final'],
    ],
  ])('%s', (_, plan, roots) => {
    const { roots: found, text } = judged(plan);
    expect(
      found.map((finding) => `${finding.rule} ${breachOf(finding).at}`),
      text,
    ).toEqual(roots);
  });

  test('are told with all that are possible', () => {
    const { roots } = judged(tie(MATTERS, { result: ['p1 points=9', 'p2 points=11'] }));
    expect(roots).toMatchObject([{ expected: '10:10|8:12', actual: '9:11' }]);
  });
});

test('where nothing tells, no estate is named as the one that gained', () => {
  const { replayed, text } = judged(tie(MATTERS));
  const steps = replayed.transcript?.steps ?? [];
  const told = steps.flatMap(({ entries }) => entries.filter((entry) => entry.type !== 'finding'));
  const ofRule = told.filter(({ rule }) => rule === 'tallinn.legate.final-display');
  expect(
    ofRule.map(({ type }) => type),
    text,
  ).toEqual(['line', 'doubt']);
  expect(openSteps(replayed)).toMatchObject([{ headline: { id: 'tallinn_headline-bonus-open' } }]);
});
