/** An archive on the disk: a folder of parts, and a file that says which way they are written. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { MARK, versionInMark } from '../../archive/mark.js';
import { ARCHIVE_VERSION, type PartHead, partNamed, readPart } from '../../archive/part.js';
import type { Row } from '../../archive/row.js';
import { errorCode } from '../../io/system-error.js';
import { type WriteFailure, writeInFolder } from '../../io/write-whole.js';
import { Digests } from '../../log/digests.js';
import type { Speaker } from '../../text/speaker.js';
import { makeDirectory } from '../output-directory.js';

const PARTS = 'parts';

/** What is wrong with an archive, as a message of the part `archive`. */
export interface ArchiveMistake {
  readonly message:
    | 'archive-none'
    | 'archive-inside'
    | 'archive-version'
    | 'archive-unreadable'
    | 'archive-damaged'
    | 'archive-misnamed';
  readonly path: string;
  readonly variables?: Readonly<Record<string, string | number>>;
}

/** A part by its name. */
export type NamedPart = NonNullable<ReturnType<typeof partNamed>> & { readonly path: string };

export function mistakeText({ message, path, variables }: ArchiveMistake, speaker: Speaker): string {
  return speaker.text(message, { path, ...variables });
}

/** The folder of the parts of an archive; makes one where there is nothing yet. */
export async function makeArchive(folder: string): Promise<string | WriteFailure | ArchiveMistake> {
  const parts = join(folder, PARTS);
  const mistake = await checkMark(folder);
  if (mistake && mistake.message !== 'archive-none') return mistake;
  const around = mistake && (await archiveAround(folder));
  if (around !== undefined) return { message: 'archive-inside', path: folder, variables: { around } };
  const failure =
    (await makeDirectory(parts)) ??
    (mistake && (await writeInFolder(join(folder, MARK), `${JSON.stringify({ archive: ARCHIVE_VERSION })}\n`)));
  return failure ?? parts;
}

/** The archive in whose folders a folder lies: nobody reads there what is no part of it. */
async function archiveAround(folder: string): Promise<string | undefined> {
  const path = resolve(folder);
  const parent = dirname(path);
  if (parent === path) return undefined;
  const mistake = await checkMark(parent);
  return !mistake || mistake.message === 'archive-version' ? parent : archiveAround(parent);
}

/** The folder of the parts of an archive that is there. */
export async function partsFolder(folder: string): Promise<string | ArchiveMistake> {
  return (await checkMark(folder)) ?? join(folder, PARTS);
}

/** What is wrong with the file that says what the folder is. */
async function checkMark(folder: string): Promise<ArchiveMistake | undefined> {
  let text: string;
  try {
    text = await readFile(join(folder, MARK), 'utf8');
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return { message: 'archive-none', path: folder };
    return { message: 'archive-unreadable', path: join(folder, MARK), variables: { code } };
  }
  const found = versionInMark(text);
  if (found === undefined) return { message: 'archive-none', path: folder };
  if (found === ARCHIVE_VERSION) return undefined;
  return { message: 'archive-version', path: folder, variables: { found, known: ARCHIVE_VERSION } };
}

/** The parts of an archive in the order of their names, in which every question goes over them. */
export async function partsOf(folder: string): Promise<readonly NamedPart[] | ArchiveMistake> {
  const mistake = await checkMark(folder);
  if (mistake) return mistake;
  const parts = join(folder, PARTS);
  try {
    const names = await readdir(parts);
    return names.sort().flatMap((name) => {
      const named = partNamed(name);
      return named ? [{ ...named, path: join(parts, name) }] : [];
    });
  } catch (error) {
    const code = errorCode(error);
    return code === 'ENOENT' ? [] : { message: 'archive-unreadable', path: parts, variables: { code } };
  }
}

/** A part: its text, and what stands in it. */
export interface LoadedPart {
  readonly text: string;
  readonly head: PartHead;
  readonly rows: Iterable<Row>;
}

/** A part with its rows. */
export async function loadPart({ path }: NamedPart): Promise<LoadedPart | ArchiveMistake> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    return { message: 'archive-unreadable', path, variables: { code: errorCode(error) } };
  }
  const part = readPart(text);
  if (typeof part === 'string') return { message: 'archive-damaged', path, variables: { mistake: part } };
  return { text, ...part };
}

/** What the first line of a part says; undefined where it says nothing. */
export async function headOf({ path }: NamedPart): Promise<PartHead | undefined> {
  const text = createReadStream(path, 'utf8');
  try {
    for await (const line of createInterface({ input: text })) return JSON.parse(line) as PartHead;
  } catch {
    // What is damaged is told by whoever reads all of it.
  } finally {
    text.destroy();
  }
  return undefined;
}

/** Copies of more games than that are not looked for: memory is finite. */
export const REMEMBERED = 100_000_000;

/** Which rows of an archive are to be looked at when they are gone over: of copies of a game the first. */
export function firstCopies(): (row: Row) => boolean {
  const seen = new Digests();
  return (row) => row.type === 'fault' || seen.add(row.key, REMEMBERED);
}

/**
 * Goes over the rows of parts, in their order; of each game only over the first copy, unless all are wanted.
 * @returns what is wrong with a part
 */
export async function overRows(
  parts: readonly NamedPart[],
  withCopies: boolean,
  add: (row: Row, head: PartHead) => void,
): Promise<ArchiveMistake | undefined> {
  const isWanted = withCopies ? () => true : firstCopies();
  for (const named of parts) {
    const part = await loadPart(named);
    if ('message' in part) return part;
    for (const row of part.rows) if (isWanted(row)) add(row, part.head);
  }
  return undefined;
}

const DIGITS = 32;

/** A digest of all bytes of a file. Throws what the operating system says. */
export async function digestOfFile(path: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex').slice(0, DIGITS);
}
