/** Everything that tests write lies in one folder, which goes when they have all run. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** In bytes: more than the tests write. */
const ENOUGH = 4e9;

let folder = '';

/** Called by vitest once, before its workers start: they inherit the place for temporary files. */
export function setup() {
  folder = begun(MEMORY) ?? mkdtempSync(join(tmpdir(), 'kiebitz-tests-'));
  process.env['TMPDIR'] = folder;
  // No test speaks to a network. Where certificates of a proxy are set, each Node.js reads them as it starts: for two thirds as long
  // again as all else in it takes.
  delete process.env['NODE_EXTRA_CA_CERTS'];
}

/** Called when all workers have ended. */
export function teardown() {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * A folder in memory: the program waits until a file is on the disk, a test needs not.
 *
 * @param {string} place @returns {string | undefined} undefined where there is none, or no room, or no program may be run
 */
function begun(place) {
  try {
    const { bavail, bsize } = statfsSync(place);
    if (bavail * bsize < ENOUGH) return undefined;
    const made = mkdtempSync(join(place, 'kiebitz-tests-'));
    const program = join(made, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    if (spawnSync(program).status === 0) return made;
    rmSync(made, { recursive: true });
  } catch {
    // There is no such place here, or it is not ours.
  }
  return undefined;
}
