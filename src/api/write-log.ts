import { rawOf } from '../log/raw.js';
import type { Recording } from '../log/recording.js';
import { logWriter, OUTPUT_NOTATIONS, type OutputNotation, wholeLog } from '../log/write.js';
import { vocabularyOf } from '../vocabularies.js';
import { isRecording, refuse } from './given.js';

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
  if (!Array.isArray(games) || !games.every(isRecording)) refuse('a list of the games that readLog gives', games);
  if (!OUTPUT_NOTATIONS.includes(notation))
    throw new TypeError(`there is no notation ${notation}; expected ${OUTPUT_NOTATIONS.join(', ')}`);
  return wholeLog(games.map(rawOf), logWriter(notation, vocabularyOf));
}
