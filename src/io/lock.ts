/** One process at a time. */
import { mkdir, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode, isSystemError } from './system-error.js';
import type { WriteFailure } from './write-whole.js';

const PAUSE_MS = 20;
/** Nobody needs a file for so long: whoever held it so has died. */
const STALE_MS = 10_000;
const PATIENCE_MS = 60_000;

/**
 * Does something with a file while no other process that asks for it does: a folder beside the file says so.
 * @returns what the work returns, or what the operating system refused
 */
export async function alone<Result>(path: string, work: () => Promise<Result>): Promise<Result | WriteFailure> {
  const target = await realpath(path).catch(() => path);
  const lock = join(dirname(target), `.${basename(target)}.lock`);
  const failure = await take(lock);
  if (failure) return failure.code === 'EBUSY' ? failure : { path, code: failure.code };
  try {
    return await work();
  } finally {
    await giveBack(lock);
  }
}

/** One that cannot be taken away is stale soon. */
async function giveBack(lock: string): Promise<void> {
  await rm(lock, { recursive: true, force: true }).catch(() => undefined);
}

async function take(lock: string): Promise<WriteFailure | undefined> {
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    try {
      await mkdir(lock);
      return undefined;
    } catch (error) {
      if (!isSystemError(error) || error.code !== 'EEXIST') return { path: lock, code: errorCode(error) };
    }
    const since = (await stat(lock).catch(() => undefined))?.mtimeMs;
    if (since !== undefined && Date.now() - since > STALE_MS) await giveBack(lock);
    await wait(PAUSE_MS);
  }
  return { path: lock, code: 'EBUSY' };
}
