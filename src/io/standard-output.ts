/** Standard output, for results. */
import { once } from 'node:events';
import process from 'node:process';
import { hasGone } from './system-error.js';
import { type Content, type WriteFailure, writeWhole } from './write-whole.js';

let watched = false;
let failure: string | undefined;

/**
 * From now on a standard stream that cannot be written to does not end the program: neither a reader that has gone away
 * (`--help | head -1`, `2>&1 | head -1`) nor a full disk is a fault of ours.
 */
export function watchStandardStreams(): void {
  if (watched) return;
  watched = true;
  process.stdout.on('error', (error) => {
    if (!hasGone(error)) failure ??= codeOf(error);
  });
  // There is nowhere to say that nothing can be said.
  process.stderr.on('error', () => undefined);
}

/** Why standard output could not be written to the end (`ENOSPC` ...); a reader who has enough of it is no reason. */
export async function standardOutputFailure(): Promise<string | undefined> {
  // A stream says what went wrong only after the call that wrote to it.
  await new Promise(setImmediate);
  return failure;
}

/**
 * Writes to standard output, no faster than the reader at the other end reads.
 * @returns `closed` where that reader has gone away (`| head`), or nothing can be written any more: whatever comes now is
 * of no use to anybody
 */
export async function writeStandardOutput(content: Content): Promise<'written' | 'closed'> {
  const { stdout } = process;
  let gone = false;
  const onError = (): void => {
    gone = true;
  };
  stdout.on('error', onError);
  try {
    const pieces = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
    for await (const piece of pieces) {
      if (gone || stdout.destroyed) return 'closed';
      if (!stdout.write(piece)) {
        const waiting = new AbortController();
        const { signal } = waiting;
        await Promise.race([once(stdout, 'drain', { signal }), once(stdout, 'close', { signal })]).catch(
          () => undefined,
        );
        // Whatever did not happen is waited for no longer.
        waiting.abort();
      }
    }
    return gone ? 'closed' : 'written';
  } finally {
    stdout.off('error', onError);
  }
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

/** Writes a file whole or not at all, or to standard output, whose name is `-`. @returns what the operating system refused of the file */
export async function writeTo(path: string, content: Content): Promise<WriteFailure | undefined> {
  if (path !== '-') return writeWhole(path, content);
  await writeStandardOutput(content);
  return undefined;
}
