/** A report model -> one self-contained HTML file: no network, readable without script, the log's texts never markup. */
import analysisStyle from '../../templates/analysis.css?raw';
import analysis from '../../templates/analysis.hbs';
import boardStyle from '../../templates/board.css?raw';
import board from '../../templates/board.hbs';
import boardScript from '../../templates/board.mjs?raw';
import chartsScript from '../../templates/charts.mjs?raw';
import estimates from '../../templates/estimates.css?raw';
import figure from '../../templates/figure.hbs';
import figures from '../../templates/figures.css?raw';
import finding from '../../templates/finding.hbs';
import findings from '../../templates/findings.hbs';
import ofRule from '../../templates/findings-of-rule.hbs';
import head from '../../templates/head.hbs';
import languagesScript from '../../templates/languages.mjs?raw';
import mark from '../../templates/mark.hbs';
import note from '../../templates/note.hbs';
import notesStyle from '../../templates/notes.css?raw';
import notesScript from '../../templates/notes.mjs?raw';
import orphans from '../../templates/orphans.hbs';
import own from '../../templates/page.css?raw';
import page from '../../templates/page.hbs';
import pageScript from '../../templates/page.mjs?raw';
import rules from '../../templates/rules.hbs';
import scene from '../../templates/scene.css?raw';
import shareScript from '../../templates/share.mjs?raw';
import still from '../../templates/still.hbs';
import table from '../../templates/table.hbs';
import texture from '../../templates/texture.css?raw';
import turn from '../../templates/turn.hbs';
import { definitions } from '../charts/definitions.js';
import { escapeText } from '../charts/pen.js';
import { sceneSigns } from '../charts/scene-signs.js';
import { entryOf } from '../log/entry-of.js';
import type { AnalysedReport } from './analysis/model.js';
import { boardPages } from './board-pages.js';
import { drawnFigure, signed } from './drawn-figure.js';
import type { ReportModel, RuleLink } from './model.js';
import { FRAME, headWith, safeJson } from './page-head.js';

const STYLE = `${figures}${own}${texture}${scene}${boardStyle}${notesStyle}`;
const SCRIPT = `${pageScript}${chartsScript}${notesScript}${boardScript}${shareScript}${languagesScript}`;
const PARTIALS = {
  ...FRAME,
  ...{ analysis, board, still, figure, finding, findings, ofRule, head },
  ...{ mark, note, orphans, rules, table, turn },
};

/** @returns the same bytes for the same model */
export function renderReport(model: AnalysedReport): string {
  const { textures, signs } = definitions(model.head.standings.length);
  const pages = model.board && boardPages(model.board);
  const checked = linksTo();
  return page(
    {
      ...model,
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
      ...headWith(model.analysis ? `${STYLE}${estimates}${analysisStyle}` : STYLE, SCRIPT),
      textures,
      signs: pages ? [...signs, ...sceneSigns()] : signs,
      summary: safeJson(summaryOf(model)),
      figures: model.figures.map(drawnFigure),
      analysis: model.analysis && { ...model.analysis, figures: model.analysis.figures.map(drawnFigure) },
      more: model.more.map(drawnFigure),
      board: model.board && { ...model.board, legend: model.board.legend.map(signed) },
      pages,
      film: pages && safeJson(pages.film),
      draft: model.notes && safeJson(model.notes.draft),
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
  const linkTo = (rule: RuleLink): string =>
    entryOf(links, rule, () => `<a href=${rule.href}>${escapeText(rule.title)}</a>`);
  return (rules) => rules.map(linkTo).join(', ');
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
