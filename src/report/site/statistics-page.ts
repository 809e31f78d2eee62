/** Statistics over games -> one self-contained HTML file without a script. */
import estimates from '../../../templates/estimates.css?raw';
import figures from '../../../templates/figures.css?raw';
import figure from '../../../templates/site-figure.hbs';
import own from '../../../templates/statistics.css?raw';
import page from '../../../templates/statistics.hbs';
import table from '../../../templates/table.hbs';
import texture from '../../../templates/texture.css?raw';
import tiles from '../../../templates/tiles.hbs';
import { textures } from '../../charts/textures.js';
import { FRAME, headWith } from '../page-head.js';
import { drawnSiteFigure } from './drawn.js';
import type { StatisticsModel } from './model.js';
import { sideSigns } from './numbers.js';

const STYLE = `${figures}${texture}${estimates}${own}`;

/** @returns the same bytes for the same model */
export function renderStatistics(model: StatisticsModel): string {
  return page(
    {
      ...model,
      ...headWith(STYLE),
      ...{ textures: textures(), signs: sideSigns() },
      figures: model.figures.map(drawnSiteFigure),
    },
    { partials: { ...FRAME, figure, table, tiles } },
  );
}
