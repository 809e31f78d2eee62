import { createScanner } from 'jsonc-parser';
import { fold } from '../spelling.js';

// The library's `SyntaxKind`, a const enum that cannot be imported.
const OPEN_BRACE = 1;
const CLOSE_BRACE = 2;
const OPEN_BRACKET = 3;
const CLOSE_BRACKET = 4;
const COLON = 6;
const STRING = 10;
const END = 17;

/** The object that was asked about last, with the first member of each name: there may be many questions about a long one. */
let last: { readonly text: string; readonly offset: number; readonly members: Members } | undefined;

interface Members {
  readonly exact: ReadonlyMap<string, number>;
  /** By what is left of their names without capitals and other signs. */
  readonly folded: ReadonlyMap<string, number>;
}

/** The offset of a member's name in the object at `offset`, if it stands there. */
export function attributeOffsetInJson(text: string, offset: number, attribute: string): number | undefined {
  if (last?.offset !== offset || last.text !== text) last = { text, offset, members: membersAt(text, offset) };
  const { exact, folded } = last.members;
  return exact.get(attribute) ?? folded.get(fold(attribute));
}

function membersAt(text: string, offset: number): Members {
  const exact = new Map<string, number>();
  const folded = new Map<string, number>();
  const scanner = createScanner(text, true);
  scanner.setPosition(offset);
  let depth = 0;
  let name: { readonly text: string; readonly offset: number } | undefined;
  for (let kind: number = scanner.scan(); kind !== END; kind = scanner.scan()) {
    if (kind === OPEN_BRACE || kind === OPEN_BRACKET) depth += 1;
    if (kind === CLOSE_BRACE || kind === CLOSE_BRACKET) depth -= 1;
    if (depth === 0) break;
    if (depth !== 1) continue;
    if (kind === COLON && name) {
      if (!exact.has(name.text)) exact.set(name.text, name.offset);
      if (!folded.has(fold(name.text))) folded.set(fold(name.text), name.offset);
    }
    name = kind === STRING ? { text: scanner.getTokenValue(), offset: scanner.getTokenOffset() } : undefined;
  }
  return { exact, folded };
}
