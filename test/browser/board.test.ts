/** The board of a report, as its readers step through it. */
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BOARD_GAMES, modelWithBoard, pageWithBoard } from '../report/boards.js';
import { dealt, IS_LONG } from '../runs.js';
import { Chromium, describeInChromium } from './chromium.js';
import { DESK } from './readers.js';

/** In the short run one link in so many is followed: each makes the page lay itself out anew. `KIEBITZ_LONG=1`: all. */
const EACH = IS_LONG ? 1 : 16;

const chromium = Chromium.forTests();

/** The points on the mats, by name. */
const pointsOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.stepper .scene-mats svg')].map((mat) => {
      const [below] = mat.children;
      const ground = document.querySelector(below?.getAttribute('href') ?? '');
      return [ground?.querySelector('.who')?.textContent, mat.querySelector('.score')?.textContent];
    }),
  );

const stepAt = (page: Page) => page.evaluate(() => document.querySelector('.where .count')?.textContent);

describeInChromium.each(BOARD_GAMES)('the board of %s', (name) => {
  const test = dealt(BOARD_GAMES, name);
  const model = modelWithBoard(name);
  const html = pageWithBoard(name);
  const links = model.board?.steps.map(({ link }) => link) ?? [];

  test()('opens at the step of its address, beside its explanation and below the cursor of the score', async () => {
    const number = Math.floor(links.length / 2);
    const { page, url } = await chromium.open(html, DESK);
    await page.goto('about:blank');
    await page.goto(`${url}#${links[number]}`);
    await page.waitForFunction(() => {
      const { top = -1 } = document.querySelector('.stepper')?.getBoundingClientRect() ?? {};
      return top >= 0 && top < 200;
    });
    expect(await stepAt(page)).toBe(`${number + 1}/${links.length}`);
    const told = await page.evaluate((link) => {
      const lines = (root: Element | null | undefined) =>
        [...(root?.querySelectorAll('.told p, .told .rule') ?? [])].map(({ textContent }) => textContent);
      return [lines(document.querySelector('.what-happened')), lines(document.getElementById(link))];
    }, links[number] ?? '');
    expect(told[0]).toEqual(told[1]);
    expect(await page.locator('#score .wide .cursor').getAttribute('transform')).toMatch(/translate\([1-9]/);
  });

  test()('shows the last step where each chart over time ends', async () => {
    const { page, url } = await chromium.open(html, DESK);
    await page.goto('about:blank');
    await page.goto(`${url}#${links.at(-1)}`);
    const cursors = await page.evaluate(() =>
      [...document.querySelectorAll<SVGElement>('.cursor[data-by="tick"]')].map((line) => {
        const { room, places } = line.dataset;
        return [
          /translate\((.*)\)/.exec(line.getAttribute('transform') ?? '')?.[1],
          room?.split(' ')[1] ?? places?.split(' ').at(-1),
        ];
      }),
    );
    expect(cursors.length).toBeGreaterThan(0);
    for (const [at, end] of cursors) expect(at).toBe(end);
    const shown = () => page.locator('#score .wide .cursor').evaluate((line) => getComputedStyle(line).display);
    expect(await shown()).toBe('inline');
    await page.emulateMedia({ media: 'print' });
    expect(await shown()).toBe('none');
    await page.emulateMedia({ media: null });
  });

  test()('goes through every step by keyboard, with an address for each, to the result', async () => {
    const { page, complaints, requests, url } = await chromium.open(html, DESK);
    await page.locator('.stepper [data-go=back]').focus();
    await page.keyboard.press('Home');
    expect(await stepAt(page)).toBe(`1/${links.length}`);
    const before = await page.evaluate(() => history.length);
    await page.evaluate(() => {
      document.body.dataset['seen'] = location.hash;
      addEventListener('keyup', () => {
        document.body.dataset['seen'] += ` ${location.hash}`;
      });
    });
    await chromium.press(page, 'ArrowRight', links.length - 1);
    const seen = await page.evaluate(() => document.body.dataset['seen']);
    expect(seen?.split(' ')).toEqual(links.map((link) => `#${link}`));
    expect(await page.evaluate(() => history.length)).toBe(before);
    const standings = model.head.standings.map(({ player, points }) => [player.name, String(points)]);
    expect((await pointsOn(page)).sort()).toEqual(standings.sort());
    await page.keyboard.press('ArrowLeft');
    expect(await stepAt(page)).toBe(`${links.length - 1}/${links.length}`);
    await page.keyboard.press('End');
    expect(await stepAt(page)).toBe(`${links.length}/${links.length}`);
    expect(complaints).toEqual([]);
    expect(requests).toEqual([url]);
  });

  test().each([
    [1280, 900],
    [390, 844],
  ])('is in sight at %i pixels, at the step of every link that leads to one, and goes back', async (width, height) => {
    const { page, complaints } = await chromium.open(html, { viewport: { width, height } });
    const { followed, lost } = await page.evaluate(
      async ([steps, each]) => {
        const number = new Map<string, string>();
        steps.forEach((link, step) => {
          number.set(link, `${step + 1}/`);
          const turn = document.getElementById(link)?.closest('.turn')?.id ?? '';
          if (!number.has(turn)) number.set(turn, `${step + 1}/`);
        });
        const at = () => document.querySelector('.where .count')?.textContent ?? '';
        const links = [
          ...document.querySelectorAll('.chart .links a, .moments a, .finding-list .place, .turn .number'),
        ];
        const own = links.filter((link) => number.has(link.getAttribute('href')?.slice(1) ?? ''));
        const missed = own.filter((link, index) => {
          if (index % each > 0) return false;
          const before = scrollY;
          link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
          const { top, bottom } = document.querySelector('.stage svg')?.getBoundingClientRect() ?? {
            top: -1,
            bottom: 0,
          };
          const isRight = at().startsWith(number.get(link.getAttribute('href')?.slice(1) ?? '') ?? '?');
          return !isRight || top < 0 || bottom > innerHeight || bottom <= top || scrollY !== before;
        });
        const [first, second] = [own.at(0), own.at(-1)];
        for (const link of [first, second])
          link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        const back = new Promise((done) => addEventListener('hashchange', done, { once: true }));
        history.back();
        await back;
        const isBack = at().startsWith(number.get(first?.getAttribute('href')?.slice(1) ?? '') ?? '?');
        return { followed: own.length, lost: [...missed.map((link) => link.outerHTML), ...(isBack ? [] : ['back'])] };
      },
      [links, EACH] as const,
    );
    expect(lost).toEqual([]);
    expect(followed).toBeGreaterThan(20);
    await page.locator('.read').evaluate((link: HTMLElement) => link.click());
    const read = await page.evaluate(() => document.querySelector(':target')?.getBoundingClientRect().top ?? -1);
    expect(read).toBeGreaterThanOrEqual(0);
    expect(read).toBeLessThan(height);
    expect(complaints).toEqual([]);
  });

  test()('goes by turns and by what is marked, at the speed that was asked for', async () => {
    const { page } = await chromium.open(html, DESK);
    const ends = await page.evaluate(async () => {
      const choose = (name: string, value: string) => {
        const select = document.querySelector<HTMLSelectElement>(`[data-choose=${name}]`);
        if (!select) throw new Error(name);
        select.value = value;
      };
      const press = (name: string) => document.querySelector<HTMLElement>(`[data-go=${name}]`)?.click();
      const at = () => Number.parseInt(document.querySelector('.where .count')?.textContent ?? '', 10);
      press('first');
      const seen: Record<string, number[]> = { turn: [], mark: [] };
      for (const stride of ['turn', 'mark']) {
        choose('stride', stride);
        press('first');
        for (let more = 0; more < 3; more += 1) {
          press('on');
          seen[stride]?.push(at());
        }
      }
      return seen;
    });
    const marks = new Set(model.head.moments.map(({ href }) => href.slice(1)));
    const stepOf = (link: string) =>
      model.board?.steps.findIndex(
        (step) =>
          step.link === link || model.turns.some((turn) => turn.anchor === link && turn.steps[0]?.link === step.link),
      ) ?? -1;
    const wanted = [...marks]
      .map(stepOf)
      .filter((step) => step > 0)
      .sort((a, b) => a - b)
      .slice(0, 3)
      .map((step) => step + 1);
    expect(ends['mark']?.slice(0, wanted.length)).toEqual(wanted);
    const lasts = model.turns
      .map(({ steps }) => links.indexOf(steps.at(-1)?.link ?? '') + 1)
      .filter((step) => step > 1);
    expect(ends['turn']).toEqual(lasts.slice(0, 3));
  });

  test()('has an anchor for every step, and follows links to them without leaving the page', async () => {
    const { page } = await chromium.open(html, DESK);
    const wanted = links.flatMap((link, step) =>
      step % 12 === 0 ? [{ link, at: `${step + 1}/${links.length}` }] : [],
    );
    const { lost, shown } = await page.evaluate(
      async ([all, some]) => {
        const found: string[] = [];
        for (const { link } of some) {
          const turned = new Promise((done) => addEventListener('hashchange', done, { once: true }));
          location.hash = link;
          await turned;
          found.push(document.querySelector('.where .count')?.textContent ?? '');
        }
        return { lost: all.filter((link) => !document.getElementById(link)?.closest('.step')), shown: found };
      },
      [links, wanted] as const,
    );
    expect(lost).toEqual([]);
    expect(shown).toEqual(wanted.map(({ at }) => at));
  });

  test()('plays and pauses, and tells nobody who cannot see it until it rests', async () => {
    const { page } = await chromium.open(html, DESK);
    await chromium.stopClock(page);
    await page.locator('.stepper [data-go=first]').click();
    const status = page.locator('.stepper [role=status]');
    const said = await status.textContent();
    expect(said).not.toBe('');
    const play = page.locator('.stepper [data-go=play]');
    const name = await play.getAttribute('aria-label');
    await play.press('Enter');
    expect(await play.getAttribute('aria-label')).not.toBe(name);
    await page.clock.runFor(7000);
    const reached = await stepAt(page);
    expect(Number.parseInt(reached ?? '', 10)).toBeGreaterThan(2);
    expect(await status.textContent()).toBe(said);
    await play.press('Enter');
    await page.clock.runFor(7000);
    expect(await stepAt(page)).toBe(reached);
  });

  test()('has no fault that axe finds, in the light and in the dark', async () => {
    const { page } = await chromium.open(html, DESK, [axe.source]);
    await page.evaluate(() => {
      for (const turn of document.querySelectorAll('.turn, .rules, .twin')) turn.remove();
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations, passes } = await page.evaluate<AxeResults>("axe.run('#replay', { preload: false })");
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(grave.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      expect(passes.length).toBeGreaterThan(10);
    }
  });

  test()('without script every turn has its board, and what only the script can do is not there', async () => {
    const { page } = await chromium.open(html, { ...DESK, javaScriptEnabled: false });
    expect(await page.locator('.turn .board-fold').count()).toBe(model.turns.length);
    await page.locator('.turn[id^=t] > summary').first().click();
    await page.locator('.turn[id^=t] .board-fold summary').first().click();
    expect(await page.locator('.turn[id^=t] .board-fold .scene').first().isVisible()).toBe(true);
    expect(await page.locator('.stepper .scene').isVisible()).toBe(true);
    expect(await page.locator('.stepper button:visible, .stepper select:visible').count()).toBe(0);
  });
});

describeInChromium.each(['valletta', 'tallinn'] as const)('the view of one player in %s', (name) => {
  it('shows the own cards, and of the others only how many there are', async () => {
    const { page } = await chromium.open(pageWithBoard(name), DESK);
    await page.locator('.stepper [data-go=back]').focus();
    await chromium.press(page, 'ArrowLeft', 30);
    const cards = () =>
      page.evaluate(() => {
        const nameOf = (use: Element) =>
          document.querySelector(use.getAttribute('href') ?? '')?.querySelector('.card-name, .card-label')
            ?.textContent ?? '';
        return [...document.querySelectorAll('.stepper .scene-mats svg')].map((mat) =>
          [...mat.querySelectorAll('use[href]')]
            .slice(1)
            .filter((use) => document.querySelector(`${use.getAttribute('href')} :is(.chip, .tower)`))
            .map(nameOf),
        );
      });
    const open = await cards();
    await page.locator('[data-choose=view]').selectOption('1');
    const seen = await cards();
    expect(seen[1]).toEqual(open[1]);
    expect(open[0]?.some((card) => card !== '')).toBe(true);
    expect(seen[0]).toEqual(open[0]?.map(() => ''));
    await page.locator('[data-choose=view]').selectOption('-1');
    expect(await cards()).toEqual(open);
  });
});
