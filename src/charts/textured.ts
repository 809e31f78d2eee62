/** Filled shapes that are told apart by a texture as well as by their colour. */
import type { Pen } from './paper.js';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** @param texture the paint of the texture; null for the plain one */
export function fillRect(pen: Pen, box: Box, hue: string, texture: string | null, rounding = 0): void {
  const paint = (className: string) =>
    pen
      .append('rect')
      .attr('class', className)
      .attr('x', box.x)
      .attr('y', box.y)
      .attr('width', box.width)
      .attr('height', box.height)
      .attr('rx', rounding === 0 ? null : rounding);
  paint(`fill ${hue}`);
  if (texture !== null) paint('texture').attr('fill', texture);
}

export function fillPath(pen: Pen, path: string, hue: string, texture: string | null): void {
  pen.append('path').attr('class', `fill ${hue}`).attr('d', path);
  if (texture !== null) pen.append('path').attr('class', 'texture').attr('fill', texture).attr('d', path);
}
