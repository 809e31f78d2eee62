/** `kiebitz serve` on the command line. */
import type { Command } from 'commander';
import { positive } from '../option-values.js';
import type { ServeOptions } from '../serve.js';
import { addLanguage, gameOptions, ownEditions, withExamples } from './options.js';

export function declareServe(program: Command): void {
  const command = program
    .command('serve')
    .summary('referee games for another program while they are played')
    .description(
      'Reads one JSON object a line from standard input and answers each with one on standard output: open, play, legal, why-not, undo, state, view, log, close. docs/serve.md has the protocol, and whole clients in Python and TypeScript.',
    )
    .option(
      '--games <number>',
      'how many games may be open at the same time; then the oldest idle one is dropped',
      positive,
      100,
    )
    .addOption(ownEditions())
    .addOption(gameOptions('of games that are opened without it'));
  withExamples(
    addLanguage(command),
    'kiebitz serve',
    'kiebitz serve --games 1000 --lang de',
    'kiebitz serve --components mine.xml',
  ).action(async (options: ServeOptions) => {
    const { serve } = await import('../serve.js');
    process.exitCode = await serve(options);
  });
}
