/** What behind a breach is a breach of its own, and what follows from it. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { breachOf, judged } from './judged.js';

/** The first player takes something with the Nun; then the other one does something. */
function afterNun(taken: string, ...second: readonly string[]): GamePlan {
  return {
    cells: { 'A1-1': { character: 'nun' }, 'A1-2': { cost: '0/3/0/0' } },
    hands: { p1: 'builder', p2: 'builder' },
    goods: { p2: '1/1/1/1' },
    turns: [
      ['p1', 'builder build A1-1', `nun take ${taken}`, 'shopkeeper'],
      ['p2', ...second],
    ],
  };
}

/** Somebody hires a Character that lies on a building; then somebody builds, and draws one card too many. */
function hiredFromBuilding(built: string): GamePlan {
  return {
    cells: { 'A1-1': { character: 'carver' }, 'A1-2': { character: 'trader' } },
    hands: { p1: 'jean shopkeeper lumberjack', p2: 'builder shopkeeper lumberjack' },
    turns: [
      ['p1', 'jean barrel gold hire carver', 'shopkeeper', 'lumberjack'],
      ['p2', `builder build ${built}`, 'shopkeeper', 'lumberjack', 'draw ? ? ?'],
    ],
  };
}

/** A card of the own pile is played; the log counts one too few in the other hand. */
function playedFromElsewhere(otherHand: string): GamePlan {
  return {
    hands: { p1: 'shopkeeper lumberjack stone-sculptor maid builder', p2: otherHand },
    turns: [['p1', 'brick-worker', 'shopkeeper', 'lumberjack', 'state p2 hand=4']],
  };
}

test.each<[says: string, plan: GamePlan, roots: readonly string[]]>([
  [
    'two stones of the Nun, and nothing else',
    afterNun('stone:2', 'builder state p2 stone=2'),
    ['card.nun turn 1 play 2'],
  ],
  [
    'two stones of the Nun, and a payment of what nobody gave',
    afterNun('stone:2', 'builder build A1-2 0/3/0/0'),
    ['card.nun turn 1 play 2', 'build.cost turn 2 play 1'],
  ],
  [
    'two kinds of the Nun, and a payment of neither',
    afterNun('stone:2+brick', 'builder build A1-2 0/3/0/0'),
    ['card.nun turn 1 play 2', 'build.cost turn 2 play 1'],
  ],
  [
    'two kinds of the Nun, of which the other one has taken one',
    afterNun('stone:2+brick', 'builder state p2 stone=2'),
    ['card.nun turn 1 play 2'],
  ],
  [
    'icons of a building that does not lie in this game',
    {
      cells: { 'A1-1': { character: 'banker', yields: 'gold:1' } },
      hands: { p1: 'builder apprentice' },
      turns: [['p1', 'builder build A3-1', 'apprentice build A1-1', 'banker effect p1 gold=3']],
    },
    ['build.on-display turn 1 play 1'],
  ],
  [
    'a hired Character of a building, which is built without it',
    hiredFromBuilding('A1-1'),
    ['jean.hire-from-supply turn 1 play 1'],
  ],
  [
    'a hired Character of a building, and too many cards behind another one',
    hiredFromBuilding('A1-2'),
    ['jean.hire-from-supply turn 1 play 1', 'turn.refill-five turn 2'],
  ],
  [
    'a card of another hand, in which it is missing',
    playedFromElsewhere('brick-worker apprentice jean maid builder'),
    ['turn.from-hand turn 1 play 1'],
  ],
  [
    'a card that was in no hand, and a hand that lacks one',
    playedFromElsewhere('shopkeeper lumberjack stone-sculptor maid builder'),
    ['turn.from-hand turn 1 play 1', 'turn.refill-five turn 1 play 3'],
  ],
])('%s', (_, plan, roots) => {
  const game = judged(plan);
  expect(
    game.roots.map((one) => `${one.rule?.replace('valletta.', '')} ${breachOf(one).at}`),
    game.text,
  ).toEqual(roots);
});
