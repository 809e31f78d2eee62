/** `kiebitz archive query`: answers over all games of an archive. */
import { settingText } from '../../analysis/appraisal-setting.js';
import type { RunDifference } from '../../analysis/run-difference.js';
import { type PartHead, refereeKey } from '../../archive/part.js';
import { QUERIES, type QueryName } from '../../archive/queries.js';
import type { Query } from '../../archive/question.js';
import { gameOf } from '../../games.js';
import { writeStandardOutput } from '../../io/standard-output.js';
import { entryOf } from '../../log/entry-of.js';
import { coloursFor } from '../../output/colours.js';
import { differenceText } from '../../output/difference-text.js';
import { type Table, type TableFormat, tableText } from '../../output/table.js';
import { type Speaker, speakerFor } from '../../text/speaker.js';
import { complain } from '../complain.js';
import { differenceJson } from '../diff.js';
import { EXIT } from '../exit.js';
import { changesInParts, changesInTables } from './changes.js';
import { type ArchiveDatabase, openTables } from './database.js';
import { type ArchiveMistake, mistakeText, type NamedPart, overRows, partsOf } from './folder.js';
import { meantReferees } from './meant.js';

/** The options of one run, as the command line gives them. */
export interface ArchiveQueryOptions {
  readonly format: TableFormat;
  /** Short names of referees. */
  readonly referee: readonly string[];
  readonly lang?: string;
  readonly color: boolean;
}

/** Questions about the archive itself. */
const REFEREES = 'referees';
const CHANGED = 'changed';

const REFEREES_IN_TABLES = `SELECT r.referee, r.version, r.build, r.editions, count(g.referee), r.analysis
  FROM referees AS r LEFT JOIN (SELECT referee FROM games UNION ALL SELECT referee FROM analyses) AS g
  ON g.referee = r.referee GROUP BY ALL ORDER BY r.referee`;

/** @returns the exit code */
export async function archiveQuery(folder: string, name: string, options: ArchiveQueryOptions): Promise<number> {
  const speaker = await speakerFor(options.lang, [], ['archive', 'referee']);
  const known = [...Object.keys(QUERIES), CHANGED, REFEREES];
  if (!known.includes(name)) {
    return complain(speaker.text('archive-unknown-query', { name, known: known.join(', ') }), EXIT.usage);
  }
  const parts = await partsOf(folder);
  if ('message' in parts) return complain(mistakeText(parts, speaker), EXIT.unread);
  const needed = name === REFEREES ? undefined : name === CHANGED ? 2 : 1;
  const { of = name === REFEREES ? 'both' : 'verdicts' }: Partial<Query> = QUERIES[name as QueryName] ?? {};
  const chosen = meantReferees(parts, options.referee, of, needed, speaker);
  if ('text' in chosen) return complain(chosen.text, chosen.code);
  const tables = await openTables(folder, parts);
  if (typeof tables === 'object' && 'message' in tables) return complain(mistakeText(tables, speaker), EXIT.unread);
  if (typeof tables === 'object' && 'refused' in tables)
    complain(speaker.text('archive-slowly', { said: tables.refused }));
  const database = typeof tables === 'object' && 'database' in tables ? tables.database : undefined;
  try {
    const answer = await answerOf(name, { parts, chosen, database }, options, speaker);
    if ('message' in answer) return complain(mistakeText(answer, speaker), EXIT.unread);
    await writeStandardOutput(answer.pieces);
    return EXIT.fine;
  } finally {
    database?.close();
  }
}

type Answer = { readonly pieces: Iterable<string> } | ArchiveMistake;

/** What an answer is found in. */
interface Asked {
  /** All parts of the archive. */
  readonly parts: readonly NamedPart[];
  /** The referees that are meant. */
  readonly chosen: readonly string[];
  /** The tables of all parts; undefined where there is no DuckDB. */
  readonly database: ArchiveDatabase | undefined;
}

async function answerOf(name: string, asked: Asked, options: ArchiveQueryOptions, speaker: Speaker): Promise<Answer> {
  if (name === REFEREES) return refereesIn(asked, options);
  if (name !== CHANGED) return folded(QUERIES[name as QueryName], asked, options);
  const { parts, chosen, database } = asked;
  const changes = database ? await changesInTables(database, chosen) : await changesInParts(parts, chosen);
  return 'message' in changes ? changes : differenceIn(changes, options, speaker);
}

async function folded(
  query: Query,
  { parts, chosen: [referee = ''], database }: Asked,
  { format }: ArchiveQueryOptions,
): Promise<Answer> {
  const fold = query.fold((ruleset) => gameOf(ruleset)?.presentation);
  if (database) {
    for (const cells of await database.lines(query.sql, { referee })) fold.add(cells);
  } else {
    const own = parts.filter(({ key }) => key === referee);
    const mistake = await overRows(own, query.ofCopies === true, (row) => {
      for (const cells of query.read(row)) fold.add(cells);
    });
    if (mistake) return mistake;
  }
  return inFormat({ columns: query.columns, lines: fold.lines() }, format);
}

async function refereesIn({ parts, database }: Asked, { format }: ArchiveQueryOptions): Promise<Answer> {
  const columns = ['referee', 'version', 'build', 'editions', 'games', 'analysis'];
  if (database) return inFormat({ columns, lines: await database.lines(REFEREES_IN_TABLES) }, format);
  const games = new Map<string, { readonly head: PartHead; games: number }>();
  const mistake = await overRows(parts, true, (row, head) => {
    const counted = entryOf(games, refereeKey(head.referee), () => ({ head, games: 0 }));
    counted.games += row.type === 'fault' ? 0 : 1;
  });
  const lines = [...games].sort(([one], [other]) => (one < other ? -1 : 1));
  const cells = lines.map(([key, { head, games: count }]) => {
    const { version, build, editions, analysis } = head.referee;
    return [key, version, build, editions.join(' '), count, analysis ? settingText(analysis) : null];
  });
  return mistake ?? inFormat({ columns, lines: cells }, format);
}

/** The same as `kiebitz diff` of two runs. */
function differenceIn(difference: RunDifference, { format, color }: ArchiveQueryOptions, speaker: Speaker): Answer {
  if (format === 'text') return { pieces: [differenceText(difference, speaker, coloursFor(color))] };
  if (format === 'json') return { pieces: [`${JSON.stringify(differenceJson(difference), null, 2)}\n`] };
  const columns = ['rule', 'before', 'after', 'games', 'findings', 'first'];
  const lines = difference
    .groups()
    .map(({ rule, before, after, games, findings, first }) => [rule, before, after, games, findings, first]);
  return inFormat({ columns, lines }, format);
}

function inFormat(table: Table, format: TableFormat): Answer {
  return { pieces: tableText(table, format) };
}
