import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { EXIT } from '../../src/commands/exit.js';
import { VERSION } from '../../src/version.js';
import { ROOT } from '../architecture/source-files.js';
import { fixtures } from '../fixture-files.js';
import { kiebitz } from './program.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-cli-'));
const at = (name: string): string => join(folder, name);
const pathOf = (name: string): string => fixtures().find((one) => one.name === name)?.path ?? name;
const LEGAL = pathOf('tallinn/legal/public-2-players-leader-first.xml');
const ILLEGAL = pathOf('tallinn/bugs/pass-with-cards-public.xml');
const MISSING = at('missing.xml');

const COMMANDS = [
  ['check'],
  ['diff'],
  ['report'],
  ['explain'],
  ['notes'],
  ['why-not'],
  ['serve'],
  ['rules'],
  ['rules', 'coverage'],
  ['shrink'],
  ['convert'],
  ['new'],
  ['components'],
  ['completion'],
];
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\u2066]/;
const RED = '\u001b[31m';

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

/** Examples of the command line in a text, each without what a shell makes of it. */
function examplesIn(text: string): readonly string[] {
  return [...text.matchAll(/^(?: {2}|\$ |npx |zcat \S+ \| (?:npx )?| {2}zcat \S+ \| )*kiebitz ([a-z].*)$/gm)].map(
    ([, line = '']) => line.replace(/ {2,}.*| #.*| >.*|'[^']*'/g, '').trim(),
  );
}

describe('help', () => {
  it('names every command, examples, and the exit codes', async () => {
    const { code, out, err } = await kiebitz('--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const [name = ''] of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    expect(out).toMatch(/\nExamples:\n( {2}kiebitz .*\n){5}/);
    const codes = [...(/Exit codes: (.*)/.exec(out)?.[1] ?? '').matchAll(/\b\d+\b/g)].map(Number);
    expect(codes).toEqual(Object.values(EXIT));
    expect(await kiebitz('help')).toEqual({ code: 0, out, err: '' });
  });

  it.each(COMMANDS)('of %s %s has examples, which name options that there are', async (...command) => {
    const { code, out, err } = await kiebitz(...command, '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`^Usage: kiebitz ${command.join(' ')} `));
    const examples = examplesIn(out.slice(out.indexOf('\nExamples:\n')));
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const words = example.split(' ');
      // What another command makes ready may stand there, too.
      const its = words.slice(0, ['coverage', 'add'].includes(words[1] ?? '') ? 2 : 1);
      const help = (await kiebitz(...its, '--help')).out;
      for (const option of words.filter((word) => /^--?[a-z]/.test(word))) {
        expect(help, example).toMatch(new RegExp(`^ {2}.*${option}\\b`, 'm'));
      }
    }
  });

  it('is wrapped to the width of a page, word by word', async () => {
    for (const command of [[], ...COMMANDS]) {
      const { out } = await kiebitz(...command, '--help');
      const prose = out.slice(0, out.indexOf('\nExamples:'));
      const [first = '', ...lines] = prose.split('\n\n')[1]?.split('\n') ?? [];
      for (const [index, line] of [first, ...lines].entries()) {
        expect(line.length).toBeLessThanOrEqual(80);
        // The next word would not have found room.
        const [next] = lines[index]?.split(' ') ?? [];
        if (next !== undefined) expect(line.length + 1 + next.length, line).toBeGreaterThan(79);
      }
    }
  });

  it('of one command is the same whichever way it is asked for', async () => {
    for (const command of [['check'], ['shrink'], ['rules'], ['rules', 'coverage']]) {
      expect(await kiebitz('help', ...command)).toEqual(await kiebitz(...command, '--help'));
      expect(await kiebitz(...command, '-h')).toEqual(await kiebitz(...command, '--help'));
    }
    for (const command of [['help', 'help'], ['help', '--help'], ['-h']]) {
      expect(await kiebitz(...command)).toEqual(await kiebitz('--help'));
    }
  });

  it('is what somebody gets who says nothing: that is wrong usage', async () => {
    expect(await kiebitz()).toEqual({ code: 2, out: '', err: (await kiebitz('--help')).out });
    expect((await kiebitz('help', 'nothing')).code).toBe(2);
  });

  it('prints the version', async () => {
    for (const flag of ['--version', '-V']) {
      expect(await kiebitz(flag)).toEqual({ code: 0, out: `${VERSION}\n`, err: '' });
    }
  });
});

describe('the README', () => {
  it('names commands and options that there are', async () => {
    const examples = examplesIn(readFileSync(join(ROOT, 'README.md'), 'utf8'));
    expect(examples.length).toBeGreaterThan(20);
    for (const example of examples) {
      const words = example.split(' ');
      const its = words.slice(0, ['coverage', 'add'].includes(words[1] ?? '') ? 2 : 1);
      const { code, out } = await kiebitz(...its, '--help');
      expect(code, example).toBe(0);
      for (const option of words.filter((word) => /^--?[a-z]/.test(word))) {
        expect(out, example).toMatch(new RegExp(`^ {2}.*${option}\\b`, 'm'));
      }
    }
  });
});

describe('wrong usage', () => {
  it.each<[string, readonly string[], RegExp]>([
    ['a command', ['chekc', 'x'], /unknown command 'chekc' \(Did you mean check\?\)/],
    ['a command', ['explian'], /\(Did you mean explain\?\)/],
    ['a command', ['help', 'nope'], /^error: unknown command 'nope' \(Did you mean notes\?\)\n$/],
    ['a command', ['help', 'chekc', '--lang', 'de'], /^error: unknown command 'chekc' \(Did you mean check\?\)\n$/],
    ['a command', ['chekc', '--help'], /^error: unknown command 'chekc' \(Did you mean check\?\)\n$/],
    ['an option', ['check', '--formt', 'json', 'x'], /unknown option '--formt' \(Did you mean --format\?\)/],
    ['an option', ['shrink', 'x', '--rul', 'y'], /\(Did you mean --rule\?\)/],
    ['an option', ['rules', 'coverage', 'x', '--htm'], /\(Did you mean --html\?\)/],
    ['a format', ['check', '--format', 'jsn', 'x'], /'jsn' is invalid.*text, json.*Did you mean json\?/],
    ['a format', ['rules', '--format', 'jsno'], /text, json\. Did you mean json\?/],
    ['a notation', ['convert', 'x', '--to', 'ndjsn'], /xml, json, ndjson, kbz\. Did you mean ndjson\?/],
    ['a level', ['check', '--fail-on', 'eror', 'x'], /Did you mean error\?/],
    ['a game', ['components', 'valleta'], /no game “valleta”.*Did you mean valletta\?/],
    ['a game of rules', ['rules', '--game', 'ratus'], /Did you mean rattus\?/],
  ])('asks back for the name of %s: %s', async (_, command, sentence) => {
    const { code, out, err } = await kiebitz(...command);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
  });

  it.each<[readonly string[], RegExp]>([
    [['check'], /missing required argument 'paths'/],
    [['shrink'], /missing required argument 'log'/],
    [['components'], /missing required argument 'ruleset'/],
    [['components', 'valletta', 'more'], /too many arguments/],
    [['shrink', 'a', 'b'], /too many arguments/],
    [['convert', 'x'], /required option '--to <notation>' not specified/],
    [['why-not', 'x'], /required option '--at <place>' not specified/],
    [['why-not', 'x', '--at', '14.x'], /such as 14, 14\.2, 14\.1:reveal, draft\.1 or final/],
    [['check', 'x', '--lang', 'fr'], /en, de, it/],
    [['check', 'x', '--lang'], /argument missing/],
    [['check', 'x', '--max-errors', '-1'], /whole number/],
    [['check', 'x', '--max-errors', 'many'], /whole number/],
    [['check', 'x', '--rules-url', 'ftp://x'], /https:/],
    [['check', 'x', '--update-baseline'], /--update-baseline needs --baseline <file>/],
    [['check', 'x', '--group', '--format', 'sarif'], /--group is for the formats/],
    [['check', 'x', '--audit'], /--audit is for the formats/],
    ...['0', '-1', '1.5', '0x1', '1e1', '', ' 2', 'two', '9'.repeat(20)].flatMap(
      (number): [readonly string[], RegExp][] => [
        [['explain', 'x', `--turn=${number}`], /whole number from 1 on/],
        [['check', 'x', `--jobs=${number}`], /whole number from 1 on/],
      ],
    ),
  ])('is refused before anything is done: %s', async (command, sentence) => {
    const { code, out, err } = await kiebitz(...command);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
    expect(err).toMatch(/^error: /);
  });

  it('is shown as text, whatever was typed, or a shell has put there', async () => {
    for (const command of [
      [RED],
      ['help', RED],
      [`${RED}check`, `${RED}.xml`],
      ['check', `--${RED}`],
      ['check', 'x', '--format', `${RED}\u0007\u202e`],
      ['explain', 'x', '--turn', `${RED}1`],
      ['shrink', 'x', `--${RED}y`],
      ['components', RED],
      ['rules', '--game', RED],
      ['rules', RED],
      ['check', `${RED}.xml`],
      ['explain', `${RED}.xml`],
      ['explain', LEGAL, '--game', RED],
      ['report', `${RED}.xml`, '-o', folder],
      ['convert', `${RED}.xml`, '--to', 'json'],
      ['shrink', `${RED}.xml`],
      ['shrink', LEGAL, '--rule', RED],
      ['notes', `${RED}.xml`],
      ['why-not', `${RED}.xml`, '--at', '1.1'],
      ['why-not', LEGAL, `<play card="\u202e${RED}"/>`, '--at', '1.1'],
      ['why-not', LEGAL, '--game', RED, '--at', '1.1'],
      ['rules', 'coverage', `${RED}.xml`],
      ['check', LEGAL, '--components', `${RED}.xml`],
      ['check', LEGAL, '--baseline', `${RED}.xml`],
      ['explain', LEGAL, '--notes', `${RED}.xml`],
    ]) {
      const { code, out, err } = await kiebitz(...command);
      expect(code, JSON.stringify(command)).toBeGreaterThan(0);
      expect(code).toBeLessThan(4);
      expect(out + err, JSON.stringify(command)).not.toMatch(CONTROL);
      // It is shown, but where all that there is to say is that a move is no XML.
      if (!command.some((word) => word.startsWith('<'))) expect(out + err).toContain('\\u001b[31m');
    }
  });
});

describe('options of rules coverage', () => {
  it('are its own, although rules has some of the same names', async () => {
    const json = await kiebitz('rules', 'coverage', LEGAL, '--format', 'json');
    expect(JSON.parse(json.out)).toMatchObject({ format: 1, games: [{ ruleset: 'tallinn', games: 1 }] });
    expect(await kiebitz('rules', 'coverage', '--format', 'json', LEGAL)).toEqual(json);
    const pages = await kiebitz('rules', 'coverage', LEGAL, '--html', '-o', at('coverage'), '--lang', 'it');
    expect(pages).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(at('coverage/tallinn.coverage.html'), 'utf8')).toContain('<html lang="it"');
    expect((await kiebitz('rules', 'barrel', '--lang', 'de')).out).not.toBe((await kiebitz('rules', 'barrel')).out);
  });
});

describe('a file that an option names', () => {
  it('may lie among the logs: then nobody need be told that it is none', async () => {
    mkdirSync(at('own'));
    writeFileSync(at('own/game.xml'), readFileSync(ILLEGAL));
    writeFileSync(at('own/quirks.json'), '{ "kiebitz": "quirks", "format": "1", "quirks": [] }');
    writeFileSync(at('own/mine.xml'), '<components ruleset="rattus" edition="mine"/>');
    const base = ['--baseline', at('own/known.json')];
    const named = [...base, '--quirks', at('own/quirks.json'), '--components', at('own/mine.xml')];
    const before = await kiebitz('check', at('own'), ...named, '--update-baseline', '--format', 'json');
    expect(JSON.parse(before.out)).toMatchObject({ faults: [], games: [{ verdict: 'illegal' }] });
    // Now the baseline is there, too.
    const { code, out } = await kiebitz('check', at('own'), ...named, '--format', 'json');
    expect({ code, faults: JSON.parse(out).faults }).toEqual({ code: 0, faults: [] });
    const other = await kiebitz('check', at('own'), ...base, '--format', 'json');
    expect(JSON.parse(other.out).faults.map(({ file }: { file: string }) => file)).toEqual([
      at('own/mine.xml'),
      at('own/quirks.json'),
    ]);
  });
});

describe('the exit code', () => {
  const shrunk = () => at('shrunk.xml');

  it.each<[number, readonly string[]]>([
    [EXIT.fine, ['check', LEGAL]],
    [EXIT.findings, ['check', ILLEGAL]],
    [EXIT.unread, ['check', MISSING]],
    [EXIT.unread, ['check', ILLEGAL, MISSING]],
    [EXIT.fine, ['explain', LEGAL]],
    [EXIT.findings, ['explain', ILLEGAL]],
    [EXIT.unread, ['explain', ILLEGAL, MISSING]],
    [EXIT.usage, ['explain', LEGAL, '--game', 'nope']],
    [EXIT.usage, ['explain', LEGAL, '--game', '']],
    [EXIT.usage, ['report', LEGAL, '--game', 'nope', '-o', at('site')]],
    [EXIT.usage, ['report', LEGAL, '--game', '', '-o', at('site')]],
    [EXIT.unread, ['report', LEGAL, MISSING, '--game', 'nope', '-o', at('site')]],
    [EXIT.fine, ['convert', ILLEGAL, '--to', 'json']],
    [EXIT.unread, ['convert', ILLEGAL, MISSING, '--to', 'json']],
    [EXIT.fine, ['shrink', ILLEGAL, '-o', shrunk()]],
    [EXIT.usage, ['shrink', LEGAL]],
    [EXIT.usage, ['shrink', ILLEGAL, '--game', 'nope']],
    [EXIT.unread, ['shrink', MISSING]],
    [EXIT.unread, ['shrink', ILLEGAL, '-o', at('no/where.xml')]],
    [EXIT.fine, ['components', 'rattus']],
    [EXIT.usage, ['components', 'rattus', '--edition', 'other']],
    [EXIT.fine, ['rules', 'coverage', ILLEGAL]],
    [EXIT.unread, ['rules', 'coverage', ILLEGAL, MISSING]],
    [EXIT.fine, ['why-not', LEGAL, '--at', '1.1']],
    [EXIT.usage, ['why-not', LEGAL, '--at', '99.1']],
    [EXIT.unread, ['why-not', MISSING, '--at', '1.1']],
    [EXIT.fine, ['notes', LEGAL]],
    [EXIT.unread, ['notes', MISSING]],
    [EXIT.fine, ['rules', 'tallinn.choose.mandatory']],
    [EXIT.findings, ['rules', 'no-such-word-anywhere']],
  ])('is %i of %j', async (code, command) => {
    expect((await kiebitz(...command)).code).toBe(code);
  });

  it('does not depend on what merely lies among the logs', async () => {
    mkdirSync(at('foreign'));
    writeFileSync(at('foreign/package.json'), '{ "name": "x" }');
    for (const [said, ...command] of [
      ['there is no error to be shown', 'shrink', at('foreign')],
      ['holds no game', 'notes', at('foreign')],
      ['holds no game', 'why-not', at('foreign'), '--at', '1.1'],
    ]) {
      const { code, out, err } = await kiebitz(...command);
      expect({ code, out }, command[0]).toEqual({ code: 2, out: '' });
      expect(err).toContain('package.json');
      expect(err).toContain(said);
    }
  });

  it('of a question about the only game says that another one could not be read', async () => {
    const [game] = /<game [\s\S]*<\/game>/.exec(readFileSync(LEGAL, 'utf8')) ?? [];
    writeFileSync(at('half.xml'), `<gamelog version="1">\n  <gmae id="x"/>\n${game}</gamelog>`);
    const id = /id="([^"]*)"/.exec(game ?? '')?.[1] ?? '';
    for (const command of [
      ['notes', at('half.xml')],
      ['why-not', at('half.xml'), '--at', '1.1'],
    ]) {
      const { code, out, err } = await kiebitz(...command);
      expect(code, command[0]).toBe(3);
      expect(err).toMatch(/half\.xml:2:3: error .*<gmae>/);
      // Who names the game has it, whatever else the file holds.
      expect(await kiebitz(...command, '--game', id)).toEqual({ code: 0, out, err: '' });
    }
  });

  it('is our own fault only where it is', async () => {
    vi.stubEnv('KIEBITZ_DEBUG', '');
    const { reportFailure } = await import('../../src/commands/failure.js');
    const { said } = await import('./said.js');
    const { code, out, err } = await said(() => reportFailure(new Error(`${RED}oh`), undefined));
    expect({ code, out }).toEqual({ code: 70, out: '' });
    expect(err).toMatch(/^kiebitz: internal error: \\u001b\[31moh\nThis is our fault, not yours\./);
    expect(err).not.toContain('    at ');
  });

  it('of an edition that cannot be used is the same in every command, also with workers', async () => {
    writeFileSync(at('bad.xml'), '<components ruleset="tallinn">\n  <influense n="1"/>\n</components>');
    const sentence = `kiebitz: ${at('bad.xml')}:2:3: `;
    for (const command of [
      ['check', LEGAL, ILLEGAL, '--jobs', '2'],
      ['report', LEGAL, ILLEGAL, '--jobs', '2', '-o', at('no-site')],
      ['explain', LEGAL],
      ['shrink', ILLEGAL],
      ['notes', LEGAL],
      ['why-not', LEGAL, '--at', '1.1'],
      ['rules', 'coverage', LEGAL],
    ]) {
      const { code, out, err } = await kiebitz(...command, '--components', at('bad.xml'), '--lang', 'de');
      expect({ code, out }, command[0]).toEqual({ code: 3, out: '' });
      expect(err).toContain(sentence);
      expect(err).toContain('influence');
      expect(err).toContain('gemeint');
    }
    expect(existsSync(at('no-site'))).toBe(false);
  });
});

describe('colours', () => {
  /** Runs a command as if a person looked at its streams. */
  async function onTerminal(command: readonly string[], looked: { readonly out?: boolean; readonly err?: boolean }) {
    const streams = [
      [process.stdout, looked.out],
      [process.stderr, looked.err],
    ] as const;
    const before = streams.map(([stream]) => stream.isTTY);
    for (const [stream, isTTY = false] of streams) stream.isTTY = isTTY;
    try {
      return await kiebitz(...command);
    } finally {
      for (const [index, [stream]] of streams.entries()) stream.isTTY = before[index] as boolean;
    }
  }
  const coloured = ['check', ILLEGAL, '--jobs', '1'];

  it('are for people: on a terminal, and not in files and pipes', async () => {
    vi.stubEnv('NO_COLOR', '');
    expect((await onTerminal(coloured, { out: true })).out).toContain('\u001b[');
    expect((await onTerminal(coloured, { err: true })).out).not.toContain('\u001b[');
    expect((await kiebitz(...coloured)).out).not.toContain('\u001b[');
  });

  it.each([
    ['check', ILLEGAL, '--jobs', '1'],
    ['explain', ILLEGAL],
    ['why-not', LEGAL, '--at', '1.1'],
    ['rules', 'tallinn.choose.mandatory'],
    ['rules', 'coverage', LEGAL],
  ])('of %s %s are not wanted with NO_COLOR, or --no-color', async (...command) => {
    vi.stubEnv('NO_COLOR', '');
    const { out } = await onTerminal(command, { out: true });
    expect(out).toContain('\u001b[');
    expect((await onTerminal([...command, '--no-color'], { out: true, err: true })).out).not.toContain('\u001b[');
    vi.stubEnv('NO_COLOR', '1');
    expect((await onTerminal(command, { out: true, err: true })).out).not.toContain('\u001b[');
  });

  it.each<[Readonly<Record<string, string>>, { readonly inFile: boolean; readonly onTerminal: boolean }]>([
    [{}, { inFile: false, onTerminal: true }],
    [{ TERM: 'dumb' }, { inFile: false, onTerminal: false }],
    [{ FORCE_COLOR: '1' }, { inFile: true, onTerminal: true }],
    [
      { FORCE_COLOR: '1', TERM: 'dumb' },
      { inFile: true, onTerminal: true },
    ],
    [{ FORCE_COLOR: '0' }, { inFile: false, onTerminal: false }],
    [{ FORCE_COLOR: '' }, { inFile: false, onTerminal: true }],
    [
      { FORCE_COLOR: '1', NO_COLOR: '1' },
      { inFile: false, onTerminal: false },
    ],
  ])('with %j are %j', async (environment, { inFile, onTerminal: seen }) => {
    for (const name of ['NO_COLOR', 'FORCE_COLOR', 'TERM']) vi.stubEnv(name, environment[name] ?? '');
    expect((await kiebitz(...coloured)).out.includes('\u001b[')).toBe(inFile);
    expect((await onTerminal(coloured, { out: true })).out.includes('\u001b[')).toBe(seen);
    expect((await kiebitz(...coloured, '--no-color')).out).not.toContain('\u001b[');
    expect((await kiebitz('convert', MISSING, '--to', 'xml')).err.includes('\u001b[')).toBe(inFile);
  });

  it('of what is said on standard error depend on who reads that', async () => {
    vi.stubEnv('NO_COLOR', '');
    for (const command of [
      ['shrink', MISSING],
      ['convert', MISSING, '--to', 'xml'],
      ['report', MISSING, '-o', at('site')],
      ['rules', 'coverage', MISSING],
    ]) {
      expect((await onTerminal(command, { out: true })).err).not.toContain('\u001b[');
      expect((await onTerminal(command, { err: true })).err).toContain('\u001b[');
      expect((await onTerminal([...command, '--no-color'], { err: true })).err).not.toContain('\u001b[');
    }
    const unusable = ['check', LEGAL, '--components', MISSING];
    expect((await onTerminal(unusable, { err: true })).err).toContain('\u001b[');
    expect((await onTerminal([...unusable, '--no-color'], { err: true })).err).not.toContain('\u001b[');
  });
});

describe('report -o', () => {
  const page = async () => {
    await kiebitz('report', ILLEGAL, '-o', at('one'), '--jobs', '1');
    return readFileSync(at(`one/${readdirSync(at('one'))[0]}`), 'utf8');
  };

  it('names a file for one game, or standard output', async () => {
    expect(await kiebitz('report', ILLEGAL, '-o', at('mine.html'), '--quiz')).toEqual({
      code: 1,
      out: `The report lies in ${at('mine.html')}\nThe questions lie in ${at('mine.quiz.html')}\n`,
      err: '',
    });
    const link = '<ul class="ways"><li><a href="mine.quiz.html">Questions about this game</a></li></ul>';
    expect(readFileSync(at('mine.html'), 'utf8').replace(link, '')).toBe(await page());
    expect(readFileSync(at('mine.quiz.html'), 'utf8')).toContain('href="mine.html');
    expect(await kiebitz('report', ILLEGAL, '-o', '-')).toEqual({ code: 1, out: await page(), err: '' });
    const id = /id="([^"]*)"/.exec(readFileSync(ILLEGAL, 'utf8').split('<game ')[1] ?? '')?.[1] ?? '';
    expect((await kiebitz('report', LEGAL, ILLEGAL, '--game', id, '-o', '-')).out).toBe(await page());
  });

  it('is joined to the other pages of the site, and to those in other languages', async () => {
    await kiebitz('report', LEGAL, '-o', at('twice'), '--also-in', 'en', '--also-in', 'de');
    expect(readdirSync(at('twice')).filter((name) => !name.includes('.'))).toEqual(['de']);
    const { out } = await kiebitz('report', LEGAL, ILLEGAL, '-o', at('site'), '--with', 'lesson', '--also-in', 'it');
    const pages = readdirSync(at('site')).filter((name) => !/index|statistics|lesson|^it$/.test(name));
    expect(readdirSync(at('site/it'))).toEqual(readdirSync(at('site')).filter((name) => name !== 'it'));
    expect(out.trim().split('\n')).toHaveLength(2 * (2 * pages.length + 1));
    const waysOf = (path: string) =>
      [
        ...(/<ul class="ways">.*?<\/ul>/.exec(readFileSync(at(path), 'utf8'))?.[0] ?? '').matchAll(/href="([^"]+)"/g),
      ].map(([, href]) => href);
    const [first = '', second = ''] = [...out.matchAll(/report lies in .*?([^/]+\.html)$/gm)].map(
      ([, name]) => name ?? '',
    );
    const lesson = first.replace('.html', '.lesson.html');
    expect(waysOf(`site/${first}`)).toEqual(['index.html', second, lesson, `it/${first}`]);
    expect(waysOf(`site/it/${second}`).slice(0, 2)).toEqual(['index.html', first]);
    expect(waysOf(`site/it/${lesson}`)).toEqual([`../${lesson}`]);
  });

  it('is a directory all the same, if there is one of that name', async () => {
    mkdirSync(at('folder.html'));
    await kiebitz('report', ILLEGAL, '-o', at('folder.html'));
    expect(readdirSync(at('folder.html'))).toHaveLength(1);
  });

  it.each([
    [
      [LEGAL, ILLEGAL, '-o', at('both.html')],
      2,
      /both\.html is one file, and there are several games: name a directory/,
    ],
    [[LEGAL, ILLEGAL, '-o', '-'], 2, /^Standard output is one file, and there are several games/],
    [[LEGAL, '-o', '-', '--quiz'], 2, /^error: --quiz writes a file of its own/],
    [[LEGAL, '-o', '-', '--with', 'lesson'], 2, /^error: --with lesson writes a file of its own/],
    [[LEGAL, '-o', at('a.html'), '--also-in', 'de'], 2, /^error: --also-in .* neither a pipe \(-\) nor one page/],
    [[LEGAL, '-o', at('no/where.html')], 3, /where\.html cannot be written: there is no such directory\.$/m],
    [[LEGAL, '--game', 'nope', '-o', at('nope.html')], 2, /There is no game “nope”/],
  ])('%j writes nothing', async (words, code, sentence) => {
    const before = readdirSync(folder);
    const { err, ...ended } = await kiebitz('report', ...words, '--jobs', '1');
    expect(ended).toEqual({ code, out: '' });
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(before);
  });
});

describe('the language', () => {
  it.each(['en', 'de', 'it'])('is the one asked for (%s), in every command that says sentences', async (lang) => {
    for (const command of [
      ['check', ILLEGAL],
      ['explain', ILLEGAL],
      ['shrink', ILLEGAL],
      ['why-not', LEGAL, '--at', '1.1'],
      ['rules', 'tallinn.choose.mandatory'],
      ['rules', 'coverage', LEGAL],
    ]) {
      const own = await kiebitz(...command, '--lang', lang);
      expect(own.out + own.err).not.toMatch(/\{|\}/);
      for (const other of ['en', 'de', 'it'].filter((one) => one !== lang)) {
        expect(await kiebitz(...command, '--lang', other), command[0]).not.toEqual(own);
      }
    }
  });

  it('is that of KIEBITZ_LANG, where the command line names none', async () => {
    const [german, english] = [await kiebitz('explain', LEGAL, '--lang', 'de'), await kiebitz('explain', LEGAL)];
    for (const tag of ['de', 'de-AT', 'DE']) {
      vi.stubEnv('KIEBITZ_LANG', tag);
      expect(await kiebitz('explain', LEGAL)).toEqual(german);
      expect(await kiebitz('explain', LEGAL, '--lang', 'en')).toEqual(english);
      // It says no sentences in any language but that of its help.
      expect((await kiebitz('components', 'rattus')).code).toBe(0);
    }
    vi.stubEnv('KIEBITZ_LANG', '');
    expect(await kiebitz('explain', LEGAL)).toEqual(english);
    vi.stubEnv('KIEBITZ_LANG', `fr${RED}`);
    expect(await kiebitz('explain', LEGAL)).toEqual({
      code: 2,
      out: '',
      err: "error: KIEBITZ_LANG is 'fr\\u001b[31m'. Allowed choices are en, de, it.\n",
    });
  });

  it('is never that of the machine', async () => {
    const before = await kiebitz('explain', LEGAL);
    for (const locale of ['de_DE.UTF-8', 'it_IT.UTF-8']) {
      for (const name of ['LANG', 'LC_ALL', 'LANGUAGE']) vi.stubEnv(name, locale);
      expect(await kiebitz('explain', LEGAL)).toEqual(before);
    }
  });
});

/** What only a process of its own shows: pipes and exit codes as a shell sees them. */
describe('the process', () => {
  interface Ended {
    readonly code: number | null;
    readonly out: string;
    readonly err: string;
  }
  interface Streams {
    readonly input?: string;
    /** The streams that nobody reads. */
    readonly closed?: readonly ('stdout' | 'stderr')[];
    /** A file to which standard output goes. */
    readonly to?: string;
  }

  function run(command: readonly string[], { input = '', closed = [], to }: Streams = {}): Promise<Ended> {
    const program = spawn(process.execPath, [join(ROOT, 'src/launch.cjs'), ...command], {
      stdio: ['pipe', to === undefined ? 'pipe' : openSync(to, 'w'), 'pipe'],
    });
    const said = { out: '', err: '' };
    for (const [name, key] of [
      ['stdout', 'out'],
      ['stderr', 'err'],
    ] as const) {
      const stream = program[name];
      if (closed.includes(name)) stream?.destroy();
      else stream?.on('data', (text) => (said[key] += String(text)));
    }
    program.stdin?.on('error', () => undefined);
    program.stdin?.end(input);
    return new Promise((resolve) => {
      program.on('close', (code) => {
        // A clone builds itself first, if the sources are younger than the program.
        const err = said.err.replace('kiebitz: building ...\n', '');
        resolve({ code, out: said.out, err });
      });
    });
  }

  it.each([
    [0, ['--help']],
    [0, ['check', '--help']],
    [0, ['components', 'valletta']],
    [0, ['explain', LEGAL]],
  ])('ends in peace, with %i, where nobody reads what it prints: %j', async (code, command) => {
    expect(await run(command, { closed: ['stdout'] })).toEqual({ code, out: '', err: '' });
  });

  it.each([
    [2, ['chekc']],
    [2, ['components', 'x']],
    [3, ['shrink', MISSING]],
  ])('has its exit code, %i, where nobody reads what it complains of: %j', async (code, command) => {
    expect(await run(command, { closed: ['stderr'] })).toEqual({ code, out: '', err: '' });
  });

  it.skipIf(!existsSync('/dev/full'))(
    'says that standard output is full, and does not call that findings',
    async () => {
      for (const command of [['--help'], ['explain', LEGAL], ['check', ILLEGAL], ['convert', LEGAL, '--to', 'json']]) {
        const { code, err } = await run(command, { to: '/dev/full' });
        expect({ code, err }).toEqual({ code: 3, err: 'Standard output cannot be written: no space is left.\n' });
      }
    },
  );

  it('writes every page, whether or not anybody reads where they lie', async () => {
    const output = at('unread');
    const third = pathOf('tallinn/legal/public-3-players-legate.xml');
    const command = ['report', LEGAL, ILLEGAL, third, '-o', output, '--jobs', '1'];
    expect(await run(command, { closed: ['stdout'] })).toEqual({ code: 1, out: '', err: '' });
    // Three games, what those of Tallinn have in common, the index, and the folder of the players.
    expect(readdirSync(output)).toHaveLength(6);
    expect(readdirSync(output)).toEqual(expect.arrayContaining(['index.html', 'players']));
  });

  it('makes a page of the only game, although it comes from standard input beside other files', async () => {
    const input = readFileSync(ILLEGAL, 'utf8').replace(/id="[^"]*"/, 'id="only"');
    const command = ['report', '-', LEGAL, ILLEGAL, '--game', 'only', '--jobs', '2', '-o', at('only')];
    expect(await run(command, { input })).toMatchObject({ code: 1, err: '' });
    expect(readdirSync(at('only'))).toEqual(['only.html']);
    expect(readFileSync(at('only/only.html'), 'utf8')).not.toContain('href="index.html"');
  });

  it('reads standard input where it is told to', async () => {
    const input = readFileSync(ILLEGAL, 'utf8');
    const told = await run(['explain', '-', '--no-color'], { input });
    expect(told).toMatchObject({ code: 1, err: '' });
    expect(told.out).toBe((await kiebitz('explain', ILLEGAL)).out.replace(ILLEGAL, '-'));
    const json = await run(['convert', '-', '--to', 'json'], { input });
    expect(json).toMatchObject({ code: 0, out: (await kiebitz('convert', ILLEGAL, '--to', 'json')).out });
    expect((await run(['shrink', '-'], { input: json.out })).out).toBe((await kiebitz('shrink', ILLEGAL)).out);
    expect(await run(['check', '-'])).toMatchObject({
      code: 3,
      out: expect.stringMatching(/^-:1:1: error The file is empty/),
    });
  });
});
