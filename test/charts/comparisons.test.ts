import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { type ContestRowsData, drawContestRows } from '../../src/charts/contest-rows.js';
import { drawExpectedBars } from '../../src/charts/expected-bars.js';
import { drawLaidCards } from '../../src/charts/laid-cards.js';
import { drawMarginMatrix } from '../../src/charts/margin-matrix.js';
import { drawRace } from '../../src/charts/race.js';
import { drawScoreColumns, type ScoreColumnsData } from '../../src/charts/score-columns.js';

const caption = { id: 'c', title: 'Title', summary: 'Summary' };
const players = [
  { seat: 0, name: 'Anna', hue: 'red' },
  { seat: 1, name: '<b>Ben</b>', hue: 'blue' },
] as const;

function drawn(svg: string): { readonly root: Element; readonly texts: readonly string[] } {
  const root = new JSDOM(svg).window.document.querySelector('svg');
  if (!root) throw new Error('no picture');
  return { root, texts: [...root.querySelectorAll('text')].map(({ textContent }) => textContent ?? '') };
}

const score: ScoreColumnsData = {
  columns: [
    { label: 'Start', kind: 'start', part: null, href: '#setup', title: '' },
    { label: '1', kind: 'turn', part: null, href: '#t1', title: 'Round 1' },
    { label: 'Towers', kind: 'final', part: { hue: 'grey', texture: 3 }, href: '#final', title: '' },
  ],
  lines: players.map((player) => ({ ...player, values: [4, 4 + player.seat, -2] })),
  cells: [
    { column: 1, seat: 1, hue: 'teal', texture: 0, points: '+1', duels: ['tied', 'lost'], href: '#t1', title: 'told' },
  ],
  signs: [{ column: 1, seat: 1, title: 'tower' }],
  moments: [{ number: 1, href: '#t1', column: 1, seat: 0, title: 'Round 1' }],
  leaders: [null, 1, null],
  words: { leader: 'lead', turn: 'round', final: 'final' },
};

describe.each(['wide', 'narrow'] as const)('the score by columns, %s', (format) => {
  const { root, texts } = drawn(drawScoreColumns(caption, score, format));

  it('has a line for each player, with dashes for all but the first', () => {
    const lines = [...root.querySelectorAll('.line')];
    expect(lines).toHaveLength(2);
    expect(lines.map((line) => line.hasAttribute('stroke-dasharray')).sort()).toEqual([false, true]);
    // Below zero there is a place, too.
    expect(texts).toContain('0');
    expect(root.outerHTML).not.toContain('NaN');
  });

  it('has a cell with a pip for each comparison, and a sign', () => {
    expect(root.querySelectorAll('.pip')).toHaveLength(2);
    expect(root.querySelectorAll('.sign-aside')).toHaveLength(1);
    expect(texts).toContain(format === 'wide' ? '+1' : '1');
  });

  it('leads to every column, from every cell, and to the sentence of a moment', () => {
    const targets = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['#setup', '#t1', '#final', '#t1', '#t1']);
    expect(root.querySelector('.moment text')?.textContent).toBe('1');
    // The stem ends on the line of its player.
    const ends = root
      .querySelector('.stem.dot')
      ?.getAttribute('d')
      ?.match(/^M[\d.]+,([\d.]+)a/)?.[1];
    expect(Number(root.querySelector('.stem')?.getAttribute('d')?.split('V').at(-1))).toBe(Number(ends));
  });
});

it('a race draws the dip inside a turn', () => {
  const columns = [
    { label: '', href: '#setup', title: '' },
    { label: '1', href: '#t1', title: '' },
  ];
  const line = {
    ...players[0],
    values: [
      { peak: 1, end: 1 },
      { peak: 4, end: 2 },
    ],
  };
  const { root, texts } = drawn(drawRace(caption, { columns, lines: [line], highest: 4 }));
  const path = root.querySelector('.line')?.getAttribute('d') ?? '';
  expect(path.match(/V/g)).toHaveLength(2);
  expect(texts).toContain('2');
});

it('a matrix has numbers in every cell, whatever its colour', () => {
  const { root, texts } = drawn(
    drawMarginMatrix(caption, {
      players: players.map((player, index) => ({ ...player, own: String(7 - index) })),
      cells: [
        { row: 0, column: 1, lead: 1, margin: '+1', points: '4 points' },
        { row: 1, column: 0, lead: null, margin: '?', points: '? points' },
      ],
    }),
  );
  expect(texts).toEqual(expect.arrayContaining(['7', '6', '+1', '4 points', '?', '? points']));
  expect(root.querySelectorAll('.diverging.ahead, .diverging.open')).toHaveLength(2);
  expect(root.querySelector('b')).toBeNull();
});

it('a contest is a row of comparisons; the turn stands once', () => {
  const row: ContestRowsData['rows'][number] = {
    label: '3',
    seat: 0,
    subject: { name: 'Knights', hue: 'purple', texture: 1 },
    own: '5',
    duels: [{ seat: 1, theirs: '3', lead: 2, points: '+2' }],
    points: '+2',
    gained: 2,
    average: 1.5,
    href: '#t3',
    title: 'told',
  };
  const words = { turn: 'Round', points: 'Points' };
  const { root, texts } = drawn(drawContestRows(caption, { players, rows: [row, row], words }, 'narrow'));
  expect(texts.filter((text) => text === '3')).toHaveLength(1 + 2);
  expect(texts.filter((text) => text === '5')).toHaveLength(2);
  expect(root.querySelectorAll('a[href="#t3"]')).toHaveLength(2);
});

it('a contest has a bar as long as its points and a mark at the average, where that is known', () => {
  const row = {
    ...{ label: '3', seat: 0, own: '5', duels: [], points: '', href: '#t3', title: '' },
    subject: { name: 'Knights', hue: 'purple', texture: 1 },
  } as const;
  const words = { turn: 'Round', points: 'Points' };
  const rows = [
    { ...row, gained: 4, average: 2 },
    { ...row, gained: 2, average: 4 },
    { ...row, gained: 0, average: null },
    { ...row, gained: null, average: 0 },
  ];
  const { root } = drawn(drawContestRows(caption, { players, rows, words }, 'narrow'));
  const path = (className: string) => root.querySelector(`path.${className}`)?.getAttribute('d') ?? '';
  const bars = [...path('gauge').matchAll(/M([\d.]+),[\d.]+H([\d.]+)/g)].map(
    ([, from, to]) => Number(to) - Number(from),
  );
  expect(bars).toEqual([28, 14]);
  const left = Number(/M([\d.]+)/.exec(path('gauge'))?.[1]);
  const marks = [...path('average').matchAll(/M([\d.]+),/g)].map(([, at]) => Number(at) - left);
  expect(marks).toEqual([14, 28, 0]);
});

describe.each(['wide', 'narrow'] as const)('what was expected against what came, %s', (format) => {
  const part = (expected: number, came: number, href: string) => ({ expected, came, href, title: href });
  const rows = [
    { name: 'Gallia', parts: [part(1.5, 2, '#t1'), part(0.5, 0, '#t2')], expected: '2.0', came: '2' },
    { name: '<b>Italia</b>', parts: [part(0, 0, '#t3'), part(1, 4, '#t4')], expected: '1.0', came: '4' },
    { name: 'Polonia', parts: [], expected: '0.0', came: '0' },
  ];
  const { root, texts } = drawn(drawExpectedBars(caption, { rows }, format));
  const widths = (selector: string): number[] =>
    [...root.querySelectorAll(selector)].map((path) =>
      [...(path.getAttribute('d') ?? '').matchAll(/h([\d.]+)/g)].reduce((sum, [, width]) => sum + Number(width), 0),
    );

  it('has two bars a row in one scale, and their sums behind them', () => {
    const [gallia = 0, italia = 0] = widths('.fill.hue-grey');
    const [lost = 0, more = 0] = widths('.fill.hue-red');
    expect(Math.abs(gallia - lost)).toBeLessThan(2);
    expect(Math.abs(more - 4 * italia)).toBeLessThan(6);
    expect(texts).toEqual(expect.arrayContaining(['Gallia', '<b>Italia</b>', '2.0', '2', '1.0', '4', '0.0', '0']));
    expect(root.outerHTML).not.toContain('NaN');
  });

  it('leads from each part to its turn, but from nowhere where nothing is drawn', () => {
    expect([...root.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual(['#t1', '#t2', '#t4']);
  });
});

it('cards have a block for each unit; of hidden ones there is a question mark', () => {
  const piece = { href: '#t1', title: '' };
  const { root, texts } = drawn(
    drawLaidCards(caption, {
      parts: [
        { name: 'Merchants', hue: 'teal', texture: 0 },
        { name: 'Knights', hue: 'purple', texture: 1 },
      ],
      zones: [
        {
          name: 'Display',
          totals: [1, null],
          pieces: [
            { ...piece, label: '7', amounts: [1, 2] },
            { ...piece, label: '?', amounts: null },
          ],
        },
      ],
      most: 3,
      tallest: 3,
    }),
  );
  expect(root.querySelectorAll('.fill')).toHaveLength(1 + 3);
  expect(root.querySelectorAll('.card-edge.open')).toHaveLength(1);
  expect(texts).toContain('?');
});
