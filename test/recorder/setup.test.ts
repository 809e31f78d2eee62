/** What lies on a table is what somebody says lies there. */
import { expect, it } from 'vitest';
import { deal, type Party, rootOf, stepsOf, withWord, wordsIn } from '../../src/recorder/setup.js';
import { wrongIn } from '../../src/recorder/story-section.js';
import { TableGame } from '../../src/recorder/table-game.js';
import { speakerFor } from '../../src/text/speaker.js';
import { kitOf } from './table-kit.js';

it('says no more of a suggested set where another card lies in it', () => {
  const kit = kitOf('rattus');
  const { game } = kit;
  const party: Party = {
    ...{ names: ['Anna', 'Ben', 'Clara'], options: { expansion: 'true' }, withEdition: true },
    records: Object.values(game.form.hidden),
  };
  const deals = Array.from({ length: 40 }, (_, seed) => deal(kit, party, seed));
  const told = new Set<unknown>();
  for (const dealt of deals) {
    const laid = dealt.map((one) => {
      if (one.element.name !== 'classes') return one;
      told.add((one.element.values as { readonly by?: string }).by);
      const cards = wordsIn(one);
      const other = ['knight', 'monk', 'merchant', 'witch', 'king', 'peasant', 'baker'].find(
        (id) => !cards.includes(id),
      );
      return withWord(kit, one, 0, other ?? '');
    });
    const table = TableGame.open(kit, rootOf(kit, 'g1', party), stepsOf(kit, laid));
    if (typeof table === 'string') throw new Error(table);
    expect(table.story.replayed.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  }
  expect(told).toContain('set');
});

it.each([
  ['valletta', 'place'],
  ['tallinn', 'start'],
  ['rattus', 'classes'],
])('%s: says which card is laid out twice, and nothing where none is', async (ruleset, element) => {
  const kit = kitOf(ruleset);
  const { game } = kit;
  const party: Party = { names: ['Anna', 'Ben', 'Clara'], options: {}, withEdition: true, records: [] };
  const speaker = (await speakerFor('en', [ruleset], ['record'])).forGame(game);
  const dealt = deal(kit, party, 1);
  const words = dealt.flatMap((one) => (one.element.name === element ? wordsIn(one) : []));
  const place = dealt.findIndex((one) => one.element.name === element);
  const first = dealt[place];
  if (!first) throw new Error(element);
  const wrong = (laid: typeof dealt): readonly string[] => {
    const table = TableGame.open(kit, rootOf(kit, 'g1', party), stepsOf(kit, laid), undefined, party.records);
    if (typeof table === 'string') throw new Error(table);
    return wrongIn(table, speaker);
  };
  expect(wrong(dealt)).toEqual([]);
  expect(wrong(dealt.with(place, withWord(kit, first, 0, words[1] ?? '')))).not.toEqual([]);
});
