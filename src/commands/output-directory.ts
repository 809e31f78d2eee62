/** The directory that the pages of a run go to. */
import { mkdir } from 'node:fs/promises';
import { errorCode } from '../io/system-error.js';
import type { WriteFailure } from '../io/write-whole.js';

/** Makes a directory with those around it, where they do not exist. @returns what the operating system refused */
export async function makeDirectory(path: string): Promise<WriteFailure | undefined> {
  try {
    await mkdir(path, { recursive: true });
    return undefined;
  } catch (error) {
    return { path, code: errorCode(error) };
  }
}
