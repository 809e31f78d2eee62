/** Which characters a log may hold, in any notation: those of XML 1.0. */

const SPACE = 32;

/** True for a code point that may stand in a log, as it is or as a reference. */
export function isLegal(codePoint: number): boolean {
  return codePoint < SPACE
    ? codePoint === 9 || codePoint === 10 || codePoint === 13
    : codePoint < 0xd800 || (codePoint > 0xdfff && codePoint < 0xfffe) || (codePoint > 0xffff && codePoint <= 0x10ffff);
}

/** The offset of the first code unit from `start` on that may not stand in a log (or is half a character), or -1. */
export function illegalCharacter(text: string, start = 0): number {
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= SPACE && code < 0xd800) continue;
    if (code > 0xd7ff && code < 0xdc00 && isLowSurrogate(text.charCodeAt(at + 1))) at += 1;
    else if (!isLegal(code)) return at;
  }
  return -1;
}

/** Puts U+FFFD in the place of every character that may not stand in a log. */
export function replaceIllegal(text: string, onIllegal: (codeUnit: number) => void): string {
  let legal = '';
  let from = 0;
  for (let at = illegalCharacter(text); at !== -1; at = illegalCharacter(text, from)) {
    onIllegal(text.charCodeAt(at));
    legal += `${text.slice(from, at)}\ufffd`;
    from = at + 1;
  }
  return legal + text.slice(from);
}

/** How a message names a character: `U+0007`. */
export function codePointName(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}

function isLowSurrogate(code: number): boolean {
  return code > 0xdbff && code < 0xe000;
}
