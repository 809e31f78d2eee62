/** A log that is cut anywhere is a log, and says what was said up to there. */
import { expect, it } from 'vitest';
import { readLog } from '../../src/api/read-log.js';
import { cutsOf, type LogPieces, logPieces } from '../../src/live/log-pieces.js';
import { vocabularyOf } from '../../src/vocabularies.js';
import { recordingsOf } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';

const GAMES = ['full-4-players-points-chain', 'full-3-players-legate', 'full-3-players-yucata-1', 'undone'];

/** As the page of a report puts it together. */
function beginning({ head, pieces, tail }: LogPieces, count: number): string {
  const open = ['game'];
  let text = head;
  const close = (depth: number): void => {
    while (open.length > depth) text += `</${open.pop()}>\n`;
  };
  for (const piece of pieces.slice(0, count)) {
    close(piece.depth);
    text += piece.text;
    if (piece.room !== null) open.push(piece.room);
  }
  close(0);
  return text + tail;
}

const piecesOf = (recording: ReturnType<typeof recordingsOf>[number]): LogPieces =>
  logPieces(recording, vocabularyOf(recording.ruleset) ?? {});
const spoken = ({ pieces }: LogPieces) => pieces.map(({ depth, room, text }) => [depth, room, text]);

const files = fixtures().filter(({ name }) => GAMES.some((game) => name.includes(game)));

it('finds its games', () => {
  expect(files.length).toBeGreaterThanOrEqual(GAMES.length);
});

it.each(files.map((fixture) => [fixture.name, fixture] as const))('%s', (_, fixture) => {
  for (const recording of recordingsOf(textOf(fixture))) {
    const log = piecesOf(recording);
    for (let count = log.pieces.length; count > 0; count -= 37) {
      const { games, faults } = readLog(beginning(log, count));
      expect([faults, games.length, games[0]?.problems]).toEqual([[], 1, []]);
      const [game] = games;
      expect(game && spoken(piecesOf(game))).toEqual(spoken(log).slice(0, count));
    }
    const result = log.pieces.findIndex(({ room }) => room === 'result');
    const played = result < 0 ? log.pieces : log.pieces.slice(0, result);
    const cuts = cutsOf(
      log,
      played.map(({ offset }) => offset),
    );
    expect(cuts.at(-1)).toBe(played.length);
    cuts.forEach((cut, step) => {
      const behind = log.pieces[cut];
      expect(cut).toBeGreaterThan(step);
      // What comes next only makes room, or is the next step.
      expect(behind === undefined || behind.room !== null || cut === step + 1).toBe(true);
    });
  }
});
