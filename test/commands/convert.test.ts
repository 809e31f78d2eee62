import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { convert } from '../../src/commands/convert.js';
import { RULESETS } from '../../src/log/envelope.js';
import type { OutputNotation } from '../../src/log/write.js';
import { type Fixture, fixtures, textOf } from '../fixture-files.js';
import { read, readOne } from '../log/events.js';
import { kiebitz } from './program.js';
import { runCheck } from './run-check.js';
import { type Said, said } from './said.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-convert-'));
const at = (name: string): string => join(folder, name);

/** A file of the folder. */
function file(name: string, text: string): string {
  writeFileSync(at(name), text);
  return at(name);
}

const run = (paths: readonly string[], to: OutputNotation, output = '-'): Promise<Said> =>
  said(() => convert(paths, { to, output, color: false }));

const legal = (ruleset: string): readonly Fixture[] =>
  fixtures().filter(({ name }) => name.startsWith(`${ruleset}/legal/`));
const textOfNamed = (name: string): string => {
  const found = fixtures().find((one) => one.name === name);
  if (!found) throw new Error(`no fixture ${name}`);
  return textOf(found);
};

const PUBLIC = 'tallinn/legal/public-2-players-leader-first.xml';
const game = (id: string): string =>
  /<game [\s\S]*<\/game>/.exec(textOfNamed(PUBLIC).replace(/(<game [^>]*id=")[^"]*/, `$1${id}`))?.[0] ?? '';
const log = (...games: string[]): string => `<gamelog version="1">\n${games.join('\n')}\n</gamelog>\n`;

interface Placed {
  readonly at: object;
}

/** What `check` says of a log, but for the places in the file. */
async function judged(path: string): Promise<unknown> {
  const { games } = JSON.parse((await runCheck([path], { format: 'json' })).out) as {
    games: { findings: Placed[]; undecided?: { moves: Placed[] } }[];
  };
  const anywhere = (one: Placed) => ({ ...one, at: { ...one.at, line: 0, column: 0 } });
  return games.map(({ findings, undecided, ...one }) => ({
    ...one,
    file: '',
    findings: findings.map(anywhere),
    undecided: { ...undecided, moves: undecided?.moves.map(anywhere) },
  }));
}

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(RULESETS)('the legal games of %s', (ruleset) => {
  it.each(['json', 'ndjson'] as const)('come back from %s as they were', async (notation) => {
    const paths = legal(ruleset).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(10);
    const xml = await run(paths, 'xml', at(`${ruleset}.xml`));
    const other = await run([at(`${ruleset}.xml`)], notation, at(`${ruleset}.${notation}`));
    const back = await run([at(`${ruleset}.${notation}`)], 'xml', at(`${ruleset}-back.xml`));
    for (const { code, out } of [xml, other, back]) expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(xml.err).toBe('');
    // Only comments have no place in JSON, and that is said.
    const comments = readFileSync(at(`${ruleset}.xml`), 'utf8').match(/<!--/g)?.length ?? 0;
    expect(other.err.split('\n').filter(Boolean)).toHaveLength(comments);
    const uncommented = readFileSync(at(`${ruleset}.xml`), 'utf8').replace(/\n *<!--[\s\S]*?-->/g, '');
    expect(readFileSync(at(`${ruleset}-back.xml`), 'utf8')).toBe(uncommented);
  });

  it('say in XML what they said before', async () => {
    for (const fixture of legal(ruleset)) {
      const { out } = await run([fixture.path], 'xml');
      const [before, after] = [readOne(textOf(fixture)), readOne(out)];
      const meaning = (node: typeof before.game): unknown => [
        node.name,
        { ...node.values },
        node.text ?? '',
        node.children.map(meaning),
      ];
      expect(after.problems).toEqual([]);
      expect(meaning(after.game), fixture.name).toEqual(meaning(before.game));
    }
  });
});

describe('a log with a breach', () => {
  it.each([
    'rattus/bugs/place-split.xml',
    'tallinn/bugs/draw-before-tower-full.xml',
    'valletta/bugs/play-card-twice-moves.xml',
  ])('is judged as before in every notation: %s', async (name) => {
    const before = file('before.xml', textOfNamed(name));
    for (const notation of ['json', 'ndjson', 'xml'] as const) {
      const output = at(`after.${notation}`);
      expect((await run([before], notation, output)).code).toBe(0);
      // Fingerprints are the same, too: a baseline still holds.
      expect(await judged(output), notation).toEqual(await judged(before));
    }
  });
});

describe('what is wrong with the input', () => {
  const inputs = () => [
    file('1-good.xml', log(game('a'))),
    file('2-broken.xml', `<gamelog version="1">\n  <gmae id="x"/>\n${game('b')}\n</gamelog>`),
    at('3-missing.xml'),
    file('4-good.json', '[{"type":"game","ruleset":"rattus","id":"c"}]'),
  ];

  it.each(['xml', 'json', 'ndjson'] as const)('is said with its place, and the rest is written as %s', async (to) => {
    const { code, out, err } = await run(inputs(), to);
    expect(code).toBe(3);
    const lines = err.trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/2-broken\.xml:2:3: error .*<gmae>.*<game>/);
    expect(lines[1]).toMatch(/3-missing\.xml: error .*there is no file of this name/);
    const ids = read(out).map((event) => event.type === 'game' && event.recording.id);
    expect(ids).toEqual(['a', 'b', 'c']);
  });

  it('is a game that breaks off: what there is of it is written, well-formed', async () => {
    const text = textOfNamed(PUBLIC);
    const path = file('cut.xml', text.slice(0, text.lastIndexOf('<round') + 4));
    const { code, out } = await run([path], 'xml');
    expect(code).toBe(3);
    const again = readOne(out);
    expect(again).toMatchObject({ id: readOne(text).id, truncated: false, problems: [] });
    expect(out.match(/<play /g)?.length).toBeGreaterThan(10);
  });

  it('is not a file that merely lies among the logs', async () => {
    mkdirSync(at('logs/inner'), { recursive: true });
    writeFileSync(at('logs/a.xml'), log(game('a')));
    writeFileSync(at('logs/inner/b.xml'), log(game('b')));
    writeFileSync(at('logs/package.json'), '{ "name": "x" }');
    const { code, out, err } = await run([at('logs')], 'ndjson');
    expect(code).toBe(0);
    expect(err).toMatch(/package\.json:1:\d+: note .*passed over/);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).id),
    ).toEqual(['a', 'b']);
  });

  it('is a directory without games; the file that comes of it holds none', async () => {
    mkdirSync(at('empty'));
    const { code, out, err } = await run([at('empty')], 'json');
    expect({ code, games: JSON.parse(out) }).toEqual({ code: 3, games: [] });
    expect(err).toMatch(/^.*empty: error /);
    expect((await run([at('empty')], 'xml')).out).toMatch(/<gamelog version="1">\n<\/gamelog>\n$/);
  });

  it('is text on the terminal, whatever it holds', async () => {
    const path = file(
      '\u001b[31mred\u202e.xml',
      `<gamelog version="1"><g\u009bame/>${game('\u009b31m&#x7;')}<!-- \u001b --></gamelog>`,
    );
    for (const to of ['xml', 'json'] as const) {
      const { err } = await run([path, at('no\u0007thing')], to);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
      expect(err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
      expect(err).toContain('\\u001b[31mred\\u202e.xml:1:');
    }
  });
});

describe('what a notation cannot hold', () => {
  it('is said, and the rest is written', async () => {
    const path = file(
      'comment.xml',
      log('<!-- of the file -->', game('a').replace('<moves>', '<moves><!-- of the game -->')),
    );
    const { code, out, err } = await run([path], 'json');
    expect(code).toBe(0);
    expect(err).toContain(`${path}: `);
    expect(err).toContain('of the game');
    expect(JSON.parse(out)).toHaveLength(1);
    // Nobody knows of which game what stands between games is.
    const outside = `${path}: what stands outside of the games is not written: <!-- of the file -->\n`;
    expect((await run([path], 'xml')).err).toBe(outside);
    expect((await run([path], 'json')).err).toContain(outside);
    expect((await run([path], 'xml')).out).toContain('<!-- of the game -->');
  });
});

describe('where it is written', () => {
  it('may be the log itself', async () => {
    const path = file('own.xml', log(game('a'), game('b')));
    const { out } = await run([path], 'json');
    expect((await run([path], 'json', path)).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(out);
  });

  it.each([
    ['is not there', () => at('no-such.xml'), {}, /no-such\.xml: error /],
    ['is no text', () => file('utf-16.xml', '\ufeff<\0g\0'), {}, /error /],
    ['has nobody of this id', () => file('seen.xml', log(game('a'))), { view: 'p9' }, /“p9”/],
  ])('stays as it was where what is read %s', async (_, input, options, why) => {
    const output = file('kept.xml', log(game('kept')));
    const path = input();
    const { code, err } = await said(() => convert([path], { to: 'xml', output, color: false, ...options }));
    expect(code).toBe('view' in options ? 2 : 3);
    expect(err).toMatch(why);
    expect(err).toContain(`There was no game to write: ${output} is left untouched.`);
    expect(readFileSync(output, 'utf8')).toBe(log(game('kept')));
    expect((await run([path], 'xml', at('unmade.xml'))).code === 0).toBe('view' in options);
    rmSync(at('unmade.xml'), { force: true });
  });

  it.each([
    ['is cut off', (text: string) => text.slice(0, text.lastIndexOf('<round') + 4), 'xml'],
    ['has a part that nobody reads', (text: string) => text.replace('<game ', '<gmae/><game '), 'xml'],
    ['has a comment', (text: string) => text.replace('<moves>', '<moves><!-- mine -->'), 'json'],
    ['has a comment outside of the games', (text: string) => `<?mine?>${text}`, 'xml'],
  ] as const)('is not the log itself where that %s', async (_, spoilt, to) => {
    const text = spoilt(log(game('a')));
    mkdirSync(at('in-place'), { recursive: true });
    const path = file('in-place/own.xml', text);
    for (const inputs of [[path], [at('in-place')]]) {
      const { err } = await run(inputs, to, path);
      expect(err).toContain('would be lost of it: it stays as it was.');
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
    const other = at('other');
    await run([path], to, other);
    expect(readFileSync(other, 'utf8')).toContain('play');
  });

  it('speaks the language that is asked for, also by the environment', async () => {
    const missing = at('no-such.xml');
    expect((await kiebitz('convert', missing, '--to', 'xml', '--lang', 'de')).err).toContain(' Fehler ');
    vi.stubEnv('KIEBITZ_LANG', 'it');
    try {
      expect((await kiebitz('convert', missing, '--to', 'xml')).err).toContain(' errore ');
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it('may be no place for a file: that is said, and nothing half-written is left', async () => {
    mkdirSync(at('directory'));
    const path = file('a.xml', log(game('a')));
    for (const output of [at('nowhere/out.json'), at('directory')]) {
      const before = readdirSync(folder);
      const { code, out, err } = await run([path], 'json', output);
      expect({ code, out }).toEqual({ code: 3, out: '' });
      expect(err).toMatch(/^.* cannot be written: [a-z ]+\.\n$/);
      expect(readdirSync(folder)).toEqual(before);
    }
    expect(existsSync(at('nowhere'))).toBe(false);
  });

  it('is standard output by default, as what is read can be standard input', async () => {
    const text = log(game('a'), game('b'));
    const piped = async (to: OutputNotation): Promise<Said> => {
      const input = Readable.from([Buffer.from(text.slice(0, 700)), Buffer.from(text.slice(700))]);
      const spy = vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as typeof process.stdin);
      try {
        return await run(['-'], to);
      } finally {
        spy.mockRestore();
      }
    };
    const path = file('same.xml', text);
    for (const to of ['xml', 'json', 'ndjson'] as const) expect(await piped(to)).toEqual(await run([path], to));
  });
});
