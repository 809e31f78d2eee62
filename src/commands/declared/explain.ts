/** `kiebitz explain` on the command line. */
import type { Command } from 'commander';
import type { ExplainOptions } from '../explain.js';
import { positive } from '../option-values.js';
import { wantsColours } from '../wanted-colours.js';
import { addJudging, notesFiles, withExamples } from './options.js';

export function declareExplain(program: Command): void {
  const command = program
    .command('explain')
    .summary('tell a game turn by turn, with the rules of each step')
    .description('Tells a game in the terminal: every step with what it changed and under which rule.')
    .argument('<paths...>', 'log files, directories, or - for standard input')
    .option('--turn <number>', 'only this turn', positive)
    .option('--game <id>', 'only the game of this id')
    .addOption(notesFiles());
  withExamples(addJudging(command), 'kiebitz explain game.xml', 'kiebitz explain game.xml --turn 14').action(
    async (paths: string[], options: ExplainOptions) => {
      const { explain } = await import('../explain.js');
      process.exitCode = await explain(paths, { ...options, color: wantsColours(process.stdout) });
    },
  );
}
