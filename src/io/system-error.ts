/** The code with which the operating system refused (`ENOENT`, `EACCES` ...). Throws on any other kind of error. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  throw error;
}
