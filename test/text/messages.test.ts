import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { GAPS } from '../../src/engine/gap.js';
import { ERRORS } from '../../src/serve/request.js';
import { LANGUAGES } from '../../src/text/language.js';
import { ROOT, readSources } from '../architecture/source-files.js';
import { GIVEN, parametersOf, type Sentence, sentencesOf, withoutGrammar } from './sentences.js';

/** Sentences of a language: all of its files but the rules, which have a test of their own. */
function sentences(language: string): Map<string, string> {
  const directory = join(ROOT, 'src/text', language);
  const found = new Map<string, string>();
  for (const file of readdirSync(directory).filter((name) => !name.endsWith('-rules.ftl'))) {
    for (const [, id = ''] of readFileSync(join(directory, file), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)) {
      expect(found.has(id), `${id} stands in ${file} and in ${found.get(id)}`).toBe(false);
      found.set(id, file);
    }
  }
  return found;
}

/** Families of ids that are put together from a fixed set of words. */
const FAMILIES: readonly RegExp[] = [
  /^engine-(unknown-element|misplaced-element|repeated-element|unknown-attribute|missing-attribute|bad-value|unexpected-text|unordered|repeated-id|bad-player-id|spelling|ill-formed|too-large|too-deep|too-many(-elements|-attributes|-players)?)$/,
  /^engine-fault-/,
  new RegExp(`^serve-(${ERRORS.join('|')})$`),
  /^engine-effect-/,
  /^check-(verdict|at|severity)-/,
  /^explain-(setup|draft|final|result|legal|illegal|undecidable)$/,
  /^rules-(kind|limit|offers|ruling)-/,
  /^coverage-(columns|missing|doubted|silent|unwritten)/,
  /^play-beyond-/,
  /^import-unread-(event|value|misplaced|word)$/,
  /^report-(board|event|notes|turns|word|section|column|finding|mark|duel|valletta|tallinn|rattus)-/,
  new RegExp(`^gap-(${GAPS.join('|')})$`),
  /^name-/,
  /^told-/,
  /^(valletta|tallinn|rattus)-(option|ruling)-/,
  /^referee-(bug|known|file|fact|rule)-/,
  /^book-word-/,
  /^quiz-word-/,
  /^lesson-word-/,
  /^record-(do|laid|with|keep|import|truth)-/,
  /^notes-(moved|renumbered)$/,
  /^site-(word|column|camp|sources|valletta|tallinn|rattus)-/,
];

const code = readSources()
  .map((source) => source.code)
  .join('\n');

describe('the sentences in English', () => {
  const english = sentences('en');

  it('every file can be read whole', () => {
    for (const file of readdirSync(join(ROOT, 'src/text/en'))) {
      const text = readFileSync(join(ROOT, 'src/text/en', file), 'utf8');
      const read = new Set(new FluentResource(text).body.map(({ id }) => id));
      const written = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id = '']) => id);
      expect(
        written.filter((id) => !read.has(id)),
        file,
      ).toEqual([]);
    }
  });

  it('no sentence that a source asks for is missing', () => {
    const asked = [
      ...code.matchAll(
        /'((?:valletta|tallinn|rattus)_[\w-]+|(?:engine|check|explain|rules|report|convert|write|components|why-not|referee|coverage|quiz|lesson|site|notes)-[\w-]+)'/g,
      ),
    ].map(([, id = '']) => id);
    expect(asked.length).toBeGreaterThan(100);
    // Endings with a hyphen are put together; the families below speak for them. Pages call their words without `report-`.
    expect(
      [...new Set(asked)].filter(
        (id) => !id.endsWith('-') && ![id, `report-${id}`, `report-word-${id}`].some((one) => english.has(one)),
      ),
    ).toEqual([]);
  });

  it('no sentence is written for nobody', () => {
    const cited = new Set<string>();
    for (const file of new Set(english.values())) {
      const text = readFileSync(join(ROOT, 'src/text/en', file), 'utf8');
      for (const [, id = ''] of text.matchAll(/\{ ([a-z][\w-]*) \}/g)) cited.add(id);
    }
    const unused = [...english.keys()].filter(
      (id) => !code.includes(id) && !cited.has(id) && !FAMILIES.some((family) => family.test(id)),
    );
    expect(unused).toEqual([]);
  });
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the sentences in %s', (language) => {
  const english = sentencesOf('en');
  const own = sentencesOf(language);
  const listed = (sentences: ReadonlyMap<string, Sentence>) =>
    [...sentences].map(([key, { file }]) => `${file} ${key}`).sort();

  it('are those that there are in English', () => {
    expect(listed(own)).toEqual(listed(english));
  });

  it('have the same parameters', () => {
    const wrong = [...own].flatMap(([key, sentence]) => {
      const model = english.get(key);
      if (!model) return [];
      const known = new Set([...parametersOf(model), ...model.counted]);
      const used = new Set([...parametersOf(sentence), ...sentence.counted].map((one) => withoutGrammar(one, known)));
      return [
        ...[...used].filter((one) => !known.has(one) && !GIVEN.has(one)).map((one) => `${key} does not get $${one}`),
        // A number that only turns "is" into "are" in English may be needless elsewhere.
        ...[...parametersOf(model)]
          .filter((one) => !used.has(one) && !GIVEN.has(one))
          .map((one) => `${key} drops $${one}`),
      ];
    });
    expect(wrong).toEqual([]);
  });
});
