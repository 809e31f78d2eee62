/** What is to be done for an archive: files, and which parts of them it has. */
import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shard } from '../../archive/order.js';
import { partName } from '../../archive/part.js';
import { findInputs, type InputFile } from '../../io/inputs.js';
import { readingCode } from '../../io/system-error.js';
import { entryOf } from '../../log/entry-of.js';
import type { Fault } from '../../log/recording.js';
import type { ArchiveOptions, FoundFile } from './file.js';
import { digestOfFile, type NamedPart } from './folder.js';

/** What was found at some names. */
export interface Found {
  /** Each with other bytes, in the order given. */
  readonly all: readonly DigestedFile[];
  /** Files with the very bytes of another one. */
  readonly copies: number;
  readonly faults: readonly Fault[];
}

/** A file, of which nobody has asked yet what the archive has of it. */
export type DigestedFile = Omit<FoundFile, 'have'>;

/**
 * @param paths files and directories
 * @param shard one share of all files
 */
export async function findFor(
  paths: readonly string[],
  shard?: readonly [share: number, shares: number],
): Promise<Found> {
  const seen = new Set<string>();
  const all: DigestedFile[] = [];
  const faults: Fault[] = [];
  let copies = 0;
  for await (const input of findInputs(paths)) {
    const file = input.type === 'fault' ? input.fault : await digested(input);
    if ('fault' in file) {
      faults.push(file);
      continue;
    }
    const { bytes } = file;
    if (shard && Number.parseInt(bytes.slice(0, 8), 16) % shard[1] !== shard[0] - 1) continue;
    if (seen.has(bytes)) copies += 1;
    else all.push(file);
    seen.add(bytes);
  }
  return { all, copies, faults };
}

/** Files that the archive does not have whole, with what it has. @param parts that it has, of one referee */
export function lackingFiles(files: readonly DigestedFile[], parts: readonly NamedPart[]): readonly FoundFile[] {
  const known = partsByFile(parts);
  return files.flatMap((file) => {
    const own = known.get(file.bytes) ?? [];
    return isWhole(own) ? [] : [{ ...file, have: own.map(({ part }) => part) }];
  });
}

/** Parts of each file, by the digest of its bytes. */
export function partsByFile<Part extends { readonly bytes: string }>(
  parts: readonly Part[],
): ReadonlyMap<string, readonly Part[]> {
  const files = new Map<string, Part[]>();
  for (const part of parts) {
    entryOf(files, part.bytes, () => []).push(part);
  }
  return files;
}

/** True where these are all parts of a file, each once. @param parts in their order */
export function isWhole(parts: readonly { readonly part: number; readonly end: boolean }[]): boolean {
  return parts.at(-1)?.end === true && parts.every(({ part }, place) => part === place);
}

/** The file as it is now, with the digest of its bytes. */
export async function digested(input: InputFile): Promise<DigestedFile | Fault> {
  try {
    // Before the digest: what is written in between is noticed later.
    const { size, mtimeMs: modified } = await stat(input.path);
    return { input, bytes: await digestOfFile(input.path), size, modified };
  } catch (error) {
    return { file: input.path, fault: 'unreadable', position: undefined, found: readingCode(input.path, error) };
  }
}

/** Which parts of a file, or which one of a large file, are there, up to the first one that is missing. */
export async function keptParts(
  { parts, referee }: ArchiveOptions,
  { bytes, shard }: Pick<FoundFile, 'bytes'> & { readonly shard?: Shard },
): Promise<{ readonly have: readonly number[]; readonly isWhole: boolean }> {
  const isThere = (part: number, end: boolean): Promise<boolean> =>
    access(join(parts, partName({ bytes, referee, part, end }))).then(
      () => true,
      () => false,
    );
  const have: number[] = [];
  for (let part = shard?.part ?? 0; ; part += 1) {
    const isEnd = await isThere(part, true);
    if (!isEnd && !(await isThere(part, false))) return { have, isWhole: false };
    have.push(part);
    if (isEnd || shard) return { have, isWhole: true };
  }
}
