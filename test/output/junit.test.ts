import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, type TestSuite } from 'junit2json';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/source-files.js';
import { runCheck } from '../commands/run-check.js';
import { fixtures, textOf } from '../fixture-files.js';

const directory = mkdtempSync(join(tmpdir(), 'kiebitz-junit-'));
afterAll(() => rmSync(directory, { recursive: true }));

const hasXmllint = spawnSync('xmllint', ['--version']).status === 0;

const fixture = (name: string): { path: string; text: string } => {
  const found = fixtures().find((one) => one.name === name);
  if (!found) throw new Error(`no fixture ${name}`);
  return { path: found.path, text: textOf(found) };
};
const ACROSS = fixture('valletta/bugs/adjacency-across-street.xml');
const LEGAL = fixture('valletta/legal/full-3-players-points.xml');

async function suites(paths: readonly string[], options: Parameters<typeof runCheck>[1] = {}): Promise<TestSuite[]> {
  const { out } = await runCheck(paths, { format: 'junit', ...options });
  const read = await parse(out);
  if (!read || !('testsuite' in read)) throw new Error('no suites');
  return read.testsuite ?? [];
}

describe('JUnit', () => {
  it('has a case for each game, with a failure for what is wrong', async () => {
    const [across, legal] = await suites([ACROSS.path, LEGAL.path]);
    expect(across).toMatchObject({ tests: 1, failures: 1, errors: 0, skipped: 0 });
    const [failure] = across?.testcase?.[0]?.failure ?? [];
    expect(failure?.type).toBe('valletta.build.cost');
    expect(failure?.message).toContain('The building at B1-1 costs');
    expect(failure?.inner).toContain('bug: too permissive');
    expect(failure?.inner).toContain('<build at="B1-1" pay="stone:1 brick:1"/>');
    expect(across?.properties).toContainEqual({ name: 'bug', value: 'too-permissive' });
    expect(legal).toMatchObject({ tests: 1, failures: 0 });
    expect(legal?.testcase?.[0]).not.toHaveProperty('failure');
  });

  it('counts in every suite what stands in it', async () => {
    const all = await suites(
      fixtures()
        .map(({ path }) => path)
        .filter((_, index) => index % 4 === 0),
    );
    expect(all.length).toBeGreaterThan(50);
    for (const { tests, failures, skipped, testcase = [], name } of all) {
      expect(testcase, name).toHaveLength(tests ?? -1);
      expect(
        testcase.flatMap((one) => one.failure ?? []),
        name,
      ).toHaveLength(failures ?? -1);
      expect(
        testcase.flatMap((one) => one.skipped ?? []),
        name,
      ).toHaveLength(skipped ?? -1);
    }
    expect(all.some(({ skipped }) => skipped === 1)).toBe(true);
  });

  it('fails where the run does, and only there', async () => {
    const open = fixtures().find(({ name }) => name === 'valletta/legal/public-3-players.xml') ?? fixtures()[0];
    const baseline = join(directory, 'known.json');
    await runCheck([ACROSS.path], { baseline, updateBaseline: true });
    const [known] = await suites([ACROSS.path], { baseline });
    expect(known).toMatchObject({ failures: 0, errors: 0 });
    const { code } = await runCheck([open?.path ?? ''], { failOn: 'undecidable' });
    const [decided] = await suites([open?.path ?? ''], { failOn: 'undecidable' });
    expect(decided?.failures).toBe(code);
  });

  it('has an error for what cannot be read', async () => {
    const [one] = await suites([join(directory, 'nothing.xml')]);
    expect(one).toMatchObject({ errors: 1, failures: 0 });
    expect(one?.testcase?.[0]?.error?.[0]).toMatchObject({
      type: 'unreadable',
      message: 'The file cannot be read: there is no file of this name.',
    });
  });

  it('is read as it was meant, whatever a log says', async () => {
    const name = ']]>&lt;&amp;&quot;&#10;&#x202e;<';
    const path = join(directory, 'hostile.xml');
    writeFileSync(path, ACROSS.text.replace('name="Anna"', `name="${name.replace(/<$/, '&lt;')}"`));
    const [one] = await suites([path]);
    const message = one?.testcase?.[0]?.failure?.[0]?.message ?? '';
    expect(message).toContain(']]><&"\\u000a\\u202e< paid');
  });

  it.runIf(hasXmllint)('is well-formed', async () => {
    const paths = [join(ROOT, 'fixtures/broken'), join(ROOT, 'fixtures/hostile'), ACROSS.path, LEGAL.path];
    const file = join(directory, 'out.xml');
    writeFileSync(file, (await runCheck(paths, { format: 'junit', all: true })).out);
    expect(execFileSync('xmllint', ['--noout', file], { encoding: 'utf8' })).toBe('');
  });
});
