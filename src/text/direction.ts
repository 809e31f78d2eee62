/** Texts of a log that are written from right to left, or pretend to be, inside our sentences. */

/** Letters written from right to left, and the marks that set, embed, override or isolate a direction. */
const HAS_DIRECTION =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]|\p{Script=Adlam}/u;

const OPEN = '\u2068';
const CLOSE = '\u2069';

/**
 * Shuts such a text off from what stands around it, however many marks of its own it leaves open or closes too often.
 * @see https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */
export function isolated(text: string): string {
  if (!HAS_DIRECTION.test(text)) return text;
  let open = 0;
  let surplus = 0;
  for (const mark of text.match(/[\u2066-\u2069]/g) ?? []) {
    if (mark !== CLOSE) open += 1;
    else if (open > 0) open -= 1;
    else surplus += 1;
  }
  return OPEN.repeat(surplus + 1) + text + CLOSE.repeat(open + 1);
}
