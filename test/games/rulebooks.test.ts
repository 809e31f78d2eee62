import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { rulesUnder } from '../../src/engine/option-scope.js';
import { allGames } from '../../src/games.js';

const ROOT = new URL('../../', import.meta.url);
const LONGEST = 400;

/** Title, statement and breach of each message, by its id. */
function textsOf(ruleset: string, language: string): Map<string, Record<string, string>> {
  const file = readFileSync(new URL(`src/text/${language}/${ruleset}-rules.ftl`, ROOT), 'utf8');
  const bundle = new FluentBundle(language, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(file))).toEqual([]);
  const texts = new Map<string, Record<string, string>>();
  for (const id of file.matchAll(/^([a-z][a-z0-9-]*) =/gm)) {
    const key = id[1] ?? '';
    expect(texts.has(key), `${key} twice`).toBe(false);
    const message = bundle.getMessage(key);
    const patterns = { title: message?.value ?? null, ...message?.attributes };
    const text: Record<string, string> = {};
    for (const [part, pattern] of Object.entries(patterns)) {
      if (pattern !== null) text[part] = bundle.formatPattern(pattern);
    }
    texts.set(key, text);
  }
  return texts;
}

const messageOf = (rule: string) => rule.replaceAll('.', '-');

/** How many rules the specification has, `claim.total` included. */
const RULES: Readonly<Record<string, number>> = { valletta: 229, tallinn: 119, rattus: 208 };

const LANGUAGES = readdirSync(new URL('src/text/', ROOT)).filter((room) => room.length === 2);

describe.each(allGames())('the rulebook of $ruleset', (game) => {
  const { ruleset, rulebook, sources, options } = game;

  test('has exactly the rules of the specification', () => {
    const ids = readFileSync(new URL('fixtures/rules/ids.txt', ROOT), 'utf8').split('\n');
    const expected = ids.filter((id) => id.startsWith(`${ruleset}.`)).sort();
    expect(expected).toHaveLength(RULES[ruleset] ?? 0);
    expect(rulebook.map((rule) => rule.id).sort()).toEqual(expected);
  });

  test('cites a heading for every explicit rule', () => {
    expect(rulebook.filter((rule) => rule.kind === 'explicit' && rule.cites.length === 0)).toEqual([]);
    for (const { source, section } of rulebook.flatMap((rule) => rule.cites)) {
      expect(sources.map(({ key }) => key)).toContain(source);
      expect(section).toMatch(/\S/);
    }
  });

  test('cites no place twice, document by document', () => {
    for (const rule of rulebook) {
      const places = rule.cites.map((cite) => `${cite.source} ${cite.section}`);
      expect(new Set(places).size, rule.id).toBe(places.length);
      expect(
        rule.cites.map((cite) => cite.source),
        rule.id,
      ).toEqual(places.map((place) => place.charAt(0)).sort());
    }
  });

  test('gives a number for every ruling', () => {
    expect(rulebook.filter((rule) => rule.kind === 'ruling' && rule.ruling === undefined)).toEqual([]);
  });

  test('names for every option a rule that it changes', () => {
    const names = options.map(({ name }) => name);
    expect(rulebook.flatMap((rule) => rule.option ?? []).filter((name) => !names.includes(name))).toEqual([]);
    expect(options.filter((option) => rulesUnder(game, option).length === 0)).toEqual([]);
  });
});

describe.each(allGames().flatMap((game) => LANGUAGES.map((language) => ({ ...game, language }))))(
  'the texts of the rules of $ruleset in $language',
  ({ ruleset, rulebook, language }) => {
    const texts = textsOf(ruleset, language);
    const chapters = [...new Set(rulebook.map((rule) => rule.id.split('.')[1]))];
    const rules = rulebook.map((rule) => messageOf(rule.id));

    test('are there for every rule and chapter, without surplus', () => {
      const titlesOfChapters = chapters.map((chapter) => `${ruleset}-chapter-${chapter}`);
      expect([...texts.keys()].sort()).toEqual([...rules, ...titlesOfChapters].sort());
      for (const chapter of titlesOfChapters) expect(Object.keys(texts.get(chapter) ?? {})).toEqual(['title']);
    });

    test('stand in the order of the rulebook', () => {
      expect([...texts.keys()].filter((key) => !key.startsWith(`${ruleset}-chapter-`))).toEqual(rules);
    });

    test.each(rules)('%s', (rule) => {
      const text = texts.get(rule) ?? {};
      expect(Object.keys(text).sort()).toEqual(['breach', 'statement', 'title']);
      const { title = '', statement = '', breach = '' } = text;
      const words = title.split(' ').length;
      expect(words).toBeGreaterThanOrEqual(language === 'en' ? 2 : 1);
      expect(words).toBeLessThanOrEqual(6);
      expect(title).toMatch(/^\p{Lu}.*[^.]$/u);
      for (const sentence of [statement, breach]) {
        expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
        expect(sentence.length).toBeLessThanOrEqual(LONGEST);
      }
    });

    test('have titles that can be told apart', () => {
      const titles = rules.map((rule) => texts.get(rule)?.['title']);
      expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
    });
  },
);
