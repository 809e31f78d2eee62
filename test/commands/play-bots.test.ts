/** `kiebitz play` with bots that want something: what they play is legal, and who is better is told. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { recordingsOf, replayed } from '../engine/replays.js';
import { kiebitz } from './program.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-bots-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function played(name: string, ...args: readonly string[]): Promise<string> {
  const into = join(folder, name);
  const { code, out, err } = await kiebitz('play', ...args, '-o', into);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^The log lies in \S+\.xml\n$/);
  return readFileSync(join(into, readdirSync(into)[0] ?? ''), 'utf8');
}

describe('--bot and --bots', () => {
  it.each([
    ['tallinn', 'greedy', '4'],
    ['tallinn', 'search', '1'],
    ['valletta', 'greedy', '3'],
    ['rattus', 'greedy', '3'],
  ])('%s: what %s plays is legal, and the same again', async (ruleset, bot, games) => {
    const args = [
      ruleset,
      '--bot',
      bot,
      '--games',
      games,
      '--players',
      '3',
      ...(bot === 'search' ? ['--play-outs', '1'] : []),
    ];
    const text = await played(`${ruleset}-${bot}`, ...args);
    for (const recording of recordingsOf(text)) {
      const { verdict, complete } = replayed(recording, false);
      expect({ verdict, complete }).toEqual({ verdict: 'legal', complete: true });
    }
    expect(text.match(/ name="(\w+)"/g)).toEqual(Array(3 * Number(games)).fill(` name="${bot}"`));
    expect(await played(`${ruleset}-${bot}-again`, ...args)).toBe(text);
  });

  it('and options keep games of their own in one folder', async () => {
    const ways = [[], ['--bot', 'greedy'], ['--bots', 'greedy,random'], ['--option', 'legate=true']];
    for (const way of ways) await played('together', 'tallinn', ...way);
    const names = ['tallinn-2p-s1', 'tallinn-2p-s1-greedy', 'tallinn-2p-s1-greedy-random', 'tallinn-2p-s1-legate-true'];
    expect(readdirSync(join(folder, 'together')).sort()).toEqual(names.map((name) => `${name}-full.xml`));
    for (const name of names)
      expect(readFileSync(join(folder, 'together', `${name}-full.xml`), 'utf8')).toContain(` id="${name}-0001"`);
  });

  it('seats them in turn order, and begins anew', async () => {
    const text = await played('seats', 'tallinn', '--bots', 'greedy,random', '--players', '3');
    expect(text.match(/ name="(\w+)"/g)).toEqual([' name="greedy"', ' name="random"', ' name="greedy"']);
  });
});

describe('--paired', () => {
  const args = ['tallinn', '--bots', 'greedy,random', '--paired', '--players', '3', '--games', '20', '--seed', '4'];

  it('says who came in where, in games of which each deal is played from every seat', async () => {
    const { code, out } = await kiebitz('play', ...args, '--format', 'json');
    expect(code).toBe(0);
    const duel = JSON.parse(out);
    expect(duel).toMatchObject({ ruleset: 'tallinn', players: 3, deals: 20, games: 60, seed: 4 });
    const [greedy, random] = duel.bots;
    expect([greedy.bot, random.bot]).toEqual(['greedy', 'random']);
    for (const place of [0, 1, 2]) {
      const [own, theirs] = [greedy.places[place], random.places[place]];
      // Of each place there is one in a game.
      expect(own.share + 2 * theirs.share).toBeCloseTo(1);
      for (const { share, low, high } of [own, theirs]) {
        expect(low).toBeLessThanOrEqual(share);
        expect(high).toBeGreaterThanOrEqual(share);
      }
    }
    expect(greedy.places[0].low).toBeGreaterThan(random.places[0].high);
    expect((await kiebitz('play', ...args, '--format', 'json')).out).toBe(out);
  });

  it('comes out even where both are the same', async () => {
    const { out } = await kiebitz(
      'play',
      'tallinn',
      '--bots',
      'random,random',
      '--paired',
      '--games',
      '60',
      '--format',
      'json',
    );
    const [{ places }] = JSON.parse(out).bots;
    expect(places[0].low).toBeLessThan(0.5);
    expect(places[0].high).toBeGreaterThan(0.5);
  });

  it.each([
    ['en', 'One greedy bot plays against 2 random bots.', / {2}\d+\.\d% \(\d+\.\d to \d+\.\d\)/],
    ['de', 'Ein Bot „greedy“ spielt gegen 2 Bots „random“.', / {2}\d+,\d\u{A0}% \(\d+,\d bis \d+,\d\)/u],
    ['it', 'Un bot «greedy» gioca contro 2 bot «random».', / {2}\d+,\d% \(da \d+,\d a \d+,\d\)/],
  ])('in words: %s', async (lang, who, cell) => {
    const { out } = await kiebitz('play', ...args.slice(0, -1), '12345', '--lang', lang);
    expect(out).toContain(`${who}\n`);
    expect(out).toMatch(cell);
    // To be typed again.
    expect(out).toContain(' 12345).');
  });

  it.each<[args: readonly string[], says: string]>([
    [['tallinn', '--bots', 'greedy', '--paired'], '--paired takes two bots, such as --bots greedy,random'],
    [['tallinn', '--paired'], '--paired takes two bots'],
    [['tallinn', '--bots', 'greedy,randm', '--paired'], 'Did you mean random?'],
    [['tallinn', '--bot', 'greedi'], 'Did you mean greedy?'],
    [['tallinn', '--bots', 'greedy,random', '--bot', 'random'], "'--bots <names>'"],
    [['tallinn', '--play-outs', '0'], 'Expected a whole number from 1 on.'],
    [['tallinn', '--bots', 'greedy,random', '--paired', '--cover'], '--paired'],
  ])('%j', async (given, says) => {
    const { code, out, err } = await kiebitz('play', ...given, '-o', join(folder, 'none'));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(says);
  });
});
