/** `kiebitz import` on the command line. */
import type { Command } from 'commander';
import { PROFILE_NAMES } from '../../import/profile-names.js';
import type { ImportOptions } from '../import.js';
import { directory } from '../option-values.js';
import { addLanguage, withExamples } from './options.js';

export function declareImport(program: Command): void {
  const command = program
    .command('import')
    .summary('make logs of games that other programs have saved')
    .description(
      'Reads saved games by a profile, which says how they are written, and writes a log for each. Without a profile, lists the shapes that it finds. Nothing is fetched, no script is run, and no file is overwritten.',
    )
    .argument('<files...>', 'saved files')
    .option('--profile <profile>', `${PROFILE_NAMES.join(', ')}, or a file (docs/import.md)`)
    .option('-o, --output <folder>', 'where the logs are written', directory, '.');
  withExamples(
    addLanguage(command),
    'kiebitz import saved.json',
    'kiebitz import --profile bga saved.json -o logs/',
    'kiebitz import --profile mine.json *.csv -o logs/',
  ).action(async (files: string[], options: ImportOptions) => {
    const { importGames } = await import('../import.js');
    process.exitCode = await importGames(files, options);
  });
}
