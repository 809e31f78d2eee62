/** Where a log may say that the final phase has been brought about: from the play that did it to the end of that turn. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged, placeOf } from './judged.js';

const CLAIM = 'final-phase jean p1';
const JEAN = 'jean barrel gold';

function turn(...lines: readonly string[]): GamePlan {
  return {
    hands: { p1: 'jean shopkeeper lumberjack' },
    position: ['state jean=24'],
    turns: [['p1', ...lines], ['p2']],
  };
}

test.each([
  ['behind the play', turn(JEAN, CLAIM, 'shopkeeper', 'lumberjack', 'draw ? ? ?')],
  ['before the last play', turn(JEAN, 'shopkeeper', CLAIM, 'lumberjack', 'draw ? ? ?')],
  ['before the refill', turn(JEAN, 'shopkeeper', 'lumberjack', CLAIM, 'draw ? ? ?')],
  ['behind the refill', turn(JEAN, 'shopkeeper', 'lumberjack', 'draw ? ? ?', CLAIM)],
  ['behind the turn', { ...turn(), turns: [['p1', JEAN, 'shopkeeper', 'lumberjack'], CLAIM, ['p2']] }],
] as const)('%s it is true', (_, plan) => {
  const game = judged(plan);
  expect(game.errors, game.text).toEqual([]);
});

test.each([
  ['before the play', turn('shopkeeper', CLAIM, JEAN, 'lumberjack', 'draw ? ? ?'), 1, 'valletta.end.trigger-jean'],
  [
    'in the next turn',
    {
      ...turn(),
      turns: [
        ['p1', JEAN, 'shopkeeper', 'lumberjack'],
        ['p2', 'shopkeeper', 'lumberjack', 'stone-sculptor', CLAIM],
      ],
    },
    2,
    'valletta.end.no-equal-turns',
  ],
] as const)('%s it is one error', (_, plan, at, rule) => {
  const game = judged(plan);
  expect(
    game.errors.map((one) => [one.at.turn, one.rule]),
    game.text,
  ).toEqual([[at, rule]]);
});

test('who passes in the final phase passes, also behind another trigger', () => {
  const game = judged({
    cells: { 'A1-1': { character: 'rekuk' } },
    hands: { p1: 'jean builder lumberjack' },
    position: ['state jean=24', 'state p1 points=23'],
    turns: [['p1', JEAN, 'builder build A1-1', 'lumberjack'], ['p2'], ['p1', 'rekuk', 'draw ?']],
  });
  const found = game.roots.map((one) => `${one.rule} ${placeOf(one)}`);
  expect(found, game.text).toEqual(['valletta.turn.no-pass turn 3']);
});
