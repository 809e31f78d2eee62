/**
 * Whether objects and lists lie more than so deep in each other. A parser that follows the nesting with calls must not be
 * given what is too deep.
 */
export function isDeeperThan(deepest: number, text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
