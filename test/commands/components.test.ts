import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editionsOf, UnusableEdition } from '../../src/commands/editions.js';
import { reportFailure } from '../../src/commands/failure.js';
import { printNew } from '../../src/commands/new.js';
import { SHIPPED_EDITIONS } from '../../src/editions/index.js';
import { RULESETS } from '../../src/log/envelope.js';
import { fixtures } from '../fixture-files.js';
import { kiebitz } from './program.js';
import { runCheck } from './run-check.js';
import { type Said, said } from './said.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-components-'));
const at = (name: string): string => join(folder, name);
const print = (ruleset: string, edition = 'practice'): Promise<Said> =>
  said(() => printNew(ruleset, 'components', edition));
const shipped = new Map<string, string>();

/** An edition in the folder. @param change what somebody typed into it */
function edition(ruleset: string, name: string, change: (text: string) => string = (text) => text): string {
  const text = shipped.get(ruleset) ?? '';
  const changed = change(text);
  writeFileSync(at(name), changed);
  return at(name);
}

beforeAll(async () => {
  for (const ruleset of RULESETS) shipped.set(ruleset, (await print(ruleset)).out);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('kiebitz components', () => {
  it.each(RULESETS)('prints the edition of %s as it is shipped', async (ruleset) => {
    const { code, out, err } = await print(ruleset);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(SHIPPED_EDITIONS.find((one) => one.ruleset === ruleset)?.text);
    expect(out).toMatch(new RegExp(`<components [^>]*ruleset="${ruleset}"`));
    expect(out.endsWith('\n')).toBe(true);
  });

  it.each([
    ['valleta', 'practice', 'valletta', 'valletta, tallinn, rattus'],
    ['valletta', 'practise', 'valletta practice', 'valletta practice, tallinn practice, rattus practice'],
    ['ratus', 'practice', 'rattus', 'valletta, tallinn, rattus'],
  ])('asks back for %s %s', async (ruleset, name, meant, known) => {
    const { code, out, err } = await print(ruleset, name);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`Did you mean ${meant}?`);
    expect(err).toContain(known);
  });

  it('knows no other game, and shows names as text', async () => {
    const { code, out, err } = await print('\u001b[31mchess', '\u0007');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('There is no game “\\u001b[31mchess”');
    expect(err).not.toContain('Did you mean');
    expect((await print('rattus', '\u0007')).err).toContain('“\\u0007” of “rattus”');
  });
});

describe('kiebitz new', () => {
  it.each(RULESETS)('prints a legal game of %s, whole', async (ruleset) => {
    const { code, out, err } = await said(() => printNew(ruleset, 'example'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    writeFileSync(at(`${ruleset}-example.xml`), out);
    const { out: judged } = await runCheck([at(`${ruleset}-example.xml`)], { format: 'json' });
    expect(JSON.parse(judged).games).toMatchObject([{ ruleset, verdict: 'legal', complete: true }]);
  });

  it.each(RULESETS)('prints the format of %s without the chapters of other games', async (ruleset) => {
    const { code, out } = await said(() => printNew(ruleset, 'format'));
    expect(code).toBe(0);
    const chapters = [...out.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title.toLowerCase());
    expect(RULESETS.filter((one) => chapters.includes(one))).toEqual([ruleset]);
    expect(chapters).toContain('elements of every game');
  });

  it('prints the example where nothing is said, and what `components` prints', async () => {
    const example = await kiebitz('new', 'rattus');
    expect(example).toEqual(await kiebitz('new', 'rattus', '--example'));
    expect(example.out).toContain('<gamelog');
    expect(await kiebitz('new', 'rattus', '--components')).toEqual(await kiebitz('components', 'rattus'));
    expect((await kiebitz('new', 'rattus', '--components', '--format')).code).toBe(2);
    expect((await kiebitz('new', 'ratus')).err).toContain('Did you mean rattus?');
  });
});

describe.each(RULESETS)('an edition of one’s own of %s', (ruleset) => {
  const logs = fixtures()
    .filter(({ name }) => new RegExp(`^${ruleset}/(legal/full-[23]|bugs/[a-l])`).test(name))
    .slice(0, 16)
    .map(({ path }) => path);

  it('gives the same verdicts as long as nothing is changed in it', async () => {
    expect(logs.length).toBeGreaterThan(10);
    const own = edition(ruleset, 'mine.xml');
    for (const format of ['json', 'text'] as const) {
      expect(await runCheck(logs, { format, components: [own] })).toEqual(await runCheck(logs, { format }));
    }
  });

  it('with a comment, another name and no provenance is still read', async () => {
    const own = edition(ruleset, 'renamed.xml', (text) =>
      text
        .replace(/<components [^>]*>/, `<components ruleset="${ruleset}" edition="mine">`)
        .replace('</components>', '<!-- mine --></components>'),
    );
    const { out } = await runCheck(logs, { format: 'json', components: [own] });
    const { games } = JSON.parse(out) as {
      games: { findings: { reconstructed: boolean; at: { section: string } }[] }[];
    };
    expect(games).toHaveLength(logs.length);
    // Values that somebody has typed from the cards are no reconstruction of ours.
    const findings = games.flatMap((game) => game.findings);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.filter(({ reconstructed }) => reconstructed)).toEqual([]);
  });
});

describe('a value that is changed', () => {
  it('changes the verdict', async () => {
    const log = fixtures().find(({ name }) => name === 'valletta/legal/full-2-players-points.xml')?.path ?? '';
    expect((await runCheck([log])).code).toBe(0);
    const dear = edition('valletta', 'dear.xml', (text) => text.replaceAll('cost="gold:1 ', 'cost="gold:4 '));
    const { code, out } = await runCheck([log], { components: [dear] });
    expect(code).toBe(1);
    expect(out).toMatch(/valletta\.build\.cost .*\n.*4 gold/);
  });
});

describe('a log that names no edition', () => {
  const named = fixtures().find(({ name }) => name === 'valletta/legal/full-2-players-points.xml')?.path ?? '';
  const unnamed = at('unnamed.xml');
  const text = (): string => readFileSync(named, 'utf8').replace('<components edition="practice"/>', '');
  const gameIn = (out: string) =>
    (JSON.parse(out) as { games: { verdict: string; edition: string | null; withoutEdition: boolean }[] }).games[0];

  beforeAll(() => writeFileSync(unnamed, text()));

  it.each([
    ['en', /^1 game does not say which edition .*--components practice/m],
    ['de', /^1 Partie nennt keine Ausgabe.*--components practice/m],
    ['it', /^1 partita non dice con quale edizione.*--components practice/m],
  ])('is said once in a run, with what to do (%s)', async (lang, sentence) => {
    const { code, out, err } = await runCheck([unnamed, named], { lang });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(sentence);
    expect(out.match(/--components/g)).toHaveLength(1);
  });

  it.each(['json', 'ndjson', 'junit', 'sarif'] as const)('is said on standard error beside %s', async (format) => {
    const { out, err } = await runCheck([unnamed], { format });
    expect(err).toMatch(/^1 game does not say which edition/);
    expect(out).not.toContain('does not say which edition');
    expect((await runCheck([named], { format })).err).toBe('');
  });

  it('is a field of the game', async () => {
    const fields = gameIn((await runCheck([unnamed], { format: 'json' })).out);
    expect(fields).toMatchObject({ verdict: 'undecidable', edition: null, withoutEdition: true });
    expect((await runCheck([unnamed], { format: 'junit' })).out).toContain('name="without-edition" value="true"');
    expect((await runCheck([unnamed], { format: 'github' })).out).toMatch(/^::notice.*does not say which edition/m);
  });

  it('is judged in full by --components practice, whatever lies in the directory', async () => {
    const directory = process.cwd();
    writeFileSync(at('practice'), 'no edition at all');
    process.chdir(folder);
    try {
      const asked = await runCheck([unnamed], { format: 'json', components: ['practice'] });
      const own = await runCheck([named], { format: 'json' });
      expect(asked.err).toBe('');
      expect(gameIn(asked.out)).toMatchObject({ verdict: 'legal', edition: 'practice', withoutEdition: false });
      expect(gameIn(asked.out)).toEqual({ ...gameIn(own.out), file: unnamed });
    } finally {
      process.chdir(directory);
    }
  });

  it('is judged in full by a file of one’s own', async () => {
    const own = edition('valletta', 'own.xml');
    const { out } = await runCheck([unnamed], { format: 'json', components: [own] });
    expect(gameIn(out)).toMatchObject({ verdict: 'legal', withoutEdition: false });
  });

  it.each([
    ['names none', unnamed],
    ['names another', named],
  ])('has the name of the edition that it was judged by, where the log %s', async (_, log) => {
    const mine = edition('valletta', 'called-mine.xml', (values) =>
      values.replace('edition="practice"', 'edition="mine"'),
    );
    const { out } = await runCheck([log], { format: 'json', components: [mine] });
    expect(gameIn(out)).toMatchObject({ verdict: 'legal', edition: 'mine' });
  });

  it.each([
    ['practise', /did you mean the edition “practice”/],
    ['Practice', /did you mean the edition “practice”/],
    ['something-else', /cannot be read: there is no file of this name/],
  ])('a name that there is not: %s', async (name, sentence) => {
    const failure: unknown = await editionsOf([name]).catch((error: unknown) => error);
    const { code, err } = await said(() => reportFailure(failure, 'en'));
    expect(code).toBe(3);
    expect(err).toMatch(sentence);
  });
});

describe('an edition that cannot be used', () => {
  const log = fixtures().find(({ name }) => name === 'valletta/legal/full-2-players-points.xml')?.path ?? '';

  /** What the program says of it. */
  async function refused(path: string, lang = 'en'): Promise<Said> {
    const failure: unknown = await editionsOf([path]).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnusableEdition);
    await expect(runCheck([log], { components: [path] })).rejects.toBeInstanceOf(UnusableEdition);
    return said(() => reportFailure(failure, lang));
  }

  it.each<[string, (text: string) => string, RegExp]>([
    ['a misspelt attribute', (text) => text.replace(' cost=', ' cots='), /:\d+:\d+: .*“cots”.*“cost”/],
    ['a misspelt element', (text) => text.replace('<building ', '<buildng '), /:\d+:\d+: .*<buildng>.*<building>/],
    ['a value that is none', (text) => text.replace('cost="gold:2', 'cost="gold:two'), /:\d+:\d+: .*gold:two/],
    ['a number that is none', (text) => text.replace(/points="\d"/, 'points="many"'), /:\d+:\d+: .*many/],
    ['an end that is missing', (text) => text.slice(0, text.lastIndexOf('<building')), /:\d+:\d+: .*<\/components>/],
    ['something behind the end', (text) => `${text}<more/>`, /:\d+:\d+: .*second root/],
    ['another file', () => '<gamelog version="1"/>', /:1:1: There are no card values in this file/],
    ['no XML at all', () => 'my cards', /:1:1: There are no card values in this file/],
    ['nothing', () => '', /:1:1: The file is empty/],
    ['another game', () => '<components ruleset="valetta"/>', /:1:\d+: .*“valetta”.*“valletta”/],
    [
      'bytes of another age',
      () => '<components ruleset="valletta" edition="\ufffd"/>'.replace('\ufffd', 'x\u0000'),
      /:1:\d+: /,
    ],
  ])('%s is named with its place', async (_, change, sentence) => {
    const path = edition('valletta', 'bad.xml', change);
    const { code, out, err } = await refused(path);
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toMatch(sentence);
    for (const line of err.trim().split('\n')) expect(line.startsWith(`kiebitz: ${path}:`), line).toBe(true);
  });

  it('names all that is wrong in it, in the language asked for', async () => {
    const path = edition('valletta', 'several.xml', (text) => text.replaceAll('colour="green"', 'colour="gren"'));
    const count = shipped.get('valletta')?.match(/colour="green"/g)?.length;
    const sentences: string[] = [];
    for (const lang of ['en', 'de', 'it']) {
      const { err } = await refused(path, lang);
      expect(err.trim().split('\n')).toHaveLength(count ?? 0);
      expect(err).not.toMatch(/[{}]/);
      sentences.push(err);
    }
    expect(new Set(sentences).size).toBe(3);
  });

  it('that is not there is named, and shown as text', async () => {
    const { code, err } = await refused(at('\u001b[2Jno.xml'));
    expect(code).toBe(3);
    expect(err).toBe(`kiebitz: ${at('\\u001b[2Jno.xml')}: The file cannot be read: there is no file of this name.\n`);
  });
});
