/** The pages of the rule books and of the rule coverage. */
import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { allGames, gameOf } from '../../src/games.js';
import { LANGUAGES } from '../../src/text/language.js';
import { documentOf } from './documents.js';
import { bookModel, bookPage, coveragePage } from './rule-books.js';

const RULESETS = allGames().map(({ ruleset }) => ruleset);
/** All games in English, and one in every language. */
const PAGES = [
  ...RULESETS.map((ruleset) => [ruleset, 'en'] as const),
  ['tallinn', 'de'] as const,
  ['tallinn', 'it'] as const,
];

async function faultsOf(html: string): Promise<readonly string[]> {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // An id with a dot is valid; it is what the anchors of rules are.
      'valid-id': ['error', { relaxed: true }],
      // A list may carry a name (ARIA 1.2): it says what the list is for.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  });
  const { results } = await validator.validateString(html);
  const messages = results.flatMap(({ messages: found }) =>
    found.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  );
  return [...new Set(messages)].slice(0, 20);
}

function policyFaults(document: Document): readonly string[] {
  const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
  const hash = (element: Element | null) =>
    `'sha256-${createHash('sha256')
      .update(element?.textContent ?? '')
      .digest('base64')}'`;
  const script = document.querySelector('script:not([type])');
  const wanted = [
    `default-src 'none';`,
    `style-src ${hash(document.querySelector('style'))};`,
    `script-src ${script ? hash(script) : "'none'"};`,
  ];
  return [
    ...wanted.filter((part) => !policy.includes(part)),
    ...[...document.querySelectorAll('[style], link, img, iframe, object, embed, base, form')].map(
      (one) => one.outerHTML,
    ),
    ...[...document.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].filter(({ name }) => /^on|^src/.test(name)).map(({ name }) => name),
    ),
  ];
}

describe.each(PAGES)('the rule book of %s in %s', async (ruleset, language) => {
  const html = await bookPage(ruleset, language);
  const document = documentOf(html);
  const all = (selector: string) => [...document.querySelectorAll(selector)];

  it('has no fault that html-validate finds', async () => {
    expect(await faultsOf(html)).toEqual([]);
  });

  it('has every rule with its anchor, its sentences and its standing', () => {
    const rulebook = gameOf(ruleset)?.rulebook ?? [];
    expect(
      all('.entry')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(rulebook.map(({ id }) => id).sort());
    for (const entry of all('.entry')) {
      for (const part of ['h3', '.rule-id', '.statement', '.breach', '.basis']) {
        expect(entry.querySelector(part)?.textContent?.trim(), `${entry.id} ${part}`).toMatch(/\S{3}/);
      }
    }
    const cited = rulebook.filter(({ cites }) => cites.length > 0);
    expect(all('.sources')).toHaveLength(cited.length);
  });

  it('leads from the contents to every chapter, and from a rule to its rulings and its option', () => {
    const ids = all('[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const known = new Set(ids);
    const inside = all('[href^="#"]').map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect([...new Set(inside.filter((target) => !known.has(target)))]).toEqual([]);
    expect(all('.contents ol a')).toHaveLength(all('.rules > .chapter:not(.appendix)').length);
    const game = gameOf(ruleset);
    expect(all('.entry .ruling')).toHaveLength(game?.rulings.flatMap(({ rules }) => rules).length ?? 0);
    expect(all('#rulings .note')).toHaveLength(game?.rulings.length ?? 0);
    expect(all('.entry .option')).toHaveLength(game?.rulebook.filter(({ option }) => option !== undefined).length ?? 0);
  });

  it('runs nothing but its own style and script, and asks for nothing', () => {
    expect(policyFaults(document)).toEqual([]);
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org\/)|url\((?!#)/);
    const outside = all('[href]').map((link) => link.getAttribute('href') ?? '');
    expect(outside.filter((target) => !/^(#|[a-z]+\.(en|de|it)\.html$)/.test(target))).toEqual([]);
  });

  it('is the same bytes each time, and small', async () => {
    expect((await bookPage(ruleset, language)) === html).toBe(true);
    expect(Buffer.byteLength(html)).toBeLessThan(700_000);
  });
});

it.each(LANGUAGES)('the model of a rule book is plain data in %s', async (language) => {
  const model = await bookModel('valletta', language);
  expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  expect(model.language).toBe(language);
});

describe.each(LANGUAGES)('the page of a rule coverage in %s', async (language) => {
  const html = await coveragePage(language);
  const document = documentOf(html);

  it('has no fault that html-validate finds', async () => {
    expect(await faultsOf(html)).toEqual([]);
  });

  it('has every rule once', () => {
    const ids = [...document.querySelectorAll('.rule-id')].map(({ textContent }) => textContent ?? '');
    expect([...ids].sort()).toEqual(
      gameOf('valletta')
        ?.rulebook.map(({ id }) => id)
        .sort(),
    );
  });

  it('runs no script', () => {
    expect(policyFaults(document)).toEqual([]);
    expect(document.querySelector('script')).toBeNull();
  });
});
