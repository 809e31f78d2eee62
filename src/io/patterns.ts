/** Patterns of file names (`logs/*.xml`), which not every shell expands, and none does in quotes. */
import { isAbsolute } from 'node:path';

/** Whether a name that no file has may be a pattern. */
export function mayBePattern(name: string): boolean {
  return /[*?[{]/.test(name);
}

/**
 * The files that a pattern means, sorted by code units; also directories, where it does not go through all of them by itself
 * (`**`). Names that begin with a dot have to be asked for.
 */
export async function filesMatching(pattern: string): Promise<readonly string[]> {
  const { glob } = await import('tinyglobby');
  const found = await glob(process.platform === 'win32' ? pattern.replaceAll('\\', '/') : pattern, {
    absolute: isAbsolute(pattern),
    expandDirectories: false,
    onlyFiles: pattern.includes('**'),
  });
  return found.map((path) => path.replace(/(?<=.)\/$/, '')).sort();
}
