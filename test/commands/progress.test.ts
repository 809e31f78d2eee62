/** Progress is shown to whoever waits at a terminal, and to nobody else. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixture, folder } from '../faults/built.js';
import { kiebitz } from './program.js';

const GAME = /<game [\s\S]*<\/game>/.exec(readFileSync(fixture('valletta/start.xml'), 'utf8'))?.[0] ?? '';

/** A folder of files of thirty games each. */
function logs(files: number): string {
  const root = join(folder(), 'logs');
  mkdirSync(root);
  for (let file = 0; file < files; file += 1) {
    const games = Array.from({ length: 30 }, (_, game) => GAME.replace(/ id="[^"]*"/, ` id="g${game}"`)).join('');
    writeFileSync(join(root, `${file}.xml`), `<gamelog version="1">${games}</gamelog>`);
  }
  return root;
}

async function onTerminal(...command: readonly string[]) {
  const before = process.stderr.isTTY;
  process.stderr.isTTY = true;
  try {
    return await kiebitz(...command);
  } finally {
    process.stderr.isTTY = before;
  }
}

describe('progress', () => {
  it.each([
    ['check', 'in this process', 3, ['--jobs', '1']],
    ['rules coverage', 'in this process', 1, []],
    ['convert', 'in this process', 3, ['--to', 'ndjson']],
  ] as const)('of %s, %s, has a share, a number of games and a time', async (command, _, files, options) => {
    const root = logs(files);
    const seen = await onTerminal(...command.split(' '), root, ...options);
    expect(seen.err).toMatch(/kiebitz ━+·* +\d+ % · \d+ · \d+:\d\d/);
    expect(seen.err).toContain(`100 % · ${files * 30} · 0:00`);
    const unseen = await kiebitz(...command.split(' '), root, ...options);
    expect(unseen).toEqual({ ...seen, err: '' });
  });

  it('of play has the games that are to be played for its total', async () => {
    const { err } = await onTerminal('play', 'tallinn', '--games', '40', '-o', folder());
    expect(err).toContain('100 % · 40 · 0:00');
  });

  it('says nothing of few games', async () => {
    expect((await onTerminal('check', fixture('valletta/start.xml'))).err).toBe('');
  });
});
