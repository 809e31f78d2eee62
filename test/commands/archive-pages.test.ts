/** The pages of an archive: no list is too long, no game is lost, and every way leads somewhere. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partName, partText, type Referee, readPart } from '../../src/archive/part.js';
import type { GameRow } from '../../src/archive/row.js';
import { GAMES_ON_PAGE } from '../../src/report/site/lists.js';
import { fixtures } from '../fixture-files.js';
import { kiebitz } from './program.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-archive-pages-'));
const [archive, site] = [join(folder, 'archive'), join(folder, 'site')];
const logs = ['tallinn/legal/', 'tallinn/bugs/', 'rattus/legal/', 'rattus/bugs/'].flatMap((start) =>
  fixtures()
    .flatMap(({ name, path }) => (name.startsWith(start) && name.endsWith('.xml') ? [path] : []))
    .slice(0, 2),
);
const HOSTILE = '<script>alert(1)</script>"><img src=x>';
/** More than stand on one page, of each ruleset. */
const COPIES = 130;
const OLDER: Referee = { version: '0.0.1', build: 'older', editions: [] };
let rows: readonly GameRow[] = [];
let referee = '';
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  await kiebitz('archive', 'add', ...logs, '--to', archive);
  const parts = join(archive, 'parts');
  const all: GameRow[] = [];
  for (const name of readdirSync(parts)) {
    const part = readPart(readFileSync(join(parts, name), 'utf8'));
    if (typeof part === 'string') throw new Error(part);
    referee = name.split('-')[1] ?? '';
    const games = [...part.rows].flatMap((row) => (row.type === 'game' ? [row] : []));
    for (let copy = 1; copy <= COPIES; copy += 1) {
      const copied = games.map((row, index) => otherGame(row, copy, index));
      all.push(...copied);
      const bytes = part.head.bytes.replace(/^.{8}/, `ffff${String(copy).padStart(4, '0')}`);
      write({ ...part.head, bytes }, copied);
    }
    all.push(...games);
    if (games.length > 0)
      write(
        { ...part.head, referee: OLDER },
        games.map((row) => ({ ...row, verdict: 'undecidable', findings: [] })),
      );
  }
  rows = all;
  await kiebitz('archive', 'pages', archive, '-o', site, '--referee', referee);
}, 120_000);

function otherGame(row: GameRow, copy: number, index: number): GameRow {
  const names = [HOSTILE, 'Ben', 'Carla', `Guest ${copy % 300}`];
  return {
    ...row,
    key: row.key.replace(/^.{8}/, `ffff${String(copy).padStart(4, '0')}`),
    played: `2026-01-${String((copy % 28) + 1).padStart(2, '0')}T10:00:00Z`,
    players: row.players.map((player, seat) => ({ ...player, named: true, name: names[(seat + index) % 4] ?? '' })),
  };
}

function write(head: Parameters<typeof partName>[0], games: readonly GameRow[]): void {
  const text = partText(
    { bytes: head.bytes, referee: head.referee, part: head.part, end: head.end },
    'copied.xml',
    games,
  );
  writeFileSync(join(archive, 'parts', partName(head)), text);
}

function pages(): readonly { readonly name: string; readonly html: string }[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, html: readFileSync(join(site, name), 'utf8') }));
}

/** How many games stand on a page. */
function listedOn(html: string): number {
  return [...html.matchAll(/<tr data-key=/g)].length;
}

function listed(pattern: RegExp): number {
  return pages().reduce((sum, { name, html }) => sum + (pattern.test(name) ? listedOn(html) : 0), 0);
}

describe('the pages of an archive', () => {
  it('are each below a megabyte, and list every game once', () => {
    expect(rows.length).toBeGreaterThan(1_000);
    for (const { name } of pages()) expect(statSync(join(site, name)).size, name).toBeLessThan(1e6);
    expect(listed(/^index\.html$|^lists\/all-/)).toBe(rows.length);
    expect(listedOn(readFileSync(join(site, 'index.html'), 'utf8'))).toBe(GAMES_ON_PAGE);
  });

  it('have lists by ruleset and verdict', () => {
    for (const ruleset of ['tallinn', 'rattus']) {
      const own = rows.filter((row) => row.ruleset === ruleset);
      expect(listed(new RegExp(`^lists/${ruleset}-\\d+`))).toBe(own.length);
      const illegal = own.filter(({ verdict }) => verdict === 'illegal');
      expect(listed(new RegExp(`^lists/${ruleset}-illegal-\\d+`))).toBe(illegal.length);
    }
    const index = readFileSync(join(site, 'index.html'), 'utf8');
    expect(index).toMatch(new RegExp(`1 to ${GAMES_ON_PAGE} of ${rows.length.toLocaleString('en')}`));
    expect(index).toMatch(/<a href="lists\/tallinn-1\.html#games">Tallinn \(\d+\)<\/a>/);
  });

  it('lead nowhere else than to each other', () => {
    for (const { name, html } of pages()) {
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"#]+)/g)) {
        expect(existsSync(join(site, dirname(name), href)), `${name}: ${href}`).toBe(true);
      }
    }
  });

  it('have ratings, of which each name leads to the page of its player', () => {
    const html = readFileSync(join(site, 'lists', 'ratings-1.html'), 'utf8');
    expect(html).toMatch(/<a href="\.\.\/players\/Ben-[0-9a-f]+\.html"><bdi>Ben<\/bdi><\/a>/);
    expect(readFileSync(join(site, 'index.html'), 'utf8')).toMatch(/<a href="lists\/ratings-1\.html">Ratings<\/a>/);
  });

  it('hold hostile names as text, and are valid', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: { 'no-inline-style': 'off', 'long-title': 'off', 'svg-focusable': 'off' },
    });
    for (const name of ['index.html', 'lists/all-2.html', 'lists/ratings-1.html']) {
      const html = readFileSync(join(site, name), 'utf8');
      expect(html).not.toContain(HOSTILE);
      expect(html).not.toContain('<img');
      const { results } = await validator.validateString(html);
      expect(
        results.flatMap(({ messages }) => messages.map(({ ruleId, line }) => `${name}:${line} ${ruleId}`)),
      ).toEqual([]);
    }
  });

  it('are the same twice', async () => {
    const again = join(folder, 'again');
    await kiebitz('archive', 'pages', archive, '-o', again, '--referee', referee);
    for (const { name, html } of pages()) expect(readFileSync(join(again, name), 'utf8'), name).toBe(html);
  });

  it('have a page of a game on demand, and what two referees see differently', async () => {
    const output = join(folder, 'more');
    const key = rows.find(({ file }) => logs.includes(file))?.key ?? '';
    const older = (await kiebitz('archive', 'query', archive, 'referees', '--format', 'csv')).out;
    const [first = ''] = older.split('\r\n').filter((line) => line.includes('0.0.1'));
    const ended = await kiebitz(
      ...['archive', 'pages', archive, '-o', output, '--game', key],
      ...['--referee', first.split(',')[0] ?? '', '--referee', referee],
    );
    expect([ended.code, ended.err]).toEqual([0, '']);
    expect(readFileSync(join(output, `${key}.html`), 'utf8')).toContain('href="index.html"');
    expect(readFileSync(join(output, 'lists', 'changes-1.html'), 'utf8')).toMatch(
      /<bdi>(tallinn|rattus)\.[a-z.-]+<\/bdi>/,
    );
  });

  it.each<[code: number, says: RegExp, args: readonly string[]]>([
    [2, /Several referees have judged here/, []],
    [2, /No referee “x”/, ['--referee', 'x']],
    [3, /No page could be made of no-such-key/, ['--referee', 'OWN', '--game', 'no-such-key']],
  ])('say what is wrong with a call: %i %s', async (code, says, args) => {
    const words = args.map((word) => (word === 'OWN' ? referee : word));
    const ended = await kiebitz('archive', 'pages', archive, '-o', join(folder, 'wrong'), ...words);
    expect([ended.code, ended.err]).toEqual([code, expect.stringMatching(says)]);
  });
});
