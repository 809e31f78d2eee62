/** Positions that several games came to, and what became of those games. */

import { shareOf } from '../analysis/intervals.js';
import { entryOf } from '../log/entry-of.js';
import { type Cell, cellsOf, type Fold, sortedBy } from './question.js';
import { positionsIn, type Row } from './row.js';

/** Of each position of a game: ruleset, players, turn, position, seat, the next position; how many games, with a result, and wins. */
export function passedPositions(row: Row): readonly (readonly Cell[])[] {
  if (row.type !== 'game') return [];
  const { ruleset, players, observation } = row;
  const all = positionsIn(row);
  return all.map(({ position, seat }, before) => {
    const isCounted = seat !== null && observation !== null;
    const won = isCounted && players[seat - 1]?.rank === 1;
    const next = all[before + 1]?.position ?? null;
    return [ruleset, players.length, before + 1, position, seat, next, 1, Number(isCounted), Number(won)];
  });
}

/** The same from the tables, of positions that several games came to, for all games of one position and the same next one. */
export const PASSED_POSITIONS = `WITH own AS MATERIALIZED (
  SELECT g.ruleset, g.players, g.decided, game, p.turn, p.position, p.seat FROM positions AS p JOIN games AS g USING (game)
  WHERE g.referee = $referee AND NOT g.copy
), met AS (
  SELECT min(ruleset) AS ruleset, min(players) AS players, min(turn) AS turn, position, min(seat) AS seat
  FROM own GROUP BY position HAVING count(*) > 1
), ways AS (
  SELECT o.position, n.position AS next, count(*) AS games, count(*) FILTER (o.decided AND o.seat IS NOT NULL) AS decided,
    count(*) FILTER (o.decided AND w.won) AS wins
  FROM own AS o SEMI JOIN met USING (position) LEFT JOIN positions AS n ON n.game = o.game AND n.turn = o.turn + 1
  LEFT JOIN players AS w ON w.game = o.game AND w.seat = o.seat
  GROUP BY o.position, n.position
)
SELECT ruleset, players, turn, position, seat, next, games, decided, wins FROM ways JOIN met USING (position)`;

/** What the games had in common that came to a position. */
interface Passed {
  /** Ruleset, players, turn, position, and seat: the digest is one of all of them. */
  readonly key: readonly Cell[];
  ways: number;
  games: number;
  decided: number;
  wins: number;
}

/** Positions of several games; the order of their lines is that of turns, those of most games first. */
export function passedThrough(): Fold {
  const positions = new Map<Cell, Passed>();
  /** Each position with one that came next. */
  const pairs = new Set<string>();
  return {
    add: (cells) => {
      const position = cells[3] ?? '';
      const next = cells[5] ?? null;
      const passed = entryOf(positions, position, (): Passed => {
        return { key: cells.slice(0, 5), ways: 0, games: 0, decided: 0, wins: 0 };
      });
      const pair = `${position} ${next}`;
      if (next !== null && !pairs.has(pair)) {
        pairs.add(pair);
        passed.ways += 1;
      }
      passed.games += Number(cells[6]);
      passed.decided += Number(cells[7]);
      passed.wins += Number(cells[8]);
    },
    lines: () => {
      const lines = [...positions.values()]
        .filter(({ games }) => games > 1)
        .map(({ key, ways, games, decided, wins }): readonly Cell[] => [
          ...[...key, games, ways],
          ...(decided === 0 ? [null, null, null, null] : [wins, ...cellsOf(shareOf(wins, decided))]),
        ]);
      return sortedBy(lines, ([ruleset = null, players = 0, turn = 0, position = null, , games]) => [
        ...[ruleset, players, turn, -Number(games), position],
      ]);
    },
  };
}
