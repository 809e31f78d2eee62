import { describe, expect, it } from 'vitest';
import { plain } from '../../src/output/plain.js';

describe('a name on a terminal', () => {
  it.each([
    ['a blank without width', 'An\u200bna', 'An\\u200bna'],
    ['a joiner of words', 'An\u2060na', 'An\\u2060na'],
    ['a soft hyphen', 'An\u00adna', 'An\\u00adna'],
    ['tags', 'Anna\u{e0041}\u{e007f}', 'Anna\\u{e0041}\\u{e007f}'],
    ['a filler', 'Anna\u3164', 'Anna\\u3164'],
    ['a mark of direction', '\u202eannA', '\\u202eannA'],
    ['a control character', '\u001b[31mAnna', '\\u001b[31mAnna'],
  ])('shows %s', (_what, name, shown) => {
    expect(plain(name)).toBe(shown);
  });

  it.each(['Zoë', 'Ангелина', '光', 'نسترن\u200cجان', '👩\u200d👧', 'e\u0301'])('leaves %s as it is', (name) => {
    expect(plain(name)).toBe(name);
  });
});
