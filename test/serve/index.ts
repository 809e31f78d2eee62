/**
 * Recorded games played again with the service, element by element: what is said of them in the end, with all that was revised,
 * must be what `check` says of their logs.
 *
 *   npm run fed -- [--games 1000] [--together 100] [FOLDER...]
 *
 * Takes games evenly from all the logs below the folders (`fixtures`, and `../shared/logs` where it is there), one after the
 * other; then so many at the same time. Exit code 1 where one differs.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Editions } from '../../src/editions/editions.js';
import { allGames } from '../../src/games.js';
import type { Recording } from '../../src/log/recording.js';
import { Referee } from '../../src/serve/referee.js';
import { speakerFor } from '../../src/text/speaker.js';
import { recordingsOf } from '../engine/replays.js';
import { type Ask, canBeFed, fedTogether } from './fed.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '1000' }, together: { type: 'string', default: '100' } },
});
const folders = positionals.length > 0 ? positionals : ['fixtures', '../shared/logs'].filter(existsSync);
const editions = new Editions();
editions.askByName('practice');
const speaker = await speakerFor(
  'en',
  allGames().map(({ ruleset }) => ruleset),
  ['serve', 'why-not'],
);

function service(): Ask {
  const referee = new Referee({
    speaker,
    games: Number(values.together),
    editionsOf: (ruleset) => editions.finder(ruleset),
  });
  return (question) => JSON.parse(JSON.stringify(referee.answer(JSON.stringify(question))));
}

/** The games of a log that can be played again; none where it cannot be read to its end. */
function gamesOf(file: string): readonly Recording[] {
  try {
    return recordingsOf(readFileSync(file), file).filter(canBeFed);
  } catch {
    return [];
  }
}

/** So many, evenly from all. */
function some(files: readonly string[], count: number): readonly Recording[] {
  const found: Recording[] = [];
  const steps = [16, 8, 4, 2, 1];
  const taken = new Set<string>();
  for (const step of steps) {
    for (let at = 0; at < files.length && found.length < count; at += step) {
      const file = files[at];
      if (file === undefined || taken.has(file)) continue;
      taken.add(file);
      found.push(...gamesOf(file));
    }
  }
  return found.slice(0, count);
}

const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((file) => /\.(xml|json|ndjson)$/.test(file))
  .sort();
const games = some(files, Number(values.games));
const together = games.slice(0, Number(values.together));
const start = performance.now();
const wrong = games.flatMap((game) => fedTogether(service(), [game], speaker));
const wrongTogether = fedTogether(service(), together, speaker);
for (const line of [...wrong, ...wrongTogether]) process.stdout.write(`${line}\n`);
const seconds = Math.round((performance.now() - start) / 1000);
process.stdout.write(
  `${games.length} games one after the other: ${wrong.length} differences; ${together.length} at the same time: ${wrongTogether.length}. ${seconds} s\n`,
);
process.exitCode = games.length < Number(values.games) || wrong.length + wrongTogether.length > 0 ? 1 : 0;
