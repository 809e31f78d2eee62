/** What happened at a table is what happened. */
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { storySection } from '../../src/recorder/story-section.js';
import { TableGame } from '../../src/recorder/table-game.js';
import { speakerFor } from '../../src/text/speaker.js';
import { kitOf } from './table-kit.js';

beforeAll(() => void vi.stubGlobal('document', new JSDOM().window.document));
afterAll(() => void vi.unstubAllGlobals());

const BEFORE = `<gamelog version="1"><game ruleset="tallinn" id="g"><players><player id="p1"/><player id="p2"/></players>
<components edition="practice"/><setup><start player="p1" card="start-1"/><start player="p2" card="start-2"/></setup>
<moves>`;

it('of a round that has only begun it tells nothing', async () => {
  const kit = kitOf('tallinn');
  const speaker = (await speakerFor('en', ['tallinn'], ['record'])).forGame(kit.game);
  const latestOf = (moves: string): string => {
    const table = TableGame.read(kit, `${BEFORE}${moves}</moves></game></gamelog>`);
    if (typeof table === 'string') throw new Error(table);
    return storySection({ kit, speaker }, table, undefined, () => undefined).querySelector('.entry')?.textContent ?? '';
  };
  const round = '<round><play player="p1" card="1" side="a"/><play player="p2" card="2" side="a"/></round>';
  const whole = latestOf(round);
  expect(whole).not.toBe('');
  expect(latestOf(`${round}<round/>`)).toBe(whole);
});
