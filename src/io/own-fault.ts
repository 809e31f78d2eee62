import process from 'node:process';
import type { Fault, Source } from '../log/recording.js';

/**
 * A fault of ours that kept a game, or a file, from being done: it is named, and the others go on.
 * @param of a file as a whole, or the text of a game
 */
export function ownFault(of: string | Source, error: unknown): Fault {
  if (process.env['KIEBITZ_DEBUG'] && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
  const found = error instanceof Error ? error.message : String(error);
  const [file, position] = typeof of === 'string' ? [of, undefined] : [of.file, { line: of.line, column: of.column }];
  return { file, fault: 'internal', position, found: found.split('\n', 1)[0] ?? '' };
}
