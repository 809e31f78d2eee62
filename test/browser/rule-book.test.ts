/** Rule books and rule coverage as their readers open them: searched, printed, by keyboard, without script, on a phone. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bookPage, coveragePage } from '../report/rule-books.js';
import { dealt } from '../runs.js';
import { axeFaults, thinOut } from './axe-faults.js';
import { Chromium, describeInChromium, openDetails } from './chromium.js';
import { DESK, SHEET, WAYS } from './readers.js';

/** All entries come from one template: some of them stand for the others. */
const SURPLUS = '.entry:nth-of-type(n + 6), .appendix .note:nth-of-type(n + 6), tbody tr:nth-child(n + 6)';

const chromium = Chromium.forTests();
const book = await bookPage('valletta', 'en');

const PAGES = [
  { name: 'a rule book', html: book },
  { name: 'a rule book in German', html: await bookPage('tallinn', 'de') },
  { name: 'a rule coverage', html: await coveragePage('en') },
];

describeInChromium.each(PAGES)('$name', (shown) => {
  const test = dealt(PAGES, shown);
  const { html } = shown;

  test().each(WAYS)('has no fault that axe finds %s', async (_, options) => {
    const { page } = await chromium.open(html, options, [axe.source]);
    await thinOut(page, SURPLUS);
    await openDetails(page);
    expect(await axeFaults(page)).toEqual([]);
  });

  test()('opens without a complaint and asks for nothing but itself', async () => {
    const { page, complaints, requests, url } = await chromium.open(html);
    await openDetails(page);
    expect(complaints).toEqual([]);
    expect(requests).toEqual([url]);
  });

  test()('is no wider than its window', async () => {
    const { page } = await chromium.open(html);
    for (const unfolded of [false, true]) {
      if (unfolded) await openDetails(page);
      const tooWide: number[] = [];
      for (const width of [320, 390, 800, 801, 1000, 1001, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) tooWide.push(width);
      }
      expect(tooWide).toEqual([]);
    }
  });

  test()('prints on the sheet, as on white paper, also from a dark screen', async () => {
    const { page } = await chromium.open(html, { viewport: SHEET }, [axe.source]);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(29, 35, 34)');
    const beside = await page.evaluate(
      (width) =>
        [...document.querySelectorAll('main *')].filter((element) => {
          const box = element.getBoundingClientRect();
          return element.checkVisibility() && box.width > 1 && (box.left < -12 || box.right > width + 1);
        }).length,
      SHEET.width,
    );
    expect(beside).toBe(0);
  });
});

describeInChromium('the search of a rule book', () => {
  const visible = (page: Page) => page.locator('.entry:visible').count();

  it('leaves the rules that have all words, and says how many', async () => {
    const { page } = await chromium.open(book, DESK);
    const all = await visible(page);
    expect(all).toBeGreaterThan(200);
    await page.keyboard.press('/');
    await page.keyboard.type('jean barrel');
    const left = await visible(page);
    expect(left).toBeGreaterThan(3);
    expect(left).toBeLessThan(40);
    expect(await page.locator('.search [role=status]').innerText()).toContain(String(left));
    const texts = await page.locator('.entry:visible').allInnerTexts();
    for (const text of texts) expect(text.toLowerCase()).toMatch(/jean[\s\S]*barrel|barrel[\s\S]*jean/);
    await page.keyboard.press('Escape');
    expect(await visible(page)).toBe(all);
  });

  it('says so where nothing is left, and shows all again', async () => {
    const { page } = await chromium.open(book, DESK);
    await page.fill('#query', 'no such word');
    expect(await visible(page)).toBe(0);
    expect(await page.locator('.rules > .chapter:not(.appendix):visible').count()).toBe(0);
    expect(await page.locator('.search [role=status]').innerText()).toMatch(/No rule/);
    await page.locator('.search button').click();
    expect(await visible(page)).toBeGreaterThan(200);
  });

  it('brings back a rule that a link leads to', async () => {
    const { page } = await chromium.open(book, DESK);
    await page.fill('#query', 'jean');
    await page.evaluate(() => {
      location.hash = '#valletta.build.any-colour';
    });
    await page.locator('[id="valletta.build.any-colour"]').waitFor({ state: 'visible' });
    expect(await page.inputValue('#query')).toBe('');
  });
});

describeInChromium('a rule book without JavaScript', () => {
  it('is complete, and shows no control that would do nothing', async () => {
    const { page } = await chromium.open(book, { ...DESK, javaScriptEnabled: false });
    expect(await page.locator('.entry:visible').count()).toBeGreaterThan(200);
    expect(await page.locator('.search').isVisible()).toBe(false);
  });

  it('leads from the contents to what can be seen', async () => {
    const { page } = await chromium.open(book, DESK);
    const lost = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('.contents a')]
        .map(({ hash }) => hash)
        .filter((hash) => {
          location.hash = hash;
          const { top = -1 } = document.querySelector(':target')?.getBoundingClientRect() ?? {};
          return top < -1 || top >= innerHeight;
        }),
    );
    expect(lost).toEqual([]);
  });
});
