/** Everything that tests write lies in one folder, which goes when they have all run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder = '';

/** Called by vitest once, before its workers start: they inherit the place for temporary files. */
export function setup() {
  folder = mkdtempSync(join(tmpdir(), 'kiebitz-tests-'));
  process.env['TMPDIR'] = folder;
}

/** Called when all workers have ended. */
export function teardown() {
  rmSync(folder, { recursive: true, force: true });
}
