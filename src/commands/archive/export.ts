/** `kiebitz archive export`: the tables of an archive as files, for other programs. */
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveTable } from '../../archive/table.js';
import { TABLES } from '../../archive/tables.js';
import { writeStandardOutput } from '../../io/standard-output.js';
import { errorCode } from '../../io/system-error.js';
import { type WriteFailure, writeInFolder } from '../../io/write-whole.js';
import { Digests } from '../../log/digests.js';
import { entryOf } from '../../log/entry-of.js';
import { csvRow } from '../../output/csv.js';
import { plain } from '../../output/plain.js';
import { type Speaker, speakerFor } from '../../text/speaker.js';
import { complain } from '../complain.js';
import { EXIT } from '../exit.js';
import { makeDirectory } from '../output-directory.js';
import { type ArchiveDatabase, complainOfTables, firstLine, literal, openTables } from './database.js';
import { Entries } from './entries.js';
import { loadPart, type NamedPart, partsOf, REMEMBERED } from './folder.js';

/** The options of one run, as the command line gives them. */
export interface ArchiveExportOptions {
  readonly csv: boolean;
  readonly parquet: boolean;
  /** The directory of the files. */
  readonly output: string;
  readonly lang?: string;
}

/** A file that could not be written, or what keeps all of them from being written. */
type Failure = WriteFailure | { readonly said: string };

/** @returns the exit code @throws UnusableArchive */
export async function archiveExport(folder: string, options: ArchiveExportOptions): Promise<number> {
  const speaker = await speakerFor(options.lang, [], ['archive', 'referee']);
  if (!options.csv && !options.parquet) return complain(speaker.text('archive-export-as'), EXIT.usage);
  const parts = await partsOf(folder);
  const tables = options.parquet ? await openTables(folder, parts) : undefined;
  if (tables === 'missing' || (tables && 'refused' in tables)) return complainOfTables(tables, speaker);
  try {
    const failure =
      (await makeDirectory(options.output)) ??
      (options.csv ? await writeCsv(parts, options.output) : undefined) ??
      (tables && (await writeParquet(tables.database, options.output)));
    if (failure) return complain(failureText(failure, speaker), EXIT.unread);
  } finally {
    tables?.database.close();
  }
  const kinds = Number(options.csv) + Number(options.parquet);
  const files = Object.keys(TABLES).length * kinds;
  await writeStandardOutput(`${plain(speaker.text('archive-exported', { files, directory: options.output }))}\n`);
  return EXIT.fine;
}

function failureText(failure: Failure, speaker: Speaker): string {
  if ('said' in failure) return speaker.text('archive-busy', { said: failure.said });
  return speaker.text('write-failed', { ...failure });
}

/** Goes over the parts once for each table: nothing is held in memory. A file is not kept where a part cannot be read. @throws UnusableArchive */
async function writeCsv(parts: readonly NamedPart[], directory: string): Promise<WriteFailure | undefined> {
  for (const [name, table] of Object.entries(TABLES)) {
    const failure = await writeInFolder(join(directory, `${name}.csv`), csvOf(table, parts));
    if (failure) return failure;
  }
  return undefined;
}

/** @throws UnusableArchive */
async function* csvOf({ columns, lines }: ArchiveTable, parts: readonly NamedPart[]): AsyncGenerator<string> {
  yield csvRow(Object.keys(columns));
  const entries = new Entries({ game: 0, analysis: 0 }, new Set());
  const seen = new Map<string, Digests>();
  const isCopy = (key: string, referee: string): boolean =>
    !entryOf(seen, referee, () => new Digests()).add(key, REMEMBERED);
  for (const named of parts) {
    const part = await loadPart(named);
    let text = '';
    for (const entry of entries.of(named, part, isCopy)) for (const line of lines(entry)) text += csvRow(line);
    yield text;
  }
}

/** DuckDB writes each file beside the place where it belongs. */
async function writeParquet(database: ArchiveDatabase, directory: string): Promise<Failure | undefined> {
  for (const name of Object.keys(TABLES)) {
    const path = join(directory, `${name}.parquet`);
    const temporary = join(directory, `.${name}.parquet.${process.pid}.tmp`);
    try {
      await database.run(`COPY ${name} TO ${literal(temporary)} (FORMAT parquet, COMPRESSION zstd)`);
    } catch (error) {
      await rm(temporary, { force: true });
      return { said: firstLine(error) };
    }
    try {
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      return { path, code: errorCode(error) };
    }
  }
  return undefined;
}
