/** Statistics over games -> one self-contained HTML file without a script. */
import base from '../../../templates/base.css?raw';
import estimates from '../../../templates/estimates.css?raw';
import figures from '../../../templates/figures.css?raw';
import lapwing from '../../../templates/lapwing.svg?raw';
import patterns from '../../../templates/patterns.hbs';
import figure from '../../../templates/site-figure.hbs';
import own from '../../../templates/statistics.css?raw';
import page from '../../../templates/statistics.hbs';
import table from '../../../templates/table.hbs';
import texture from '../../../templates/texture.css?raw';
import tiles from '../../../templates/tiles.hbs';
import { textures } from '../../charts/textures.js';
import { policyOf } from '../policy.js';
import { drawnSiteFigure } from './drawn.js';
import type { StatisticsModel } from './model.js';
import { sideSigns } from './numbers.js';

const STYLE = `${base}${figures}${texture}${estimates}${own}`;

/** @returns the same bytes for the same model */
export function renderStatistics(model: StatisticsModel): string {
  return page(
    {
      ...model,
      ...{ style: STYLE, lapwing, textures: textures(), signs: sideSigns(), policy: policyOf(STYLE) },
      figures: model.figures.map(drawnSiteFigure),
    },
    { partials: { patterns, figure, table, tiles } },
  );
}
