/** What a log says that it records completely: where it does, something that is missing did not happen. */
import { known, type Unknown } from '../log/attribute.js';

interface Recorded {
  readonly values: { readonly records?: readonly string[] | Unknown };
}

/** The kinds of elements that a log records completely, as it names them. */
export type Records = ReadonlySet<string>;

/** The `records` of the `<moves>` element; empty where nothing is said. */
export function recordsOf(moves: Recorded | undefined): Records {
  return new Set(known(moves?.values.records));
}
