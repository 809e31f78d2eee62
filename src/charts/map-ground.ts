/** The map itself: regions with their names, and what joins them. */
import { drawBox } from './box.js';
import { type MapLayout, NODE } from './map-layout.js';
import { round } from './paper.js';
import type { Pen } from './pen.js';

/** A region, or a place beside the map. */
export interface MapNodeData {
  readonly name: string;
  readonly aside: boolean;
}

/** What lies below the regions: the sea, land that is not in use, and what joins regions that do not touch. */
export function drawGround(pen: Pen, { width, height, nodes, links, unused }: MapLayout): void {
  if (nodes.some(({ outline }) => outline !== null))
    drawBox(pen, 'sea', { x: -6, y: -4, width: width + 12, height: height + 10 }, 8);
  for (const outline of unused) pen.append('path', { class: 'region unused', d: outline });
  for (const { isShared, arrow, path } of links) {
    if (isShared) continue;
    pen.append('path', { class: arrow ? 'link arrow' : 'link', d: path });
  }
}

/** The heads of arrows, above the regions: shores leave them little room. */
export function drawArrowHeads(pen: Pen, { links }: MapLayout): void {
  for (const { arrow, middle, angle } of links) {
    if (!arrow) continue;
    for (const turned of [angle, angle + 180]) {
      pen.append('path', {
        class: 'arrow-head',
        transform: `translate(${middle.x},${middle.y}) rotate(${round(turned)})`,
        d: 'M2,-3.5L7,0L2,3.5',
      });
    }
  }
}

/** A region, or a place beside the map. @param left, top of its frame */
export function drawNode(
  pen: Pen,
  { name, aside }: MapNodeData,
  outline: string | null,
  left: number,
  top: number,
): void {
  if (outline !== null) pen.append('path', { class: 'region', d: outline });
  else if (aside) {
    pen.append('path', { class: 'region aside', d: castlePath(left, top) });
  } else drawBox(pen, 'region', { x: left, y: top, ...NODE }, 7);
  pen.write(name, left + 7, top + 15, 'region-name');
}

/** A place beside the map has battlements. */
function castlePath(left: number, top: number): string {
  const tooth = NODE.width / 7;
  let path = `M${left},${top + NODE.height}V${top - 5}`;
  for (let index = 0; index < 7; index += 1)
    path += `h${round(tooth)}${index < 6 ? (index % 2 === 0 ? 'v5' : 'v-5') : ''}`;
  return `${path}V${top + NODE.height}Z`;
}
