/**
 * Folders of games recorded by one program with one bug each: does `check --group` put (nearly) all games of a folder into
 * one group on top?
 *
 *   npm run groups -- ../shared/logs/valletta/same-bug/adjacency-across-street ...
 *
 * Exit code 1 if the first group of a folder misses more than one game of twenty.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** @typedef {{ rule: string | null, bug: string | null, games: number, findings: number }} Group */

const LAUNCH = fileURLToPath(new URL('../src/launch.cjs', import.meta.url));
const ENOUGH = 0.95;

const folders = process.argv.slice(2);
if (folders.length === 0) {
  process.stderr.write('usage: npm run groups -- FOLDER...\n');
  process.exit(2);
}
for (const folder of folders) {
  const { games, groups } = await check(folder);
  const [top] = groups;
  const covered = top?.games ?? 0;
  if (covered < games * ENOUGH) process.exitCode = 1;
  const others = groups.length > 1 ? `, ${groups.length - 1} more` : '';
  process.stdout.write(`${String(covered).padStart(3)}/${games}  ${top?.rule} (${top?.bug})${others}  ${folder}\n`);
}

/** @param {string} folder @returns {Promise<{ games: number, groups: Group[] }>} */
async function check(folder) {
  const run = promisify(execFile)(process.execPath, [LAUNCH, 'check', folder, '--group', '--format', 'json'], {
    maxBuffer: 2 ** 30,
  });
  // Findings make the exit code 1.
  const { stdout } = await run.catch((error) => error);
  /** @type {{ games: object[], groups: Group[] }} */
  const { games, groups } = JSON.parse(stdout);
  return { games: games.length, groups };
}
