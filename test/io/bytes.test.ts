import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
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
});
