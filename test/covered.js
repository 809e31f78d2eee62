// Whether `kiebitz play --cover` reaches every rule that can be reached: those that src/games/*/rulebook.ts does not excuse.
//
//   npm run covered -- [--games 2000] [--seed 1]
//
// Names each game's rules that were not reached. Exit code 1 where one of them has no excuse.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const PROGRAM = fileURLToPath(new URL('../dist/cli.cjs', import.meta.url));
const { values } = parseArgs({
  options: { games: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});
const folder = mkdtempSync(join(tmpdir(), 'kiebitz-covered-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** @param {string[]} args @returns {string} */
function kiebitz(...args) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [PROGRAM, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return stdout;
}

let isWhole = true;
for (const ruleset of ['valletta', 'tallinn', 'rattus']) {
  const into = join(folder, ruleset);
  const said = kiebitz('play', ruleset, '--cover', '--games', values.games, '--seed', values.seed, '-o', into);
  const [{ games, rules }] = JSON.parse(kiebitz('rules', 'coverage', into, '--format', 'json')).games;
  const shown = rules.filter((/** @type {{ group: string }} */ { group }) => group === 'shown').length;
  process.stdout.write(`${said.split('\n')[0]} ${ruleset}: ${shown} of ${rules.length} rules in ${games} games\n`);
  for (const { rule, enacted, broken, limit } of rules) {
    if (enacted > 0 && broken === 0) continue;
    if (limit === null || broken > 0) isWhole = false;
    if (limit === null || broken > 0)
      process.stdout.write(`  without an excuse: ${rule}${broken > 0 ? ', broken' : ''}\n`);
    else if (limit === 'permits' || limit === 'elsewhere') process.stdout.write(`  not reached: ${rule} (${limit})\n`);
  }
}
process.exitCode = isWhole ? 0 : 1;
