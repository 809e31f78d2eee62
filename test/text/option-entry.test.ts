import { describe, expect, test } from 'vitest';
import { allGames } from '../../src/games.js';
import { LANGUAGES } from '../../src/text/language.js';
import { optionInFull } from '../../src/text/option-entry.js';
import { speakerFor } from '../../src/text/speaker.js';

const OPTIONS = allGames().flatMap((game) =>
  LANGUAGES.flatMap((language) => game.options.map((option) => ({ language, game, option, name: option.name }))),
);

describe('an option in full', () => {
  test.each(OPTIONS)('$language: $name', async ({ language, game, option }) => {
    const rulesets = allGames().map(({ ruleset }) => ruleset);
    const speaker = (await speakerFor(language, rulesets, ['rule-book', 'rulings', 'options'])).forGame(game);
    const entry = optionInFull(game, option, speaker);
    // What has no text is told by its id.
    const texts = [entry.title, ...entry.values.map(({ meaning }) => meaning)];
    for (const text of texts) expect(text).not.toMatch(/-option-|^$/);
    expect(entry.values.map(({ standard }) => standard)).toEqual(option.values.map((_, index) => index === 0));
    // A name or value that needed escaping could not be pasted.
    for (const { value, element } of entry.values) {
      expect(element).toBe(`<option name="${option.name}" value="${value}"/>`);
      expect(element).toMatch(/^<option name="[a-z0-9.-]+" value="[a-z0-9-]+"\/>$/);
    }
    expect(entry.rules).not.toEqual([]);
    const own = entry.rulings.filter(({ options }) => options.includes(option.name));
    if (entry.offersText === null) expect(own.map(({ id }) => id)).toEqual([option.ruling]);
    else expect(entry.offersText).not.toMatch(/rules-offers/);
    for (const { question, decided } of entry.rulings)
      for (const text of [question, decided]) expect(text).toMatch(/\S \S/);
  });
});
