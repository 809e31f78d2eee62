/** From what stands on the command line to the files that are meant. */
import type { Dirent } from 'node:fs';
import { lstat, open, readdir, realpath, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { MARK, versionInMark } from '../archive/mark.js';
import type { PartReading } from '../log/between.js';
import type { Fault } from '../log/recording.js';
import { filesMatching, mayBePattern } from './patterns.js';
import { readingCode } from './system-error.js';

/** The name of standard input and output. */
export const STANDARD_STREAM = '-';

/** Whether anything that is named can be read only once: standard input, or a pipe (`<(zcat logs.gz)`). */
export async function hasPipe(names: readonly string[]): Promise<boolean> {
  const isPipe = (name: string): Promise<boolean> =>
    stat(name).then(
      (found) => found.isFIFO(),
      () => false,
    );
  return names.includes(STANDARD_STREAM) || (await Promise.all(names.map(isPipe))).includes(true);
}

/** The file in the working directory that says what the command line leaves out; wherever it lies, it is no log. */
export const CONFIGURATION = 'kiebitz.config.json';

/** Files with these endings are taken from a directory. Others must be named themselves. */
const LOG_EXTENSIONS: readonly string[] = ['.xml', '.json', '.ndjson', '.jsonl', '.kbz'];

/** From one place between two games of a file to another. */
export interface FilePart {
  /** In bytes. */
  readonly start: number;
  /** Behind the last byte; undefined for the end of the file. */
  readonly end: number | undefined;
  readonly reading: PartReading;
}

/** A file to be read. */
export interface InputFile {
  readonly type: 'file';
  readonly path: string;
  /** True for what stands on the command line, false for what was found in a directory. */
  readonly named: boolean;
  /** Only so much of it is read. */
  readonly part?: FilePart;
}

/** A file to be read, or a name behind which there is none. */
export type Input = InputFile | { readonly type: 'fault'; readonly fault: Fault };

/**
 * The files meant by names of files, of directories, by patterns, and `-` for standard input, in the order given; those of a
 * directory (and of all directories in it) sorted by name, by code units and not by anybody's language. Names that begin
 * with a dot are passed over, and so is an archive of games: what it keeps is no log. A directory without any log is a fault. What was found before stays what it is.
 *
 * A file comes once, at the first of the names that lead to it, whatever links there are; where one of them is its own name,
 * it is named.
 */
export async function* findInputs(names: Iterable<string | Input>): AsyncGenerator<Input> {
  const all = await expanded(names);
  const named = new Set<string>();
  for (const name of all) if (typeof name === 'string') named.add(await realName(name));
  const seen = new Set<string>();
  for (const name of all) {
    if (typeof name !== 'string') {
      yield name;
      continue;
    }
    for await (const { input, real } of name === STANDARD_STREAM ? [at(name, name)] : foundAt(name)) {
      if (real !== undefined && seen.has(real)) continue;
      if (real === undefined || input.type === 'fault') yield input;
      else {
        seen.add(real);
        yield { ...input, named: named.has(real) };
      }
    }
  }
}

/** The names, with the files that they match in the place of patterns. A file that bears the very name comes before those. */
async function expanded(names: Iterable<string | Input>): Promise<readonly (string | Input)[]> {
  const all: (string | Input)[] = [];
  for (const name of names) {
    if (typeof name !== 'string' || !mayBePattern(name) || (await exists(name))) {
      all.push(name);
      continue;
    }
    const matching = await filesMatching(name);
    all.push(...matching);
    if (matching.length > 0) continue;
    all.push({ type: 'fault', fault: { file: name, fault: 'unreadable', position: undefined, instead: 'pattern' } });
  }
  return all;
}

function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** What lies at a name, and the name that it really has; undefined where there is none. */
interface Found {
  readonly input: Input;
  readonly real: string | undefined;
}

/** The same for all names of a file; a name behind which there is nothing is itself. */
async function realName(path: string): Promise<string> {
  return path === STANDARD_STREAM ? path : realpath(path).catch(() => path);
}

async function* foundAt(path: string): AsyncGenerator<Found> {
  try {
    if (!(await stat(path)).isDirectory()) {
      yield at(path, await realName(path));
      return;
    }
  } catch (error) {
    yield unreadable(path, error);
    return;
  }
  let count = 0;
  for await (const found of inside(path, new Set())) {
    count += 1;
    yield found;
  }
  if (count === 0) {
    const expected = LOG_EXTENSIONS.join(' ');
    yield faulty({ file: path, fault: 'no-log', position: undefined, expected });
  }
}

/** @param around the real paths of this directory and those around it, since links can lead in circles */
async function* inside(directory: string, around: ReadonlySet<string>): AsyncGenerator<Found> {
  let entries: Dirent[];
  let real: string;
  try {
    real = await realpath(directory);
    if (around.has(real)) return;
    entries = await readdir(directory, { withFileTypes: true });
  } catch (error) {
    yield unreadable(directory, error);
    return;
  }
  if (await isArchive(directory, entries)) return;
  const here = new Set([...around, real]);
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (entry.name.startsWith('.') || entry.name === CONFIGURATION) continue;
    const path = join(directory, entry.name);
    const kind = await kindOf(entry, path);
    if (kind === 'directory') yield* inside(path, here);
    else if (!LOG_EXTENSIONS.includes(extensionOf(entry.name))) continue;
    else if (kind === 'file') {
      yield at(path, entry.isFile() ? join(real, entry.name) : await realName(path));
    }
    // Nobody may ever write into a pipe, and a device never ends: they are read only where somebody names them.
    else yield faulty({ file: path, fault: 'no-log', position: undefined, passedOver: true });
  }
}

/** Longer than any file that makes a folder an archive, in bytes. */
const LONGEST_MARK = 64;

/** Whether a directory is an archive of games. @param entries what lies in it */
async function isArchive(directory: string, entries: readonly Dirent[]): Promise<boolean> {
  const path = join(directory, MARK);
  const entry = entries.find(({ name }) => name === MARK);
  if (!entry || (await kindOf(entry, path)) !== 'file') return false;
  const file = await open(path).catch(() => undefined);
  try {
    const read = await file?.read(Buffer.alloc(LONGEST_MARK), 0, LONGEST_MARK);
    return read !== undefined && versionInMark(read.buffer.toString('utf8', 0, read.bytesRead)) !== undefined;
  } finally {
    await file?.close();
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

function at(path: string, real: string): Found {
  return { input: { type: 'file', path, named: true }, real };
}

function faulty(fault: Fault): Found {
  return { input: { type: 'fault', fault }, real: undefined };
}

function unreadable(path: string, error: unknown): Found {
  return faulty({ file: path, fault: 'unreadable', position: undefined, found: readingCode(path, error) });
}
