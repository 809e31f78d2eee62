// npm run bench:pages -- --baseline ../kiebitz-before: what Chromium has to do to open a report. bench/README.md.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { installedChromium } from '../test/browser/executable.js';
import { spread } from './measure.js';

const { values } = parseArgs({
  options: { baseline: { type: 'string' }, rounds: { type: 'string', default: '15' } },
});
/** The longest there are. */
const LOGS = {
  valletta: 'full-4-players-points-chain.xml',
  tallinn: 'full-4-players-below-zero.xml',
  rattus: 'full-4-players-book-19.xml',
};
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const rounds = Number(values.rounds);
const checkouts = [ROOT, ...(values.baseline === undefined ? [] : [resolve(values.baseline)])];
const folder = mkdtempSync(join(tmpdir(), 'kiebitz-bench-pages-'));
const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--headless', '--no-sandbox'] });

/**
 * Milliseconds: of the processor for the layout (styles included) and for all that the page's thread does; of the clock until something is seen.
 *
 * @typedef {{ layout: number, thread: number, paint: number }} Opened
 */

try {
  for (const [ruleset, log] of Object.entries(LOGS)) await compare(ruleset, log);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Opens the report of a game as each checkout makes it, in turns. @param {string} ruleset @param {string} log of one game */
async function compare(ruleset, log) {
  const pages = checkouts.map((checkout, at) => {
    const page = join(folder, `${ruleset}-${at}.html`);
    const words = ['report', join(ROOT, 'fixtures', ruleset, 'legal', log), '--lang', 'en', '-o', page];
    execFileSync(process.execPath, [join(checkout, 'src/launch.cjs'), ...words], { stdio: 'ignore' });
    return pathToFileURL(page).href;
  });
  /** @type {Opened[][]} */
  const times = pages.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    // What is opened first in a round has something to do that the others find done.
    const turns = [...pages.entries()];
    for (const [at, url] of round % 2 === 0 ? turns : turns.reverse()) times[at]?.push(await opened(url));
  }
  for (const what of /** @type {const} */ (['layout', 'thread', 'paint'])) {
    const [own, before] = times.map((runs) => spread(runs.map((one) => one[what])));
    const beside = before === undefined ? '' : `, baseline ${milliseconds(before)}: ${ratio(own, before)}`;
    console.log(`${ruleset.padEnd(9)} ${what.padEnd(7)} ${milliseconds(own)}${beside}`);
  }
}

/** In a window that has shown nothing yet. @param {string} url @returns {Promise<Opened>} */
async function opened(url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const { metrics } = await session.send('Performance.getMetrics');
  await page.close();
  const taken = (/** @type {string} */ name) => (metrics.find((one) => one.name === name)?.value ?? Number.NaN) * 1000;
  return { layout: taken('LayoutDuration') + taken('RecalcStyleDuration'), thread: taken('TaskDuration'), paint };
}

/** @param {import('./measure.js').Spread} [time] */
function milliseconds(time) {
  return `${time?.least.toFixed(0)} ms (median ${time?.median.toFixed(0)})`;
}

/** @param {import('./measure.js').Spread} [own] @param {import('./measure.js').Spread} [before] */
function ratio(own, before) {
  return `${((own?.median ?? Number.NaN) / (before?.median ?? Number.NaN)).toFixed(2)}`;
}
