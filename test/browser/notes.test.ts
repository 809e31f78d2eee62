/** Notes are written in the page, and leave it as the file that `--notes` reads. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { reported } from '../../src/commands/reported.js';
import { parseNotes } from '../../src/notes/notes-file.js';
import type { SideNote } from '../../src/notes/side-note.js';
import { withWays } from '../../src/report/ways.js';
import { HOSTILE_TEXTS } from '../report/hostile-texts.js';
import { axeFaults } from './axe-faults.js';
import { Chromium, describeInChromium } from './chromium.js';

const LOG = fileURLToPath(new URL('../report/games/two-players.xml', import.meta.url));

const chromium = Chromium.forTests();

async function pageWith(notes: readonly SideNote[]): Promise<string> {
  for await (const one of reported([LOG], { components: [], lang: 'en', notes }, false))
    if (one.type === 'game') return withWays(one.html, 'game.html', []);
  throw new Error('no page');
}

async function downloaded(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the notes' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('valletta.notes.json');
  const text = readFileSync(await download.path(), 'utf8');
  const { parsed, mistakes } = parseNotes('a.notes.json', text);
  expect(mistakes).toEqual([]);
  return parsed?.notes ?? [];
}

const HOSTILE = HOSTILE_TEXTS.join(' ').replace('\u202E', '');

describeInChromium('notes in the page', () => {
  it('are written beside the board, stand in the text, and are read back where they were written', async () => {
    const { page, complaints } = await chromium.open(await pageWith([]), {}, [axe.source]);
    const links = await page
      .locator('.step:has(> code)')
      .evaluateAll((steps) => steps.slice(3, 6).map(({ id }) => `#${id}`));
    const [first = '', second = '', third = ''] = links;
    const jump = (link: string) => page.evaluate((hash) => location.assign(hash), link);
    await jump(first);
    await page.locator('.own-note summary').click();
    await page.getByLabel('Name').fill('Clara');
    await page.getByLabel('Mark', { exact: true }).selectOption('!?');
    await page.getByLabel('What do you think of it?').fill(HOSTILE);
    // Arrows move within the text, and not the board.
    const at = await page.locator('.where b').textContent();
    await page.getByLabel('What do you think of it?').press('ArrowLeft');
    expect(await page.locator('.where b').textContent()).toBe(at);
    await jump(second);
    expect(await page.getByLabel('What do you think of it?').inputValue()).toBe('');
    await page.getByLabel('Mark', { exact: true }).selectOption('??');
    await jump(first);
    expect(await page.getByLabel('What do you think of it?').inputValue()).toBe(HOSTILE);
    expect(await page.locator(`${first.replaceAll('.', '\\.')} .note p`).textContent()).toBe(`!? ${HOSTILE}`);
    expect(await axeFaults(page)).toEqual([]);
    const notes = await downloaded(page);
    expect(notes.map(({ mark, text }) => [mark, text])).toEqual([
      ['!?', HOSTILE],
      ['??', undefined],
    ]);
    expect(notes[0]?.source).toMatchObject({ author: 'Clara', ruleset: 'valletta' });
    expect(complaints).toEqual([]);

    // The page that is made with them goes on with them.
    const again = await chromium.open(await pageWith(notes));
    const selector = `${first.replaceAll('.', '\\.')} > .note`;
    expect(await again.page.locator(selector).count()).toBe(1);
    await again.page.evaluate((hash) => location.assign(hash), first);
    await again.page.locator('.own-note summary').click();
    expect(await again.page.getByLabel('Name').inputValue()).toBe('Clara');
    await again.page.getByLabel('What do you think of it?').fill('On second thought: good.');
    expect(await again.page.locator(selector).allTextContents()).toEqual(['!? On second thought: good.']);
    await again.page.evaluate((hash) => location.assign(hash), third);
    await again.page.getByLabel('Mark', { exact: true }).selectOption('!');
    const later = await downloaded(again.page);
    expect(later.map(({ mark, text }) => [mark, text])).toEqual([
      ['!?', 'On second thought: good.'],
      ['??', undefined],
      ['!', undefined],
    ]);
    expect(later[0]?.anchor).toEqual(notes[0]?.anchor);
    expect(again.complaints).toEqual([]);
  });
});
