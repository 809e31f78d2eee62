/** The map itself: regions with their names, and what joins them. */
import { drawBox } from './box.js';
import type { MapLayout, RoutedLink } from './map-layout.js';
import { NODE } from './map-layout.js';
import { round } from './paper.js';
import type { Pen } from './pen.js';

/** A region, or a place beside the map. */
export interface MapNodeData {
  readonly name: string;
  readonly aside: boolean;
}

/** What joins the regions; it lies below them. */
export function drawLinks(pen: Pen, { links }: MapLayout): void {
  for (const link of links) drawLink(pen, link);
}

/** A region, or a place beside the map. @param left, top of its frame */
export function drawNode(pen: Pen, { name, aside }: MapNodeData, left: number, top: number): void {
  if (aside) {
    pen.append('path').attr('class', 'region aside').attr('d', castlePath(left, top));
  } else drawBox(pen, 'region', { x: left, y: top, ...NODE }, 7);
  pen
    .append('text')
    .attr('class', 'region-name')
    .attr('x', left + 7)
    .attr('y', top + 15)
    .text(name);
}

function drawLink(pen: Pen, { path, arrow, middle, angle }: RoutedLink): void {
  pen
    .append('path')
    .attr('class', arrow ? 'link arrow' : 'link')
    .attr('d', path);
  if (!arrow) return;
  for (const turned of [angle, angle + 180]) {
    pen
      .append('path')
      .attr('class', 'arrow-head')
      .attr('transform', `translate(${middle.x},${middle.y}) rotate(${round(turned)})`)
      .attr('d', 'M2,-3.5L7,0L2,3.5');
  }
}

/** A place beside the map has battlements. */
function castlePath(left: number, top: number): string {
  const tooth = NODE.width / 7;
  let path = `M${left},${top + NODE.height}V${top - 5}`;
  for (let index = 0; index < 7; index += 1)
    path += `h${round(tooth)}${index < 6 ? (index % 2 === 0 ? 'v5' : 'v-5') : ''}`;
  return `${path}V${top + NODE.height}Z`;
}
