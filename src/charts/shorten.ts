/** Names come from a log and may be long. */

/** What leads to a word that is cut off: nobody reads on there. */
const LEADING_ON = /[\s([{«„“"'–-]+$/u;

/** What tells players of the same name apart: a name may be cut, this may not. */
const SEAT = /\(\d+\)$/;

/** @param length in characters; a name with more of them is cut off with an ellipsis, which counts as one */
export function shorten(name: string, length: number): string {
  const characters = [...name];
  if (characters.length <= length) return name;
  const [seat = ''] = SEAT.exec(name) ?? [];
  const start = characters.slice(0, length - 1 - seat.length).join('');
  return `${start.replace(LEADING_ON, '') || start}…${seat}`;
}
