/**
 * What is listed against what a second referee allows, of everything that the vocabulary can say at ten positions of each game.
 *
 *   npm run brute-force -- [--game tallinn]
 *
 * Prints the numbers and every disagreement; exit code 1 where there is one.
 */
import { parseArgs } from 'node:util';
import { compareAt } from './compare.js';
import { POSITIONS } from './fixed.js';

const { values } = parseArgs({ options: { game: { type: 'string' } } });

// Nearly every candidate is a breach that is thrown, and nobody asks from where.
Error.stackTraceLimit = 0;

let agree = true;
for (const position of POSITIONS.filter(({ ruleset }) => values.game === undefined || values.game === ruleset)) {
  const { disagreements, ...counts } = compareAt(position);
  agree &&= disagreements.length === 0;
  const { ruleset, file, inside, written, holds } = position;
  const numbers = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  process.stdout.write(`${ruleset} ${file} ${inside}/${written}, ${holds}: ${numbers.join(', ')}\n`);
  for (const disagreement of disagreements) process.stdout.write(`  ${disagreement}\n`);
}
process.exitCode = agree ? 0 : 1;
