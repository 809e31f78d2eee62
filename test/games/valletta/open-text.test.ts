/** Where the text is open: what is accused by a ruling names it, and what another option would forbid is a remark. */
import { expect, test } from 'vitest';
import { remarksOn } from '../../../src/engine/readings.js';
import type { Character } from '../../../src/games/valletta/vocabulary.js';
import { gameOf } from '../../../src/games.js';
import { recordingsOf, requestFor } from '../../engine/replays.js';
import { type GamePlan, gameLog } from './game-log.js';
import { judged } from './judged.js';

test.each<[says: string, plan: GamePlan, rulings: readonly string[]]>([
  [
    'an Apprentice behind an Apprentice',
    {
      hands: { p1: 'lumberjack apprentice jean', p2: 'jean apprentice' },
      turns: [
        ['p1', 'shopkeeper', 'stone-sculptor', 'jean barrel gold', 'draw brick-worker maid builder'],
        ['p2', 'jean barrel gold dismiss apprentice', 'shopkeeper', 'lumberjack'],
        ['p1', 'brick-worker', 'maid take wood', 'builder', 'draw jean shopkeeper stone-sculptor'],
        ['p2'],
        ['p1', 'jean barrel gold hire apprentice', 'shopkeeper', 'stone-sculptor', 'draw ? ?'],
        ['p2'],
        ['p1', 'lumberjack', 'apprentice effect p1 wood=1', 'apprentice effect p1 wood=1'],
      ],
    },
    ['A05'],
  ],
  [
    'a bonus before Jean has moved',
    { hands: { p1: 'builder' }, turns: [['p1', 'builder build A1-1 effect p1 points=2']] },
    ['A11'],
  ],
  [
    'three goods of the kind that they replace',
    {
      cells: { 'A1-1': { cost: '0/1/0/0' } },
      hands: { p1: 'builder' },
      goods: { p1: '1/5/1/1' },
      turns: [['p1', 'builder build A1-1 0/3/0/0']],
    },
    ['A20'],
  ],
  [
    'a ninth house',
    { hands: { p1: 'builder' }, position: ['state p1 houses=0'], turns: [['p1', 'builder build A1-1']] },
    ['A17'],
  ],
])('%s', (_, plan, rulings) => {
  const { roots, text } = judged(plan);
  expect(
    roots.flatMap((one) => one.rulings ?? []),
    text,
  ).toEqual(rulings);
});

/** Built in the first play and left unused in the second, with goods enough. */
function declined(character: Character, line: string = character): GamePlan {
  return {
    cells: { 'A1-1': { character } },
    hands: { p1: 'builder shopkeeper' },
    goods: { p1: '5/5/5/5' },
    turns: [['p1', 'builder build A1-1', line, 'shopkeeper'], ['p2']],
  };
}

test.each<[says: string, plan: GamePlan, option: string, value: string]>([
  ['Laparelli', declined('laparelli'), 'house.purchase', 'must-if-able'],
  ['Schilling', declined('schilling'), 'house.purchase', 'must-if-able'],
  ['del Monte', declined('del-monte'), 'house.purchase', 'must-if-able'],
  ['Trader', declined('trader'), 'house.exchange', 'must-if-able'],
  ['Merchant', declined('merchant'), 'house.exchange', 'must-if-able'],
  ['the Monk’s extra good', declined('monk', 'monk give p2 wood'), 'house.two-player-extra', 'must'],
  ['the Innkeeper’s extra gold', declined('innkeeper'), 'house.two-player-extra', 'must'],
  ['the Tax Collector’s extra good', declined('tax-collector'), 'house.two-player-extra', 'must'],
])('%s declined is legal, and would not be under another option', (_, plan, option, value) => {
  const { text } = gameLog(plan);
  const [recording] = recordingsOf(text);
  const game = gameOf('valletta');
  if (!recording || !game) throw new Error(text);
  const remarks = remarksOn(game, recording, requestFor(recording));
  expect(remarks.flatMap((one) => one.illegalUnder ?? [])).toContainEqual({ option, value });
});
