/** What `explain` tells of a game of Tallinn, in three languages, becomes the game that it was told of. `KIEBITZ_LONG=1`: of all games. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { check } from '../../src/api/check.js';
import { readLog } from '../../src/api/read-log.js';
import { explain } from '../../src/commands/explain.js';
import { importGames } from '../../src/commands/import.js';
import { LANGUAGES } from '../../src/text/language.js';
import { said } from '../commands/said.js';
import { fixtures, textOf } from '../fixture-files.js';
import { gameIn, type Plain } from './shapes.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-explained-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GAMES = fixtures().filter(({ name }) => name.startsWith('tallinn/legal/') && name.endsWith('.xml'));
const TAKEN = process.env['KIEBITZ_LONG'] === '1' ? GAMES : GAMES.filter(({ name }) => /4-players-legate/.test(name));

/** What `explain` has no sentence for: claims, and who wrote the log when. */
const UNTOLD = ['effect', 'state', 'meta', 'components', 'note', 'hand', 'options'];
/** It tells them of all games, whether the log claims them or not. */
const FOLLOWING = ['contest', 'transfer', 'result'];
const CLAIMED = ['points', 'tower-persons', 'signal', 'records', 'mark', 'at'];

/** The decisions, and what chance brought. What nobody has seen may be left out, and so may claims. */
function told({ name, attributes, children }: Plain, untold: readonly string[]): unknown {
  const kept = Object.entries(attributes).filter(
    ([key, value]) => (name === 'score' && key === 'points') || (!CLAIMED.includes(key) && value !== '?'),
  );
  const isSaid = (child: Plain): boolean =>
    !untold.includes(child.name) && !(child.name === 'draw' && child.attributes['card'] === '?');
  const inside = children.filter(isSaid).map((child) => told(child, untold));
  // Who is before whom says the rank.
  return name === 'result' ? sorted([name, kept.sort(), inside]) : [name, kept.sort(), inside];
}

/** What elements of a name say in a part of a game, in their order. */
function sayings(game: Plain, part: string, element: string): readonly Plain['attributes'][] {
  const inside = game.children.find(({ name }) => name === part)?.children ?? [];
  return inside.flatMap(({ name, attributes }) => (name === element ? [attributes] : []));
}

describe.each(LANGUAGES)('in %s', (lang) => {
  it.each(TAKEN)('$name', async (fixture) => {
    const log = textOf(fixture);
    const source = join(folder, 'game.xml');
    writeFileSync(source, log);
    const { out } = await said(() => explain([source], { lang, color: false, components: ['practice'] }));
    const path = join(folder, 'told.txt');
    writeFileSync(path, out);

    const shapes = await said(() => importGames([path], { output: folder }));
    expect(shapes).toMatchObject({ code: 0, err: '' });
    expect(shapes.out).toContain('--profile explained-tallinn');

    const imported = await said(() => importGames([path], { output: folder, profile: 'explained-tallinn' }));
    expect(imported).toMatchObject({ code: 0, err: '' });
    const again = readFileSync(imported.out.trim().slice(imported.out.indexOf(folder)), 'utf8');
    const [game, whole] = [gameIn(again), gameIn(log)];
    const untold = fixture.name.includes('/full-') ? UNTOLD : [...UNTOLD, ...FOLLOWING];
    expect(sorted(told(game, untold))).toEqual(sorted(told(whole, untold)));
    const hands = sayings(whole, 'setup', 'hand');
    if (hands.length > 0) expect(sayings(game, 'setup', 'hand')).toEqual(hands);
    // Only options that are not as usual are told.
    const options = sayings(game, 'options', 'option');
    expect(sayings(whole, 'options', 'option')).toEqual(expect.arrayContaining([...options]));
    expect(options.some(({ name }) => name === 'legate')).toBe(fixture.name.includes('legate'));
    // Nor are the values of the cards.
    const [components = ''] = /<components\b(?:[^>]*\/>|[\s\S]*?<\/components>)/.exec(log) ?? [];
    expect(scores(again.replace('<setup>', () => `${components}<setup>`))).toEqual(scores(log));
  });
});

/** Players, options and setup stand in any order. */
function sorted(game: unknown): unknown {
  const [name, attributes, parts] = game as [string, unknown, readonly unknown[]];
  return [name, attributes, [...parts].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))];
}

function scores(log: string): unknown {
  const [game] = readLog(log).games;
  if (!game) throw new Error('no game');
  return check(game).scores.map(({ player, points, rank }) => [player, points, rank]);
}
