import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '../../src/games.js';
import { findInputs, hasPipe } from '../../src/io/inputs.js';
import { readLogs } from '../../src/io/logs.js';

/** A directory with files of these names. */
function directory(...names: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'kiebitz-'));
  for (const name of names) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    if (name.endsWith('/')) mkdirSync(join(root, name), { recursive: true });
    else writeFileSync(join(root, name), '');
  }
  return root;
}

async function inputs(...names: string[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const input of findInputs(names)) found.push(input.type === 'file' ? input.path : input.fault);
  return found;
}

describe('findInputs', () => {
  it('takes files as they are named, and - for standard input', async () => {
    const root = directory('a.txt');
    expect(await inputs(join(root, 'a.txt'), '-')).toEqual([join(root, 'a.txt'), '-']);
  });

  it('takes the logs of a directory by code units, and no other files', async () => {
    const root = directory(
      'b.xml',
      'B.json',
      'a/z.ndjson',
      'a/y/x.jsonl',
      'ä.XML',
      'c.txt',
      '.hidden.xml',
      '.git/d.xml',
      'a.xml',
    );
    expect(await inputs(root)).toEqual(
      ['B.json', 'a/y/x.jsonl', 'a/z.ndjson', 'a.xml', 'b.xml', 'ä.XML'].map((name) => join(root, name)),
    );
  });

  it('passes over an archive of games, wherever it lies, and no other directory that has a file of that name', async () => {
    const root = directory('a.xml', 'games.archive/parts/1.ndjson', 'mine/parts/2.ndjson');
    writeFileSync(join(root, 'games.archive/archive.json'), '{"archive":2}\n');
    writeFileSync(join(root, 'mine/archive.json'), '{"type":"game","ruleset":"rattus"}\n');
    expect(await inputs(root)).toEqual(
      ['a.xml', 'mine/archive.json', 'mine/parts/2.ndjson'].map((name) => join(root, name)),
    );
    const inside = join(root, 'games.archive');
    expect(await inputs(inside)).toMatchObject([{ file: inside, fault: 'no-log' }]);
    const row = join(inside, 'parts/1.ndjson');
    expect(await inputs(row)).toEqual([row]);
  });

  // Other systems take no such name.
  it.runIf(process.platform === 'linux')('says of a name that is not UTF-8 that it is the name', async () => {
    const root = directory('b.xml');
    writeFileSync(Buffer.concat([Buffer.from(join(root, 'a')), Buffer.from([0xe4]), Buffer.from('.xml')]), '');
    const read = join(root, 'a\uFFFD.xml');
    const fault = { file: read, fault: 'unreadable', found: 'EILSEQ' };
    expect(await inputs(read)).toMatchObject([fault]);
    const told: unknown[] = [];
    for await (const event of readLogs([root], vocabularyOf)) if (event.type === 'fault') told.push(event.fault);
    expect(told).toMatchObject([fault, { fault: 'empty' }]);
  });

  it('reports what is not there, and a directory without logs', async () => {
    const root = directory('c.txt', 'empty/');
    expect(await inputs(join(root, 'nothing'), root)).toEqual([
      { file: join(root, 'nothing'), fault: 'unreadable', position: undefined, found: 'ENOENT' },
      { file: root, fault: 'no-log', position: undefined, expected: '.xml .json .ndjson .jsonl .kbz' },
    ]);
  });

  it('follows links, but not in circles, and names those that lead nowhere', async () => {
    const root = directory('logs/a.xml', 'other.xml');
    symlinkSync(root, join(root, 'logs/circle'));
    symlinkSync(join(root, 'other.xml'), join(root, 'logs/b.xml'));
    symlinkSync(join(root, 'nowhere'), join(root, 'logs/c.xml'));
    expect(await inputs(join(root, 'logs'))).toEqual(
      ['logs/a.xml', 'logs/b.xml', 'logs/c.xml'].map((name) => join(root, name)),
    );
  });

  it('takes a file once, at the first name that leads to it', async () => {
    const root = directory('logs/a.xml', 'logs/b.xml', 'elsewhere/c.xml');
    const logs = join(root, 'logs');
    symlinkSync(join(logs, 'a.xml'), join(logs, 'z.xml'));
    symlinkSync(logs, join(root, 'elsewhere/link'));
    const files = [join(logs, 'a.xml'), join(logs, 'b.xml')];
    for (const names of [
      [logs],
      [logs, logs],
      [`${logs}/`, `${logs}/./a.xml`, `${root}/./logs/../logs`],
      [logs, join(logs, 'z.xml'), join(root, 'elsewhere/link')],
      [...files, logs],
    ]) {
      expect((await inputs(...names)).map((path) => realpathSync(String(path))).sort()).toEqual(files);
    }
    expect(await inputs(logs, join(root, 'elsewhere'))).toEqual([...files, join(root, 'elsewhere/c.xml')]);
    expect(await inputs('-', '-')).toEqual(['-']);
    // A folder whose logs have come already is not an empty one, and what is not there is complained of each time.
    expect(await inputs(logs, logs)).toEqual(files);
    expect(await inputs(join(root, 'no'), join(root, 'no'))).toHaveLength(2);
  });

  describe('patterns', () => {
    it.each<[string, readonly string[]]>([
      ['*.xml', ['a.xml', 'b.xml']],
      ['./[ab].xml', ['a.xml', 'b.xml']],
      ['?.{xml,json}', ['a.xml', 'b.xml', 'c.json']],
      ['**/*.xml', ['a.xml', 'b.xml', 'deep/down/e.xml', 'deep/d.xml']],
      ['deep/**/*.xml', ['deep/down/e.xml', 'deep/d.xml']],
      ['de*', ['deep/d.xml', 'deep/down/e.xml']],
      ['*', ['a.xml', 'b.xml', 'c.json', 'deep/d.xml', 'deep/down/e.xml', 'x.txt']],
      ['lin?.xml', ['a.xml']],
      ['g[1].xml', ['g[1].xml']],
    ])('%s is expanded here where no shell has done it', async (pattern, names) => {
      const root = directory('a.xml', 'b.xml', 'c.json', 'deep/d.xml', 'deep/down/e.xml', 'x.txt', '.hidden.xml');
      if (pattern.startsWith('lin')) symlinkSync(join(root, 'a.xml'), join(root, 'link.xml'));
      // A file that bears the very name is meant.
      if (pattern.startsWith('g')) for (const name of ['g[1].xml', 'g1.xml']) writeFileSync(join(root, name), '');
      const wanted = names.map((name) => join(root, name));
      const found = (await inputs(join(root, pattern))).map((path) => realpathSync(String(path)));
      expect(found.sort()).toEqual(wanted.sort());
      const before = process.cwd();
      process.chdir(root);
      try {
        expect((await inputs(pattern)).map((path) => realpathSync(String(path))).sort()).toEqual(wanted);
      } finally {
        process.chdir(before);
      }
    });

    it('come in their place, sorted, each file once and as one that is named', async () => {
      const root = directory('z.xml', 'logs/b.xml', 'logs/a.xml');
      const found: unknown[] = [];
      const names = [join(root, 'z.xml'), join(root, 'logs'), join(root, 'logs/*.xml'), join(root, '**/*.xml')];
      for await (const input of findInputs(names)) found.push(input);
      const file = (name: string) => ({ type: 'file', path: join(root, name), named: true });
      expect(found).toEqual([file('z.xml'), file('logs/a.xml'), file('logs/b.xml')]);
    });

    it('that match nothing are said', async () => {
      const root = directory('a.xml');
      const fault = { fault: 'unreadable', position: undefined, instead: 'pattern' };
      for (const pattern of ['*.json', '!a.xml', '[', '{', '**/nothing', '!(a).*']) {
        const file = join(root, pattern);
        if (/[*?[{]/.test(pattern)) expect(await inputs(file), pattern).toEqual([{ ...fault, file }]);
      }
    });
  });

  it('has a file that is named, too, for a named one, wherever it comes', async () => {
    const root = directory('logs/a.xml', 'logs/b.xml');
    const found: unknown[] = [];
    for await (const input of findInputs([join(root, 'logs'), join(root, 'logs/./b.xml')])) found.push(input);
    expect(found).toEqual([
      { type: 'file', path: join(root, 'logs/a.xml'), named: false },
      { type: 'file', path: join(root, 'logs/b.xml'), named: true },
    ]);
  });
});

it.skipIf(process.platform === 'win32')('a pipe can be read only once, by whatever name', async () => {
  const root = directory('a.xml');
  execFileSync('mkfifo', [join(root, 'pipe.xml')]);
  const names = [
    ['-'],
    [join(root, 'a.xml'), join(root, 'pipe.xml')],
    [root, join(root, 'a.xml'), join(root, 'none.xml')],
  ];
  expect(await Promise.all(names.map(hasPipe))).toEqual([true, true, false]);
});
