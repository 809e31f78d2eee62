/** A score that is stated in final scoring, in logs that do not have all contests: they may stand before it or behind it. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';
import { flat } from './rules.js';

/** p1 has the merchants and is paid for them, p2 the knights; p2 has a tower. 9 and 13 after merchants and knights, 9 and 13 + 6 in the end. */
const PLAN: GamePlan = {
  ...flat(['merchant="6"', 'merchant="1" knight="2"'], 'merchant="1" coin="merchant"'),
  rounds: [['p2 1a', 'contest p2 merchant 0', 'tower p2 display 1']],
  complete: true,
};
/** p1 may have won a contest, and have other persons in the display. */
const HIDDEN: GamePlan = { ...PLAN, rounds: [['p1 ?', 'p2 1a', 'tower p2 display 1']] };
const TOWERS = 'towers p2 1';
const RESULT = ['p1 points=9', 'p2 points=13'];
const WRONG = 'tallinn.score.advance final';

function roots(plan: GamePlan): { readonly roots: readonly string[]; readonly text: string } {
  const { roots: found, text } = judged({ ...PLAN, ...plan });
  return { roots: found.map(({ rule, at }) => `${rule} ${at.section}`), text };
}

test('what the game of these tests brings', () => {
  expect(judged(PLAN).points).toEqual([9, 13]);
});

test.each<[says: string, plan: GamePlan, expected: readonly string[]]>([
  ['as it was, before the towers', { final: ['state p1 points=4', 'state p2 points=4', TOWERS] }, []],
  ['behind the merchants, before the towers', { final: ['state p1 points=9', 'state p2 points=3', TOWERS] }, []],
  ['behind the knights, before the towers', { final: ['state p2 points=7', 'state p1 points=9', TOWERS] }, []],
  ['behind everything, before the towers', { final: ['state p2 points=13', TOWERS] }, [WRONG]],
  ['none that it ever is', { final: ['state p1 points=5', TOWERS] }, [WRONG]],
  ['as it was, behind the towers', { final: [TOWERS, 'state p2 points=4'] }, [WRONG]],
  ['of before the towers, behind them', { final: [TOWERS, 'state p2 points=7'], result: RESULT }, []],
  ['as it was, behind the contests', { final: ['contest p1 knight 0', 'state p1 points=4', TOWERS] }, [WRONG]],
  [
    'known nowhere, and told before the towers',
    { ...HIDDEN, final: ['state p1 points=4', TOWERS], result: RESULT },
    [],
  ],
  ['as it was, and a result', { final: ['state p1 points=4', 'state p2 points=4'], result: RESULT }, []],
  ['as it was, without any', { final: ['state p1 points=4'] }, [WRONG]],
  ['the result', { final: ['state p1 points=9', 'state p2 points=13'], result: RESULT }, []],
  ['a display alone, before a score as it was', { final: ['state p1 merchant=6', 'state p1 points=4', TOWERS] }, []],
])('the score is %s', (_, plan, expected) => {
  const { roots: found, text } = roots(plan);
  expect(found, text).toEqual(expected);
});

test.each<[says: string, points: readonly [number, number], result: readonly string[], expected: readonly string[]]>([
  ['the result', [9, 13], RESULT, []],
  ['as it was', [4, 4], RESULT, []],
  ['neither', [5, 4], RESULT, ['tallinn.score.advance turn']],
  ['a wrong result', [9, 11], ['p1 points=9', 'p2 points=11'], ['tallinn.score.advance result']],
])('behind the last round of a log without final scoring the score is %s', (_, [one, two], result, expected) => {
  const states = `<state player="p1" points="${one}" merchant="6"/><state player="p2" points="${two}"/>`;
  const { roots: found, text } = roots({ result, edits: [['<final>\n    </final>', states]] });
  expect(found, text).toEqual(expected);
});
