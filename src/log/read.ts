/** Bytes -> recordings: finds out the notation of a file and reads its games, one at a time. */
import { Buffer } from 'node:buffer';
import type { Between } from './between.js';
import { Faults } from './faults.js';
import { foreignKindOf } from './foreign.js';
import { JsonReader } from './json/read-json.js';
import { KbzReader } from './kbz/read-kbz.js';
import { byteOrderMark, firstNonSpace, isUtf16, notationOf } from './notation.js';
import { Place } from './place.js';
import type { LogReader, ReadOptions, VocabularyOf } from './reader.js';
import type { ReadEvent } from './recording.js';
import { XmlReader } from './xml/read-xml.js';

/** So much of the beginning is looked at together: to recognise an encoding, and to quote what is no log. */
const HEAD = 512;
const NOTHING = new Uint8Array(0);
/** So far behind the beginning a log is looked for. */
const FAR = 16_384;
/** How a log begins, in each of its notations. */
const LOG = /<(?:gamelog|game)(?=[\s>])|\{\s*"type"\s*:\s*"(?:gamelog|game)"|^(?:kbz [0-9]|game [a-z]+ \S)/m;

/** How a log begins that stands behind something else, such as what the program has printed before it; undefined where there is none. */
function logBehind(bytes: Uint8Array): string | undefined {
  return LOG.exec(new TextDecoder().decode(bytes.subarray(0, FAR)))?.[0];
}

/** What is quoted of something that is no log. */
function firstWords(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 40)).toString('utf8').split('\n', 1)[0] ?? '';
}

/**
 * Reads a file, in whatever notation it is, and yields its games and faults in the order of the file.
 * Only one game is in memory at a time; the chunks may be overwritten as soon as the next one is asked for.
 * Never throws, except what `bytes` throws.
 * @param file how messages name it; `-` for standard input
 */
export async function* readLog(
  bytes: AsyncIterable<Uint8Array>,
  file: string,
  vocabularyOf: VocabularyOf,
  options: ReadOptions = {},
): AsyncGenerator<ReadEvent> {
  const reader = new AnyReader(file, vocabularyOf, options);
  for await (const chunk of bytes) {
    yield* reader.push(chunk);
    if (reader.stopped) return;
  }
  const { part } = options;
  if (!part || part.isLast) yield* reader.finish();
  else part.between = reader.between;
  if (part) part.faults = reader.faults.count;
}

const READERS = { xml: XmlReader, json: JsonReader, kbz: KbzReader };

/** The same for a file that is in memory already. */
export function* readLogBytes(
  bytes: Uint8Array,
  file: string,
  vocabularyOf: VocabularyOf,
  options: ReadOptions = {},
): Generator<ReadEvent> {
  const reader = new AnyReader(file, vocabularyOf, options);
  yield* reader.push(bytes);
  if (!reader.stopped) yield* reader.finish();
}

/** Reads any notation: looks at the first characters and leaves the rest to the reader of theirs. */
class AnyReader implements LogReader {
  private reader: LogReader | undefined;
  readonly faults: Faults;
  private readonly place: Place;
  /** The first bytes, while they are too few. */
  private head: Uint8Array = NOTHING;
  private headIsSeen = false;
  private isStopped = false;

  constructor(
    private readonly file: string,
    private readonly vocabularyOf: VocabularyOf,
    private readonly options: ReadOptions,
  ) {
    const { part } = options;
    this.faults = new Faults(file, part?.faults);
    this.place = new Place(part?.from);
    if (!part?.between) return;
    this.headIsSeen = true;
    this.reader = this.readerOf(part.between.notation);
    part.between = undefined;
  }

  get stopped(): boolean {
    return this.isStopped || (this.reader?.stopped ?? false);
  }

  get between(): Between | undefined {
    return this.reader?.between;
  }

  *push(chunk: Uint8Array): Generator<ReadEvent> {
    if (this.reader) {
      yield* this.reader.push(chunk);
      return;
    }
    let bytes = chunk;
    if (!this.headIsSeen) {
      bytes = Buffer.concat([this.head, chunk]);
      this.head = bytes;
      if (bytes.length < HEAD) return;
    }
    yield* this.begin(bytes);
  }

  *finish(): Generator<ReadEvent> {
    if (!this.headIsSeen) yield* this.begin(this.head);
    if (this.stopped) return;
    if (this.reader) yield* this.reader.finish();
    else yield this.faults.event('empty', this.place.position);
  }

  private *begin(bytes: Uint8Array): Generator<ReadEvent> {
    const { place, faults } = this;
    if (!this.headIsSeen && isUtf16(bytes)) {
      this.isStopped = true;
      yield faults.event('encoding', place.position, { found: 'UTF-16', expected: 'UTF-8', instead: 'utf-16' });
      return;
    }
    const start = this.headIsSeen ? 0 : byteOrderMark(bytes);
    this.headIsSeen = true;
    this.head = NOTHING;
    const first = firstNonSpace(bytes, start);
    place.pass(bytes, start, first);
    if (first === bytes.length) return;
    const notation = notationOf(bytes.subarray(first));
    const log = notation === 'none' ? logBehind(bytes.subarray(first)) : undefined;
    if (log !== undefined) {
      this.isStopped = true;
      const found = firstWords(bytes.subarray(first));
      yield faults.event('ill-formed', place.position, { breach: 'text-outside', found, expected: log });
      return;
    }
    const instead = notation === 'kbz' ? undefined : foreignKindOf(bytes.subarray(first, HEAD));
    if (instead) {
      this.isStopped = true;
      yield faults.event('no-log', place.position, { instead });
      return;
    }
    if (notation === 'none') {
      this.isStopped = true;
      const found = firstWords(bytes.subarray(first));
      // Telephones begin a line with a capital letter.
      const expected = (/^(?:game|kbz)(?=\s)/i.exec(found)?.[0] ?? '<gamelog').toLowerCase();
      yield faults.event('no-log', place.position, { found, expected });
      return;
    }
    this.reader = this.readerOf(notation);
    yield* this.reader.push(bytes.subarray(first));
  }

  private readerOf(notation: keyof typeof READERS): LogReader {
    const { file, vocabularyOf, place, faults } = this;
    return new READERS[notation]({ ...this.options, file, vocabularyOf, place, faults });
  }
}
