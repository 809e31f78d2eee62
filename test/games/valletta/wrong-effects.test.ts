/** A log that states a wrong effect is followed in it. What is right by the rules all the same is no second error. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';

function rootsOf(plan: GamePlan): readonly string[] {
  return judged(plan).roots.map(({ rule }) => String(rule).replace('valletta.', ''));
}

/** The wood of a Lumberjack is not counted; then somebody pays with it. */
function paid(wood: number): GamePlan {
  return {
    cells: { 'A1-1': { cost: `0/${wood}/0/0` } },
    hands: { p1: 'lumberjack builder' },
    goods: { p1: '0/1/0/0' },
    turns: [['p1', 'lumberjack effect p1 wood=0', `builder build A1-1 0/${wood}/0/0`, 'shopkeeper']],
  };
}

/** The second player's Lumberjack brings nothing, as the log has it; then the first one asks for gifts. */
function given(character: 'monk' | 'tax-collector', owned: string, gift: string): GamePlan {
  return {
    cells: { 'A1-1': { character } },
    hands: { p1: 'builder lumberjack shopkeeper', p2: 'lumberjack shopkeeper brick-worker' },
    goods: { p1: '1/1/1/1', p2: owned },
    turns: [
      ['p1', 'builder build A1-1', 'lumberjack', 'shopkeeper', 'draw ? ?'],
      ['p2', 'lumberjack effect p2 wood=0', 'shopkeeper', 'brick-worker', 'draw ? ? ?'],
      ['p1', `${character} give p2 ${gift}`],
    ],
  };
}

/** Two points for a Knight, and a wrong number of points; then the discards are shuffled for a refill, or are not. */
function scored(before: number, effect: number, reshuffled: boolean): GamePlan {
  return {
    cells: { 'A1-1': { character: 'rekuk' } },
    hands: { p1: 'builder shopkeeper lumberjack stone-sculptor maid', p2: 'shopkeeper lumberjack stone-sculptor' },
    position: [`state p1 points=${before}`],
    turns: [
      ['p1', 'builder build A1-1', `shopkeeper effect p1 points=${effect}`, 'rekuk', 'draw ? ?'],
      ['p2', 'shopkeeper', 'lumberjack', 'stone-sculptor', 'draw ? ? ?'],
      ['p1', 'lumberjack', 'stone-sculptor', 'maid take wood', `draw ? ? ? reshuffled=${reshuffled}`],
    ],
  };
}

test.each<[what: string, plan: GamePlan, roots: readonly string[]]>([
  ['a price that somebody can pay', paid(2), ['card.lumberjack']],
  ['a price that nobody could pay', paid(3), ['card.lumberjack', 'build.cost']],
  ['a gift that somebody owns', given('monk', '3/0/0/0', 'wood'), ['card.lumberjack']],
  ['a gift that is due', given('tax-collector', '0/2/0/0', 'wood'), ['card.lumberjack']],
  ['a gift that is not', given('tax-collector', '0/1/0/0', 'wood'), ['card.lumberjack', 'card.tax-collector']],
  ['no final phase', scored(22, 1, true), ['score.sources']],
  ['no final phase as yet', scored(22, 0, false), ['turn.reshuffle']],
  ['the final phase', scored(23, -1, false), ['score.sources']],
  ['the final phase, with a shuffle', scored(23, 0, true), ['end.no-reshuffle']],
])('%s', (_, plan, roots) => {
  expect(rootsOf(plan), judged(plan).text).toEqual(roots);
});
