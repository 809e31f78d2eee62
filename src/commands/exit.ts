/** Exit codes: a contract (docs/output.md). */
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
