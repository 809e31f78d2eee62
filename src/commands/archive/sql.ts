/** `kiebitz archive query --sql`: questions in somebody's own words, to which nothing is open but the tables of the archive. */
import type { DuckDBResultReader } from '@duckdb/node-api';
import type { Cell } from '../../archive/question.js';
import { writeStandardOutput } from '../../io/standard-output.js';
import { type TableFormat, tableText } from '../../output/table.js';
import { speakerFor } from '../../text/speaker.js';
import { complain } from '../complain.js';
import { EXIT } from '../exit.js';
import { type ArchiveDatabase, DUCKDB, duckDb, firstLine, openTables } from './database.js';
import { mistakeText, partsOf } from './folder.js';

/** The options of one run, as the command line gives them. */
export interface ArchiveSqlOptions {
  readonly format: TableFormat;
  /** After so many the question is given up. */
  readonly seconds: number;
  readonly lang?: string;
}

/** More lines are not held in memory. */
const MOST_LINES = 1_000_000;

/** What is wrong with a question, as a message of the part `archive`. */
interface Refusal {
  readonly message: 'archive-sql-one' | 'archive-sql-reads' | 'archive-sql-refused' | 'archive-sql-stopped';
  readonly said?: string;
}

/** @returns the exit code */
export async function archiveSql(folder: string, sql: string, options: ArchiveSqlOptions): Promise<number> {
  const speaker = await speakerFor(options.lang, [], ['archive', 'referee']);
  const parts = await partsOf(folder);
  if ('message' in parts) return complain(mistakeText(parts, speaker), EXIT.unread);
  const tables = await openTables(folder, parts, 'locked');
  if (tables === 'missing') return complain(speaker.text('archive-needs-duckdb', { library: DUCKDB }), EXIT.usage);
  if ('message' in tables) return complain(mistakeText(tables, speaker), EXIT.unread);
  if ('refused' in tables) return complain(speaker.text('archive-busy', { said: tables.refused }), EXIT.unread);
  const { database } = tables;
  try {
    const answer = await answerTo(sql, database, options.seconds);
    if ('message' in answer) {
      const { message, said = '' } = answer;
      return complain(speaker.text(message, { said, seconds: options.seconds }), EXIT.usage);
    }
    const lines = linesOf(answer);
    const columns = answer.deduplicatedColumnNames();
    await writeStandardOutput(tableText({ columns, lines: lines.slice(0, MOST_LINES) }, options.format));
    return lines.length > MOST_LINES
      ? complain(speaker.text('archive-sql-more', { lines: MOST_LINES }), EXIT.fine)
      : EXIT.fine;
  } finally {
    database.close();
  }
}

/** Numbers are numbers, also large ones; lists and the like are JSON. */
function linesOf(answer: DuckDBResultReader): readonly (readonly Cell[])[] {
  const readable = answer.getRowsJson();
  return answer.getRowsJS().map((line, row) =>
    line.map((value, column): Cell => {
      if (typeof value === 'bigint') return Number(value);
      if (typeof value !== 'object') return typeof value === 'boolean' ? String(value) : (value ?? null);
      const json = readable[row]?.[column] ?? null;
      return json === null || typeof json === 'string' ? json : JSON.stringify(json);
    }),
  );
}

async function answerTo(
  sql: string,
  database: ArchiveDatabase,
  seconds: number,
): Promise<DuckDBResultReader | Refusal> {
  const { connection } = database;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    connection.interrupt();
  }, seconds * 1000);
  try {
    // Where nothing is asked at all, the library has no words for it.
    const statements = /\S/.test(sql) ? await connection.extractStatements(sql) : undefined;
    if (statements?.count !== 1) return { message: 'archive-sql-one' };
    const { statementType } = await statements.prepare(0);
    const library = await duckDb();
    const { SELECT, EXPLAIN } = library?.StatementType ?? {};
    if (statementType !== SELECT && statementType !== EXPLAIN) return { message: 'archive-sql-reads' };
    return await connection.streamAndReadUntil(sql, MOST_LINES + 1);
  } catch (error) {
    return isLate ? { message: 'archive-sql-stopped' } : { message: 'archive-sql-refused', said: firstLine(error) };
  } finally {
    clearTimeout(timer);
  }
}
