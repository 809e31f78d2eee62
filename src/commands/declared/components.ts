/** `kiebitz components` on the command line. */
import type { Command } from 'commander';
import { withExamples } from './options.js';

export function declareComponents(program: Command): void {
  const command = program
    .command('components')
    .summary('print an edition as a file to edit')
    .description('Prints the card values of an edition. It is the older name of kiebitz new GAME --components.')
    .argument('<ruleset>', 'the game')
    .option('--edition <name>', 'which edition', 'practice');
  withExamples(command, 'kiebitz components valletta > mine.xml', 'kiebitz check logs/ --components mine.xml').action(
    async (ruleset: string, options: { edition: string }) => {
      const { printNew } = await import('../new.js');
      process.exitCode = await printNew(ruleset, 'components', options.edition);
    },
  );
}
