/** Games that kill whoever judges them: each is a fault, and costs no other. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carefully, type Stretch } from '../../src/commands/archive/careful.js';
import { digested } from '../../src/commands/archive/found.js';
import { folder, ROOT, run } from '../faults/built.js';
import { IS_LONG } from '../runs.js';
import { logsOfManyGames, poisoned } from './logs.js';

/** In the short run with two processes; `KIEBITZ_LONG=1`: with one, too. */
const JOBS = IS_LONG ? ['1', '2'] : ['2'];
const POISONED = ['--require', join(ROOT, 'test', 'queue', 'poison.cjs')];

function partsOf(parts: string): Record<string, string> {
  return Object.fromEntries(readdirSync(parts).map((name) => [name, readFileSync(join(parts, name), 'utf8')]));
}

/** The rows of games, as texts. */
function gamesIn(parts: Record<string, string>): readonly string[] {
  const lines = Object.values(parts).flatMap((text) => text.split('\n'));
  return lines.filter((line) => line.startsWith('{"type":"game"'));
}

describe('a game that kills who judges it', () => {
  it('is a fault, on one machine, too, and costs no other', () => {
    const [logs, there] = [folder(), folder()];
    logsOfManyGames(logs);
    const add = (to: string, jobs: string, node: readonly string[]) =>
      run(['archive', 'add', '.', '--to', join(there, to), '--jobs', jobs], { cwd: logs, node });
    add('none', '1', []);
    for (const jobs of JOBS) {
      expect(add(jobs, jobs, POISONED)).toMatchObject({ code: 70, err: expect.stringMatching(/a worker ended/) });
    }
    const [two, none] = [partsOf(join(there, '2', 'parts')), partsOf(join(there, 'none', 'parts'))];
    for (const jobs of JOBS) expect(partsOf(join(there, jobs, 'parts'))).toEqual(two);
    expect(gamesIn(none).filter((game) => !gamesIn(two).includes(game))).toHaveLength(2);
    expect(
      Object.values(two)
        .join('')
        .match(/"fault":"internal"/g),
    ).toHaveLength(2);
    expect(run(['archive', 'verify', join(there, '2')]).code).toBe(0);
  });

  it.each(['poison-kill', 'poison-memory'])('is a fault though it ends a process as %s does', (player) => {
    const [logs, there] = [folder(), join(folder(), 'archive')];
    writeFileSync(join(logs, 'game.xml'), `<gamelog version="1">${poisoned(player)}</gamelog>`);
    const { code, err } = run(['archive', 'add', '.', '--to', there], { cwd: logs, node: POISONED });
    // One sentence, whatever V8 has said of it.
    expect([code, err]).toEqual([70, expect.stringMatching(/^game\.xml:1:\d+: [^\n]*a worker ended[^\n]*\n$/)]);
    expect(run(['archive', 'verify', there]).code).toBe(0);
  });

  it('is a fault where it is analysed, too, and the others are analysed', () => {
    const [logs, there] = [folder(), join(folder(), 'archive')];
    const games = ['poison-abort', 'p1'].map((player, number) =>
      poisoned(player).replace(/ id="[^"]*"/, ` id="g${number}"`),
    );
    writeFileSync(join(logs, 'game.xml'), `<gamelog version="1">${games.join('\n')}</gamelog>`);
    const analyse = ['--with', 'analyse', '--play-outs', '1', '--bot', 'random'];
    const added = run(['archive', 'add', '.', '--to', there, ...analyse], { cwd: logs, node: POISONED });
    expect([added.code, added.out]).toEqual([70, expect.stringMatching(/\nOne game analysed in one file/)]);
    const rows = Object.entries(partsOf(join(there, 'parts'))).flatMap(([name, text]) =>
      name.includes('-analysis-') ? [text.split('\n')[1] ?? ''] : [],
    );
    expect(rows.map((row) => JSON.parse(row).type)).toEqual(['fault', 'analysis']);
    expect(run(['archive', 'verify', there]).code).toBe(0);
  });

  it.each<[what: string, dies: (stretch: Stretch, game: number) => boolean, faults: readonly number[]]>([
    ['one in the middle', ({ isJudged }, game) => isJudged && game === 1_234, [1_234]],
    ['the first and the last', ({ isJudged }, game) => isJudged && (game === 0 || game === 1_999), [0, 1_999]],
    ['two neighbours', ({ isJudged }, game) => isJudged && (game === 7 || game === 8), [7, 8]],
  ])('is found among 2,000: %s', async (_, dies, faults) => {
    const path = join(folder(), 'game.xml');
    writeFileSync(path, '');
    const file = await digested({ type: 'file', path, named: true });
    if ('fault' in file) throw new Error(file.fault);
    const parts = folder();
    let asked = 0;
    const options = { parts, referee: { version: '1', build: 'test', editions: [] }, components: [] };
    const run = async (stretch: Stretch) => {
      asked += 1;
      const to = Math.min(stretch.to, 2_000);
      const games = Array.from({ length: to - stretch.from }, (__, index) => stretch.from + index);
      if (games.some((game) => dies(stretch, game))) throw new Error('died');
      const rows = stretch.isJudged
        ? []
        : games.map((line) => ({ type: 'fault', file: path, line, fault: 'internal' }) as const);
      return { games: games.length, rows, faults: [], end: true };
    };
    for await (const one of carefully({ ...file, have: [] }, options, run)) expect(one.type).toBe('part');
    const [text = ''] = Object.values(partsOf(parts));
    const rows = text.trim().split('\n').slice(1);
    expect(rows.map((row) => JSON.parse(row).line)).toEqual(faults);
    // Halves, and not one game after the other.
    expect(asked).toBeLessThan(60);
  });
});
