/** What could have been built, bought or taken instead, in positions in which one can see it. */
import { expect, test } from 'vitest';
import { regretsToldOf } from '../../engine/regrets.js';
import { type GamePlan, gameLog } from './game-log.js';

const DEAR = { cost: '9/9/9/9' };
/** In column 1 only A1-1 can be paid; Jean looks at it from the first space of the street. */
const CELLS = { 'A1-1': { cost: '1/0/0/0' }, 'B1-1': DEAR, 'A2-1': DEAR, 'B2-1': DEAR };
const JEAN = 'jean barrel wood';

function toldOf(...lines: readonly string[]): readonly string[] {
  return toldOfPlan({}, lines);
}

function toldOfPlan(plan: GamePlan, lines: readonly string[]): readonly string[] {
  return regretsToldOf(
    gameLog({ cells: CELLS, hands: { p1: 'jean builder apprentice' }, turns: [['p1', ...lines]], ...plan }).text,
  );
}

test('a building in the column that Jean watches', () => {
  expect(toldOf(JEAN, 'builder build A1-5')).toEqual([
    '1.2 p1 could have built at A1-1 instead of building at A1-5: 2 points more at once, for 1 gold more.',
  ]);
});

test('nothing where the building already lies there, or Jean has not moved', () => {
  expect(toldOf(JEAN, 'builder build A1-1 1/0/0/0')).toEqual([]);
  expect(toldOf('builder build A1-5', JEAN)).toEqual([]);
});

test('nothing that was done later in the same turn all the same', () => {
  expect(toldOf(JEAN, 'builder build A1-5', 'apprentice build A1-1 1/0/0/0')).toEqual([]);
});

test('nothing that would have left too little for the rest of the turn', () => {
  const cells = { ...CELLS, 'B1-5': { cost: '2/1/1/1' } };
  const turn = [JEAN, 'builder build A1-5', 'apprentice build B1-5 2/1/1/1'];
  // Without the second building there is the gold for A1-1.
  expect(toldOfPlan({ cells }, turn.slice(0, 2))).toHaveLength(1);
  expect(toldOfPlan({ cells }, turn).filter((told) => told.startsWith('1.2'))).toEqual([]);
});

test('nothing where the record hides the goods', () => {
  expect(toldOf('jean barrel ?', 'builder build A1-5')).toEqual([]);
});

test('a good that two players may take in addition', () => {
  const cells = { 'A1-5': { character: 'innkeeper' } } as const;
  expect(toldOfPlan({ cells }, ['builder build A1-5', 'innkeeper'])).toEqual([
    '1.2 p1 could have played Innkeeper to the same effect and kept 1 gold more.',
  ]);
  expect(toldOfPlan({ cells }, ['builder build A1-5', 'innkeeper extra gold'])).toEqual([]);
});

test('points that could have been paid for', () => {
  const cells = { 'A1-5': { character: 'del-monte' } } as const;
  expect(toldOfPlan({ cells }, ['builder build A1-5', 'del-monte'])).toEqual([
    '1.2 p1 could have paid for points with Grand Master Pietro del Monte: 5 points more at once, for 1 gold, 1 wood, 1 stone, and 1 brick more.',
  ]);
});
