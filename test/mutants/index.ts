/**
 * Plants breaches, one at a time, into legal games, and counts how many are found, under which rule and where.
 *
 *   npm run mutants -- [--mutants 12] [--seed 1] [--game tallinn] [--rule PART] [--faults] [FOLDER...]
 *
 * A folder holds `<game>/legal/*.xml`; the fixtures are always taken, and `../shared/logs` where it is there. `--mutants` counts
 * those of each rule, `--faults` prints what was said of each mutant that was not judged as it should be.
 * Exit code 1 where a breach is missed or accused elsewhere, a rule that can be broken is never broken, or under 98 % are named right.
 */
import { parseArgs } from 'node:util';
import { legalGames, ORACLES } from '../oracle/oracles.js';
import { breakableRules, MUTATORS } from './mutators.js';
import { sumOf, type Tally, tallyOf } from './tally.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutants: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
    rule: { type: 'string', default: '' },
    faults: { type: 'boolean', default: false },
  },
});
const folders = ['fixtures', ...(positionals.length > 0 ? positionals : ['../shared/logs'])];
const wanted = { mutants: Number(values.mutants), seed: Number(values.seed) };

let failed = false;
for (const { ruleset, mutators, without } of MUTATORS) {
  const oracle = ORACLES.find((candidate) => candidate.ruleset === ruleset);
  if (!oracle || (values.game !== undefined && values.game !== ruleset)) continue;
  const chosen = mutators.filter(({ rule }) => rule.includes(values.rule));
  const rows = tallyOf(chosen, legalGames(ruleset, folders), oracle, wanted);
  say(line(ruleset, ['mutants', 'detected', 'rule', 'place', 'alone', 'confirmed']));
  for (const { rule, tally, faults } of rows) {
    say(line(rule, Object.values(tally)));
    if (values.faults) for (const fault of faults) say(`\n${fault}\n`);
  }
  const all = sumOf(rows);
  say(line('all', Object.values(all)));
  say(line('', shares(all)));
  const unplanted = rows.filter(({ tally }) => tally.mutants === 0).map(({ rule }) => rule);
  const missing = breakableRules(ruleset).filter(
    (rule) => rule.includes(values.rule) && !(rule in without) && !mutators.some((mutator) => mutator.rule === rule),
  );
  for (const rule of unplanted) say(`never planted: ${rule}`);
  for (const rule of missing) say(`without a mutator: ${rule}`);
  for (const [rule, reason] of Object.entries(without)) say(`${rule} has no mutator: ${reason}`);
  const short = all.detected < all.mutants || all.rightPlace < all.mutants || all.rightRule < 0.98 * all.mutants;
  if (short || unplanted.length > 0 || missing.length > 0) failed = true;
  say('');
}
process.exit(failed ? 1 : 0);

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function line(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(48) + cells.map((cell) => String(cell).padStart(10)).join('');
}

function shares(tally: Tally): string[] {
  return Object.values(tally).map((count) =>
    tally.mutants === 0 ? '' : `${((100 * count) / tally.mutants).toFixed(1)} %`,
  );
}
