/** A board of cells that belong to players, with a street through it on which a figure goes. */
import type { GridFrame, SceneCell } from '../engine/scene.js';
import { drawBox } from './box.js';
import { round, type Size } from './paper.js';
import type { Pen } from './pen.js';
import { PIECE_SIGNS } from './piece-signs.js';
import { type ChartPlayer, hueClass, markerOf, ownerClass, textureOf } from './player-style.js';
import { type FrameData, type GridSceneData, gridOf, type SceneData } from './scene-data.js';
import { BARREL_SIGN, CARD_SIGN, SCENE_SIGNS } from './scene-signs.js';
import type { Fittings } from './slots.js';
import { fillRect } from './textured.js';
import { wrapWords } from './wrap-words.js';

const GRID = { width: 420, left: 22, top: 14, cell: 56, gap: 4, street: 30, wrap: 14, easy: 9 } as const;

/** A round space of the street. */
const SPACE = 'm-5.6,0a5.6,5.6 0 1 0 11.2,0a5.6,5.6 0 1 0 -11.2,0z';

/** Fits the board of a scene in: a panel, and a slot for each cell, for the figure and for what lies on the street. */
export function fitGrid(fittings: Fittings, { players }: SceneData, board: GridSceneData): void {
  const { cells, joints, spacesPerColumn } = board;
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
      const corners = cells.map(({ row, column }) => ({ x: left(column), y: top(row) }));
      shapes(pen, 'plot', corners, roundedBox(box, 4));
      drawStreet(pen, board, columnWidth, street);
    },
    (pen) => {
      for (const cell of cells) drawName(pen, cell, left(cell.column), top(cell.row), box.width);
    },
  );
  // The column in whose area the figure stands.
  const seen = fittings.sign('seen', (pen) => {
    drawBox(pen, 'seen', { x: 0, y: GRID.top - 3, width: round(columnWidth), height: height - GRID.top + 4 }, 4);
  });
  for (let column = 0; column < board.columns; column += 1)
    fittings.slot(
      'sign',
      { x: GRID.left + column * columnWidth, y: 0, className: 'quiet' },
      (frame) => Math.ceil((gridOf(frame)?.figure ?? 0) / spacesPerColumn) === column + 1,
      (isSeen) => (isSeen ? seen : ''),
    );
  cells.forEach((one, index) => {
    const cellIn = (frame: FrameData) => gridOf(frame)?.cells[index];
    fittings.slot(
      'sign',
      { x: left(one.column), y: top(one.row) },
      (frame) => lookOf(cellIn(frame)),
      (_, frame) => {
        const cell = cellIn(frame);
        if (!cell) return '';
        const owner = players.find(({ seat }) => seat === cell.owner);
        const face = faceSign(fittings, board, one, cell.upgraded, box);
        return cellSign(fittings, owner, { ...cell, face }, box);
      },
    );
    fittings.spot({ x: left(one.column), y: top(one.row), ...box }, () => ({
      id: one.id,
      name: `${one.id} ${one.name}`,
    }));
  });
  // Neighbours of one owner are joined by a bridge over what lies between them.
  for (const [cell, other] of joints) {
    const [a, b] = [cells[cell], cells[other]];
    if (!a || !b) continue;
    const isBelow = a.column === b.column;
    const [row, column] = [Math.max(a.row, b.row), Math.max(a.column, b.column)];
    const ownerOfBoth = (frame: FrameData): number | null => {
      const [seat = null, second] = [gridOf(frame)?.cells[cell]?.owner, gridOf(frame)?.cells[other]?.owner];
      return seat === second ? seat : null;
    };
    fittings.slot('sign', { x: left(column), y: top(row), className: 'quiet' }, ownerOfBoth, (seat) => {
      const owner = players.find((player) => player.seat === seat);
      if (!owner) return '';
      return fittings.sign(`joint ${seat} ${isBelow}`, (pen) => {
        const along = (length: number): number => round(length * 0.3);
        drawBox(
          pen,
          `fill ${hueClass(owner.hue)}`,
          isBelow
            ? { x: along(box.width), y: -GRID.gap - 1, width: round(box.width * 0.4), height: GRID.gap + 2 }
            : { x: -GRID.gap - 1, y: along(box.height), width: GRID.gap + 2, height: round(box.height * 0.4) },
        );
      });
    });
  }
  fitStreet(fittings, board, columnWidth, street);
}

/** What stands on a cell, as a number; undefined where there is no such cell. */
function lookOf(cell: GridFrame['cells'][number] | undefined): number | undefined {
  return cell && 4 * (cell.owner ?? -1) + (cell.upgraded ? 2 : 0) + (cell.card ? 1 : 0);
}

/** What is printed on a cell, drawn once for all that are alike; undefined where nobody knows it. */
function faceSign(
  fittings: Fittings,
  { priced: goods }: GridSceneData,
  cell: SceneCell | undefined,
  isUpgraded: boolean,
  { width, height }: Size,
): string | undefined {
  const side = cell?.sides[isUpgraded ? 1 : 0];
  if (!cell || !side) return undefined;
  // Whoever has upgraded a building has nothing more to pay for it.
  const cost = isUpgraded ? [] : (cell.cost ?? []).flatMap((amount, good) => (amount > 0 ? [{ amount, good }] : []));
  const yields = (side.yields ?? []).flatMap((amount, good) => Array.from({ length: amount }, () => good));
  return fittings.sign(
    `face ${cost.map(({ amount, good }) => `${amount} ${good}`).join()} ${yields.join()} ${side.points}`,
    (pen) => {
      const sign = (on: Pen, good: number, x: number, y: number): void => {
        const { sign: of = 'coin', hue = null } = goods[good] ?? {};
        on.append('path', {
          class: hue ? `fill ${hueClass(hue)}` : 'ink',
          transform: `translate(${x},${y}) scale(0.5)`,
          'fill-rule': 'evenodd',
          d: SCENE_SIGNS[of],
        });
      };
      const price = cost.length > 0 ? pen.append('g', { class: 'cost' }) : pen;
      cost.forEach(({ amount, good }, index) => {
        const x = 6 + index * 16.5;
        price.write(amount, x, 12, 'price');
        sign(price, good, x + 9.5, 9);
      });
      yields.forEach((good, index) => {
        sign(pen, good, 11 + index * 9, height - 10);
      });
      if (side.points === null) return;
      const star = `translate(${round(width - 12)},${height - 11})`;
      pen.append('path', { class: 'star', transform: star, d: SCENE_SIGNS.points });
      pen.write(side.points, round(width - 12), height - 7.5, 'price mid');
    },
  );
}

function label(pen: Pen, text: string, x: number, y: number): void {
  pen.write(text, round(x), round(y), 'fine mid');
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The same shape at many places, as one path. @param shape relative to its place */
function shapes(pen: Pen, className: string, places: readonly Point[], shape: string): void {
  const moved = places.map(({ x, y }) => `M${round(x)},${round(y)}${shape}`);
  pen.append('path', { class: className, d: moved.join('') });
}

function drawName(pen: Pen, { name, hue }: GridSceneData['cells'][number], x: number, y: number, width: number): void {
  if (hue) pen.append('path', { class: `fill ${hueClass(hue)}`, d: `M${round(x + 5.5)},${y + 16}h3v21h-3Z` });
  wrapWords(name, GRID.wrap, 2).forEach((word, index) => {
    const text = pen.write(word, round(x + 11), y + 25 + index * 11, 'name');
    // A long word is drawn closer rather than over its neighbours.
    if (word.length > GRID.easy) text.attr('textLength', round(width - 16)).attr('lengthAdjust', 'spacingAndGlyphs');
  });
}

function roundedBox({ width, height }: Size, r: number): string {
  const [across, down] = [round(width - 2 * r), height - 2 * r];
  const corner = (x: number, y: number): string => `a${r},${r} 0 0 1 ${x},${y}`;
  const sides = [`m${r},0h${across}`, corner(r, r), `v${down}`, corner(-r, r), `h${-across}`, corner(-r, -r)];
  return `${sides.join('')}v${-down}${corner(r, -r)}z`;
}

/** What lies on a cell until somebody takes it. */
function drawCard(pen: Pen, { width, height }: Size): void {
  pen.append('path', { class: 'token', transform: `translate(${round(width / 2)},${height - 10})`, d: CARD_SIGN });
}

/** What is on a cell, and whose it is. */
function cellSign(
  fittings: Fittings,
  owner: ChartPlayer | undefined,
  { upgraded, card, face }: { readonly upgraded: boolean; readonly card: boolean; readonly face: string | undefined },
  box: Size,
): string {
  if (!owner && !card) return face ?? '';
  return fittings.sign(`cell ${owner?.seat} ${upgraded} ${card} ${face}`, (pen) => {
    if (owner) drawOwner(pen, owner, box);
    if (face !== undefined) pen.append('use', { href: `#${face}`, x: 0, y: 0 });
    if (card) drawCard(pen, box);
    if (!owner || !upgraded) return;
    const { width } = box;
    const corner = round(width - 20);
    pen.append('path', { class: `fill ${hueClass(owner.hue)}`, d: `M${corner},0h16a4,4 0 0 1 4,4v16Z` });
    pen.append('path', { class: 'lift', d: `M${round(width - 10.5)},9.5l3.5,-5l3.5,5Z` });
  });
}

/** The frame of whoever has built here, with their marker; what is printed needs a calm ground. */
function drawOwner(pen: Pen, { seat, hue }: ChartPlayer, box: Size): void {
  const { width, height } = box;
  pen.classed(ownerClass(hue));
  fillRect(pen, { x: 0, y: 0, ...box }, hueClass(hue), textureOf(seat), 4);
  drawBox(pen, 'calm', { x: 3.5, y: 3.5, width: round(width - 7), height: height - 7 }, 2.5);
  pen.append('path', {
    class: `fill ${hueClass(hue)}`,
    transform: `translate(${round(width / 2 + 9)},${height - 10})`,
    d: markerOf(seat, 52),
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
  const middle = (at: number): number => (at < 1 ? GRID.left / 2 : GRID.left + (at - 0.5) * space);
  const barrels = (left: number): string =>
    fittings.sign(`barrels ${left}`, (pen) => {
      for (let index = spacesPerColumn - left; index < spacesPerColumn; index += 1)
        pen.append('path', {
          class: 'barrel',
          transform: `translate(${round((index + 0.5) * space)},0) scale(0.72)`,
          d: BARREL_SIGN,
        });
    });
  for (let column = 0; column < columns; column += 1)
    fittings.slot(
      'sign',
      { x: round(GRID.left + column * columnWidth), y: y + GRID.street / 2 },
      (frame) => {
        const passed = (gridOf(frame)?.figure ?? 0) - column * spacesPerColumn;
        return Math.min(spacesPerColumn, spacesPerColumn - passed);
      },
      (left) => (left > 0 ? barrels(left) : ''),
    );
  for (let at = 0; at <= columns * spacesPerColumn; at += 1)
    fittings.spot({ x: round(middle(at) - space / 2), y, width: round(space), height: GRID.street }, () => ({
      ...{ id: `space ${at}`, name: String(at) },
    }));
  const figure = fittings.sign('figure', (pen) => {
    pen.append('path', { class: 'figure', transform: 'scale(1.45)', d: PIECE_SIGNS.figure });
  });
  fittings.slot(
    'mover',
    { x: 0, y: 0, className: figure },
    (frame) => gridOf(frame)?.figure,
    (at) => (at == null ? '' : `${round(middle(at))} ${y + GRID.street / 2 - 1}`),
  );
}
