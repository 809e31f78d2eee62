// One list of legal moves in the middle of a recorded game: the milliseconds of the processor, for each ruleset. It uses only what the
// program had before its rules were declared, too, so that another commit can be measured by it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import rattus from '../src/editions/rattus-practice.xml?raw';
import tallinn from '../src/editions/tallinn-practice.xml?raw';
import valletta from '../src/editions/valletta-practice.xml?raw';
import { breakOffBefore } from '../src/engine/broken-off.js';
import { legalMovesAt } from '../src/engine/legal-moves.js';
import { Opening } from '../src/engine/opening.js';
import { recordedMoves } from '../src/engine/recorded-moves.js';
import { gameOf, vocabularyOf } from '../src/games.js';
import { readLogBytes } from '../src/log/read.js';
import type { Recording } from '../src/log/recording.js';

/** A list is made before each so-manieth move of a game. */
const EVERY = 9;

function read(bytes: Uint8Array, root: 'game' | 'components'): Recording {
  const [event] = readLogBytes(bytes, 'bench', vocabularyOf, { root });
  if (event?.type !== 'game') throw new Error('a log that cannot be read');
  return event.recording;
}

function measure(ruleset: string, edition: string, folder: string): void {
  const game = gameOf(ruleset);
  if (!game) throw new Error(`no ${ruleset}`);
  const components = read(new TextEncoder().encode(edition), 'components').game;
  const request = { edition: () => ({ name: 'practice', element: components, asked: true }) };
  const files = readdirSync(folder).filter((file) => file.startsWith('full-') && file.endsWith('.xml'));
  const openings = files.flatMap((file) => {
    const recording = read(readFileSync(join(folder, file)), 'game');
    return recordedMoves(game, recording, request).moves.flatMap(({ element }, at) => {
      const end = at % EVERY === 0 ? breakOffBefore(recording, element) : undefined;
      return end ? [new Opening(game, end, request)] : [];
    });
  });
  for (const opening of openings.slice(0, 20)) legalMovesAt(opening, false);
  const start = process.cpuUsage();
  for (const opening of openings) legalMovesAt(opening, false);
  const { user, system } = process.cpuUsage(start);
  console.log(JSON.stringify({ ruleset, lists: openings.length, each: (user + system) / 1000 / openings.length }));
}

const [fixtures = '.'] = process.argv.slice(2);
for (const [ruleset, edition] of Object.entries({ tallinn, valletta, rattus }))
  measure(ruleset, edition, join(fixtures, ruleset, 'legal'));
