import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readLogs } from '../../src/io/logs.js';
import { vocabularyOf } from '../log/vocabularies.js';

it('reads what can be read, and reports the rest', async () => {
  const root = mkdtempSync(join(tmpdir(), 'kiebitz-'));
  writeFileSync(join(root, 'a.xml'), '<game ruleset="valletta" id="a"/>');
  writeFileSync(join(root, 'b.json'), '');
  writeFileSync(join(root, 'c.ndjson'), '{"type":"game","ruleset":"valletta","id":"c"}\n');
  const seen: unknown[] = [];
  for await (const event of readLogs([join(root, 'nothing'), root], vocabularyOf)) {
    seen.push(event.type === 'game' ? event.recording.id : event.fault.fault);
  }
  expect(seen).toEqual(['unreadable', 'a', 'empty', 'c']);
});

it('does not take our own faults for those of a file', async () => {
  const root = mkdtempSync(join(tmpdir(), 'kiebitz-'));
  writeFileSync(join(root, 'a.xml'), '<game ruleset="valletta" id="a"/>');
  const broken = (): never => {
    throw new Error('our fault');
  };
  await expect(readLogs([root], broken).next()).rejects.toThrow('our fault');
});
