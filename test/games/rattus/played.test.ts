/** The rules of Rattus as the kernel plays them: games that the judge calls legal, and bounds that follow from the rulebook. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Place } from '../../../src/games/rattus/rules/facts.js';
import { scoreOf } from '../../../src/games/rattus/rules/final.js';
import * as cells from '../../../src/games/rattus/rules/table.js';
import { tableOf } from '../../analysed/played.js';
import { findingText, recordingsOf, replayText } from '../../engine/replays.js';
import { runs } from '../../runs.js';
import { played } from './kernel-game.js';
import { chosen } from './kernel-options.js';

function requireLegal(text: string, scores: readonly number[] | undefined): void {
  const { findings, verdict, complete, scores: judged } = replayText(text, undefined, false);
  const errors = findings.filter(({ severity }) => severity === 'error').map(findingText);
  if (errors.length > 0) expect.fail([...errors, text].join('\n'));
  expect(verdict).toBe('legal');
  expect(complete).toBe(true);
  if (scores) expect(judged.map(({ points }) => points)).toEqual(scores);
}

test('a figure that comes to count when nothing is left for the plague need not be heeded', () => {
  const { textAt } = played(8, 4, {
    expansion: 'true',
    'figure-may-return': 'true',
    'knight-neutral-scope': 'per-token',
    'last-round-knight': 'immediate',
    'last-round-spread': 'true',
    'neutral-enables-ravage': 'true',
  });
  expect(textAt('full')).toMatch(/<\/reveal><use card="knight"\/><state/);
  requireLegal(textAt('full'), undefined);
});

test.each([10, 31, 88])('a serf who has waited adds cubes in the final plague: game %i', (seed) => {
  const options = { expansion: 'true', 'last-round-serf': 'deferred-final' };
  const { state, textAt } = played(seed, 3, options);
  expect(textAt('moves')).toMatch(/<final-plague>.*<use card="serf">/);
  const scores = state.facts.seats.map((seat) => scoreOf(state, seat));
  for (const level of ['full', 'moves'] as const) {
    requireLegal(textAt(level), scores);
    const [recording] = recordingsOf(textAt(level));
    if (!recording) throw new Error('no game was written');
    const { isOver, points } = tableOf({ ruleset: 'rattus', given: options }, 3).follow(recording.game);
    expect({ isOver, points }).toEqual({ isOver: true, points: scores });
  }
});

describe.each([2, 3, 4])('a game that is played at random with %i players', (players) => {
  test('is legal and complete to the judge, with the same scores, however much is written of it', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('false', 'true'), (seed, expansion) => {
        const { state, textAt } = played(seed, players, { expansion });
        const scores = state.facts.seats.map((seat) => scoreOf(state, seat));
        for (const level of ['full', 'moves'] as const) requireLegal(textAt(level), scores);
        requireLegal(textAt('public'), undefined);
      }),
      runs(6, 120),
    );
  });

  test('is so under all options', () => {
    fc.assert(
      fc.property(fc.nat(), chosen, (seed, options) => {
        const { state, textAt } = played(seed, players, options);
        requireLegal(
          textAt('full'),
          state.facts.seats.map((seat) => scoreOf(state, seat)),
        );
      }),
      runs(12, 250),
    );
  });

  test('keeps to the bounds of the rulebook', () => {
    fc.assert(
      fc.property(fc.nat(), chosen, (seed, options) => {
        let least = Number.POSITIVE_INFINITY;
        const { state } = played(seed, players, options, () => ({
          before(at, { seat }) {
            expect(at.isDue(seat)).toBe(true);
            for (const one of at.facts.seats) {
              // rattus.invariant.cubes
              expect(scoreOf(at, one) + cells.supply.of(at, one) + cells.baker.of(at, one)).toBe(20);
              expect(cells.supply.of(at, one)).toBeGreaterThanOrEqual(0);
            }
            const onBoard = at.facts.regions.flatMap((region) => {
              expect(cells.rats.of(at, region)).toBeLessThanOrEqual(3);
              return Array.from({ length: cells.rats.of(at, region) }, (_, place) =>
                cells.tokenAt.of(at, region, place as Place),
              ).filter((token) => token !== cells.UNDRAWN);
            });
            // rattus.online.soldier-any-token: that one may repeat another one.
            if (!at.facts.profile.soldierDrawsAny) expect(new Set(onBoard).size).toBe(onBoard.length);
            // rattus.invariant.supply-monotone
            expect(cells.ratSupply.of(at)).toBeLessThanOrEqual(least);
            least = cells.ratSupply.of(at);
          },
        }));
        // rattus.invariant.last-round-length
        expect(cells.slots.of(state)).toBe(players - 1);
      }),
      runs(6, 120),
    );
  });
});
