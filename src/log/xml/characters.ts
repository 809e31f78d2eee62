/** Characters as XML 1.0 (fifth edition) classifies them. */

export const TAB = 9;
export const LINE_FEED = 10;
export const CARRIAGE_RETURN = 13;
export const SPACE = 32;
export const BANG = 33;
export const QUOTE = 34;
export const APOSTROPHE = 39;
export const SLASH = 47;
export const LESS_THAN = 60;
export const EQUALS = 61;
export const GREATER_THAN = 62;
export const QUESTION_MARK = 63;

const NAME_START = String.raw`:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}`;
const NAME_REST = String.raw`\-.0-9\u00B7\u0300-\u036F\u203F-\u2040`;
const NAME = new RegExp(`[${NAME_START}][${NAME_START}${NAME_REST}]*`, 'uy');

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** For each ASCII character whether it may stand in a name: 0 no, 1 anywhere but first, 2 anywhere. */
export const ASCII_NAME = new Uint8Array(128);
for (const character of '-.0123456789') ASCII_NAME[character.charCodeAt(0)] = 1;
for (const character of `:_${LETTERS}`) ASCII_NAME[character.charCodeAt(0)] = 2;

/** Where the name ends that begins at an offset; the offset itself where none does. */
export function endOfName(text: string, start: number): number {
  NAME.lastIndex = start;
  return NAME.test(text) ? NAME.lastIndex : start;
}

/** True for the four characters that XML calls white space. */
export function isSpace(code: number): boolean {
  return code === SPACE || code === LINE_FEED || code === TAB || code === CARRIAGE_RETURN;
}
