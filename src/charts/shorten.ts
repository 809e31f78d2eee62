/** Names come from a log and may be long. */

/** @param length in characters; a name with more of them ends with an ellipsis, which counts as one */
export function shorten(name: string, length: number): string {
  const characters = [...name];
  return characters.length <= length ? name : `${characters.slice(0, length - 1).join('')}…`;
}
