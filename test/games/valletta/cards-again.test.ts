/** Cards that come back from the discard pile although they are not shuffled, and the rule that it breaks. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged, placeOf } from './judged.js';

test.each<[says: string, plan: GamePlan, roots: readonly string[]]>([
  [
    'a card that has just been discarded is drawn, with cards left in the pile',
    {
      hands: { p1: 'shopkeeper lumberjack stone-sculptor maid builder' },
      turns: [['p1', 'shopkeeper', 'lumberjack', 'stone-sculptor', 'draw brick-worker apprentice shopkeeper']],
    },
    ['turn.reshuffle turn 1'],
  ],
])('%s', (_, plan, roots) => {
  const game = judged(plan);
  expect(
    game.roots.map((one) => `${one.rule?.replace('valletta.', '')} ${placeOf(one)}`),
    game.text,
  ).toEqual(roots);
});
