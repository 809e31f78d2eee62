// Reports as somebody opens and prints them, in Debian's Chromium: short, few stops for the keyboard, small on paper, no templates.
//
//   npm run pages -- [FILE|FOLDER...]
//
// By default of the legal games of the fixtures. Prints a table; exit code 1 where a limit is passed.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { installedChromium } from './browser/executable.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FIXTURES = ['valletta', 'tallinn', 'rattus'].map((game) => join(ROOT, 'fixtures', game, 'legal'));
/** Pixels at 1280, of the median game; stops of the keyboard, bytes on paper, sheets of a report and of a lesson, of every game. */
const MOST = { pixels: 12_000, stops: 300, bytes: 2_000_000, sheets: 1, lesson: 2 };
/** Of the games of a ruleset, in which the same sentence may tell a key moment. */
const MOST_ALIKE = 1 / 3;
/** Among fewer, chance alone makes some alike. */
const ENOUGH_GAMES = 20;

/** @typedef {{ ruleset: string, name: string, pixels: number, stops: number, bytes: number, sheets: number, lesson: number, told: string[] }} Measured */

const given = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'kiebitz-pages-'));
const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--headless', '--no-sandbox'] });
try {
  const words = ['report', ...(given.length > 0 ? given : FIXTURES), '--with', 'lesson', '--lang', 'en', '-o', folder];
  execFileSync(process.execPath, [join(ROOT, 'dist/cli.cjs'), ...words, '--quiet'], { stdio: 'inherit' });
  const lessons = readdirSync(folder).filter((name) => name.endsWith('.lesson.html'));
  /** @type {Measured[]} */
  const games = [];
  for (const name of lessons) games.push(await measured(name.replace('.lesson', ''), name));
  process.exitCode = isGood(games) ? 0 : 1;
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Opens a report and its lesson as anybody would, and prints them.
 *
 * @param {string} name @param {string} lessonName
 * @returns {Promise<Measured>}
 */
async function measured(name, lessonName) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(pathToFileURL(join(folder, name)).href);
  const seen = await page.evaluate(() => {
    const stops = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex="0"]')];
    const names = [...document.querySelectorAll('.standings bdi')].map((one) => one.textContent ?? '');
    const sentences = [...document.querySelectorAll('.moments li > span')].map((one) => one.textContent ?? '');
    return {
      ruleset: (document.querySelector('.kicker bdi')?.textContent ?? '').split(' · ')[0] ?? '',
      pixels: document.documentElement.scrollHeight,
      stops: stops.filter((one) => /** @type {HTMLElement} */ (one).tabIndex >= 0 && one.checkVisibility()).length,
      told: sentences.map((sentence) =>
        names.reduce((text, player) => text.replaceAll(player, 'P'), sentence).replace(/\d[\d.]*\b/g, '#'),
      ),
    };
  });
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  await page.goto(pathToFileURL(join(folder, lessonName)).href);
  const lesson = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  await page.close();
  return { name, ...seen, bytes: paper.length, sheets: sheetsOf(paper), lesson: sheetsOf(lesson) };
}

/** @param {Buffer} paper @returns {number} how many sheets a PDF has */
function sheetsOf(paper) {
  return paper.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0;
}

/** @param {readonly Measured[]} games @returns {boolean} whether all limits are kept */
function isGood(games) {
  const wrong = games.flatMap((game) =>
    /** @type {const} */ (['stops', 'bytes', 'sheets', 'lesson']).flatMap((what) =>
      game[what] > MOST[what] ? [`${game.name}: ${what} ${game[what]}`] : [],
    ),
  );
  say(
    '| game | reports | pixels at 1280, median | most | stops, most | bytes of PDF, most | sheets, most | sheets of a lesson, most | most frequent sentence |',
  );
  say('|---|---|---|---|---|---|---|---|---|');
  for (const ruleset of new Set(games.map((game) => game.ruleset))) {
    const own = games.filter((game) => game.ruleset === ruleset);
    const pixels = own.map((game) => game.pixels).sort((a, b) => a - b);
    const median = pixels[Math.floor(pixels.length / 2)] ?? 0;
    const most = (/** @type {'stops' | 'bytes' | 'sheets' | 'lesson'} */ what) =>
      Math.max(...own.map((game) => game[what]));
    const [sentence, count] = mostFrequent(own);
    say(
      `| ${[ruleset, own.length, median, pixels.at(-1), most('stops'), most('bytes'), most('sheets'), most('lesson'), `${count} of ${own.length}`].join(' | ')} |`,
    );
    if (median > MOST.pixels) wrong.push(`${ruleset}: ${median} pixels`);
    if (own.length >= ENOUGH_GAMES && count > own.length * MOST_ALIKE)
      wrong.push(`${ruleset}: ${count} times ${sentence}`);
  }
  for (const one of wrong) say(one);
  return games.length > 0 && wrong.length === 0;
}

/**
 * The sentence that tells a key moment in most games, without names and numbers.
 *
 * @param {readonly Measured[]} games
 * @returns {readonly [string, number]}
 */
function mostFrequent(games) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { told } of games) for (const one of new Set(told)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0] ?? ['', 0];
}

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`);
}
