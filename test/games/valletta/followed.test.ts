/** A breach of the rules is followed as it was made, and leaves a table with which the game can go on. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definition } from '../../../src/games/valletta/rules/definition.js';
import { CARDS } from '../../../src/games/valletta/rules/facts.js';
import * as cells from '../../../src/games/valletta/rules/table.js';
import { GOOD_INDICES } from '../../../src/games/valletta/table/goods.js';
import { pointOf } from '../../../src/kernel/game-definition.js';
import { firstOf } from '../../../src/kernel/legal-moves.js';
import { nearMisses } from '../../../src/kernel/near-misses.js';
import { runs } from '../../runs.js';
import { chosenFor, played } from './kernel-game.js';

/** What is wrong with a table: amounts below zero, and cards that lie nowhere or twice. */
function faultsOf(state: cells.Valletta): readonly string[] {
  const faults: string[] = [];
  const require = (holds: boolean, what: string): void => {
    if (!holds) faults.push(what);
  };
  for (const seat of state.facts.seats) {
    for (const [size, cards] of [
      [cells.handSize, cells.hand],
      [cells.pileSize, cells.pile],
      [cells.discardSize, cells.discard],
    ] as const) {
      const counts = CARDS.map((card) => cards.of(state, seat, card));
      require(Math.min(...counts) >= 0, `${cards.name} below zero`);
      require(counts.reduce((sum, count) => sum + count, 0) === size.of(state, seat), size.name);
    }
    for (const good of GOOD_INDICES) require(cells.goods.of(state, seat, good) >= 0, 'goods below zero');
    require(cells.houses.of(state, seat) >= 0, 'houses below zero');
  }
  for (const card of CARDS) require(cells.characters.of(state, card) >= 0, 'characters below zero');
  return faults;
}

describe.each([2, 3, 4])('with %i players', (players) => {
  test('whatever rule was broken, nothing falls below zero, and every card lies somewhere once', () => {
    let breaches = 0;
    fc.assert(
      fc.property(fc.nat(), chosenFor(players), (seed, options) => {
        let decisions = seed % 11;
        played(seed, players, options, () => ({
          before(state, choice) {
            expect(faultsOf(state)).toEqual([]);
            decisions += 1;
            if (pointOf(definition, state).chance || decisions % 11 !== 0) return;
            const misses = [...nearMisses(definition, state, firstOf(state.due))];
            const miss = misses[(seed + decisions * 7919) % misses.length];
            if (!miss) return;
            choice.copyFrom(miss.choice);
            breaches += 1;
          },
        }));
      }),
      runs(2),
    );
    expect(breaches).toBeGreaterThan(10);
  });
});
