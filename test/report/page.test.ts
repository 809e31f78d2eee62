import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { IS_LONG } from '../runs.js';
import { documentOf } from './documents.js';
import { GAME_NAMES } from './games.js';
import { HOSTILE_TEXTS, hostileTextsFor, renamed } from './hostile-texts.js';
import { pageAnew, pageOf } from './pages.js';

describe.each(GAME_NAMES)('the page of %s', (name) => {
  const html = pageOf(name);
  const document = documentOf(html);
  const all = (selector: string) => [...document.querySelectorAll(selector)];

  // The largest one takes as long as the others together.
  it.runIf(IS_LONG || name !== 'four-players')('has no fault that html-validate finds', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        // An id with a dot is valid; it is what the anchors of turns (t14.2) and of rules (valletta.build.cost) are.
        // The pictures of the turns are half of the page: their numbers and ids stand without quotes.
        'attr-quotes': ['error', { unquoted: true }],
        'valid-id': ['error', { relaxed: true }],
        // A list may carry a name (ARIA 1.2): that of the standings and of the legends says what the list is for.
        'aria-label-misuse': ['error', { allowAnyNamable: true }],
        // The title holds the players' names: the log decides how long it is.
        'long-title': 'off',
      },
    });
    const { results } = await validator.validateString(html);
    const messages = results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
    );
    expect([...new Set(messages)].slice(0, 20)).toEqual([]);
  });

  it('every anchor leads somewhere, and every id stands once', () => {
    const ids = all('[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const known = new Set(ids);
    const targets = all('[href]').map((link) => link.getAttribute('href') ?? '');
    expect(targets.filter((target) => !target.startsWith('#'))).toEqual([]);
    expect([...new Set(targets.filter((target) => !known.has(target.slice(1))))]).toEqual([]);
  });

  it('every chart is named and told, with a table beside it', () => {
    const known = new Set(all('[id]').map(({ id }) => id));
    const charts = all('svg.chart');
    expect(charts.length).toBeGreaterThan(6);
    for (const chart of charts) {
      const image = chart.querySelector('[role=img]');
      const labels = image?.getAttribute('aria-labelledby')?.split(' ') ?? [];
      expect(labels).toHaveLength(2);
      for (const label of labels) expect(known).toContain(label);
      expect(image?.querySelector('title')?.textContent).not.toBe('');
      expect(image?.querySelector('desc')?.textContent).not.toBe('');
      expect(chart.closest('figure')?.querySelectorAll('details table tbody tr').length).toBeGreaterThan(1);
    }
  });

  it('a click in the score chart leads to every turn', () => {
    const turns = all('.turn[id^=t]').map(({ id }) => `#${id}`);
    const targets = new Set(all('#score svg.wide a').map((link) => link.getAttribute('href')));
    for (const turn of turns) expect(targets).toContain(turn);
  });

  it('runs nothing but our own style and script, and asks for nothing', () => {
    const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
    expect(policy).toMatch(/^default-src 'none';/);
    expect(document.querySelector('style')?.textContent).toContain('--paper');
    const hash = (text: string | null | undefined) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`;
    expect(policy).toContain(`style-src ${hash(document.querySelector('style')?.textContent)};`);
    expect(policy).toContain(`script-src ${hash(document.querySelector('script:not([type])')?.textContent)};`);
    // Our script, and what it and other programs read: the board and a summary.
    expect(all('script').length).toBe(3);
    expect(all('[style], link, img, iframe, object, embed, base, form')).toEqual([]);
    expect(all('*').flatMap(({ attributes }) => [...attributes].filter((one) => /^on|^src/.test(one.name)))).toEqual(
      [],
    );
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org\/)|url\((?!#)/);
  });

  it('is the same bytes each time', () => {
    expect(pageAnew(name)).toBe(html);
  });

  it('is smaller than 1.5 MB', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(1_500_000);
  });
});

it('is a report of what is wrong, where something is: before all else, with the board, and what to type', () => {
  const document = documentOf(pageOf('one-breach'));
  expect(document.querySelector('h1')?.textContent).toBe('One breach: Pay exactly');
  expect(document.querySelector('.pages > section')?.id).toBe('findings');
  const group = document.querySelector('.finding-group');
  const [before, after] = group?.querySelectorAll('.before-after .small') ?? [];
  expect([before, after].map((one) => one?.querySelectorAll('svg.board').length)).toEqual([1, 1]);
  expect([before, after].map((one) => one?.querySelectorAll('svg.board .changed').length)).toEqual([0, 1]);
  expect(group?.querySelector('.log-line code')?.textContent).toMatch(/<build at="B1-5"/);
  expect([...(group?.querySelectorAll('.commands code') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'npx kiebitz why-not one-breach.xml --game bug-pay-one-good-too-many-11-1 --at 17.2',
    'npx kiebitz shrink one-breach.xml --game bug-pay-one-good-too-many-11-1 --finding f1',
  ]);
});

it('shows a breach in its place and says what would have been legal', () => {
  const document = documentOf(pageOf('one-breach'));
  const [breach] = document.querySelectorAll('.turn .finding');
  const step = breach?.closest('.step');
  expect(step?.className).toContain('illegal');
  expect(document.querySelector(`#findings a[href="#${step?.id}"]`)).not.toBeNull();
  expect(breach?.querySelector('.message')?.textContent).toMatch(/costs/);
  expect(breach?.querySelectorAll('.compare dd')).toHaveLength(2);
});

describe('hostile texts of a log', () => {
  const shape = (document: Document) => [...document.querySelectorAll('*')].map(({ tagName }) => tagName).join(' ');
  const harmless = shape(documentOf(pageOf('two-players', (text) => renamed(text, 'xxxx'))));

  it.each(hostileTextsFor('valletta'))('%s stays text', (text) => {
    const html = pageOf('two-players', (log) => renamed(log, text));
    const document = documentOf(html);
    // Not `toBe`: nobody wants to read the difference of two whole pages.
    expect(shape(document) === harmless, 'the shape of the page').toBe(true);
    expect([...document.querySelectorAll('.standings bdi')].map((name) => name.textContent)).toContain(text);
    expect([...document.querySelectorAll('.note p')].map((note) => note.textContent)).toContain(text);
    expect(document.querySelector('.note footer')?.textContent).toBe(text);
    const summary: unknown = JSON.parse(document.querySelector('#summary')?.textContent ?? '');
    expect(JSON.stringify(summary)).toContain(JSON.stringify(text).slice(1, -1));
    expect(new Set([...document.querySelectorAll('[lang]')].map((element) => element.getAttribute('lang')))).toEqual(
      new Set(['en']),
    );
  });
});

it('an attribute value that the notation refuses is quoted as text', () => {
  const [text = ''] = HOSTILE_TEXTS;
  const document = documentOf(
    pageOf('two-players', (log) => log.replace('colour="red"', `colour="${text.replaceAll('<', '&lt;')}"`)),
  );
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('#findings')?.textContent).toContain(text);
});
