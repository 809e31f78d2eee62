/** `check --format csv`: tables, read again by a reader of their own. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRow } from '../../src/output/csv.js';
import { runCheck } from '../commands/run-check.js';
import { fixtures } from '../fixture-files.js';

const LOGS = [
  'valletta/bugs/adjacency-across-street.xml',
  'tallinn/bugs/pass-with-cards-public.xml',
  'rattus/legal/full-2-players-yucata-39.xml',
].flatMap((name) =>
  fixtures()
    .filter((one) => one.name === name)
    .map(({ path }) => path),
);

/** A reader of RFC 4180. @param separator what parts cells */
function read(text: string, separator = ','): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (text[at] === '"') at += 1;
        cell += text[at];
      }
      at += 1;
    } else {
      while (at < text.length && text[at] !== separator && text[at] !== '\r') {
        cell += text[at];
        at += 1;
      }
    }
    rows.at(-1)?.push(cell);
    if (text[at] === separator) at += 1;
    else if (text.startsWith('\r\n', at)) {
      at += 2;
      if (at < text.length) rows.push([]);
    }
  }
  return rows;
}

/** Objects by the names of the columns. */
function table(text: string): Record<string, string>[] {
  const [head = [], ...rows] = read(text);
  for (const row of rows) expect(row).toHaveLength(head.length);
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

const FORMULA = /^["'\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

describe('csvRow', () => {
  it.each<[readonly (string | number | boolean | null)[], string]>([
    [['a', 1, -2.5, true, null], 'a,1,-2.5,true,\r\n'],
    [['a,b', 'a"b', ' a'], '"a,b","a""b"," a"\r\n'],
    [['=1+1', '+1', '-1', '@x'], "'=1+1,'+1,'-1,'@x\r\n"],
    [[' =1', '\uff1d1', "'=1"], "' =1,'\uff1d1,''=1\r\n"],
    [['a;=1', 'a; -1'], '"a;\'=1","a;\' -1"\r\n'],
    [['\t=1', '\r=1', 'a\nb'], '\\u0009=1,\\u000d=1,a\\u000ab\r\n'],
    [[], '\r\n'],
  ])('of %j is %j', (cells, line) => expect(csvRow(cells)).toBe(line));

  it('reads back as it was, but for what would be a formula; numbers are numbers', () => {
    const cells = fc.array(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.constantFrom('=1', 'a;+b', '"', '-')),
    );
    fc.assert(
      fc.property(cells, (row) => {
        const line = csvRow(['', ...row]);
        expect(line.slice(0, -2)).not.toMatch(/[\r\n\t]/);
        const [found = []] = read(line);
        expect(found).toHaveLength(row.length + 1);
        for (const [index, cell] of row.entries()) {
          const text = found[index + 1] ?? '';
          if (typeof cell === 'number') expect(text).toBe(String(cell));
          else {
            expect(text.replace(/^'/, '')).not.toBe(FORMULA.test(text) ? text : undefined);
            if (
              !/[\p{C}\p{Z};]|^["'=+\-@]/u.test(cell) &&
              !/\p{Default_Ignorable_Code_Point}/u.test(cell) &&
              !FORMULA.test(cell)
            ) {
              expect(text).toBe(cell);
            }
          }
        }
        // Who parts cells at semicolons meets no formula either.
        for (const cell of line.trim().split(';').slice(1)) expect(cell).not.toMatch(/^["\s]*[=+@-]/);
      }),
    );
  });
});

describe('check --format csv', () => {
  it('has a row for each finding, as JSON has it', async () => {
    const json = JSON.parse((await runCheck(LOGS, { format: 'json' })).out);
    const { code, out, err } = await runCheck(LOGS, { format: 'csv' });
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const rows = table(out);
    const findings = json.games.flatMap(({ game, findings: all }: { game: string; findings: object[] }) =>
      all.map((one) => ({ ...one, game })),
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ game, id, rule, cause, turn, line }) => ({ game, id, rule, cause, turn, line }))).toEqual(
      findings.map((one: { game: string; id: string; rule: string; cause: string; at: Record<string, number> }) => ({
        game: one.game,
        id: one.id,
        rule: one.rule ?? '',
        cause: one.cause ?? '',
        turn: String(one.at['turn'] ?? ''),
        line: String(one.at['line'] ?? ''),
      })),
    );
  });

  it('has a row for each game, and for each turn of each player', async () => {
    const json = JSON.parse((await runCheck(LOGS, { format: 'json', audit: true })).out);
    const games = table((await runCheck(LOGS, { format: 'csv', rows: 'games' })).out);
    expect(games.map(({ game, verdict, moves }) => [game, verdict, Number(moves)])).toEqual(
      json.games.map((one: { game: string; verdict: string; moves: { total: number } }) => [
        one.game,
        one.verdict,
        one.moves.total,
      ]),
    );
    const turns = table((await runCheck(LOGS, { format: 'csv', rows: 'turns' })).out);
    const audited = json.games.flatMap(
      (one: { game: string; audit: { player: string; turns: { total: number }[] }[] }) =>
        one.audit.flatMap(({ player, turns: all }) => all.map(({ total }) => [one.game, player, total])),
    );
    expect(turns.map(({ game, player, total }) => [game, player, Number(total)])).toEqual(audited);
    expect(turns.length).toBeGreaterThan(5);
  });

  it('says what cannot be read on standard error, and makes no formula of any name', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kiebitz-csv-'));
    const path = join(folder, 'hostile.xml');
    const text = readFileSync(LOGS[1] ?? '', 'utf8');
    writeFileSync(path, text.replace(/<game ([^>]*)id="[^"]*"/, '<game $1id="=HYPERLINK(&quot;http://x&quot;);@x"'));
    for (const rows of ['findings', 'games', 'turns'] as const) {
      const { code, out, err } = await runCheck([path, join(folder, 'no.xml')], { format: 'csv', rows });
      expect(code).toBe(3);
      expect(err).toMatch(/no\.xml: error The file cannot be read: there is no file of this name\.\n$/);
      const read = table(out);
      expect(read.length).toBeGreaterThan(0);
      for (const row of read) {
        expect(row['game']).toBe(`'=HYPERLINK("http://x");'@x`);
        for (const [name, cell] of Object.entries(row))
          if (!/^-?\d+$/.test(cell)) expect(cell, name).not.toMatch(/^\s*[=+@-]/);
      }
    }
  });

  it('is a table also where there is nothing to say', async () => {
    expect((await runCheck([join(tmpdir(), 'nowhere.xml')], { format: 'csv' })).out).toMatch(
      /^file,game,ruleset,id,[\w,]+\r\n$/,
    );
  });
});
