/** The rules of Tallinn as the kernel plays them: bounds that follow from the rulebook, and worked final scorings. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaults } from '../../../src/engine/option.js';
import { OPTIONS, profileOf } from '../../../src/games/tallinn/profile.js';
import { newTable } from '../../../src/games/tallinn/rules/deal.js';
import { definition } from '../../../src/games/tallinn/rules/definition.js';
import {
  CARDS,
  type Card,
  type Estate,
  factsOf,
  LEGATE,
  type TallinnFacts,
} from '../../../src/games/tallinn/rules/facts.js';
import { CHOOSE, REVEAL_TOWERS } from '../../../src/games/tallinn/rules/points.js';
import * as cells from '../../../src/games/tallinn/rules/table.js';
import { allTowerPersons } from '../../../src/games/tallinn/rules/tower-persons.js';
import { editionOf } from '../../../src/games/tallinn/table/components.js';
import type { Seat } from '../../../src/kernel/index-of.js';
import { advance } from '../../../src/kernel/play.js';
import { playOut, randomPolicy } from '../../../src/kernel/play-out.js';
import { Random } from '../../../src/kernel/random.js';
import { recordingsOf, requestFor } from '../../engine/replays.js';
import { runs } from '../../runs.js';

const [practice] = recordingsOf('<game ruleset="tallinn" id="g"/>');
const edition = editionOf(practice && requestFor(practice).edition('practice'), undefined);

function facts(players: number, options: Readonly<Record<string, string>> = {}): TallinnFacts {
  return factsOf(edition, profileOf({ ...defaults(OPTIONS), ...options }), players);
}

/** Options that decide which moves there are, or what they count. */
const chosen = fc.record(
  Object.fromEntries(
    OPTIONS.filter(({ name }) => name !== 'play-mandatory').map(({ name, values }) => [
      name,
      fc.constantFrom(...values),
    ]),
  ),
);

test('a world that is dealt has nobody choose again who has shown what was chosen', () => {
  const state = newTable(facts(3, { legate: 'true' }));
  const policy = randomPolicy(definition, new Random(4));
  const points = new Set<number>();
  playOut(definition, state, policy, policy, {
    before(now) {
      if (now.point === CHOOSE) return;
      points.add(now.point);
      const world = now.clone();
      definition.dealUnseen(world, 1, new Random(1));
      expect(world.due).toBe(now.due);
    },
  });
  expect(points.size).toBeGreaterThan(3);
});

describe('a game that is played at random', () => {
  test.each([2, 3, 4])('with %i players keeps to the bounds of the rulebook', (players) => {
    fc.assert(
      fc.property(fc.nat(), chosen, (seed, options) => {
        const state = newTable(facts(players, options));
        const policy = randomPolicy(definition, new Random(seed));
        const { legate, startScore, fiveDifferenceInTowers } = state.facts.profile;
        const cards = LEGATE + (legate ? 1 : 0);
        const builtFromHand = new Array<number>(players).fill(0);
        playOut(definition, state, policy, policy, {
          before(at, { seat: mover }) {
            expect(at.isDue(mover)).toBe(true);
            for (const seat of at.facts.seats) {
              const places = CARDS.map((card) => cells.where.of(at, seat, card));
              expect(places.filter((place) => place === cells.HAND)).toHaveLength(cells.hand.of(at, seat));
              expect(places.filter((place) => place === cells.PILE)).toHaveLength(cells.pile.of(at, seat));
            }
          },
        });
        // tallinn.invariant.round-bounds, -.hand-tower-cap, -.elimination, -.score-floor
        expect(cells.round.of(state)).toBeGreaterThanOrEqual(8);
        expect(cells.round.of(state)).toBeLessThanOrEqual(cards);
        for (const seat of state.facts.seats) {
          const places = CARDS.map((card) => cells.where.of(state, seat, card));
          expect(places.filter((place) => place === cells.HAND || place === cells.PILE)).toEqual([]);
          builtFromHand[seat] = places.filter((place) => place === cells.TOWER_FROM_HAND).length;
          expect(builtFromHand[seat]).toBeLessThanOrEqual(legate ? 3 : 2);
          const floor = startScore - (fiveDifferenceInTowers ? 4 : 3) * (players - 1);
          expect(cells.points.of(state, seat)).toBeGreaterThanOrEqual(floor);
          // But for a legate that counts for nothing by an option, every card shows somebody.
          const isBare = cells.towers.of(state, seat) === 0;
          if (isBare || !legate) expect(allTowerPersons(state, seat) === 0).toBe(isBare);
        }
      }),
      runs(6, 300),
    );
  });

  test('never asks a player for a tower before one who leads', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const state = newTable(facts(4, { 'tower-decision': 'leader-first' }));
        const policy = randomPolicy(definition, new Random(seed));
        let last = Number.POSITIVE_INFINITY;
        let round = 0;
        playOut(definition, state, policy, policy, {
          before(at, { seat }) {
            if (definition.points[at.point]?.name !== 'towers') return;
            if (cells.round.of(at) !== round) last = Number.POSITIVE_INFINITY;
            round = cells.round.of(at);
            expect(cells.points.of(at, seat)).toBeLessThanOrEqual(last);
            last = cells.points.of(at, seat);
          },
        });
      }),
      runs(5, 200),
    );
  });
});

/** The end of play: points, displays, and the persons that the towers show. */
function scored(
  given: readonly { readonly points: number; readonly display: readonly number[]; readonly towers: readonly Card[] }[],
): readonly number[] {
  const state = cells.emptyTable(facts(given.length));
  given.forEach(({ points, display, towers }, index) => {
    const seat = index as Seat;
    cells.points.set(state, seat, points);
    for (const [estate, count] of display.entries()) cells.persons.set(state, seat, estate as Estate, count);
    cells.towers.set(state, seat, towers.length);
    for (const card of towers) cells.where.set(state, seat, card, cells.TOWER_FROM_HAND);
  });
  state.open(REVEAL_TOWERS, 0);
  advance(definition, state);
  return state.facts.seats.map((seat) => cells.points.of(state, seat));
}

describe('final scoring', () => {
  /** The numbers of the practice edition whose halves together show these persons. */
  const CARD_7 = 6 as Card; // (1,1,4)
  const CARD_8 = 7 as Card; // (3,2,0)
  const CARD_9 = 8 as Card; // (1,3,1)

  test('of the printed example (TW-04 to TW-07)', () => {
    const malte = { points: 8, display: [9, 3, 6], towers: [CARD_7] };
    const heike = { points: 4, display: [3, 7, 6], towers: [CARD_8, CARD_9] };
    expect(scored([malte, heike])).toEqual([15, 15]);
  });

  test('gives nothing for 0:0, and nothing for no tower (TE-29, TE-36)', () => {
    const nobody = { points: 4, display: [0, 0, 0], towers: [] };
    expect(scored([nobody, nobody])).toEqual([4, 4]);
  });

  test('lets somebody without points pay, once for each estate (TE-31, TE-33)', () => {
    const one = { points: 0, display: [5, 5, 5], towers: [] };
    const other = { points: 0, display: [0, 0, 0], towers: [] };
    expect(scored([one, other])).toEqual([15, -3]);
  });

  test('beats no tower with any tower (TE-37)', () => {
    const one = { points: 4, display: [0, 0, 0], towers: [CARD_8] };
    const other = { points: 4, display: [0, 0, 0], towers: [] };
    expect(scored([one, other])).toEqual([10, 4]);
  });
});
