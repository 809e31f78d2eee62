/** The index of many games and their statistics, as their readers open them. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BROKEN, gamesOfSite, sitePages } from '../report/sites.js';
import { sampled } from '../runs.js';
import { axeFaults, thinOut } from './axe-faults.js';
import { Chromium, describeInChromium, openDetails } from './chromium.js';
import { cutWords } from './readers.js';

const chromium = Chromium.forTests();
const pages = await sitePages(gamesOfSite(), [BROKEN], 'en', [{ lang: 'it', folder: 'it' }]);
const index = pages['index.html'] ?? '';

/** What the rows that can be seen show in a column. */
function shown(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(`table.list tbody tr:visible ${selector}`)
    .evaluateAll((cells) => cells.map(({ textContent }) => (textContent ?? '').trim()));
}

describeInChromium('the index', () => {
  it('is printed with the head of its table on each sheet', async () => {
    const { page } = await chromium.open(index);
    await page.emulateMedia({ media: 'print' });
    const buttons = page.locator('table.list thead button');
    // Chromium repeats no head that holds what cannot be cut.
    const displays = await buttons.evaluateAll((all) => all.map((button) => getComputedStyle(button).display));
    expect(new Set(displays)).toEqual(new Set(['contents']));
  });

  it('sorts by a column, the other way round, and back', async () => {
    const { page, complaints, requests, url } = await chromium.open(index);
    const before = await shown(page, '.game a');
    const numbers = async () => (await shown(page, '.length')).map((text) => Number.parseInt(text, 10));
    const head = page.locator('th.length');
    await head.getByRole('button').click();
    const falling = await numbers();
    expect(falling).toEqual([...falling].sort((a, b) => b - a));
    expect(new Set(falling).size).toBeGreaterThan(2);
    expect(await head.getAttribute('aria-sort')).toBe('descending');
    await head.getByRole('button').press('Enter');
    expect(await numbers()).toEqual([...falling].sort((a, b) => a - b));
    await head.getByRole('button').click();
    expect(await shown(page, '.game a')).toEqual(before);
    expect(await head.getAttribute('aria-sort')).toBeNull();
    await page.locator('th.game').first().getByRole('button').click();
    expect(await shown(page, '.game a')).not.toEqual(before);
    expect(complaints).toEqual([]);
    expect(requests).toEqual([url]);
  });

  it('filters by words, ruleset and verdict, says how many are left, and shows all again', async () => {
    const { page, complaints } = await chromium.open(index);
    const all = (await shown(page, '.game a')).length;
    const output = page.locator('.filter output');
    expect(await output.textContent()).toBe(`Shown: ${all} of ${all}`);
    await page.getByLabel('Search').fill('RATTUS');
    expect(new Set(await shown(page, 'td.ruleset'))).toEqual(new Set(['Rattus']));
    await page.getByLabel('Ruleset').selectOption('valletta');
    expect(await output.textContent()).toBe(`Shown: 0 of ${all}`);
    await page.getByRole('button', { name: 'Show all' }).click();
    expect((await shown(page, '.game a')).length).toBe(all);
    await page.getByLabel('Verdict').selectOption('illegal');
    expect(await shown(page, 'td.verdict')).toEqual(['illegal']);
    expect(await output.textContent()).toBe(`Shown: 1 of ${all}`);
    await page.getByLabel('Search').press('Escape');
    expect((await shown(page, '.game a')).length).toBe(all);
    expect(complaints).toEqual([]);
  });

  it('filters by player, event, days and options, keeps that in the address, and opens such an address', async () => {
    const { page, complaints, url } = await chromium.open(index);
    await page.getByLabel('Player', { exact: true }).fill('ben');
    expect((await shown(page, '.game a')).length).toBe(3);
    await page.getByLabel('Played from').fill('2026-03-29');
    expect((await shown(page, '.date')).sort()).toEqual(['2026-03-29', '2026-03-30']);
    await page.getByLabel('to', { exact: true }).fill('2026-03-29');
    expect(await shown(page, '.date')).toEqual(['2026-03-29']);
    const address = await page.evaluate(() => location.href);
    expect(address).toBe(`${url}#?player=ben&from=2026-03-29&to=2026-03-29`);
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await page.evaluate(() => location.href)).toBe(url);
    await page.getByLabel('Event').selectOption('Evening of Anna');
    const ofAnna = await shown(page, '.game a');
    expect(ofAnna.length).toBeGreaterThan(1);
    expect(ofAnna.length).toBeLessThan(5);
    // A link within the page, and back: what was chosen stays.
    await page.evaluate(() => location.assign('#players'));
    expect(await shown(page, '.game a')).toEqual(ofAnna);
    await page.goto('about:blank');
    await page.goto(address);
    expect(await shown(page, '.date')).toEqual(['2026-03-29']);
    expect(await page.getByLabel('Player', { exact: true }).inputValue()).toBe('ben');
    expect(complaints).toEqual([]);
  });

  it('lays two games side by side, keeps that in the address, and puts them away', async () => {
    const { page, complaints, url } = await chromium.open(index, {}, [axe.source]);
    const boxes = page.getByRole('checkbox');
    await boxes.nth(0).check();
    expect(await page.locator('#compare').isVisible()).toBe(false);
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'Show side by side' }).click();
    const sides = page.locator('.sides article');
    expect(await sides.locator('h3').allTextContents()).toEqual((await shown(page, '.game a')).slice(0, 2));
    expect(await page.locator('#compare').evaluate((section) => section.getBoundingClientRect().top)).toBeLessThan(100);
    expect(await axeFaults(page)).toEqual([]);
    // Where the points come from adds up to the result, for each player of either game.
    for (const side of await sides.all()) {
      const points = (await side.locator('.points').allTextContents()).map(Number);
      const lines = await side.locator('tbody tr').all();
      const sums = points.map(() => 0);
      for (const line of lines)
        (await line.locator('td').allTextContents()).forEach((text, player) => {
          sums[player] = (sums[player] ?? 0) + Number(text);
        });
      expect(sums).toEqual(points);
      const ends = (await side.locator('svg .end').allTextContents()).map(Number);
      expect(ends.sort((a, b) => b - a)).toEqual([...points].sort((a, b) => b - a));
    }
    const address = await page.evaluate(() => location.href);
    await page.goto('about:blank');
    await page.goto(address);
    expect(await sides.count()).toBe(2);
    // A third one takes the place of the first.
    await page.getByRole('checkbox').nth(3).check();
    expect(await sides.locator('h3').first().textContent()).toBe((await shown(page, '.game a'))[1]);
    await page.getByRole('button', { name: 'Put away' }).click();
    expect(await page.locator('#compare').isVisible()).toBe(false);
    expect(await page.evaluate(() => location.href)).toBe(url);
    expect(complaints).toEqual([]);
  });

  it('takes what is shown along into another language', async () => {
    const { page, complaints } = await chromium.open(index);
    await page.getByLabel('Player', { exact: true }).fill('ben');
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    const link = page.getByRole('link', { name: 'Italiano' });
    await link.click();
    expect(await link.getAttribute('href')).toMatch(/\/it\/index\.html#\?player=ben$/);
    expect(complaints).toEqual([]);
  });

  it('is complete without JavaScript, and offers nothing that would not work', async () => {
    const { page } = await chromium.open(index, { javaScriptEnabled: false });
    expect((await shown(page, '.game a')).length).toBe(5);
    expect(await page.locator('.filter').isVisible()).toBe(false);
    expect(await page.locator('thead button').count()).toBe(0);
    expect(await page.locator('#unread').innerText()).toContain(BROKEN.file);
  });
});

describeInChromium('statistics', () => {
  it('cut no word at the edge of a chart, with a space before each %', async () => {
    const german = await sitePages(gamesOfSite(), [BROKEN], 'de');
    for (const name of ['valletta', 'tallinn', 'rattus']) {
      const { page } = await chromium.open(german[`${name}.statistics.html`] ?? '');
      expect(await cutWords(page), name).toEqual([]);
    }
  });
});

describeInChromium.each(sampled(Object.entries(pages), 2))('%s', (_, html) => {
  it('has no fault that axe finds, in the light and in the dark, and fits every window', async () => {
    const { page, complaints } = await chromium.open(html, { colorScheme: 'light' }, [axe.source]);
    // Rows come from one template: a few stand for the others.
    await thinOut(page, '.twin tr:nth-child(n + 4)');
    await openDetails(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page)).toEqual([]);
    }
    for (const width of [320, 390, 700, 961, 1061, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
    }
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(29, 35, 34)');
    expect(complaints).toEqual([]);
  });
});
