/** Reading bytes from files and from standard input. */
import { fstatSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import process from 'node:process';
import { type FilePart, STANDARD_STREAM } from './inputs.js';

/** Some ten of them are about while a file is read. */
const CHUNK = 128 * 1024;

/** Used again for the next file: V8 clears away more often where there is much of what it does not hold itself. */
const spare: Uint8Array[] = [];

let readSoFar = 0;

/** How many bytes of logs this process and its threads have read so far: what progress is reckoned from. */
export function bytesRead(): number {
  return readSoFar;
}

/** A thread has read so many. */
export function countRead(bytes: number): void {
  readSoFar += bytes;
}

/**
 * The bytes of a file, or of a part of it, or of standard input for `-`, in chunks. The next chunk is read while the last one is being
 * worked on; a chunk is overwritten when the next but one is asked for. Throws what the operating system says.
 */
export async function* readBytes(
  path: string,
  { start, end }: Pick<FilePart, 'start' | 'end'> = { start: 0, end: undefined },
): AsyncGenerator<Uint8Array> {
  if (path === STANDARD_STREAM) {
    yield* fromStandardInput();
    return;
  }
  const handle = await open(path, 'r');
  let pending: Promise<{ bytesRead: number }> | undefined;
  let [current, next] = [spare.pop() ?? new Uint8Array(CHUNK), spare.pop() ?? new Uint8Array(CHUNK)];
  try {
    let at = start;
    // What is no file but a pipe knows no places.
    const read = (into: Uint8Array): Promise<{ bytesRead: number }> =>
      handle.read(into, 0, Math.min(CHUNK, (end ?? Number.POSITIVE_INFINITY) - at), start === 0 ? null : at);
    pending = read(current);
    for (;;) {
      const { bytesRead } = await pending;
      pending = undefined;
      if (bytesRead === 0) return;
      countRead(bytesRead);
      at += bytesRead;
      pending = read(next);
      // It may fail before anybody waits for it, and is heard of when its turn comes.
      pending.catch(() => undefined);
      yield current.subarray(0, bytesRead);
      [current, next] = [next, current];
    }
  } finally {
    // Whoever stops in the middle leaves a read under way, which must not outlive its file.
    await pending?.catch(() => undefined);
    await handle.close();
    spare.push(current, next);
  }
}

/** The number under which every process has its standard input. */
const STANDARD_INPUT = 0;

async function* fromStandardInput(): AsyncGenerator<Uint8Array> {
  let isEmpty = true;
  for await (const chunk of process.stdin) {
    isEmpty = false;
    yield chunk as Uint8Array;
  }
  // Node.js takes a directory for a stream in which there is nothing; the operating system says what it is.
  if (isEmpty && fstatSync(STANDARD_INPUT).isDirectory()) readSync(STANDARD_INPUT, new Uint8Array(1));
}
