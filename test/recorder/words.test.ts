/** What the parts of a move are called on the page of the recorder. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Named } from '../../src/engine/named.js';
import { gameOf } from '../../src/games.js';
import { Words } from '../../src/recorder/words.js';
import { nameOf } from '../../src/report/context.js';
import { REPORT_PARTS } from '../../src/report/report-model.js';
import { LANGUAGES } from '../../src/text/language.js';
import { speakerFor } from '../../src/text/speaker.js';
import { replayText } from '../engine/replays.js';
import { kitOf } from './table-kit.js';

const PARTS = [
  ['rattus', 'class', 'from', 'supply', ['from the display', 'aus der Auslage', 'dalle carte disponibili']],
  ['rattus', 'class', 'from', 'p2', ['from Ben', 'von Ben', 'da Ben']],
  ['rattus', 'bake', 'from', 'supply', ['from the reserve', 'aus der Reserve', 'dalla riserva']],
  ['rattus', 'move', 'from', 'baker', ['from the Baker', 'vom Bäcker', 'dal Fornaio']],
  ['rattus', 'move', 'to', 'castle', ['to the castle', 'in die Burg', 'nel castello']],
  ['rattus', 'place', 'by', 'mayor', ['by the Mayor', 'Bürgermeister', 'Sindaco']],
  [
    'rattus',
    'token',
    'hits',
    ['M', 'church'],
    ['M (most cubes) and Church', 'M (Mehrheit) und Kirche', 'M (maggioranza) e Chiesa'],
  ],
  ['tallinn', 'tower', 'from', 'none', ['not built', 'nicht gebaut', 'non costruita']],
  ['tallinn', 'tower', 'from', 'hand', ['from the hand', 'von der Hand', 'dalla mano']],
  ['rattus', 'plague', 'path', [], ['no step', 'kein Schritt', 'nessun passo']],
  ['rattus', 'pipe', 'slots', ['1'], ['place 1', 'Platz 1', 'posto 1']],
  ['rattus', 'bishop', 'at', 'gallia', ['in Gallia', 'in Gallia', 'in Gallia']],
  ['rattus', 'exchange-cubes', 'b', ['gallia', 'p2'], ['with Ben (Gallia)', 'gegen Ben (Gallia)', 'con Ben (Gallia)']],
  ['rattus', 'plague', 'path', ['italia'], ['to Italia', 'nach Italia', 'in Italia']],
  ['tallinn', 'transfer', 'to', 'p2', ['to Ben', 'an Ben', 'a Ben']],
  [
    'valletta',
    'build',
    'pay',
    { gold: 1, stone: 2 },
    ['for 1 gold and 2 stones', 'für 1 Gold und 2 Steine', 'per 1 moneta e 2 pietre'],
  ],
  ['valletta', 'draw', 'cards', ['?', '?'], ['2 still unknown', '2 noch unbekannt', '2 ancora da scoprire']],
] as const;

it.each(PARTS)('%s: %s with %s %j', async (ruleset, element, attribute, value, told) => {
  const kit = kitOf(ruleset);
  const { game } = kit;
  for (const [index, language] of LANGUAGES.entries()) {
    const speaker = (await speakerFor(language, [ruleset], ['record', 'options', 'board'])).forGame(game);
    const words = new Words(kit, speaker, (id) => (id === 'p2' ? 'Ben' : id));
    expect(words.part({ element, attribute, value, key: '' })).toBe(told[index]);
  }
});

it.each([
  ['valletta', 'valletta/legal/full-2-players-houses-chain.xml'],
  ['tallinn', 'tallinn/legal/full-3-players-legate.xml'],
  ['rattus', 'rattus/legal/full-3-players-book-36.xml'],
])('what lies on a table of %s has the names that a report gives it', async (ruleset, file) => {
  const game = gameOf(ruleset);
  const replayed = replayText(readFileSync(new URL(`../../fixtures/${file}`, import.meta.url), 'utf8'), file, 'drawn');
  const named = namedIn(game?.presentation?.scene?.(replayed.table));
  expect(named.length).toBeGreaterThan(9);
  for (const language of LANGUAGES) {
    const here = await speakerFor(language, [ruleset], ['record', 'options', 'board']);
    const inReports = await speakerFor(language, [ruleset], REPORT_PARTS);
    for (const short of [true, false])
      expect(named.map((one) => nameOf(here, one, short))).toEqual(named.map((one) => nameOf(inReports, one, short)));
  }
});

/** Everything in a value that is to be called by its name. */
function namedIn(value: unknown): readonly Named[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'of' in value && 'id' in value ? [value as Named] : Object.values(value).flatMap(namedIn);
}
