import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { type ContestRowsData, drawContestRows } from '../../src/charts/contest-rows.js';
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

  it('leads to every column and from every cell', () => {
    const targets = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['#setup', '#t1', '#final', '#t1']);
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
    href: '#t3',
    title: 'told',
  };
  const words = { turn: 'Round', points: 'Points' };
  const { root, texts } = drawn(drawContestRows(caption, { players, rows: [row, row], words }, 'narrow'));
  expect(texts.filter((text) => text === '3')).toHaveLength(1 + 2);
  expect(texts.filter((text) => text === '5')).toHaveLength(2);
  expect(root.querySelectorAll('a[href="#t3"]')).toHaveLength(2);
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
