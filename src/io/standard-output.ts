/** Standard output, for results. */
import { once } from 'node:events';
import process from 'node:process';
import type { Content } from './write-whole.js';

/**
 * Writes to standard output, no faster than the reader at the other end reads.
 * @returns `closed` where that reader has gone away (`| head`): nothing more is of use to anybody
 */
export async function writeStandardOutput(content: Content): Promise<'written' | 'closed'> {
  const { stdout } = process;
  let gone = false;
  const onError = (error: Error): void => {
    if (!('code' in error) || error.code !== 'EPIPE') throw error;
    gone = true;
  };
  stdout.on('error', onError);
  try {
    const pieces = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
    for await (const piece of pieces) {
      if (gone || stdout.destroyed) return 'closed';
      if (!stdout.write(piece))
        await Promise.race([once(stdout, 'drain'), once(stdout, 'close')]).catch(() => undefined);
    }
    return gone ? 'closed' : 'written';
  } finally {
    stdout.off('error', onError);
  }
}
