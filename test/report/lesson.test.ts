/** The lesson: a sheet with key moments, boards and questions; and what pages lead to beside themselves. */
import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { renderReport } from '../../src/report/page.js';
import { withWays } from '../../src/report/ways.js';
import { documentOf } from './documents.js';
import { LESSONS, lessonOf } from './lessons.js';

describe.each(LESSONS)('the lesson about %s', (name) => {
  const { report, model, html } = lessonOf(name);
  const page = documentOf(withWays(html, 'game.html', []));
  const all = (selector: string) => [...page.querySelectorAll(selector)];

  it('has the result, the curve, boards of its moments and questions, each a slide', () => {
    expect(page.querySelector('h1')?.textContent).toBe(report.head.headline);
    expect(all('.curve svg').length).toBeGreaterThan(0);
    expect(model.moments.length).toBeGreaterThanOrEqual(name === 'breaches' ? 2 : 3);
    expect(model.moments.length).toBeLessThanOrEqual(5);
    expect(all('.moment .small svg').length).toBeGreaterThanOrEqual(model.moments.length);
    expect(all('.question')).toHaveLength(3);
    expect(all('.slide')).toHaveLength(2 + model.moments.length + 3);
    expect(all('details[open]')).toEqual([]);
    expect(all('.answers li > .number').map((one) => one.textContent)).toEqual(['1', '2', '3']);
  });

  it('says of the curve what it counts, as the report does', () => {
    const score = [...report.figures, ...report.more].find(({ id }) => id === 'score');
    expect(page.querySelector('.curve h2')?.textContent).toBe(score?.title);
    expect(page.querySelector('.curve .lead')?.textContent).toBe(score?.lead);
  });

  it('marks what its moments have changed, and shows all signs that it uses', () => {
    expect(all('.moment .changed').length).toBeGreaterThan(0);
    const ids = all('[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const used = new Set(all('use').map((one) => one.getAttribute('href')?.slice(1) ?? ''));
    expect([...used].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('leads to places that the report has', () => {
    const anchors = new Set([...renderReport(report).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = all('a[href^="game.html#"]').map((link) => link.getAttribute('href')?.split('#')[1]);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => !anchors.has(link))).toEqual([]);
  });

  it('leads to no place that only the report has', () => {
    const inside = all('a[href^="#"]').map((link) => link.getAttribute('href') ?? '');
    expect(inside.filter((href) => !page.querySelector(href))).toEqual([]);
    expect(all('.curve .strip').length).toBeGreaterThan(0);
    expect(all('.curve a')).toEqual([]);
  });
});

it('is valid, and the same bytes each time', async () => {
  const { html } = lessonOf('tallinn');
  expect(lessonOf('tallinn').html).toBe(html);
  const { results } = await new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { 'aria-label-misuse': ['error', { allowAnyNamable: true }], 'long-title': 'off', 'no-inline-style': 'off' },
  }).validateString(withWays(html, 'game.html', []));
  const told = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
  expect(told.filter((one) => !/^(attr-quotes|void-style|prefer-native-element)/.test(one))).toEqual([]);
});

describe('ways', () => {
  const page = '<!--ways--><a href="<report>#t1">&lt;report&gt; &lt;!--ways--&gt;</a>';

  it('are put in where the page has room for them, and nothing else is', () => {
    const html = withWays(page, 'a b#1.html', [{ text: '<i>', href: '../de/x?.html', lang: 'de' }]);
    expect(html).toBe(
      '<ul class="ways"><li><a href="../de/x%3F.html" lang="de" hreflang="de">&lt;i&gt;</a></li></ul>' +
        '<a href="a%20b%231.html#t1">&lt;report&gt; &lt;!--ways--&gt;</a>',
    );
  });

  it('leave nothing behind where there are none', () => {
    expect(withWays(page, 'x.html', [])).toBe('<a href="x.html#t1">&lt;report&gt; &lt;!--ways--&gt;</a>');
  });
});

it.each(['public-3-players-legate', 'public-4-players-legate'])(
  'a moment that no move has made is about the one of whom it is told: %s',
  (game) => {
    const log = readFileSync(new URL(`../../fixtures/tallinn/legal/${game}.xml`, import.meta.url), 'utf8');
    const { report, model } = lessonOf('tallinn', () => log);
    const unmoved = report.head.moments.flatMap(({ href, seat }, at) =>
      /^#(?:t\d+|final)$/.test(href) ? [{ at, seat }] : [],
    );
    expect(unmoved.length).toBeGreaterThan(0);
    for (const { at, seat } of unmoved) expect(model.moments[at]?.seat).toBe(seat);
    expect(model.moments.at(-1)?.seat).toBeNull();
  },
);
