/**
 * A program in JavaScript would not learn that what it has misspelt was left out.
 * @throws TypeError for a name that there is not
 */
export function requireNames(given: object, known: readonly string[]): void {
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new TypeError(`there is no option ${unknown}; expected ${known.slice(0, -1).join(', ')} or ${known.at(-1)}`);
}
