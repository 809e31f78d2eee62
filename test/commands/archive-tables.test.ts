/** The tables of an archive: what they say, what they can be asked, and what becomes of them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAnalysis } from '../../src/archive/part.js';
import { QUERIES } from '../../src/archive/queries.js';
import type { Query } from '../../src/archive/question.js';
import { TABLES } from '../../src/archive/tables.js';
import { changesInParts, changesInTables } from '../../src/commands/archive/changes.js';
import { ArchiveDatabase, DATABASE, DUCKDB, openTables } from '../../src/commands/archive/database.js';
import { type NamedPart, overRows, partsOf } from '../../src/commands/archive/folder.js';
import { gameOf } from '../../src/games.js';
import { fixture } from '../faults/built.js';
import { fixtures } from '../fixture-files.js';
import { kiebitz } from './program.js';

// A name that is more than a name to a shell, to SQL, and to patterns of file names.
const folder = mkdtempSync(join(tmpdir(), "kiebitz-it's [a] *table* --"));
const archive = join(folder, 'archive');
const logs = fixtures().flatMap(({ path }, index) => (index % 12 === 0 ? [path] : []));
const BROKEN = fileURLToPath(new URL('../../fixtures/broken/truncated-between-games.xml', import.meta.url));
const PLAYED = fixture('tallinn/legal/full-2-players-leader-first.xml');
const HOSTILE = "'); DROP TABLE games; --";
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  const [log = ''] = logs.filter((path) => path.includes('rattus/legal') && path.endsWith('.xml'));
  const hostile = join(folder, 'hostile.xml');
  const text = readFileSync(log, 'utf8').replace(/name="[^"]*"/, `name="${HOSTILE}"`);
  writeFileSync(hostile, text.replace(/<meta/, '<meta played="2026-01-02T10:00:00Z"'));
  await kiebitz('convert', hostile, '--to', 'json', '-o', join(folder, 'copy.json'));
  await kiebitz('archive', 'add', ...logs, BROKEN, hostile, join(folder, 'copy.json'), '--to', archive);
  await kiebitz('convert', PLAYED, '--to', 'json', '-o', join(folder, 'played.json'));
  const analyse = ['--with', 'analyse', '--play-outs', '1', '--bot', 'random'];
  await kiebitz('archive', 'add', PLAYED, join(folder, 'played.json'), '--to', archive, ...analyse);
}, 60_000);

async function parts(): Promise<readonly NamedPart[]> {
  const found = await partsOf(archive);
  if ('message' in found) throw new Error(found.message);
  return found;
}

async function database(): Promise<ArchiveDatabase> {
  const tables = await openTables(archive, await parts());
  if (typeof tables !== 'object' || !('database' in tables)) throw new Error(JSON.stringify(tables));
  return tables.database;
}

function sql(question: string, ...more: readonly string[]) {
  return kiebitz('archive', 'query', archive, '--sql', question, ...more);
}

async function csv(question: string): Promise<string> {
  const { out, err } = await sql(question, '--format', 'csv');
  expect(err).toBe('');
  return out;
}

describe('a question', () => {
  it.each(Object.entries<Query>(QUERIES))(
    'is answered alike from the tables and from the parts: %s',
    async (_, query) => {
      const own = (await parts()).filter(({ key }) => isAnalysis(key) === (query.of === 'analyses'));
      const tables = await database();
      const answers = [query, query].map(({ fold }) => fold((ruleset) => gameOf(ruleset)?.presentation));
      const [fromTables, fromParts] = answers;
      for (const cells of await tables.lines(query.sql, { referee: own[0]?.key ?? '' })) fromTables?.add(cells);
      tables.close();
      await overRows(own, query.ofCopies === true, (row) => {
        for (const cells of query.read(row)) fromParts?.add(cells);
      });
      expect(fromTables?.lines()).toEqual(fromParts?.lines());
      expect(fromTables?.lines().length).toBeGreaterThan(0);
    },
  );

  it('is told where the tables are in use, and answered all the same', async () => {
    const before = await kiebitz('archive', 'query', archive, 'games');
    const holds = `import('@duckdb/node-api')
      .then(({ DuckDBInstance }) => DuckDBInstance.create(process.argv[1]))
      .then((instance) => console.log('open') ?? setTimeout(() => instance.closeSync(), 60_000));`;
    const child = spawn(process.execPath, ['-e', holds, join(archive, DATABASE)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    const during = await kiebitz('archive', 'query', archive, 'games');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(during.out).toBe(before.out);
    expect(during.err).toMatch(/^The tables of the archive could not be used \(.+\): its parts are read instead/);
  });
});

describe('the tables', () => {
  it.each(Object.keys(TABLES))('are exported as they are asked: %s', async (name) => {
    const output = join(folder, 'csv');
    if (name === 'referees') await kiebitz('archive', 'export', archive, '--csv', '-o', output);
    expect(await csv(`SELECT * FROM ${name}`)).toBe(readFileSync(join(output, `${name}.csv`), 'utf8'));
  });

  it('are exported as Parquet, whole', async () => {
    const output = join(folder, 'parquet');
    const { code } = await kiebitz('archive', 'export', archive, '--parquet', '-o', output);
    expect(code).toBe(0);
    expect(readdirSync(output).sort()).toEqual(
      Object.keys(TABLES)
        .map((name) => `${name}.parquet`)
        .sort(),
    );
    const library = await import('@duckdb/node-api');
    const connection = await (await library.DuckDBInstance.create()).connect();
    const tables = await database();
    for (const name of Object.keys(TABLES)) {
      const file = join(output, `${name}.parquet`);
      const read = await connection.runAndReadAll('SELECT count(*) FROM read_parquet($file)', {
        file: file.replace(/[[*]/g, '[$&]'),
      });
      expect(read.getRowsJS()).toEqual(
        (await tables.lines(`SELECT count(*) FROM ${name}`)).map((line) => line.map((one) => BigInt(one ?? 0))),
      );
    }
    tables.close();
    connection.closeSync();
  });

  it('say what stands in them', async () => {
    const tables = await database();
    const said = await tables.lines(
      "SELECT comment FROM duckdb_columns() WHERE table_name = 'games' AND comment IS NOT NULL",
    );
    tables.close();
    expect(said.map(([text]) => text)).toEqual(Object.values(TABLES['games']?.columns ?? {}).map(({ says }) => says));
  });

  it('are told in docs/archive.md', () => {
    const path = new URL('../../docs/archive.md', import.meta.url);
    const told = Object.entries(TABLES).map(([name, { says, columns }]) => {
      const rows = Object.entries(columns).map(
        ([column, { type, says: text }]) => `| \`${column}\` | ${type} | ${text} |`,
      );
      return [`**\`${name}\`**: ${says}`, '', '| column | type | |', '|---|---|---|', ...rows, ''].join('\n');
    });
    const [begin, end] = ['<!-- tables -->\n', '<!-- end of tables -->'];
    const docs = readFileSync(path, 'utf8');
    const [head = '', rest = ''] = docs.split(begin);
    const [, tail = ''] = rest.split(end);
    const expected = `${head}${begin}\n${told.join('\n')}\n${end}${tail}`;
    if (process.env['KIEBITZ_UPDATE'] === '1') writeFileSync(path, expected);
    else expect(docs).toBe(expected);
  });

  it('hold hostile names as they are', async () => {
    const [line] = JSON.parse((await sql(`SELECT name FROM players WHERE name LIKE '%DROP%'`, '--format', 'json')).out);
    expect(line).toEqual({ name: HOSTILE });
    expect(await csv('SELECT count(*) AS games FROM games WHERE copy')).toMatch(/^games\r\n[1-9]/);
  });

  it('are finished by the next question where their making was broken off', async () => {
    const copies = async () => csv('SELECT count(*) FROM games WHERE copy');
    const before = await copies();
    const broken = await ArchiveDatabase.open(join(archive, DATABASE), 'writing');
    await broken.run('UPDATE games SET copy = false');
    await broken.run('UPDATE tables SET finished = false');
    broken.close();
    expect(await copies()).toBe(before);
  });

  it('follow the parts: more of them, fewer of them, and whatever became of the file', async () => {
    const other = join(folder, 'other');
    const count = async () => (await kiebitz('archive', 'query', other, 'games', '--format', 'csv')).out;
    await kiebitz('archive', 'add', ...logs.slice(0, 3), '--to', other);
    await count();
    await kiebitz('archive', 'add', ...logs.slice(0, 6), '--to', other);
    const six = await count();
    const [part = ''] = readdirSync(join(other, 'parts'));
    const text = readFileSync(join(other, 'parts', part));
    rmSync(join(other, 'parts', part));
    const five = await count();
    expect(five).not.toBe(six);
    writeFileSync(join(other, 'parts', part), text);
    expect(await count()).toBe(six);
    writeFileSync(join(other, DATABASE), 'no database');
    expect(await count()).toBe(six);
    rmSync(join(other, DATABASE));
    mkdirSync(join(other, DATABASE));
    const { out, err } = await kiebitz('archive', 'query', other, 'games', '--format', 'csv');
    expect([out, err]).toEqual([six, expect.stringMatching(/could not be used/)]);
    rmSync(join(other, DATABASE), { recursive: true });
    writeFileSync(join(other, 'parts', part), `${text}{}\n`);
    expect((await kiebitz('archive', 'query', other, 'games')).err).toMatch(/is damaged/);
  });
});

describe('a question in SQL', () => {
  const ONE_LINE = /^[^\n]+\n$/;

  it('is answered in all formats', async () => {
    const question =
      "SELECT ruleset, count(*) AS games, [1, 2] AS list, DATE '2026-01-02' AS day, 2.5 AS half, true AS yes FROM games GROUP BY 1 ORDER BY 1 LIMIT 1";
    expect((await sql(question)).out).toMatch(
      /^ruleset +games +list +day +half +yes\nrattus +\d+ +\["?1"?,"?2"?\] +2026-01-02 +2\.5 +true\n$/,
    );
    expect(JSON.parse((await sql(question, '--format', 'json')).out)).toEqual([
      expect.objectContaining({ ruleset: 'rattus', day: '2026-01-02', half: 2.5 }),
    ]);
  });

  it.each<[what: string, question: string, says: RegExp]>([
    ['COPY TO', `COPY games TO '${tmpdir()}/kiebitz-stolen.csv'`, /file system operations are disabled/],
    ['read_text', "SELECT * FROM read_text('/etc/hostname')", /file system operations are disabled/],
    ['glob', "SELECT * FROM glob('/etc/*')", /file system operations are disabled/],
    ['a file by its name', "SELECT * FROM '/etc/passwd'", /does not exist/],
    ['ATTACH', `ATTACH '${tmpdir()}/kiebitz-other.duckdb'`, /Only questions are answered here/],
    ['INSTALL', 'INSTALL httpfs', /Only questions are answered here/],
    ['LOAD', 'LOAD httpfs', /Only questions are answered here/],
    ['SET', "SET memory_limit = '100GB'", /Only questions are answered here/],
    ['RESET', 'RESET lock_configuration', /Only questions are answered here/],
    ['a table', 'CREATE TEMP TABLE mine AS SELECT 1', /Only questions are answered here/],
    ['a change', 'DELETE FROM games', /Only questions are answered here|read-only/],
    ['more than memory', "SELECT list(repeat('x', 10000000)) FROM range(1000)", /not answered\. Out of Memory/],
    ['two questions', 'SELECT 1; SELECT 2', /one question at a time/],
    ['nothing', '  ', /one question at a time/],
    ['a slip', 'SELEC 1', /Parser Error: syntax error/],
  ])('is refused in a sentence: %s', async (_, question, says) => {
    const before = readdirSync(tmpdir()).filter((name) => /^kiebitz-(stolen|other)/.test(name));
    const { code, out, err } = await sql(question);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(says);
    expect(err).toMatch(ONE_LINE);
    expect(readdirSync(tmpdir()).filter((name) => /^kiebitz-(stolen|other)/.test(name))).toEqual(before);
  });

  it('is given up where it does not end', async () => {
    const endless = 'SELECT count(*) FROM range(100000000000) AS a, range(1000000) AS b';
    const { code, err } = await sql(endless, '--seconds', '1');
    expect([code, err]).toEqual([2, expect.stringMatching(/^The question was given up after one second/)]);
  });

  it.each<[code: number, says: RegExp, args: readonly string[]]>([
    [2, /give the name of a question, or --sql/, ['query', archive]],
    [2, /give the name of a question, or --sql/, ['query', archive, 'games', '--sql', 'SELECT 1']],
    [2, /Say how the tables are to be written/, ['export', archive, '-o', join(folder, 'nowhere')]],
    [3, /is no archive/, ['query', tmpdir(), '--sql', 'SELECT 1']],
    [3, /is no archive/, ['export', tmpdir(), '--csv', '-o', join(folder, 'nowhere')]],
    [3, /cannot be written/, ['export', archive, '--csv', '-o', join(archive, 'archive.json', 'tables')]],
  ])('is asked wrongly: %i %s', async (code, says, args) => {
    const ended = await kiebitz('archive', ...args);
    expect([ended.code, ended.out]).toEqual([code, '']);
    expect(ended.err).toMatch(says);
  });
});

it('what has changed is the same from the tables and from the parts', async () => {
  const own = await parts();
  const tables = await database();
  const referees = [own[0]?.key ?? '', own[0]?.key ?? ''];
  const [fromTables, fromParts] = [await changesInTables(tables, referees), await changesInParts(own, referees)];
  tables.close();
  if ('message' in fromParts) throw new Error(fromParts.message);
  expect([fromTables.same, fromTables.changes]).toEqual([fromParts.same, []]);
});

it('the library that is named is the one that is tested', () => {
  const { peerDependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const [, name = '', version] = /^(.+)@(.+)$/.exec(DUCKDB) ?? [];
  expect(peerDependencies[name]).toBe(version);
});
