/** `kiebitz archive query`: answers over all games of an archive. */
import { RunDifference } from '../analysis/run-difference.js';
import { type PartHead, refereeKey } from '../archive/part.js';
import { QUERIES, type Query, type QueryName } from '../archive/queries.js';
import type { Row } from '../archive/row.js';
import { gameOf } from '../games.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { Digests } from '../log/digests.js';
import { coloursFor } from '../output/colours.js';
import { differenceText } from '../output/difference-text.js';
import { plain } from '../output/plain.js';
import { type Table, type TableFormat, tableText } from '../output/table.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { type ArchiveMistake, loadPart, mistakeText, type NamedPart, partsOf } from './archive-folder.js';
import { differenceJson } from './diff.js';
import { EXIT } from './exit.js';

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

/** Copies of more games than that are not looked for: memory is finite. */
const REMEMBERED = 100_000_000;

/** @returns the exit code */
export async function archiveQuery(folder: string, name: string, options: ArchiveQueryOptions): Promise<number> {
  const speaker = await speakerFor(options.lang, [], ['archive', 'referee']);
  const fail = (text: string, code: number): number => {
    process.stderr.write(`${plain(text)}\n`);
    return code;
  };
  const known = [...Object.keys(QUERIES), CHANGED, REFEREES];
  if (!known.includes(name)) {
    return fail(speaker.text('archive-unknown-query', { name, known: known.join(', ') }), EXIT.usage);
  }
  const parts = await partsOf(folder);
  if ('message' in parts) return fail(mistakeText(parts, speaker), EXIT.unread);
  const keys = [...new Set(parts.map(({ key }) => key))];
  const unknown = options.referee.find((key) => !keys.includes(key));
  if (unknown !== undefined) {
    return fail(speaker.text('archive-no-referee', { name: unknown, known: keys.join(', ') }), EXIT.usage);
  }
  if (keys.length === 0) return fail(speaker.text('archive-empty'), EXIT.unread);
  const chosen = options.referee.length > 0 ? options.referee : keys;
  const needed = name === CHANGED ? 2 : 1;
  if (name !== REFEREES && chosen.length !== needed) {
    const message = needed === 2 ? 'archive-two-referees' : 'archive-several-referees';
    return fail(speaker.text(message, { known: keys.join(', ') }), EXIT.usage);
  }
  const answer =
    name === CHANGED
      ? await changesIn(parts, chosen, options, speaker)
      : name === REFEREES
        ? await refereesIn(parts, options)
        : await answerOf(
            name as QueryName,
            parts.filter(({ key }) => key === chosen[0]),
            options,
          );
  if ('message' in answer) return fail(mistakeText(answer, speaker), EXIT.unread);
  await writeStandardOutput(answer.pieces);
  return EXIT.fine;
}

type Answer = { readonly pieces: Iterable<string> } | ArchiveMistake;

async function answerOf(
  name: QueryName,
  parts: readonly NamedPart[],
  { format }: ArchiveQueryOptions,
): Promise<Answer> {
  const query: Query = QUERIES[name];
  const fold = query.fold((ruleset) => gameOf(ruleset)?.portrait);
  const mistake = await overRows(parts, query.ofCopies === true, (row) => fold.add(row));
  return mistake ?? inFormat({ columns: query.columns, lines: fold.lines() }, format);
}

/** Goes over the rows of parts, in their order; of each game only over the first copy. @returns what is wrong with a part */
async function overRows(
  parts: readonly NamedPart[],
  withCopies: boolean,
  add: (row: Row, head: PartHead) => void,
): Promise<ArchiveMistake | undefined> {
  const seen = new Digests();
  for (const named of parts) {
    const part = await loadPart(named);
    if ('message' in part) return part;
    for (const row of part.rows) {
      if (row.type === 'fault' || withCopies || seen.add(row.key, REMEMBERED)) add(row, part.head);
    }
  }
  return undefined;
}

async function refereesIn(parts: readonly NamedPart[], { format }: ArchiveQueryOptions): Promise<Answer> {
  const games = new Map<string, { readonly head: PartHead; games: number }>();
  const mistake = await overRows(parts, true, (row, head) => {
    const key = refereeKey(head.referee);
    const counted = games.get(key) ?? { head, games: 0 };
    games.set(key, counted);
    counted.games += row.type === 'game' ? 1 : 0;
  });
  const lines = [...games].map(([key, { head, games: count }]) => {
    const { version, build, editions } = head.referee;
    return [key, version, build, editions.join(' '), count];
  });
  return mistake ?? inFormat({ columns: ['referee', 'version', 'build', 'editions', 'games'], lines }, format);
}

/** The same as `kiebitz diff` of two runs. */
async function changesIn(
  parts: readonly NamedPart[],
  [before, after]: readonly string[],
  { format, color }: ArchiveQueryOptions,
  speaker: Speaker,
): Promise<Answer> {
  const difference = new RunDifference();
  for (const [referee, add] of [
    [before, difference.addOld.bind(difference)],
    [after, difference.addNew.bind(difference)],
  ] as const) {
    const own = parts.filter(({ key }) => key === referee);
    const mistake = await overRows(own, false, (row) => {
      if (row.type === 'game') add(row);
    });
    if (mistake) return mistake;
  }
  if (format === 'text') return { pieces: [differenceText(difference, speaker, coloursFor(color))] };
  if (format === 'json') return { pieces: [`${JSON.stringify(differenceJson(difference), null, 2)}\n`] };
  const columns = ['rule', 'before', 'after', 'games', 'findings', 'first'];
  const groups = difference.groups();
  return inFormat(
    {
      columns,
      lines: groups.map(({ rule, before: was, after: is, games, findings, first }) => [
        rule,
        was,
        is,
        games,
        findings,
        first,
      ]),
    },
    format,
  );
}

function inFormat(table: Table, format: TableFormat): Answer {
  return { pieces: tableText(table, format) };
}
