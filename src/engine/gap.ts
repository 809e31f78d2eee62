/** What a record lacks where a move cannot be decided: a handful of kinds, the same in all games. */
import type { Place } from './finding.js';
import type { RuleId } from './rule.js';

/** The kinds, in the order in which they are told. */
export const GAPS = [
  'hands', // opening hands are not recorded
  'draws', // nor is what was drawn
  'setup', // nor is what was laid out
  'reveals', // nor is what was turned up or looked at
  'choice', // a decision is not recorded, or hidden
  'losses', // what somebody lost is not stated
  'values', // a card value that nobody has named
  'notation', // something could not be read
  'end', // the text breaks off
  'breach', // an error before it leaves open what was the case
] as const;
export type Gap = (typeof GAPS)[number];

/** One of them, or several together: never none. */
export type Gaps = Gap | readonly Gap[];

/** As a list. */
export function listOf(gaps: Gaps): readonly Gap[] {
  return typeof gaps === 'string' ? [gaps] : gaps;
}

/** Both together, each once. */
export function withGaps(known: readonly Gap[], more: Gaps): readonly Gap[] {
  if (typeof more === 'string') return known.includes(more) ? known : [...known, more];
  // Nearly always there are none yet, or nothing new.
  let all = known.length === 0 && areDistinct(more) ? more : known;
  for (const gap of more) if (!all.includes(gap)) all = [...all, gap];
  return all;
}

function areDistinct(gaps: readonly Gap[]): boolean {
  for (let at = 1; at < gaps.length; at += 1) if (gaps.indexOf(gaps[at] as Gap) < at) return false;
  return true;
}

/** A move that nobody can decide by this record. */
export interface UndecidedMove {
  readonly at: Place;
  /** What the record lacks for it; at least one. */
  readonly gaps: readonly Gap[];
  /** The rules that it leaves open, each once; none where the move itself could not be read. */
  readonly rules: readonly RuleId[];
}

/** True where the record leaves a condition open. */
export function isOpen(truth: boolean | Gaps): truth is Gaps {
  return typeof truth !== 'boolean';
}
