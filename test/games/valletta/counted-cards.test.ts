/** Numbers behind the plays of a turn may count the played cards where they lay, on the discard pile, or behind the refill. */
import { expect, test } from 'vitest';
import type { GamePlan, TurnPlan } from './game-log.js';
import { judged, placeOf } from './judged.js';

const HAND = { p1: 'shopkeeper lumberjack stone-sculptor maid jean' };
const PLAYED = ['shopkeeper', 'lumberjack', 'stone-sculptor'] as const;
/** All three cards of the pile are drawn. */
const FIRST = ['p1', ...PLAYED, 'draw ? ? ?'] as const;

function expectRoots(plan: GamePlan, roots: readonly string[]): void {
  const game = judged(plan);
  const found = game.roots.map((one) => `${one.rule?.replace('valletta.', '')} ${placeOf(one)}`);
  expect(found, game.text).toEqual(roots);
}

test.each<[says: string, turns: readonly TurnPlan[], roots: readonly string[]]>([
  ['before they are discarded', [['p1', ...PLAYED, 'state p1 hand=2 pile=3 discard=0', 'draw ? ? ?']], []],
  ['when they are discarded', [['p1', ...PLAYED, 'state p1 hand=2 pile=3 discard=3', 'draw ? ? ?']], []],
  ['one after the other', [['p1', ...PLAYED, 'state p1 hand=2', 'state p1 discard=3', 'draw ? ? ?']], []],
  [
    'behind a turn that lacks plays',
    [['p1', 'jean barrel gold', 'state p1 hand=4 discard=1'], ['p2']],
    ['turn.no-pass turn 1'],
  ],
  [
    'in a turn that may go on',
    [['p1', 'jean barrel gold', 'state p1 discard=1']],
    ['turn.discard-played turn 1 play 1'],
  ],
  ['in part', [['p1', ...PLAYED, 'state p1 discard=2', 'draw ? ? ?']], ['turn.discard-played turn 1 play 3']],
  [
    'before the last play',
    [['p1', 'shopkeeper', 'lumberjack', 'state p1 discard=2', 'stone-sculptor', 'draw ? ? ?']],
    ['turn.discard-played turn 1 play 2'],
  ],
  [
    'on the pile into which they are shuffled',
    [
      FIRST,
      ['p2'],
      [
        'p1',
        'maid take wood',
        'brick-worker',
        'apprentice',
        'state p1 hand=2 pile=6 discard=0',
        'draw ? ? ? reshuffled=true',
      ],
    ],
    [],
  ],
  [
    'on the pile, and then they are not shuffled',
    [
      FIRST,
      ['p2'],
      [
        'p1',
        'maid take wood',
        'brick-worker',
        'apprentice',
        'state p1 hand=2 pile=6 discard=0',
        'draw ? ? ? reshuffled=false',
      ],
    ],
    ['turn.reshuffle turn 3'],
  ],
  ['behind a refill that nobody recorded', [['p1', ...PLAYED, 'state p1 hand=5 pile=0 discard=3']], []],
  [
    'behind a refill that nobody recorded, with the shuffled discard pile',
    [FIRST, ['p2'], ['p1', 'maid take wood', 'brick-worker', 'apprentice', 'state p1 hand=5 pile=3 discard=0']],
    [],
  ],
  [
    'behind a refill that is recorded later',
    [['p1', ...PLAYED, 'state p1 hand=5', 'draw ? ? ?']],
    ['turn.refill-five turn 1 play 3'],
  ],
  ['behind a refill of too few', [['p1', ...PLAYED, 'state p1 hand=4 pile=1 discard=3']], ['turn.refill-five turn 1']],
  [
    'behind a refill that nobody recorded, and the pile is wrong',
    [['p1', ...PLAYED, 'state p1 hand=5 pile=1 discard=3']],
    ['turn.reshuffle turn 1'],
  ],
])('%s', (_, turns, roots) => {
  expectRoots({ hands: HAND, turns }, roots);
});

test('a refill that nobody recorded is behind a grown hand under any option', () => {
  const turns: readonly TurnPlan[] = [['p1', ...PLAYED, 'state p1 hand=5 pile=0 discard=3']];
  const options = { 'house.reshuffle': 'eager' };
  const { roots, text } = judged({ hands: HAND, options, turns });
  expect(
    roots.map(({ rule, expected, actual }) => [rule, expected, actual]),
    text,
  ).toEqual([['valletta.turn.reshuffle-includes-played', '3', '0']]);
});

test.each([
  ['0', []],
  ['1', ['card.shopkeeper turn 1 play 3']],
])(
  'what a number shows of unseen goods is nothing that its play has brought; the next one brought %s wood',
  (wood, roots) => {
    const plays = ['maid take ?', 'jean barrel stone', 'state p1 wood=3', 'effect p1 wood=0 stone=1', 'shopkeeper'];
    const turn = ['p1', ...plays, `effect p1 gold=1 wood=${wood}`, 'draw ? ? ?'] as const;
    expectRoots({ hands: HAND, draft: ['p2 stone', 'p1 wood'], turns: [turn] }, roots);
  },
);
