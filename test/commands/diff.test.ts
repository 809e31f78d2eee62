/** `kiebitz diff`: what has changed between two runs. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { fixtures } from '../fixture-files.js';
import { kiebitz } from './program.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-diff-'));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
/** A run with these lines. */
function run(...lines: readonly (object | string)[]): string {
  count += 1;
  const path = at(`run-${count}.ndjson`);
  writeFileSync(path, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return path;
}

interface Finding {
  rule: string | null;
  turn?: number;
  cause?: string;
  severity?: string;
}
const game = (id: string, verdict: string, ...findings: Finding[]): object => ({
  file: 'a.xml',
  game: id,
  ruleset: 'rattus',
  verdict,
  findings: findings.map(({ rule, turn = 1, cause = null, severity = 'error' }) => ({
    rule,
    kind: 'illegal',
    severity,
    cause,
    at: { section: 'turn', turn, play: null, line: turn * 3, column: 1 },
    message: `said in turn ${turn}`,
  })),
});
const COST = { rule: 'rattus.king.castle' };
const TOTAL = { rule: 'rattus.claim.total' };

async function difference(before: string, after: string) {
  const { code, out, err } = await kiebitz('diff', before, after, '--format', 'json');
  expect(err).toBe('');
  return { code, ...JSON.parse(out) };
}

describe('diff', () => {
  it('of a run with itself is nothing, whatever the words are', async () => {
    const logs = fixtures()
      .slice(0, 12)
      .map(({ path }) => path);
    writeFileSync(at('en.ndjson'), (await kiebitz('check', ...logs, '--format', 'ndjson')).out);
    writeFileSync(
      at('de.ndjson.gz'),
      gzipSync((await kiebitz('check', ...logs, '--format', 'ndjson', '--lang', 'de')).out),
    );
    expect(await difference(at('en.ndjson'), at('de.ndjson.gz'))).toMatchObject({
      code: 0,
      games: { changed: 0, onlyOld: 0, onlyNew: 0 },
      verdicts: [],
      groups: [],
      changes: [],
    });
    expect(await kiebitz('diff', at('en.ndjson'), at('en.ndjson'))).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^0 games have changed, \d+ are as before\n$/),
    });
  });

  it('is grouped by rule and direction, what comes first most often first', async () => {
    const before = run(
      game('1', 'illegal', COST, { ...TOTAL, turn: 2 }),
      game('2', 'illegal', COST),
      game('3', 'legal'),
      game('4', 'illegal', TOTAL),
    );
    const after = run(
      game('1', 'illegal', COST, { ...TOTAL, turn: 2, cause: 'f1' }),
      game('2', 'legal'),
      game('3', 'illegal', { ...COST, turn: 2 }, { ...TOTAL, turn: 3 }),
      game('4', 'illegal', { ...TOTAL, severity: 'warning' }),
    );
    const found = await difference(before, after);
    expect(found).toMatchObject({ code: 1, games: { same: 0, changed: 4, onlyOld: 0, onlyNew: 0 } });
    expect(found.verdicts).toEqual([
      { before: 'illegal', after: 'legal', games: 1 },
      { before: 'legal', after: 'illegal', games: 1 },
    ]);
    expect(found.groups.map(({ example: _, ...group }: { example: object }) => group)).toEqual([
      { rule: TOTAL.rule, before: 'error', after: 'error-consequence', games: 1, findings: 1, first: 1 },
      { rule: TOTAL.rule, before: 'error', after: 'warning', games: 1, findings: 1, first: 1 },
      { rule: COST.rule, before: 'error', after: 'none', games: 1, findings: 1, first: 1 },
      { rule: COST.rule, before: 'none', after: 'error', games: 1, findings: 1, first: 1 },
      { rule: TOTAL.rule, before: 'none', after: 'error', games: 1, findings: 1, first: 0 },
    ]);
    expect(found.changes[2]).toEqual({
      file: 'a.xml',
      game: '3',
      ruleset: 'rattus',
      before: 'legal',
      after: 'illegal',
      findings: [
        { ...COST, kind: 'illegal', at: { section: 'turn', turn: 2, play: null }, before: 'none', after: 'error' },
        { ...TOTAL, kind: 'illegal', at: { section: 'turn', turn: 3, play: null }, before: 'none', after: 'error' },
      ],
    });
    const { code, out } = await kiebitz('diff', before, after);
    expect(code).toBe(1);
    expect(out).toContain('1. rattus.claim.total  error → error that follows from another one\n');
    expect(out).toContain('   for example a.xml 1, turn 2\n');
    expect(out).toMatch(/illegal → legal: 1 game\nlegal → illegal: 1 game\n4 games have changed, 0 are as before\n$/);
  });

  it('tells several findings of one rule at a place apart, and several games of one name', async () => {
    const before = run(game('1', 'illegal', COST, COST), game('1', 'legal'));
    expect(await difference(before, before)).toMatchObject({ code: 0, games: { same: 2 } });
    const [root, follower] = [COST, { ...COST, cause: 'f1' }];
    const turned = [run(game('1', 'illegal', root, follower)), run(game('1', 'illegal', follower, root))] as const;
    expect(await difference(...turned)).toMatchObject({ code: 0, games: { same: 1 } });
    const after = run(game('1', 'illegal', COST), game('1', 'legal'));
    expect(await difference(before, after)).toMatchObject({
      code: 1,
      groups: [{ ...COST, after: 'none', findings: 1 }],
    });
  });

  it('counts games that only one of the runs has; what else a run says is passed over', async () => {
    const fault = { file: 'x.xml', fault: 'truncated', line: 1, column: 1, message: '' };
    const before = run(game('1', 'legal'), game('2', 'legal'), fault);
    const after = run(game('3', 'legal'), game('2', 'legal'), { groups: [] }, { config: 'kiebitz.config.json' });
    expect(await difference(before, after)).toMatchObject({ code: 1, games: { same: 1, onlyOld: 1, onlyNew: 1 } });
  });

  it.each([
    ['nothing at all', () => run(), 'The file is empty.'],
    ['a log', () => run('<gamelog version="1"/>'), 'line 1 is no line of “check --format ndjson”.'],
    ['another line', () => run(game('1', 'legal'), '{}'), 'line 2 is no line of “check --format ndjson”.'],
    ['half a line', () => run(game('1', 'legal'), '{"file":'), 'line 2 is no line of “check --format ndjson”.'],
    ['a list', () => run('[]'), 'line 1 is no line'],
    ['findings that are none', () => run({ ...game('1', 'legal'), findings: [{}] }), 'line 1 is no line'],
    ['a file that is not there', () => at('no.ndjson'), 'The file cannot be read: there is no file of this name.'],
    ['a directory', () => folder, 'The file cannot be read: it is a directory.'],
  ])('of %s is said in one line', async (_, path, sentence) => {
    const other = run(game('1', 'legal'));
    for (const words of [
      [path(), other],
      [other, path()],
    ]) {
      const { code, out, err } = await kiebitz('diff', ...words);
      expect({ code, out }).toEqual({ code: 3, out: '' });
      expect(err).toContain(sentence);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
  });

  it('shows names as text', async () => {
    const name = '\u001b[31m\u202e';
    const [before, after] = [run(game(name, name)), run(game(name, 'legal', { rule: name, severity: name }))];
    const { out } = await kiebitz('diff', before, after);
    expect(out).toContain('\\u001b[31m\\u202e');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
    expect(out).not.toMatch(/[\u001b\u202e]/);
  });
});
