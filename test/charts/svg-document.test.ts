/** Every chart of the pages, drawn on our own document and on that of jsdom: the same bytes. */
import { readdirSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { afterAll, expect, it, vi } from 'vitest';
import { fixtures } from '../fixture-files.js';

const OURS = '../../src/charts/svg-document.js';
const SVG = 'http://www.w3.org/2000/svg';
const { document } = new JSDOM('').window;

/** Of each ruleset the first games of some kinds, so that every chart is drawn. */
const GAMES = ['valletta', 'tallinn', 'rattus'].flatMap((ruleset) => {
  const own = fixtures().filter(({ name }) => name.startsWith(`${ruleset}/`) && name.endsWith('.xml'));
  return ['full', 'public', '4-players'].flatMap((kind) => own.find(({ name }) => name.includes(kind)) ?? []);
});

/** What the charts are called, by their sources. */
const KINDS = readdirSync('src/charts').flatMap((file) => {
  const [, kind] = /\bdraw\(caption, .*?['`]([a-z-]+)/.exec(readFileSync(`src/charts/${file}`, 'utf8')) ?? [];
  return kind === undefined ? [] : [kind];
});

/** Loaded anew, with what it draws on. @returns all pages, by their names */
async function pages(): Promise<Readonly<Record<string, string>>> {
  vi.resetModules();
  const { gamesOfSite, sitePages } = await import('../report/sites.js');
  const { pageOf } = await import('../report/pages.js');
  const { drawnPage } = await import('./drawn-page.js');
  return {
    ...(await sitePages(gamesOfSite())),
    'four players': pageOf('four-players'),
    ...Object.fromEntries(await Promise.all(GAMES.map(async (fixture) => [fixture.name, await drawnPage(fixture)]))),
  };
}

afterAll(() => {
  vi.doUnmock(OURS);
  vi.resetModules();
});

it('draws what jsdom draws', async () => {
  const ours = await pages();
  let drawn = 0;
  vi.doMock(OURS, () => ({
    newSvg() {
      drawn += 1;
      return document.createElementNS(SVG, 'svg');
    },
  }));
  const theirs = await pages();
  expect(drawn).toBeGreaterThan(50);
  expect(Object.keys(ours).length).toBeGreaterThan(8);
  for (const [name, page] of Object.entries(theirs)) expect(ours[name] === page, name).toBe(true);
  const all = Object.values(ours).join('');
  expect(KINDS.filter((kind) => !all.includes(`class="chart ${kind}`))).toEqual([]);
  expect(KINDS.length).toBeGreaterThan(15);
});

it('writes what no markup may become', async () => {
  const { newSvg } = await import('../../src/charts/svg-document.js');
  const { select } = await import('d3');
  const hostile = '<b a="1">&amp;\u00a0\u2028\'</b>';
  const written = [newSvg(), document.createElementNS(SVG, 'svg')].map((svg) => {
    select(svg).attr('data-a', hostile).attr('gone', 1).attr('gone', null).classed('one two', true);
    select(svg).append('text').text(hostile).append('title').text('');
    select(svg).append('g').append('path').remove();
    return svg.outerHTML;
  });
  expect(written[0]).toBe(written[1]);
});
