/** `kiebitz new` on the command line. */
import { type Command, Option } from 'commander';
import type { Beginning } from '../new.js';
import { withExamples } from './options.js';

export function declareNew(program: Command): void {
  const command = program
    .command('new')
    .summary('print what you need to write logs of a game')
    .description(
      'Prints a whole legal game to begin with, the log format as far as it is about the game, or the card values of an edition. Type the values of your own game into a copy of those and use it with --components.',
    )
    .argument('<ruleset>', 'the game')
    .addOption(new Option('--example', 'a recorded game').conflicts(['format', 'components']))
    .addOption(new Option('--format', 'the log format').conflicts(['example', 'components']))
    .addOption(new Option('--components', 'the card values').conflicts(['example', 'format']))
    .option('--edition <name>', 'which card values', 'practice');
  withExamples(
    command,
    'kiebitz new valletta --example > game.xml',
    'kiebitz new valletta --format',
    'kiebitz new valletta --components > mine.xml',
  ).action(async (ruleset: string, { edition, ...chosen }: { edition: string } & Partial<Record<Beginning, true>>) => {
    const { printNew } = await import('../new.js');
    const beginning = chosen.components ? 'components' : chosen.format ? 'format' : 'example';
    process.exitCode = await printNew(ruleset, beginning, edition);
  });
}
