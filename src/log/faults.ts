/** Faults of one file, and what they have in common. */
import { MAX_FAULTS } from './limits.js';
import { Place } from './place.js';
import { quote } from './quote.js';
import type { Fault, Position, Problem, ReadEvent } from './recording.js';
import { firstInvalidByte } from './utf8.js';

/** What there is to say of a fault beside its place. */
export type FaultDetails = Partial<Pick<Fault, 'expected' | 'meant' | 'breach' | 'found' | 'instead'>>;

/** Makes the faults of one file and counts them. */
export class Faults {
  /** @param count how many have been told before, in another part of the file */
  constructor(
    readonly file: string,
    public count = 0,
  ) {}

  /** True after so many faults that the rest of the file is of no use. */
  get tooMany(): boolean {
    return this.count >= MAX_FAULTS;
  }

  /** A fault as an event; the last one that a file may have says so itself. */
  event(fault: Fault['fault'], position: Position, details: FaultDetails = {}): ReadEvent {
    this.count += 1;
    if (this.tooMany) {
      return { type: 'fault', fault: { file: this.file, fault: 'too-many', position, expected: String(MAX_FAULTS) } };
    }
    const found = details.found === undefined ? {} : { found: quote(details.found) };
    return { type: 'fault', fault: { file: this.file, fault, position, ...details, ...found } };
  }
}

/** The fault of bytes that are no UTF-8. */
export function encodingFault(faults: Faults, bytes: Uint8Array, start: Position): ReadEvent {
  const { position, found } = invalidByteIn(bytes, start);
  return faults.event('encoding', position, { found, expected: 'UTF-8' });
}

/** The first byte that is not part of valid UTF-8, as people write it, and where it stands. @param start where the bytes begin */
export function invalidByteIn(
  bytes: Uint8Array,
  start?: Position,
): { readonly position: Position; readonly found: string } {
  const at = Math.max(firstInvalidByte(bytes), 0);
  const place = new Place(start);
  place.pass(bytes, 0, at);
  return { position: place.position, found: `0x${(bytes[at] ?? 0).toString(16).toUpperCase().padStart(2, '0')}` };
}

const FAULT_OF: Readonly<Record<Problem['problem'], Fault['fault']>> = {
  'unknown-element': 'unknown-element',
  'misplaced-element': 'unknown-element',
  'repeated-element': 'unknown-element',
  'unknown-attribute': 'unknown-attribute',
  'missing-attribute': 'missing-attribute',
  'bad-value': 'bad-value',
  'unexpected-text': 'unexpected-text',
  unordered: 'unexpected-text',
  'repeated-id': 'bad-value',
  'bad-player-id': 'bad-value',
  spelling: 'bad-value',
  'ill-formed': 'ill-formed',
  'too-large': 'too-large',
  'too-deep': 'too-deep',
  'too-many-elements': 'too-large',
  'too-many-attributes': 'too-large',
  'too-many-players': 'too-large',
  'too-many': 'too-many',
};

/** What a problem outside the games is called. */
export function faultOf(problem: Problem): Fault['fault'] {
  return problem.attribute === 'version' && problem.problem === 'bad-value'
    ? 'unknown-version'
    : FAULT_OF[problem.problem];
}

/** What a problem tells, for a fault. */
export function detailsOf({ problem, attribute, found, expected, meant, breach }: Problem): FaultDetails {
  // A fault names no attribute: what is expected of a missing one is that it stands there.
  if (problem === 'missing-attribute' && attribute !== undefined) return { expected: attribute };
  return {
    found,
    ...(expected !== undefined && { expected }),
    ...(meant !== undefined && { meant }),
    ...(breach !== undefined && { breach }),
  };
}
