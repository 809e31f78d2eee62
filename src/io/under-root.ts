/** Names of files that others have written down: they may lead nowhere but into the folder that was declared for them. */
import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { errorCode } from './system-error.js';

/** Why a name is not followed. `code`: what the system says. */
export type Astray = { readonly astray: 'outside' } | { readonly astray: 'unreadable'; readonly code: string };

const LONGEST = 4_096;

/** The name of a file as it is written down, with `/` on every system; undefined for one that does not lie under the root. */
export function nameUnder(root: string, path: string): string | undefined {
  const name = relative(resolve(root), resolve(path)).split(sep).join('/');
  return isInside(name) ? name : undefined;
}

/** The path of a file by its name; neither the name nor any link in it leads out of the root, and it is no device. */
export async function pathUnder(root: string, name: string): Promise<{ readonly path: string } | Astray> {
  if (!isInside(name)) return { astray: 'outside' };
  const path = join(root, name);
  try {
    const real = await realpath(path);
    if (
      !isInside(
        relative(await realpath(root), real)
          .split(sep)
          .join('/'),
      )
    )
      return { astray: 'outside' };
    return (await stat(real)).isFile() ? { path } : { astray: 'unreadable', code: 'EINVAL' };
  } catch (error) {
    return { astray: 'unreadable', code: errorCode(error) };
  }
}

function isInside(name: unknown): boolean {
  if (typeof name !== 'string' || name.length > LONGEST || name.includes('\0') || isAbsolute(name)) return false;
  return name.split('/').every((step) => step !== '' && step !== '.' && step !== '..');
}
