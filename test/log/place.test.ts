import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Place } from '../../src/log/place.js';

/** Characters of one to four bytes, and line ends. */
const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r', 'é', '€', '😀', '\u0000') });

/** What an editor says of the end of a text. */
function endOf(characters: string): { line: number; column: number } {
  const lines = characters.split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

it('is the end of what was passed, in whatever steps, and whatever lies around it', () => {
  fc.assert(
    fc.property(text, fc.array(text), text, (before, steps, behind) => {
      const bytes = new TextEncoder().encode(before + steps.join('') + behind);
      const place = new Place(endOf(before));
      let at = new TextEncoder().encode(before).length;
      for (const step of steps) {
        const end = at + new TextEncoder().encode(step).length;
        place.pass(bytes, at, end);
        at = end;
      }
      expect(place.position).toEqual(endOf(before + steps.join('')));
    }),
  );
});

it('may be passed in the middle of a character', () => {
  fc.assert(
    fc.property(text, fc.nat(), (characters, cut) => {
      const bytes = new TextEncoder().encode(characters);
      const middle = bytes.length === 0 ? 0 : cut % bytes.length;
      const place = new Place();
      place.pass(bytes, 0, middle);
      place.pass(bytes, middle, bytes.length);
      expect(place.position).toEqual(endOf(characters));
    }),
  );
});
