/** The digest of what stands in a game is its name in archives and baselines for years: nothing about how a log is read changes it. */
import { expect, it } from 'vitest';
import { contentDigest, contentOf, hash } from '../../src/analysis/content.js';
import { recordingsOf } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';

const gameOf = (name: string) => {
  const [recording] = recordingsOf(textOf(fixtures().find((one) => one.name === `${name}.xml`) as never));
  if (!recording) throw new Error('no game');
  return recording.game;
};

it.each([
  ['valletta/legal/full-2-players-houses-chain', '5e56db35eeb18415', 'f1cd50a305ba59be'],
  ['tallinn/legal/full-3-players-legate', 'f8fb1c5ac9aa7352', '01567d929aa55789'],
  ['rattus/legal/full-3-players-book-36', '007aefe174af90f3', '30e672b05557f7bb'],
])('%s has the digests by which archives and baselines know it', (name, key, fingerprinted) => {
  const game = gameOf(name);
  expect(contentDigest(game, 16)).toBe(key);
  expect(hash([contentOf(game)], 16)).toBe(fingerprinted);
});

it('does not hang on what an element leaves out, nor on the order of what it states', () => {
  const element = { name: 'play', children: [], offset: 0 };
  const one = contentOf({ ...element, values: { card: 'baker', player: 'p1' } });
  expect(contentOf({ ...element, values: { mark: undefined, player: 'p1', card: 'baker' } })).toBe(one);
  expect(contentOf({ ...element, values: { player: 'p1' } })).not.toBe(one);
});
