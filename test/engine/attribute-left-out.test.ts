/** A program forgets an attribute, or writes nonsense there: what can still be read as a game is judged, and all that is found can be said. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { vocabularyOf } from '../../src/games.js';
import { readLogBytes } from '../../src/log/read.js';
import type { Recording } from '../../src/log/recording.js';
import { sampled } from '../runs.js';
import { replayed } from './replays.js';

const FIXTURES = new URL('../../fixtures/', import.meta.url);
const LOGS = [
  'valletta/legal/full-4-players-tie-start-player.xml',
  'tallinn/legal/full-4-players-legate.xml',
  'rattus/legal/full-4-players-book-19.xml',
];

/** So many edits of each game are judged with each change. */
const JUDGED = 25;
/** Of so many of them all moves are told as well. */
const TOLD = 10;

const VERDICTS = ['legal', 'illegal', 'undecidable'];
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

/** What can be read as a game: none where too little is left. */
function gamesIn(text: string): Recording[] {
  const events = [...readLogBytes(new TextEncoder().encode(text), 'test.xml', vocabularyOf)];
  return events.flatMap((event) => (event.type === 'fault' ? [] : [event.recording]));
}

describe.each(LOGS)('%s', (path) => {
  const text = readFileSync(new URL(path, FIXTURES), 'utf8');
  const edited = [...places(text)].flatMap(([place, [begin, end]]) => {
    const name = text.slice(begin, text.indexOf('=', begin));
    const write = (instead: string) => text.slice(0, begin) + instead + text.slice(end);
    return [[`${place} left out`, write('')] as const, [`${place} of nonsense`, write(`${name}="-7 zz"`)] as const];
  });

  test('nearly all of them are games', () => {
    const games = edited.filter(([, log]) => gamesIn(log).length === 1);
    expect(games.length).toBeGreaterThan(0.9 * edited.length);
  });

  const judged = sampled(edited, JUDGED);
  const told = new Set(sampled(judged, TOLD));

  test.each(judged.map((row) => [...row, told.has(row)] as const))('%s', (_, log, isTold) => {
    for (const recording of gamesIn(log)) expect(VERDICTS).toContain(replayed(recording, isTold).verdict);
  });
});
