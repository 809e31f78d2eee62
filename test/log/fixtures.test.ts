import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readGameWithLibrary } from '../../src/log/xml/library-game.js';
import { read, readInPieces } from './events.js';
import { outcomeOf } from './outcome.js';

// A file dropped into one of these folders, with `<name>.expected.json` beside it, is a test.
const FOLDERS = ['broken', 'hostile'];
const EXPECTED = '.expected.json';

describe.each(FOLDERS)('fixtures/%s', (folder) => {
  const path = fileURLToPath(new URL(`../../fixtures/${folder}/`, import.meta.url));
  const all = readdirSync(path);
  const names = all.filter((name) => !name.endsWith(EXPECTED));

  it('has an expectation for every file, and for nothing else', () => {
    expect(all.filter((name) => name.endsWith(EXPECTED))).toEqual(names.map((name) => name + EXPECTED));
  });

  it.each(names)('%s', async (name) => {
    const bytes = readFileSync(path + name);
    const expected: unknown = JSON.parse(readFileSync(path + name + EXPECTED, 'utf8'));
    const events = read(bytes);
    expect(outcomeOf(events)).toEqual(expected);
    // However the bytes come in, and whoever reads the games.
    for (const size of [1, 7, 100]) expect(await readInPieces(bytes, size)).toEqual(events);
    expect(read(bytes, { readGame: readGameWithLibrary })).toEqual(events);
  });
});
