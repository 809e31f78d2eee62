/** `kiebitz archive` on the command line. */
import type { Command } from 'commander';
import { TABLE_FORMATS } from '../../output/table.js';
import type { ArchiveAddOptions } from '../archive/add.js';
import type { ArchiveExportOptions } from '../archive/export.js';
import type { ArchivePagesOptions } from '../archive/pages.js';
import type { ArchiveQueryOptions } from '../archive/query.js';
import { defaultJobs, directory, positive, shareOfWork } from '../option-values.js';
import { wantsColours } from '../wanted-colours.js';
import { addAsking, askedIn, type Given } from './archive-asked.js';
import { declareStatus, declareWork } from './archive-queue.js';
import { addLanguage, addSpeaking, among, ownEditions, several, withExamples } from './options.js';

export function declareArchive(program: Command): void {
  const archive = program
    .command('archive')
    .summary('keep the verdicts of many games, and ask questions about all of them')
    .description(
      'Keeps a row for each of many games in a folder: verdict, findings, result, and what the statistics need. A run that breaks off goes on where it ended. docs/archive.md says what lies there.',
    );
  declareAdd(archive);
  declareQuery(archive);
  declareExport(archive);
  declarePages(archive);
  declareWork(archive);
  declareStatus(archive);
  const verify = archive
    .command('verify')
    .summary('whether everything is there, once, as it was written')
    .description('Reads the whole archive: what is damaged or missing is named. The next add of its log makes it anew.')
    .argument('<archive>', 'the folder of an archive');
  withExamples(addLanguage(verify), 'kiebitz archive verify games.archive').action(
    async (folder: string, options: { lang?: string }) => {
      const { archiveVerify } = await import('../archive/verify.js');
      process.exitCode = await archiveVerify(folder, options);
    },
  );
}

function declareAdd(archive: Command): void {
  const add = archive
    .command('add')
    .summary('judge games and keep what came of them')
    .description(
      'Judges the games that the archive does not have yet, and analyses them where that is asked for. It may be broken off at any time, and run again; several may run at once.',
    )
    .argument('[paths...]', 'log files and directories')
    .requiredOption('--to <archive>', 'the folder of the archive; made where there is none')
    .addOption(several('--from <archive>', 'take over the parts of another archive, if they are what was written'))
    .option('--shard <i/n>', 'only one of n shares of the files, for n machines with one folder', shareOfWork)
    .option('--queue <address>', 'file jobs for “archive work”, in a database: postgres://user@host:5432/database')
    .option(
      '--root <directory>',
      'with --queue: the folder in which all files lie, on every machine (default: this one)',
    );
  withExamples(
    addLanguage(addAsking(add)),
    'kiebitz archive add logs/ --to games.archive',
    'kiebitz archive add logs/ --to games.archive --shard 1/4',
    'kiebitz archive add logs/ --to games.archive --with analyse --play-outs 50',
    'kiebitz archive add logs/ --to games.archive --queue postgres://kiebitz@db/games',
  ).action(async (paths: string[], given: Given<ArchiveAddOptions>) => {
    const { options, jobs } = askedIn<ArchiveAddOptions>(given);
    const { archiveAdd } = await import('../archive/add.js');
    process.exitCode = await archiveAdd(paths, options, jobs ?? defaultJobs());
  });
}

function declareQuery(archive: Command): void {
  const query = archive
    .command('query')
    .summary('answer a question about all games')
    .description(
      'Answers one of these questions: games, rules, seats, choices, players, head-to-head, ratings, duplicates, positions, skill (of games that were analysed), faults, changed (between two referees), referees; or one in SQL, over the tables of docs/archive.md. A game counts once, however many copies of it there are.',
    )
    .argument('<archive>', 'the folder of an archive')
    .argument('[name]', 'the name of a question')
    .option('--sql <question>', 'a question in SQL; nothing but the tables of the archive is open to it')
    .option('--seconds <number>', 'when a question in SQL is given up', positive, 60)
    .addOption(among('--format <format>', 'how the answer is printed', TABLE_FORMATS).default('text'))
    .addOption(
      several(
        '--referee <key>',
        'whose verdicts, where several versions of Kiebitz have judged, or which analyses; twice for changed',
      ),
    );
  withExamples(
    addSpeaking(query),
    'kiebitz archive query games.archive choices',
    'kiebitz archive query games.archive rules --format csv > rules.csv',
    "kiebitz archive query games.archive --sql 'SELECT ruleset, avg(turns) FROM games WHERE NOT copy GROUP BY ruleset'",
  ).action(
    async (folder: string, name: string | undefined, options: ArchiveQueryOptions & Asking, command: Command) => {
      const { sql } = options;
      if (sql !== undefined && name === undefined) {
        const { archiveSql } = await import('../archive/sql.js');
        process.exitCode = await archiveSql(folder, sql, options);
        return;
      }
      if (name === undefined || sql !== undefined) command.error('error: give the name of a question, or --sql');
      const { archiveQuery } = await import('../archive/query.js');
      process.exitCode = await archiveQuery(folder, name, { ...options, color: wantsColours(process.stdout) });
    },
  );
}

/** What a question in SQL takes. */
interface Asking {
  readonly sql?: string;
  readonly seconds: number;
}

function declareExport(archive: Command): void {
  const command = archive
    .command('export')
    .summary('write the tables of an archive for other programs')
    .description(
      'Writes a file for each table of docs/archive.md, as Parquet (with DuckDB), as CSV, or both. Whatever has the name there is replaced.',
    )
    .argument('<archive>', 'the folder of an archive')
    .option('--parquet', 'as Parquet; DuckDB has to be installed', false)
    .option('--csv', 'as CSV; no cell is a formula', false)
    .requiredOption('-o, --output <directory>', 'where the files are written', directory);
  withExamples(
    addLanguage(command),
    'kiebitz archive export games.archive --csv -o tables/',
    'kiebitz archive export games.archive --parquet -o tables/',
  ).action(async (folder: string, options: ArchiveExportOptions) => {
    const { archiveExport } = await import('../archive/export.js');
    process.exitCode = await archiveExport(folder, options);
  });
}

function declarePages(archive: Command): void {
  const command = archive
    .command('pages')
    .summary('write the games of an archive as pages')
    .description(
      'Writes an index of all games in pages, lists by ruleset and verdict, a page of each player, statistics, ratings where games say when they were played, and what two referees see differently. Games have pages of their own where those are asked for.',
    )
    .argument('<archive>', 'the folder of an archive')
    .requiredOption('-o, --output <directory>', 'where the pages are written', directory)
    .addOption(
      several(
        '--referee <key>',
        'whose verdicts; twice, the older one first, for what has changed; and which analyses',
      ),
    )
    .addOption(
      several(
        '--game <key>',
        'a game that is to have a page, by the beginning of its key; may be given more than once',
      ),
    )
    .addOption(ownEditions());
  withExamples(addLanguage(command), 'kiebitz archive pages games.archive -o site/').action(
    async (folder: string, options: ArchivePagesOptions) => {
      const { archivePages } = await import('../archive/pages.js');
      process.exitCode = await archivePages(folder, options);
    },
  );
}
