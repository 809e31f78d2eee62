/** Laws of the kernel, on a toy game. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Choice, Choices } from '../../src/kernel/choice.js';
import { answersTo, breachOf } from '../../src/kernel/conditions.js';
import { pointOf } from '../../src/kernel/game-definition.js';
import { firstOf, legalMoves, legalMovesOf } from '../../src/kernel/legal-moves.js';
import { nearMisses } from '../../src/kernel/near-misses.js';
import { advance, make, moveOf } from '../../src/kernel/play.js';
import { playOut, randomPolicy } from '../../src/kernel/play-out.js';
import { Random } from '../../src/kernel/random.js';
import { Sampler } from '../../src/kernel/sample.js';
import { GameState } from '../../src/kernel/state.js';
import { UNKNOWN } from '../../src/kernel/truth.js';
import { runs } from '../runs.js';
import {
  coins,
  committed,
  GOODS,
  goods,
  type Harbour,
  harbour,
  houses,
  newGame,
  packed,
  RULES,
  settles,
} from './harbour.js';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** A game after some random moves. */
function after(seed: number, moves: number): Harbour {
  const state = newGame();
  const sampler = new Sampler(harbour, new Random(seed));
  const choice = new Choice();
  for (let move = 0; move < moves && !state.isOver; move += 1) {
    sampler.sample(state, choice);
    make(harbour, state, choice);
    advance(harbour, state);
  }
  return state;
}

const somewhere = fc
  .record({ seed: seeds, moves: fc.integer({ min: 0, max: 60 }) })
  .map(({ seed, moves }) => after(seed, moves));

function written({ seat, move, values }: Choice): string {
  return `${seat} ${move} ${values.slice(0, 2).join(' ')}`;
}

function listed(state: Harbour): readonly string[] {
  const found = new Choices();
  legalMoves(harbour, state, found);
  const choice = new Choice();
  return Array.from({ length: found.length }, (_, index) => {
    expect(found.read(index, choice)).toBe(true);
    // Values of slots that the move does not have mean nothing.
    const { slots } = moveOf(harbour, state, choice);
    const used = slots[0]?.declared.name === 'action' && choice.values[0] === 1 ? 2 : 1;
    choice.values.fill(0, used);
    return written(choice);
  });
}

test('the list is that of brute force, but for payments that replace more than they must', () => {
  fc.assert(
    fc.property(somewhere, (state) => {
      if (state.isOver) return;
      const all = new Set(listed(state));
      const choice = new Choice();
      for (let due = state.due; due !== 0; due &= due - 1) {
        choice.seat = firstOf(due);
        const [move] = pointOf(harbour, state).moves;
        if (!move) throw new Error('no move');
        for (let first = 0; first < 5; first += 1) {
          const isPaid = move.name === 'buy' && first === 1;
          const inDomain = (move.slots[0]?.declared.domain as readonly number[] | undefined)?.includes(first) === true;
          for (const second of isPaid ? everyPayment() : [0]) {
            choice.values[0] = first;
            choice.values[1] = second;
            const isListed = all.has(written(choice));
            const isLegal = inDomain && breachOf(move, state, choice) === undefined;
            if (isPaid && isLegal && !isListed) expect(replaced(second)).toBeGreaterThan(least(state, choice));
            else expect(isListed, written(choice)).toBe(isLegal);
          }
        }
      }
    }),
    runs(60),
  );
});

function* everyPayment() {
  for (let a = 0; a < 9; a += 1) for (let b = 0; b < 9; b += 1) for (let c = 0; c < 9; c += 1) yield packed([a, b, c]);
}

function replaced(payment: number): number {
  return [2, 1, 1].reduce((sum, cost, good) => sum + Math.max(0, cost - ((payment >> (5 * good)) & 31)), 0);
}

function least(state: Harbour, { seat }: Choice): number {
  return GOODS.reduce((sum, good) => sum + Math.max(0, ([2, 1, 1][good] as number) - goods.of(state, seat, good)), 0);
}

test('what is sampled is in the list, and everything in the list is sampled', () => {
  fc.assert(
    fc.property(somewhere, seeds, (state, seed) => {
      if (state.isOver) return;
      const first = firstOf(state.due);
      const own = new Set(listed(state).filter((move) => move.startsWith(`${first} `)));
      const sampler = new Sampler(harbour, new Random(seed));
      const choice = new Choice();
      const seen = new Set<string>();
      for (let time = 0; time < 400; time += 1) {
        choice.values.fill(0);
        sampler.sample(state, choice);
        if (pointOf(harbour, state).name === 'buy' && choice.values[0] === 0) choice.values[1] = 0;
        seen.add(written(choice));
      }
      for (const move of seen) expect(own).toContain(move);
      if (own.size < 12) expect(seen.size).toBe(own.size);
    }),
    runs(40),
  );
});

test('chance keeps to its distribution', () => {
  const sampler = new Sampler(harbour, new Random(3));
  const state = newGame();
  state.open(1, 1);
  const counts = [0, 0, 0];
  const choice = new Choice();
  for (let time = 0; time < 9000; time += 1) {
    sampler.sample(state, choice);
    counts[choice.values[0] as number] = (counts[choice.values[0] as number] as number) + 1;
  }
  // Five, six and seven barrels of eighteen.
  for (const good of GOODS) expect((counts[good] as number) / 9000).toBeCloseTo((5 + good) / 18, 1);
});

test('the same seed plays the same game, another one another', () => {
  const played = (seed: number): string => {
    const state = newGame();
    playOut(harbour, state, randomPolicy(harbour, new Random(seed)));
    expect(state.isOver).toBe(true);
    return state.cells.join();
  };
  for (const seed of [1, 2, 3]) expect(played(seed)).toBe(played(seed));
  expect(new Set([1, 2, 3, 4, 5].map(played)).size).toBe(5);
});

test('the traced changes are all that changes in what can be counted', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const state = newGame();
      const sums = new Map<string, number>();
      state.trace = {
        changed(rule, { name }, place, by) {
          expect(RULES).toContain(rule);
          sums.set(`${name} ${place}`, (sums.get(`${name} ${place}`) ?? 0) + by);
        },
        reckoned: () => expect.unreachable(),
      };
      playOut(harbour, state, randomPolicy(harbour, new Random(seed)));
      const begin = newGame();
      for (const seat of state.facts.seats) {
        for (const [name, quantity] of [
          ['coins', coins],
          ['houses', houses],
        ] as const)
          expect(quantity.of(state, seat) - quantity.of(begin, seat)).toBe(sums.get(`${name} ${seat}`) ?? 0);
        for (const good of GOODS)
          expect(goods.of(state, seat, good)).toBe(sums.get(`goods ${seat * GOODS.length + good}`) ?? 0);
      }
    }),
    runs(20),
  );
});

test('a near miss breaks the one rule that it names', () => {
  fc.assert(
    fc.property(somewhere, (state) => {
      if (state.isOver) return;
      for (const { choice, rule } of nearMisses(harbour, state, firstOf(state.due))) {
        const broken = answersTo(moveOf(harbour, state, choice), state, choice).filter(({ holds }) => holds !== true);
        expect(broken.map((answer) => answer.rule)).toEqual([rule]);
      }
    }),
    runs(40),
  );
  const poor = newGame();
  coins.set(poor, firstOf(poor.due), 2);
  expect([...nearMisses(harbour, poor, firstOf(poor.due))].map(({ choice, rule }) => [choice.values[0], rule])).toEqual(
    [
      [3, 'harbour.bid.own-coins'],
      [4, 'harbour.bid.own-coins'],
    ],
  );
});

test('a copy is equal and goes its own way', () => {
  const state = after(5, 20);
  const copy = state.clone();
  expect(copy.cells).toEqual(state.cells);
  playOut(harbour, copy, randomPolicy(harbour, new Random(1)));
  expect(copy.cells).not.toEqual(state.cells);
  copy.copyFrom(state);
  expect(copy.cells).toEqual(state.cells);
});

describe('what is not known', () => {
  const state = newGame();
  const [first] = state.facts.seats;
  if (first === undefined) throw new Error('nobody');
  coins.set(state, first, UNKNOWN);

  test('leaves conditions open', () => {
    const found = new Choices();
    legalMovesOf(harbour, state, first, found);
    const choice = new Choice();
    expect(Array.from({ length: found.length }, (_, index) => found.read(index, choice))).toEqual(
      new Array(5).fill('unknown'),
    );
    expect([...nearMisses(harbour, state, first)]).toEqual([]);
  });

  test('stays so, whatever is added', () => {
    coins.add(state, first, 3, 'harbour.bid.own-coins');
    expect(coins.of(state, first)).toBe(UNKNOWN);
  });
});

test('a commitment decides nothing before all are made', () => {
  const state = newGame();
  const choice = new Choice();
  choice.seat = firstOf(state.due);
  choice.values[0] = 4;
  const before = listed(state).filter((move) => !move.startsWith('0'));
  make(harbour, state, choice);
  advance(harbour, state);
  expect(committed.of(state, choice.seat)).toBe(5);
  expect(listed(state)).toEqual(before);
});

test('a payment that is given is judged without a list', () => {
  expect([...everyPayment()].filter(settles)).not.toHaveLength(0);
  expect(settles(packed([2, 1, 1]))).toBe(true);
  expect(settles(packed([4, 0, 1]))).toBe(true);
  expect(settles(packed([3, 0, 1]))).toBe(false);
});

test('whoever asks what is due in a game that is over hears it', () => {
  const state = new GameState({ seats: [] }, 2);
  state.end();
  expect(() => pointOf(harbour, state)).toThrow(RangeError);
});
