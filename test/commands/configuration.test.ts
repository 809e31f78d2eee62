/** `kiebitz.config.json`, from where it is read, and what of it counts. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configurationSchema } from '../../docs/configuration-schema.js';
import { ROOT } from '../architecture/source-files.js';
import { fixtures } from '../fixture-files.js';
import { kiebitz } from './program.js';

const pathOf = (name: string): string => fixtures().find((one) => one.name === name)?.path ?? name;
const PASS = pathOf('tallinn/bugs/pass-with-cards-public.xml');
const NAME = 'kiebitz.config.json';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-config-'));
const home = process.cwd();
let count = 0;
let here = '';

beforeEach(() => {
  count += 1;
  here = join(folder, `p${count}/project`);
  mkdirSync(join(here, 'logs'), { recursive: true });
  writeFileSync(join(here, 'logs/game.xml'), readFileSync(PASS));
  process.chdir(here);
});
afterEach(() => {
  vi.unstubAllEnvs();
  process.chdir(home);
});
afterAll(() => rmSync(folder, { recursive: true }));

const configure = (content: object, path = NAME): void => writeFileSync(join(here, path), JSON.stringify(content));

describe('the configuration', () => {
  it('is that of the working directory; the command line comes first, then KIEBITZ_LANG', async () => {
    const plain = await kiebitz('check', 'logs');
    const german = await kiebitz('check', 'logs', '--lang', 'de');
    configure({ language: 'de' });
    expect(await kiebitz('check', 'logs')).toEqual(german);
    expect(await kiebitz('check', 'logs', '--lang', 'en')).toEqual(plain);
    expect(await kiebitz('check', 'logs', '--no-config')).toEqual(plain);
    vi.stubEnv('KIEBITZ_LANG', 'it');
    expect(await kiebitz('check', 'logs')).toEqual(await kiebitz('check', 'logs', '--lang', 'it'));
  });

  it('reaches every command that has something of it', async () => {
    configure({ language: 'it', ignore: 'tallinn.*' });
    for (const command of [
      ['explain', 'logs'],
      ['report', 'logs', '-o', '-'],
      ['shrink', 'logs'],
      ['why-not', 'logs', '--at', '1.1'],
      ['notes', 'logs'],
      ['rules', 'tallinn.choose.mandatory'],
      ['rules', 'coverage', 'logs'],
    ]) {
      const italian = await kiebitz(...command, '--lang', 'it', '--no-config');
      expect(await kiebitz(...command), command[0]).toEqual(italian);
      expect(await kiebitz(...command, '--lang', 'en'), command[0]).not.toEqual(command[0] === 'notes' ? '' : italian);
    }
  });

  it('names rules, files from where it lies, and what fails the run', async () => {
    expect((await kiebitz('check', 'logs')).code).toBe(1);
    configure({ ignore: ['tallinn.*'] });
    expect((await kiebitz('check', 'logs')).code).toBe(0);
    expect((await kiebitz('check', 'logs', '--ignore', 'rattus.*')).code).toBe(1);
    mkdirSync(join(here, 'ci'));
    configure({ baseline: 'known.json' }, 'ci/strict.json');
    const config = ['--config', 'ci/strict.json'];
    expect((await kiebitz('check', 'logs', ...config, '--update-baseline')).code).toBe(0);
    expect(readdirSync(join(here, 'ci'))).toEqual(['known.json', 'strict.json']);
    expect((await kiebitz('check', 'logs', ...config)).code).toBe(0);
    configure({ edition: 'ci/none.xml' });
    expect(await kiebitz('check', 'logs')).toMatchObject({ code: 3, err: expect.stringContaining('ci/none.xml') });
    configure({ edition: ['practice'], select: 'rattus.*', 'fail-on': 'undecidable', strict: false });
    expect((await kiebitz('check', 'logs')).code).toBe(0);
  });

  it('chooses options of games, for logs that do not name them', async () => {
    const chosen = await kiebitz('check', 'logs', '--option', 'play-mandatory=false');
    expect(chosen.out).toContain('play-mandatory=false');
    configure({ options: { 'play-mandatory': 'false', legate: 'true', expansion: 'true' } });
    expect(await kiebitz('check', 'logs')).toEqual(chosen);
    expect(await kiebitz('check', 'logs', '--option', 'expansion=true')).toEqual(
      await kiebitz('check', 'logs', '--no-config'),
    );
    const option = ['--no-config', '--option', 'play-mandatory=false'];
    for (const command of [
      ['explain', 'logs'],
      ['report', 'logs', '-o', '-'],
      ['shrink', 'logs', '--rule', 'tallinn.round.limit'],
      ['why-not', 'logs/game.xml', '--at', '7.1', '<tower player="p2" from="display" card="10"/>'],
      ['notes', 'logs/game.xml'],
      ['rules', 'coverage', 'logs'],
    ]) {
      const asked = await kiebitz(...command, ...option);
      expect(await kiebitz(...command), command.join(' ')).toEqual(asked);
      if (command[0] === 'notes') continue;
      expect(await kiebitz(...command, '--no-config'), command.join(' ')).not.toEqual(asked);
    }
    // Of the game that is played; the other ones are none of its.
    expect((await kiebitz('play', 'tallinn', '-o', 'played')).code).toBe(0);
    const [name = ''] = readdirSync(join(here, 'played'));
    const log = readFileSync(join(here, 'played', name), 'utf8');
    expect([...log.matchAll(/<option name="([^"]*)"/g)].map(([, option]) => option).sort()).toEqual([
      'legate',
      'play-mandatory',
    ]);
  });

  it('is read from no folder of logs, and no folder around', async () => {
    const plain = await kiebitz('check', 'logs');
    for (const path of ['logs', '..', '../..']) configure({ ignore: ['*'], language: 'de' }, join(path, NAME));
    expect(await kiebitz('check', 'logs')).toEqual(plain);
    expect(await kiebitz('check', join(here, 'logs'))).toMatchObject({ code: 1 });
    rmSync(join(here, '../..', NAME));
  });

  it('stands in JSON by its path, and is no log', async () => {
    const configOf = async (...words: string[]) =>
      JSON.parse((await kiebitz('check', '.', '--format', 'json', ...words)).out);
    expect(await configOf()).not.toHaveProperty('config');
    configure({});
    configure({}, 'other.json');
    expect(await configOf()).toMatchObject({ config: NAME, faults: [{ file: 'other.json', fault: 'no-log' }] });
    expect(await configOf('--config', 'other.json')).toMatchObject({ config: 'other.json', faults: [] });
    expect(await configOf('--no-config')).not.toHaveProperty('config');
    const lines = (await kiebitz('check', 'logs', '--format', 'ndjson')).out.trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ config: NAME });
  });
});

describe('a configuration that is wrong', () => {
  it.each<[string, string]>([
    ['', ':1:1: This is no JSON'],
    ['[]', ':1:1: Expected here: { }'],
    ['{"language":"fr"}', ':1:13: “fr” cannot stand here; expected is one of these: en, de, it'],
    ['{"language":7}', ':1:13: Expected here: "…"'],
    ['{"langauge":"de"}', ':1:2: There is no “langauge” here; did you mean “language”?'],
    ['{"ignore":["tallinn.choose.mandatry"]}', ':1:12: There is no rule “tallinn.choose.mandatry”; did you mean'],
    ['{"ignore":"nope.*"}', ':1:11: There is no rule “nope.*”.'],
    ['{"select":[1]}', ':1:12: Expected here: "…"'],
    ['{"fail-on":"eror"}', ':1:12: “eror” cannot stand here; did you mean “error”?'],
    ['{"strict":"yes"}', ':1:11: Expected here: true, false'],
    ['{"options":[]}', ':1:12: Expected here: { }'],
    ['{"options":{"legat":"true"}}', ':1:13: There is no “legat” here; did you mean “legate”?'],
    ['{"options":{"legate":"maybe"}}', ':1:22: “maybe” cannot stand here; expected is one of these: false, true'],
    ['{"options":{"legate":true}}', ':1:22: Expected here: "…"'],
    ['{"baseline":["a"]}', ':1:13: Expected here: "…"'],
    [`${'['.repeat(40)}`, ':1:1: This is no JSON'],
  ])('%s ends the run, and nothing is written', async (text, sentence) => {
    writeFileSync(join(here, NAME), text);
    for (const command of [
      ['check', 'logs'],
      ['report', 'logs', '-o', 'site'],
    ]) {
      const { code, out, err } = await kiebitz(...command);
      expect({ code, out }).toEqual({ code: 3, out: '' });
      expect(err).toContain(`kiebitz: ${NAME}${sentence}`);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
    expect(readdirSync(here).sort()).toEqual([NAME, 'logs']);
  });

  it.each([
    [
      ['--config', 'nowhere.json'],
      3,
      'kiebitz: nowhere.json: The file cannot be read: there is no file of this name.\n',
    ],
    [['--config', 'logs'], 3, 'kiebitz: logs: The file cannot be read: it is a directory.\n'],
    [['--config'], 2, "error: option '--config <file>' argument missing\n"],
  ])('%j is said', async (words, code, err) => {
    expect(await kiebitz('check', 'logs', ...words)).toEqual({ code, out: '', err });
  });
});

describe('docs/kiebitz.config.schema.json', () => {
  const accepts = new Ajv({ strict: true }).compile(configurationSchema());

  it('is made from the same declaration', () => {
    const path = join(ROOT, 'docs/kiebitz.config.schema.json');
    if (process.env['KIEBITZ_UPDATE']) writeFileSync(path, `${JSON.stringify(configurationSchema(), null, 2)}\n`);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(configurationSchema());
  });

  it.each([
    [{}, true],
    [{ $schema: 'x', language: 'de', ignore: ['a', 'b'], edition: 'practice', strict: true }, true],
    [{ options: { legate: 'true', preset: 'yucata' } }, true],
    [{ options: { legate: 'maybe' } }, false],
    [{ options: { legat: 'true' } }, false],
    [{ language: 'fr' }, false],
    [{ ignore: [1] }, false],
    [{ ignored: [] }, false],
    [{ baseline: ['a'] }, false],
    [[], false],
  ])('of %j says %s', (content, isAccepted) => expect(accepts(content)).toBe(isAccepted));

  it('accepts the example of docs/ci.md', () => {
    const guide = readFileSync(join(ROOT, 'docs/ci.md'), 'utf8');
    const [, example = ''] = /```json\n([^`]*"fail-on"[^`]*)```/.exec(guide) ?? [];
    expect(accepts(JSON.parse(example))).toBe(true);
    const [, table = ''] = /\| member \| stands for \|\n([\s\S]*?)\n\n/.exec(guide) ?? [];
    const told = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
      cell.replaceAll('`', '').split(', '),
    );
    const known = Object.keys((configurationSchema() as { properties: object }).properties);
    expect(told.sort()).toEqual(known.filter((key) => key !== '$schema').sort());
  });
});
