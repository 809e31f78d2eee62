import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { documentOf } from './documents.js';
import { HOSTILE_TEXTS } from './hostile-texts.js';
import { BROKEN, gamesOfSite, hostileGames, sitePages } from './sites.js';

const games = gamesOfSite();
const pages = await sitePages(games, [BROKEN, BROKEN]);
const documents = Object.entries(pages).map(([name, html]) => ({ name, html, document: documentOf(html) }));
const index = documentOf(pages['index.html'] ?? '');

it('there is an index, a page for each ruleset of several games, and one for each player of several', () => {
  const names = Object.keys(pages).map((name) => name.replace(/-[0-9a-f]{10}(?=\.html$)/, '-…'));
  expect(names.sort()).toEqual([
    'index.html',
    ...['Anna', 'Ben', 'Bruno-random', 'Clara-greedy', 'Clara', 'Dario', 'Dino-random'].map(
      (name) => `players/${name}-….html`,
    ),
    'rattus.statistics.html',
    'valletta.statistics.html',
  ]);
});

describe('in several languages', async () => {
  const switched = await sitePages(games.slice(-2), [], 'de', [
    { lang: undefined, folder: '..' },
    { lang: 'it', folder: '../it' },
  ]);

  it.each(Object.entries(switched))('%s leads to itself in the others', (name, html) => {
    const [, links = ''] = /<ul class="ways">(.*?)<\/ul>/.exec(html) ?? [];
    const [, href = ''] = /^<li><a href="([^"]+)" lang="it" hreflang="it">Italiano<\/a><\/li>$/.exec(links) ?? [];
    expect(posix.join('de', posix.dirname(name), href)).toBe(`it/${name}`);
  });
});

describe.each(documents)('$name', ({ name, html, document }) => {
  const all = (selector: string) => [...document.querySelectorAll(selector)];

  it('has no fault that html-validate finds', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        'valid-id': ['error', { relaxed: true }],
        'aria-label-misuse': ['error', { allowAnyNamable: true }],
        'long-title': 'off',
        // Our own short names need no quotes, and a large page is smaller without.
        'attr-quotes': ['error', { unquoted: true }],
      },
    });
    const { results } = await validator.validateString(html);
    const messages = results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
    );
    expect([...new Set(messages)].slice(0, 20)).toEqual([]);
  });

  it('leads only to itself and to the pages beside it, and every id stands once', () => {
    const ids = all('[id]').map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const beside = new Set([...Object.keys(pages), ...games.map((_, at) => `game-${at}.html`)]);
    const lost = all('[href]')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) =>
        href.startsWith('#')
          ? !ids.includes(href.slice(1))
          : !beside.has(posix.join(posix.dirname(name), href.replace(/#.*/, ''))),
      );
    expect(lost).toEqual([]);
  });

  it('runs nothing but our own style and script, and asks for nothing', () => {
    const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
    const hash = (text: string | null | undefined) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`;
    expect(policy).toContain(`style-src ${hash(document.querySelector('style')?.textContent)};`);
    const script = document.querySelector('script');
    expect(policy).toContain(`script-src ${script ? hash(script.textContent) : "'none'"};`);
    expect(script === null).toBe(name !== 'index.html');
    expect(all('[style], link, img, iframe, object, embed, base, form')).toEqual([]);
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org\/)|url\((?!#)/);
  });
});

it('all pages are the same bytes each time', async () => {
  const again = await sitePages(gamesOfSite(), [BROKEN, BROKEN]);
  for (const { name, html } of documents) expect(again[name] === html, name).toBe(true);
});

describe('the index', () => {
  const rows = [...index.querySelectorAll('table.list tbody tr')];

  it('has a row for each game, in the order of the logs, with its page', () => {
    expect(rows.map((row) => row.querySelector('th a')?.getAttribute('href'))).toEqual(
      games.map((_, at) => `game-${at}.html`),
    );
    expect(rows.map((row) => row.querySelector('th a')?.textContent)).toEqual(games.map(({ game }) => game));
    for (const row of rows) expect(row.children).toHaveLength(index.querySelectorAll('.list thead th').length);
  });

  it('names the winner first, with the score and the margin', () => {
    games.forEach(({ scores, players }, at) => {
      if (scores.length === 0) {
        expect(rows[at]?.querySelector('.margin')?.textContent).toBe('–');
        expect(rows[at]?.querySelector('.players small')?.textContent).toBe('stops before the end');
        return;
      }
      const points = scores.map((score) => score.points).sort((a, b) => b - a);
      const winner = scores.find(({ rank }) => rank === 1)?.player;
      const first = rows[at]?.querySelector('.players li');
      expect(first?.className).toBe('winner');
      expect(first?.querySelector('bdi')?.textContent).toBe(players.find(({ id }) => id === winner)?.name);
      expect(first?.querySelector('.points')?.textContent).toBe(String(points[0]));
      const margin = (points[0] ?? 0) - (points[1] ?? 0);
      expect(rows[at]?.querySelector('.margin')?.textContent).toBe(margin === 0 ? '0' : `+${margin}`);
    });
  });

  it('leads to the first breach of a game that has one', () => {
    const breached = rows.filter((row) => row.getAttribute('data-verdict') === 'illegal');
    expect(breached).toHaveLength(1);
    const at = games.findIndex(({ verdict }) => verdict === 'illegal');
    const finding = games[at]?.findings.find(({ severity, cause }) => severity === 'error' && cause === null);
    expect(breached[0]?.querySelector('.first a')?.getAttribute('href')).toBe(`game-${at}.html#finding-${finding?.id}`);
    expect(breached[0]?.querySelector('.breaches')?.textContent).not.toBe('0');
  });

  it('says what could not be read, and why', () => {
    const unread = [...index.querySelectorAll('#unread tbody tr')];
    expect(unread).toHaveLength(1);
    expect(unread[0]?.textContent).toContain(BROKEN.file);
    expect(unread[0]?.textContent).toMatch(/empty.*one more/);
  });

  it('says how many kept the rules', () => {
    expect(index.querySelector('.standfirst')?.textContent).toMatch(/^4 kept every rule, one broke a rule\./);
  });
});

describe('the statistics', () => {
  it('tell every chart, with a table beside it that holds numbers of games and intervals', () => {
    for (const { name, document } of documents.filter((one) => one.name !== 'index.html')) {
      const figures = [...document.querySelectorAll('.figure')];
      expect(figures.length).toBeGreaterThan(3);
      for (const figure of figures) {
        const charts = [...figure.querySelectorAll('svg.chart')];
        expect(charts.length, `${name} ${figure.id}`).toBeGreaterThan(0);
        for (const chart of charts) {
          expect(chart.querySelector('title')?.textContent).not.toBe('');
          expect(chart.querySelector('desc')?.textContent).not.toBe('');
        }
        const columns = figure.querySelectorAll('table thead th').length;
        for (const row of figure.querySelectorAll('table tbody tr')) expect(row.children).toHaveLength(columns);
      }
      expect([...document.querySelectorAll('table')].map(({ textContent }) => textContent).join()).toContain(
        'interval',
      );
    }
  });

  it('are written in all languages', async () => {
    for (const language of ['de', 'it'] as const) {
      const own = await sitePages(games, [BROKEN], language);
      for (const html of Object.values(own)) {
        expect(html).toContain(`<html lang="${language}">`);
        expect(html).not.toMatch(
          /\b(games?|winners?|seat|of the)\b(?![^<]*<\/(?:style|script)>)(?=[^<>]*<\/(?:p|h1|h2|td|th|text)>)/i,
        );
      }
    }
  });
});

describe('the page of a player', () => {
  const pageOf = (player: string) => {
    const found = documents.find(({ name }) => name.startsWith(`players/${player}-`));
    if (!found) throw new Error(`no page of ${player}`);
    return found.document;
  };
  const textsOf = (document: Document, selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ') ?? '');

  it('lists every game of theirs, with its page, and is found in the index', () => {
    for (const { name, document } of documents.filter((one) => one.name.startsWith('players/'))) {
      const player = document.querySelector('h1')?.textContent ?? '';
      const own = games.flatMap(({ players }, at) =>
        players.some((one) => one.name === player) ? [`../game-${at}.html`] : [],
      );
      const listed = [...document.querySelectorAll('[id$=form] tbody th a')].map((link) => link.getAttribute('href'));
      expect(listed.sort(), player).toEqual(own);
      const row = [...index.querySelectorAll('.player-list tbody tr')].find(
        (one) => one.querySelector('a')?.getAttribute('href') === name,
      );
      expect(row?.querySelector('bdi')?.textContent).toBe(player);
      expect(row?.querySelector('td')?.textContent).toBe(String(own.length));
    }
  });

  it('counts the wins of the results, with their interval', () => {
    const decided = games.filter(
      ({ scores, complete, ruleset }) => complete && scores.length > 0 && ruleset === 'rattus',
    );
    const won = decided.filter(({ scores, players }) => {
      const id = players.find(({ name }) => name === 'Clara (greedy)')?.id;
      return scores.some(({ player, rank }) => player === id && rank === 1);
    }).length;
    const [tile] = textsOf(pageOf('Clara-greedy'), '.tiles .value');
    expect(tile).toBe(`${(100 * won) / decided.length}%`);
    expect(textsOf(pageOf('Clara-greedy'), '.tiles .note-of')[0]).toMatch(
      new RegExp(`^${won} of ${decided.length}; 95% interval \\d+% to \\d+%$`),
    );
  });

  it('has a chapter for each ruleset that they played, and no table that is the same twice', () => {
    expect(textsOf(pageOf('Anna'), '.chapter-name')).toEqual(['Valletta', 'Rattus']);
    expect(textsOf(pageOf('Ben'), '.chapter-name')).toEqual([]);
    expect(textsOf(pageOf('Anna'), '.standfirst')[0]).toMatch(
      /^\d games of Valletta, [^.]+\. One game of Rattus, [^.]+\.$/,
    );
  });

  it('says no interval where there is none, and no difference where there is none', () => {
    const notes = textsOf(pageOf('Anna'), '.tiles .note-of');
    expect(notes.filter((note) => /–|—/.test(note))).toEqual([]);
    expect(notes.some((note) => /^mean\. The others: [\d.]+$/.test(note))).toBe(true);
    for (const { document } of documents)
      for (const text of textsOf(document, 'figure, .figure, p'))
        expect(text).not.toMatch(/\(([\d.]+) against \1\) |\(–\)/);
  });
});

it('hostile names make neither paths nor markup, and each has a page of its own', async () => {
  const pagesOf = async (names: readonly string[]) =>
    Object.entries(await sitePages(hostileGames([...names, ...names]))).flatMap(([name, html]) =>
      name.startsWith('players') ? [{ name, document: documentOf(html) }] : [],
    );
  const hostile = await pagesOf(HOSTILE_TEXTS);
  expect(
    hostile.filter(
      ({ name }) => !/^players\/[\w-][\w.-]*-[0-9a-f]{10}\.html$|^players\/[0-9a-f]{10}\.html$/.test(name),
    ),
  ).toEqual([]);
  expect(hostile.map(({ document }) => document.querySelector('h1')?.textContent ?? '').sort()).toEqual(
    [...HOSTILE_TEXTS, 'Ben'].sort(),
  );
  const shape = ({ document }: (typeof hostile)[number]) =>
    [...document.querySelectorAll('*')].map(({ tagName }) => tagName).join(' ');
  const harmless = await pagesOf(HOSTILE_TEXTS.map((_, at) => `x${at}`));
  const shapes = (all: typeof hostile) => all.map(shape).sort();
  expect(shapes(hostile).join() === shapes(harmless).join(), 'the shapes of the pages').toBe(true);
});

it('hostile texts of logs stay text', async () => {
  const of = async (texts: readonly string[]) => {
    const faults = texts.map((file) => ({ ...BROKEN, file }));
    return documentOf((await sitePages(hostileGames(texts), faults))['index.html'] ?? '');
  };
  const document = await of(HOSTILE_TEXTS);
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(texts('.players bdi')).toEqual(expect.arrayContaining([...HOSTILE_TEXTS]));
  expect(texts('#unread tbody th')).toEqual([...HOSTILE_TEXTS]);
  const shape = (one: Document) => [...one.querySelectorAll('*')].map(({ tagName }) => tagName).join(' ');
  // Not `toBe`: nobody wants to read the difference of two whole pages.
  expect(shape(document) === shape(await of(HOSTILE_TEXTS.map((_, at) => `x${at}`))), 'the shape of the page').toBe(
    true,
  );
});
