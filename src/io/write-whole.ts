/** Writing files whole or not at all. */
import { rmSync } from 'node:fs';
import { type FileHandle, link, lstat, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { errorCode } from './system-error.js';

/** Text or bytes, at once or piece by piece. */
export type Content = string | Uint8Array | Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** What the operating system refused. */
export interface WriteFailure {
  readonly path: string;
  /** `EACCES`, `ENOSPC` ... */
  readonly code: string;
}

/**
 * Writes a file so that nobody ever sees a part of it: into a new file in the same directory, which then takes the name.
 * What had the name before is replaced, with its permissions; something that is no file (`/dev/null`, a pipe) is written
 * to directly.
 * Errors of `content` itself are thrown on, and leave everything as it was.
 * @returns undefined when all is well
 */
export function writeWhole(path: string, content: Content): Promise<WriteFailure | undefined> {
  return write(path, content, existing);
}

/**
 * The same for a file of a folder in which only the folder was named: whatever has the name there, a link or a pipe, is
 * replaced. Nothing outside of the folder changes.
 */
export function writeInFolder(path: string, content: Content): Promise<WriteFailure | undefined> {
  return write(path, content, inFolder);
}

/** The same for a name that nothing has yet: what has got it in the meantime, from another run, is left as it is (`EEXIST`). */
export function writeNew(path: string, content: Content): Promise<WriteFailure | undefined> {
  return write(path, content, async () => undefined, giveNew);
}

async function write(
  path: string,
  content: Content,
  look: (path: string) => Promise<Existing | undefined>,
  give: (temporary: string, name: string) => Promise<void> = rename,
): Promise<WriteFailure | undefined> {
  let temporary: string | undefined;
  let handle: FileHandle | undefined;
  try {
    const before = await look(path);
    if (before && !before.isFile) {
      handle = await open(path, 'w');
      await writeAll(handle, content);
      await handle.close();
      handle = undefined;
      return undefined;
    }
    const target = before?.path ?? path;
    temporary = join(dirname(target), `.${basename(target)}.${process.pid}-${nextNumber()}.tmp`);
    begin(temporary);
    handle = await open(temporary, 'wx', before?.mode ?? 0o666);
    await writeAll(handle, content);
    await handle.sync();
    await handle.close();
    handle = undefined;
    await give(temporary, target);
    end(temporary);
    temporary = undefined;
    return undefined;
  } catch (error) {
    return { path, code: errorCode(error) };
  } finally {
    // What has gone wrong is known by now.
    await handle?.close().catch(() => undefined);
    if (temporary !== undefined) {
      await rm(temporary, { force: true }).catch(() => undefined);
      end(temporary);
    }
  }
}

async function giveNew(temporary: string, name: string): Promise<void> {
  try {
    await link(temporary, name);
    await rm(temporary);
  } catch (error) {
    if (!WITHOUT_LINKS.has(errorCode(error))) throw error;
    await rename(temporary, name);
  }
}

/** What file systems say that give no file a second name. */
const WITHOUT_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

/** New files that have not got their name yet. */
const unfinished = new Set<string>();
const BREAKING_OFF = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function begin(temporary: string): void {
  if (unfinished.size === 0) {
    process.on('exit', sweep);
    for (const signal of BREAKING_OFF) process.on(signal, breakOff);
  }
  unfinished.add(temporary);
}

function end(temporary: string): void {
  unfinished.delete(temporary);
  if (unfinished.size > 0) return;
  process.off('exit', sweep);
  for (const signal of BREAKING_OFF) process.off(signal, breakOff);
}

/** Leaves nothing behind of a run that is broken off. Where somebody else hears the signal, the run ends as they see fit. */
function breakOff(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  sweep();
  process.off(signal, breakOff);
  process.kill(process.pid, signal);
}

function sweep(): void {
  for (const temporary of unfinished) {
    try {
      rmSync(temporary, { force: true });
    } catch {
      // Nobody is left whom it could be told.
    }
  }
}

let lastNumber = 0;

function nextNumber(): number {
  lastNumber += 1;
  return lastNumber;
}

/** What has a name before it is written. */
interface Existing {
  readonly path: string;
  readonly isFile: boolean;
  readonly mode: number;
}

/** The file that has the name now; undefined for anything else. */
async function inFolder(path: string): Promise<Existing | undefined> {
  try {
    const found = await lstat(path);
    return found.isFile() ? { path, isFile: true, mode: found.mode & 0o777 } : undefined;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** What has the name now; behind a link, what the link leads to. */
async function existing(path: string): Promise<Existing | undefined> {
  try {
    const real = await realpath(path);
    const found = await stat(real);
    return { path: real, isFile: found.isFile(), mode: found.mode & 0o777 };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function writeAll(handle: FileHandle, content: Content): Promise<void> {
  if (typeof content === 'string' || content instanceof Uint8Array) {
    await handle.writeFile(content);
    return;
  }
  for await (const piece of content) await handle.writeFile(piece);
}
