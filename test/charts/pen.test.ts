/** Every chart of the pages, as we write it and as a browser's document would: the same bytes. */
import { readdirSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { Pen } from '../../src/charts/pen.js';
import { fixtures } from '../fixture-files.js';
import { pageOf } from '../report/pages.js';
import { gamesOfSite, sitePages } from '../report/sites.js';
import { drawnPage } from './drawn-page.js';

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

/** Of all pages, each picture as it stands there. */
async function pictures(): Promise<readonly string[]> {
  const pages = [
    ...Object.values(await sitePages(gamesOfSite())),
    pageOf('four-players'),
    ...(await Promise.all(GAMES.map(drawnPage))),
  ];
  return pages.flatMap((page) => page.match(/<svg class="(?:chart|definitions).*?<\/svg>/gs) ?? []);
}

/** Shapes that hold nothing are closed at once on our pages. */
function closedAtOnce(markup: string): string {
  return markup.replaceAll(/><\/(?:path|rect|circle|line|use)>/g, '/>');
}

it('writes what a document would', async () => {
  const all = (await pictures()).filter((markup) => !markup.includes('focusable'));
  expect(all.length).toBeGreaterThan(100);
  const holder = document.createElement('div');
  for (const markup of all) {
    holder.innerHTML = markup;
    expect(closedAtOnce(holder.innerHTML)).toBe(markup);
  }
  const whole = all.join('');
  expect(KINDS.filter((kind) => !whole.includes(`class="chart ${kind}`))).toEqual([]);
  expect(KINDS.length).toBeGreaterThan(15);
});

it('writes what no markup may become', () => {
  const hostile = '<b a="1">&amp;\u00a0\u2028\'</b>';
  const theirs = document.createElementNS(SVG, 'svg');
  theirs.setAttribute('data-a', hostile);
  theirs.setAttribute('class', 'one two');
  const text = document.createElementNS(SVG, 'text');
  text.textContent = hostile;
  text.append(document.createElementNS(SVG, 'title'));
  theirs.append(text, document.createElementNS(SVG, 'g'));
  const ours = new Pen('svg').attr('data-a', hostile).attr('gone', 1).attr('gone', null).classed('one').classed('two');
  ours.append('text').text(hostile).append('title').text('');
  ours.append(new Pen('g'));
  expect(ours.markup).toBe(theirs.outerHTML);
});

it('closes only shapes at once, and only where they hold nothing', () => {
  const svg = new Pen('svg');
  svg.append('path').append('title').text('here');
  svg.append('rect');
  svg.append('text');
  expect(svg.markup).toBe('<svg><path><title>here</title></path><rect/><text></text></svg>');
});
