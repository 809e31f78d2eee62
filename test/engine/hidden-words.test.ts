/**
 * Hidden information never accuses, under options that hardly anybody plays by either: each word of such a game hidden alone, and
 * mixtures. The games are those that such a search has found, and others under any options.
 */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allGames } from '../../src/games.js';
import { Random } from '../../src/kernel/random.js';
import type { Recording } from '../../src/log/recording.js';
import { IS_LONG, runs, sampled } from '../runs.js';
import { type Mask, masked, masksOf } from './masked.js';
import { anyOf, playedUnder } from './played-under.js';
import { keptPromises, promising } from './promises.js';
import { findingText, recordingsOf, replayed } from './replays.js';

const FOLDER = new URL('../../fixtures/options/', import.meta.url);
/** The most words that are hidden at the same time. */
const MOST = 20;
/** In the short run one word of so many is hidden alone. */
const EACH = 24;

/** In the short run so many games are played under any options, and two words of each hundred hidden alone. */
const PLAYED = IS_LONG ? 20 : 2;
const OF_A_HUNDRED = 2;
/** In one game of so many an option has another value than it usually has; of variants that tables agree on, in one of two. */
const SELDOM = 5;

function errorsIn(recording: Recording): readonly string[] {
  return replayed(recording, false)
    .findings.filter(({ severity }) => severity === 'error')
    .map(findingText);
}

function told({ element, attribute = '', item }: Mask): string {
  return `${element.name} @${element.offset} ${attribute} ${item ?? ''}`.trim();
}

describe.each(readdirSync(FOLDER).sort())('%s', (file) => {
  const [recording] = recordingsOf(readFileSync(new URL(file, FOLDER), 'utf8'), file);
  if (!recording) throw new Error('no game');
  const masks = masksOf(recording);
  const alone = sampled(masks, Math.ceil(masks.length / EACH));

  test('is a legal game', () => {
    expect(replayed(recording, false)).toMatchObject({ verdict: 'legal', complete: true });
  });

  test('accuses nobody where one word of it is hidden', () => {
    expect(masks.length).toBeGreaterThan(100);
    const accusing = alone.filter((mask) => errorsIn(masked(recording, [mask])).length > 0);
    expect(accusing.map(told)).toEqual([]);
  });

  test('accuses nobody where one word of it is hidden, and all else is promised', () => {
    const kinds = keptPromises(recording);
    const accusing = alone.filter((mask) => {
      return mask.attribute !== undefined && errorsIn(promising(masked(recording, [mask]), kinds)).length > 0;
    });
    expect(accusing.map(told)).toEqual([]);
  });

  test('accuses nobody where many are', () => {
    fc.assert(
      fc.property(fc.subarray([...masks], { minLength: 2, maxLength: MOST }), (chosen) => {
        expect(errorsIn(masked(recording, chosen)), chosen.map(told).join('\n')).toEqual([]);
      }),
      runs(8, 400),
    );
  });
});

describe.each(allGames())('games of $ruleset under any options', (game) => {
  test.each(Array.from({ length: PLAYED }, (_, at) => at + 1))(
    'accuse nobody where a word is hidden, or many are: %i',
    (number) => {
      const random = new Random(22, number);
      const given = anyOf(game.options, random, ({ offers }) => (offers === undefined ? SELDOM : 2));
      const level = (['moves', 'full', 'public'] as const)[number % 3];
      const [recording] = recordingsOf(playedUnder(game, given, random, `any-${number}`, level));
      if (!recording) throw new Error('no game');
      expect(errorsIn(recording)).toEqual([]);
      const masks = masksOf(recording);
      const alone = sampled(masks, Math.ceil((masks.length * OF_A_HUNDRED) / 100)).map((mask) => [mask]);
      const many = alone.map(() => masks.filter(() => random.below(masks.length) < MOST));
      for (const chosen of [...alone, ...many])
        expect(errorsIn(masked(recording, chosen)), [JSON.stringify(given), ...chosen.map(told)].join('\n')).toEqual(
          [],
        );
    },
  );
});
