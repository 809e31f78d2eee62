import { describe, expect, it } from 'vitest';
import { allGames } from '../../src/games.js';
import { alsoKnownAs } from '../../src/text/names/also-known-as.js';
import { searchRules, wordsOfRules } from '../../src/text/rule-search.js';
import { speakerFor } from '../../src/text/speaker.js';

const RULES = allGames().flatMap(({ rulebook }) => rulebook);
const RULESETS = allGames().map(({ ruleset }) => ruleset);
const english = await speakerFor('en', RULESETS);
const german = await speakerFor('de', RULESETS);

const find = (words: string, speaker = english) =>
  searchRules(
    RULES,
    words.split(' ').map((word) => [word]),
    speaker,
  );

describe('the search in the rules', () => {
  it('wants every word, wherever it stands', () => {
    const hits = find('jean barrel');
    expect(hits.length).toBeGreaterThan(3);
    for (const { rule } of hits) {
      const text = `${rule.id} ${Object.values(english.rule(rule.id)).join(' ')}`.toLowerCase();
      expect(text).toContain('jean');
      expect(text).toContain('barrel');
    }
    expect(find('jean zebra')).toEqual([]);
  });

  it('puts a word in a title before one in a text, and a whole word before a part', () => {
    const fields = find('builder').map(({ field }) => field);
    expect(fields[0]).toBe('title');
    expect(fields.lastIndexOf('title')).toBeLessThan(fields.lastIndexOf('breach'));
    const scores = find('house').map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('shows the hit, and nothing of the text is lost', () => {
    for (const { rule, field, pieces } of find('barrel')) {
      expect(pieces.filter(({ hit }) => hit).map(({ text }) => text.toLowerCase())).toContain('barrel');
      const texts = { id: rule.id, ...english.rule(rule.id) };
      expect(pieces.map(({ text }) => text).join('')).toBe(texts[field]);
    }
  });

  it('cares for neither capitals nor accents', () => {
    expect(find('FÄSSER', german)).toEqual(find('fasser', german));
    expect(find('fasser', german).length).toBeGreaterThan(0);
  });

  it('finds an id', () => {
    expect(find('valletta.build.cost')[0]?.rule.id).toBe('valletta.build.cost');
  });

  it('understands names of other languages and editions', () => {
    expect(alsoKnownAs('baumeister', 'en', RULESETS)).toEqual(['Builder']);
    expect(alsoKnownAs('Woodcutter', 'it', RULESETS)).toEqual(['Taglialegna']);
    expect(alsoKnownAs('Philipp II.', 'en', RULESETS)).toContain('Philip');
    expect(alsoKnownAs('Builder', 'en', RULESETS)).toEqual([]);
    const hits = searchRules(RULES, [['Baumeister', 'Builder']], english);
    expect(hits.map(({ rule }) => rule.id)).toContain('valletta.card.builder');
  });

  it('knows the words of the rules', () => {
    const words = wordsOfRules(RULES, english);
    expect(words.has('barrel')).toBe(true);
    expect([...words].filter((word) => /\s/.test(word) || word.length < 3)).toEqual([]);
  });
});
