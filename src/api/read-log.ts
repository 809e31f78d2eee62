import { readLogBytes } from '../log/read.js';
import type { Fault, Recording } from '../log/recording.js';
import { vocabularyOf } from '../vocabularies.js';
import { bytesOf } from './given.js';

/** What a text holds. */
export interface ReadLog {
  readonly games: readonly Recording[];
  /** What could not be read; nothing is dropped in silence. */
  readonly faults: readonly Fault[];
}

/**
 * Reads the games of a log, in whatever notation. Never throws, whatever the text.
 *
 * ```ts
 * import { readLog } from 'kiebitz';
 *
 * const { games, faults } = readLog(text);
 * console.log(games.length, faults.length); // 1 0
 * ```
 *
 * @param log the whole log; bytes are UTF-8
 * @param file how findings name it
 * @throws TypeError for what is neither text nor bytes
 */
export function readLog(log: string | Uint8Array, file = 'log'): ReadLog {
  const bytes = bytesOf(log, 'a log');
  const games: Recording[] = [];
  const faults: Fault[] = [];
  for (const event of readLogBytes(bytes, file, vocabularyOf)) {
    if (event.type === 'fault') faults.push(event.fault);
    else games.push(event.recording);
  }
  return { games, faults };
}
