/** `kiebitz duel` on the command line. */
import type { Command } from 'commander';
import type { DuelOptions } from '../duel.js';
import { positive, wholeNumber } from '../option-values.js';
import { addLanguage, gameOptions, ownEditions, withExamples } from './options.js';

export function declareDuel(program: Command): void {
  const command = program
    .command('duel')
    .summary('compare another program with the rules, game after game')
    .description(
      'Starts a program that speaks the lines of docs/duel.md, and lets it referee games that bots play: which moves are legal, what they change, how games end. Stops at the first difference and writes a short log that shows it. The program is started as it is named, without a shell.',
    )
    .argument('<ruleset>', 'the game')
    .argument('<command...>', 'behind --: the program and its arguments')
    .option('--games <number>', 'how many games', positive, 100)
    .option('--players <number>', 'how many players; by default each number in turn', positive)
    .option('--seed <number>', 'where chance begins', wholeNumber, 1)
    .addOption(gameOptions('played with'))
    .option('--edition <name>', 'the edition that is played with')
    .option('--timeout <seconds>', 'how long the program may take for an answer', positive, 10)
    .option('-o, --output <file>', 'where the log is written; standard output by default', '-')
    .addOption(ownEditions());
  withExamples(
    addLanguage(command),
    'kiebitz duel tallinn -- python3 my-tallinn.py',
    'kiebitz duel rattus --games 1000 --players 3 -o bug.xml -- ./my-rattus --referee',
  ).action(async (ruleset: string, words: string[], options: DuelOptions) => {
    const { duel } = await import('../duel.js');
    process.exitCode = await duel(ruleset, words, options);
  });
}
