/** `kiebitz archive` on the command line. */
import type { Command } from 'commander';
import { TABLE_FORMATS } from '../../output/table.js';
import type { ArchiveAddOptions } from '../archive-add.js';
import type { ArchiveQueryOptions } from '../archive-query.js';
import { positive, shareOfWork } from '../option-values.js';
import { wantsColours } from '../wanted-colours.js';
import { addLanguage, addSpeaking, among, examples, ownEditions, several } from './options.js';

export function declareArchive(program: Command): void {
  const archive = program
    .command('archive')
    .summary('keep the verdicts of many games, and ask questions about all of them')
    .description(
      'Keeps a row for each of many games in a folder: verdict, findings, result, and what the statistics need. A run that breaks off goes on where it ended. docs/archive.md says what lies there.',
    );
  declareAdd(archive);
  declareQuery(archive);
  const verify = archive
    .command('verify')
    .summary('whether everything is there, once, as it was written')
    .description('Reads the whole archive: what is damaged or missing is named, and made anew by the next add.')
    .argument('<archive>', 'the folder of an archive');
  addLanguage(verify)
    .addHelpText('after', examples('kiebitz archive verify games.archive'))
    .action(async (folder: string, options: { lang?: string }) => {
      const { archiveVerify } = await import('../archive-verify.js');
      process.exitCode = await archiveVerify(folder, options);
    });
}

function declareAdd(archive: Command): void {
  const add = archive
    .command('add')
    .summary('judge games and keep what came of them')
    .description(
      'Judges the games that the archive does not have yet. It may be broken off at any time, and run again; several may run at once.',
    )
    .argument('<paths...>', 'log files and directories')
    .requiredOption('--to <archive>', 'the folder of the archive; made where there is none')
    .option('--shard <i/n>', 'only one of n shares of the files, for n machines with one folder', shareOfWork)
    .addOption(ownEditions())
    .option('--jobs <number>', 'how many processors to use; the archive does not depend on it', positive);
  addLanguage(add)
    .addHelpText(
      'after',
      examples(
        'kiebitz archive add logs/ --to games.archive',
        'kiebitz archive add logs/ --to games.archive --shard 1/4',
      ),
    )
    .action(async (paths: string[], { jobs, ...options }: ArchiveAddOptions & { jobs?: number }) => {
      const [{ archiveAdd }, { defaultJobs }] = await Promise.all([
        import('../archive-add.js'),
        import('../file-workers.js'),
      ]);
      process.exitCode = await archiveAdd(paths, options, jobs ?? defaultJobs());
    });
}

function declareQuery(archive: Command): void {
  const query = archive
    .command('query')
    .summary('answer a question about all games')
    .description(
      'Answers one of these questions: games, rules, seats, choices, players, head-to-head, duplicates, faults, changed (between two referees), referees. A game counts once, however many copies of it there are.',
    )
    .argument('<archive>', 'the folder of an archive')
    .argument('<name>', 'the name of a question')
    .addOption(among('--format <format>', 'how the answer is printed', TABLE_FORMATS).default('text'))
    .addOption(
      several('--referee <key>', 'whose verdicts, where several versions of Kiebitz have judged; twice for changed'),
    );
  addSpeaking(query)
    .addHelpText(
      'after',
      examples(
        'kiebitz archive query games.archive choices',
        'kiebitz archive query games.archive rules --format csv > rules.csv',
      ),
    )
    .action(async (folder: string, name: string, options: ArchiveQueryOptions) => {
      const { archiveQuery } = await import('../archive-query.js');
      process.exitCode = await archiveQuery(folder, name, { ...options, color: wantsColours(process.stdout) });
    });
}
