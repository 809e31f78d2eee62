/** The score at a table, in numbers as people write them. */
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { scoreSection } from '../../src/recorder/score-section.js';
import { TableGame } from '../../src/recorder/table-game.js';
import type { Language } from '../../src/text/language.js';
import { speakerFor } from '../../src/text/speaker.js';
import { kitOf } from './table-kit.js';

beforeAll(() => void vi.stubGlobal('document', new JSDOM().window.document));
afterAll(() => void vi.unstubAllGlobals());

it.each<readonly [Language, RegExp, string]>([
  ['en', /^\d+\.\d$/, '5 (rank 3)'],
  ['de', /^\d+,\d$/, '5 (Platz 3)'],
  ['it', /^\d+,\d$/, '5 (3º)'],
])('in %s', async (language, tenths, last) => {
  const kit = kitOf('rattus');
  const speaker = (await speakerFor(language, ['rattus'], ['record'])).forGame(kit.game);
  const log = readFileSync(new URL('../../fixtures/rattus/legal/full-3-players-book-36.xml', import.meta.url), 'utf8');
  const toldAt = (at?: number): readonly string[] => {
    const table = TableGame.read(kit, log, at);
    if (typeof table === 'string') throw new Error(table);
    return [...scoreSection({ kit, speaker }, table).querySelectorAll('td:last-child')].map((cell) => cell.innerHTML);
  };
  expect(toldAt(60)).toContainEqual(expect.stringMatching(tenths));
  expect(toldAt()).toContain(last);
});
