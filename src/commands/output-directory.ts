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
  const refused = await refusalOf(path);
  if (refused === undefined) return;
  const around = dirname(path);
  if (errorCode(refused) !== 'ENOENT' || around === path) throw refused;
  if (!(await isDirectory(around))) await make(around);
  // Another process may have made the one around since.
  const again = await refusalOf(path);
  if (again !== undefined) throw again;
}

/** Makes one directory. @returns why it is not there then */
async function refusalOf(path: string): Promise<unknown> {
  try {
    await mkdir(path);
    return undefined;
  } catch (error) {
    return (await isDirectory(path)) ? undefined : error;
  }
}

function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
