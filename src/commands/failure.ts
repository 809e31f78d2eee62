/** What is said when a run cannot go on. */
import { coloursFor } from '../output/colours.js';
import { plain } from '../output/plain.js';
import { UnusableEdition } from './editions.js';
import { EXIT } from './exit.js';

/** Says on standard error what went wrong. @returns the exit code */
export function reportFailure(error: unknown): number {
  const colours = coloursFor(process.stderr.isTTY === true && !process.env['NO_COLOR']);
  if (error instanceof UnusableEdition) {
    const { file, fault, found, position } = error.fault;
    const place = position ? `${file}:${position.line}:${position.column}` : file;
    process.stderr.write(
      `${colours.red('kiebitz:')} ${plain(`${place}: ${fault}${found === undefined ? '' : ` (${found})`}`)}\n`,
    );
    return EXIT.unread;
  }
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${colours.red('kiebitz: internal error:')} ${plain(message)}\n`);
  process.stderr.write('This is our fault, not yours. Please report it with the log that caused it.\n');
  if (process.env['KIEBITZ_DEBUG'] && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
  return EXIT.internal;
}
