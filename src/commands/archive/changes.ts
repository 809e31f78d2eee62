/** What two referees see differently in an archive: the same as `kiebitz diff` of two runs. */
import { RunDifference, type RunFinding, type RunGame } from '../../analysis/run-difference.js';
import type { ArchiveDatabase } from './database.js';
import { type ArchiveMistake, type NamedPart, overRows } from './folder.js';

/** @param referees their short names, the older one first */
export async function changesInParts(
  parts: readonly NamedPart[],
  [before, after]: readonly string[],
): Promise<RunDifference | ArchiveMistake> {
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
  return difference;
}

/** Several games of one name in a file are told apart by their order. */
const PAIRED = `WITH named AS (
    SELECT *, row_number() OVER (PARTITION BY referee, file, name, ruleset ORDER BY part, game) AS nth
    FROM games WHERE NOT copy AND referee IN ($before, $after)
  ), paired AS (
    SELECT b.game AS old, a.game AS now, b.said IS NOT DISTINCT FROM a.said AS same
    FROM (SELECT * FROM named WHERE referee = $before) AS b
    FULL JOIN (SELECT * FROM named WHERE referee = $after) AS a
    ON a.file = b.file AND a.name IS NOT DISTINCT FROM b.name AND a.ruleset = b.ruleset AND a.nth = b.nth
  )`;

/** From the tables: only games that are not the same come from there. */
export async function changesInTables(
  database: ArchiveDatabase,
  [before = '', after = '']: readonly string[],
): Promise<RunDifference> {
  const difference = new RunDifference();
  const values = { before, after };
  const [[same = 0] = []] = await database.lines(
    `${PAIRED} SELECT count(*) FROM paired WHERE same AND old IS NOT NULL AND now IS NOT NULL`,
    values,
  );
  difference.same = Number(same);
  const others = 'SELECT %s FROM paired WHERE NOT (same AND old IS NOT NULL AND now IS NOT NULL)';
  for (const [column, add] of [
    ['old', difference.addOld.bind(difference)],
    ['now', difference.addNew.bind(difference)],
  ] as const) {
    for (const game of await gamesOf(database, `${PAIRED} ${others.replace('%s', column)}`, values)) add(game);
  }
  return difference;
}

async function gamesOf(
  database: ArchiveDatabase,
  which: string,
  values: Readonly<Record<string, string>>,
): Promise<readonly RunGame[]> {
  const games = await database.lines(
    `SELECT game, file, name, ruleset, verdict FROM games WHERE game IN (${which}) ORDER BY part, game`,
    values,
  );
  const findings = new Map<unknown, RunFinding[]>(games.map(([game]) => [game, []]));
  const found = await database.lines(
    `SELECT game, rule, kind, severity, root::INTEGER, section, turn, play FROM findings WHERE game IN (${which}) ORDER BY game, number`,
    values,
  );
  for (const [game, rule, kind, severity, root, section, turn, play] of found) {
    findings.get(game)?.push({
      rule: textOrNull(rule),
      kind: String(kind),
      severity: String(severity),
      // Which finding it follows from is not compared.
      cause: root === 1 ? null : '',
      at: { section: String(section), turn: numberOrNull(turn), play: numberOrNull(play) },
    });
  }
  return games.map(([game, file, name, ruleset, verdict]) => ({
    file: String(file),
    game: textOrNull(name),
    ruleset: String(ruleset),
    verdict: String(verdict),
    findings: findings.get(game) ?? [],
  }));
}

function textOrNull(cell: unknown): string | null {
  return typeof cell === 'string' ? cell : null;
}

function numberOrNull(cell: unknown): number | null {
  return typeof cell === 'number' ? cell : null;
}
