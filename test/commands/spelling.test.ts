/** Words in another spelling or language: said once for each file and kind; an error with `--strict`; written as the format has them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { convert } from '../../src/commands/convert.js';
import { fixtures, textOf } from '../fixture-files.js';
import { runCheck } from './run-check.js';
import { said } from './said.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-spelling-'));
afterAll(() => rmSync(folder, { recursive: true }));

const game = (id: string, moves: string, ruleset = 'valletta') =>
  `<game ruleset="${ruleset}" id="${id}"><players><player id="p1"/><player id="p2"/></players><moves>${moves}</moves></game>`;
const MAGD = '<turn player="p1"><play card="Magd"><take goods="Holz:2"/></play></turn>';
const MAID = '<turn player="p1"><play card="MAID"><take goods="wood:2"/></play></turn>';

function file(name: string, ...games: string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `<gamelog version="1">${games.join('\n')}</gamelog>`);
  return path;
}

interface Game {
  readonly game: string;
  readonly verdict: string;
  readonly findings: readonly { readonly kind: string; readonly severity: string; readonly actual?: string }[];
}

async function spelled(strict: boolean): Promise<readonly string[]> {
  const paths = [
    file('1.xml', game('a', MAGD), game('b', MAGD + MAID), game('c', MAGD)),
    file('2.xml', game('d', MAGD)),
  ];
  const { out } = await runCheck(paths, { format: 'json', strict });
  const { games } = JSON.parse(out) as { games: readonly Game[] };
  return games.flatMap(({ game: id, findings }) =>
    findings.filter(({ kind }) => kind === 'unread').map(({ severity, actual }) => `${id} ${severity} ${actual}`),
  );
}

test('it is a remark for each file and kind, not for each game', async () => {
  expect(await spelled(false)).toEqual(['a warning Magd', 'b warning MAID', 'd warning Magd']);
});

test('with --strict it is an error of each game', async () => {
  expect(await spelled(true)).toEqual(['a error Magd', 'b error Magd', 'b error MAID', 'c error Magd', 'd error Magd']);
  const legal = fixtures().find(({ name }) => name === 'valletta/legal/full-2-players-no-icons.xml');
  if (!legal) throw new Error('no fixture');
  const path = join(folder, 'strict.xml');
  writeFileSync(path, textOf(legal).replace('card="maid"', 'card="Magd"'));
  expect((await runCheck([path])).code).toBe(0);
  expect((await runCheck([path], { strict: true })).code).toBe(1);
});

test('convert writes the words of the format, and one list for numbers of players, and loses nothing', async () => {
  const old = '<turn player="p1"><state region="Gallien" p1="2" p2="0" RATS="1"/></turn>';
  const path = file('words.xml', game('a', MAGD + MAID), game('r', old, 'rattus'));
  const { code, out, err } = await said(() => convert([path], { to: 'xml', output: '-', color: false }));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('<play card="maid">');
  expect(out).toContain('<take goods="wood:2"/>');
  expect(out).toContain('<state region="gallia" cubes="p1:2 p2:0" rats="1"/>');
  expect(out).not.toMatch(/Magd|MAID|Gallien| p1="/);
});
