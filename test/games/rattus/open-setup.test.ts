/** A record that has not got further than the setup, or does not say which cards are in the game: nobody has done wrong. */
import { expect, test } from 'vitest';
import { replayText } from '../../engine/replays.js';
import { gameLog } from './game-log.js';

const errorsOf = (text: string) => replayText(text).findings.filter(({ severity }) => severity === 'error');

test.each([0, 1, 2, 3])('%s initial placements, and then the record stops', (count) => {
  const lines = gameLog({ players: 2 }).text.split('\n');
  const settles = lines.flatMap((line, index) => (line.includes('<settle') ? [index] : []));
  const stopped = [...lines.slice(0, settles[count]), '</setup>', '</game>'].join('\n');
  expect(settles).toHaveLength(4);
  expect(errorsOf(stopped), stopped).toEqual([]);
});

test.each([
  ['', 'false'],
  ['', 'true'],
  [' by="set"', 'true'],
])('cards="?"%s does not say that there is one card, expansion=%s', (chosen, expansion) => {
  const { text } = gameLog({ players: 2, options: { expansion } });
  const hidden = text.replace(/<classes [^>]*>/, `<classes cards="?"${chosen}/>`);
  expect(hidden).not.toBe(text);
  expect(errorsOf(hidden), hidden).toEqual([]);
});
