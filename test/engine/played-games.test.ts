/** A game that comes to no end is dealt anew: what `play` writes is whole. */
import { expect, it } from 'vitest';
import { playable } from '../../src/engine/played-games.js';
import { type Move, Slot } from '../../src/kernel/game-definition.js';
import { bitOf } from '../../src/kernel/state.js';
import { type Harbour, harbour, newGame } from '../kernel/harbour.js';

const WAITING = 1;
const ends = new Slot<Harbour, number>({ name: 'ends', at: 0, domain: [0, 1], conditions: [] });
const choose: Move<Harbour> = {
  name: 'choose',
  conditions: [],
  slots: [ends],
  apply(state, choice) {
    if (ends.of(choice) === 1) state.end();
    else state.open(WAITING, bitOf(choice.seat));
  },
};
const wait: Move<Harbour> = { name: 'wait', conditions: [], slots: [], apply: () => undefined };
const open = (point: number) => (state: Harbour) => {
  const [first] = state.facts.seats;
  if (first !== undefined) state.open(point, bitOf(first));
};
const sometimesEndless = {
  ...harbour,
  points: [
    { name: 'choosing', moves: [choose], next: open(0) },
    { name: 'waiting', moves: [wait], next: open(WAITING) },
  ],
};

it('whatever the seed', () => {
  const { series } = playable<Harbour>({
    definition: sometimesEndless,
    players: [3, 3],
    begin() {
      const state = newGame();
      open(0)(state);
      return state;
    },
    recorder: () => ({ cell: () => undefined, parts: () => [] }) as never,
    reader: () => {
      throw new Error('nothing is read');
    },
  });
  const played = series({ players: 3, options: {}, edition: { name: 'none' } as never });
  for (let seed = 1; seed <= 20; seed += 1) expect(played.play(seed).line.length).toBe(1);
});
