/** A figure of a report as templates want it: its pictures as markup, and the signs of its legend. */
import { drawContestRows } from '../charts/contest-rows.js';
import { drawCountdown } from '../charts/countdown.js';
import { drawExpectedBars } from '../charts/expected-bars.js';
import { drawGridBoard } from '../charts/grid-board.js';
import { drawIntervalDots } from '../charts/interval-dots.js';
import { drawLaidCards } from '../charts/laid-cards.js';
import { drawLanes } from '../charts/lanes.js';
import { drawMarginMatrix } from '../charts/margin-matrix.js';
import type { Caption, Format } from '../charts/paper.js';
import { textureOf } from '../charts/player-style.js';
import { drawRace } from '../charts/race.js';
import { drawScoreColumns } from '../charts/score-columns.js';
import { drawStackedAreas } from '../charts/stacked-areas.js';
import { drawStackedBars } from '../charts/stacked-bars.js';
import { drawStepLines } from '../charts/step-lines.js';
import { drawTenures } from '../charts/tenures.js';
import { drawWorthRows } from '../charts/worth-rows.js';
import type { Figure, LegendEntry, Panel, PartPanel } from './model.js';

/** Pictures for broad pages and for phones, or panels. */
interface Pictures {
  readonly pictures: readonly string[];
  readonly panels: readonly object[];
}

/** A figure with its pictures; those of wide pages and of phones are two. */
export function drawnFigure(figure: Figure): Pictures {
  const told = { ...figure, legend: figure.legend.map(signed) };
  return { ...told, ...picturesOf(figure) };
}

function picturesOf(figure: Figure): Pictures {
  const { drawing } = figure;
  switch (drawing.kind) {
    case 'step-lines':
      return bothWidths(figure, drawing.data, drawStepLines);
    case 'stacked-bars':
      return bothWidths(figure, drawing.data, drawStackedBars);
    case 'grid-board':
      return bothWidths(figure, drawing.data, drawGridBoard);
    case 'tenures':
      return bothWidths(figure, drawing.data, drawTenures);
    case 'score-columns':
      return bothWidths(figure, drawing.data, drawScoreColumns);
    case 'contest-rows':
      return bothWidths(figure, drawing.data, drawContestRows);
    case 'expected-bars':
      return bothWidths(figure, drawing.data, drawExpectedBars);
    case 'interval-dots':
      return bothWidths(figure, drawing.data, (caption, data, width) =>
        drawIntervalDots(caption, data, width === 'wide' ? 'column' : width),
      );
    case 'race':
      return partPanels(figure, drawing.panels, drawRace);
    case 'countdown':
      return partPanels(figure, drawing.panels, drawCountdown);
    case 'margin-matrix':
      return partPanels(figure, drawing.panels, drawMarginMatrix);
    case 'laid-cards':
      return playerPanels(figure, drawing.panels, drawLaidCards);
    case 'worth-rows':
      return playerPanels(figure, drawing.panels, drawWorthRows);
    case 'stacked-areas':
      return playerPanels(figure, drawing.panels, drawStackedAreas);
    case 'lanes':
      return playerPanels(figure, drawing.panels, drawLanes);
  }
}

function bothWidths<Data>(
  { id, title, summary }: Caption,
  data: Data,
  drawPicture: (caption: Caption, data: Data, width: Format) => string,
): Pictures {
  const pictures = (['wide', 'narrow'] as const).map((width) =>
    drawPicture({ id: `${id}-${width}`, title, summary }, data, width),
  );
  return { pictures, panels: [] };
}

function playerPanels<Data>(
  { id }: Caption,
  panels: readonly Panel<Data>[],
  drawPanel: (caption: Caption, data: Data) => string,
): Pictures {
  return {
    pictures: [],
    panels: panels.map(({ player, data, ...told }) => ({
      player,
      part: null,
      picture: drawPanel({ id: `${id}-${player.seat}`, ...told }, data),
    })),
  };
}

function partPanels<Data>(
  { id }: Caption,
  panels: readonly PartPanel<Data>[],
  drawPanel: (caption: Caption, data: Data) => string,
): Pictures {
  return {
    pictures: [],
    panels: panels.map(({ head, title, summary, data }, index) => ({
      player: null,
      part: { name: head.name, hue: head.hue, texture: head.texture === 0 ? null : head.texture },
      picture: drawPanel({ id: `${id}-${index}`, title, summary }, data),
    })),
  };
}

/** The sign of a legend entry: a swatch with its texture, or a symbol. */
export function signed(entry: LegendEntry): object {
  const swatch = entry.sign === 'swatch';
  return { ...entry, swatch, texture: entry.sign === 'swatch' ? textureOf(entry.index) : null };
}
