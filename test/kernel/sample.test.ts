/** How often each kind of move is taken, and what happens where a kind leads nowhere. */
import { expect, test } from 'vitest';
import { Choice } from '../../src/kernel/choice.js';
import { pointOf } from '../../src/kernel/game-definition.js';
import { advance, make } from '../../src/kernel/play.js';
import { playOut } from '../../src/kernel/play-out.js';
import { Random } from '../../src/kernel/random.js';
import { Sampler } from '../../src/kernel/sample.js';
import { bitOf } from '../../src/kernel/state.js';
import { atTheFair, type Fair, fair, prize } from './fair.js';
import { type Harbour, harbour, newGame } from './harbour.js';

const TIMES = 6000;

/** How often each move was taken, and each prize. */
function taken(definition: typeof fair, state: Fair): Readonly<Record<string, number>> {
  const sampler = new Sampler(definition, new Random(11));
  const choice = new Choice();
  const counts: Record<string, number> = {};
  for (let time = 0; time < TIMES; time += 1) {
    sampler.sample(state, choice);
    const { name } = pointOf(definition, state).moves[choice.move] ?? { name: 'none' };
    const what = name === 'win' ? `prize ${prize.of(choice)}` : name;
    counts[what] = (counts[what] ?? 0) + 1;
  }
  return counts;
}

const about = (share: number): unknown => ({
  asymmetricMatch: (count: unknown) => Math.abs(Number(count) - TIMES * share) < TIMES / 40,
});

test('the kinds of move are equally likely, and so are the values of a slot', () => {
  expect(taken(fair, atTheFair(3, 5))).toEqual({
    leave: about(1 / 2),
    'prize 1': about(1 / 6),
    'prize 3': about(1 / 6),
    'prize 5': about(1 / 6),
  });
});

test('a kind that may not begin, or leads nowhere, is not taken', () => {
  expect(taken(fair, atTheFair(0, 5))).toEqual({ leave: TIMES });
  expect(taken(fair, atTheFair(9, 5))).toEqual({
    'prize 1': about(1 / 3),
    'prize 3': about(1 / 3),
    'prize 5': about(1 / 3),
  });
  const [stall] = fair.points;
  const [win, leave] = stall?.moves ?? [];
  if (!stall || !win || !leave) throw new Error('no fair');
  const sold = { ...fair, points: [{ ...stall, moves: [leave, { ...win, conditions: [] }] }] };
  expect(taken(sold, atTheFair(8, 0))).toEqual({ leave: TIMES });
});

test('where nobody can do anything it is a fault of the rules, and says so', () => {
  const state = atTheFair(9, 0);
  expect(() => new Sampler(fair, new Random(1)).sample(state, new Choice())).toThrow('fair: nobody can do anything');
});

test('chance has a policy of its own', () => {
  const state: Harbour = newGame();
  const seen = { chance: new Set<string>(), players: new Set<string>() };
  const sampler = new Sampler(harbour, new Random(5));
  const policy = (names: Set<string>) => (now: Harbour, choice: Choice) => {
    names.add(pointOf(harbour, now).name);
    sampler.sample(now, choice);
  };
  playOut(harbour, state, policy(seen.chance), policy(seen.players));
  expect(state.isOver).toBe(true);
  expect(seen).toEqual({ chance: new Set(['barrel', 'storm']), players: new Set(['bid', 'buy', 'shelter']) });
});

test('a move that its decision point does not have is a fault of whoever makes it', () => {
  const state = atTheFair(1, 1);
  const choice = new Choice();
  choice.move = 7;
  expect(() => make(fair, state, choice)).toThrow('fair: no move 7 at stall');
  state.open(0, bitOf(choice.seat));
  choice.move = 1;
  make(fair, state, choice);
  advance(fair, state);
  expect(state.isOver).toBe(true);
});
