/** `kiebitz shrink` on the command line. */
import type { Command } from 'commander';
import type { ShrinkOptions } from '../shrink.js';
import { wantsColours } from '../wanted-colours.js';
import { addJudging, withExamples } from './options.js';

export function declareShrink(program: Command): void {
  const command = program
    .command('shrink')
    .summary('cut a log down to one finding, for a bug report')
    .description(
      'Writes the shortest log that still shows the same finding: behind it everything is cut off, before it whatever it does not need is left out. Players, options and edition stay as they are.',
    )
    .argument('<log>', 'a log file, or - for standard input')
    .option('--rule <id>', 'the first breach of this rule; by default the first error, else the first warning')
    .option('--finding <id>', 'the finding of this id, as check --format json names it: f3')
    .option('--game <id>', 'the game of this id; the first game that has the finding by default')
    .option('-o, --output <file>', 'where to write; standard output by default', '-')
    .option('--quiet', 'nothing but the log, and what is wrong', false);
  withExamples(
    addJudging(command),
    'kiebitz shrink game.xml > bug.xml',
    'kiebitz shrink game.xml --rule valletta.build.cost -o bug.xml',
    'kiebitz shrink logs.xml --game g17 --finding f3 -o bug.xml',
  ).action(async (log: string, options: ShrinkOptions) => {
    const { shrink } = await import('../shrink.js');
    process.exitCode = await shrink(log, { ...options, color: wantsColours(process.stderr) });
  });
}
