/** The user's own files that options name, beside the logs: those that say what is known, notes, and editions. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { errorCode } from '../io/system-error.js';
import type { FileMistake } from '../known/json-file.js';
import type { Fault, Position } from '../log/recording.js';
import { plain } from '../output/plain.js';
import type { Speaker } from '../text/speaker.js';
import { errorColours } from './wanted-colours.js';

/** @returns the text of a file, or what is wrong with it */
export async function readText(path: string): Promise<string | FileMistake> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    return { file: path, mistake: 'unreadable', position: undefined, found: errorCode(error) };
  }
}

/** Whether what is no log among the logs is a file that an option names: then nobody need be told. */
export function isOwnFile({ file, passedOver }: Fault, paths: readonly string[]): boolean {
  return passedOver === true && paths.some((path) => resolve(path) === resolve(file));
}

/** Says on standard error what is wrong in such files. @param speaker with the part `referee` */
export function complainOfFiles(mistakes: readonly FileMistake[], speaker: Speaker): void {
  for (const { file, mistake, position, found = '', expected = '', meant } of mistakes) {
    const says = meant === undefined ? (found === '' ? 'plain' : 'found') : 'meant';
    const told = { found, code: found, expected, meant: meant ?? '', says };
    complain(file, position, speaker.text(`referee-file-${mistake}`, told));
  }
}

/** Says a sentence about a place in a file on standard error. */
export function complain(file: string, position: Position | undefined, sentence: string): void {
  const colours = errorColours();
  const place = position ? `${file}:${position.line}:${position.column}` : file;
  process.stderr.write(`${colours.red('kiebitz:')} ${plain(place)}: ${plain(sentence)}\n`);
}
