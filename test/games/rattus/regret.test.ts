/** Where new cubes could have been placed. */
import { expect, test } from 'vitest';
import { regretsToldOf } from '../../engine/regrets.js';
import { fixtures, textOf } from '../../fixture-files.js';

const FILE = fixtures().find(({ name }) => name === 'rattus/legal/rare-crusader.xml');

/** The first two turns: p1 has spread a second token to Bulgaria, p2 places the one cube of Germania. */
function toldOf(...edits: readonly (readonly [string, string])[]): readonly string[] {
  let text = FILE ? textOf(FILE).toString() : '';
  const end = text.indexOf('<turn player="p3">');
  text = `${text.slice(0, end)}<abandoned/></moves></game></gamelog>`;
  for (const [before, after] of edits) {
    expect(text).toContain(before);
    text = text.replace(before, after);
  }
  return regretsToldOf(text);
}

test('a region with more tokens', () => {
  expect(toldOf()).toEqual(['2.1 p2 could have placed 2 cubes in Bulgaria instead of 1: 1 cube more at once.']);
});

test('nothing where the region with most tokens was chosen', () => {
  expect(toldOf(['<place region="germania" cubes="1"/>', '<place region="bulgaria" cubes="2"/>'])).toEqual([]);
});

test('nothing where the record hides where the token came to', () => {
  expect(toldOf(['<spread to="bulgaria" token="r38"/>', '<spread to="?" token="?"/>'])).toEqual([]);
});
