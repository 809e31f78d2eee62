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

it('does not take our own faults for those of a file, and reads the others', async () => {
  const root = mkdtempSync(join(tmpdir(), 'kiebitz-'));
  writeFileSync(join(root, 'a.xml'), '<game ruleset="tallinn" id="a"/>');
  writeFileSync(join(root, 'b.xml'), '<game ruleset="valletta" id="b"/>');
  const broken: typeof vocabularyOf = (ruleset) => {
    if (ruleset === 'tallinn') throw new Error('our fault');
    return vocabularyOf(ruleset);
  };
  const seen: unknown[] = [];
  for await (const event of readLogs([root], broken)) {
    seen.push(event.type === 'game' ? event.recording.id : [event.fault.fault, event.fault.found]);
  }
  expect(seen).toEqual([['internal', 'our fault'], 'b']);
});
