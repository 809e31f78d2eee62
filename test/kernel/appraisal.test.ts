/** What a decision was worth does not depend on what its seat cannot know; the same numbers bring the same. */
import { describe, expect, it } from 'vitest';
import { Appraiser } from '../../src/kernel/appraisal.js';
import { Choice, Choices } from '../../src/kernel/choice.js';
import { pointOf } from '../../src/kernel/game-definition.js';
import { listNext } from '../../src/kernel/greedy.js';
import { halve } from '../../src/kernel/halving.js';
import type { Seat } from '../../src/kernel/index-of.js';
import { playOut, randomPolicy } from '../../src/kernel/play-out.js';
import { Random } from '../../src/kernel/random.js';
import { bitOf, type GameState } from '../../src/kernel/state.js';
import { type KernelGame, PIED_PIPER, TALLINN, VALLETTA } from './rooms.js';

/** With each: one decision in so many is looked at. */
const ROOMS = [
  ['tallinn', TALLINN, 2],
  ['valletta', VALLETTA, 17],
  ['rattus with pied piper', PIED_PIPER, 17],
] as unknown as readonly (readonly [string, KernelGame<GameState<{ readonly seats: readonly Seat[] }>>, number])[];

const REQUEST = { bot: 'random', measure: 'chance', playOuts: 1, seed: 3 } as const;

describe.each(ROOMS)('%s', (_, { definition, begin }, every) => {
  it('what the seat cannot know makes no difference to what it can be blamed for', () => {
    const random = new Random(1);
    const policy = randomPolicy(definition, random);
    const moves = new Choices();
    let [decisions, others] = [0, 0];
    const compared = new Set<number>();
    const state = begin(1);
    const appraiser = new Appraiser(definition, state.facts.seats, begin(1), REQUEST);
    playOut(definition, state, policy, policy, {
      before(now) {
        if (pointOf(definition, now).chance) return;
        decisions += 1;
        if (decisions % every !== 0) return;
        const seat = listNext(definition, now, moves);
        if (moves.length < 2 || moves.length > 40) return;
        const choice = new Choice();
        moves.read(random.below(moves.length), choice);
        const appraise = (world: typeof now) => {
          const { change, playedTrials, bestTrials, best, alternatives } = appraiser.appraise(world, choice, decisions);
          return { playedTrials, bestTrials, best, alternatives, change };
        };
        const world = now.clone();
        definition.dealUnseen(world, bitOf(seat), new Random(decisions));
        if (world.cells.some((cell, at) => cell !== now.cells[at])) others += 1;
        const told = appraise(now);
        // What it changed is the same whether anybody looks for better ones or not.
        expect(appraiser.appraise(now, choice, decisions)).toMatchObject(appraiser.change(now, choice, decisions));
        expect(appraise(now)).toEqual(told);
        expect(appraise(world)).toEqual(told);
        // Few alternatives share the games of sixteen.
        const searched = told.alternatives.reduce((sum, { count }) => sum + count, 0);
        expect(searched).toBeGreaterThan(10);
        compared.add(told.bestTrials.count);
        expect(told.playedTrials.count).toBe(told.bestTrials.count);
      },
    });
    expect(others).toBeGreaterThan(0);
    // What seems to have given something up is compared again, in more games.
    expect(compared).toEqual(new Set([4, 16]));
  });
});

describe('sequential halving', () => {
  it('keeps to its budget, and finds the best where it stands out', () => {
    const arms = Array.from({ length: 16 }, (_, worth) => ({ worth, sum: 0, count: 0 }));
    const random = new Random(5);
    const best = halve(arms, 320, ({ worth }) => worth / 8 + random.below(100) / 100);
    expect(best.worth).toBeGreaterThan(12);
    expect(arms.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(320);
    expect(Math.max(...arms.map(({ count }) => count))).toBe(best.count);
  });

  it('tries each once where the budget is less than that', () => {
    const arms = Array.from({ length: 5 }, () => ({ sum: 0, count: 0 }));
    halve(arms, 1, () => 1);
    expect(Math.min(...arms.map(({ count }) => count))).toBe(1);
  });
});
