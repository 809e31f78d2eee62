/** Logs judged as the program does, and what must be the same where two of them say the same. */

import { SHIPPED_EDITIONS } from '../../src/editions/index.js';
import type { EditionFile } from '../../src/engine/edition-file.js';
import { type Replayed, replay } from '../../src/engine/replay.js';
import { allGames, gameOf, vocabularyOf } from '../../src/games.js';
import { readLog, readLogBytes } from '../../src/log/read.js';
import type { ReadOptions } from '../../src/log/reader.js';
import type { ReadEvent, Recording } from '../../src/log/recording.js';

const FILE = 'fuzz.log';
const editions = new Map<string, EditionFile>();

/** Loads the shipped card values; needed once, before the first game. */
export async function prepare(): Promise<void> {
  for (const { ruleset, name, text } of SHIPPED_EDITIONS) {
    const events = eventsOf(new TextEncoder().encode(text), { root: 'components' });
    for (const event of events) {
      if (event.type === 'game') editions.set(`${ruleset} ${name}`, { name, element: event.recording.game });
    }
  }
}

/** Everything that a reader makes of some bytes. */
export function eventsOf(bytes: Uint8Array, options?: ReadOptions): ReadEvent[] {
  return [...readLogBytes(bytes, FILE, vocabularyOf, options)];
}

/** The same, of bytes that come a few at a time. */
export async function eventsOfPieces(bytes: Uint8Array, size: number): Promise<ReadEvent[]> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const events: ReadEvent[] = [];
  for await (const event of readLog(pieces(), FILE, vocabularyOf)) events.push(event);
  return events;
}

/** The games among them. */
export function gamesOf(bytes: Uint8Array): Recording[] {
  return eventsOf(bytes).flatMap((event) => (event.type === 'game' ? [event.recording] : []));
}

/** Finds the shipped card values of a ruleset by their name. */
export function editionFor(ruleset: string): (name: string) => EditionFile | undefined {
  return (name) => editions.get(`${ruleset} ${name}`);
}

/** @param own card values in place of the shipped ones */
export function judge(recording: Recording, told = false, own?: EditionFile): Replayed {
  const game = gameOf(recording.ruleset) ?? allGames()[0];
  if (!game) throw new Error('no games');
  return replay(game, recording, {
    edition: own ? () => own : editionFor(recording.ruleset),
    transcript: told,
  });
}

/** What a game comes to, a finding on a line, without the places in the file: another layout moves those. */
export function outcomeOf({ verdict, complete, moves, scores, findings }: Replayed): string {
  const lines = findings.map(({ at: { line, column, ...at }, ...finding }) => JSON.stringify({ ...finding, at }));
  return [verdict, complete, JSON.stringify(moves), JSON.stringify(scores), ...lines].join('\n');
}
