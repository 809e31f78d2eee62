/** `kiebitz record` on the command line. */
import { Argument, type Command } from 'commander';
import { RULESETS, type Ruleset } from '../../log/envelope.js';
import { oneOf } from '../option-values.js';
import type { RecordOptions } from '../record.js';
import { addLanguage, ownEditions, withExamples } from './options.js';

export function declareRecord(program: Command): void {
  const command = program
    .command('record')
    .summary('write the page on which people record a game at the table')
    .description(
      'Writes one HTML file that holds the rules of a game and needs nothing else: open it on a phone or put it on any static host. It shows what is allowed now, refuses what is not and says why, writes the log, and goes on with one. docs/record.md says more.',
    )
    .addArgument(new Argument('<ruleset>', 'the game').choices(RULESETS).argParser(oneOf(RULESETS)))
    .option('-o, --output <file>', 'where it is written; - for standard output (default: named after the game)')
    .addOption(ownEditions());
  withExamples(
    addLanguage(command),
    'kiebitz record rattus -o rattus.html',
    'kiebitz record tallinn --lang de',
    'kiebitz record valletta --components mine.xml',
  ).action(async (ruleset: Ruleset, options: Omit<RecordOptions, 'namesComponents'>) => {
    const { record } = await import('../record.js');
    const namesComponents = command.getOptionValueSource('components') === 'cli';
    process.exitCode = await record(ruleset, { ...options, namesComponents });
  });
}
