/** True for what the operating system says; our own mistakes have codes of Node.js (`ERR_INVALID_ARG_TYPE`) at most. */
export function isSystemError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z0-9]+$/.test(error.code);
}

/** The code with which the operating system refused (`ENOENT`, `EACCES` ...). Throws on any other kind of error. */
export function errorCode(error: unknown): string {
  if (isSystemError(error)) return error.code;
  throw error;
}

/** As systems call a name that cannot be written in UTF-8. */
const NAME_IN_OTHER_LETTERS = 'EILSEQ';

/**
 * The code with which a file could not be read. Node.js reads names of files as UTF-8; one in another encoding comes with signs
 * of replacement in it, and there is no file of that name.
 */
export function readingCode(path: string, error: unknown): string {
  const code = errorCode(error);
  return code === 'ENOENT' && path.includes('\uFFFD') ? NAME_IN_OTHER_LETTERS : code;
}
