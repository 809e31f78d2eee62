/** True for what the operating system says; our own mistakes have codes of Node.js (`ERR_INVALID_ARG_TYPE`) at most. */
export function isSystemError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z0-9]+$/.test(error.code);
}

/** The code with which the operating system refused (`ENOENT`, `EACCES` ...). Throws on any other kind of error. */
export function errorCode(error: unknown): string {
  if (isSystemError(error)) return error.code;
  throw error;
}

/** What the operating system says where whoever was at the other end of a pipe, or of a connection, has gone away. */
const GONE: ReadonlySet<string> = new Set(['EPIPE', 'ECONNRESET']);

/** True where nobody is at the other end any more. */
export function hasGone(error: unknown): boolean {
  return isSystemError(error) && GONE.has(error.code);
}

/** As systems call a name that cannot be written in UTF-8. */
const NAME_IN_OTHER_LETTERS = 'EILSEQ';

/** What Node.js says of a file that no buffer, or no text, can hold; and what systems call that. */
const TOO_LARGE: ReadonlySet<unknown> = new Set(['ERR_FS_FILE_TOO_LARGE', 'ERR_STRING_TOO_LONG']);
const LARGE_FILE = 'EFBIG';

/**
 * The code with which a file could not be read. Node.js reads names of files as UTF-8; one in another encoding comes with signs
 * of replacement in it, and there is no file of that name.
 */
export function readingCode(path: string, error: unknown): string {
  if (error instanceof Error && 'code' in error && TOO_LARGE.has(error.code)) return LARGE_FILE;
  const code = errorCode(error);
  return code === 'ENOENT' && path.includes('\uFFFD') ? NAME_IN_OTHER_LETTERS : code;
}
