/** Two shapes that nobody has planned for are imported by a profile alone, as docs/import.md teaches it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { check } from '../../src/api/check.js';
import { readLog } from '../../src/api/read-log.js';
import { importGames } from '../../src/commands/import.js';
import { said } from '../commands/said.js';
import { clubServer, scoreSheet } from './made-up/shapes.js';
import { gameIn, type Plain } from './shapes.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-made-up-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fixture = (name: string): string => readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8');

/** What these shapes have no word for. */
const UNTOLD = ['effect', 'state', 'final-phase', 'transfer', 'meta', 'components', 'note'];
const UNSAID = ['reshuffled', 'colour', 'records', 'id', 'mark'];

/** The decisions, and what chance brought. One of a good may be written without its number. */
function told({ name, attributes, children }: Plain): unknown {
  const kept = Object.entries(attributes).flatMap(([key, value]) =>
    (name === 'score' && key !== 'player' && key !== 'points') || UNSAID.includes(key)
      ? []
      : [[key, value.replaceAll(':1', '')]],
  );
  return [name, kept.sort(), children.filter((child) => !UNTOLD.includes(child.name)).map(told)];
}

function judged(log: string) {
  const [game] = readLog(log).games;
  if (!game) throw new Error('no game');
  const { verdict, complete, scores } = check(game);
  return { verdict, complete, scores: scores.map(({ player, points }) => [player, points]) };
}

it.each([
  ['the server of a club', 'club-server.json', clubServer, 'tallinn/legal/full-3-players-legate.xml'],
  ['a score sheet', 'score-sheet.json', scoreSheet, 'valletta/legal/full-2-players-jean-fewer-barrels.xml'],
] as const)('%s', async (_, profile, shape, name) => {
  const log = fixture(name);
  const path = join(folder, 'saved');
  writeFileSync(path, shape(gameIn(log)));
  const { code, err, out } = await said(() =>
    importGames([path], { output: folder, profile: fileURLToPath(new URL(`made-up/${profile}`, import.meta.url)) }),
  );
  expect(err).toBe('');
  expect(code).toBe(0);
  const imported = readFileSync(out.trim().slice(out.indexOf(folder)), 'utf8');
  expect(told(gameIn(imported))).toEqual(told(gameIn(log)));
  expect(judged(imported)).toEqual(judged(log));
});
