/** Runs `check` as the program does, in this process, and keeps what it says. */
import { check } from '../../src/commands/check.js';
import type { CheckOptions } from '../../src/commands/check-options.js';
import { type Said, said } from './said.js';

/** One worker: then everything stays in this process. */
export function runCheck(paths: readonly string[], options: Partial<CheckOptions> = {}): Promise<Said> {
  return said(() => check(paths, { format: 'text', all: false, color: false, components: [], ...options }, 1));
}
