/** Reading bytes from files and from standard input. */
import { open } from 'node:fs/promises';
import process from 'node:process';
import { STANDARD_STREAM } from './inputs.js';

const CHUNK = 1024 * 1024;

let read = 0;

/** How many bytes of logs this process and its threads have read so far: what progress is reckoned from. */
export function bytesRead(): number {
  return read;
}

/** A thread has read so many. */
export function countRead(bytes: number): void {
  read += bytes;
}

/**
 * The bytes of a file, or of standard input for `-`, in large chunks. The next chunk is read while the last one is being
 * worked on; a chunk is overwritten when the next but one is asked for. Throws what the operating system says.
 */
export async function* readBytes(path: string): AsyncGenerator<Uint8Array> {
  if (path === STANDARD_STREAM) {
    for await (const chunk of process.stdin) yield chunk as Uint8Array;
    return;
  }
  const handle = await open(path, 'r');
  let pending: Promise<{ bytesRead: number }> | undefined;
  try {
    let [current, next] = [new Uint8Array(CHUNK), new Uint8Array(CHUNK)];
    pending = handle.read(current, 0, CHUNK, null);
    for (;;) {
      const { bytesRead } = await pending;
      pending = undefined;
      if (bytesRead === 0) return;
      countRead(bytesRead);
      pending = handle.read(next, 0, CHUNK, null);
      // It may fail before anybody waits for it, and is heard of when its turn comes.
      pending.catch(() => undefined);
      yield current.subarray(0, bytesRead);
      [current, next] = [next, current];
    }
  } finally {
    // Whoever stops in the middle leaves a read under way, which must not outlive its file.
    await pending?.catch(() => undefined);
    await handle.close();
  }
}
