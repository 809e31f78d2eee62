/** What `explain` tells of a game, in three languages, becomes the game that it was told of. `KIEBITZ_LONG=1`: of all games. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { check } from '../../src/api/check.js';
import { readLog } from '../../src/api/read-log.js';
import { explain } from '../../src/commands/explain.js';
import { importGames } from '../../src/commands/import.js';
import { PROFILES } from '../../src/import/shipped.js';
import type { Ruleset } from '../../src/log/envelope.js';
import { LANGUAGES, type Language } from '../../src/text/language.js';
import { nameTables } from '../../src/text/names/index.js';
import { said } from '../commands/said.js';
import { fixtures, textOf } from '../fixture-files.js';
import { IS_LONG } from '../runs.js';
import { plainly, type Telling } from './explained/plainly.js';
import { rattus } from './explained/rattus.js';
import { tallinn } from './explained/tallinn.js';
import { valletta } from './explained/valletta.js';
import { gameIn } from './shapes.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-explained-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TELLINGS: Readonly<Record<Ruleset, Telling>> = { valletta, tallinn, rattus };
/** In the short run. */
const SOME =
  /tallinn.*(full|moves)-4-players-legate|valletta.*full-2-players-jean-fewer-barrels|rattus.*full-2-players-yucata-39/;

const GAMES = fixtures().filter(({ name }) => /^\w+\/legal\/.*\.xml$/.test(name));
const TAKEN = IS_LONG ? GAMES : GAMES.filter(({ name }) => SOME.test(name));

describe.each(LANGUAGES)('in %s', (lang) => {
  it.each(TAKEN)('$name', (fixture) => comesBack(textOf(fixture), fixture.name.split('/')[0] as Ruleset, lang));

  it('a tower that nobody builds, or of which nobody knows where it comes from', async () => {
    const log = textOf(GAMES.find(({ name }) => name.includes('moves-4-players-legate')) as never);
    await comesBack(log.replace('<draw ', '<tower player="p1" from="none"/><draw '), 'tallinn', lang);
    // Which towers are turned up is not told where nobody knows whether these are all.
    const unknown = log
      .replace(/<tower player="p1" from="\w+"[^>]*>/, '<tower player="p1" from="?"/>')
      .replace(/\n *<towers player="p1"[^>]*>/, '');
    expect(unknown).not.toBe(log);
    await comesBack(unknown, 'tallinn', lang);
  });

  it('a game that is not over, and one in which nobody uses a card in the last round', async () => {
    const rattus = textOf(GAMES.find(({ name }) => name.includes('public-4-players-book-19')) as never);
    expect(rattus).toMatch(/<last-round>[\s\S]*<turn player="p\d"\/>/);
    await comesBack(rattus, 'rattus', lang);
    const tallinn = textOf(GAMES.find(({ name }) => name.includes('moves-4-players-legate')) as never);
    await comesBack(
      `${tallinn.slice(0, tallinn.indexOf('<round>', tallinn.indexOf('</round>')))}</moves></game></gamelog>`,
      'tallinn',
      lang,
    );
  });
});

/** Tells a game, and reads what was told: the same was decided in it. */
async function comesBack(log: string, ruleset: Ruleset, lang: Language): Promise<void> {
  const source = join(folder, 'game.xml');
  writeFileSync(source, log);
  const { out } = await said(() => explain([source], { lang, color: false, components: ['practice'] }));
  const path = join(folder, 'told.txt');
  writeFileSync(path, out);

  const shapes = await said(() => importGames([path], { output: folder }));
  expect(shapes).toMatchObject({ code: 0, err: '' });
  expect(shapes.out).toContain(`--profile explained-${ruleset}`);

  const imported = await said(() => importGames([path], { output: folder, profile: `explained-${ruleset}` }));
  expect(imported).toMatchObject({ code: 0, err: '' });
  const again = readFileSync(imported.out.trim().slice(imported.out.indexOf(folder)), 'utf8');
  const decided = (text: string): unknown => plainly(gameIn(text), TELLINGS[ruleset], log.includes('<result'));
  expect(decided(again)).toEqual(decided(log));
  // The values of the cards are not told.
  const [components = ''] = /<components\b(?:[^>]*\/>|[\s\S]*?<\/components>)/.exec(log) ?? [];
  expect(judged(again.replace('<setup>', () => `${components}<setup>`))).toEqual(judged(log));
}

it.each([
  ['valletta', 'character', 'people'],
  ['valletta', 'good', 'goods'],
  ['rattus', 'class-card', 'classes'],
  ['rattus', 'region', 'sites'],
] as const)('knows by name in %s each %s', (ruleset, kind, table) => {
  const { values } = JSON.parse(PROFILES.get(`explained-${ruleset}`) ?? '') as Values;
  const words = Object.entries(nameTables([ruleset])[kind] ?? {}).filter(([id]) => id !== 'none' && id !== 'unknown');
  for (const [id, name] of words)
    for (const lang of LANGUAGES)
      expect([name?.[lang], values[table]?.[name?.[lang] ?? '']]).toEqual([name?.[lang], id]);
});

interface Values {
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

function judged(log: string): unknown {
  const [game] = readLog(log).games;
  if (!game) throw new Error('no game');
  const { verdict, scores } = check(game);
  return [verdict, scores.map(({ player, points, rank }) => [player, points, rank])];
}
