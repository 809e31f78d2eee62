/** What stands on the cards, in whatever language, is read as the word that logs have for it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allGames, vocabularyOf } from '../../src/games.js';
import { type AttributeType, oneOf } from '../../src/log/attribute.js';
import { rawOf } from '../../src/log/raw.js';
import type { RawElement, RawNode } from '../../src/log/raw-element.js';
import { respell } from '../../src/log/spelling.js';
import { inWordsOfFormat } from '../../src/log/words-of-format.js';
import { logWriter } from '../../src/log/write.js';
import { namesInPrint } from '../../src/text/names/in-print.js';
import { type AnyName, nameTables } from '../../src/text/names/index.js';
import { recordingsOf, replayed } from '../engine/replays.js';

const LANGUAGES = ['en', 'de', 'it'] as const;
type Language = (typeof LANGUAGES)[number];

/** The names of a word, whatever kind of thing it is. */
function namesOf(ruleset: string, word: string, language: Language): readonly string[] {
  const tables = Object.values(nameTables([ruleset])).map((table): AnyName | undefined => table?.[word]);
  return [...new Set(tables.flatMap((name) => (name ? [name[language]] : [])))];
}

/** Each type of attribute with words of its own. */
function typesOf(ruleset: string): readonly AttributeType<unknown>[] {
  const types = Object.values(vocabularyOf(ruleset) ?? {}).flatMap(({ attributes }) => Object.values(attributes));
  return [...new Map(types.map(({ type }) => [type.name, type])).values()].filter(({ words }) => words !== undefined);
}

/** A value in which the word stands. */
function valueWith(word: string, { words }: AttributeType<unknown>): string {
  return words === 'counts' ? `${word}:2` : words === 'beside' ? `${word} p1` : word;
}

describe.each(allGames().map(({ ruleset }) => ruleset))('%s', (ruleset) => {
  test('reads each printed name of each language as its word', () => {
    const read: string[] = [];
    for (const type of typesOf(ruleset)) {
      for (const word of type.choices ?? type.named ?? []) {
        for (const name of [
          ...LANGUAGES.flatMap((one) => namesOf(ruleset, word, one)),
          ...namesInPrint(ruleset)(word),
        ]) {
          for (const spelled of [name, name.toUpperCase(), name.replace(/ä/g, 'ae').replace(/[- ]/g, '_')]) {
            const value = valueWith(spelled, type);
            const meant = respell(value, type)?.text ?? value;
            expect(meant, `${type.name}: ${value}`).toBe(valueWith(word, type));
            read.push(`${word} ${name}`);
          }
        }
      }
    }
    expect(new Set(read).size).toBeGreaterThan(20);
  });

  test.each(LANGUAGES)(
    'is judged alike in the words of %s, with a remark for each kind, and written in those of logs',
    (language) => {
      const file = {
        valletta: 'full-2-players-no-icons',
        tallinn: 'full-3-players-legate',
        rattus: 'full-3-players-yucata-1',
      };
      const path = `../../fixtures/${ruleset}/legal/${file[ruleset as keyof typeof file]}.xml`;
      const text = readFileSync(new URL(path, import.meta.url), 'utf8');
      const [original] = recordingsOf(text);
      if (!original) throw new Error(path);
      const game = rawOf(original);
      const printed = inLanguage(game, ruleset, language);
      const writer = logWriter('xml');
      const [recording] = recordingsOf(writer.start() + writer.game(printed).text + writer.end());
      if (!recording) throw new Error('no game');
      expect(recording.problems.map(({ problem }) => problem)).toEqual(recording.problems.map(() => 'spelling'));
      const kinds = recording.problems.map(({ spelling }) => spelling);
      expect(kinds).toContain(language === 'en' && ruleset !== 'tallinn' ? 'case' : 'name');
      expect(new Set(kinds).size).toBe(kinds.length);
      const { verdict, moves, scores, complete } = replayed(recording, false);
      const before = replayed(original, false);
      expect({ verdict, moves, scores, complete }).toEqual({
        verdict: before.verdict,
        moves: before.moves,
        scores: before.scores,
        complete: before.complete,
      });
      const vocabulary = vocabularyOf(ruleset) ?? {};
      expect(inWordsOfFormat(printed, vocabulary)).toEqual(inWordsOfFormat(game, vocabulary));
    },
  );
});

test('a name of two things is not guessed', () => {
  const names: Readonly<Record<string, readonly string[]>> = { mason: ['Maurer', 'Ziegler'], stonemason: ['Maurer'] };
  const type: AttributeType<string> = {
    ...oneOf('character', ['mason', 'stonemason']),
    printed: (word) => names[word] ?? [],
  };
  expect(respell('Maurer', type)).toBeUndefined();
  expect(respell('Ziegler', type)?.text).toBe('mason');
});

test('a word of logs is no printed name of another one', () => {
  const names: Readonly<Record<string, readonly string[]>> = { monk: ['Nun'] };
  const type: AttributeType<string> = { ...oneOf('card', ['monk', 'nun']), printed: (word) => names[word] ?? [] };
  expect(respell('Nun', type)).toEqual({ text: 'nun', spelling: 'case' });
});

/** The game with each word that has a printed name called by it. */
function inLanguage(element: RawElement, ruleset: string, language: Language): RawElement {
  const declared = vocabularyOf(ruleset)?.[element.name]?.attributes ?? {};
  const attributes = [...element.attributes].map(([attribute, value]): [string, string] => {
    const type = declared[attribute]?.type;
    const words = new Set(type?.choices ?? type?.named ?? []);
    const named = String(value).replace(/[^\s:]+/g, (word) => {
      const [name] = words.has(word) ? namesOf(ruleset, word, language) : [];
      return name ?? word;
    });
    return [attribute, named];
  });
  const visit = (child: RawNode): RawNode => ('name' in child ? inLanguage(child, ruleset, language) : child);
  return { ...element, attributes: new Map(attributes), children: element.children.map(visit) };
}

test('two numbers are never read as one', () => {
  const type = vocabularyOf('tallinn')?.['hand']?.attributes['cards']?.type;
  if (!type) throw new Error('no cards');
  expect(respell('? 1 0', type)).toBeUndefined();
  for (const word of ['1.0', '1_0', '1-0']) expect(respell(word, type), word).toBeUndefined();
});

test('a number with a sign is no number without it', () => {
  const type = vocabularyOf('tallinn')?.['play']?.attributes['card']?.type;
  if (!type) throw new Error('no card');
  for (const word of ['-1', '.3', "'7'"]) expect(respell(word, type), word).toBeUndefined();
});
