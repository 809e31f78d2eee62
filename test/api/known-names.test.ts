/** What a program in JavaScript has misspelt is told, and no game is judged without it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, english, explain, GameRecorder, legalMoves, readLog } from '../../src/api/index.js';
import { ROOT } from '../architecture/source-files.js';

const [game] = readLog(readFileSync(join(ROOT, 'fixtures/tallinn/legal/full-3-players-legate.xml'), 'utf8')).games;
if (!game) throw new Error('no game');

const misspelt = { editoin: 'practice' };

it.each<[name: string, call: () => unknown]>([
  ['check', () => check(game, misspelt as object)],
  ['explain', () => explain(game, english, misspelt as object)],
  ['legalMoves', () => legalMoves(game, '2.1', misspelt as object)],
])('by %s', (_, call) => {
  expect(call).toThrow(new TypeError('there is no option editoin; expected edition or strict'));
});

it('by the heading of a recorder', () => {
  const heading = { id: 'g1', players: [{ id: 'anna' }, { id: 'ben' }], ...misspelt };
  expect(() => new GameRecorder('tallinn', heading)).toThrow(
    new TypeError('there is no option editoin; expected id, players, options, edition or meta'),
  );
});

it('what check takes, legalMoves takes, too', () => {
  const options = { edition: 'practice', strict: true } as const;
  expect(legalMoves(game, '2.1', options)).toEqual(legalMoves(game, '2.1'));
});
