/** The colours of all pages: whoever sees little can tell text (WCAG 1.4.3) and what charts draw (1.4.11) from what is behind. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CSS = readFileSync(new URL('../../templates/base.css', import.meta.url), 'utf8');
const GROUNDS = ['paper', 'raised', 'wash'];
const TEXTS = ['ink', 'muted', 'accent', 'alarm', 'doubt'];
const HUES = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'brown', 'grey'];

/** What each block of variables gives, after what comes before it. */
const SCHEMES = [...CSS.matchAll(/^(@media [^{]*\{\s*)?:root \{([^}]*)\}|^ {2}:root \{([^}]*)\}/gm)]
  .map(([, media, plain, inner]) => ({ media: media ?? '', colours: coloursOf(plain ?? inner ?? '') }))
  .filter(({ colours }) => colours.size > 0);
const [LIGHT] = SCHEMES;

function coloursOf(block: string): ReadonlyMap<string, string> {
  return new Map([...block.matchAll(/--(\w+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]));
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('the colours of the pages', () => {
  it('are given for light, dark and dark screens that print', () => {
    expect(SCHEMES.filter(({ colours }) => colours.has('orange'))).toHaveLength(3);
  });

  it.each(SCHEMES)('stand out from every ground ($media)', ({ media, colours }) => {
    // What asks for more contrast changes some of them.
    const base = media.includes('prefers-contrast') && media.includes('dark') ? SCHEMES[1] : LIGHT;
    const colour = (name: string) => colours.get(name) ?? base?.colours.get(name) ?? '';
    const faint = [
      ...TEXTS.map((name) => ({ name, least: media.includes('prefers-contrast') ? 7 : 4.5 })),
      ...HUES.map((name) => ({ name, least: 3 })),
    ].flatMap(({ name, least }) =>
      GROUNDS.map((ground) => ({ name, ground, contrast: contrastOf(colour(name), colour(ground)), least })),
    );
    expect(faint.filter(({ contrast, least }) => !(contrast >= least))).toEqual([]);
  });
});
