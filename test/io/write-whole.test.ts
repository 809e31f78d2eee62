import { chmodSync, mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeNew, writeWhole } from '../../src/io/write-whole.js';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kiebitz-'));
});

describe('writeNew', () => {
  it('writes a file, and leaves alone whatever has its name', async () => {
    const [path, link] = [join(root, 'f'), join(root, 'link')];
    symlinkSync(path, link);
    expect(await Promise.all([writeNew(path, 'a'), writeNew(path, 'b')])).toContainEqual({ path, code: 'EEXIST' });
    expect(readFileSync(path, 'utf8')).toMatch(/^[ab]$/);
    expect(await writeNew(link, 'c')).toEqual({ path: link, code: 'EEXIST' });
    expect(readFileSync(path, 'utf8')).not.toBe('c');
    expect(readdirSync(root)).toEqual(['f', 'link']);
  });
});

describe('writeWhole', () => {
  it.each([
    ['text', 'aäb'],
    ['bytes', new TextEncoder().encode('aäb')],
    ['pieces', ['a', new TextEncoder().encode('ä'), 'b']],
  ])('writes %s', async (_what, content) => {
    expect(await writeWhole(join(root, 'f'), content)).toBeUndefined();
    expect(readFileSync(join(root, 'f'), 'utf8')).toBe('aäb');
    expect(readdirSync(root)).toEqual(['f']);
  });

  it('replaces a file and keeps its permissions', async () => {
    const path = join(root, 'f');
    writeFileSync(path, 'before');
    chmodSync(path, 0o640);
    expect(await writeWhole(path, 'after')).toBeUndefined();
    expect(readFileSync(path, 'utf8')).toBe('after');
    expect(statSync(path).mode & 0o777).toBe(0o640);
  });

  it('leaves everything as it was when the content fails', async () => {
    const path = join(root, 'f');
    writeFileSync(path, 'before');
    const failing = (function* () {
      yield 'half';
      throw new Error('our fault');
    })();
    await expect(writeWhole(path, failing)).rejects.toThrow('our fault');
    expect(readFileSync(path, 'utf8')).toBe('before');
    expect(readdirSync(root)).toEqual(['f']);
  });

  it('says what the system refuses', async () => {
    const path = join(root, 'nowhere', 'f');
    expect(await writeWhole(path, 'a')).toEqual({ path, code: 'ENOENT' });
    expect(await writeWhole(root, 'a')).toEqual({ path: root, code: 'EISDIR' });
  });

  it('writes through links, and to what is no file', async () => {
    writeFileSync(join(root, 'f'), 'before');
    symlinkSync(join(root, 'f'), join(root, 'link'));
    expect(await writeWhole(join(root, 'link'), 'after')).toBeUndefined();
    expect(readFileSync(join(root, 'f'), 'utf8')).toBe('after');
    expect(readdirSync(root)).toEqual(['f', 'link']);
    expect(await writeWhole('/dev/null', 'a')).toBeUndefined();
  });
});
