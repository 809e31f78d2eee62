import { createScanner } from 'jsonc-parser';

// The library's `SyntaxKind`, a const enum that cannot be imported.
const OPEN_BRACE = 1;
const CLOSE_BRACE = 2;
const OPEN_BRACKET = 3;
const CLOSE_BRACKET = 4;
const COLON = 6;
const STRING = 10;
const END = 17;

/** The object that was asked about last, with the first member of each name: there may be many questions about a long one. */
let last: { readonly text: string; readonly offset: number; readonly members: ReadonlyMap<string, number> } | undefined;

/** The offset of a member's name in the object at `offset`, if it stands there. */
export function attributeOffsetInJson(text: string, offset: number, attribute: string): number | undefined {
  if (last?.offset !== offset || last.text !== text) last = { text, offset, members: membersAt(text, offset) };
  return last.members.get(attribute);
}

function membersAt(text: string, offset: number): ReadonlyMap<string, number> {
  const members = new Map<string, number>();
  const scanner = createScanner(text, true);
  scanner.setPosition(offset);
  let depth = 0;
  let name: { readonly text: string; readonly offset: number } | undefined;
  for (let kind: number = scanner.scan(); kind !== END; kind = scanner.scan()) {
    if (kind === OPEN_BRACE || kind === OPEN_BRACKET) depth += 1;
    if (kind === CLOSE_BRACE || kind === CLOSE_BRACKET) depth -= 1;
    if (depth === 0) break;
    if (depth !== 1) continue;
    if (kind === COLON && name && !members.has(name.text)) members.set(name.text, name.offset);
    name = kind === STRING ? { text: scanner.getTokenValue(), offset: scanner.getTokenOffset() } : undefined;
  }
  return members;
}
