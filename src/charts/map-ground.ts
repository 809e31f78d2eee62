/** The map itself, drawn once for all turns: regions with their names, and what joins them. */
import type { MapLayout, RoutedLink } from './map-layout.js';
import { NODE } from './map-layout.js';
import { drawHidden, type Pen, round } from './paper.js';

export interface MapGroundData {
  readonly layout: MapLayout;
  /** In the order of the nodes of the layout. */
  readonly nodes: readonly { readonly name: string; readonly aside: boolean }[];
}

/** Ids by which the maps of the turns use it. */
export const GROUND = { links: 'map-links', nodes: 'map-nodes' } as const;

/** @returns an `<svg>` that shows nothing by itself */
export function drawMapGround({ layout, nodes }: MapGroundData): string {
  return drawHidden((defs) => {
    const links = defs.append('g').attr('id', GROUND.links);
    for (const link of layout.links) drawLink(links, link);
    const group = defs.append('g').attr('id', GROUND.nodes);
    layout.nodes.forEach(({ x, y }, index) => {
      const node = nodes[index];
      if (!node) return;
      const [left, top] = [round(x - NODE.width / 2), round(y - NODE.height / 2)];
      if (node.aside) {
        group.append('path').attr('class', 'region aside').attr('d', castlePath(left, top));
      } else {
        group
          .append('rect')
          .attr('class', 'region')
          .attr('x', left)
          .attr('y', top)
          .attr('width', NODE.width)
          .attr('height', NODE.height)
          .attr('rx', 7);
      }
      group
        .append('text')
        .attr('class', 'region-name')
        .attr('x', left + 7)
        .attr('y', top + 15)
        .text(node.name);
    });
  });
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
