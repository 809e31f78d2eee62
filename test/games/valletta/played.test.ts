/** The rules of Valletta as the kernel plays them: games that the judge calls legal, and bounds that follow from the rulebook. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS, CELLS } from '../../../src/games/valletta/rules/facts.js';
import { DRAW } from '../../../src/games/valletta/rules/points.js';
import { scoreOf } from '../../../src/games/valletta/rules/score.js';
import * as cells from '../../../src/games/valletta/rules/table.js';
import { GOOD_INDICES } from '../../../src/games/valletta/table/goods.js';
import type { Seat } from '../../../src/kernel/index-of.js';
import { findingText, replayText } from '../../engine/replays.js';
import { runs } from '../../runs.js';
import { chosenFor, played } from './kernel-game.js';

/** What a judge says of a played game; what hands and draws hide is no fault. */
function requireLegal(text: string, scores: readonly number[], hidesCards = false): void {
  const { findings, verdict, complete, scores: judged } = replayText(text, undefined, false);
  const errors = findings.filter(({ severity }) => severity === 'error').map(findingText);
  if (errors.length > 0) expect.fail(errors.join('\n'));
  expect(verdict).toBe(hidesCards ? 'undecidable' : 'legal');
  expect(complete).toBe(true);
  expect(judged.map(({ points }) => points)).toEqual(scores);
}

/** Whether houses, hand and goods of a player are as they must be. */
function isSound(state: cells.Valletta, seat: Seat): boolean {
  const built = CELLS.filter((cell) => cells.owner.of(state, cell) === seat + 1);
  const held = CARDS.reduce((sum, card) => sum + cells.hand.of(state, seat, card), 0);
  return (
    built.length + cells.houses.of(state, seat) === 8 &&
    held === cells.handSize.of(state, seat) &&
    held <= 5 &&
    GOOD_INDICES.every((good) => cells.goods.of(state, seat, good) >= 0)
  );
}

describe.each([2, 3, 4])('a game that is played at random with %i players', (players) => {
  test('is legal and complete to the judge, with the same scores, however much is written of it', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { state, textAt } = played(seed, players);
        const scores = state.facts.seats.map((seat) => scoreOf(state, seat));
        for (const level of ['full', 'moves'] as const) requireLegal(textAt(level), scores);
        requireLegal(textAt('public'), scores, true);
      }),
      runs(4),
    );
  });

  test('is so under all options', () => {
    fc.assert(
      fc.property(fc.nat(), chosenFor(players), (seed, options) => {
        const { state, textAt } = played(seed, players, options);
        requireLegal(
          textAt('full'),
          state.facts.seats.map((seat) => scoreOf(state, seat)),
        );
      }),
      runs(6, 120),
    );
  });

  test('keeps the invariants of the rulebook (valletta.md 3.9)', () => {
    fc.assert(
      fc.property(fc.nat(), chosenFor(players), (seed, options) => {
        let [jean, cardsOutside] = [0, 0];
        const { state } = played(seed, players, options, () => ({
          before(at, { seat }) {
            expect(at.isDue(seat)).toBe(true);
            expect(cells.jean.of(at)).toBeGreaterThanOrEqual(jean);
            jean = cells.jean.of(at);
            expect(at.facts.seats.filter((one) => !isSound(at, one))).toEqual([]);
            const owned = GOOD_INDICES.map((good) =>
              at.facts.seats.reduce((sum, one) => sum + cells.goods.of(at, one, good), 0),
            );
            expect(GOOD_INDICES.map((good) => (owned[good] ?? 0) + cells.supply.of(at, good))).toEqual([
              42, 30, 30, 30,
            ]);
          },
        }));
        for (const one of state.facts.seats) expect(cells.handSize.of(state, one)).toBe(0);
        cardsOutside = CARDS.reduce((sum, card) => sum + cells.characters.of(state, card), 0);
        const built = CELLS.filter((cell) => cells.owner.of(state, cell) > 0).length;
        const decks = state.facts.seats.reduce((sum, one) => sum + cells.discardSize.of(state, one), 0);
        // What is gained in the final phase may be set aside.
        if (options['house.end-phase-gains'] === 'playable') expect(cardsOutside + decks - built).toBe(4 + 8 * players);
      }),
      runs(3, 60),
    );
  });
});

test('cards are drawn under the rule of a turn, and in the final phase under that of what is left', () => {
  const heard: string[] = [];
  played(7, 3, {}, (state, recorder) => {
    state.trace = {
      changed(rule, quantity, place, by) {
        if (state.point === DRAW && quantity === cells.hand) heard.push(`${cells.isFinal.of(state)} ${rule}`);
        recorder.changed?.(rule, quantity, place, by);
      },
    };
    return {};
  });
  expect([...new Set(heard)]).toEqual(['0 valletta.turn.refill-five', '1 valletta.end.partial-refill']);
});
