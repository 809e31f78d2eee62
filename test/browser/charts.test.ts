/** Charts that answer: to the pointer, to the keyboard, and to a press on a player of the legend. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BOARD_GAMES, modelWithBoard, pageWithBoard } from '../report/boards.js';
import { dealt } from '../runs.js';
import { Chromium, describeInChromium } from './chromium.js';
import { cutWords, DESK } from './readers.js';

const chromium = Chromium.forTests();

/** What the readout says; empty while there is none. */
const said = (page: Page) =>
  page.evaluate(() => {
    const readout = document.querySelector<HTMLElement>('.readout');
    return readout?.hidden === false ? readout.innerText.split('\n') : [];
  });

describeInChromium.each(BOARD_GAMES)('the charts of %s', (name) => {
  const test = dealt(BOARD_GAMES, name);
  const model = modelWithBoard(name);
  const html = pageWithBoard(name);

  test()('say the numbers of a place and their reason, by pointer and by keyboard', async () => {
    const { page, complaints } = await chromium.open(html, DESK);
    const strip = page.locator('#score .chart.wide a:has(.strip)').nth(4);
    const title = await strip.locator('title').textContent();
    await strip.hover({ force: true, position: { x: 2, y: 200 } });
    expect((await said(page))[0]).toBe(title);
    expect(await strip.locator('title').count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await said(page)).toEqual([]);

    const chart = page.locator('#score .chart.wide');
    await chart.focus();
    await page.keyboard.press('End');
    const scores = model.head.standings.map(({ player, points }) => `${player.name} ${points}`);
    if (name !== 'tallinn') for (const score of scores) expect((await said(page))[0]).toContain(score);
    await page.keyboard.press('Home');
    for (let step = 0; step < 20 && (await said(page)).length < 2; step += 1) await page.keyboard.press('ArrowRight');
    expect((await said(page)).length).toBeGreaterThan(1);
    expect(complaints).toEqual([]);
  });

  test()('cut no word at their edge, on a desk and on a phone', async () => {
    const { page } = await chromium.open(html, DESK);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cutWords(page), `at ${width}`).toEqual([]);
    }
    const paints = await page.evaluate(() =>
      [...document.querySelectorAll('.flag-name')].map((one) => getComputedStyle(one).paintOrder),
    );
    expect([...new Set(paints)], 'names of flags stand out from the lines of others').toEqual(['stroke']);
  });

  test()('show one player everywhere: the others step back until Escape', async () => {
    const { page } = await chromium.open(html, DESK);
    const button = page.locator('#score .legend button').first();
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    const hue = await button.evaluate((one) => one.closest('li')?.className);
    const places = ['.standings li', '#score .wide .line', '.scrubber .line', '.stepper .scene-mats svg'];
    const dimmed = await page.evaluate(
      ([own, all]) =>
        all.map((place) => {
          const players = [...document.querySelectorAll(place)].filter((one) =>
            /hue-/.test(`${one.getAttribute('class')}`),
          );
          const isOwn = (one: Element) => one.classList.contains(own);
          const isRight = (one: Element) => one.matches('.dim') !== isOwn(one);
          return players.some(isOwn) === players.some((one) => !isOwn(one)) && players.every(isRight) ? '' : place;
        }),
      [hue ?? '', places] as const,
    );
    expect(dimmed.filter(Boolean)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('.dim').count()).toBe(0);
    expect(await button.getAttribute('aria-pressed')).toBe('false');
  });
});

describeInChromium('key moments', () => {
  it('light up together, in the list and on the chart', async () => {
    const model = modelWithBoard('tallinn');
    const { page } = await chromium.open(pageWithBoard('tallinn'), DESK);
    const mark = page.locator('#score .chart.wide .moment').first();
    await mark.hover();
    const [moment] = model.head.moments;
    expect(await said(page)).toEqual([moment?.when, moment?.sentence]);
    expect(await page.locator('#moment-1').getAttribute('class')).toBe('lit');
    await mark.click();
    expect(await page.evaluate(() => location.hash)).toBe(moment?.href);
    await page.locator('#moment-2').hover();
    expect(
      await page.locator('.moment.lit').evaluateAll((lit) => lit.map((one) => one.getAttribute('data-moment'))),
    ).toEqual(
      // In the picture for desks and in that for phones.
      ['moment-2', 'moment-2'],
    );
  });
});

describeInChromium('without script', () => {
  it('charts have their titles, and legends nothing to press', async () => {
    const { page } = await chromium.open(pageWithBoard('tallinn'), {
      ...DESK,
      javaScriptEnabled: false,
    });
    expect(await page.locator('.legend button, .readout').count()).toBe(0);
    expect(await page.locator('.chart .links a:not(:has(title))').count()).toBe(0);
  });
});
