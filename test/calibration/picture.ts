/** What was predicted against what came: a small square for each game and number of players, a line for each table. */
import type { Calibration } from '../../src/analysis/calibration.js';
import { Pen } from '../../src/charts/pen.js';
import { kindOf } from './table.js';

const SIDE = 150;
const GAP = 46;
const COLUMNS = 3;
/** Colours that stay apart for those who see fewer of them (Okabe and Ito), and dashes for those who see none. */
const LINES = [
  { colour: '#0072b2', dash: null },
  { colour: '#d55e00', dash: '6 3' },
  { colour: '#009e73', dash: '2 2' },
  { colour: '#cc79a7', dash: '8 3 2 3' },
  { colour: '#e69f00', dash: '1 3' },
] as const;

/** @returns an SVG document */
export function drawReliability(all: readonly Calibration[]): string {
  const squares = new Map<string, Calibration[]>();
  for (const one of all) {
    const name = `${kindOf(one)}, ${one.players} players`;
    squares.set(name, [...(squares.get(name) ?? []), one]);
  }
  const tables = [...new Set(all.map(({ bots }) => bots.join(', ')))];
  const rows = Math.ceil(squares.size / COLUMNS);
  const [width, height] = [GAP + COLUMNS * (SIDE + GAP), GAP + rows * (SIDE + GAP) + 20];
  const svg = new Pen('svg')
    .attr('xmlns', 'http://www.w3.org/2000/svg')
    .attr('viewBox', `0 0 ${width} ${height}`)
    .attr('font-family', 'sans-serif')
    .attr('font-size', 11);
  svg.append('title').text('Predicted chances against what came, by tenths');
  svg.append('rect').attr('width', width).attr('height', height).attr('fill', '#fff');
  tables.forEach((name, at) => {
    const x = GAP + at * 150;
    svg.append(lineOf(at).attr('d', `M${x},14h22`));
    svg
      .append('text')
      .attr('x', x + 27)
      .attr('y', 18)
      .text(name);
  });
  [...squares].forEach(([name, ones], at) => {
    const [x, y] = [GAP + (at % COLUMNS) * (SIDE + GAP), GAP + Math.floor(at / COLUMNS) * (SIDE + GAP)];
    svg.append(square(name, ones, tables).attr('transform', `translate(${x},${y})`));
  });
  return `${svg.markup}\n`;
}

function square(name: string, ones: readonly Calibration[], tables: readonly string[]): Pen {
  const group = new Pen('g');
  group.append('text').attr('y', -6).text(name);
  group.append('path').attr('d', `M0,0V${SIDE}H${SIDE}`).attr('fill', 'none').attr('stroke', '#333');
  group.append('path').attr('d', `M0,${SIDE}L${SIDE},0`).attr('stroke', '#bbb');
  for (const [text, x, y, anchor] of [
    ['0', -4, SIDE + 4, 'end'],
    ['1', -4, 8, 'end'],
    ['predicted', SIDE / 2, SIDE + 14, 'middle'],
    ['came', -4, SIDE / 2, 'end'],
  ] as const)
    group.append('text').attr('x', x).attr('y', y).attr('text-anchor', anchor).attr('fill', '#555').text(text);
  for (const { bots, bins } of ones) {
    const points = bins.flatMap(([count, predicted, observed]) =>
      count > 0 ? [`${(predicted * SIDE).toFixed(1)},${((1 - observed) * SIDE).toFixed(1)}`] : [],
    );
    group.append(lineOf(tables.indexOf(bots.join(', '))).attr('d', `M${points.join('L')}`));
  }
  return group;
}

function lineOf(table: number): Pen {
  const { colour, dash } = LINES[table % LINES.length] ?? LINES[0];
  return new Pen('path')
    .attr('fill', 'none')
    .attr('stroke', colour)
    .attr('stroke-width', 2)
    .attr('stroke-dasharray', dash);
}
