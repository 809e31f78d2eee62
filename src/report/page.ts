/** A report model -> one self-contained HTML file: no network, readable without script, the log's texts never markup. */
import base from '../../templates/base.css?raw';
import boardStyle from '../../templates/board.css?raw';
import board from '../../templates/board.hbs';
import boardScript from '../../templates/board.mjs?raw';
import chartsScript from '../../templates/charts.mjs?raw';
import figure from '../../templates/figure.hbs';
import finding from '../../templates/finding.hbs';
import findings from '../../templates/findings.hbs';
import head from '../../templates/head.hbs';
import lapwing from '../../templates/lapwing.svg?raw';
import mark from '../../templates/mark.hbs';
import note from '../../templates/note.hbs';
import orphans from '../../templates/orphans.hbs';
import own from '../../templates/page.css?raw';
import page from '../../templates/page.hbs';
import pageScript from '../../templates/page.mjs?raw';
import patterns from '../../templates/patterns.hbs';
import rules from '../../templates/rules.hbs';
import scene from '../../templates/scene.css?raw';
import shareScript from '../../templates/share.mjs?raw';
import still from '../../templates/still.hbs';
import table from '../../templates/table.hbs';
import texture from '../../templates/texture.css?raw';
import turn from '../../templates/turn.hbs';
import { definitions } from '../charts/definitions.js';
import { drawGridBoard } from '../charts/grid-board.js';
import { drawLanes } from '../charts/lanes.js';
import type { Caption } from '../charts/paper.js';
import { escapeText } from '../charts/pen.js';
import { textureOf } from '../charts/player-style.js';
import { sceneSigns } from '../charts/scene-signs.js';
import { drawStackedAreas } from '../charts/stacked-areas.js';
import { drawStackedBars } from '../charts/stacked-bars.js';
import { drawStepLines } from '../charts/step-lines.js';
import { drawTenures } from '../charts/tenures.js';
import { boardPages } from './board-pages.js';
import { comparisonPictures } from './comparison-pictures.js';
import type { Figure, LegendEntry, Linked, ReportModel, RuleLink } from './model.js';
import { policyOf } from './policy.js';

const STYLE = `${base}${own}${texture}${scene}${boardStyle}`;
const SCRIPT = `${pageScript}${chartsScript}${boardScript}${shareScript}`;
const PARTIALS = { board, still, figure, finding, findings, head, mark, note, orphans, patterns, rules, table, turn };

/**
 * @param home where the list of all games lies, if there is one
 * @returns the same bytes for the same model
 */
export function renderReport(model: ReportModel, home: Linked | null = null): string {
  const { textures, signs } = definitions(model.head.standings.length);
  const pages = model.board && boardPages(model.board);
  const checked = linksTo();
  return page(
    {
      ...model,
      home,
      head: {
        ...model.head,
        moments: model.head.moments.map((one) => ({ ...one, small: pages?.smallOf(one.href.slice(1)).after })),
      },
      findings: {
        ...model.findings,
        groups: model.findings.groups.map((group) => {
          const { href } = group.first.place;
          return { ...group, ...(href !== null && pages?.smallOf(href.slice(1))) };
        }),
      },
      style: STYLE,
      script: SCRIPT,
      lapwing,
      textures,
      signs: pages ? [...signs, ...sceneSigns()] : signs,
      policy: policyOf(STYLE, SCRIPT),
      summary: safeJson(summaryOf(model)),
      figures: model.figures.map(drawn),
      more: model.more.map(drawn),
      board: model.board && { ...model.board, legend: model.board.legend.map(signed) },
      pages,
      film: pages && safeJson(pages.film),
      turns: model.turns.map((one) => ({
        ...one,
        still: pages?.stills.get(one.anchor) ?? null,
        steps: one.steps.map((step) => ({ ...step, checked: checked(step.checked) })),
      })),
    },
    { partials: PARTIALS },
  );
}

/** Links to rules that were checked, of which a page has thousands, and some hundred different ones. */
function linksTo(): (rules: readonly RuleLink[]) => string {
  const links = new Map<RuleLink, string>();
  const linkTo = (rule: RuleLink): string => {
    const link = links.get(rule) ?? `<a href=${rule.href}>${escapeText(rule.title)}</a>`;
    links.set(rule, link);
    return link;
  };
  return (rules) => rules.map(linkTo).join(', ');
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
