/**
 * Makes slips of notation, one at a time, in legal games, then leaves out each declaration of a player, and counts what is said of them. Then
 * makes slips of one letter in the typed games, and counts which of them the reader and the referee see.
 *
 *   npm run slips -- [--slips 500] [--typed 500] [--seed 1] [--game tallinn] [FOLDER...]
 *
 * A folder holds `<game>/legal/*.xml`; without one, the fixtures and, where it is there, `../shared/logs`. Exit code 1 where a game is
 * called illegal, where a slip is not exactly one root finding, or where the right word is not named.
 */
import { parseArgs } from 'node:util';
import { allGames } from '../../src/games.js';
import { judgeMissingDeclarations } from './declarations.js';
import { judgeSlips } from './judged.js';
import { legalLogs } from './legal-logs.js';
import { judgeTyped } from './typed.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    slips: { type: 'string', default: '500' },
    typed: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
    show: { type: 'string', default: '20' },
  },
});
const folders = positionals.length > 0 ? positionals : ['fixtures', '../shared/logs'];

let failed = false;
for (const { ruleset } of allGames()) {
  if ((values.game ?? ruleset) !== ruleset) continue;
  const logs = legalLogs(ruleset, folders);
  const { slips, ...faults } = judgeSlips(ruleset, logs, Number(values.slips), Number(values.seed));
  report(`${ruleset}: ${logs.length} games, ${slips} slips`, faults);
  const { declarations, ...missing } = judgeMissingDeclarations(logs);
  report(`${ruleset}: ${declarations} players not declared`, missing);
  const typed = judgeTyped(ruleset, Number(values.typed), Number(values.seed));
  process.stdout.write(
    `${ruleset}: ${typed.slips} slips of a letter in a typed game; the reader tells ${typed.told}, ${typed.same} change nothing; of other words the referee finds ${typed.found} and passes ${typed.passed}\n`,
  );
}
process.exit(failed ? 1 : 0);

function report(head: string, faults: Readonly<Record<string, readonly string[]>>): void {
  const counts = Object.entries(faults).map(([name, found]) => `${name} ${found.length}`);
  process.stdout.write(`${head}; ${counts.join(', ')}\n`);
  for (const [name, found] of Object.entries(faults)) {
    if (found.length > 0) failed = true;
    for (const fault of found.slice(0, Number(values.show))) process.stdout.write(`[${name}] ${fault}\n`);
  }
}
