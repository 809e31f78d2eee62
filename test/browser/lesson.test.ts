/** A lesson, as a teacher shows it: a sheet, and the same as slides. */
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { renderReport } from '../../src/report/page.js';
import { withWays } from '../../src/report/ways.js';
import { HOSTILE_TEXTS, renamed } from '../report/hostile-texts.js';
import { LESSONS, lessonOf } from '../report/lessons.js';
import { dealt } from '../runs.js';
import { axeFaults } from './axe-faults.js';
import { Chromium, describeInChromium, openDetails } from './chromium.js';
import { SHEET } from './readers.js';

const chromium = Chromium.forTests();

describeInChromium.each(LESSONS)('the lesson about %s', (name) => {
  const test = dealt(LESSONS, name);
  const { model, report, html: made } = lessonOf(name);
  const html = withWays(made, 'game.html', []);

  test()(
    'has no fault that axe finds, folded and not, in the light and in the dark, and fits every window',
    async () => {
      const { page, complaints } = await chromium.open(html, {}, [axe.source]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFaults(page)).toEqual([]);
        await openDetails(page);
      }
      for (const width of [320, 390, 700, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
        expect(await page.locator('.curve .chart.narrow').isVisible(), `${width}`).toBe(width < 560);
      }
      await page.setViewportSize(SHEET);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(2 * SHEET.height);
      expect(complaints).toEqual([]);
    },
  );

  test()(
    'shows by keyboard one slide after the other inside the window, and each answer after its question',
    async () => {
      const { page, complaints } = await chromium.open(html);
      for (const viewport of [
        { width: 1280, height: 720 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(viewport);
        await page.getByRole('button', { name: 'slides' }).press('Enter');
        const slides = 2 + model.moments.length + model.questions.length;
        for (let slide = 1; slide <= slides; slide += 1) {
          expect(await page.locator('.slide-bar .at').textContent()).toBe(`${slide}/${slides}`);
          const seen = page.locator('.slide').filter({ visible: true });
          expect(await seen.count()).toBe(1);
          // So that it is read out, and Tab goes on in it.
          expect(await seen.evaluate((one) => one === document.activeElement)).toBe(true);
          // On a phone the tables of several players stand one below the other.
          const boards = seen.locator('svg').filter({ visible: true });
          const board = viewport.width > 800 ? boards.last() : boards.first();
          if (slide > 2 && slide <= 2 + model.moments.length && (await board.count()) > 0) {
            const box = await board.boundingBox();
            expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= viewport.height, `slide ${slide}`).toBe(
              true,
            );
          }
          if (slide === 2) {
            const height = await page.evaluate(() => document.documentElement.scrollHeight);
            expect(height).toBeLessThanOrEqual(viewport.height);
          }
          const answer = seen.locator('details');
          if ((await answer.count()) > 0) {
            expect(await answer.getAttribute('open')).toBeNull();
            await page.keyboard.press('ArrowRight');
            expect(await answer.getAttribute('open')).not.toBeNull();
          }
          if (slide < slides) await page.keyboard.press('ArrowRight');
        }
        await page.keyboard.press('Escape');
        expect(await page.locator('.slide').filter({ visible: true }).count()).toBe(slides);
        expect(await page.evaluate(() => document.activeElement?.getAttribute('data-go'))).toBe('slides');
      }
      expect(complaints).toEqual([]);
    },
  );

  test()('leads to the board of its moments: the report shows that step inside the window', async () => {
    const anchors = model.moments.flatMap(({ anchor }) => anchor ?? []);
    expect(anchors.length).toBeGreaterThan(0);
    const places = new Map(report.board?.steps.map(({ link, place }) => [link, place]));
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      const { page, url } = await chromium.open(withWays(renderReport(report), 'game.html', []), { viewport });
      for (const anchor of anchors) {
        await page.goto('about:blank');
        await page.goto(`${url}#${anchor}`);
        const shown = await page.locator('.where b').textContent();
        if (places.has(anchor)) expect(shown).toBe(places.get(anchor));
        const board = await page.locator('.stage svg').first().boundingBox();
        expect((board?.y ?? -1) >= 0 && (board?.y ?? 0) < viewport.height, `${anchor} at ${viewport.width}`).toBe(true);
      }
    }
  });
});

describeInChromium('a hostile text of a log', () => {
  it('stays text in a lesson', async () => {
    const text = HOSTILE_TEXTS.join(' ');
    const seen = async (own: string) => {
      const { page, complaints, requests, url } = await chromium.open(
        withWays(lessonOf('breaches', (log) => renamed(log, own)).html, 'game.html', []),
      );
      expect(complaints).toEqual([]);
      expect(requests).toEqual([url]);
      return page.evaluate(() => ({
        elements: document.querySelectorAll('*:not(svg *)').length,
        names: [...document.querySelectorAll('.standings bdi')].map(({ textContent }) => textContent),
      }));
    };
    const hostile = await seen(text);
    expect(hostile.names).toContain(text);
    expect(hostile.elements).toBe((await seen('x'.repeat(text.length))).elements);
  });
});
