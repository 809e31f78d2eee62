import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { speakerFor } from '../../src/text/speaker.js';
import { replayText } from '../engine/replays.js';

const LOG = readFileSync(new URL('../../fixtures/rattus/legal/full-3-players-book-36.xml', import.meta.url), 'utf8');

/** The seats as a language tells them. @param third what the log calls the third colour */
async function seats(language: 'en' | 'de' | 'it', third: string): Promise<readonly string[]> {
  const speaker = await speakerFor(language, ['rattus'], []);
  const { transcript } = replayText(LOG.replace('colour="yellow"', `colour="${third}"`), 'seats.xml', 'drawn');
  const entries = transcript?.steps.flatMap((step) => step.entries) ?? [];
  return entries.flatMap((entry) =>
    entry.type === 'line' && entry.message.id === 'engine-seat'
      ? [speaker.say(entry.message, { playerName: (id) => id })]
      : [],
  );
}

describe('the colour of a seat', () => {
  it.each([
    ['en', ['Seat 1 (red): p1.', 'Seat 2 (blue): p2.', 'Seat 3 (yellow): p3.']],
    ['de', ['Platz 1 (rot): p1.', 'Platz 2 (blau): p2.', 'Platz 3 (gelb): p3.']],
    ['it', ['Posto 1 (rosso): p1.', 'Posto 2 (blu): p2.', 'Posto 3 (giallo): p3.']],
  ] as const)('is a word of the language: %s', async (language, told) => {
    expect(await seats(language, 'yellow')).toEqual(told);
  });

  it('is told as the log writes it, where it is another', async () => {
    expect((await seats('it', 'ochre')).at(-1)).toBe('Posto 3 (ochre): p3.');
  });
});
