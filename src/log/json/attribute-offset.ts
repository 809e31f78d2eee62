import { createScanner } from 'jsonc-parser';

// The library's `SyntaxKind`, a const enum that cannot be imported.
const OPEN_BRACE = 1;
const CLOSE_BRACE = 2;
const OPEN_BRACKET = 3;
const CLOSE_BRACKET = 4;
const COLON = 6;
const STRING = 10;
const END = 17;

/** The offset of a member's name in the object at `offset`, if it stands there. */
export function attributeOffsetInJson(text: string, offset: number, attribute: string): number | undefined {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset);
  let depth = 0;
  for (let kind: number = scanner.scan(); kind !== END; kind = scanner.scan()) {
    if (kind === OPEN_BRACE || kind === OPEN_BRACKET) depth += 1;
    if (kind === CLOSE_BRACE || kind === CLOSE_BRACKET) depth -= 1;
    if (depth === 0) return undefined;
    if (depth !== 1 || kind !== STRING || scanner.getTokenValue() !== attribute) continue;
    const found = scanner.getTokenOffset();
    const next: number = scanner.scan();
    if (next === COLON) return found;
  }
  return undefined;
}
