/** The tables of an archive in a file of DuckDB beside its parts: made from them, and made anew whenever they do not fit. */
import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection, DuckDBInstance, DuckDBValue } from '@duckdb/node-api';
import { isAnalysis } from '../../archive/part.js';
import type { Cell } from '../../archive/question.js';
import type { CellType, TableCell } from '../../archive/table.js';
import { TABLES, TABLES_VERSION } from '../../archive/tables.js';
import { Entries, partFile } from './entries.js';
import { type ArchiveMistake, loadPart, type NamedPart } from './folder.js';

/** What has to be installed beside Kiebitz; the version is that of `package.json`. */
export const DUCKDB = '@duckdb/node-api@1.5.5-r.5';

/** The file in the folder of the archive. */
export const DATABASE = 'archive.duckdb';

/** Whoever asks in words of their own can change nothing, reach no other file, and not undo that. In this order. */
const LOCKED = {
  memory_limit: '1GB',
  temp_directory: '',
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  enable_external_access: 'false',
  lock_configuration: 'true',
};

/** `locked`: for reading, by somebody whose statements are not ours. */
type Opening = 'reading' | 'writing' | 'locked';

/** The library; undefined where it is not installed, or not for this machine. */
export async function duckDb(): Promise<typeof import('@duckdb/node-api') | undefined> {
  return import('@duckdb/node-api').catch(() => undefined);
}

/** Tables that are open. Whoever has asked closes them. */
export class ArchiveDatabase {
  private constructor(
    private readonly instance: DuckDBInstance,
    readonly connection: DuckDBConnection,
  ) {}

  /** @throws what DuckDB says */
  static async open(path: string, opening: Opening): Promise<ArchiveDatabase> {
    const library = await duckDb();
    if (!library) throw new Error(`${DUCKDB} is not there`);
    const instance = await library.DuckDBInstance.create(path, {
      access_mode: opening === 'writing' ? 'READ_WRITE' : 'READ_ONLY',
      ...(opening === 'locked' && LOCKED),
    });
    try {
      return new ArchiveDatabase(instance, await instance.connect());
    } catch (error) {
      instance.closeSync();
      throw error;
    }
  }

  /** The lines of an answer; large whole numbers are numbers. */
  async lines(sql: string, values: Readonly<Record<string, string>> = {}): Promise<readonly (readonly Cell[])[]> {
    const reader = await this.connection.runAndReadAll(sql, values);
    // By columns: for a line the library looks up the type of each of its cells anew.
    const columns = reader.getColumns().map((column) => column.map(cellOf));
    return Array.from({ length: reader.currentRowCount }, (_, line) => columns.map((column) => column[line] ?? null));
  }

  async run(sql: string): Promise<void> {
    await this.connection.run(sql);
  }

  close(): void {
    this.connection.closeSync();
    this.instance.closeSync();
  }
}

/** The tables hold text, numbers and flags, and nothing else. */
function cellOf(value: DuckDBValue): Cell {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  return value === null ? null : String(value);
}

/** Tables that fit the parts of an archive, open for reading; or why there are none. */
export type Tables =
  | { readonly database: ArchiveDatabase }
  /** DuckDB is not installed. */
  | 'missing'
  /** What DuckDB said: somebody else has the file open, it cannot be written ... */
  | { readonly refused: string }
  | ArchiveMistake;

/**
 * Opens the tables, after what the parts have and the tables do not has been added.
 * @param parts all of the archive, in their order
 */
export async function openTables(
  folder: string,
  parts: readonly NamedPart[],
  opening: Exclude<Opening, 'writing'> = 'reading',
): Promise<Tables> {
  if (!(await duckDb())) return 'missing';
  const path = join(folder, DATABASE);
  try {
    const missing = await missingParts(path, parts);
    if (missing) {
      const mistake = await addParts(path, missing);
      if (mistake) return mistake;
    }
    return { database: await ArchiveDatabase.open(path, opening) };
  } catch (error) {
    return { refused: firstLine(error) };
  }
}

/** What DuckDB says behind its first line is about the question. */
export function firstLine(error: unknown): string {
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return first.replace('Failed to extract statements: ', '');
}

/**
 * The parts that the tables do not have, none where they were not finished; undefined where nothing is to be done. Tables of
 * another version, or of parts that are gone, are removed.
 */
async function missingParts(path: string, parts: readonly NamedPart[]): Promise<readonly NamedPart[] | undefined> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (!isThere) return parts;
  const added = await addedParts(path);
  const names = new Set(parts.map(partFile));
  if (added && [...added.parts].every((name) => names.has(name))) {
    const missing = parts.filter((part) => !added.parts.has(partFile(part)));
    return missing.length === 0 && added.isFinished ? undefined : missing;
  }
  await Promise.all([path, `${path}.wal`].map((file) => rm(file, { force: true })));
  return parts;
}

/** @returns undefined for a file that has other tables, or none @throws where somebody else is writing */
async function addedParts(
  path: string,
): Promise<{ readonly parts: ReadonlySet<string>; readonly isFinished: boolean } | undefined> {
  let database: ArchiveDatabase | undefined;
  try {
    database = await ArchiveDatabase.open(path, 'reading');
    const [[version, finished] = []] = await database.lines('SELECT version, finished::INTEGER FROM tables');
    if (version !== TABLES_VERSION) return undefined;
    const parts = await database.lines('SELECT part FROM parts');
    return { parts: new Set(parts.map(([part]) => String(part))), isFinished: finished === 1 };
  } catch (error) {
    if (/lock/i.test(firstLine(error))) throw error;
    return undefined;
  } finally {
    database?.close();
  }
}

/** How many parts go into one transaction: of 2,000 games each, and of one analysis. */
const PARTS_AT_ONCE = 8;
const ANALYSES_AT_ONCE = 4_000;

const TYPES: Readonly<Record<CellType, string>> = {
  text: 'VARCHAR',
  whole: 'INTEGER',
  number: 'DOUBLE',
  flag: 'BOOLEAN',
};

/** Adds the rows of parts, some parts at a time: what has been added stays, whatever happens to the rest. */
async function addParts(path: string, parts: readonly NamedPart[]): Promise<ArchiveMistake | undefined> {
  const database = await ArchiveDatabase.open(path, 'writing');
  try {
    for (const statement of schema()) await database.run(statement);
    await database.run('UPDATE tables SET finished = false');
    for (const some of atOnce(parts)) {
      await database.run('BEGIN');
      const mistake = await addRows(database, some);
      if (mistake) return mistake;
      await database.run('COMMIT');
    }
    await database.run('BEGIN');
    await database.run(markCopies('games', 'game'));
    await database.run(markCopies('analyses', 'analysis'));
    await database.run('UPDATE tables SET finished = true');
    await database.run('COMMIT');
    return undefined;
  } finally {
    // Closing gives up a transaction that is open.
    database.close();
  }
}

function* atOnce(parts: readonly NamedPart[]): Generator<readonly NamedPart[]> {
  for (const [some, most] of [
    [parts.filter(({ key }) => !isAnalysis(key)), PARTS_AT_ONCE],
    [parts.filter(({ key }) => isAnalysis(key)), ANALYSES_AT_ONCE],
  ] as const) {
    for (let at = 0; at < some.length; at += most) yield some.slice(at, at + most);
  }
}

/** The first copy is the one that comes first in the order of the parts. */
function markCopies(table: string, number: string): string {
  return `UPDATE ${table} SET copy = ordered.copy FROM (
    SELECT ${number}, row_number() OVER (PARTITION BY referee, key ORDER BY part, ${number}) > 1 AS copy FROM ${table}
  ) AS ordered WHERE ${table}.${number} = ordered.${number} AND ${table}.copy <> ordered.copy`;
}

/** Names of tables and columns come from tables.ts: nothing of a log stands in a statement. */
function* schema(): Generator<string> {
  yield 'CREATE TABLE IF NOT EXISTS parts (part VARCHAR)';
  yield `CREATE TABLE IF NOT EXISTS tables AS SELECT ${TABLES_VERSION} AS version, false AS finished`;
  for (const [name, { says, columns }] of Object.entries(TABLES)) {
    const typed = Object.entries(columns).map(([column, { type }]) => `${column} ${TYPES[type]}`);
    yield `CREATE TABLE IF NOT EXISTS ${name} (${typed.join(', ')})`;
    yield `COMMENT ON TABLE ${name} IS ${literal(says)}`;
    for (const [column, { says: text }] of Object.entries(columns)) {
      yield `COMMENT ON COLUMN ${name}.${column} IS ${literal(text)}`;
    }
  }
}

/** A text as SQL has it. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

async function addRows(database: ArchiveDatabase, parts: readonly NamedPart[]): Promise<ArchiveMistake | undefined> {
  const [[game, analysis] = []] = await database.lines(
    'SELECT (SELECT coalesce(max(game), 0) FROM games), (SELECT coalesce(max(analysis), 0) FROM analyses)',
  );
  const known = new Set((await database.lines('SELECT referee FROM referees')).map(([key]) => String(key)));
  const appenders = await Promise.all(
    Object.entries(TABLES).map(async ([name, { columns, lines }]) => {
      const types = Object.values(columns).map(({ type }) => type);
      return { lines, types, appender: await database.connection.createAppender(name) };
    }),
  );
  const added = await database.connection.createAppender('parts');
  const entries = new Entries({ game: Number(game), analysis: Number(analysis) }, known);
  for (const named of parts) {
    const part = await loadPart(named);
    if ('message' in part) return part;
    for (const entry of entries.of(named, part, () => false)) {
      for (const { lines, types, appender } of appenders) {
        for (const line of lines(entry)) {
          for (const [at, type] of types.entries()) append(appender, type, line[at] ?? null);
          appender.endRow();
        }
      }
    }
    added.appendVarchar(partFile(named));
    added.endRow();
  }
  for (const { appender } of appenders) appender.closeSync();
  added.closeSync();
  return undefined;
}

type Appender = Awaited<ReturnType<DuckDBConnection['createAppender']>>;

function append(appender: Appender, type: CellType, cell: TableCell): void {
  if (cell === null) appender.appendNull();
  else if (type === 'text') appender.appendVarchar(String(cell));
  else if (type === 'whole') appender.appendInteger(Number(cell));
  else if (type === 'number') appender.appendDouble(Number(cell));
  else appender.appendBoolean(cell === true);
}
