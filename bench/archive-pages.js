// The pages of an archive: what they take, how large they are, and how soon a filter answers in Chromium.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { installedChromium } from '../test/browser/executable.js';
import { notedPeak, noting, race } from './measure.js';

/** So often is each filter set and cleared. */
const ROUNDS = 5;

/**
 * @param {string} archive
 * @param {string} site the folder of the pages
 * @param {readonly string[]} program
 * @param {string} note a file for `noting`
 * @param {(what: string, reached: string, detail?: string) => void} print
 */
export async function measurePages(archive, site, program, note, print) {
  const command = [...program, 'archive', 'pages', archive, '-o', site];
  const [made] = race(1, [noting({ name: 'pages', command }, note)]);
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, size: statSync(join(site, name)).size }))
    .sort((one, other) => other.size - one.size);
  print(
    `pages of ${archive.replace(/.*\//, '')}`,
    `${pages.length}`,
    `processor ${made?.processor.least.toFixed(0)} s, ${notedPeak(note).toFixed(0)} MB`,
  );
  const [largest] = pages;
  const largestIndex = pages.find(({ name }) => name === 'index.html');
  print('largest page', `${((largest?.size ?? 0) / 1000).toFixed(0)} kB`, largest?.name);
  print('index', `${((largestIndex?.size ?? 0) / 1000).toFixed(0)} kB`);
  const lists = pages.filter(({ name }) => name.startsWith('lists')).map(({ name }) => name);
  for (const name of ['index.html', ...lists.slice(0, 1)]) {
    for (const { filter, clock, processor } of await filterTimes(join(site, name))) {
      const most = Math.max(...clock);
      const worst = Math.max(...processor);
      print(
        `filter ${filter} in ${name}`,
        `${middle(clock).toFixed(0)} ms`,
        `at most ${most.toFixed(0)}; processor ${middle(processor).toFixed(0)} ms, at most ${worst.toFixed(0)}`,
      );
    }
  }
}

/** @param {readonly number[]} times */
function middle(times) {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN;
}

/**
 * Milliseconds from the input to the end of the next picture, by the clock and of the processor in the thread of the page: for each filter
 * that is set, and for clearing it again.
 *
 * @typedef {{ filter: string, clock: number[], processor: number[] }} FilterTimes
 * @param {string} path of a page
 * @returns {Promise<FilterTimes[]>}
 */
async function filterTimes(path) {
  const browser = await chromium.launch({
    executablePath: installedChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(path).href);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    };
    const filters = await page.evaluate(() => {
      const row = document.querySelector('.list tbody tr:nth-of-type(40)');
      const name = row?.querySelector('.players bdi')?.textContent ?? '';
      const controls = document.querySelectorAll('.filter input, .filter select');
      return [.../** @type {NodeListOf<HTMLInputElement | HTMLSelectElement>} */ (controls)].map((control) => {
        const day = control instanceof HTMLInputElement && control.type === 'date';
        const value = control instanceof HTMLSelectElement ? control.options[1]?.value : day ? '2023-01-01' : name;
        return { id: control.id, value: value ?? '' };
      });
    });
    /** @type {Map<string, FilterTimes>} */
    const all = new Map();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { id, value } of filters) {
        for (const filter of [id, `${id}, cleared`]) {
          await page.evaluate(settled);
          const before = await busy();
          const clock = await page.evaluate(give, { id, value: filter === id ? value : '' });
          const times = all.get(filter) ?? { filter, clock: [], processor: [] };
          all.set(filter, times);
          times.clock.push(clock);
          times.processor.push((await busy()) - before);
        }
      }
    }
    return [...all.values()];
  } finally {
    await browser.close();
  }
}

/** In the page: rows that are shown again come with several pictures. */
async function settled() {
  for (let picture = 0; picture < 20; picture += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** In the page: sets a filter, and waits until the page is drawn. @param {{ id: string, value: string }} filter */
async function give({ id, value }) {
  const control = /** @type {HTMLInputElement} */ (document.getElementById(id));
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await drawn();
  const from = performance.now();
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  await drawn();
  return performance.now() - from;
}
