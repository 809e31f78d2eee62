/**
 * Listed moves against the judge, at decisions of games that bots play under all options.
 *
 *   npm run decisions -- [--decisions 10000] [--seed 1] [--game tallinn]
 *
 * Every listed move must be judged legal in the record, and no move that is not listed: near misses, and listed ones with a value at
 * random; `--decisions` counts those of each game. Prints the numbers so far, from time to time, and every disagreement; exit code 1
 * where there is one. Half an hour on one core for all three games.
 */
import { parseArgs } from 'node:util';
import { allGames } from '../../src/games.js';
import { compareDecisions } from './decisions.js';

const { values } = parseArgs({
  options: {
    decisions: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
  },
});

/** So many decisions are compared before the numbers so far are printed. */
const SLICE = 500;

let agree = true;
for (const game of allGames().filter(({ ruleset }) => values.game === undefined || values.game === ruleset)) {
  const whole = { decisions: 0, listed: 0, unlisted: 0, idle: 0, disagreements: 0 };
  for (let seed = Number(values.seed); whole.decisions < Number(values.decisions); seed += 1) {
    const tally = compareDecisions(game, Math.min(SLICE, Number(values.decisions) - whole.decisions), seed);
    whole.decisions += tally.decisions;
    whole.listed += tally.listed;
    whole.unlisted += tally.unlisted;
    whole.idle += tally.idle;
    whole.disagreements += tally.disagreements.length;
    const { decisions, listed, unlisted, idle, disagreements } = whole;
    process.stdout.write(
      `${game.ruleset}: ${decisions} decisions, ${listed} listed moves, ${unlisted} that are not listed, ${idle} of them use a card for nothing; ${disagreements} disagreements\n`,
    );
    for (const { game: id, options, move, says } of tally.disagreements)
      process.stdout.write(`  ${id} ${JSON.stringify(options)} ${move}: ${says}\n`);
  }
  agree &&= whole.disagreements === 0;
}
process.exitCode = agree ? 0 : 1;
