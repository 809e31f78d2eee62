/** From what stands on the command line to the files that are meant. */
import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Fault } from '../log/recording.js';
import { errorCode } from './system-error.js';

/** The name of standard input and output. */
export const STANDARD_STREAM = '-';

/** Files with these endings are taken from a directory. Others must be named themselves. */
const LOG_EXTENSIONS: readonly string[] = ['.xml', '.json', '.ndjson', '.jsonl'];

/** A file to be read, or a name behind which there is none. */
export type Input =
  | {
      readonly type: 'file';
      readonly path: string;
      /** True for what stands on the command line, false for what was found in a directory. */
      readonly named: boolean;
    }
  | { readonly type: 'fault'; readonly fault: Fault };

/**
 * The files meant by names of files, of directories, and `-` for standard input, in the order given; those of a
 * directory (and of all directories in it) sorted by name, by code units and not by anybody's language. Names that begin
 * with a dot are passed over. A directory without any log is a fault. What was found before stays what it is.
 */
export async function* findInputs(names: Iterable<string | Input>): AsyncGenerator<Input> {
  for (const name of names) {
    if (typeof name !== 'string') yield name;
    else yield* name === STANDARD_STREAM ? [file(name, true)] : inputsAt(name);
  }
}

async function* inputsAt(path: string): AsyncGenerator<Input> {
  try {
    if (!(await stat(path)).isDirectory()) {
      yield file(path, true);
      return;
    }
  } catch (error) {
    yield unreadable(path, error);
    return;
  }
  let count = 0;
  for await (const input of inside(path, new Set())) {
    count += 1;
    yield input;
  }
  if (count === 0) {
    const expected = LOG_EXTENSIONS.join(' ');
    yield { type: 'fault', fault: { file: path, fault: 'no-log', position: undefined, expected } };
  }
}

/** @param around the real paths of this directory and those around it, since links can lead in circles */
async function* inside(directory: string, around: ReadonlySet<string>): AsyncGenerator<Input> {
  let entries: Dirent[];
  let here: ReadonlySet<string>;
  try {
    const real = await realpath(directory);
    if (around.has(real)) return;
    here = new Set([...around, real]);
    entries = await readdir(directory, { withFileTypes: true });
  } catch (error) {
    yield unreadable(directory, error);
    return;
  }
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue;
    const path = join(directory, entry.name);
    const kind = await kindOf(entry, path);
    if (kind === 'directory') yield* inside(path, here);
    else if (!LOG_EXTENSIONS.includes(extensionOf(entry.name))) continue;
    else if (kind === 'file') yield file(path, false);
    // Nobody may ever write into a pipe, and a device never ends: they are read only where somebody names them.
    else yield { type: 'fault', fault: { file: path, fault: 'no-log', position: undefined, passedOver: true } };
  }
}

/** Of the file itself where it is packed: `.xml` of `games.xml.gz`. */
function extensionOf(name: string): string {
  const lower = name.toLowerCase();
  return extname(lower.endsWith('.gz') ? lower.slice(0, -'.gz'.length) : lower);
}

async function kindOf(entry: Dirent, path: string): Promise<'directory' | 'file' | 'other'> {
  let found: Pick<Dirent, 'isDirectory' | 'isFile'> = entry;
  // Not every file system tells with the names what they are.
  if (!entry.isDirectory() && !entry.isFile()) {
    try {
      found = await stat(path);
    } catch {
      // A link that leads nowhere is found unreadable when its turn comes.
      return 'file';
    }
  }
  return found.isDirectory() ? 'directory' : found.isFile() ? 'file' : 'other';
}

function file(path: string, named: boolean): Input {
  return { type: 'file', path, named };
}

function unreadable(path: string, error: unknown): Input {
  return { type: 'fault', fault: { file: path, fault: 'unreadable', position: undefined, found: errorCode(error) } };
}
