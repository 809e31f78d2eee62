/** A game that nothing can end is broken off. */
import { expect, it } from 'vitest';
import { Appraiser } from '../../src/kernel/appraisal.js';
import { Choice } from '../../src/kernel/choice.js';
import type { Move } from '../../src/kernel/game-definition.js';
import { playOut, randomPolicy } from '../../src/kernel/play-out.js';
import { Random } from '../../src/kernel/random.js';
import { bitOf } from '../../src/kernel/state.js';
import { type Harbour, harbour, newGame } from './harbour.js';

const wait: Move<Harbour> = { name: 'wait', conditions: [], slots: [], apply: () => undefined };
const begun = newGame();
const [first] = begun.facts.seats;
if (first === undefined) throw new Error('no seats');
const waiting = { name: 'waiting', moves: [wait], next: (state: Harbour) => state.open(0, bitOf(first)) };
const endless = { ...harbour, points: [waiting] };
waiting.next(begun);

it('behind far more decisions than any game takes', () => {
  const state = begun.clone();
  let decisions = 0;
  const policy = randomPolicy(endless, new Random(1));
  playOut(endless, state, policy, policy, {
    before: () => {
      decisions += 1;
    },
  });
  expect(state.isOver).toBe(false);
  expect(decisions).toBe(2000);
});

it('and its decisions are appraised by what everybody would have if it ended there', () => {
  const request = { bot: 'random', measure: 'chance', playOuts: 1, seed: 1 } as const;
  const choice = new Choice();
  choice.seat = first;
  const { places } = new Appraiser(endless, begun.facts.seats, begun, request).appraise(begun, choice, 0);
  expect(places).toEqual(begun.facts.seats.map(() => begun.facts.seats.map(() => expect.closeTo(1 / 3))));
});
