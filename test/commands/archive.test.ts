/** `kiebitz archive`: many games in a folder, and questions about all of them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partText, type Referee, readPart } from '../../src/archive/part.js';
import { QUERIES } from '../../src/archive/queries.js';
import { fixture } from '../faults/built.js';
import { fixtures } from '../fixture-files.js';
import { kiebitz } from './program.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-archive-'));
const archive = join(folder, 'archive');
const parts = join(archive, 'parts');
const played = fixture('tallinn/legal/full-2-players-leader-first.xml');
const logs = [...fixtures().flatMap(({ path }, index) => (index % 12 === 0 && path !== played ? [path] : [])), played];
const copied = logs.find((path) => path.endsWith('.xml')) ?? '';
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  await kiebitz('convert', copied, '--to', 'json', '-o', join(folder, 'copy.json'));
  await kiebitz('archive', 'add', ...logs, join(folder, 'copy.json'), '--to', archive);
  await kiebitz('archive', 'add', played, '--to', archive, '--with', 'analyse', '--play-outs', '1', '--bot', 'random');
}, 60_000);

async function ask(name: string, ...more: readonly string[]): Promise<Record<string, string | number | null>[]> {
  const { out, err } = await kiebitz('archive', 'query', archive, name, '--format', 'json', ...more);
  expect(err).toBe('');
  return JSON.parse(out);
}

describe('questions', () => {
  it('count each game once, with the verdicts of check', async () => {
    const checked = JSON.parse((await kiebitz('check', ...logs, '--format', 'json')).out).games as readonly {
      readonly ruleset: string;
      readonly verdict: string;
    }[];
    const rows = await ask('games');
    for (const verdict of ['legal', 'illegal', 'undecidable']) {
      for (const row of rows) {
        const own = checked.filter((one) => one.ruleset === row['ruleset'] && one.verdict === verdict);
        expect([row['ruleset'], verdict, row[verdict]]).toEqual([row['ruleset'], verdict, own.length]);
      }
    }
    expect(rows.reduce((sum, { games }) => sum + Number(games), 0)).toBe(checked.length);
  });

  it('find copies that were written down in another way', async () => {
    const files = (await ask('duplicates')).map(({ file }) => file);
    expect(files).toEqual(expect.arrayContaining([copied, join(folder, 'copy.json')]));
  });

  it('count broken rules once a game, and no consequences', async () => {
    const rows = await ask('rules');
    expect(rows.length).toBeGreaterThan(3);
    for (const { games, findings } of rows) expect(Number(games)).toBeLessThanOrEqual(Number(findings));
  });

  it.each(Object.keys(QUERIES))('are answered in every format: %s', async (name) => {
    const [text, csv] = [
      (await kiebitz('archive', 'query', archive, name)).out,
      (await kiebitz('archive', 'query', archive, name, '--format', 'csv')).out,
    ];
    const rows = await ask(name);
    expect(csv.trim().split('\r\n')).toHaveLength(rows.length + 1);
    expect(text.trim().split('\n')).toHaveLength(rows.length + 1);
  });

  it('tell what has changed between two referees, as diff does', async () => {
    const other = { version: '0.0.1', build: 'older', editions: [] } satisfies Referee;
    const runs: Record<'old' | 'new', string[]> = { old: [], new: [] };
    const own = readdirSync(parts);
    for (const name of own.filter((one) => !one.includes('-analysis-'))) {
      const part = readPart(readFileSync(join(parts, name), 'utf8'));
      if (typeof part === 'string') throw new Error(part);
      const { head } = part;
      const rows = [...part.rows];
      // The older one found nothing in Tallinn.
      const before = rows.map((row) =>
        row.type === 'game' && row.ruleset === 'tallinn' ? { ...row, verdict: 'legal' as const, findings: [] } : row,
      );
      const job = { bytes: head.bytes, referee: other, part: head.part, end: head.end };
      const text = partText(job, head.file, before);
      const { partName } = await import('../../src/archive/part.js');
      writeFileSync(join(parts, partName(job)), text);
      if (!head.file.endsWith('copy.json')) {
        runs.old.push(...before.map((row) => JSON.stringify(row)));
        runs.new.push(...rows.map((row) => JSON.stringify(row)));
      }
    }
    const [old, now] = [join(folder, 'old.ndjson'), join(folder, 'new.ndjson')];
    const games = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('{"type":"fault"')).join('\n');
    writeFileSync(old, games(runs.old));
    writeFileSync(now, games(runs.new));
    const [first, second] = (await ask('referees'))
      .filter(({ analysis }) => analysis === null)
      .map(({ referee, version }) => [String(version), String(referee)])
      .sort();
    const changed = await kiebitz(
      ...['archive', 'query', archive, 'changed', '--format', 'json'],
      ...['--referee', first?.[1] ?? '', '--referee', second?.[1] ?? ''],
    );
    const { groups, changes, games: counted } = JSON.parse((await kiebitz('diff', old, now, '--format', 'json')).out);
    expect(groups.length).toBeGreaterThan(0);
    expect(JSON.parse(changed.out)).toMatchObject({ groups, games: counted });
    expect(JSON.parse(changed.out).changes).toHaveLength(changes.length);
    for (const name of readdirSync(parts)) if (!own.includes(name)) rmSync(join(parts, name));
  });
});

describe('wrong calls', () => {
  it.each<[code: number, says: RegExp, args: readonly string[]]>([
    [2, /An archive takes files/, ['add', '-', '--to', archive]],
    [2, /Expected a share such as 2\/8/, ['add', '.', '--to', archive, '--shard', '3/2']],
    [2, /required option '--to <archive>'/, ['add', '.']],
    [2, /There is no question “winners”. There are: games, /, ['query', archive, 'winners']],
    [2, /No referee “x” has judged here/, ['query', archive, 'games', '--referee', 'x']],
    [2, /give --referee twice/, ['query', archive, 'changed']],
    [3, /is no archive/, ['query', tmpdir(), 'games']],
    [3, /lies inside the archive/, ['add', copied, '--to', parts]],
    [3, /lies inside the archive/, ['add', copied, '--to', join(parts, 'new', 'archive')]],
    [3, /is no archive/, ['verify', copied]],
  ])('are told in a line: %i %s', async (code, says, args) => {
    const ended = await kiebitz('archive', ...args);
    expect(ended.code).toBe(code);
    expect(ended.out).toBe('');
    expect(ended.err).toMatch(says);
    expect(ended.err.trim().split('\n').length).toBeLessThan(3);
  });

  it('tells which file cannot be read, and judges the others', async () => {
    const to = join(mkdtempSync(join(folder, 'unreadable-')), 'archive');
    const none = join(folder, 'no-such.xml');
    const { code, out, err } = await kiebitz('archive', 'add', copied, none, '--to', to);
    expect([code, err]).toEqual([3, `${none}: The file cannot be read: there is no file of this name.\n`]);
    expect(out).toMatch(/ judged in one file/);
    expect(await kiebitz('archive', 'verify', to)).toMatchObject({ code: 0, err: '' });
  });

  it.each(['file', 'bytes', 'referee', 'editions', 'part'])(
    'makes a part anew whose head has no “%s” any more',
    async (member) => {
      const to = join(mkdtempSync(join(folder, 'spoilt-')), 'archive');
      await kiebitz('archive', 'add', copied, '--to', to);
      const [name = ''] = readdirSync(join(to, 'parts'));
      const path = join(to, 'parts', name);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replace(`"${member}"`, `"X${member.slice(1)}"`));
      const verified = await kiebitz('archive', 'verify', to);
      expect([verified.code, verified.out + verified.err]).toEqual([1, expect.stringContaining('anew')]);
      expect(verified.err).not.toContain('internal');
      await kiebitz('archive', 'add', copied, '--to', to);
      expect(readFileSync(path, 'utf8')).toBe(text);
    },
  );

  it('leaves an archive of another version as it is', async () => {
    const newer = mkdtempSync(join(folder, 'newer-'));
    writeFileSync(join(newer, 'archive.json'), '{"archive":1}\n');
    const { code, err } = await kiebitz('archive', 'add', copied, '--to', newer);
    expect([code, err]).toEqual([3, expect.stringMatching(/version 1; this Kiebitz knows version 2/)]);
    expect(readdirSync(newer)).toEqual(['archive.json']);
  });
});
