/** Where rulebooks differ or are silent, and what logs cannot show: data that belongs to the rulebooks. */
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.js';
import { allGames } from '../../src/games.js';
import { LANGUAGES } from '../../src/text/language.js';

const ROOT = new URL('../../', import.meta.url);
const LONGEST = 260;

/** The numbers of section 6 of each specification; RA-62 and later are ours, for what it does not ask. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  valletta: [...numbers('C', 30), ...numbers('A', 36)],
  tallinn: numbers('TA-', 35),
  rattus: numbers('RA-', 68),
};

function numbers(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(2, '0')}`);
}

/** Value and attributes of each message of a file. */
function messagesIn(file: string, language: string): Map<string, Record<string, string>> {
  const text = readFileSync(new URL(`src/text/${language}/${file}`, ROOT), 'utf8');
  const bundle = new FluentBundle(language, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  return new Map(
    [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id = '']) => {
      const message = bundle.getMessage(id);
      const patterns = Object.entries({ value: message?.value ?? null, ...message?.attributes });
      return [
        id,
        Object.fromEntries(patterns.flatMap(([part, one]) => (one ? [[part, bundle.formatPattern(one, {}, [])]] : []))),
      ];
    }),
  );
}

describe.each(allGames())('the rulings of $ruleset', ({ ruleset, rulings, rulebook, options }: Game) => {
  const ids = new Set(rulebook.map(({ id }) => id));

  test('are those of the specification, in its order', () => {
    expect(rulings.map(({ id }) => id)).toEqual(NUMBERS[ruleset]);
  });

  test('concern rules that there are, each once', () => {
    for (const { id, rules } of rulings) {
      expect(
        rules.filter((rule) => !ids.has(rule)),
        id,
      ).toEqual([]);
      expect(new Set(rules).size, id).toBe(rules.length);
    }
  });

  test('concern every rule and option that names one', () => {
    for (const { id, ruling, option } of rulebook) {
      if (ruling !== undefined) expect(rulings.find((one) => one.id === ruling)?.rules, id).toContain(id);
      const decides = options.find(({ name }) => name === option)?.ruling;
      const own = rulings.find((one) => one.id === decides);
      if (own)
        expect(own.rules.some((rule) => rulebook.some((one) => one.id === rule && one.option === option))).toBe(true);
    }
  });

  test.each(LANGUAGES)('are told in %s, question and decision', (language) => {
    const texts = messagesIn(`${ruleset}-rulings.ftl`, language);
    expect([...texts.keys()]).toEqual(rulings.map(({ id }) => `${ruleset}-ruling-${id.toLowerCase()}`));
    for (const [id, text] of texts) {
      expect(Object.keys(text), id).toEqual(['value', 'decided']);
      for (const sentence of Object.values(text)) {
        expect(sentence, id).toMatch(/^[\p{Lu}\p{N}„“«].*[.?]$/u);
        expect(sentence.length, id).toBeLessThanOrEqual(LONGEST);
      }
    }
  });
});

describe.each(allGames())('the options of $ruleset', ({ ruleset, options }: Game) => {
  test.each(LANGUAGES)('are told in %s with every value', (language) => {
    const texts = messagesIn('options.ftl', language);
    const own = [...texts].filter(([id]) => id.startsWith(`${ruleset}-option-`));
    expect(own.map(([id]) => id)).toEqual(options.map(({ name }) => `${ruleset}-option-${name.replaceAll('.', '-')}`));
    options.forEach(({ name, values }, index) => {
      expect(Object.keys(own[index]?.[1] ?? {}), name).toEqual(['value', ...values.map((value) => `is-${value}`)]);
    });
  });
});
