/** On a pipe that stays open: `check -` answers each game as soon as it is complete, and `convert -` leaves nothing behind when it is broken off. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../src/io/lines.js';
import { rawOf } from '../../src/log/raw.js';
import { logWriter } from '../../src/log/write.js';
import { ROOT } from '../architecture/source-files.js';
import { recordingsOf } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';

const PROGRAM = join(ROOT, 'dist', 'cli.cjs');

const GAMES = ['valletta', 'tallinn', 'rattus'].map((ruleset) => {
  const fixture = fixtures().find(({ name }) => name.startsWith(`${ruleset}/bugs/`));
  const [recording] = fixture ? recordingsOf(textOf(fixture)) : [];
  if (!recording) throw new Error(`no game of ${ruleset}`);
  return rawOf(recording);
});

describe('check on a pipe that stays open', () => {
  it.each(['ndjson', 'json', 'xml'] as const)('answers game by game in %s', async (notation) => {
    const check = spawn(process.execPath, [PROGRAM, 'check', '-', '--format', 'ndjson'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const answers = linesOf(check.stdout, 10_000_000);
    const writer = logWriter(notation);
    check.stdin.write(writer.start());
    for (const game of GAMES) {
      check.stdin.write(writer.game(game).text);
      // Without the answer the test waits for ever.
      const { value: [line = ''] = [] } = await answers.next();
      expect(JSON.parse(line)).toMatchObject({ game: game.attributes.get('id') });
    }
    check.stdin.end(writer.end());
    expect((await answers.next()).done).toBe(true);
  });
});

describe('convert on a pipe that stays open', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('leaves what was there, and nothing else, at %s', async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'kiebitz-broken-off-'));
    const path = join(folder, 'all.ndjson');
    writeFileSync(path, 'before');
    const watcher = watch(folder);
    const begun = once(watcher, 'change');
    const convert = spawn(process.execPath, [PROGRAM, 'convert', '-', '--to', 'ndjson', '-o', path], {
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    convert.stdin.on('error', () => undefined); // it is gone before the pipe is
    const writer = logWriter('ndjson');
    for (const game of GAMES) convert.stdin.write(writer.game(game).text);
    await begun;
    watcher.close();
    expect(readdirSync(folder)).toHaveLength(2);
    convert.kill(signal);
    expect(await once(convert, 'close')).toEqual([null, signal]);
    expect(readdirSync(folder)).toEqual(['all.ndjson']);
    rmSync(folder, { recursive: true });
  });
});
