/** The text of a `.kbz` file, cut into words, strings and signs. */

import { illegalCharacter } from '../legal-characters.js';

/** A piece of a line. */
export interface Token {
  /** `string`: quoted, its text already as it is meant; `mark`: what somebody thought of a move; `other`: nothing of the notation. */
  readonly kind: 'word' | 'string' | 'sign' | 'mark' | 'comment' | 'other';
  readonly text: string;
  /** UTF-16 code units from the start of the game's text. */
  readonly start: number;
  readonly end: number;
}

/** Characters that stand for the name of an element inside another one; `/` stands before any name. */
export const SIGNS = '/@^>+*~&';

const ORDINARY = `[^\\s,;(){}"=#!?:${SIGNS.replace(/[\^/]/g, '\\$&')}]`;
/** A colon inside a word is part of it: `gold:2`, `19:30`. */
const WORD = new RegExp(`(?:${ORDINARY}|(?<=${ORDINARY}):(?=${ORDINARY}))+`, 'y');
const WHOLE_WORD = new RegExp(`^${WORD.source}$`);
/** As JSON has it. */
const STRING = /"(?:[^"\\]|\\.)*"/y;
const OPINION = /[!?]+/y;
const BLANK = /\s+/y;
const PUNCTUATION = `,(){}=:${SIGNS}`;

/** True for a sign, which is no sign between quotes. */
export function isSign(token: Token | undefined, sign: string): boolean {
  return token?.kind === 'sign' && token.text === sign;
}

/** True for a text that may stand without quotes. */
export function isPlain(text: string): boolean {
  return WHOLE_WORD.test(text) && illegalCharacter(text) === -1;
}

/** The pieces of a line. @param start of the line, in the text of the game */
export function tokensOf(line: string, start: number): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(line)?.[0];
  };
  const add: Add = (kind, length, meaning) => {
    tokens.push({ kind, text: meaning ?? line.slice(at, at + length), start: start + at, end: start + at + length });
    at += length;
  };
  while (at < line.length) {
    const character = line[at] ?? '';
    const blank = take(BLANK);
    const word = blank === undefined ? take(WORD) : undefined;
    if (blank !== undefined) at += blank.length;
    else if (word !== undefined) add('word', word.length);
    else if (character === '#') add('comment', line.length - at);
    else if (character === '"') addString(take(STRING), line.length - at, add);
    else if (character === '!' || character === '?') addOpinion(take(OPINION) ?? '', start + at, tokens.at(-1), add);
    else add(PUNCTUATION.includes(character) ? 'sign' : 'other', 1);
  }
  return tokens;
}

type Add = (kind: Token['kind'], length: number, meaning?: string) => void;

function addString(string: string | undefined, rest: number, add: Add): void {
  const text = string === undefined ? undefined : textOf(string);
  if (string === undefined || text === undefined) add('other', rest);
  else add('string', string.length, text);
}

/** Marks stand right behind something; a `?` by itself is what nobody saw. */
function addOpinion(run: string, at: number, before: Token | undefined, add: Add): void {
  const isBehind = before?.end === at && (before.kind === 'word' || before.kind === 'string' || isSign(before, ')'));
  if (isBehind || run.startsWith('!')) return add('mark', run.length);
  add('word', 1);
  if (run.length > 1) add('mark', run.length - 1);
}

function textOf(string: string): string | undefined {
  try {
    return JSON.parse(string) as string;
  } catch {
    return undefined;
  }
}
