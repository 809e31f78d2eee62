/** The marker that stands for a player, or for a group of them, besides the colour. */
import type { Hue } from '../engine/presentation.js';
import type { Pen } from './pen.js';
import { hueClass, markerOf } from './player-style.js';

interface MarkerStyle {
  /** Where what it stands in has no colour, or another one. */
  readonly hue?: Hue;
  /** In square units. */
  readonly area?: number;
}

/** @param seat of the player; of a group: which kind of marker it has @param x, y of its middle, already rounded */
export function drawMarker(pen: Pen, seat: number, x: number, y: number, { hue, area }: MarkerStyle = {}): void {
  pen.append('path', {
    class: hue === undefined ? 'marker' : `marker ${hueClass(hue)}`,
    transform: `translate(${x},${y})`,
    d: markerOf(seat, area),
  });
}
