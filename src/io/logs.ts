/** From names on the command line to recorded games. */
import { readLog } from '../log/read.js';
import type { ReadOptions, VocabularyOf } from '../log/reader.js';
import type { ReadEvent } from '../log/recording.js';
import { readBytes } from './bytes.js';
import { findInputs } from './inputs.js';
import { errorCode } from './system-error.js';

/**
 * All games, and all faults, of files, directories and `-` for standard input. What the operating system refuses is a
 * fault, too, and does not keep the other files from being read.
 */
export async function* readLogs(
  names: Iterable<string>,
  vocabularyOf: VocabularyOf,
  options?: ReadOptions,
): AsyncGenerator<ReadEvent> {
  for await (const input of findInputs(names)) {
    if (input.type === 'fault') yield input;
    else yield* readFile(input.path, vocabularyOf, options);
  }
}

async function* readFile(path: string, vocabularyOf: VocabularyOf, options?: ReadOptions): AsyncGenerator<ReadEvent> {
  try {
    yield* readLog(readBytes(path), path, vocabularyOf, options);
  } catch (error) {
    yield { type: 'fault', fault: { file: path, fault: 'unreadable', position: undefined, found: errorCode(error) } };
  }
}
