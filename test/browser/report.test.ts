/** Reports as their readers open them: a file in a browser, without a network. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { GAME_NAMES, toldGame } from '../report/games.js';
import { pageOf } from '../report/pages.js';
import { dealt } from '../runs.js';
import { Chromium, describeInChromium, openDetails } from './chromium.js';

const chromium = Chromium.forTests();

describeInChromium.each(GAME_NAMES)('the report of %s', (name) => {
  const test = dealt(GAME_NAMES, name);
  const html = pageOf(name);
  test()('opens without a complaint and asks for nothing but itself', async () => {
    const { page, complaints, requests, url } = await chromium.open(html);
    await openDetails(page);
    await page.mouse.wheel(0, 2000);
    expect(complaints).toEqual([]);
    expect(requests).toEqual([url]);
  });

  test()('tells every turn and every move without JavaScript, in the same words', async () => {
    const anchors = toldGame(name)
      .transcript.steps.filter(({ at, verdict }) => at.section === 'turn' && verdict !== undefined)
      .flatMap(({ at }) => [`t${at.turn}`, `t${at.turn}.${at.play}`]);
    const { page } = await chromium.open(html, { javaScriptEnabled: false });
    await openDetails(page);
    const untold = await page.evaluate(
      (ids) =>
        ids.filter((id) => {
          const place = document.getElementById(id);
          return !place?.checkVisibility() || place.innerText.trim().length < 10;
        }),
      anchors,
    );
    expect(untold).toEqual([]);
    const withScript = await chromium.open(html);
    await openDetails(withScript.page);
    // The script lays the board out anew, makes pictures of single turns needless, and can save what is shown.
    const textOf = (open: Page) =>
      open.evaluate(() => {
        for (const one of document.querySelectorAll('.stepper, .board-fold, .share')) one.remove();
        return document.querySelector('main')?.innerText;
      });
    expect((await textOf(page)) === (await textOf(withScript.page)), 'the same text').toBe(true);
  });

  test()('every link leads to something that can be seen', async () => {
    const { page } = await chromium.open(html);
    const lost = await page.evaluate(() => {
      const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
      return [...new Set(links)].filter((link) => {
        location.hash = link;
        const target = document.querySelector(':target');
        const { top = 0, bottom = 0 } = target?.getBoundingClientRect() ?? {};
        return !link.startsWith('#') || !target?.checkVisibility() || top >= innerHeight || bottom <= 0;
      });
    });
    expect(lost).toEqual([]);
  });

  test()('is no wider than its window', async () => {
    const { page } = await chromium.open(html);
    const widths = [320, 390, 700, 701, 900, 901, 1280];
    const tooWide = async () => {
      const found: number[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        if (needed > width) found.push(width);
      }
      return found;
    };
    expect(await tooWide(), 'as it opens').toEqual([]);
    await openDetails(page);
    expect(await tooWide(), 'with everything unfolded').toEqual([]);
    const cutOff = await page.evaluate(() =>
      [...document.querySelectorAll('td, th')]
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
        .map((cell) => cell.textContent),
    );
    expect(cutOff, 'cells that do not show all of their text').toEqual([]);
  });

  test()('leaves room to read, and each button its own, at a zoom of 400 %', async () => {
    const { page } = await chromium.open(html, { viewport: { width: 320, height: 256 } });
    const { overlapping, hidden } = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.board-section button')]
        .filter((button) => button.checkVisibility())
        .map((button) => button.getBoundingClientRect());
      const meet = (one: DOMRect, other: DOMRect) =>
        one !== other &&
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom;
      const overlapping = boxes.filter((one) => boxes.some((other) => meet(one, other))).length;
      document.getElementById('turns')?.scrollIntoView({ block: 'start' });
      return { overlapping, hidden: document.querySelector('.board-section')?.getBoundingClientRect().bottom ?? 0 };
    });
    expect(overlapping).toBe(0);
    expect(hidden).toBeLessThanOrEqual(0);
  });
});

describeInChromium('the policy of the page', () => {
  it('holds: a script, a handler, a style and a picture that got in would do nothing', async () => {
    const { page, complaints } = await chromium.open(pageOf('two-players'));
    const harm = await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<b id="in" onclick="document.title=1" style="color:red"></b>');
      const script = document.createElement('script');
      script.textContent = 'document.title = 2';
      const picture = document.createElement('img');
      picture.src = 'http://127.0.0.1:9/';
      document.body.append(script, picture);
      const intruder = document.getElementById('in');
      intruder?.click();
      return [document.title, intruder && getComputedStyle(intruder).color];
    });
    expect(harm[0]).toMatch(/Valletta/);
    expect(harm[1]).not.toBe('rgb(255, 0, 0)');
    for (const refused of ['inline script', 'inline event handler', 'inline style', 'Loading the image'])
      expect(complaints.join('\n')).toContain(refused);
  });
});
