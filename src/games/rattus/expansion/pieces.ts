/** Nuns and bishops, as a record places or moves them. */
import type { Filled } from '../base/asked.js';
import type { nun } from '../rules/cards/pieces.js';
import { regionNamed } from '../rules/facts.js';
import type { Region } from '../vocabulary.js';

/** @param from undefined: from beside the map */
export function slotsOf(
  { from, to, beside }: Pick<typeof nun, 'from' | 'to' | 'beside'>,
  origin: Region | undefined,
  at: Region,
): readonly Filled[] {
  return [
    [from, origin === undefined ? beside : regionNamed(origin)],
    [to, regionNamed(at)],
  ];
}
