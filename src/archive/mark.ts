/** The file that makes a folder an archive, and says which way its parts are written. */

export const MARK = 'archive.json';

/** The version that the file says; undefined for a file of somebody else. */
export function versionInMark(text: string): number | undefined {
  const found = /^\{"archive":([0-9]{1,9})\}\s*$/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}
