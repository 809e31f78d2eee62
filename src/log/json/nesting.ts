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

/** The same of what has been parsed: a value may lie deeper than calls can follow it. */
export function liesDeeperThan(deepest: number, value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter((one) => typeof one === 'object' && one !== null);
    if (objects.length > 0 && depth === deepest) return true;
    level = objects.flatMap((one) => Object.values(one as object));
  }
  return false;
}
