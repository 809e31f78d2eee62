/** Recorded games with the anchors of their moves, for the tests of notes. */
import { anchorText } from '../../src/analysis/anchors.js';
import { movesWritten } from '../../src/engine/recorded-moves.js';
import { type Replayed, replayToTable } from '../../src/engine/replay.js';
import { gameOf } from '../../src/games.js';
import type { Recording } from '../../src/log/recording.js';
import { type NotableMove, notableMoves } from '../../src/notes/placed-notes.js';
import { recordingsOf, requestFor } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';

export interface NotableGame {
  readonly replayed: Replayed;
  readonly moves: readonly NotableMove[];
}

/** The only game of a text. */
export function notableGame(text: string): NotableGame {
  const [recording, ...others] = recordingsOf(text);
  if (!recording || others.length > 0) throw new Error('not one game');
  return notableIn(recording);
}

function notableIn(recording: Recording): NotableGame {
  const game = gameOf(recording.ruleset);
  if (!game) throw new Error(recording.ruleset);
  const { replayed, writer } = replayToTable(game, recording, { ...requestFor(recording), transcript: true });
  const moves = writer ? movesWritten(writer, replayed.findings).moves : [];
  return { replayed, moves: notableMoves(recording, game.vocabulary, moves) };
}

/** `14.2 3f9a1c02be-2` */
export function outline({ moves }: NotableGame): readonly string[] {
  return moves.map(({ place, anchor }) => `${place} ${anchorText(anchor)}`);
}

/** A recorded game of each ruleset. */
export const LOGS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['valletta', 'valletta/legal/full-2-players-jean-fewer-barrels.xml'],
    ['tallinn', 'tallinn/legal/full-3-players-legate.xml'],
    ['rattus', 'rattus/legal/full-3-players-yucata-38.xml'],
  ].map(([ruleset, name]) => {
    const fixture = fixtures().find((one) => one.name === name);
    if (!fixture) throw new Error(name);
    return [ruleset, textOf(fixture)];
  }),
);
