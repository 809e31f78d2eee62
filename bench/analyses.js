// What an analysis takes, and how far its numbers can be trusted: for each game the shipped one of middle length, at the default budget,
// on all processors. npm run bench:analyses
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readGames, writeLog } from './logs.js';
import { race, run } from './measure.js';

const KIEBITZ = [process.execPath, fileURLToPath(new URL('../dist/cli.cjs', import.meta.url))];
/** A 95 % interval reaches so many standard errors to each side. */
const REACH = 1.96;

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-bench-analyses-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

console.log(`Node.js ${process.version}, ${availableParallelism()} processors\n`);
for (const ruleset of ['valletta', 'tallinn', 'rattus']) measure(ruleset);

/** @param {string} ruleset */
function measure(ruleset) {
  const games = readGames(ruleset, 'full').toSorted((one, other) => one.length - other.length);
  const log = join(folder, `${ruleset}.xml`);
  const middle = games.length >> 1;
  writeLog(log, games.slice(middle, middle + 1), 1);
  // What has been reckoned is printed a second time from the cache: the first time it is only timed.
  const command = [...KIEBITZ, 'analyse', log, '--no-config', '--cache', join(folder, 'cache')];
  const [timing] = race(1, [{ name: 'analyse', command }]);
  /** @type {{ measure: string, players: unknown[], decisions: { given: Given }[] }} */
  const analysis = JSON.parse(run({ name: 'analyse again', command: [...command, '--format', 'json'] }));
  const errors = analysis.decisions
    .filter(({ given }) => !given.obvious)
    .map(({ given }) => (given.high - given.low) / 2 / REACH)
    .sort((one, other) => one - other);
  const at = (/** @type {number} */ share) => (errors[Math.floor(errors.length * share)] ?? Number.NaN).toFixed(2);
  console.log(
    `${ruleset}, ${analysis.players.length} players: ${timing?.clock.least.toFixed(0)} s, processor ${timing?.processor.least.toFixed(0)} s; ` +
      `${analysis.decisions.length} decisions, ${errors.length} not obvious; ` +
      `standard error of what one of them gave up: ${at(0.5)} ${analysis.measure}, one in ten more than ${at(0.9)}`,
  );
}

/** @typedef {{ value: number, low: number, high: number, obvious: boolean }} Given */
