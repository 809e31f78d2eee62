import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from '../../.build/lock.js';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kiebitz-lock-'));
  lock = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const BUILD = new URL('../../.build/lock.js', import.meta.url).href;

/** A process that notes when it begins and ends its work, which lasts a moment. */
function worker(): Promise<number | null> {
  const log = JSON.stringify(join(folder, 'log'));
  const program = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout as wait } from 'node:timers/promises';
    import { withLock } from ${JSON.stringify(BUILD)};
    await withLock(${JSON.stringify(lock)}, async () => {
      appendFileSync(${log}, 'begin ');
      await wait(150);
      appendFileSync(${log}, 'end ');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', resolve));
}

it('lets one process work at a time', async () => {
  expect(await Promise.all([worker(), worker(), worker()])).toEqual([0, 0, 0]);
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('begin end '.repeat(3));
  expect(existsSync(lock)).toBe(false);
});

it('takes over from a process that was killed, once', async () => {
  const dead = spawn(process.execPath, ['--eval', '']);
  await new Promise((resolve) => dead.once('exit', resolve));
  writeFileSync(lock, `${dead.pid} 1`);
  expect(await Promise.all([worker(), worker(), worker()])).toEqual([0, 0, 0]);
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('begin end '.repeat(3));
});

it('waits for the child of a process that was killed', async () => {
  const dead = spawn(process.execPath, ['--eval', '']);
  await new Promise((resolve) => dead.once('exit', resolve));
  const child = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 600)']);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  writeFileSync(lock, `${dead.pid} 1 ${child.pid}`);
  let childEnded = false;
  ended.then(() => {
    childEnded = true;
  });
  expect(await withLock(lock, async () => childEnded)).toBe(true);
});

it('is released when the work fails', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});
