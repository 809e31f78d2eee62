/** Names come from a log and may be long. */

/** What leads to a word that is cut off: nobody reads on there. */
const LEADING_ON = /[\s([{«„“"'–-]+$/u;

/** @param length in characters; a name with more of them ends with an ellipsis, which counts as one */
export function shorten(name: string, length: number): string {
  const characters = [...name];
  if (characters.length <= length) return name;
  const start = characters.slice(0, length - 1).join('');
  return `${start.replace(LEADING_ON, '') || start}…`;
}
