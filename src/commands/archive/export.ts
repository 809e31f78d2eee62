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
import { type ArchiveDatabase, DUCKDB, firstLine, literal, openTables } from './database.js';
import { Entries } from './entries.js';
import { type ArchiveMistake, loadPart, mistakeText, type NamedPart, partsOf, REMEMBERED } from './folder.js';

/** The options of one run, as the command line gives them. */
export interface ArchiveExportOptions {
  readonly csv: boolean;
  readonly parquet: boolean;
  /** The directory of the files. */
  readonly output: string;
  readonly lang?: string;
}

/** A file that could not be written, or what keeps all of them from being written. */
type Failure = WriteFailure | ArchiveMistake | { readonly said: string };

/** @returns the exit code */
export async function archiveExport(folder: string, options: ArchiveExportOptions): Promise<number> {
  const speaker = await speakerFor(options.lang, [], ['archive', 'referee']);
  if (!options.csv && !options.parquet) return complain(speaker.text('archive-export-as'), EXIT.usage);
  const parts = await partsOf(folder);
  if ('message' in parts) return complain(mistakeText(parts, speaker), EXIT.unread);
  const tables = options.parquet ? await openTables(folder, parts) : undefined;
  if (tables === 'missing') return complain(speaker.text('archive-needs-duckdb', { library: DUCKDB }), EXIT.usage);
  if (tables && 'message' in tables) return complain(mistakeText(tables, speaker), EXIT.unread);
  if (tables && 'refused' in tables)
    return complain(speaker.text('archive-busy', { said: tables.refused }), EXIT.unread);
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
  if ('message' in failure) return mistakeText(failure, speaker);
  if ('said' in failure) return speaker.text('archive-busy', { said: failure.said });
  return speaker.text('write-failed', { ...failure });
}

/** Goes over the parts once for each table: nothing is held in memory. */
async function writeCsv(
  parts: readonly NamedPart[],
  directory: string,
): Promise<WriteFailure | ArchiveMistake | undefined> {
  try {
    for (const [name, table] of Object.entries(TABLES)) {
      const failure = await writeInFolder(join(directory, `${name}.csv`), csvOf(table, parts));
      if (failure) return failure;
    }
    return undefined;
  } catch (error) {
    if (error instanceof DamagedPart) return error.mistake;
    throw error;
  }
}

/** A file is not kept where a part cannot be read. */
class DamagedPart extends Error {
  constructor(readonly mistake: ArchiveMistake) {
    super(mistake.path);
  }
}

/** @throws DamagedPart */
async function* csvOf({ columns, lines }: ArchiveTable, parts: readonly NamedPart[]): AsyncGenerator<string> {
  yield csvRow(Object.keys(columns));
  const entries = new Entries({ game: 0, analysis: 0 }, new Set());
  const seen = new Map<string, Digests>();
  const isCopy = (key: string, referee: string): boolean =>
    !entryOf(seen, referee, () => new Digests()).add(key, REMEMBERED);
  for (const named of parts) {
    const part = await loadPart(named);
    if ('message' in part) throw new DamagedPart(part);
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
