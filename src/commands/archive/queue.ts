/** What the commands that use a queue have in common: its name, and what is said where it cannot be used. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { QueueFailure } from '../../io/job-queue.js';
import { errorCode } from '../../io/system-error.js';
import type { WriteFailure } from '../../io/write-whole.js';
import type { Speaker } from '../../text/speaker.js';
import { EXIT } from '../exit.js';
import type { ArchiveMistake } from './folder.js';

const FOLDER = 'queue';
const ID = 'id';

/**
 * What the queues of an archive are called: several archives may have theirs in one database.
 * @returns undefined where nothing has been filed yet
 */
export async function queueId(folder: string): Promise<string | ArchiveMistake | undefined> {
  const path = join(folder, FOLDER, ID);
  try {
    const id = await readFile(path, 'utf8');
    return /^[0-9a-f]{16}$/.test(id) ? id : { message: 'archive-damaged', path, variables: { mistake: 'head' } };
  } catch (error) {
    const code = errorCode(error);
    return code === 'ENOENT' ? undefined : { message: 'archive-unreadable', path, variables: { code } };
  }
}

/** The same; chooses one where there is none. */
export async function madeQueueId(folder: string): Promise<string | ArchiveMistake | WriteFailure> {
  const known = await queueId(folder);
  if (known !== undefined) return known;
  const path = join(folder, FOLDER);
  try {
    // A folder with something in it is not replaced: of several that do this at once, the first one chooses.
    const draft = await mkdtemp(join(folder, '.queue-'));
    await writeFile(join(draft, ID), randomBytes(8).toString('hex'));
    await rename(draft, path).catch(() => rm(draft, { recursive: true, force: true }));
    return (await queueId(folder)) ?? { path, code: 'ENOENT' };
  } catch (error) {
    return { path, code: errorCode(error) };
  }
}

/** Each referee has a queue of its own: a worker of another version takes nothing that it would judge otherwise. */
export function queueName(id: string, key: string): string {
  return `kiebitz-${id}-${key}`;
}

/** The id of a job. */
export function jobId({ list, line }: { readonly list: string; readonly line: number }): string {
  return `${list}-${line}`;
}

/** The exit code of a queue that cannot be used. */
export function exitOfQueue({ failure }: QueueFailure): number {
  return failure === 'address' || failure === 'password-given' ? EXIT.usage : EXIT.unread;
}

export function failureText({ failure, found }: QueueFailure, speaker: Speaker): string {
  return speaker.text('queue-unusable', { failure, found });
}
