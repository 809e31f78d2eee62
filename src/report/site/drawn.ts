/** The pictures of a figure of a page over many games: for a broad page and for a phone, or a panel for each number of players. */
import { drawFormStems } from '../../charts/form-stems.js';
import { drawIntervalDots } from '../../charts/interval-dots.js';
import { drawMeanCurves } from '../../charts/mean-curves.js';
import { drawMirrorHistogram } from '../../charts/mirror-histogram.js';
import type { Caption, Format } from '../../charts/paper.js';
import type { SiteFigure, SitePanel } from './model.js';

interface Drawn extends SiteFigure {
  readonly pictures: readonly string[];
  readonly panels: readonly { readonly title: string; readonly picture: string }[];
}

export function drawnSiteFigure(figure: SiteFigure): Drawn {
  return { ...figure, ...picturesOf(figure) };
}

function picturesOf({ id, title, summary, drawing }: SiteFigure): Pick<Drawn, 'pictures' | 'panels'> {
  const twice = (drawOne: (caption: Caption, format: Format) => string) => ({
    pictures: (['wide', 'narrow'] as const).map((format) => drawOne({ id: `${id}-${format}`, title, summary }, format)),
    panels: [],
  });
  switch (drawing.kind) {
    case 'interval-dots':
      return twice((caption, format) => drawIntervalDots(caption, drawing.data, format));
    case 'mirror-histogram':
      return twice((caption, format) => drawMirrorHistogram(caption, drawing.data, format));
    case 'form':
      return twice((caption, format) => drawFormStems(caption, drawing.data, format));
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
): Drawn['panels'] {
  return all.map(({ title, summary, data }, index) => ({
    title,
    picture: drawPanel({ id: `${id}-${index}`, title, summary }, data),
  }));
}
