import { readLogBytes } from '../log/read.js';
import type { Fault, Recording } from '../log/recording.js';
import { vocabularyOf } from '../vocabularies.js';

/** What a text holds. */
export interface ReadLog {
  readonly games: readonly Recording[];
  /** What could not be read; nothing is dropped in silence. */
  readonly faults: readonly Fault[];
}

/**
 * Reads the games of a log in XML, JSON or NDJSON. Never throws, whatever the text.
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
  const bytes = typeof log === 'string' ? new TextEncoder().encode(log) : log;
  if (!isBytes(bytes)) throw new TypeError(`expected the text of a log, or its bytes; got ${typeof log}`);
  const games: Recording[] = [];
  const faults: Fault[] = [];
  for (const event of readLogBytes(bytes, file, vocabularyOf)) {
    if (event.type === 'fault') faults.push(event.fault);
    else games.push(event.recording);
  }
  return { games, faults };
}

/** Programs in JavaScript give anything; and bytes of another realm (a file that is read in Jest) are bytes, too. */
export function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && 'BYTES_PER_ELEMENT' in value && value.BYTES_PER_ELEMENT === 1;
}
