/** The parts of `kiebitz archive` that are about a queue, on the command line. */
import type { Command } from 'commander';
import { TABLE_FORMATS } from '../../output/table.js';
import type { ArchiveStatusOptions } from '../archive/status.js';
import type { ArchiveWorkOptions } from '../archive/work.js';
import { defaultJobs, positive } from '../option-values.js';
import { addAsking, askedIn, type Given } from './archive-asked.js';
import { addLanguage, among, withExamples } from './options.js';

const ADDRESS = 'the database of the queue: postgres://user@host:5432/database';

export function declareWork(archive: Command): void {
  const work = archive
    .command('work')
    .summary('judge what “archive add --queue” has filed, on any number of machines')
    .description(
      'Takes jobs from a queue until none is left: verdicts, and behind them analyses, where --with and its settings are those that “archive add --queue” was given. The password comes from PGPASSWORD, or from the file that PGPASSFILE names. SIGTERM ends it after the parts that it has begun.',
    )
    .requiredOption('--queue <address>', ADDRESS)
    .requiredOption('--to <archive>', 'the folder of the archive, which all machines have')
    .option('--root <directory>', 'the folder in which all files lie; nothing outside of it is read', '.')
    .option(
      '--lease <seconds>',
      'a worker that gives no sign of life for so long loses its job to another',
      positive,
      30,
    );
  withExamples(
    addLanguage(addAsking(work)),
    'kiebitz archive work --queue postgres://kiebitz@db/games --to games.archive',
  ).action(async (given: Given<ArchiveWorkOptions>) => {
    const { options, jobs } = askedIn<ArchiveWorkOptions>(given);
    const { archiveWork } = await import('../archive/work.js');
    process.exitCode = await archiveWork(options, jobs ?? defaultJobs());
  });
}

export function declareStatus(archive: Command): void {
  const status = archive
    .command('status')
    .summary('how much of what was ordered is done')
    .description(
      'Counts files that were ordered and those that are done; with --queue also jobs, and which have failed.',
    )
    .argument('<archive>', 'the folder of an archive')
    .option('--queue <address>', ADDRESS)
    .addOption(among('--format <format>', 'how the answer is printed', TABLE_FORMATS).default('text'));
  withExamples(addLanguage(status), 'kiebitz archive status games.archive --queue postgres://kiebitz@db/games').action(
    async (folder: string, options: ArchiveStatusOptions) => {
      const { archiveStatus } = await import('../archive/status.js');
      process.exitCode = await archiveStatus(folder, options);
    },
  );
}
