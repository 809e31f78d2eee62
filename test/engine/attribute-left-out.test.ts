/** A program forgets an attribute, or writes nonsense there: whatever is found, it can be said, and the game is judged to its end. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { recordingsOf, replayed } from './replays.js';

const FIXTURES = new URL('../../fixtures/', import.meta.url);
const LOGS = [
  'valletta/legal/full-4-players-tie-start-player.xml',
  'tallinn/legal/full-4-players-legate.xml',
  'rattus/legal/full-4-players-book-19.xml',
];

const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;

/** The first and the last place of each attribute of each element: where it begins and ends. */
function places(text: string): ReadonlyMap<string, readonly [number, number]> {
  const found = new Map<string, [number, number]>();
  for (const tag of text.matchAll(/<(\w[\w-]*)( [^>]*)>/g)) {
    const [, element = '', attributes = ''] = tag;
    for (const one of attributes.matchAll(ATTRIBUTE)) {
      const begin = tag.index + 1 + element.length + one.index;
      const place: [number, number] = [begin, begin + one[0].length];
      const key = `${element} ${one[1]}`;
      if (!found.has(`first ${key}`)) found.set(`first ${key}`, place);
      found.set(`last ${key}`, place);
    }
  }
  return found;
}

describe.each(LOGS)('%s', (path) => {
  const text = readFileSync(new URL(path, FIXTURES), 'utf8');

  test.each([...places(text)])('%s', (_, [begin, end]) => {
    for (const instead of ['', `${text.slice(begin, text.indexOf('=', begin))}="-7 zz"`]) {
      const edited = text.slice(0, begin) + instead + text.slice(end);
      for (const recording of gamesIn(edited)) expect(replayed(recording).verdict).toBeDefined();
    }
  });
});

/** None where what is left is no game. */
function gamesIn(text: string): ReturnType<typeof recordingsOf> {
  try {
    return recordingsOf(text);
  } catch {
    return [];
  }
}
