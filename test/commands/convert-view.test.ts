import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type ConvertOptions, convert } from '../../src/commands/convert.js';
import { reported } from '../../src/commands/reported.js';
import { fixtures, textOf } from '../fixture-files.js';
import { kiebitz } from './program.js';
import { type Said, said } from './said.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-view-'));
afterAll(() => rmSync(folder, { recursive: true }));

const textNamed = (name: string): string => textOf(fixtures().find((one) => one.name === `${name}.xml`) as never);
const FULL = textNamed('tallinn/legal/full-3-players-legate');

let files = 0;
const fileOf = (text: string): string => {
  files += 1;
  const path = join(folder, `${files}.xml`);
  writeFileSync(path, text);
  return path;
};
const run = (texts: readonly string[], options: Partial<ConvertOptions>): Promise<Said> =>
  said(() => convert(texts.map(fileOf), { to: 'xml', output: '-', color: false, ...options }));

it('writes what a seat could know, and nothing else', async () => {
  const { code, out } = await run([FULL], { view: 'p1' });
  expect(code).toBe(0);
  expect(out).toContain('?');
  expect(out).not.toContain('<note');
  expect(out).not.toContain('records=');
});

it('is of nobody who does not sit at the table, and names who does', async () => {
  const { code, out, err } = await run([FULL], { view: 'p9' });
  expect(code).toBe(2);
  expect(out).not.toContain('<game ');
  expect(err).toContain('“p9”; the ids are p1 (Anna (greedy)), p2 (Ben (random)), p3 (Clara (greedy)).');
});

it('knows whose name was given in the place of an id', async () => {
  const { code, err } = await run([TURNS(PLAY)], { view: 'anna' });
  expect(code).toBe(2);
  expect(err).toContain('“anna”; the player of that name has the id “p1”.');
});

it('leaves out games of others, and says so', async () => {
  const { code, out, err } = await run([TURNS(PLAY), FULL], { view: 'p3' });
  expect(code).toBe(3);
  expect(out.match(/<game /g)).toHaveLength(1);
  expect(err).toContain('the ids are p1 (Anna), p2 (Ben).');
});

it('is refused by the report in the same way', async () => {
  const path = fileOf(FULL);
  const output = join(folder, 'pages');
  const { code, err } = await kiebitz('report', path, '--view', 'p9', '--game', 'nope', '-o', output);
  expect(code).toBe(2);
  expect(err).toContain('no game “nope”');
  const { code: other, err: said } = await kiebitz('report', path, '--view', 'p9', '-o', output);
  expect(other).toBe(2);
  expect(said).toContain('the ids are p1 (Anna (greedy))');
  expect((await kiebitz('report', path, fileOf(TURNS(PLAY)), '--view', 'p3', '-o', output)).code).toBe(3);
});

it('makes a report that is the same whatever is hidden', async () => {
  const path = join(folder, 'report.xml');
  const pageOf = async (text: string, view: string): Promise<string> => {
    writeFileSync(path, text);
    for await (const one of reported([path], { components: [], view }, false))
      return one.type === 'game' ? one.html : '';
    return '';
  };
  const other = FULL.replace(/(<hand player="p[23]" cards=")[^"]*/g, (_, head: string) => `${head}1 1 1 1`);
  expect(other).not.toBe(FULL);
  const page = await pageOf(FULL, 'p1');
  expect(page).toContain('</html>');
  expect((await pageOf(other, 'p1')) === page).toBe(true);
  expect(await pageOf(FULL, 'p9')).toBe('');
});

it('makes of the views of all seats what they know together', async () => {
  const views: string[] = [];
  for (const view of ['p1', 'p2', 'p3']) views.push((await run([FULL], { view })).out);
  const { code, out, err } = await run(views, { merge: true });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const whole = await run([FULL], { strip: ['times'] });
  expect(out).toBe(whole.out.replace(/ records="[^"]*"/, ''));
});

const TURNS = (turn: string): string => `<gamelog version="1"><game ruleset="valletta" id="g1"><players>
<player id="p1" name="Anna"/><player id="p2" name="Ben"/></players><moves>
${turn}
<turn player="p2"><play card="jean"/></turn></moves><result/></game></gamelog>`;

const PLAY = '<turn player="p1"><play card="maid"/><draw cards="? jean"/></turn>';

it.each([
  [
    'of another value',
    '<turn player="p1"><play card="nun"/></turn>',
    ['1.xml:3:25: “card” of <play> is “maid” here and “nun” at 2.xml:3:25'],
    1,
  ],
  [
    'of a list',
    '<turn player="p1"><play card="maid"/><draw cards="nun maid"/></turn>',
    ['“cards” of <draw> is “? jean” here and “nun maid” at 2.xml:3:44'],
    1,
  ],
  [
    'of an element',
    '<turn player="p1"><play card="maid"/><play card="nun"/></turn>',
    ['2.xml:3:38: the other log (1.xml:3:1) has no such <play>'],
    1,
  ],
  [
    'of none, where both fit',
    '<turn player="p1"><play card="?"/><draw cards="nun ?"/><state player="p1" gold="3"/></turn>',
    [],
    0,
  ],
])('tells both places %s', async (_, turn, expected, code) => {
  files = 0;
  const { out, ...answer } = await run([TURNS(PLAY), TURNS(turn)], { merge: true });
  expect(answer.code).toBe(code);
  const said = answer.err.replaceAll(`${folder}/`, '').split('\n').filter(Boolean);
  expect(said.length).toBe(expected.length);
  for (const [at, part] of expected.entries()) expect(said[at]).toContain(part);
  if (expected.length === 0) expect(out).toContain('<draw cards="nun jean"/>');
});

it('says which game has one witness, and merges no others', async () => {
  const { code, out, err } = await run([TURNS(PLAY), TURNS(PLAY).replace('g1', 'g2')], { merge: true });
  expect(code).toBe(3);
  expect(out.match(/<game /g)).toHaveLength(2);
  expect(err).toContain('“g1”');
  expect(err).toContain('“g2”');
});

const PRIVATE = `<gamelog version="1"><game ruleset="rattus" id="secret-game">
<meta source="secret-site" played="2026-11-01" event="secret-cup" locale="de"/>
<players><player id="secret-anna" name="Secret Anna"/><player id="secret-ben" name="Secret Ben"/></players>
<moves><turn player="secret-anna" at="2026-11-01T19:00:00Z" mark="!"><class card="king" from="secret-ben"/>
<use card="messenger"><exchange-cubes a="gallia secret-ben" b="italia secret-anna"/></use><note by="Secret Ben">secret-note</note>
<state region="gallia" cubes="secret-anna:2 secret-ben:1"/></turn><abandoned reason="secret-reason" at="2026-11-01T19:00:00Z"/></moves>
<result><score player="secret-ben" cubes="3"/></result></game></gamelog>`;

it('tells nobody who played, when and where, and calls the same the same through a run', async () => {
  const other = PRIVATE.replace('secret-game', 'secret-game-2').replace('name="Secret Anna"', 'name="Secret Carl"');
  const { code, out, err } = await run([PRIVATE, other], { anonymise: true });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toMatch(/secret|2026/i);
  expect(out).toContain('<meta locale="de"/>');
  expect(out).toContain('<exchange-cubes a="gallia p2" b="italia p1"/>');
  expect(out).toContain('cubes="p1:2 p2:1"');
  expect([...out.matchAll(/<game [^>]* id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['g1', 'g2']);
  expect([...out.matchAll(/<player [^>]*name="([^"]*)"/g)].map(([, name]) => name)).toEqual(['A', 'B', 'C', 'B']);
});

it.each([
  ['notes', /<note| mark=/],
  ['times', /2026/],
  ['claims', /<state|<score|records="[^"]*losses/],
] as const)('leaves out %s, and nothing else', async (what, pattern) => {
  const text = PRIVATE.replace('<moves>', '<moves records="losses rats">');
  const whole = await run([text], {});
  const { code, out } = await run([text], { strip: [what] });
  expect(code).toBe(0);
  expect(whole.out).toMatch(pattern);
  expect(out).not.toMatch(pattern);
  expect(out).toContain(what === 'claims' ? 'records="rats"' : '<state');
  expect(out).toContain('<exchange-cubes');
});
