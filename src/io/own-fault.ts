import process from 'node:process';
import type { Fault, Position } from '../log/recording.js';

/**
 * A fault of ours that kept a game, or a file, from being done: it is named, and the others go on.
 * @param position where the game begins; undefined for a file as a whole
 */
export function ownFault(file: string, position: Position | undefined, error: unknown): Fault {
  if (process.env['KIEBITZ_DEBUG'] && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
  const found = error instanceof Error ? error.message : String(error);
  return { file, fault: 'internal', position, found: found.split('\n', 1)[0] ?? '' };
}
