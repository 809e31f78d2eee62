/** A player may be called anything: an id is never markup, never a key that means something else, and moves nobody. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { report } from '../../src/commands/report.js';
import { runCheck } from '../commands/run-check.js';
import { said } from '../commands/said.js';
import { fixtures, textOf } from '../fixture-files.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-ids-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Numbers as keys of an object would come first, the smallest first; `constructor` every object has. */
const HOSTILE = ['9812349', 'constructor', '3', 'a"b<i>&amp;</script>🦊'];
const PLAIN = HOSTILE.map((_, seat) => `player-${seat}`);
const LOGS = {
  valletta: 'valletta/legal/full-4-players-tie-start-player.xml',
  tallinn: 'tallinn/legal/full-4-players-legate.xml',
  rattus: 'rattus/legal/full-4-players-book-5.xml',
};

/** All tags as they stand in the text of a page. To parse whole pages takes many times as long, and says no more: they are looked at in Chromium, too. */
const TAGS = /<[a-z!/][\w-]*/gi;

const escaped = (id: string): string => id.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A log whose players are called so, and have no other names. */
function logWith(name: string, ids: readonly string[]): string {
  const fixture = fixtures().find((one) => one.name === name);
  if (!fixture) throw new Error(name);
  return textOf(fixture)
    .replace(/(<player [^>]*?) name="[^"]*"/g, '$1')
    .replace(/<state region[^>]*>/g, (tag) => {
      const cubes = [...tag.matchAll(/ (p[1-4])="([0-9]+)"/g)].map(([, player, count]) => `${player}:${count}`);
      const others = tag.replace(/ p[1-4]="[0-9]+"/g, '');
      return cubes.length === 0 ? tag : others.replace('<state', `<state cubes="${cubes.join(' ')}"`);
    })
    .replace(/\bp([1-4])\b(?=[^<>]*>)/g, (_, number: string) => escaped(ids[Number(number) - 1] ?? ''));
}

/** What is made of a log: the documents of a report, and what check prints. */
async function outcome(name: string, ids: readonly string[]) {
  const at = mkdtempSync(join(folder, 'run-'));
  mkdirSync(join(at, 'logs'));
  const log = logWith(name, ids);
  // Two games: then there is an index, and a page of numbers.
  writeFileSync(join(at, 'logs', '1.xml'), log);
  writeFileSync(join(at, 'logs', '2.xml'), log.replace(/(<game [^>]*id=")/, '$1second-'));
  await said(() =>
    report([join(at, 'logs')], { output: join(at, 'out'), color: false, components: [], lang: 'en' }, 1),
  );
  const pages = readdirSync(join(at, 'out'))
    .filter((file) => file.endsWith('.html'))
    .sort();
  const texts = pages.map((file) => readFileSync(join(at, 'out', file), 'utf8'));
  const { out } = await runCheck([join(at, 'logs')], { format: 'json', all: true, audit: true, group: true });
  const { games } = JSON.parse(out) as {
    games: readonly {
      verdict: string;
      scores: readonly { player: string; points: number }[];
      audit: readonly { player: string }[];
    }[];
  };
  return {
    pages,
    shape: texts.map((text) => text.match(TAGS)?.join(' ')),
    games: games.map(({ verdict, scores, audit }) => ({
      verdict,
      scores: scores.map(({ player, points }) => [ids.indexOf(player), points]),
      audit: audit.map(({ player }) => ids.indexOf(player)),
    })),
  };
}

test.each(Object.entries(LOGS))(
  'the players of %s may be called anything',
  async (_, name) => {
    const [plain, hostile] = [await outcome(name, PLAIN), await outcome(name, HOSTILE)];
    expect(hostile.games).toEqual(plain.games);
    expect(hostile.pages).toEqual(plain.pages);
    expect(plain.pages.length).toBeGreaterThan(3);
    for (const [index, page] of plain.pages.entries()) {
      // Not `toEqual`: nobody wants to read the difference of two whole pages.
      expect(hostile.shape[index] === plain.shape[index], `the shape of ${page}`).toBe(true);
    }
  },
  120_000,
);
