/** What one player did -> one self-contained HTML file without a script. */
import estimates from '../../../templates/estimates.css?raw';
import figures from '../../../templates/figures.css?raw';
import own from '../../../templates/player.css?raw';
import page from '../../../templates/player.hbs';
import figure from '../../../templates/site-figure.hbs';
import statistics from '../../../templates/statistics.css?raw';
import table from '../../../templates/table.hbs';
import tiles from '../../../templates/tiles.hbs';
import { FRAME, headWith } from '../page-head.js';
import { drawnSiteFigure } from './drawn.js';
import type { PlayerModel } from './model.js';
import { sideSigns } from './numbers.js';

const STYLE = `${figures}${estimates}${statistics}${own}`;

/** @returns the same bytes for the same model */
export function renderPlayer(model: PlayerModel): string {
  return page(
    {
      ...model,
      ...headWith(STYLE),
      signs: sideSigns(),
      chapters: model.chapters.map((chapter) => ({ ...chapter, figures: chapter.figures.map(drawnSiteFigure) })),
    },
    { partials: { ...FRAME, figure, table, tiles } },
  );
}
