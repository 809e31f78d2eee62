/** For a file of which nobody knows the shape `import` writes a profile to begin with: it can be used, and finds all kinds of events. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, expect, it } from 'vitest';
import { importGames } from '../../src/commands/import.js';
import { parseProfile } from '../../src/import/profile.js';
import { said } from '../commands/said.js';
import { clubServer, scoreSheet } from './made-up/shapes.js';
import { gameIn } from './shapes.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-draft-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const isProfile = new Ajv().compile(JSON.parse(read('docs/profile.schema.json')) as object);

let files = 0;
function saved(text: string): string {
  files += 1;
  const path = join(folder, `saved-${files}`);
  writeFileSync(path, text);
  return path;
}

const LINES = ['{"what": "card", "who": 0}', '{"what": "house", "who": 1}', '{"what": "card", "who": 2}'];
const PAGE = '<!DOCTYPE html><html><body><ul><li>Anna plays maid<li>Ben plays nun</ul><p>Valletta</html>';

it.each([
  ['JSON lines', LINES.join('\n'), { kind: 'json-lines' }, 'what', ['card', 'house']],
  ['a list of JSON', `[${LINES.join()}]`, { kind: 'json', events: ['[]'] }, 'what', ['card', 'house']],
  [
    'JSON in JSON',
    `{"log": [{"of": [${LINES.join()}]}, {"of": [${LINES.join()}]}]}`,
    { kind: 'json', events: ['log[].of[]'] },
    'what',
    ['card', 'house'],
  ],
  ['a table', 'a,kind\n1,x\n2,y\n3,x\n', { kind: 'csv', separator: ',' }, 'kind', ['x', 'y']],
  [
    'a score sheet',
    scoreSheet(gameIn(read('fixtures/valletta/legal/full-2-players-jean-fewer-barrels.xml'))),
    { kind: 'csv', separator: ';' },
    'Was',
    ['Spieler', 'Regel', 'Werte', 'Auslage', 'Hand', 'Behält', 'Karte', 'Zieht nach', 'Ende'],
  ],
  ['XML', '<s><m k="a"/><n k="b"/><m k="c"/></s>', { kind: 'xml', events: ['children[]'] }, 'element', ['m', 'n']],
  ['lines', 'Anna plays maid\nBen plays nun', { kind: 'lines' }, undefined, []],
  ['a page', PAGE, { kind: 'page', select: 'li' }, undefined, []],
  [
    'arrays in scripts',
    `<html><script>Log[1] = 'x'; Log[2] = 'y';</script></html>`,
    { kind: 'page', variables: ['Log'] },
    undefined,
    [],
  ],
])('%s', async (_, text, envelope, type, kinds) => {
  const path = saved(text);
  const { code, err, out } = await said(() => importGames([path], { output: folder }));
  expect(code).toBe(0);
  expect(err).toContain('docs/import.md');
  const profile = JSON.parse(out) as { readonly rules: readonly { readonly type?: string }[] };
  expect(parseProfile('mine.json', out).mistakes).toEqual([]);
  expect(profile).toMatchObject({ envelope, ...(type !== undefined && { type }) });
  expect(profile.rules.flatMap((rule) => rule.type ?? [])).toEqual(kinds);
  const whole = saved(out.replace(/"ruleset": "\w*"/, '"ruleset": "valletta"'));
  expect(isProfile(JSON.parse(readFileSync(whole, 'utf8')))).toBe(true);
  // Each kind has its rule already, and so has the first sentence.
  const used = await said(() => importGames([path], { output: folder, profile: whole }));
  expect(used.err.match(/is about/g) ?? []).toHaveLength(out.includes('"says"') ? 1 : 0);
});

it('of the club in docs/import.md is the one that stands there', async () => {
  const [, page = ''] = read('docs/import.md').split('## A profile in ten minutes');
  const [lines = '', draft = '', whole = ''] = [...page.matchAll(/```(?:json)?\n([\s\S]*?)```/g)].map(
    ([, code]) => code,
  );
  const path = saved(lines);
  const { out } = await said(() => importGames([path], { output: folder }));
  expect(JSON.parse(out)).toEqual(JSON.parse(draft));
  const { code, err } = await said(() => importGames([path], { output: folder, profile: saved(whole) }));
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

it('knows the game where the file names it', async () => {
  const game = gameIn(read('fixtures/tallinn/legal/full-3-players-legate.xml'));
  const { out } = await said(() => importGames([saved(`{"Tallinn": ${clubServer(game)}}`)], { output: folder }));
  expect(JSON.parse(out)).toMatchObject({ ruleset: 'tallinn' });
});

it('says of a log that it is one', async () => {
  const { code, out, err } = await said(() =>
    importGames([saved(read('fixtures/valletta/start.xml'))], { output: folder }),
  );
  expect([code, out]).toEqual([0, '']);
  expect(err).toContain('a log already');
});
