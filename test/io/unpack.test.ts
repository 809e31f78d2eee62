import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readLogs } from '../../src/io/logs.js';
import { Unpackable, unpacked } from '../../src/io/unpack.js';
import { vocabularyOf } from '../log/vocabularies.js';

const TEXT = '<game ruleset="valletta" id="packed"/>'.repeat(50);

/** The bytes come in pieces, each in the place of the one before it, as a file is read. */
async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const buffer = new Uint8Array(size);
  for (let at = 0; at < bytes.length; at += size) {
    const piece = bytes.subarray(at, at + size);
    buffer.set(piece);
    yield buffer.subarray(0, piece.length);
  }
}

async function textOf(bytes: Uint8Array, size: number): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of unpacked(pieces(bytes, size))) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

describe('packed files', () => {
  it.each([1, 2, 7, 100_000])('say what is packed in them, in pieces of %i', async (size) => {
    expect(await textOf(gzipSync(TEXT), size)).toBe(TEXT);
    expect(await textOf(Buffer.concat([gzipSync(TEXT), gzipSync('end')]), size)).toBe(`${TEXT}end`);
  });

  it.each(['', 'x', '<game/>', '\u001f'])('and others stay as they are: %j', async (text) => {
    expect(await textOf(Buffer.from(text), 1)).toBe(text);
  });

  it('are cut off or damaged', async () => {
    const packed = gzipSync(TEXT);
    await expect(textOf(packed.subarray(0, 40), 7)).rejects.toMatchObject({ reason: 'cut' });
    const damaged = Buffer.from(packed).fill(0xff, 20, 30);
    await expect(textOf(damaged, 7)).rejects.toMatchObject({ reason: 'damaged' });
  });

  it.each([99, 4096])('and what came before is read, in pieces of %i', async (size) => {
    const texts = Array.from({ length: 4000 }, (_, id) => `<game ruleset="valletta" id="g${(id * 7919) % 4001}"/>`);
    const packed = gzipSync(texts.join(''));
    let seen = '';
    const whole = packed.subarray(0, packed.length - 8);
    const read = async (): Promise<void> => {
      for await (const chunk of unpacked(pieces(whole, size))) seen += Buffer.from(chunk).toString();
    };
    await expect(read()).rejects.toMatchObject({ reason: 'cut' });
    expect(seen).toBe(texts.join(''));
  });

  it.each([99, 100_000])('and what came before the damage is read, with its place, in pieces of %i', async (size) => {
    const lines = Array.from({ length: 300 }, (_, id) => `<game ruleset="valletta" id="ü${(id * 7919) % 4001}"/>\n`);
    const text = lines.join('');
    const packed = gzipSync(text);
    let seen = '';
    const read = async (bytes: Uint8Array): Promise<void> => {
      seen = '';
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of unpacked(pieces(bytes, size))) chunks.push(Buffer.from(chunk));
      } finally {
        seen = Buffer.concat(chunks).toString();
      }
    };
    const wrongSum = Buffer.from(packed);
    wrongSum[packed.length - 8] = ~(packed.at(-8) as number);
    await expect(read(wrongSum)).rejects.toMatchObject({ reason: 'damaged', position: { line: 301, column: 1 } });
    expect(seen).toBe(text);
    const half = packed.length >> 1;
    await expect(read(Buffer.from(packed).fill(0xff, half, half + 30))).rejects.toMatchObject({ reason: 'damaged' });
    let beforeDamage = '';
    const cut = async (): Promise<void> => {
      for await (const chunk of unpacked(pieces(packed.subarray(0, half), size))) beforeDamage += Buffer.from(chunk);
    };
    const place = await cut().catch((error: unknown) => error);
    expect(place).toMatchObject({ reason: 'cut', position: { line: beforeDamage.split('\n').length } });
    expect(beforeDamage.length).toBeGreaterThan(text.length / 4);
    expect(seen.startsWith(beforeDamage)).toBe(true);
  });

  it('are judged up to where they are cut off, as others are', async () => {
    const root = mkdtempSync(join(tmpdir(), 'kiebitz-'));
    const text = '<gamelog version="1"><game ruleset="valletta" id="a"/><game ruleset="valletta" id="b"><moves><turn ';
    writeFileSync(join(root, 'cut.xml'), text);
    const packed = gzipSync(text);
    writeFileSync(join(root, 'cut.xml.gz'), packed.subarray(0, packed.length - 8));
    const seenOf = async (name: string): Promise<unknown[]> => {
      const seen: unknown[] = [];
      for await (const event of readLogs([join(root, name)], vocabularyOf)) {
        seen.push(event.type === 'game' ? [event.recording.id, event.recording.truncated] : event.fault.instead);
      }
      return seen;
    };
    const plain = await seenOf('cut.xml');
    expect(plain[0]).toEqual(['a', false]);
    expect(plain[1]).toEqual(['b', true]);
    expect(await seenOf('cut.xml.gz')).toEqual([...plain, 'cut']);
  });

  it('have no half line: what a typed game says in the last one may not be what was written', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'kiebitz-')), 'cut.kbz.gz');
    const packed = gzipSync('game tallinn a\nplayers: A, B\nresult\nA 14\nB 127', { level: 0 });
    writeFileSync(path, packed.subarray(0, -9));
    const seen: unknown[] = [];
    for await (const event of readLogs([path], vocabularyOf)) {
      if (event.type === 'fault') seen.push(event.fault.instead);
      else seen.push(event.recording.truncated, event.recording.game.children.at(-1)?.children.length);
    }
    expect(seen).toEqual([true, 1, 'cut']);
  });

  it('are left when they grow without end', async () => {
    const bomb = gzipSync(Buffer.alloc(80 * 1024 * 1024, ' '));
    const refusal = await textOf(bomb, 4096).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Unpackable);
    expect(refusal).toMatchObject({ reason: 'grows' });
  });

  it('are found in a folder, read as logs, and leave the others alone', async () => {
    const root = mkdtempSync(join(tmpdir(), 'kiebitz-'));
    const game = (id: string): string => `<game ruleset="valletta" id="${id}"/>`;
    writeFileSync(join(root, 'a.xml.gz'), gzipSync(game('a')));
    writeFileSync(join(root, 'b.ndjson.GZ'), gzipSync('{"type":"game","ruleset":"valletta","id":"b"}\n'));
    writeFileSync(join(root, 'c.xml.gz'), gzipSync('x').subarray(0, 12));
    writeFileSync(join(root, 'd.xml'), game('d'));
    writeFileSync(join(root, 'e.tar.gz'), gzipSync('no log'));
    const seen: unknown[] = [];
    for await (const event of readLogs([root], vocabularyOf)) {
      seen.push(event.type === 'game' ? event.recording.id : [event.fault.fault, event.fault.instead]);
    }
    expect(seen).toEqual(['a', 'b', ['truncated', 'cut'], 'd']);
  });
});
