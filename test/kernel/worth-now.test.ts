/** What players would have if the game ended now is what they have when it does. */
import { describe, expect, test } from 'vitest';
import { FINAL } from '../../src/games/rattus/rules/points.js';
import { playedGame as tallinn } from '../../src/games/tallinn/record/recorder.js';
import { mayHaveBonus } from '../../src/games/tallinn/rules/final.js';
import { LEGATE_BONUS } from '../../src/games/tallinn/rules/points.js';
import { pointOf } from '../../src/kernel/game-definition.js';
import { playOut, randomPolicy } from '../../src/kernel/play-out.js';
import { Random } from '../../src/kernel/random.js';
import { bitOf, type GameState, seatsWith } from '../../src/kernel/state.js';
import { type KernelGame, kernelGame, PIED_PIPER, RATTUS, TALLINN } from './rooms.js';

/** States of games that are played at random, some decisions apart. */
function statesOf<S extends GameState>(
  { definition, begin }: KernelGame<S>,
  seed: number,
  every: number,
): readonly S[] {
  const policy = randomPolicy(definition, new Random(seed));
  const found: S[] = [];
  let decisions = 0;
  playOut(definition, begin(seed), policy, policy, {
    before(state) {
      decisions += pointOf(definition, state).chance ? 0 : 1;
      if (!pointOf(definition, state).chance && decisions % every === 0) found.push(state.clone());
    },
  });
  return found;
}

describe.each([
  ['without the legate', kernelGame('tallinn', tallinn, {})],
  ['with the legate', TALLINN],
])('tallinn %s', (_, room) => {
  test('it is final scoring of the cards as they lie', () => {
    const { definition } = room;
    for (const seed of [0, 1, 2]) {
      for (const state of statesOf(room, seed, 3)) {
        const { seats } = state.facts;
        const worth = seats.map((seat) => definition.worthNow(state, seat));
        const ends = [1, 2, 3, 4, 5, 6].map((way) => {
          const end = state.clone();
          end.open(LEGATE_BONUS, seatsWith(end, mayHaveBonus));
          playOut(definition, end, randomPolicy(definition, new Random(way)));
          return seats.map((seat) => definition.worthNow(end, seat));
        });
        // Which of the weakest estates a legate joins is free.
        expect(ends).toContainEqual(worth);
      }
    }
  });
});

/** So often the final plague is played; the mean is that good. */
const PLAGUES = 600;
const STANDARD_ERRORS = 4;
/** What may be lost since tokens are drawn as if each were put back. */
const DRAWN_BACK = 0.1;

describe.each([
  ['rattus', RATTUS],
  ['rattus with pied piper', PIED_PIPER],
])('%s', (_, room) => {
  test('it is what the final plague leaves on average', () => {
    const { definition } = room;
    let compared = 0;
    for (const seed of [3, 4, 5]) {
      for (const state of statesOf(room, seed, 45)) {
        const [seat] = state.facts.seats;
        if (seat === undefined) continue;
        const random = new Random(seed);
        const policy = randomPolicy(definition, random);
        let [sum, squares] = [0, 0];
        for (let time = 0; time < PLAGUES; time += 1) {
          const end = state.clone();
          definition.dealUnseen(end, bitOf(seat), random);
          end.open(FINAL, 0);
          playOut(definition, end, policy);
          const left = definition.worthNow(end, seat);
          sum += left;
          squares += left ** 2;
        }
        const mean = sum / PLAGUES;
        const error = Math.sqrt((squares / PLAGUES - mean ** 2) / PLAGUES);
        const worth = definition.worthNow(state, seat);
        expect(Math.abs(mean - worth), `${worth} for ${mean}`).toBeLessThan(STANDARD_ERRORS * error + DRAWN_BACK);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('what is remembered of other positions changes nothing', () => {
    const { definition } = room;
    const worth = (state: ReturnType<typeof room.begin>) =>
      state.facts.seats.map((seat) => definition.worthNow(state, seat));
    const positions = [3, 4, 5].flatMap((seed) => statesOf(room, seed, 5));
    const [ofAnotherGame] = statesOf(room, 6, 20);
    if (!ofAnotherGame) throw new Error('no other game');
    // What is remembered is that of one game.
    const anew = positions.map((state) =>
      state.facts.seats.map((seat) => {
        worth(ofAnotherGame);
        return definition.worthNow(state, seat);
      }),
    );
    expect(positions.map(worth)).toEqual(anew);
    expect(positions.length).toBeGreaterThan(40);
  });
});
