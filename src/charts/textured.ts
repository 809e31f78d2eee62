/** Filled shapes that are told apart by a texture as well as by their colour. */
import { type Box, drawBox } from './box.js';
import type { Pen } from './pen.js';

/** @param texture the paint of the texture; null for the plain one */
export function fillRect(pen: Pen, box: Box, hue: string, texture: string | null, rounding = 0): void {
  drawBox(pen, `fill ${hue}`, box, rounding);
  if (texture !== null) drawBox(pen, 'texture', box, rounding).attr('fill', texture);
}

/** @param path closed @param texture the paint of the texture; null for the plain one */
export function fillPath(pen: Pen, path: string, hue: string, texture: string | null): void {
  pen.append('path', { class: `fill ${hue}`, d: path });
  if (texture !== null) pen.append('path', { class: 'texture', fill: texture, d: path });
}
