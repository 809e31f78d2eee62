/** What lies before a player, or before nobody: numbers with their signs, and cards. */

import { wholeNumber } from '../text/whole-number.js';
import { drawBox } from './box.js';
import { round } from './paper.js';
import type { Pen } from './pen.js';
import { type ChartPlayer, hueClass, markerOf } from './player-style.js';
import {
  type FrameData,
  type MatFrameData,
  type SceneCounterData,
  type SceneData,
  type SceneZoneData,
  UNSEEN_CARD,
} from './scene-data.js';
import { SCENE_SIGNS } from './scene-signs.js';
import { shorten } from './shorten.js';
import type { Fittings } from './slots.js';
import { wrapWords } from './wrap-words.js';

/** A mat beside a board is smaller than one that is all there is. */
const WIDTHS = { beside: 270, alone: 320, common: 420 } as const;
const MAT = { pad: 8, head: 30, counters: 22, name: 12, chip: 18, gap: 3, person: 13, label: 13, tower: 34 } as const;
/** The least width of a card with its name. */
const CHIP_WIDTH = 78;

interface Mat {
  readonly width: number;
  readonly seat: number | null;
  readonly read: (frame: FrameData) => MatFrameData | null | undefined;
}

/** Fits in what lies before one player. */
export function fitMat(fittings: Fittings, data: SceneData, player: ChartPlayer): void {
  const width = data.board ? WIDTHS.beside : WIDTHS.alone;
  const [score, ...counters] = data.counters;
  const mat: Mat = { width, seat: player.seat, read: ({ players }) => players[player.seat] };
  const zonesTop = MAT.head + (counters.length > 0 ? MAT.counters : 0);
  const { tops, height } = stacked(data, data.zones, width, zonesTop);
  fittings.panel({ kind: 'mat', width, height, hue: player.hue }, (pen) => {
    drawBox(pen, 'mat', { x: 1, y: 1, width: width - 2, height: height - 2 }, 5);
    pen.append('path', { class: 'mat-edge', d: `M1,6a5,5 0 0 1 5,-5H${width - 6}a5,5 0 0 1 5,5Z` });
    pen.append('path', { class: 'own', transform: 'translate(15,19)', d: markerOf(player.seat, 80) });
    pen.write(shorten(player.name, width > 300 ? 30 : 20), 26, 23.5, 'who');
    drawCounterSigns(pen, counters, width, MAT.head);
    drawZoneNames(pen, data.zones, tops);
  });
  const active = fittings.sign(`active ${width}`, (pen) => {
    drawBox(pen, 'mover', { x: 1.25, y: 1.25, width: width - 2.5, height: height - 2.5 }, 5);
  });
  fittings.slot(
    'sign',
    { x: 0, y: 0, className: 'quiet' },
    ({ mover }) => mover === player.seat,
    (isActive) => (isActive ? active : ''),
  );
  if (score) fitCounter(fittings, mat, score, 0, { x: width - MAT.pad, y: 25, className: 'score' });
  fitCounters(fittings, mat, counters, 1, MAT.head);
  data.zones.forEach((zone, index) => {
    fitZone(fittings, data, mat, zone, index, tops[index] ?? 0);
  });
}

/** What belongs to nobody, below the board. */
export function fitCommon(fittings: Fittings, data: SceneData): void {
  if (!data.common) return;
  const { counters, zones } = data.common;
  const mat: Mat = { width: WIDTHS.common, seat: null, read: ({ common }) => common };
  const { tops, height } = stacked(data, zones, mat.width, counters.length > 0 ? MAT.counters : 0);
  fittings.panel({ kind: 'common', width: mat.width, height, hue: null }, (pen) => {
    drawCounterSigns(pen, counters, mat.width, 0);
    drawZoneNames(pen, zones, tops);
  });
  fitCounters(fittings, mat, counters, 0, 0);
  zones.forEach((zone, index) => {
    fitZone(fittings, data, mat, zone, index, tops[index] ?? 0);
  });
}

/** Zones one below the other. */
function stacked(
  data: SceneData,
  zones: readonly SceneZoneData[],
  width: number,
  from: number,
): { readonly tops: readonly number[]; readonly height: number } {
  let top = from;
  const tops = zones.map((zone) => {
    const own = top;
    top += MAT.name + zoneHeight(data, zone, width) + 2;
    return own;
  });
  return { tops, height: round(top + 5) };
}

function drawZoneNames(pen: Pen, zones: readonly SceneZoneData[], tops: readonly number[]): void {
  zones.forEach(({ name }, index) => {
    pen.write(name, MAT.pad, (tops[index] ?? 0) + 9, 'fine');
  });
}

function counterPlaces(
  width: number,
  count: number,
  top: number,
): readonly { readonly x: number; readonly y: number }[] {
  const step = Math.min(46, (width - 2 * MAT.pad) / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => ({ x: round(MAT.pad + index * step), y: top }));
}

function drawCounterSigns(pen: Pen, counters: readonly SceneCounterData[], width: number, top: number): void {
  counterPlaces(width, counters.length, top).forEach(({ x, y }, index) => {
    const counter = counters[index];
    if (!counter) return;
    pen.append('path', {
      class: counter.hue ? `fill ${hueClass(counter.hue)}` : 'ink',
      transform: `translate(${x + 7},${y + 11}) scale(0.82)`,
      'fill-rule': 'evenodd',
      d: SCENE_SIGNS[counter.sign],
    });
  });
}

function fitCounters(
  fittings: Fittings,
  mat: Mat,
  counters: readonly SceneCounterData[],
  first: number,
  top: number,
): void {
  counterPlaces(mat.width, counters.length, top).forEach(({ x, y }, index) => {
    const counter = counters[index];
    if (counter) fitCounter(fittings, mat, counter, first + index, { x: x + 16, y: y + 15.5, className: '' });
  });
}

function fitCounter(
  fittings: Fittings,
  { read }: Mat,
  { name }: SceneCounterData,
  index: number,
  place: { readonly x: number; readonly y: number; readonly className: string },
): void {
  fittings.slot(
    'text',
    { ...place, says: name },
    (frame) => {
      const mat = read(frame);
      return mat ? (mat.counters[index] ?? '?') : '';
    },
    (count) => (typeof count === 'number' ? wholeNumber(count) : count),
  );
}

function columnsIn(width: number): number {
  return Math.floor((width - 2 * MAT.pad + MAT.gap) / (CHIP_WIDTH + MAT.gap));
}

/** How many things a face shows one above the other. */
function thingsOn({ amounts, coin, plus }: SceneData['cards'][number]): number {
  return (amounts ?? []).reduce((sum, amount) => sum + amount, 0) + (coin === null ? 0 : 1) + (plus > 0 ? 1 : 0);
}

function tallest({ cards }: SceneData): number {
  return Math.max(1, ...cards.map(thingsOn));
}

function zoneHeight(data: SceneData, { style, size }: SceneZoneData, width: number): number {
  if (style === 'names') return Math.max(1, Math.ceil(size / columnsIn(width))) * (MAT.chip + MAT.gap);
  return style === 'labels' ? MAT.tower + 2 : tallest(data) * MAT.person + 4 + MAT.label;
}

function fitZone(fittings: Fittings, data: SceneData, mat: Mat, zone: SceneZoneData, index: number, top: number): void {
  const room = mat.width - 2 * MAT.pad + MAT.gap;
  const perRow = zone.style === 'names' ? columnsIn(mat.width) : Math.max(1, zone.size);
  const step = zone.style === 'names' ? room / perRow : Math.min(34, room / perRow);
  const width = round(step - MAT.gap);
  const height = zone.style === 'names' ? MAT.chip : zoneHeight(data, zone, mat.width);
  const signOf = (card: number): string => cardSign(fittings, data, zone.style, card, width);
  const back = signOf(UNSEEN_CARD);
  for (let place = 0; place < zone.size; place += 1) {
    const x = round(MAT.pad + (place % perRow) * step);
    const y = top + MAT.name + Math.floor(place / perRow) * (MAT.chip + MAT.gap);
    const secret = zone.secret && mat.seat !== null;
    fittings.slot(
      'sign',
      { x, y, owner: secret ? mat.seat : null, hidden: secret ? back : '' },
      (frame) => mat.read(frame)?.zones[index]?.[place],
      (card) => (card === undefined ? '' : signOf(card)),
    );
    fittings.spot(
      { x, y, width, height },
      (frame) => data.cards[mat.read(frame)?.zones[index]?.[place] ?? UNSEEN_CARD],
    );
  }
}

/** A card as a zone of this style shows it; drawn when it is first needed. */
function cardSign(
  fittings: Fittings,
  data: SceneData,
  style: SceneZoneData['style'],
  number: number,
  width: number,
): string {
  const key = `card ${number} ${style} ${width}`;
  const card = data.cards[number];
  return fittings.sign(key, (pen) => {
    if (style === 'names') drawChip(pen, card, width);
    else if (style === 'labels') drawTower(pen, card, width);
    else drawFace(pen, data, card, width);
  });
}

type Card = SceneData['cards'][number] | undefined;

function drawChip(pen: Pen, card: Card, width: number): void {
  pen.append('rect', { class: card ? 'chip' : 'chip back', width, height: MAT.chip, rx: 3 });
  if (!card) return;
  if (card.hue)
    pen.append('path', {
      class: `fill ${hueClass(card.hue)}`,
      d: `M0,3a3,3 0 0 1 3,-3h1.5v${MAT.chip}h-1.5a3,3 0 0 1 -3,-3Z`,
    });
  const [line = ''] = wrapWords(card.name, Math.floor((width - 9) / 4.6), 1);
  pen.write(shorten(line, Math.floor((width - 9) / 4.6)), 8, 12.4, 'card-name');
}

/** Face down: no more than its label, as far as somebody knows it. */
function drawTower(pen: Pen, card: Card, width: number): void {
  const { tower: foot } = MAT;
  const [w, wall] = [Math.min(width, 26), Math.min(width, 26) / 8];
  const across = (eighths: number): number => round((width - w) / 2 + eighths * wall);
  const teeth = `V0H${across(1.6)}V4H${across(3.2)}V0H${across(4.8)}V4H${across(6.4)}V0H${across(8)}`;
  pen.append('path', {
    class: card ? 'tower' : 'tower back',
    d: `M${across(1)},${foot}V11L${across(0)},8${teeth}V8L${across(7)},11V${foot}Z`,
  });
  pen.append('path', { class: 'door', d: `M${across(3)},${foot}v-4a${round(wall)},4 0 0 1 ${round(2 * wall)},0v4Z` });
  pen.write(card?.label ?? '', round(width / 2), 23, 'card-label');
}

/** What is on a card: from the foot its persons, above them its coin, or the persons that are to come. */
function drawFace(pen: Pen, data: SceneData, card: Card, width: number): void {
  const height = tallest(data) * MAT.person + 4;
  const middle = round(width / 2);
  pen.append('rect', { class: 'face', width, height, rx: 3 });
  pen.write(card?.label ?? '?', middle, height + 11, 'card-label');
  let y = height - 8.5;
  data.parts.forEach(({ sign, hue }, part) => {
    for (let unit = 0; unit < (card?.amounts?.[part] ?? 0); unit += 1) {
      drawPart(pen, { sign, hue }, middle, y, 0.8);
      y -= MAT.person;
    }
  });
  const coin = data.parts[card?.coin ?? -1];
  if (coin) {
    pen.append('circle', { class: 'coin', cx: middle, cy: y, r: 5.2 });
    drawPart(pen, { sign: coin.sign, hue: null }, middle, y, 0.42);
  }
  if (card && card.plus > 0) pen.write(`+${card.plus}`, middle, round(height / 2 + 4), 'card-label');
}

function drawPart(
  pen: Pen,
  { sign, hue }: Pick<SceneCounterData, 'sign' | 'hue'>,
  x: number,
  y: number,
  scale: number,
) {
  pen.append('path', {
    class: hue ? `fill ${hueClass(hue)}` : 'ink',
    transform: `translate(${x},${y}) scale(${scale})`,
    d: SCENE_SIGNS[sign],
  });
}
