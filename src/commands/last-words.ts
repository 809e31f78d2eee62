/**
 * What is said when a run cannot go on at all. It needs no other file of the program: perhaps none can be opened any more.
 */
import process from 'node:process';
import { isSystemError } from '../io/system-error.js';
import { plain } from '../output/plain.js';
import { EXIT } from './exit.js';
import { errorColours } from './wanted-colours.js';

let watched = false;

/** From now on what is thrown where nobody waits for it ends the program with a sentence, and not with a stack. */
export function watchForFailures(): void {
  if (watched) return;
  watched = true;
  process.on('uncaughtException', (error) => process.exit(lastWords(error)));
}

/** Says on standard error what went wrong. @returns the exit code */
export function lastWords(error: unknown): number {
  const message = plain(error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error));
  const { red } = errorColours();
  if (isSystemError(error)) process.stderr.write(`${red('kiebitz: the operating system refuses:')} ${message}\n`);
  else {
    process.stderr.write(`${red('kiebitz: internal error:')} ${message}\n`);
    process.stderr.write('This is our fault, not yours. Please report it with the log that caused it.\n');
  }
  if (process.env['KIEBITZ_DEBUG'] && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
  return EXIT.internal;
}
