/**
 * Edits the text of recorded games at random, and has an older program and this one judge them. Whoever changes how something is done and
 * not what is said sees here whether that is so where logs are broken, too; after a change of the rules it shows what else changed.
 *
 *   npm run edits -- OLDER_PROGRAM [--games 500] [--seed 1] [--game tallinn] [FOLDER...]
 *
 * Logs lie somewhere in `FOLDER/<game>`; those of the fixtures are always taken, and those of `../shared/logs` where no other folder is
 * named. Exit code 1 where the two programs disagree.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allGames } from '../../src/games.js';
import { pick, randomFrom } from '../oracle/random.js';
import { editedText } from './edited-text.js';

const PROGRAM = 'dist/cli.cjs';
/** Longer logs hold many games, of which one would be edited. */
const MOST_BYTES = 120_000;
/** Differences that are printed. */
const SHOWN = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
  },
});
const [older, ...named] = positionals;
if (older === undefined) {
  process.stderr.write('usage: npm run edits -- OLDER_PROGRAM [--games 500] [--seed 1] [--game tallinn] [FOLDER...]\n');
  process.exit(2);
}
const folders = ['fixtures', ...(named.length > 0 ? named : ['../shared/logs'])];
for (const { ruleset } of allGames()) if ((values.game ?? ruleset) === ruleset) compare(ruleset, older);

function compare(ruleset: string, before: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'kiebitz-edits-'));
  try {
    writeGames(ruleset, folder);
    const answers = judgedBy(before, folder);
    const now = judgedBy(PROGRAM, folder);
    const different = answers.flatMap((line, at) => (line === now[at] ? [] : [`- ${line}\n+ ${now[at]}\n`]));
    for (const lines of different.slice(0, SHOWN)) process.stdout.write(`${lines}\n`);
    process.stdout.write(
      `${ruleset}: ${answers.length} answers, ${different.length} of them another one than before\n`,
    );
    if (different.length > 0 || answers.length !== now.length) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Each in a file of its own: games of one file know of each other. */
function writeGames(ruleset: string, folder: string): void {
  const logs = folders.flatMap((parent) => logsIn(join(parent, ruleset)));
  const random = randomFrom(Number(values.seed));
  for (let at = 0; at < Number(values.games); at += 1) {
    const log = pick(logs, random);
    if (log === undefined) throw new Error(`no logs of ${ruleset}`);
    writeFileSync(join(folder, `${String(at).padStart(6, '0')}.xml`), editedText(readFileSync(log, 'utf8'), random));
  }
}

function logsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .sort();
  return files.map((name) => join(folder, name)).filter((path) => statSync(path).size <= MOST_BYTES);
}

/** What a program says of each game, and of what is no game. */
function judgedBy(program: string, folder: string): readonly string[] {
  const { stdout, error } = spawnSync(process.execPath, [program, 'check', folder, '--all', '--format', 'ndjson'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (error) throw error;
  return stdout.trim().split('\n');
}
