// The engine alone: games that lie in memory as recordings are replayed for some seconds of the processor. Prints plays per second.
import { readFileSync } from 'node:fs';
import components from '../src/editions/valletta-practice.xml?raw';
import type { EditionFile } from '../src/engine/edition-file.js';
import { replay } from '../src/engine/replay.js';
import { gameOf, vocabularyOf } from '../src/games.js';
import { readLogBytes } from '../src/log/read.js';
import type { Recording } from '../src/log/recording.js';

const SECONDS = 5;

function read(bytes: Uint8Array, root: 'game' | 'components'): readonly Recording[] {
  return [...readLogBytes(bytes, 'bench', vocabularyOf, { root })].map((event) => {
    if (event.type === 'fault') throw new Error(`the bench wrote a log that cannot be read: ${event.fault.fault}`);
    return event.recording;
  });
}

function practice(): EditionFile {
  const [edition] = read(new TextEncoder().encode(components), 'components');
  if (!edition) throw new Error('the practice edition of Valletta is missing');
  return { name: 'practice', element: edition.game };
}

async function main(path: string): Promise<void> {
  const bytes = readFileSync(path);
  const edition = practice();
  const valletta = gameOf('valletta');
  if (!valletta) throw new Error('Valletta is missing');
  const recordings = read(bytes, 'game');
  const request = { edition: () => edition };
  const round = (): number =>
    recordings.reduce((moves, recording) => moves + replay(valletta, recording, request).moves.total, 0);
  round();
  let moves = 0;
  const start = process.cpuUsage();
  let seconds = 0;
  while (seconds < SECONDS) {
    moves += round();
    const { user, system } = process.cpuUsage(start);
    seconds = (user + system) / 1e6;
  }
  console.log(moves / seconds);
}

await main(String(process.argv[2]));
