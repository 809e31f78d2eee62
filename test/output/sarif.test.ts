import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Draft04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import type { Log, Result } from 'sarif';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { convert } from '../../src/commands/convert.js';
import { ROOT } from '../architecture/source-files.js';
import { runCheck } from '../commands/run-check.js';
import { fixtures, textOf } from '../fixture-files.js';

const directory = mkdtempSync(join(tmpdir(), 'kiebitz-sarif-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** The schema that OASIS has published, as SchemaStore hands it on. */
const schema: object = JSON.parse(readFileSync(join(ROOT, 'fixtures/schemas/sarif-2.1.0.json'), 'utf8'));
// One of the patterns of the schema is none for Unicode.
const ajv = new Draft04.default({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const validate = ajv.compile(schema);

async function sarif(paths: readonly string[], options: Parameters<typeof runCheck>[1] = {}): Promise<Log> {
  const { out } = await runCheck(paths, { format: 'sarif', ...options });
  const log = JSON.parse(out) as Log;
  validate(log);
  expect(validate.errors ?? []).toEqual([]);
  return log;
}

const resultsOf = ({ runs }: Log): readonly Result[] => runs[0]?.results ?? [];

const pathOf = (name: string): string => {
  const found = fixtures().find((one) => one.name === name);
  if (!found) throw new Error(`no fixture ${name}`);
  return found.path;
};

function write(name: string, text: string): string {
  writeFileSync(join(directory, name), text);
  return join(directory, name);
}

/** Faulty games of all rulesets. */
const faulty = fixtures()
  .filter(({ name }) => name.includes('/bugs/') && !/-(moves|public)\.xml$/.test(name))
  .filter((_, index) => index % 3 === 0)
  .map(({ path }) => path);

let whole: Log;
beforeAll(async () => {
  whole = await sarif(faulty);
});

describe('SARIF', () => {
  it('keeps to the published schema, whatever is in the logs', async () => {
    expect(faulty.length).toBeGreaterThan(30);
    const broken = join(ROOT, 'fixtures/broken');
    const log = await sarif(
      [...faulty.slice(0, 20), broken, join(ROOT, 'fixtures/hostile'), join(directory, 'nothing.xml')],
      {
        all: true,
      },
    );
    expect(resultsOf(log).length).toBeGreaterThan(20);
    const [run] = log.runs;
    expect(run?.invocations?.[0]).toMatchObject({ executionSuccessful: false });
    expect(run?.invocations?.[0]?.toolExecutionNotifications?.length).toBeGreaterThan(5);
  });

  it('holds the schema against what is wrong', () => {
    expect(validate({ version: '2.1.0', runs: [{ results: [] }] })).toBe(false);
    expect(
      validate({ version: '2.1.0', runs: [{ tool: { driver: { name: 'x' } }, results: [{ ruleId: 'x' }] }] }),
    ).toBe(false);
  });

  it('is whole where there is nothing to say', async () => {
    const log = await sarif([pathOf('valletta/legal/full-3-players-points.xml')]);
    expect(log.runs).toEqual([
      {
        columnKind: 'utf16CodeUnits',
        results: [],
        tool: {
          driver: { name: 'kiebitz', version: expect.any(String), semanticVersion: expect.any(String), rules: [] },
        },
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: [] }],
      },
    ]);
  });

  it('describes every rule that a result names, in the language of the log', () => {
    const log = whole;
    const rules = log.runs[0]?.tool.driver.rules ?? [];
    const named = new Set(resultsOf(log).map(({ ruleId }) => ruleId));
    expect(new Set(rules.map(({ id }) => id))).toEqual(named);
    for (const rule of rules) {
      expect(rule.help?.text, rule.id).toBeTruthy();
      expect(rule.help?.markdown, rule.id).toContain(rule.shortDescription?.text ?? '?');
    }
  });

  it('speaks the language that is asked for', async () => {
    const german = await sarif(faulty.slice(0, 1), { lang: 'de' });
    expect(german.runs[0]?.tool.driver.rules?.[0]?.help?.text).toContain('Quelle');
  });

  it('links the published pages of the rules', async () => {
    const url = 'https://example.org/rules/';
    const log = await sarif([pathOf('valletta/bugs/adjacency-across-street.xml')], { rulesUrl: url, lang: 'it' });
    const [rule] = log.runs[0]?.tool.driver.rules ?? [];
    expect(rule?.helpUri).toBe(`${url}valletta.it.html#valletta.build.cost`);
    expect(rule?.help?.markdown).toContain(`[valletta.build.cost](${rule?.helpUri})`);
    expect(whole.runs[0]?.tool.driver.rules?.some(({ helpUri }) => helpUri !== undefined)).toBe(false);
  });

  it('marks the attribute or the start tag in the log', async () => {
    const path = pathOf('valletta/bugs/adjacency-across-street.xml');
    const lines = readFileSync(path, 'utf8').split('\n');
    const [result] = resultsOf(await sarif([path]));
    const region = result?.locations?.[0]?.physicalLocation?.region;
    expect(
      lines[(region?.startLine ?? 0) - 1]?.slice((region?.startColumn ?? 0) - 1, (region?.endColumn ?? 0) - 1),
    ).toBe('pay="stone:1 brick:1"');
  });

  it('ends every region behind its beginning', () => {
    for (const { locations = [], relatedLocations = [] } of resultsOf(whole)) {
      for (const { physicalLocation } of [...locations, ...relatedLocations]) {
        const { startLine = 0, startColumn = 0, endLine = 0, endColumn = 0 } = physicalLocation?.region ?? {};
        expect(endLine * 1e6 + endColumn).toBeGreaterThan(startLine * 1e6 + startColumn);
      }
    }
  });

  it('puts consequences beside their root, with a link', async () => {
    const path = pathOf('rattus/bugs/majority-tie-nobody.xml');
    const { out } = await runCheck([path], { format: 'json' });
    const [game] = (
      JSON.parse(out) as { games: { findings: { id: string; cause: string | null; severity: string }[] }[] }
    ).games;
    const findings = (game?.findings ?? []).filter(({ severity }) => severity !== 'note');
    const results = resultsOf(await sarif([path]));
    expect(results).toHaveLength(findings.filter(({ cause }) => cause === null).length);
    const related = results.flatMap(({ relatedLocations = [] }) => relatedLocations);
    expect(related).toHaveLength(findings.filter(({ cause }) => cause !== null).length);
    expect(related.length).toBeGreaterThan(0);
    const [linked] = results.filter(({ relatedLocations }) => relatedLocations);
    expect(linked?.message.text).toMatch(/ \[\d+ consequences?\]\(1\)$/);
    expect(linked?.relatedLocations?.map(({ id }) => id)).toEqual(
      linked?.relatedLocations?.map((_, index) => index + 1),
    );
  });

  it('makes no link and no path of what somebody has written into a log', async () => {
    const name = '[click](https://evil.example) %2e';
    const text = textOf({ path: pathOf('valletta/bugs/adjacency-across-street.xml') });
    const path = write('a b%#[é].xml', text.replace('name="Anna"', `name="${name}"`));
    const [result] = resultsOf(await sarif([path]));
    expect(result?.message.text).toContain('\\[click\\](https://evil.example)');
    const uri = result?.locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? '';
    expect(new URL(uri).pathname).toBe(new URL(`file://${path.split('/').map(encodeURIComponent).join('/')}`).pathname);
  });

  it('makes none of it in what follows from a finding, nor in what is said of the input', async () => {
    const name = '[click](https://evil.example)';
    const text = textOf({ path: pathOf('rattus/bugs/place-split.xml') });
    const path = write('linked.xml', text.replace(/(<player [^>]*name=")[^"]*/g, `$1${name}`));
    const broken = write('unlinked.xml', `<gamelog version="1"><game ruleset="${name}"/></gamelog>`);
    const log = await sarif([path, broken]);
    const related = resultsOf(log).flatMap(({ relatedLocations = [] }) => relatedLocations);
    const notifications = log.runs[0]?.invocations?.[0]?.toolExecutionNotifications ?? [];
    const texts = [...related, ...notifications].map(({ message }) => message?.text ?? '');
    expect(texts.filter((one) => one.includes('click'))).not.toEqual([]);
    expect(notifications).not.toEqual([]);
    for (const one of texts) expect(one).not.toMatch(/(?<!\\)\[click/);
  });

  it.skipIf(process.platform === 'win32')('names each file by its path, whatever its name is', async () => {
    const log = await sarif(['c:olon.xml', 'back\\slash.xml']);
    const notifications = log.runs[0]?.invocations?.[0]?.toolExecutionNotifications ?? [];
    const uris = notifications.map(({ locations }) => locations?.[0]?.physicalLocation?.artifactLocation?.uri);
    expect(uris).toEqual(['c%3Aolon.xml', 'back%5Cslash.xml']);
  });

  it('says of what is known that it is, and why', async () => {
    const path = pathOf('valletta/bugs/adjacency-across-street.xml');
    const baseline = join(directory, 'known.json');
    await runCheck([path], { baseline, updateBaseline: true });
    const [result] = resultsOf(await sarif([path], { baseline }));
    expect(result?.suppressions).toEqual([{ kind: 'external', status: 'accepted' }]);
    const gone = await sarif([write('mended.xml', '<gamelog version="1"></gamelog>')], { baseline });
    expect(resultsOf(gone)).toEqual([]);
  });
});

describe('fingerprints', () => {
  const printsOf = (log: Log): unknown => resultsOf(log).map(({ partialFingerprints }) => partialFingerprints);

  /** Another way to write the same log. */
  const reformatted: Readonly<Record<string, (text: string) => string>> = {
    'on other lines': (text) => text.replace(/>\s*</g, '>\n\n   <'),
    'on one line': (text) => text.replace(/>\s*</g, '><'),
    'with its attributes the other way round': (text) =>
      text.replace(
        /<([\w-]+)((?:\s+[\w-]+="[^"]*")+)(\s*\/?)>/g,
        (_, name: string, attributes: string, end: string) =>
          `<${name} ${[...attributes.matchAll(/[\w-]+="[^"]*"/g)]
            .map(([one]) => one)
            .reverse()
            .join(' ')}${end}>`,
      ),
  };
  const games = [
    'valletta/bugs/bonus-missing.xml',
    'tallinn/bugs/contest-best-opponent-only-full.xml',
    'rattus/bugs/majority-tie-nobody.xml',
  ];

  it.each(Object.entries(reformatted))('stay the same for a log written %s', async (_, change) => {
    for (const name of games) {
      const before = printsOf(await sarif([pathOf(name)]));
      const text = readFileSync(pathOf(name), 'utf8');
      expect(change(text)).not.toBe(text);
      expect(printsOf(await sarif([write('changed.xml', change(text))]))).toEqual(before);
      // Without an id it is the content that counts.
      const nameless = (xml: string): string => xml.replace(/(<game [^>]*?)\bid="[^"]*"/, '$1');
      const content = printsOf(await sarif([write('one.xml', nameless(text))]));
      expect(content).not.toEqual(before);
      expect(printsOf(await sarif([write('two.xml', nameless(change(text)))]))).toEqual(content);
    }
  });

  it('stay the same for a log written as JSON', async () => {
    for (const name of games) {
      const output = join(directory, `${basename(name)}.json`);
      await convert([pathOf(name)], { to: 'json', output, color: false });
      expect(printsOf(await sarif([output]))).toEqual(printsOf(await sarif([pathOf(name)])));
    }
  });

  it('differ for every finding', () => {
    const prints = resultsOf(whole).map(({ partialFingerprints }) => JSON.stringify(partialFingerprints));
    expect(new Set(prints).size).toBe(prints.length);
  });
});
