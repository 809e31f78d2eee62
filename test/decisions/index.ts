/**
 * Listed moves against the judge, at decisions of games that bots play under all options.
 *
 *   npm run decisions -- [--decisions 10000] [--seed 1] [--game tallinn]
 *
 * Every listed move must be judged legal in the record, and no move that is not listed: near misses, and listed ones with a value at
 * random; `--decisions` counts those of each game. Prints the numbers and every disagreement; exit code 1 where there is one.
 */
import { parseArgs } from 'node:util';
import { GAMES } from '../../src/games.js';
import { compareDecisions } from './decisions.js';

const { values } = parseArgs({
  options: {
    decisions: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
  },
});

let agree = true;
for (const game of GAMES.filter(({ ruleset }) => values.game === undefined || values.game === ruleset)) {
  const tally = compareDecisions(game, Number(values.decisions), Number(values.seed));
  const { decisions, listed, unlisted, disagreements } = tally;
  agree &&= disagreements.length === 0;
  process.stdout.write(
    `${game.ruleset}: ${decisions} decisions, ${listed} listed moves, ${unlisted} that are not listed; ${disagreements.length} disagreements\n`,
  );
  for (const { game: id, options, move, says } of disagreements)
    process.stdout.write(`  ${id} ${JSON.stringify(options)} ${move}: ${says}\n`);
}
process.exitCode = agree ? 0 : 1;
