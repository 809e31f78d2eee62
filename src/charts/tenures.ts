/** Who held what when: a lane for each card, with a bar for each owner. */
import { drawBox } from './box.js';
import { drawMarker } from './marker.js';
import { type Caption, draw, type Format, link, round } from './paper.js';
import type { Pen } from './pen.js';
import { type ChartPlayer, hueClass, textureOf } from './player-style.js';
import { shorten } from './shorten.js';
import { fillRect } from './textured.js';
import { drawTurns, type TurnMark, timeScale } from './time-axis.js';

/** From and to are ticks; a card that changes hands has a span for each owner. */
export interface TenuresData {
  /** One tick per turn, and the end. */
  readonly ticks: number;
  readonly turns: readonly TurnMark[];
  readonly players: readonly ChartPlayer[];
  readonly lanes: readonly {
    readonly name: string;
    readonly kind: string;
    /** What came of it, in a few words. */
    readonly notes: readonly string[];
    readonly spans: readonly {
      readonly seat: number;
      readonly from: number;
      readonly to: number;
      readonly href: string;
      readonly title: string;
    }[];
  }[];
  readonly words: { readonly turn: string };
}

const LAYOUTS = {
  wide: { width: 760, left: 130, right: 240, bar: 26, lane: 48, above: 0, name: 20, room: 60 },
  narrow: { width: 380, left: 6, right: 8, bar: 22, lane: 50, above: 20, name: 40, room: 40 },
} as const;

/** @returns the markup of one `<svg>` */
export function drawTenures(caption: Caption, data: TenuresData, format: Format): string {
  const layout = LAYOUTS[format];
  const baseline = data.lanes.length * layout.lane + 4;
  const size = { width: layout.width, height: baseline + 28 };
  return draw(caption, size, `tenures ${format}`, (plot, links) => {
    const x = timeScale(data.ticks, layout.left, layout.width - layout.right);
    data.lanes.forEach(({ name, kind, notes, spans }, index) => {
      const top = index * layout.lane + layout.above + (layout.above > 0 ? 0 : (layout.lane - layout.bar) / 2);
      const middle = top + layout.bar / 2;
      const label = plot.append('text', { class: 'lane-name' });
      if (layout.above > 0) {
        label.attr('x', layout.left).attr('y', top - 6);
        label.append('tspan', { class: 'name' }).text(name);
        label.append('tspan', { class: 'fine', dx: 7 }).text(kind);
      } else {
        label.append('tspan', { class: 'name', x: 0, y: middle - 2 }).text(shorten(name, layout.name));
        label.append('tspan', { class: 'fine', x: 0, y: middle + 15 }).text(shorten(kind, layout.name));
      }
      drawNotes(plot, notes, layout, layout.above > 0 ? top - 6 : middle);
      plot.append('path', { class: 'grid', d: `M${layout.left},${middle}H${layout.width - layout.right}` });
      for (const { seat, from, to, href, title } of spans) {
        const player = data.players.find((one) => one.seat === seat);
        if (!player) continue;
        const left = round(x(from));
        const box = { x: left, y: top, width: Math.max(2, round(x(to) - left - 1.5)), height: layout.bar };
        fillRect(plot, box, hueClass(player.hue), textureOf(player.seat), 3);
        const room = Math.floor((box.width - 34) / 8);
        if (box.width >= 17) {
          const text = room >= 4 ? shorten(player.name, room) : '';
          const plate = {
            x: round(left + (text === '' ? Math.min(3, (box.width - 17) / 2) : 3)),
            y: top + 4,
            width: 17 + ([...text].length > 0 ? [...text].length * 8 + 6 : 0),
            height: layout.bar - 8,
          };
          fillRect(plot, plate, 'plate', null, 3);
          drawMarker(plot, seat, round(plate.x + 8.5), middle, { hue: player.hue, area: 52 });
          if (text !== '') plot.write(text, left + 21, middle + 5, 'inside');
        }
        drawBox(link(links, href, title), 'strip', box);
      }
    });
    drawTurns(plot, data.turns, x, baseline, layout.room);
    plot.write(layout.above > 0 ? '' : data.words.turn, 0, baseline + 19, 'fine');
  });
}

/** Beside the lane; on a phone, where room is scarce, the first note at the end of the line above it. */
function drawNotes(plot: Pen, notes: readonly string[], layout: (typeof LAYOUTS)[Format], y: number): void {
  const narrow = layout.above > 0;
  const shown = narrow ? notes.slice(0, 1) : notes;
  const right = narrow ? layout.width - layout.right : layout.width - layout.right + 16;
  shown.forEach((note, index) => {
    plot.write(
      note,
      right,
      narrow ? y : y + (shown.length > 1 ? -2 : 5) + index * 17,
      index === 0 && !narrow ? 'note-text' : 'fine',
      narrow ? 'end' : 'start',
    );
  });
}
