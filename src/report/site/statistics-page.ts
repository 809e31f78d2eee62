/** Statistics over games -> one self-contained HTML file without a script. */
import base from '../../../templates/base.css?raw';
import estimates from '../../../templates/estimates.css?raw';
import lapwing from '../../../templates/lapwing.svg?raw';
import figures from '../../../templates/page.css?raw';
import patterns from '../../../templates/patterns.hbs';
import own from '../../../templates/statistics.css?raw';
import page from '../../../templates/statistics.hbs';
import table from '../../../templates/table.hbs';
import texture from '../../../templates/texture.css?raw';
import { definitions } from '../../charts/definitions.js';
import { drawIntervalDots } from '../../charts/interval-dots.js';
import { drawMeanCurves } from '../../charts/mean-curves.js';
import { drawMirrorHistogram } from '../../charts/mirror-histogram.js';
import type { Caption } from '../../charts/paper.js';
import { policyOf } from '../policy.js';
import type { SiteFigure, SitePanel, StatisticsModel } from './model.js';
import { CAMP_STYLE } from './numbers.js';

const STYLE = `${base}${figures}${texture}${estimates}${own}`;

/** @returns the same bytes for the same model */
export function renderStatistics(model: StatisticsModel): string {
  const { textures, signs } = definitions(1 + Math.max(...Object.values(CAMP_STYLE).map(({ kind }) => kind)));
  return page(
    {
      ...model,
      ...{ style: STYLE, lapwing, textures, signs, policy: policyOf(STYLE) },
      figures: model.figures.map((figure) => ({ ...figure, ...drawn(figure) })),
    },
    { partials: { patterns, table } },
  );
}

/** The pictures of a figure: for a broad page and for a phone, or a panel for each number of players. */
function drawn({ id, title, summary, drawing }: SiteFigure): object {
  const caption = (suffix: string): Caption => ({ id: `${id}-${suffix}`, title, summary });
  switch (drawing.kind) {
    case 'interval-dots':
      return {
        pictures: [
          drawIntervalDots(caption('wide'), drawing.data, 'wide'),
          drawIntervalDots(caption('narrow'), drawing.data, 'narrow'),
        ],
        panels: [],
      };
    case 'mirror-histogram':
      return {
        pictures: [
          drawMirrorHistogram(caption('wide'), drawing.data, 'wide'),
          drawMirrorHistogram(caption('narrow'), drawing.data, 'narrow'),
        ],
        panels: [],
      };
    case 'seats':
      return {
        pictures: [],
        panels: panels(id, drawing.panels, (told, data) => drawIntervalDots(told, data, 'panel')),
      };
    case 'curves':
      return { pictures: [], panels: panels(id, drawing.panels, drawMeanCurves) };
  }
}

function panels<Data>(
  id: string,
  all: readonly SitePanel<Data>[],
  drawPanel: (caption: Caption, data: Data) => string,
): readonly { readonly title: string; readonly picture: string }[] {
  return all.map(({ title, summary, data }, index) => ({
    title,
    picture: drawPanel({ id: `${id}-${index}`, title, summary }, data),
  }));
}
