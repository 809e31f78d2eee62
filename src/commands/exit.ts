/** Exit codes: a contract (docs/output.md). */
import type { Fault } from '../log/recording.js';

/** What they mean. */
export const EXIT = {
  /** Nothing to complain about. */
  fine: 0,
  /** Findings of severity error. */
  findings: 1,
  /** Wrong usage. */
  usage: 2,
  /** Some input could not be read; the rest was done. */
  unread: 3,
  /** Our own fault. */
  internal: 70,
} as const;

/** What a shell calls a program that was broken off. */
export const BROKEN_OFF = 130;

/** The same of one whose reader has gone away: what nobody reads is not judged, and that it is legal is not said. */
export const READER_GONE = 141;

/** The graver of the two: a failure of ours comes before what could not be read, and that before findings. */
export function graver(one: number, other: number): number {
  return Math.max(one, other);
}

/** The exit code that a fault stands for. */
export function exitOf({ fault, passedOver }: Fault): number {
  if (fault === 'internal') return EXIT.internal;
  return passedOver === true ? EXIT.fine : EXIT.unread;
}
