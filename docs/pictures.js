// npm run pictures: draws the pictures of README and docs from recorded games of the fixtures, with Debian's Chromium.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { installedChromium } from '../test/browser/executable.js';
import { terminalPage } from './terminal.js';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const GAMES = join(ROOT, 'fixtures/valletta');
const IMAGES = join(ROOT, 'docs/images');
/** Colours are for terminals, and a program that is asked by another one has none. */
const AS_ON_A_TERMINAL = ['--import', 'data:text/javascript,process.stdout.isTTY=true'];

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-pictures-'));
const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--headless', '--no-sandbox'] });
try {
  mkdirSync(IMAGES, { recursive: true });
  await drawReport();
  await drawBoard();
  await drawBugs();
  await drawSheets();
  await drawPlayer();
  await drawCheck();
  await drawRecorder();
  await drawDoors();
  await drawNotation();
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

/** The head of a report: who won and why, with the board beside it. */
async function drawReport() {
  kiebitz(['report', 'start.xml', '--output', folder]);
  const page = await open('start.html');
  await page.locator('.moments a').last().click();
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(IMAGES, 'report.png') });
}

/** A step of a game on its board, in the dark. */
async function drawBoard() {
  kiebitz(['report', '../rattus/legal/full-3-players-book-36.xml', '--output', folder]);
  const [report] = readdirSync(folder).filter((name) => name.startsWith('rattus'));
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  });
  await page.goto(`${pathToFileURL(join(folder, report ?? '')).href}#t17.1-reveal`);
  const board = await page.locator('.stepper').boundingBox();
  if (!board) throw new Error('the report has no board');
  const { x, y, width, height } = board;
  const edge = 16;
  await page.screenshot({
    path: join(IMAGES, 'board.png'),
    fullPage: true,
    clip: {
      x: x - edge,
      y: y + (await page.evaluate(() => scrollY)) - edge,
      width: width + 2 * edge,
      height: height + 2 * edge,
    },
  });
}

/** The page of a game in which a rule is broken: the breach first, with the board before and after it. */
async function drawBugs() {
  kiebitz(['report', 'bugs/adjacency-across-street.xml', '--output', join(folder, 'bug.html')]);
  const page = await open('bug.html');
  await page.screenshot({ path: join(IMAGES, 'bug.png') });
}

/** The sheet of a lesson, and a question with its answer. */
async function drawSheets() {
  kiebitz(['report', 'start.xml', '--with', 'quiz', '--with', 'lesson', '--output', join(folder, 'class.html')]);
  const lesson = await open('class.lesson.html');
  await lesson.setViewportSize({ width: 1120, height: 1280 });
  await lesson.screenshot({ path: join(IMAGES, 'lesson.png') });
  const quiz = await open('class.quiz.html');
  const question = quiz.locator('.question:has(.cut)', { hasText: 'upgrades' }).first();
  await question.locator('summary').click();
  await question.screenshot({ path: join(IMAGES, 'quiz.png') });
}

/** The page of somebody who played many of the recorded games. */
async function drawPlayer() {
  const site = join(folder, 'site');
  kiebitz(['report', 'legal', '--lang', 'en', '--output', site]);
  const name = readdirSync(join(site, 'players')).find((one) => one.startsWith('Ben-'));
  const page = await open(join('site', 'players', name ?? ''));
  await page.setViewportSize({ width: 1120, height: 1000 });
  await page.screenshot({ path: join(IMAGES, 'player.png') });
}

/** @param {string} name of a page in the folder */
async function open(name) {
  const page = await browser.newPage({
    viewport: { width: 1120, height: 780 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await page.goto(pathToFileURL(join(folder, name)).href);
  return page;
}

/** What the terminal says of a planted breach. */
async function drawCheck() {
  const command = ['check', 'bugs/adjacency-across-street.xml'];
  await drawTerminal('check', command, kiebitz(command, AS_ON_A_TERMINAL), 1.5);
}

/** The recorder on a phone, in the middle of a game. */
async function drawRecorder() {
  kiebitz(['record', 'rattus', '--output', join(folder, 'recorder.html')]);
  const page = await open('recorder.html');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('#import').setInputFiles(join(GAMES, '../rattus/legal/full-3-players-book-36.xml'));
  for (let back = 0; back < 60; back += 1) await page.locator('[data-key=undo]').click();
  await page.locator('.forks button').first().waitFor();
  await page.screenshot({ path: join(IMAGES, 'record.png') });
}

/** What `import` says of a file of which it knows nothing, and a log with no more in it than one player could know. */
async function drawDoors() {
  const lines = [
    { what: 'card', who: 0, card: 'Baumeister' },
    { what: 'house', cell: 'A1-1', paid: ['gold:2', 'wood:1'] },
    { what: 'card', who: 1, card: 'Magd' },
  ];
  writeFileSync(join(folder, 'club.jsonl'), `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
  const imported = ['import', 'club.jsonl'];
  const { stderr, stdout } = spawnSync(process.execPath, [join(ROOT, 'src/launch.cjs'), ...imported], {
    cwd: folder,
    encoding: 'utf8',
  });
  await drawTerminal('import', imported, stderr + stdout);
  const viewed = [
    'convert',
    'full-3-players-legate.xml',
    '--view',
    'p1',
    '--anonymise',
    '--strip',
    'claims',
    '--to',
    'kbz',
  ];
  const log = kiebitz(viewed, AS_ON_A_TERMINAL, join(ROOT, 'fixtures/tallinn/legal'));
  await drawTerminal('privacy', viewed, log.split('\n').slice(0, 20).join('\n'));
}

/** A typed game with a word that may mean several things, and what is said of it. */
async function drawNotation() {
  const typed = readFileSync(join(GAMES, 'typed/two-players.kbz'), 'utf8').split('\n');
  const moves = typed.indexOf('moves');
  const slip = (/** @type {string} */ line) => line.replace(/^3 .*/, '3 An: j?!*g, bu@A1-5, ma+s');
  const lines = [...typed.slice(1, moves), ...typed.slice(moves, moves + 11).map(slip)];
  writeFileSync(join(folder, 'evening.kbz'), `${lines.join('\n')}\n`);
  const command = ['check', 'evening.kbz'];
  const said = kiebitz(command, AS_ON_A_TERMINAL, folder);
  const shown = lines.filter((line) => !line.startsWith('place ')).join('\n');
  const page = terminalPage('grep -v place evening.kbz', `${shown}\n\n$ npx kiebitz ${command.join(' ')}\n${said}`);
  await drawPage('notation', page, 1);
}

/**
 * @param {string} picture its name
 * @param {string[]} command
 * @param {string} output what it printed
 * @param {number} [scale] dots of the picture for one of the page
 */
async function drawTerminal(picture, command, output, scale = 1) {
  await drawPage(picture, terminalPage(`npx kiebitz ${command.join(' ')}`, output), scale);
}

/**
 * @param {string} picture its name
 * @param {string} html of a terminal
 * @param {number} scale dots of the picture for one of the page
 */
async function drawPage(picture, html, scale) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: scale });
  await page.setContent(html);
  await page.locator('.window').screenshot({ path: join(IMAGES, `${picture}.png`), omitBackground: true });
}

/**
 * @param {string[]} command
 * @param {string[]} [options] of Node.js
 * @param {string} [cwd] where it runs
 * @returns {string} what it printed
 */
function kiebitz(command, options = [], cwd = GAMES) {
  const words = [...options, join(ROOT, 'src/launch.cjs'), ...command];
  try {
    return execFileSync(process.execPath, words, { cwd, encoding: 'utf8' });
  } catch (error) {
    // Findings are what we came for.
    const { status, stdout } = /** @type {{ status: number, stdout: string }} */ (error);
    if (status === 1) return stdout;
    throw error;
  }
}
