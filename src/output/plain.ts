/** Text of a log on a terminal: it stays text, whatever it holds. */

/**
 * Makes control characters visible, so that a name cannot move the cursor, recolour, or turn the line around.
 * @returns one line without control characters or marks of writing direction
 */
export function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, visible);
}

function visible(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}
