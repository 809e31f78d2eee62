import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBytes } from '../../src/io/bytes.js';

const MEBIBYTE = 1024 * 1024;

describe('readBytes', () => {
  it.each([0, 1, MEBIBYTE, MEBIBYTE + 1, 3 * MEBIBYTE - 1])('reads a file of %i bytes', async (length) => {
    const path = join(mkdtempSync(join(tmpdir(), 'kiebitz-')), 'file');
    const bytes = randomBytes(length);
    writeFileSync(path, bytes);
    const read: Buffer[] = [];
    // A chunk is overwritten later.
    for await (const chunk of readBytes(path)) read.push(Buffer.from(chunk));
    expect(Buffer.concat(read).equals(bytes)).toBe(true);
  });

  it('can be left in the middle', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'kiebitz-')), 'file');
    writeFileSync(path, randomBytes(3 * MEBIBYTE));
    for await (const chunk of readBytes(path)) {
      expect(chunk).toHaveLength(MEBIBYTE / 8);
      break;
    }
  });

  it('throws what the system says', async () => {
    await expect(readBytes('/nowhere').next()).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(readBytes(tmpdir()).next()).rejects.toMatchObject({ code: 'EISDIR' });
  });

  it('says of a directory on standard input what it is, and not that it is empty', () => {
    const modules = new URL('../../.build/typescript.js', import.meta.url).href;
    const { href } = new URL('../../src/io/bytes.ts', import.meta.url);
    const code = `import(${JSON.stringify(href)}).then(({ readBytes }) => readBytes('-').next()).catch(({ code }) => console.log(code))`;
    const directory = openSync(tmpdir(), 'r');
    const { stdout } = spawnSync(process.execPath, ['--import', modules, '--eval', code], {
      encoding: 'utf8',
      stdio: [directory, 'pipe', 'inherit'],
    });
    closeSync(directory);
    expect(stdout).toBe('EISDIR\n');
  });
});
