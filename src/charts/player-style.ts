/** How players and parts are told apart besides their colour: markers, dashes, textures. */
import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolStar, symbolTriangle, symbolWye } from 'd3';
import type { Hue } from '../engine/presentation.js';

/** A player in a chart. */
export interface ChartPlayer {
  /** 0-based; decides marker, dashes and texture. */
  readonly seat: number;
  readonly name: string;
  readonly hue: Hue;
}

const MARKERS = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolWye, symbolStar] as const;
const DASHES = ['', '9 3', '2.5 2.5', '9 3 2.5 3', '14 3', '5 2 1 2'] as const;
/** How many textures the page defines besides plain colour (templates/page.hbs). */
const TEXTURES = 5;

/** The path of a player's marker around the origin. @param area in square units */
export function markerOf(seat: number, area = 64): string {
  const shape = MARKERS[seat % MARKERS.length] ?? symbolCircle;
  return symbol(shape, area).digits(1)() ?? '';
}

export function dashesOf(seat: number): string | null {
  return DASHES[seat % DASHES.length] || null;
}

/** The texture that lies over a colour; null for the plain one. Those of players (`p`) run larger than those of parts. */
export function textureOf(index: number): string | null {
  const texture = index % (TEXTURES + 1);
  return texture === 0 ? null : `url(#texture-${texture})`;
}

/** The class that gives a shape its colour. */
export function hueClass(hue: Hue): string {
  return `hue-${hue}`;
}

/** The class of what belongs to a player, where other things of the same chart have colours, too. */
export function ownerClass(hue: Hue): string {
  return `of ${hueClass(hue)}`;
}
