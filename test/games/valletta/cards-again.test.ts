/** Cards that come back from the discard pile although they are not shuffled, and the rule that it breaks. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged, placeOf } from './judged.js';
import { ended, playedThroughOnce } from './whole-game.js';

/** A final phase of which the log shows no draws; in the end both play cards that they have played in it already. */
const MISSED: GamePlan = {
  hands: { p1: 'jean builder apprentice maid lumberjack' },
  position: ['state jean=24'],
  turns: [
    ['p1', 'jean barrel gold', 'lumberjack', 'maid take stone'],
    ['p2', 'shopkeeper', 'lumberjack', 'stone-sculptor'],
    ['p1', 'shopkeeper', 'stone-sculptor', 'brick-worker'],
    ['p2', 'brick-worker', 'maid take wood', 'builder'],
    ['p1', 'jean', 'lumberjack', 'maid take brick'],
    ['p2', 'shopkeeper', 'apprentice', 'jean'],
    ['p1', 'shopkeeper'],
  ],
};

test.each<[says: string, plan: GamePlan, roots: readonly string[]]>([
  [
    'a card that has just been discarded is drawn, with cards left in the pile',
    {
      hands: { p1: 'shopkeeper lumberjack stone-sculptor maid builder' },
      turns: [['p1', 'shopkeeper', 'lumberjack', 'stone-sculptor', 'draw brick-worker apprentice shopkeeper']],
    },
    ['turn.reshuffle turn 1'],
  ],
  ['a final phase that was missed', MISSED, ['end.no-reshuffle turn 6 play 1']],
  [
    'a card from the discards where the log shows what was drawn',
    ended({ lastOfP1: ['shopkeeper', 'builder'] }),
    ['turn.from-hand turn 7 play 1'],
  ],
  [
    'a final phase that was announced too early',
    {
      hands: { p1: 'shopkeeper lumberjack stone-sculptor maid builder' },
      turns: [['p1'], 'final-phase jean p1', ['p2'], ['p1'], ['p2'], ['p1'], ['p2'], ['p1', 'maid take wood']],
    },
    ['end.trigger-jean turn 1'],
  ],
  [
    'sizes of piles that were not shuffled for the final phase',
    playedThroughOnce(['state p1 pile=2 discard=4', 'state p2 pile=3 discard=5']),
    ['end.final-shuffle turn 4'],
  ],
])('%s', (_, plan, roots) => {
  const game = judged(plan);
  expect(
    game.roots.map((one) => `${one.rule?.replace('valletta.', '')} ${placeOf(one)}`),
    game.text,
  ).toEqual(roots);
});
