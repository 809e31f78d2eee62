/** The castle is no region: a cube that is put there or taken from there is one error, however the record counts it afterwards. */
import { expect, test } from 'vitest';
import { ENDING } from './cases/case.js';
import type { GamePlan } from './game-log.js';
import { type Breach, judged } from './judged.js';

const use = (card: string, inside: string) => `<use card="${card}">${inside}</use>`;
const PLACE = '<place region="hungaria" cubes="1"/>';
const BAKES = use('baker', '<bake from="castle"/>');

/** Three cubes of Anna in Gallia, and two in the castle. */
const inTurn = (card: string, lines: readonly string[], after: readonly string[], more: GamePlan = {}): GamePlan => ({
  players: 3,
  cards: { p1: card },
  castle: { p1: 2 },
  regions: { hungaria: { rats: 1 }, gallia: { p1: 3, rats: 1 } },
  turns: [['p1', ...lines, '<plague path="scandia"/>', ...after]],
  ...more,
});

const settle = (player: string, region: string) => `<settle player="${player}" region="${region}" cubes="2"/>`;
const castle: Breach = { rule: 'rattus.board.castle', at: 'turn 1 use 1' };

test.each<readonly [string, GamePlan, Breach]>([
  [
    'the merchant brings cubes there',
    inTurn(
      'merchant',
      [PLACE, use('merchant', '<move from="gallia" to="castle" cubes="2"/>')],
      ['<state region="gallia" cubes="p1:1"/>', '<state player="p1" board="2" castle="4" supply="14"/>'],
    ),
    castle,
  ],
  [
    'the merchant takes cubes out',
    inTurn(
      'merchant',
      [PLACE, use('merchant', '<move from="castle" to="gallia" cubes="2"/>')],
      ['<state region="gallia" cubes="p1:5"/>'],
    ),
    castle,
  ],
  [
    'the pied piper leads a cube there',
    inTurn(
      'pied-piper',
      [PLACE, use('pied-piper', '<pipe from="gallia" to="castle" rats="0"/>')],
      ['<state region="gallia" cubes="p1:2"/>', '<state player="p1" board="3" castle="3" supply="14"/>'],
    ),
    castle,
  ],
  [
    'the mayor serves it',
    inTurn(
      'mayor',
      ['<place by="mayor" regions="gallia castle"/>'],
      ['<state player="p1" board="4" castle="3" supply="13"/>'],
    ),
    { ...castle, at: 'turn 1 place 1' },
  ],
  [
    'the baker takes a cube out of it',
    inTurn('baker', [PLACE, BAKES], ['<state player="p1" board="4" castle="1" supply="14" baker="1"/>']),
    { ...castle, actual: 'castle' },
  ],
  [
    'the baker takes a cube out of it, where he takes one from the board',
    inTurn('baker', [PLACE, BAKES], ['<state player="p1" board="4" castle="1" supply="14" baker="1"/>'], {
      options: { 'baker-source': 'board' },
    }),
    { ...castle, actual: 'castle' },
  ],
  [
    'cubes of the baker are set down there',
    {
      players: 3,
      cards: { p2: 'baker' },
      baker: { p2: 3 },
      regions: { hungaria: { rats: 1 } },
      turns: [
        [
          'p1',
          PLACE,
          '<class card="baker" from="p2"/>',
          '<unload region="castle" cubes="3"/>',
          '<plague path="scandia"/>',
        ],
        '<state player="p2" castle="3" supply="17" board="0"/>',
      ],
    },
    { ...castle, at: 'turn 1 unload 1' },
  ],
  [
    'the peasant puts a cube there in the last round',
    {
      ...ENDING,
      castle: { p1: 19, p2: 1 },
      cards: { p2: 'peasant' },
      lastRound: [
        ['p2', use('peasant', '<add region="castle" cubes="1"/>')],
        '<state player="p2" castle="2" supply="18" board="0"/>',
      ],
    },
    { ...castle, at: 'turn 2 use 1' },
  ],
  [
    'cubes are settled there',
    {
      players: 2,
      settles: [settle('p1', 'castle'), settle('p2', 'gallia'), settle('p2', 'gallia'), settle('p1', 'gallia')],
    },
    { ...castle, at: 'setup' },
  ],
])('%s', (_, plan, breach) => {
  const { breaches, text } = judged(plan);
  expect(breaches, text).toEqual([expect.objectContaining(breach)]);
});
