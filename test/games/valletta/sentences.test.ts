/** What is said of a breach in English: as a player would understand it. */
import { expect, test } from 'vitest';
import { speakerFor } from '../../../src/text/speaker.js';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';
import { ended } from './whole-game.js';

const speaker = await speakerFor('en', ['valletta']);

test.each<[says: string, plan: GamePlan, sentence: string]>([
  [
    'an exhausted pile that a house rule has reshuffled at once',
    {
      options: { 'house.reshuffle': 'eager' },
      turns: [['p1', 'shopkeeper', 'lumberjack', 'builder', 'draw ? ? ? reshuffled=false']],
    },
    'The log says that p1 did not reshuffle, but the draw pile has been used up, and a house rule of this game has it reshuffled at once.',
  ],
  [
    'a good beyond those that were handed over',
    {
      players: 3,
      cells: { 'A1-1': { character: 'innkeeper' } },
      hands: { p1: 'builder' },
      goods: { p2: '5/0/0/0', p3: '1/0/0/0' },
      turns: [['p1', 'builder build A1-1', 'innkeeper take gold:2']],
    },
    'p1 takes 1 gold in addition with Innkeeper; that is only for two players.',
  ],
  [
    'a card that is kept of a hand with fewer cards than a turn demands',
    { ...ended({ lastOfP1: ['builder'] }), result: ['p1 points=2'] },
    'p1 has played 1 card and still holds 1. Whoever has fewer cards than a turn demands plays all of them, and nobody may pass.',
  ],
  [
    'a good that has gone, where one alone is left',
    { players: 4, draft: ['p4 gold', 'p3 wood', 'p2 stone', 'p1 gold'], turns: [['p1']] },
    'p1 keeps gold, but it has gone. Only brick is left.',
  ],
  [
    'a card that a house rule has set aside',
    {
      ...ended({ lastOfP1: ['apprentice', 'builder build A1-1', 'banker'] }),
      cells: { 'A1-1': { character: 'banker' } },
      options: { 'house.end-phase-gains': 'set-aside' },
    },
    'p1 plays Banker, which cannot be in the hand: it was gained in the final phase, and a house rule of this game sets such cards aside.',
  ],
  [
    'an Apprentice that repeats one without a function, where a house rule lets it',
    {
      options: { 'house.apprentice-chain': 'chain' },
      hands: { p1: 'jean apprentice', p2: 'jean apprentice' },
      turns: [
        ['p1', 'jean barrel gold dismiss apprentice', 'shopkeeper', 'lumberjack'],
        ['p2', 'jean barrel gold hire apprentice', 'apprentice', 'apprentice take gold'],
      ],
    },
    'p2’s Apprentice stands behind one that had no function either, so there is nothing to repeat, but the log has an action for it.',
  ],
  [
    'houses that are left, where those that are built are asked for',
    { ...ended({}), result: ['p1 houses=8'] },
    'The log gives p1 8 for the houses built, which is the number of houses left; by the rules it is 0.',
  ],
])('%s', (_, plan, sentence) => {
  const { roots, text } = judged(plan);
  expect(
    roots.map(({ message }) => speaker.say(message, { playerName: (id) => id })),
    text,
  ).toEqual([sentence]);
});
