/** The sheet that charts are drawn on. */
import type { ScaleLinear } from 'd3';
import { Pen } from './pen.js';

/** From values to coordinates. */
export type Scale = ScaleLinear<number, number>;

/** What every chart says besides its picture. */
export interface Caption {
  /** Unique on the page; made by us, never from a log. */
  readonly id: string;
  readonly title: string;
  /** What the picture shows, for those who do not see it. */
  readonly summary: string;
}

/** Of a picture, in its own units. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a chart is drawn for: a broad page, or a phone. */
export type Format = 'wide' | 'narrow';

/**
 * Draws a chart. The picture is one image to a screen reader, told by title and summary; the links over it are for the
 * pointer alone, since the table beside each chart has the same ones.
 * @returns the markup of one `<svg>`
 */
export function draw(caption: Caption, size: Size, kind: string, paint: (plot: Pen, links: Pen) => void): string {
  const svg = new Pen('svg')
    .attr('class', `chart ${kind}`)
    .attr('viewBox', `0 0 ${size.width} ${size.height}`)
    .attr('width', size.width)
    .attr('height', size.height);
  const plot = svg.append('g', {
    class: 'plot',
    role: 'img',
    'aria-labelledby': `${caption.id}-title ${caption.id}-desc`,
  });
  plot.append('title', { id: `${caption.id}-title` }).text(caption.title);
  plot.append('desc', { id: `${caption.id}-desc` }).text(caption.summary);
  const links = new Pen('g').attr('class', 'links').attr('aria-hidden', 'true');
  paint(plot, links);
  if (!links.isEmpty) svg.append(links);
  return svg.markup;
}

/** Draws a small picture beside something that says the same. */
export function drawSmall(paint: (svg: Pen) => void): string {
  const svg = new Pen('svg');
  paint(svg);
  return svg.markup;
}

/** What several pictures of a page use: drawn once, shown by none. */
export function drawHidden(paint: (definitions: Pen) => void): string {
  const svg = new Pen('svg')
    .attr('class', 'definitions')
    .attr('width', 0)
    .attr('height', 0)
    .attr('aria-hidden', 'true');
  paint(svg.append('defs').append('g'));
  return svg.markup;
}

/** A link over the picture: its title is what the pointer sees. */
export function link(links: Pen, href: string, title: string): Pen {
  const anchor = links.append('a', { href, tabindex: '-1' });
  anchor.append('title').text(title);
  return anchor;
}

/** The markup of pictures for a page that has no places to lead to. */
export function withoutLinks(markup: string): string {
  return markup.replaceAll(/<a href="[^"]*" tabindex="-1"/g, '<g').replaceAll('</a>', '</g>');
}

/** Coordinates with one decimal are enough, and half the bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
