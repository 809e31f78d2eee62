/**
 * How many characters a turn takes in the typed notation, as a person types it: each word as short as the reader understands it,
 * without draws, claims and whatever the referee can do without, with the number of the turn and the player.
 *
 *   npm run typed -- [--game valletta] [--show]
 *
 * Reads the legal games of the fixtures. `--show` prints the lines, too. Exit code 1 where the turns of a ruleset take more than 45 on average, or
 * where a typed game has other scores than the whole one, or an error.
 */
import { parseArgs } from 'node:util';
import type { Recording } from '../../src/log/recording.js';
import { recordingsOf, replayed } from '../engine/replays.js';
import { legalLogs } from '../slips/legal-logs.js';
import { typedGame } from './shortest.js';

/** The goal of the notation. */
const MOST = 45;

const { values } = parseArgs({ options: { game: { type: 'string' }, show: { type: 'boolean', default: false } } });

process.stdout.write('            games   turns  characters a turn\n');
for (const ruleset of ['valletta', 'rattus'].filter((one) => (values.game ?? one) === one)) {
  const games = legalLogs(ruleset, ['fixtures']).map(({ name, text }) => {
    const [recording] = recordingsOf(`<gamelog version="1">${text}</gamelog>`, name);
    if (!recording) throw new Error(name);
    const { text: typed, turns } = typedGame(recording);
    if (!isAsGood(typed, recording)) {
      process.stdout.write(`${name}: read again, it is another game\n`);
      process.exitCode = 1;
    }
    return turns;
  });
  const turns = games.flat();
  if (values.show) process.stdout.write(`${turns.join('\n')}\n`);
  const average = turns.reduce((sum, line) => sum + line.length, 0) / turns.length;
  const numbers = [String(games.length).padStart(6), String(turns.length).padStart(7), average.toFixed(1).padStart(9)];
  process.stdout.write(`${ruleset.padEnd(11)}${numbers.join(' ')}\n`);
  if (average > MOST) process.exitCode = 1;
}

/** Whether what is typed is read without a question, accuses nobody, and ends with the same scores. */
function isAsGood(typed: string, recording: Recording): boolean {
  const [again] = recordingsOf(typed, 'typed.kbz');
  if (!again || again.problems.length > 0) return false;
  const { scores, verdict } = replayed(again, false);
  return verdict !== 'illegal' && JSON.stringify(scores) === JSON.stringify(replayed(recording, false).scores);
}
