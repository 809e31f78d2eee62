/** The table that is laid from a record is the one that was played: the same moves are open on both, and the judge agrees. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaults } from '../../../src/engine/option.js';
import { openMoves } from '../../../src/engine/record-map.js';
import { Roster } from '../../../src/engine/roster.js';
import { OPTIONS, profileOf } from '../../../src/games/valletta/profile.js';
import { momentOf, placeInTurn } from '../../../src/games/valletta/record/from-record.js';
import { recordMap } from '../../../src/games/valletta/record/record-map.js';
import { CARDS } from '../../../src/games/valletta/rules/facts.js';
import { DRAFT, PLAY } from '../../../src/games/valletta/rules/points.js';
import * as cells from '../../../src/games/valletta/rules/table.js';
import { editionOf } from '../../../src/games/valletta/table/components.js';
import { TableState } from '../../../src/games/valletta/table/state.js';
import { vocabulary } from '../../../src/games/valletta/vocabulary.js';
import { rawOfElement } from '../../../src/log/raw.js';
import type { Element } from '../../../src/log/vocabulary.js';
import { writeXmlElement } from '../../../src/log/xml/write-element.js';
import { runs } from '../../runs.js';
import { openingIn, tableIn } from '../offered.js';
import { type Chosen, chosenFor, played } from './kernel-game.js';

const written = (element: Element): string => writeXmlElement(rawOfElement(element, vocabulary), '', []);

/** Plays a game, and compares the lists at about one decision in `every`. @returns how many moves were compared */
function compare(seed: number, players: number, options: Chosen, every: number): number {
  const ids = Array.from({ length: players }, (_, seat) => `p${seat + 1}`);
  let [decisions, compared] = [seed % every, 0];
  played(seed, players, options, (_, __, textSoFar) => ({
    before(state) {
      if (state.point !== PLAY && state.point !== DRAFT) return;
      decisions += 1;
      if (decisions % every !== 0) return;
      const now = state.clone();
      const own = [...openMoves(recordMap(ids, now), now)].map(({ element, truth }) => `${truth} ${written(element)}`);
      const opening = openingIn(textSoFar(state), state.point === PLAY ? 'turn' : 'moves');
      const trials = [...opening.moves()];
      expect(trials.map(({ element, verdict }) => `${verdict === 'legal'} ${written(element)}`)).toEqual(own);
      for (const { element } of trials.filter((_, index) => index % 7 === seed % 7))
        expect(opening.try(element).verdict, written(element)).toBe('legal');
      compared += own.length;
    },
  }));
  return compared;
}

describe.each([2, 3, 4])('with %i players', (players) => {
  test('under all options', () => {
    fc.assert(
      fc.property(fc.nat(), chosenFor(players), (seed, options) => {
        expect(compare(seed, players, options, 37)).toBeGreaterThan(5);
      }),
      runs(4),
    );
  });
});

test.each([2, 3, 4])('with %i players every card lies where it lies, also in the middle of a turn', (players) => {
  let amidst = 0;
  let decisions = 0;
  played(players, players, {}, (_, __, textSoFar) => ({
    before(state) {
      if (state.point !== PLAY) return;
      decisions += 1;
      if (decisions % 5 !== 0) return;
      const table = tableIn(textSoFar(state), 'turn') as TableState;
      const laid = placeInTurn(table, table.player(cells.active.of(state)));
      for (const seat of state.facts.seats) {
        for (const where of [cells.hand, cells.pile, cells.discard] as const) {
          expect(CARDS.map((card) => where.of(laid, seat, card))).toEqual(
            CARDS.map((card) => where.of(state, seat, card)),
          );
        }
      }
      if (cells.playsLeft.of(state) < cells.PLAYS) amidst += 1;
    },
  }));
  expect(amidst).toBeGreaterThan(2);
});

test('more goods than a state holds are many, and no debt', () => {
  const roster = new Roster(['p1', 'p2'].map((id) => ({ id, name: id, colour: undefined })));
  const table = new TableState(roster, profileOf(defaults(OPTIONS)), editionOf(undefined, undefined));
  // Cards that a log brings along may yield anything.
  const player = table.player(0);
  player.goods[0] = 40_000;
  expect(cells.goods.of(momentOf(table), player.seat, 0)).toBe(32_767);
});
