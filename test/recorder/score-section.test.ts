/** The score at a table, in numbers as people write them. */
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Editions } from '../../src/editions/editions.js';
import { gameOf } from '../../src/games.js';
import type { Kit } from '../../src/recorder/kit.js';
import { scoreSection } from '../../src/recorder/score-section.js';
import { TableGame } from '../../src/recorder/table-game.js';
import type { Language } from '../../src/text/language.js';
import { speakerFor } from '../../src/text/speaker.js';

beforeAll(() => void vi.stubGlobal('document', new JSDOM().window.document));
afterAll(() => void vi.unstubAllGlobals());

it.each<readonly [Language, RegExp, string]>([
  ['en', /^\d+\.\d$/, '5 (rank 3)'],
  ['de', /^\d+,\d$/, '5 (Platz 3)'],
  ['it', /^\d+,\d$/, '5 (3º)'],
])('in %s', async (language, tenths, last) => {
  const game = gameOf('rattus');
  const edition = new Editions().finder('rattus')('practice');
  if (!game || !edition) throw new Error('rattus');
  const kit: Kit = {
    ...{ game, edition, isOwnEdition: false, chance: () => 0.5, clock: () => 0 },
    sentences: () => Promise.reject(new Error('nobody speaks')),
  };
  const speaker = (await speakerFor(language, ['rattus'], ['record'])).forGame(game);
  const log = readFileSync(new URL('../../fixtures/rattus/legal/full-3-players-book-36.xml', import.meta.url), 'utf8');
  const toldAt = (at?: number): readonly string[] => {
    const table = TableGame.read(kit, log, at);
    if (typeof table === 'string') throw new Error(table);
    return [...scoreSection({ kit, speaker }, table).querySelectorAll('td:last-child')].map((cell) => cell.innerHTML);
  };
  expect(toldAt(60)).toContainEqual(expect.stringMatching(tenths));
  expect(toldAt()).toContain(last);
});
