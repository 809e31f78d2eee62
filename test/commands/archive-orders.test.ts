/** What an archive was asked for, and parts that others have made. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fixtures } from '../fixture-files.js';
import { kiebitz } from './program.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-orders-'));
afterAll(() => rmSync(folder, { recursive: true }));

const logs = fixtures()
  .filter(({ path }) => /tallinn.*\.xml$/.test(path))
  .slice(0, 4)
  .map(({ path }) => path);

async function archiveOf(...files: readonly string[]): Promise<string> {
  const archive = join(mkdtempSync(join(folder, 'a-')), 'archive');
  await kiebitz('archive', 'add', ...files, '--to', archive);
  return archive;
}

function partsOf(archive: string): Record<string, string> {
  const names = readdirSync(join(archive, 'parts')).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(archive, 'parts', name), 'utf8')]));
}

function verify(archive: string) {
  return kiebitz('archive', 'verify', archive);
}

describe('an archive', () => {
  it('tells what it was asked for and does not have', async () => {
    const archive = await archiveOf(...logs);
    expect(await verify(archive)).toMatchObject({ code: 0, err: '' });
    const [lost = ''] = Object.keys(partsOf(archive));
    const { file } = JSON.parse(partsOf(archive)[lost]?.split('\n', 1)[0] ?? '');
    rmSync(join(archive, 'parts', lost));
    expect(await verify(archive)).toMatchObject({
      code: 1,
      out: expect.stringContaining(`${file} was asked for, and nothing of it is there.`),
    });
    const status = await kiebitz('archive', 'status', archive, '--format', 'json');
    expect(JSON.parse(status.out)).toMatchObject([{ files: 4, done: 3, parts: 3, waiting: null }]);
    await kiebitz('archive', 'add', ...logs, '--to', archive);
    expect(await verify(archive)).toMatchObject({ code: 0 });
    expect(readdirSync(join(archive, 'orders'))).toHaveLength(1);
  });

  it('tells a part that is there twice', async () => {
    const archive = await archiveOf(...logs);
    const [name = ''] = Object.keys(partsOf(archive));
    const path = join(archive, 'parts', name);
    const [head = '', ...rows] = readFileSync(path, 'utf8').split('\n');
    const text = [JSON.stringify({ ...JSON.parse(head), end: false }), ...rows].join('\n');
    writeFileSync(path.replace('-end', ''), text);
    expect((await verify(archive)).out).toMatch(/: part 1 is there twice\./);
  });

  it('does not miss what a file was before it grew', async () => {
    const log = join(folder, 'grows.xml');
    cpSync(logs[0] ?? '', log);
    const archive = await archiveOf(log);
    for (const name of Object.keys(partsOf(archive))) rmSync(join(archive, 'parts', name));
    writeFileSync(log, `${readFileSync(log, 'utf8')}\n`);
    await kiebitz('archive', 'add', log, '--to', archive);
    expect(await verify(archive)).toMatchObject({ code: 0 });
  });

  it('notices a manifest that was changed', async () => {
    const archive = await archiveOf(...logs);
    const [list = ''] = readdirSync(join(archive, 'orders'));
    const path = join(archive, 'orders', list);
    writeFileSync(path, readFileSync(path, 'utf8').replace('.xml', '.xsl'));
    expect(await verify(archive)).toMatchObject({ code: 3, err: expect.stringMatching(/ndjson is damaged/) });
  });
});

describe('a part that is damaged', () => {
  const damage = (archive: string): string => {
    const [name = ''] = Object.keys(partsOf(archive));
    const path = join(archive, 'parts', name);
    writeFileSync(path, readFileSync(path, 'utf8').replace('"ruleset":"tallinn"', '"ruleset":"rattus"'));
    return path;
  };

  it('is told once', async () => {
    const archive = await archiveOf(...logs);
    const path = damage(archive);
    const { code, out } = await verify(archive);
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      `${path} is damaged: its lines are not those that were written. Run “archive add” with its log again.`,
      expect.stringMatching(/^One part has to be made anew; /),
      '',
    ]);
  });

  it('is made anew by the next run with its log', async () => {
    const archive = await archiveOf(...logs);
    const before = partsOf(archive);
    const path = damage(archive);
    const { code, out, err } = await kiebitz('archive', 'add', ...logs, '--to', archive);
    expect({ code, err }).toEqual({ code: 0, err: `${path} was damaged: it is made anew.\n` });
    expect(out).toMatch(/ judged in one file; .*\nAll that was asked for is there/);
    expect(partsOf(archive)).toEqual(before);
  });

  it('is replaced by that of another archive', async () => {
    const archive = await archiveOf(...logs);
    const before = partsOf(archive);
    const other = await archiveOf(...logs);
    damage(archive);
    const { out } = await kiebitz('archive', 'add', '--from', other, '--to', archive);
    expect(out).toMatch(/^One part taken over; /);
    expect(partsOf(archive)).toEqual(before);
  });

  it('is not relied on where it bears another name: nothing is said to be whole', async () => {
    const archive = await archiveOf(...logs);
    const [one = '', other = ''] = Object.keys(partsOf(archive)).map((name) => join(archive, 'parts', name));
    cpSync(one, other);
    const { code, out, err } = await kiebitz('archive', 'add', ...logs, '--to', archive);
    expect(code).toBe(3);
    expect(err).toMatch(/is not named after what is in it/);
    expect(out).not.toMatch(/nothing is lost/);
  });
});

it('where a file cannot be opened, nothing is said to be whole', async () => {
  const archive = await archiveOf(...logs);
  const missing = join(folder, 'nothing.xml');
  const { code, out, err } = await kiebitz('archive', 'add', ...logs, missing, '--to', archive);
  expect({ code, err }).toEqual({
    code: 3,
    err: `${missing}: The file cannot be read: there is no file of this name.\n`,
  });
  expect(out).not.toMatch(/nothing is lost/);
});

describe('parts of others', () => {
  it('are taken over, with what was asked for, once', async () => {
    const [one, other, whole] = [
      await archiveOf(...logs.slice(0, 2)),
      await archiveOf(...logs.slice(1)),
      await archiveOf(...logs),
    ];
    const to = join(mkdtempSync(join(folder, 'a-')), 'archive');
    const said = await kiebitz('archive', 'add', '--from', one, '--from', other, '--to', to);
    const out =
      '4 parts taken over; one was there already.\nAll that was asked for is there: nothing is lost, and nothing is there twice.\n';
    expect(said).toMatchObject({ code: 0, out, err: '' });
    expect(partsOf(to)).toEqual(partsOf(whole));
    expect(await verify(to)).toMatchObject({ code: 0 });
    const [name = ''] = Object.keys(partsOf(to));
    rmSync(join(to, 'parts', name));
    expect(await verify(to)).toMatchObject({ code: 1 });
  });

  it('are refused where they are not what was written; the others are taken', async () => {
    const from = await archiveOf(...logs);
    const parts = join(from, 'parts');
    const [damaged = '', misnamed = '', ...good] = Object.keys(partsOf(from));
    writeFileSync(
      join(parts, damaged),
      readFileSync(join(parts, damaged), 'utf8').replace('"ruleset":"tallinn"', '"ruleset":"rattus"'),
    );
    renameSync(join(parts, misnamed), join(parts, `${'0'.repeat(32)}${misnamed.slice(32)}`));
    const to = join(mkdtempSync(join(folder, 'a-')), 'archive');
    const said = await kiebitz('archive', 'add', '--from', from, '--to', to);
    expect(said).toMatchObject({ code: 3, out: '2 parts taken over; none was there already.\n' });
    expect(said.err).toMatch(/is damaged/);
    expect(said.err).toMatch(/is not named after what is in it/);
    expect(said.err).toMatch(/^2 files are not there whole\. Run “archive add” again\.$/m);
    expect(Object.keys(partsOf(to))).toEqual(good);
    // What was asked for there is asked for here.
    expect((await verify(to)).out.match(/was asked for/g)).toHaveLength(2);
  });

  it.each([
    [3, /is no archive/, ['--from', tmpdir()]],
    [2, /Name what is to be added/, []],
    [2, /--root is for a queue/, ['.', '--root', '.']],
  ])('wrong calls: %i %s', async (code, says, args) => {
    const to = join(mkdtempSync(join(folder, 'a-')), 'archive');
    expect(await kiebitz('archive', 'add', ...args, '--to', to)).toMatchObject({
      code,
      err: expect.stringMatching(says),
    });
  });
});
