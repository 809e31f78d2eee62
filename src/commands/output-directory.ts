/** The directory that the pages of a run go to. */
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../io/system-error.js';
import type { WriteFailure } from '../io/write-whole.js';

/** Makes a directory with those around it, where they do not exist. @returns what the operating system refused */
export async function makeDirectory(path: string): Promise<WriteFailure | undefined> {
  try {
    await make(path);
    return undefined;
  } catch (error) {
    return { path, code: errorCode(error) };
  }
}

/** One by one: where a system says of a directory that is there that it is not (`/proc/x`), `recursive` of Node.js 20 never ends. */
async function make(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (await isDirectory(path)) return;
    const around = dirname(path);
    if (errorCode(error) !== 'ENOENT' || around === path || (await isDirectory(around))) throw error;
    await make(around);
    await make(path);
  }
}

function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
