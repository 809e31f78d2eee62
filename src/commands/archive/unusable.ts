/** Why an archive cannot be used. */
import type { WriteFailure } from '../../io/write-whole.js';
import type { Speaker } from '../../text/speaker.js';

/** What is wrong with an archive, as a message of the part `archive`. */
interface ArchiveMistake {
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

/** An archive that cannot be read, or not be written: said to the user, exit code 3. */
export class UnusableArchive extends Error {
  constructor(readonly reason: ArchiveMistake | WriteFailure) {
    super(`${reason.path}: unusable archive`);
  }

  /** Which mistake it is; undefined where something could not be written. */
  get mistake(): ArchiveMistake['message'] | undefined {
    return 'message' in this.reason ? this.reason.message : undefined;
  }

  /** True for a part that is damaged, and not merely of another version. */
  get isToBeMadeAnew(): boolean {
    const { reason } = this;
    return this.mistake === 'archive-damaged' && 'variables' in reason && reason.variables?.['mistake'] !== 'version';
  }
}

/** @param speaker with the part `archive` */
export function reasonText({ reason }: UnusableArchive, speaker: Speaker): string {
  if ('message' in reason) return speaker.text(reason.message, { path: reason.path, ...reason.variables });
  return speaker.text('write-failed', { path: reason.path, code: reason.code });
}

/** For whoever goes on without what cannot be used. @returns the error, if it says that @throws it, if it does not */
export function unusable(error: unknown): UnusableArchive {
  if (error instanceof UnusableArchive) return error;
  throw error;
}
