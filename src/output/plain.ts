/** Text of a log on a terminal: it stays text, whatever it holds. */

/** Letters of Persian and families of emoji are joined, and characters of Chinese told apart, by signs that nobody sees. */
const UNSEEN =
  /\p{Cc}|[\u2028\u2029\ufff9-\ufffb]|(?![\u200c\u200d]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;

/**
 * Makes control characters visible, so that a name cannot move the cursor, recolour, or turn the line around; and so what
 * shows nothing at all (soft hyphens, blanks without width, tags), so that two names which differ look different.
 * @returns one line without control characters, marks of writing direction or characters that nobody sees
 */
export function plain(text: string): string {
  return text.replace(UNSEEN, visible);
}

function visible(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
  return code.length > 4 ? `\\u{${code}}` : `\\u${code}`;
}
