/** `kiebitz analyse` on the command line. */
import type { Command } from 'commander';
import type { AnalyseOptions } from '../analyse.js';
import { defaultJobs, positive } from '../option-values.js';
import { wantsColours } from '../wanted-colours.js';
import { addAppraising, addJudging, among, playOutBot, withExamples } from './options.js';

export function declareAnalyse(program: Command): void {
  const command = program
    .command('analyse')
    .summary('say what each decision of a game was worth, what it cost, and what was luck')
    .description(
      'Plays a recorded game on to its end from every decision, again and again, with bots that see no hidden card: what each decision cost, the dearest ones, and how luck and decisions made the result. The same seed prints the same.',
    )
    .argument('<log>', 'a log file, or - for standard input')
    .option('--game <id>', 'the game of this id; needed where the file holds several')
    .addOption(playOutBot())
    .option('--jobs <number>', 'how many processors to use; the output does not depend on it', positive)
    .addOption(among('--format <format>', 'how the result is printed', ['text', 'json', 'ndjson']).default('text'));
  withExamples(
    addJudging(addAppraising(command)),
    'kiebitz analyse game.xml',
    'kiebitz analyse game.xml --play-outs 50 --seed 7',
    'kiebitz analyse game.xml --least 2',
    'kiebitz analyse games.xml --game evening-3 --format ndjson',
  ).action(async (log: string, { jobs, ...options }: AnalyseOptions & { jobs?: number }) => {
    const { analyse } = await import('../analyse.js');
    process.exitCode = await analyse(log, { ...options, color: wantsColours(process.stdout) }, jobs ?? defaultJobs());
  });
}
