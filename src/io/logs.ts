/** From names on the command line to recorded games. */
import { readLog } from '../log/read.js';
import type { VocabularyOf } from '../log/reader.js';
import type { Fault, ReadEvent } from '../log/recording.js';
import { readBytes } from './bytes.js';
import { findInputs, type Input, type InputFile } from './inputs.js';
import { ownFault } from './own-fault.js';
import { isSystemError, readingCode } from './system-error.js';
import { MAX_GROWTH, Unpackable, unpacked } from './unpack.js';

type OnMarkup = (file: string, markup: string) => void;

/**
 * All games, and all faults, of files, directories and `-` for standard input. What the operating system refuses is a
 * fault, and so is a failure of ours; neither keeps the other files from being read.
 * @param onMarkup is told of each comment and instruction outside of the games, and its file
 */
export async function* readLogs(
  names: Iterable<string | Input>,
  vocabularyOf: VocabularyOf,
  onMarkup?: OnMarkup,
): AsyncGenerator<ReadEvent> {
  for await (const input of findInputs(names)) {
    if (input.type === 'fault') yield input;
    else if (input.named || input.part?.reading.between) yield* readFile(input, vocabularyOf, onMarkup);
    else yield* passOver(input, readFile(input, vocabularyOf, onMarkup));
  }
}

/** What a file that is no log at all is full of. */
const FOREIGN: ReadonlySet<Fault['fault']> = new Set([
  'no-log',
  'unknown-element',
  'unknown-attribute',
  'unexpected-text',
]);

/**
 * A file that merely lies among the logs (`package.json`) need not be one: it is said to be passed over, and does not count
 * as unread. A log that is broken, cut off or empty does.
 */
async function* passOver({ path, part }: InputFile, events: AsyncGenerator<ReadEvent>): AsyncGenerator<ReadEvent> {
  const foreign: ReadEvent[] = [];
  for await (const event of events) {
    if (event.type === 'fault' && FOREIGN.has(event.fault.fault)) {
      foreign.push(event);
      continue;
    }
    yield* foreign;
    yield event;
    yield* events;
    return;
  }
  // What a part says is right only where the next one need not know whether it was passed over.
  if (part) part.reading.between = undefined;
  const [first] = foreign;
  if (first?.type === 'fault') {
    yield { type: 'fault', fault: { file: path, fault: 'no-log', position: first.fault.position, passedOver: true } };
  }
}

async function* readFile(
  { path, part }: InputFile,
  vocabularyOf: VocabularyOf,
  onMarkup?: OnMarkup,
): AsyncGenerator<ReadEvent> {
  try {
    if (part) {
      yield* readLog(readBytes(path, part), path, vocabularyOf, { part: part.reading });
      return;
    }
    const packed = new Ending(unpacked(readBytes(path)));
    const options = {
      isCut: () => packed.cut !== undefined,
      ...(onMarkup && { onMarkup: (markup: string) => onMarkup(path, markup) }),
    };
    for await (const event of readLog(packed.bytes(), path, vocabularyOf, options)) {
      // Of a file that is cut off before a log begins nobody knows whether it is none.
      if (!packed.cut || event.type === 'game' || !NOTHING.has(event.fault.fault)) yield event;
    }
    if (packed.cut) yield { type: 'fault', fault: unreadable(path, packed.cut) };
  } catch (error) {
    yield { type: 'fault', fault: unreadable(path, error) };
  }
}

const NOTHING: ReadonlySet<Fault['fault']> = new Set(['empty', 'no-log']);

/** The bytes of a file up to where it ends, or where it is cut off: what came before is read like any other file that stops. */
class Ending {
  cut: Unpackable | undefined;

  constructor(private readonly all: AsyncIterable<Uint8Array>) {}

  async *bytes(): AsyncGenerator<Uint8Array> {
    try {
      yield* this.all;
    } catch (error) {
      if (!(error instanceof Unpackable) || error.reason !== 'cut') throw error;
      this.cut = error;
    }
  }
}

const FAULT_OF: Readonly<Record<Unpackable['reason'], Fault['fault']>> = {
  cut: 'truncated',
  damaged: 'ill-formed',
  grows: 'too-large',
};

function unreadable(file: string, error: unknown): Fault {
  if (error instanceof Unpackable) {
    const expected = error.reason === 'grows' ? { expected: String(MAX_GROWTH) } : {};
    return { file, fault: FAULT_OF[error.reason], position: error.position, instead: error.reason, ...expected };
  }
  return isSystemError(error)
    ? { file, fault: 'unreadable', position: undefined, found: readingCode(file, error) }
    : ownFault(file, error);
}
