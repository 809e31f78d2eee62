import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { brokenOff } from '../../src/commands/broken-off.js';
import { fixtures, textOf } from '../fixture-files.js';
import { read } from '../log/events.js';
import { kiebitz } from './program.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-broken-'));
afterAll(() => rmSync(folder, { recursive: true }));

const whole = fixtures().find(({ name }) => name === 'tallinn/legal/full-3-players-legate.xml');
const text = whole ? textOf(whole) : '';
const cut = join(folder, 'cut.xml');
writeFileSync(cut, text.slice(0, text.lastIndexOf('<round') + 4));
const at = `${cut}:${text.slice(0, text.lastIndexOf('<round')).split('\n').length}:`;

it.each([
  ['report', '-o', join(folder, 'pages')],
  ['explain'],
  ['notes', '-o', join(folder, 'notes.json')],
  ['analyse', '--play-outs', '1'],
  ['rules', 'coverage'],
  ['convert', '--to', 'json', '-o', join(folder, 'out.json')],
  ['convert', '--to', 'json', '-o', join(folder, 'out.json'), '--view', 'p1'],
  ['convert', '--to', 'json', '-o', join(folder, 'out.json'), '--anonymise'],
  ['archive', 'add', '--to', join(folder, 'archive')],
])('says once, with its place, where a text breaks off: %s %s', async (...command) => {
  const { code, err } = await kiebitz(...command, cut);
  expect(code).toBe(3);
  expect(err.split(at)).toHaveLength(2);
  expect(err).toContain('it ends before everything is closed');
});

it('says so of a view, in its report', async () => {
  const { code, err } = await kiebitz('report', cut, '--view', 'p1', '-o', join(folder, 'view'));
  expect(code).toBe(3);
  expect(err.split(at)).toHaveLength(2);
});

it('keeps the game in an archive, as far as it goes, and no fault', async () => {
  const { out } = await kiebitz('archive', 'query', join(folder, 'archive'), 'games', '--format', 'csv');
  expect(out).toMatch(/^tallinn,1,.*,1\r?$/m);
  expect((await kiebitz('archive', 'query', join(folder, 'archive'), 'faults', '--format', 'csv')).out).not.toContain(
    cut,
  );
});

it('has a place for whatever a game may break off at', () => {
  const broken = fileURLToPath(new URL('../../fixtures/broken/', import.meta.url));
  const names = readdirSync(broken).filter((name) => !name.endsWith('.expected.json'));
  const events = names.flatMap((name) => read(readFileSync(join(broken, name))));
  const recordings = events.flatMap((event) => (event.type === 'game' ? [event.recording] : []));
  const off = recordings.filter(({ truncated }) => truncated);
  expect(off.length).toBeGreaterThan(10);
  for (const recording of recordings) {
    expect(brokenOff(recording)?.position !== undefined).toBe(recording.truncated);
  }
});
