/** What a log says that it records completely: where it does, something that is missing did not happen. */
import type { Unknown } from '../log/attribute.js';

interface Recorded {
  readonly values: { readonly records?: readonly string[] | Unknown };
}

/** The `records` of the `<moves>` element; empty where nothing is said. */
export function recordsOf(moves: Recorded | undefined): ReadonlySet<string> {
  const records = moves?.values.records;
  return new Set(records === undefined || records === '?' ? [] : records);
}
