/** What V8 compiled of the program is kept beside it, for commands only; nothing depends on it. */

import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fixture, folder, ROOT } from '../faults/built.js';

const LOG = fixture('tallinn/legal/full-2-players-leader-first.xml');

/** The built program in a folder of its own, without anything kept. */
function copy(): string {
  const dist = join(folder(), 'dist');
  cpSync(join(ROOT, 'dist'), dist, { recursive: true, filter: (path) => !path.endsWith('.bin') });
  return dist;
}

function kept(dist: string): string[] {
  return readdirSync(dist).flatMap((name) => /\.([a-z-]+)\.bin$/.exec(name)?.[1] ?? []);
}

function run(dist: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(dist, 'cli.cjs'), ...words], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('is kept of a command that did its work, and of no word that is none', () => {
  const dist = copy();
  for (const words of [['nonsense'], ['../../check'], ['check', '--nonsense']])
    expect(run(dist, ...words).status).toBe(2);
  expect(run(dist, 'check', join(dist, 'nowhere.xml')).status).toBe(3);
  expect(kept(dist)).toEqual([]);
  // Otherwise every later check would have to compile what help does not need.
  run(dist, 'check', '--help');
  expect(kept(dist)).toEqual(['help']);
  const [first, again] = [run(dist, 'check', LOG), run(dist, 'check', LOG)];
  expect(first).toMatchObject({ status: 0, stderr: '' });
  expect(again).toEqual(first);
  run(dist, '--version');
  run(dist, 'archive', 'query', '--help');
  expect(kept(dist).sort()).toEqual(['check', 'help']);
  run(dist, 'archive', 'add', LOG, '--to', join(folder(), 'archive'));
  expect(kept(dist).sort()).toEqual(['archive-add', 'check', 'help']);
});

it('is read by the next run, however long the run took that kept it', () => {
  const dist = copy();
  const report = () => run(dist, 'report', '--quiz', LOG, fixture('tallinn/legal/full-3-players.xml'), '-o', dist);
  const first = report();
  const [name = ''] = readdirSync(dist).filter((file) => file.endsWith('.bin'));
  const { ino } = statSync(join(dist, name));
  expect(report()).toEqual(first);
  // What is not read is made anew.
  expect(statSync(join(dist, name)).ino).toBe(ino);
});

it('changes nothing where it is damaged, or cannot be kept', () => {
  const dist = copy();
  const first = run(dist, 'check', LOG);
  const [name = ''] = readdirSync(dist).filter((file) => file.endsWith('.bin'));
  for (const damage of [Buffer.alloc(0), Buffer.from('nonsense'), readFileSync(join(dist, name)).subarray(0, 5_000)]) {
    writeFileSync(join(dist, name), damage);
    expect(run(dist, 'check', LOG)).toEqual(first);
    // It is made anew.
    expect(statSync(join(dist, name)).size).toBeGreaterThan(100_000);
  }
  const sealed = copy();
  chmodSync(sealed, 0o555);
  expect(run(sealed, 'check', LOG)).toEqual(first);
});
