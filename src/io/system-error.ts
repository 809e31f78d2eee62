/** True for what the operating system says; our own mistakes have codes of Node.js (`ERR_INVALID_ARG_TYPE`) at most. */
export function isSystemError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z0-9]+$/.test(error.code);
}

/** The code with which the operating system refused (`ENOENT`, `EACCES` ...). Throws on any other kind of error. */
export function errorCode(error: unknown): string {
  if (isSystemError(error)) return error.code;
  throw error;
}
