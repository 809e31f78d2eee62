/** A figure of a report as templates want it: its pictures as markup, and the signs of its legend. */
import { drawGridBoard } from '../charts/grid-board.js';
import { drawLanes } from '../charts/lanes.js';
import type { Caption } from '../charts/paper.js';
import { textureOf } from '../charts/player-style.js';
import { drawStackedAreas } from '../charts/stacked-areas.js';
import { drawStackedBars } from '../charts/stacked-bars.js';
import { drawStepLines } from '../charts/step-lines.js';
import { drawTenures } from '../charts/tenures.js';
import { comparisonPictures } from './comparison-pictures.js';
import type { Figure, LegendEntry } from './model.js';

/** Pictures for broad pages and for phones, or panels. */
interface DrawnFigure {
  readonly pictures: readonly string[];
  readonly panels: readonly object[];
}

/** A figure with its pictures; those of wide pages and of phones are two. */
export function drawnFigure(figureOfModel: Figure): DrawnFigure {
  const one = { ...figureOfModel, legend: figureOfModel.legend.map(signed) };
  const { id, title, summary, drawing } = one;
  const caption = (suffix: string): Caption => ({ id: `${id}-${suffix}`, title, summary });
  switch (drawing.kind) {
    case 'step-lines':
      return {
        ...one,
        pictures: [
          drawStepLines(caption('wide'), drawing.data, 'wide'),
          drawStepLines(caption('narrow'), drawing.data, 'narrow'),
        ],
        panels: [],
      };
    case 'stacked-bars':
      return {
        ...one,
        pictures: [
          drawStackedBars(caption('wide'), drawing.data, 'wide'),
          drawStackedBars(caption('narrow'), drawing.data, 'narrow'),
        ],
        panels: [],
      };
    case 'grid-board':
      return {
        ...one,
        pictures: [
          drawGridBoard(caption('wide'), drawing.data, 'wide'),
          drawGridBoard(caption('narrow'), drawing.data, 'narrow'),
        ],
        panels: [],
      };
    case 'tenures':
      return {
        ...one,
        pictures: [
          drawTenures(caption('wide'), drawing.data, 'wide'),
          drawTenures(caption('narrow'), drawing.data, 'narrow'),
        ],
        panels: [],
      };
    case 'score-columns':
    case 'contest-rows':
    case 'expected-bars':
    case 'interval-dots':
    case 'race':
    case 'countdown':
    case 'worth-rows':
    case 'margin-matrix':
    case 'laid-cards':
      return { ...one, ...comparisonPictures(drawing, { id, title, summary }) };
    case 'stacked-areas':
    case 'lanes': {
      const drawPanel = drawing.kind === 'lanes' ? drawLanes : drawStackedAreas;
      const panels = drawing.panels.map(({ player, title: panelTitle, summary: panelSummary, data }) => ({
        player,
        part: null,
        picture: drawPanel({ id: `${id}-${player.seat}`, title: panelTitle, summary: panelSummary }, data),
      }));
      return { ...one, pictures: [], panels };
    }
  }
}

/** The sign of a legend entry: a swatch with its texture, or a symbol. */
export function signed(entry: LegendEntry): object {
  const swatch = entry.sign === 'swatch';
  return { ...entry, swatch, texture: entry.sign === 'swatch' ? textureOf(entry.index) : null };
}
