/** Reports for everybody: with a screen reader, by keyboard, in the light and in the dark, on paper. */
import axe from 'axe-core';
import { expect } from 'vitest';
import { GAME_NAMES } from '../report/games.js';
import { pageOf } from '../report/pages.js';
import { dealt } from '../runs.js';
import { axeFaults, thinOut } from './axe-faults.js';
import { Chromium, describeInChromium, openDetails } from './chromium.js';
import { DESK, SHEET, WAYS } from './readers.js';

/** All turns come from one template: a few, and those with a breach, stand for the others; so do rows and rules. */
const SURPLUS = '.turn:not(.breached):nth-of-type(n + 9), .twin tr:nth-child(n + 9), .rules dl > div:nth-child(n + 9)';

const chromium = Chromium.forTests();

describeInChromium.each(GAME_NAMES)('the report of %s', (name) => {
  const test = dealt(GAME_NAMES, name);
  const html = pageOf(name);
  test().each(WAYS)('has no fault that axe finds %s', async (_, options) => {
    const { page } = await chromium.open(html, options, [axe.source]);
    await thinOut(page, SURPLUS);
    await openDetails(page);
    expect(await axeFaults(page)).toEqual([]);
  });

  test()('prints legibly, as on white paper, also from a dark screen', async () => {
    const { page } = await chromium.open(html, { viewport: SHEET }, [axe.source]);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await thinOut(page, SURPLUS);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(29, 35, 34)');
  });

  test()('prints a sheet of summary; where it is asked for everything, and no chart on two', async () => {
    const { page } = await chromium.open(html, { viewport: SHEET });
    await page.emulateMedia({ media: 'print' });
    const sheet = await page.evaluate(() => ({
      height: document.body.scrollHeight,
      isBroken: document.querySelector('.finding-group') !== null,
      // The rest is printed where somebody asks for it.
      breaches: [...document.querySelectorAll('.finding')].filter((one) => one.checkVisibility()).length,
    }));
    // The chart takes what is left of it.
    expect(sheet.height).toBe(SHEET.height);
    expect(sheet.breaches).toBe(sheet.isBroken ? 1 : 0);
    await page.evaluate(() => document.getElementById('print-all')?.click());
    const seen = await page.evaluate((sheet) => {
      const visible = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
      const height = (element: Element) => element.getBoundingClientRect().height;
      const unsplit = (element: Element | null): Element | null =>
        element === null || getComputedStyle(element).breakInside === 'avoid'
          ? element
          : unsplit(element.parentElement);
      return {
        charts: visible('.chart').length,
        split: visible('.chart')
          .map((chart) => unsplit(chart))
          .filter((whole) => whole === null || height(whole) > sheet.height)
          .map((whole) => `${whole?.className} ${whole && height(whole)}`),
        // What has no room on any sheet begins a new one for nothing.
        tall: visible('.step').filter(
          (step) => getComputedStyle(step).breakInside === 'avoid' && height(step) > sheet.height,
        ).length,
        cut: visible('.before-after, .readings li, .all-options > div').filter((part) => unsplit(part) !== part).length,
        alone: visible('.before-after, .findings .lead').filter((part) => getComputedStyle(part).breakAfter !== 'avoid')
          .length,
        beside: visible('main *').filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 1 && (left < -12 || right > sheet.width + 1) && !element.closest('svg');
        }).length,
        turns: visible('.turn').length,
        hidden: [...document.querySelectorAll<HTMLElement>('.turn .told p, .finding .message')].filter(
          // What the board tells beside itself stands among the turns, too.
          (text) => !text.checkVisibility() && !text.closest('.what-happened'),
        ).length,
      };
    }, SHEET);
    expect(seen).toMatchObject({ split: [], tall: 0, cut: 0, alone: 0, beside: 0, hidden: 0 });
    expect(seen.charts).toBeGreaterThan(4);
    expect(seen.turns).toBeGreaterThan(20);
  });

  test()('can be read by keyboard: past the head, and always seen where one is', async () => {
    const { page } = await chromium.open(html, DESK);
    await page.keyboard.press('Tab');
    const skip = page.locator(':focus');
    expect(await skip.getAttribute('class')).toBe('skip');
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('#turns :focus').count()).toBe(1);

    await page.goto(page.url().replace(/#.*/, ''));
    const stops = 40;
    await page.evaluate(() => {
      document.body.dataset['stops'] = '';
      // What each press leaves is looked at where it is, and asked for once.
      addEventListener('keyup', () => {
        const focused = document.activeElement ?? document.body;
        const { outlineStyle, outlineWidth } = getComputedStyle(focused);
        const { top, bottom } = focused.getBoundingClientRect();
        const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        const isSeen = focused !== document.body && isMarked && bottom > 0 && top < innerHeight;
        const seen = isSeen ? 'seen' : focused.outerHTML.slice(0, 120).replaceAll('\n', ' ');
        document.body.dataset['stops'] += `${seen}\n`;
      });
    });
    await chromium.press(page, 'Tab', stops);
    const seen = await page.evaluate(() => document.body.dataset['stops']?.trimEnd().split('\n'));
    expect(seen).toEqual(Array.from({ length: stops }, () => 'seen'));
  });

  test()('a rule opens beside the turn and closes again, by keyboard too', async () => {
    const { page } = await chromium.open(html, DESK);
    await page.locator('.turn[id^=t] > summary').first().click();
    const rule = page.locator('.turn[id^=t] .told a.rule').first();
    await rule.focus();
    await page.keyboard.press('Enter');
    const card = page.locator('.rule-card');
    expect(await card.isVisible()).toBe(true);
    expect(await card.innerText()).toContain(await rule.innerText());
    expect(await rule.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await card.isVisible()).toBe(false);
    expect(await rule.evaluate((link) => link === document.activeElement)).toBe(true);
  });
});
