/** Progress is shown to whoever waits at a terminal, and to nobody else. */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { fixture, folder } from '../faults/built.js';
import { kiebitz } from './program.js';

const LOG = readFileSync(fixture('tallinn/legal/full-2-players-leader-first.xml'), 'utf8');
const [GAME = ''] = /<game [\s\S]*<\/game>/.exec(LOG) ?? [];

/** A folder of files of fifteen games each. */
function logs(files: number): string {
  const root = join(folder(), 'logs');
  mkdirSync(root);
  for (let file = 0; file < files; file += 1) {
    const games = Array.from({ length: 15 }, (_, game) => GAME.replace(/ id="[^"]*"/, ` id="g${game}"`)).join('');
    writeFileSync(join(root, `${file}.xml`), `<gamelog version="1">${games}</gamelog>`);
  }
  return root;
}

/** What is shown when all of so many games is done. */
function whole(games: number): RegExp {
  return new RegExp(`100 % · ${games} · [\\d.]+/s · 0:00`);
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
    ['check', 'in this process', 2, ['--jobs', '1']],
    ['rules coverage', 'in this process', 2, []],
    ['convert', 'in this process', 2, ['--to', 'ndjson']],
    ['explain', 'in this process', 2, ['--turn', '1']],
  ] as const)('of %s, %s, has a share, a number of games and a time', async (command, _, files, options) => {
    const root = logs(files);
    const seen = await onTerminal(...command.split(' '), root, ...options);
    expect(seen.err).toMatch(/kiebitz ━+·* +\d+ % · \d+ · [\d.]+\/s · \d+:\d\d/);
    expect(seen.err).toMatch(whole(files * 15));
    const unseen = await kiebitz(...command.split(' '), root, ...options);
    expect(unseen).toEqual({ ...seen, err: '' });
  });

  it('of archive add, too', async () => {
    const root = logs(2);
    // The very same bytes are judged once.
    appendFileSync(join(root, '1.xml'), '\n');
    const { err } = await onTerminal('archive', 'add', root, '--to', join(folder(), 'archive'));
    expect(err).toMatch(whole(30));
  });

  it('of analyses for an archive counts games, also few of them where they take long', async () => {
    const there = ['--to', join(folder(), 'archive'), '--with', 'analyse', '--play-outs', '1', '--bot', 'random'];
    const log = fixture('tallinn/legal/full-2-players-leader-first.xml');
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 6_000));
    const { err } = await onTerminal('archive', 'add', log, ...there);
    clock.mockRestore();
    expect(err).toMatch(/100 % · 1 · [\d.]+\/s · 0:00/);
  });

  it('of archive pages is a third where all games are counted', async () => {
    const root = folder();
    const archive = join(root, 'archive');
    await kiebitz('play', 'tallinn', '--players', '2', '--games', '24', '--seed', '3', '-o', join(root, 'logs'));
    await kiebitz('archive', 'add', join(root, 'logs'), '--to', archive);
    const seen = await onTerminal('archive', 'pages', archive, '-o', join(root, 'site'));
    expect(seen.err).toMatch(/kiebitz ━+·* +33 % · 24 · [\d.]+\/s · \d+:\d\d/);
    const unseen = await kiebitz('archive', 'pages', archive, '-o', join(root, 'site'));
    expect(unseen).toEqual({ ...seen, err: '' });
  });

  it('of shrink has the elements that are judged at most for its total', async () => {
    const { err } = await onTerminal('shrink', fixture('tallinn/bugs/pass-with-cards-public.xml'));
    expect(err).toMatch(/kiebitz ━*·+ +\d+ % · \d+ · [\d.]+\/s · \d+:\d\d/);
  });

  it('of diff has the bytes of both runs for its total', async () => {
    const { out } = await kiebitz('check', logs(2), '--format', 'ndjson');
    const run = join(folder(), 'run.ndjson');
    writeFileSync(run, out);
    const { err } = await onTerminal('diff', run, run);
    expect(err).toMatch(whole(60));
  });

  it('of bots that play in each seat has the games for its total', async () => {
    const { err } = await onTerminal('play', 'tallinn', '--bots', 'random,random', '--paired', '--games', '12');
    expect(err).toMatch(whole(24));
  });

  it('of play has the games that are to be played for its total', async () => {
    const { err } = await onTerminal('play', 'tallinn', '--games', '40', '-o', folder());
    expect(err).toMatch(whole(40));
  });

  it('says nothing of few games', async () => {
    expect((await onTerminal('check', fixture('tallinn/legal/full-2-players-leader-first.xml'))).err).toBe('');
  });
});
