/** Whatever a log says, in the browser that would act on it. */
import { expect, it } from 'vitest';
import { HOSTILE_TEXTS, renamed } from '../report/hostile-texts.js';
import { pageOf } from '../report/pages.js';
import { sampled } from '../runs.js';
import { Chromium, describeInChromium, openDetails } from './chromium.js';

const chromium = Chromium.forTests();

describeInChromium('a hostile text of a log', () => {
  /** What the page says of the renamed player, and of how many elements it is made. */
  async function seen(text: string) {
    const { page, complaints, requests, url } = await chromium.open(pageOf('two-players', (log) => renamed(log, text)));
    const found = await page.evaluate(() => {
      const texts = (selector: string) =>
        [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
      return {
        elements: document.querySelectorAll('*').length,
        names: texts('.standings bdi'),
        notes: texts('.note p'),
        authors: texts('.note bdi'),
        summary: texts('#summary').join(''),
      };
    });
    return { ...found, complaints, foreign: requests.filter((request) => request !== url) };
  }

  const harmless = new Map<number, ReturnType<typeof seen>>();

  /** The same of a harmless text that is as long; texts of one length are compared with the same page. */
  function seenOfHarmless({ length }: string): ReturnType<typeof seen> {
    const page = harmless.get(length) ?? seen('x'.repeat(length));
    harmless.set(length, page);
    return page;
  }

  it.each(sampled(HOSTILE_TEXTS, 3))('%j stays text and comes out as it went in', async (text) => {
    const likeIt = await seenOfHarmless(text);
    const { elements, names, notes, authors, complaints, foreign, summary } = await seen(text);
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    expect(elements).toBe(likeIt.elements);
    expect(names).toContain(text);
    expect(notes).toContain(text);
    expect(authors).toContain(text);
    const { scores } = JSON.parse(summary) as { scores: { name: string }[] };
    expect(scores.map(({ name }) => name)).toContain(text);
  });

  it('that is one long word does not reach what stands beside it', async () => {
    const { page } = await chromium.open(pageOf('two-players', (log) => renamed(log, 'Wart'.repeat(15))));
    for (const width of [320, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const met = await page.evaluate(() => {
        const standings = document.querySelector('.standings')?.getBoundingClientRect();
        return [...document.querySelectorAll('.hero > *')]
          .filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const isBeside = standings && top < standings.bottom && standings.top < bottom;
            return !one.matches('.standings') && isBeside && right > standings.left && left < standings.right;
          })
          .map(({ className }) => className);
      });
      expect(met, `${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await openDetails(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  it.each(['\u202Eevil', 'שרה כהן', '\u2067right to left', '\u202Eevil\u202C\u2069\u202E'])(
    '%j turns no sentence around',
    async (name) => {
      const { page } = await chromium.open(pageOf('two-players', (log) => renamed(log, name)));
      const turned = await page.evaluate(
        (own) =>
          [...document.querySelectorAll('h1, .standfirst, .moments span, .step h3, .told p, .gains')].filter(
            (sentence) => {
              const text = [...sentence.childNodes].filter((node) => node.textContent?.includes(own)).at(0);
              const at = text?.textContent?.lastIndexOf(own) ?? -1;
              const rest = text?.textContent?.slice(at + own.length) ?? '';
              if (!text || at < 0 || !/[a-z]{3}/.test(rest)) return false;
              // The first word after the name, which stands on one line: its letters must run from left to right.
              const first = rest.search(/[a-z]{2}/);
              const lefts = [first, first + 1].map((index) => {
                const range = document.createRange();
                range.setStart(text, at + own.length + index);
                range.setEnd(text, at + own.length + index + 1);
                return range.getBoundingClientRect().left;
              });
              return (lefts[0] ?? 0) >= (lefts[1] ?? 0);
            },
          ).length,
        name,
      );
      expect(turned).toBe(0);
    },
  );
});
