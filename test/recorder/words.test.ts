/** What the parts of a move are called on the page of the recorder. */
import { expect, it } from 'vitest';
import { Editions } from '../../src/editions/editions.js';
import { gameOf } from '../../src/games.js';
import type { Kit } from '../../src/recorder/kit.js';
import { Words } from '../../src/recorder/words.js';
import { LANGUAGES } from '../../src/text/language.js';
import { speakerFor } from '../../src/text/speaker.js';

const PARTS = [
  ['rattus', 'class', 'from', 'supply', ['from the display', 'aus der Auslage', 'dalle carte disponibili']],
  ['rattus', 'class', 'from', 'p2', ['from Ben', 'von Ben', 'da Ben']],
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
  const game = gameOf(ruleset);
  const edition = new Editions().finder(ruleset)('practice');
  if (!game || !edition) throw new Error(ruleset);
  const kit: Kit = {
    ...{ game, edition, isOwnEdition: false, chance: () => 0.5, clock: () => 0 },
    sentences: () => Promise.reject(new Error('nobody speaks')),
  };
  for (const [index, language] of LANGUAGES.entries()) {
    const speaker = (await speakerFor(language, [ruleset], ['record', 'options', 'board'])).forGame(game);
    const words = new Words(kit, speaker, (id) => (id === 'p2' ? 'Ben' : id));
    expect(words.part({ element, attribute, value, key: '' })).toBe(told[index]);
  }
});
