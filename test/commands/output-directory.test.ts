/** Directories that several make at once: an archive that a job array begins. */
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeDirectory } from '../../src/commands/output-directory.js';

const ROUNDS = 400;
const MOST_PAUSES = 20;

it('is made by two that want it a moment after each other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kiebitz-'));
  for (let round = 0; round < ROUNDS; round += 1) {
    const path = join(folder, String(round), 'parts');
    const first = makeDirectory(path);
    for (let pause = 0; pause < round % MOST_PAUSES; pause += 1) await immediate();
    expect(await Promise.all([first, makeDirectory(path)])).toEqual([undefined, undefined]);
    expect(statSync(path).isDirectory()).toBe(true);
  }
});

it('is refused where the system refuses it', async () => {
  const path = join(process.execPath, 'no-directory');
  expect(await makeDirectory(path)).toEqual({ path, code: 'ENOTDIR' });
});
