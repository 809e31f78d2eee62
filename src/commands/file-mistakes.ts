/** The user's own files that options name, beside the logs: those that say what is known, notes, and editions. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readingCode } from '../io/system-error.js';
import { isPacked } from '../io/unpack.js';
import type { FileMistake } from '../known/json-file.js';
import { invalidByteIn } from '../log/faults.js';
import { isUtf16 } from '../log/notation.js';
import type { Fault, Position } from '../log/recording.js';
import { decodeUtf8 } from '../log/utf8.js';
import { plain } from '../output/plain.js';
import type { Speaker } from '../text/speaker.js';
import { errorColours } from './wanted-colours.js';

/** What is found in a file that Windows has written. */
const UTF_16 = 'UTF-16';

/** @returns the text of a file, or what is wrong with it */
export async function readText(path: string): Promise<string | FileMistake> {
  try {
    const bytes = await readFile(path);
    if (isPacked(bytes)) return { file: path, mistake: 'packed', position: undefined };
    if (isUtf16(bytes)) return { file: path, mistake: 'encoding', position: undefined, found: UTF_16 };
    return decodeUtf8(bytes) ?? { file: path, mistake: 'encoding', ...invalidByteIn(bytes) };
  } catch (error) {
    return { file: path, mistake: 'unreadable', position: undefined, found: readingCode(path, error) };
  }
}

/** Whether what is no log among the logs is a file that an option names: then nobody need be told. */
export function isOwnFile({ file, passedOver }: Fault, paths: readonly string[]): boolean {
  return passedOver === true && paths.some((path) => resolve(path) === resolve(file));
}

/** Says on standard error what is wrong in such files. @param speaker with the part `referee` */
export function complainOfFiles(mistakes: readonly FileMistake[], speaker: Speaker): void {
  for (const { file, mistake, position, found = '', expected = '', meant } of mistakes) {
    const plainly = found === '' ? 'plain' : 'found';
    const says = meant !== undefined ? 'meant' : mistake === 'encoding' && found === UTF_16 ? 'utf-16' : plainly;
    const told = { found, code: found, expected, meant: meant ?? '', says };
    complainAt(file, position, speaker.text(`referee-file-${mistake}`, told));
  }
}

/** Says a sentence about a place in a file on standard error. */
export function complainAt(file: string, position: Position | undefined, sentence: string): void {
  const colours = errorColours();
  const place = position ? `${file}:${position.line}:${position.column}` : file;
  process.stderr.write(`${colours.red('kiebitz:')} ${plain(place)}: ${plain(sentence)}\n`);
}
