/** A report model -> one self-contained HTML file: no network, readable without script, the log's texts never markup. */
import { createHash } from 'node:crypto';
import figure from '../../templates/figure.hbs';
import finding from '../../templates/finding.hbs';
import head from '../../templates/head.hbs';
import lapwing from '../../templates/lapwing.svg?raw';
import style from '../../templates/page.css?raw';
import page from '../../templates/page.hbs';
import script from '../../templates/page.mjs?raw';
import rules from '../../templates/rules.hbs';
import table from '../../templates/table.hbs';
import turn from '../../templates/turn.hbs';
import { definitions } from '../charts/definitions.js';
import { drawGridBoard } from '../charts/grid-board.js';
import { drawLanes } from '../charts/lanes.js';
import { drawMapFrame } from '../charts/map-frame.js';
import { drawMapGround } from '../charts/map-ground.js';
import type { MapLayout } from '../charts/map-layout.js';
import type { Caption } from '../charts/paper.js';
import { textureOf } from '../charts/player-style.js';
import { drawStackedAreas } from '../charts/stacked-areas.js';
import { drawStackedBars } from '../charts/stacked-bars.js';
import { drawStepLines } from '../charts/step-lines.js';
import { drawTenures } from '../charts/tenures.js';
import { comparisonPictures } from './comparison-pictures.js';
import type { Figure, LegendEntry, MapPicture, ReportModel } from './model.js';

const PARTIALS = { figure, finding, head, rules, table, turn };

/** @returns the same bytes for the same model */
export function renderReport(model: ReportModel): string {
  const { textures, signs } = definitions(model.head.standings.length);
  return page(
    {
      ...model,
      style,
      script,
      lapwing,
      textures,
      signs,
      policy: policy(),
      summary: safeJson(summaryOf(model)),
      figures: model.figures.map(drawn),
      turns: turnsWithMaps(model),
    },
    { partials: PARTIALS },
  );
}

/** Nothing may be loaded, and only our own style and script may run. */
function policy(): string {
  return `default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; img-src data:; base-uri 'none'; form-action 'none'`;
}

function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** A figure with its pictures; those of wide pages and of phones are two. */
function drawn(figureOfModel: Figure): object {
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
    case 'map':
      return {
        ...one,
        pictures: [drawMapGround(drawing.ground), mapMarkup(drawing.picture, drawing.ground.layout)],
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
    case 'race':
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

/** Each turn with its map; all of them use the one that is drawn with the figure. */
function turnsWithMaps({ turns, figures }: ReportModel): readonly object[] {
  const drawing = figures.map((figureOfModel) => figureOfModel.drawing).find(({ kind }) => kind === 'map');
  if (drawing?.kind !== 'map') return turns;
  const { layout } = drawing.ground;
  return turns.map((one) => ({ ...one, map: one.map && mapMarkup(one.map, layout) }));
}

function mapMarkup({ id, title, summary, data }: MapPicture, layout: MapLayout): string {
  return drawMapFrame({ id, title, summary }, layout, data);
}

/** The sign of a legend entry: a swatch with its texture, or a symbol. */
function signed(entry: LegendEntry): object {
  const swatch = entry.sign === 'swatch';
  return { ...entry, swatch, texture: entry.sign === 'swatch' ? textureOf(entry.index) : null };
}

/** For programs that find the page: what it is about. */
function summaryOf({ kiebitz, format, head: { standings, verdict, kicker } }: ReportModel): object {
  return {
    kiebitz,
    format,
    game: kicker,
    verdict: verdict.verdict,
    scores: standings.map(({ player, points, rank }) => ({ player: player.id, name: player.name, points, rank })),
  };
}

/** JSON that cannot end the element it stands in. */
function safeJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
