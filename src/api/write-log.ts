import { rawOf } from '../log/raw.js';
import type { Recording } from '../log/recording.js';
import { logWriter, type OutputNotation } from '../log/write.js';
import { vocabularyOf } from '../vocabularies.js';

/**
 * Writes games as a log.
 *
 * ```ts
 * import { readLog, writeLog } from 'kiebitz';
 *
 * const { games } = readLog(text);
 * const lines = writeLog(games, 'ndjson');
 * console.log(readLog(lines).games[0]?.id === games[0]?.id); // true
 * ```
 *
 * @param notation NDJSON has one game to a line
 * @returns the whole text; what no notation can hold (comments in JSON) is left out, as `kiebitz convert` does
 */
export function writeLog(games: readonly Recording[], notation: OutputNotation = 'xml'): string {
  const writer = logWriter(notation, vocabularyOf);
  return [writer.start(), ...games.map((game) => writer.game(rawOf(game)).text), writer.end()].join('');
}
