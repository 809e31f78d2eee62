/** Wrong calls of every kind: each gets one clear line, the right exit code, and nothing is written. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/source-files.js';
import { fixtures } from '../fixture-files.js';
import { kiebitz } from './program.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-wrong-'));
const home = process.cwd();
const game = fixtures().find(({ name }) => name === 'tallinn/bugs/pass-with-cards-public.xml')?.path ?? '';

/** Files of configuration, by what is wrong with them. */
const CONFIGURATIONS = {
  'syntax.json': '{"language": "de"',
  'list.json': '[]',
  'unknown.json': '{"langauge": "de"}',
  'language.json': '{"language": "fr"}',
  'number.json': '{"ignore": 7}',
  'rule.json': '{"ignore": ["tallinn.tower.nope"]}',
  'fail-on.json': '{"fail-on": "never"}',
  'truth.json': '{"strict": "yes"}',
  'options.json': '{"options": {"legate": "maybe"}}',
  'edition.json': '{"edition": "none.xml"}',
} as const;

beforeAll(() => {
  mkdirSync(join(folder, 'logs'));
  writeFileSync(join(folder, 'logs/game.xml'), readFileSync(game));
  for (const [name, text] of Object.entries(CONFIGURATIONS)) writeFileSync(join(folder, name), text);
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const LOG = 'logs/game.xml';
const config = (file: keyof typeof CONFIGURATIONS): readonly string[] => ['check', LOG, '--config', file];

const CALLS: readonly (readonly [code: number, said: RegExp, args: readonly string[]])[] = [
  [2, /unknown command 'chekc' \(Did you mean check\?\)/, ['chekc', LOG]],
  [2, /unknown option '--strct'/, ['check', '--strct', LOG]],
  [2, /missing required argument 'paths'/, ['check']],
  [2, /Allowed choices are .*Did you mean json\?/, ['check', LOG, '--format', 'jsn']],
  [2, /Allowed choices are en, de, it/, ['check', LOG, '--lang', 'fr']],
  [2, /'--jobs.*' argument 'many' is invalid/, ['check', LOG, '--jobs', 'many']],
  [2, /--update-baseline needs --baseline/, ['check', LOG, '--update-baseline']],
  [2, /--group is for the formats/, ['check', LOG, '--group', '--format', 'junit']],
  [2, /--rows is for the format csv/, ['check', LOG, '--rows', 'games']],
  [2, /--audit is for the formats/, ['check', LOG, '--audit']],
  [2, /no rule.*tallinn\.towr/, ['check', LOG, '--select', 'tallinn.towr']],
  [2, /no option “legat”.*legate/, ['check', LOG, '--option', 'legat=true']],
  [2, /cannot be “maybe”/, ['explain', LOG, '--option', 'legate=maybe']],
  [2, /Expected an address/, ['check', LOG, '--rules-url', 'rules']],
  [3, /none\.xml/, ['notes', 'none.xml']],
  [3, /none\.xml/, ['check', LOG, '--components', 'none.xml']],
  [2, /--quiz writes a file of its own/, ['report', LOG, '--quiz', '-o', '-']],
  [2, /--with quiz writes a file of its own/, ['report', LOG, '--with', 'quiz', '-o', '-']],
  [2, /--with lesson writes a file of its own/, ['report', LOG, '--with', 'lesson', '-o', '-']],
  [2, /--play-outs does nothing without --with analyse or --with puzzles/, ['report', LOG, '--play-outs', '3']],
  [2, /--cache does nothing without --with analyse/, ['report', LOG, '--with', 'quiz', '--cache', 'kept']],
  [2, /--format does nothing without --paired/, ['play', 'tallinn', '--format', 'json']],
  [2, /--play-outs does nothing without the bot search/, ['play', 'tallinn', '--play-outs', '3']],
  [2, /--html writes the rules: --options has no page/, ['rules', '--options', '--html']],
  [2, /--html writes pages: no --format/, ['rules', '--html', '--format', 'json']],
  [2, /--html writes pages: no --format/, ['rules', 'coverage', LOG, '--html', '--format', 'json']],
  [2, /--output does nothing without --html/, ['rules', '-o', 'book']],
  [2, /--output does nothing without --html/, ['rules', 'coverage', LOG, '-o', 'book']],
  [2, /no game “tallin”.*Did you mean tallinn\?/, ['new', 'tallin', '--example']],
  [2, /no edition “practise” of “tallinn”/, ['new', 'tallinn', '--components', '--edition', 'practise']],
  [2, /bgaa: .*no file of this name\. Did you mean bga\?/, ['import', '--profile', 'bgaa', LOG]],
  [2, /Only files are read here/, ['import', '-']],
  [3, /\/proc\/kiebitz cannot be written/, ['report', LOG, '-o', '/proc/kiebitz']],
  [3, /cannot be written/, ['report', LOG, '-o', '/proc/kiebitz/below']],
  [3, /logs\/game\.xml/, ['report', LOG, '-o', 'logs/game.xml/below']],
  [2, /Expected a whole number from 1 on/, ['explain', LOG, '--turn', '0']],
  [2, /there is no round 99/, ['explain', LOG, '--turn', '99']],
  [2, /required option '--at <place>'/, ['why-not', LOG]],
  [2, /Expected a turn/, ['why-not', LOG, '--at', 'soon']],
  [2, /There is no move 99\.1/, ['why-not', LOG, '--at', '99.1']],
  [2, /no rule.*nonsense|nonsense.*no rule/i, ['shrink', LOG, '--rule', 'nonsense']],
  [2, /f999/, ['shrink', LOG, '--finding', 'f999']],
  [2, /required option '--to <notation>'/, ['convert', LOG]],
  [2, /Nobody plays “chess” here/, ['play', 'chess']],
  [2, /13/, ['play', 'tallinn', '--players', '13']],
  [2, /has no option “legat”.*legate/, ['play', 'tallinn', '--option', 'legat=true']],
  [2, /cannot be “maybe”/, ['play', 'tallinn', '--option', 'legate=maybe']],
  [2, /Expected a whole number, 9007199254740991 at most/, ['play', 'tallinn', '--seed', '9007199254740993']],
  [2, /Expected a directory/, ['play', 'tallinn', '-o', '-']],
  [2, /--paired takes two bots/, ['play', 'tallinn', '--paired']],
  [2, /'powershell'/, ['completion', 'powershell']],
  [3, /none\.ndjson/, ['diff', 'none.ndjson', LOG]],
  [2, /missing required argument 'command'/, ['duel', 'tallinn']],
  [2, /Nobody plays “chess” here/, ['duel', 'chess', '--', 'node']],
  [2, /'--timeout.*' argument '0' is invalid/, ['duel', 'tallinn', '--timeout', '0', '--', 'node']],
  [2, /no-such-program cannot be started/, ['duel', 'tallinn', '-o', 'd.xml', '--', 'no-such-program']],
  [3, /ended \(0\) before it answered/, ['duel', 'tallinn', '-o', 'd.xml', '--', process.execPath, '-e', '']],
  [3, /syntax\.json/, config('syntax.json')],
  [3, /list\.json/, config('list.json')],
  [3, /unknown\.json.*langauge/, config('unknown.json')],
  [3, /language\.json/, config('language.json')],
  [3, /number\.json/, config('number.json')],
  [3, /rule\.json.*tallinn\.tower\.nope/, config('rule.json')],
  [3, /fail-on\.json/, config('fail-on.json')],
  [3, /truth\.json/, config('truth.json')],
  [3, /options\.json.*maybe/, config('options.json')],
  [3, /none\.xml/, config('edition.json')],
  [3, /none\.json/, ['check', LOG, '--config', 'none.json']],
];

describe('a wrong call', () => {
  it.each(CALLS)('%i, %s: %j', async (expected, sentence, args) => {
    const before = readdirSync(folder, { recursive: true });
    const { code, out, err } = await kiebitz(...args);
    expect({ code, out, lines: err.trimEnd().split('\n').length, err }).toEqual({
      code: expected,
      out: '',
      lines: 1,
      err,
    });
    expect(err).toMatch(sentence);
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });

  it('of the service is an answer, and the service goes on', () => {
    const lines = ['nonsense', '{"id":1}', '{"id":2,"do":"castle"}', '{"id":3,"do":"legal","game":"g7"}'];
    const input = [
      ...lines,
      '{"id":4,"do":"open","ruleset":"chess","players":[]}',
      '{"id":5,"do":"open","ruleset":"tallinn"}',
      '{"id":6,"do":"open","ruleset":"tallinn","players":["J\xfcrgen"]}',
    ];
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'dist/cli.cjs'), 'serve'], {
      encoding: 'utf8',
      input: Buffer.from(input.join('\n'), 'latin1'),
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const codes = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).error.code);
    const known = ['bad-json', 'missing-field', 'unknown-request', 'unknown-game', 'unknown-ruleset', 'missing-field'];
    expect(codes).toEqual([...known, 'bad-encoding']);
  });
});
