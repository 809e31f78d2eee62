/** Games that kill whoever judges them: each is a fault, and costs no other. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carefully, type Stretch } from '../../src/commands/archive/careful.js';
import { digested } from '../../src/commands/archive/found.js';
import { folder, ROOT, run } from '../faults/built.js';
import { logsOfManyGames } from './logs.js';

const POISONED = ['--require', join(ROOT, 'test', 'queue', 'poison.cjs')];

function partsOf(parts: string): Record<string, string> {
  return Object.fromEntries(readdirSync(parts).map((name) => [name, readFileSync(join(parts, name), 'utf8')]));
}

describe('a game that kills who judges it', () => {
  it('is a fault, on one machine, too', () => {
    const [logs, there] = [folder(), folder()];
    logsOfManyGames(logs);
    // So much is worth workers.
    writeFileSync(join(logs, 'padding.xml'), `<gamelog version="1">${' '.repeat(5e6)}</gamelog>\n`);
    const add = (to: string, jobs: string) =>
      run(['archive', 'add', '.', '--to', join(there, to), '--jobs', jobs], { cwd: logs, node: POISONED });
    expect(add('one', '1').err.match(/Kiebitz has failed here: poison/g)).toHaveLength(2);
    expect(add('two', '2')).toMatchObject({ code: 70, err: expect.stringMatching(/a worker ended/) });
    expect(partsOf(join(there, 'two', 'parts'))).toEqual(partsOf(join(there, 'one', 'parts')));
    expect(run(['archive', 'verify', join(there, 'two')]).code).toBe(0);
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
