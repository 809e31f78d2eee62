/** A board of cells that belong to players, with a street through it on which a figure goes. */
import { drawBox } from './box.js';
import { round, type Size } from './paper.js';
import type { Pen } from './pen.js';
import { PIECE_SIGNS } from './piece-signs.js';
import { type ChartPlayer, hueClass, markerOf, ownerClass, textureOf } from './player-style.js';
import { type GridSceneData, gridOf, type SceneData } from './scene-data.js';
import { BARREL_SIGN, CARD_SIGN } from './scene-signs.js';
import type { Fittings } from './slots.js';
import { fillRect } from './textured.js';
import { wrapWords } from './wrap-words.js';

const GRID = { width: 420, left: 22, top: 14, cell: 50, gap: 4, street: 30, wrap: 14, easy: 11 } as const;

/** A round space of the street. */
const SPACE = 'm-5.6,0a5.6,5.6 0 1 0 11.2,0a5.6,5.6 0 1 0 -11.2,0z';

/** Fits the board of a scene in: a panel, and a slot for each cell, for the figure and for what lies on the street. */
export function fitGrid(fittings: Fittings, { players }: SceneData, board: GridSceneData): void {
  const columnWidth = (GRID.width - GRID.left) / board.columns;
  const box = { width: round(columnWidth - GRID.gap), height: GRID.cell };
  const left = (column: number): number => round(GRID.left + column * columnWidth + GRID.gap / 2);
  const top = (row: number): number =>
    GRID.top + row * (GRID.cell + GRID.gap) + (row > board.streetBelow ? GRID.street + GRID.gap : 0);
  const street = top(board.streetBelow) + GRID.cell + GRID.gap;
  const height = top(board.rows.length - 1) + GRID.cell + 2;
  fittings.panel(
    { kind: 'board', width: GRID.width, height, hue: null },
    (pen) => {
      board.rows.forEach((row, index) => {
        label(pen, row, 8, top(index) + GRID.cell / 2 + 4);
      });
      for (let column = 0; column < board.columns; column += 1)
        label(pen, String(column + 1), left(column) + box.width / 2, 9);
      const corners = board.cells.map(({ row, column }) => ({ x: left(column), y: top(row) }));
      shapes(pen, 'plot', corners, roundedBox(box, 4));
      shapes(pen, 'token', corners.map(cardOn(box)), CARD_SIGN);
      drawStreet(pen, board, columnWidth, street);
    },
    (pen) => {
      for (const cell of board.cells) drawName(pen, cell, left(cell.column), top(cell.row), box.width);
    },
  );
  board.cells.forEach(({ row, column }, index) => {
    fittings.slot('sign', { x: left(column), y: top(row) }, (frame) => {
      const cell = gridOf(frame)?.cells[index];
      const owner = players.find(({ seat }) => seat === cell?.owner);
      if (owner) return ownerSign(fittings, owner, cell?.upgraded === true, cell?.card === true, box);
      return cell?.card === false ? fittings.sign('taken', (pen) => drawCard(pen, box, 'gone')) : '';
    });
  });
  fitStreet(fittings, board, columnWidth, street);
}

function label(pen: Pen, text: string, x: number, y: number): void {
  pen.append('text').attr('class', 'fine mid').attr('x', round(x)).attr('y', round(y)).text(text);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The same shape at many places, as one path. @param shape relative to its place */
function shapes(pen: Pen, className: string, places: readonly Point[], shape: string): void {
  const moved = places.map(({ x, y }) => `M${round(x)},${round(y)}${shape}`);
  pen.append('path').attr('class', className).attr('d', moved.join(''));
}

function drawName(pen: Pen, { name, hue }: GridSceneData['cells'][number], x: number, y: number, width: number): void {
  if (hue)
    pen
      .append('path')
      .attr('class', `fill ${hueClass(hue)}`)
      .attr('d', `M${round(x + 7)},${y + 6.5}h16v4h-16Z`);
  wrapWords(name, GRID.wrap, 2).forEach((word, index) => {
    const text = pen
      .append('text')
      .attr('class', 'name')
      .attr('x', round(x + 7))
      .attr('y', y + 22 + index * 11)
      .text(word);
    // A long word is drawn closer rather than over its neighbours.
    if (word.length > GRID.easy) text.attr('textLength', round(width - 12)).attr('lengthAdjust', 'spacingAndGlyphs');
  });
}

function roundedBox({ width, height }: Size, r: number): string {
  const [across, down] = [round(width - 2 * r), height - 2 * r];
  const corner = (x: number, y: number): string => `a${r},${r} 0 0 1 ${x},${y}`;
  const sides = [`m${r},0h${across}`, corner(r, r), `v${down}`, corner(-r, r), `h${-across}`, corner(-r, -r)];
  return `${sides.join('')}v${-down}${corner(r, -r)}z`;
}

/** The middle of the card on a cell, by the corner of the cell. */
function cardOn({ width, height }: Size): (corner: Point) => Point {
  return ({ x, y }) => ({ x: x + width - 9, y: y + height - 10 });
}

/** What lies on a cell until somebody takes it; the board itself shows it there, and covers it where it has gone. */
function drawCard(pen: Pen, box: Size, className: string): void {
  pen
    .append('path')
    .attr('class', className)
    .attr('transform', `translate(${box.width - 9},${box.height - 10})`)
    .attr('d', CARD_SIGN);
}

/** Whose cell it is, and what is on it; the name needs a calm ground. */
function ownerSign(
  fittings: Fittings,
  { seat, hue }: ChartPlayer,
  isUpgraded: boolean,
  hasCard: boolean,
  box: Size,
): string {
  return fittings.sign(`owner ${seat} ${isUpgraded} ${hasCard}`, (pen) => {
    pen.classed(ownerClass(hue));
    fillRect(pen, { x: 0, y: 0, ...box }, hueClass(hue), textureOf(seat), 4);
    drawBox(pen, 'calm', { x: 3.5, y: 3.5, width: round(box.width - 7), height: box.height - 7 }, 2.5);
    pen
      .append('path')
      .attr('class', `fill ${hueClass(hue)}`)
      .attr('transform', `translate(12,${box.height - 10})`)
      .attr('d', markerOf(seat, 52));
    if (hasCard) drawCard(pen, box, 'token');
    if (isUpgraded)
      pen
        .append('path')
        .attr('class', 'ink')
        .attr('transform', `translate(27,${box.height - 11})`)
        .attr('d', 'M-5,2.6L0,-4L5,2.6ZM-5,5.6H5V4H-5Z');
  });
}

function drawStreet(pen: Pen, board: GridSceneData, columnWidth: number, y: number): void {
  drawBox(pen, 'street', { x: 0, y: round(y), width: GRID.width - GRID.gap / 2, height: GRID.street }, 4);
  const space = columnWidth / board.spacesPerColumn;
  const spaces = Array.from({ length: board.columns * board.spacesPerColumn }, (_, index) => ({
    x: GRID.left + (index + 0.5) * space,
    y: y + GRID.street / 2,
  }));
  shapes(pen, 'space', spaces, SPACE);
  const edges = Array.from({ length: board.columns - 1 }, (_, index) => ({
    x: GRID.left + (index + 1) * columnWidth,
    y: y + 4,
  }));
  shapes(pen, 'edge', edges, `v${GRID.street - 8}`);
}

/** What lies on the street before the figure, column by column; then the figure. */
function fitStreet(fittings: Fittings, board: GridSceneData, columnWidth: number, y: number): void {
  const { columns, spacesPerColumn } = board;
  const space = columnWidth / spacesPerColumn;
  const barrels = (left: number): string =>
    fittings.sign(`barrels ${left}`, (pen) => {
      for (let index = spacesPerColumn - left; index < spacesPerColumn; index += 1)
        pen
          .append('path')
          .attr('class', 'barrel')
          .attr('transform', `translate(${round((index + 0.5) * space)},0) scale(0.72)`)
          .attr('d', BARREL_SIGN);
    });
  for (let column = 0; column < columns; column += 1)
    fittings.slot('sign', { x: round(GRID.left + column * columnWidth), y: y + GRID.street / 2 }, (frame) => {
      const passed = (gridOf(frame)?.figure ?? 0) - column * spacesPerColumn;
      const left = Math.min(spacesPerColumn, spacesPerColumn - passed);
      return left > 0 ? barrels(left) : '';
    });
  const figure = fittings.sign('figure', (pen) => {
    pen.append('path').attr('class', 'figure').attr('transform', 'scale(1.45)').attr('d', PIECE_SIGNS.figure);
  });
  fittings.slot('mover', { x: 0, y: 0, className: figure }, (frame) => {
    const at = gridOf(frame)?.figure;
    if (at == null) return '';
    const x = at < 1 ? GRID.left / 2 : GRID.left + (at - 0.5) * space;
    return `${round(x)} ${y + GRID.street / 2 - 1}`;
  });
}
