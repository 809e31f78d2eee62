import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { rulebook, sources } from '../../../src/games/tallinn/rulebook.js';
import { ESTATES, LEGATE, NUMBERS, OPTION_NAMES, SIDES } from '../../../src/games/tallinn/vocabulary.js';
import type { Name } from '../../../src/text/names/name.js';
import { tallinn as names } from '../../../src/text/names/tallinn.js';

const ROOT = new URL('../../../', import.meta.url);
const LONGEST = 400;

/** Title, statement and breach of each message, by its id. */
function textsOf(language: string): Map<string, Record<string, string>> {
  const file = readFileSync(new URL(`src/text/${language}/tallinn-rules.ftl`, ROOT), 'utf8');
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
const chapters = [...new Set(rulebook.map((rule) => rule.id.split('.')[1]))];

describe('the rulebook of Tallinn', () => {
  test('has exactly the rules of the specification', () => {
    const ids = readFileSync(new URL('fixtures/rules/ids.txt', ROOT), 'utf8').split('\n');
    const expected = ids.filter((id) => id.startsWith('tallinn.')).sort();
    expect(expected).toHaveLength(119);
    expect(rulebook.map((rule) => rule.id).sort()).toEqual(expected);
  });

  test('cites a heading for every explicit rule', () => {
    expect(rulebook.filter((rule) => rule.kind === 'explicit' && rule.cites.length === 0)).toEqual([]);
    for (const { source, section } of rulebook.flatMap((rule) => rule.cites)) {
      expect(Object.keys(sources)).toContain(source);
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
    expect(new Set(rulebook.flatMap((rule) => rule.option ?? []))).toEqual(new Set(OPTION_NAMES));
  });
});

describe.each(readdirSync(new URL('src/text/', ROOT)).filter((room) => room.length === 2))(
  'the texts of the rules in %s',
  (language) => {
    const texts = textsOf(language);
    const rules = rulebook.map((rule) => messageOf(rule.id));

    test('are there for every rule and chapter, without surplus', () => {
      const titlesOfChapters = chapters.map((chapter) => `tallinn-chapter-${chapter}`);
      expect([...texts.keys()].sort()).toEqual([...rules, ...titlesOfChapters].sort());
      for (const chapter of titlesOfChapters) expect(Object.keys(texts.get(chapter) ?? {})).toEqual(['title']);
    });

    test('stand in the order of the rulebook', () => {
      expect([...texts.keys()].filter((key) => !key.startsWith('tallinn-chapter-'))).toEqual(rules);
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

describe('the names of Tallinn', () => {
  test('are complete', () => {
    expect(Object.keys(names.person)).toEqual([...ESTATES]);
    expect(Object.keys(names.estates)).toEqual([...ESTATES]);
    expect(Object.keys(names.contest)).toEqual([...ESTATES, 'tower']);
    expect(Object.keys(names.side)).toEqual([...SIDES]);
    for (const card of [...NUMBERS, LEGATE]) expect(names.card).toHaveProperty(card);
    for (const card of NUMBERS)
      for (const side of ['a', 'b'] as const) expect(names.half).toHaveProperty(`${card}${side}`);
  });

  test('of one kind are never the same for two things', () => {
    // A label is a letter on a small picture.
    const { 'card-label': _labels, ...spoken } = names;
    for (const [kind, table] of Object.entries(spoken)) {
      const owners = new Map<string, string>();
      for (const [id, name] of Object.entries<Name>(table)) {
        const spellings = new Set([name.en, name.de, name.it, ...(name.alsoKnownAs ?? [])].map(folded));
        for (const spelling of spellings) {
          expect(owners.get(spelling), `${kind} ${spelling}`).toBeUndefined();
          owners.set(spelling, id);
        }
      }
    }
  });

  test('are spelled as printed', () => {
    expect(names.card['legate']?.de).toContain('Legat des Kaisers');
    expect(names.person['knight']?.alsoKnownAs).toContain('Ordensritter');
  });
});

function folded(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
