/** Whether the parts that a run relies on are what was written. */
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { partName } from '../../archive/part.js';
import { errorCode } from '../../io/system-error.js';
import { type ArchiveMistake, type LoadedPart, loadPart, type NamedPart } from './folder.js';
import type { ArchiveRun } from './run.js';

/** A part that is what was written, and bears the name of what is in it. */
export async function namedRightly(named: NamedPart): Promise<LoadedPart | ArchiveMistake> {
  const part = await loadPart(named);
  if ('message' in part || partName(part.head) === basename(named.path)) return part;
  return { message: 'archive-misnamed', path: named.path };
}

/**
 * Removes parts that are damaged, so that they are made anew; of others that cannot be relied on it is told why.
 * @param parts of files that are at hand
 * @returns those that are left
 */
export async function withoutDamaged(parts: readonly NamedPart[], run: ArchiveRun): Promise<readonly NamedPart[]> {
  const left: NamedPart[] = [];
  for (const named of parts) {
    const part = await namedRightly(named);
    if (!('message' in part)) left.push(named);
    else if (part.message === 'archive-damaged' && part.variables?.['mistake'] !== 'version') {
      const { path } = named;
      const code = await rm(path).then(() => undefined, errorCode);
      if (code === undefined) run.say(run.speaker.text('archive-made-anew', { path }));
      else run.refuse({ path, code });
    } else {
      left.push(named);
      run.refuse(part);
    }
  }
  return left;
}
