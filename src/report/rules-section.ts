/** The section of a report on its rules: each with the turns in which it came up, and when each did so first. */
import { type RuleUse, ruleUses, type Stage } from '../analysis/rule-uses.js';
import type { Rule } from '../engine/rule.js';
import { entryOf } from '../log/entry-of.js';
import { chapterOf } from '../text/rule-entry.js';
import type { Speaker } from '../text/speaker.js';
import { citations } from './citations.js';
import type { Context } from './context.js';
import type { Linked, RuleSection, RuleStage, RuleView } from './model.js';
import { spotLink } from './places.js';

/** So many turns of a rule are linked, and the page stays small. */
const TURNS_LINKED = 8;

/** @param anchors of the turns on the page */
export function rulesSection(context: Context, anchors: ReadonlySet<string>): RuleSection {
  const { speaker, game, rules, transcript, replayed } = context;
  const uses = ruleUses(transcript, replayed.findings);
  const cited = new Set([...rules.cited, ...uses.map(({ rule }) => rule)]);
  const byRule = new Map<string, RuleUse>(uses.map((use) => [use.rule, use]));
  const views = game.rulebook
    .filter(({ id }) => cited.has(id))
    .map((rule) => viewOf(context, rule, byRule.get(rule.id), anchors));
  return {
    lead: speaker.text('report-rules-lead', { used: views.length, all: game.rulebook.length }),
    met: { lead: speaker.text('report-rules-met-lead'), stages: stagesOf(context, uses, anchors) },
    entries: [...views].sort((one, other) => other.uses - one.uses),
  };
}

/** What every page says of a rule. */
type PrintedRule = Pick<RuleView, 'id' | 'chapter' | 'title' | 'statement' | 'kind' | 'sources'>;

/** The rules that were printed before, by those who said them. */
const printed = new WeakMap<Speaker, Map<Rule, PrintedRule>>();

function printedRule({ speaker, game }: Context, rule: Rule): PrintedRule {
  const known = entryOf(printed, speaker, () => new Map<Rule, PrintedRule>());
  return entryOf(known, rule, () => printedAnew(speaker, game, rule));
}

function printedAnew(speaker: Speaker, game: Context['game'], rule: Rule): PrintedRule {
  const { id } = rule;
  const { title, statement } = speaker.rule(id);
  const sources = rule.cites.flatMap(({ source, section }) => {
    const document = game.sources.find(({ key }) => key === source);
    return document ? [{ ...document, source, section }] : [];
  });
  return {
    ...{ id, title, statement },
    chapter: speaker.text(chapterOf({ id })),
    kind: speaker.text(`rules-kind-${rule.kind}`),
    sources: citations(sources).map(({ title, language, sections }) => `${title} (${language}): ${sections}`),
  };
}

function viewOf(context: Context, rule: Rule, use: RuleUse | undefined, anchors: ReadonlySet<string>): RuleView {
  const { speaker, rules } = context;
  const stages = use?.stages ?? [];
  const turns = stages.filter(({ turn }) => turn !== null);
  const more = turns.length - TURNS_LINKED;
  const count = use ? use.enacted + use.broken + use.following + use.doubted : 0;
  const { id, chapter, title, statement, kind, sources } = printedRule(context, rule);
  return {
    id,
    chapter,
    title,
    statement,
    kind,
    sources,
    anchor: rules.cite(rule.id).href.slice(1),
    uses: count,
    used: speaker.text('report-rules-used', { count }),
    parts: stages.filter(({ turn }) => turn === null).map((stage) => stageLink(context, stage, anchors, false)),
    turnsWord: speaker.text('report-rules-in', { count: turns.length }),
    turns: turns.slice(0, TURNS_LINKED).map((stage) => stageLink(context, stage, anchors, true)),
    more: more > 0 ? speaker.text('report-rules-more', { count: more }) : null,
  };
}

/** Turn by turn the rules that had not come up before; those of the setup and of everybody's first turn together. */
function stagesOf(context: Context, uses: readonly RuleUse[], anchors: ReadonlySet<string>): readonly RuleStage[] {
  const { speaker, game, players, rules } = context;
  const firstTurns = game.turnWord === 'round' ? 1 : players.length;
  const isEarly = ({ section, turn }: Stage): boolean =>
    section !== 'turn' ? section !== 'final' && section !== 'result' : (turn ?? 0) <= firstTurns;
  const early: RuleUse[] = [];
  const late = new Map<string, { stage: Stage; uses: RuleUse[] }>();
  for (const use of uses) {
    const [stage] = use.stages;
    if (!stage) continue;
    if (isEarly(stage)) {
      early.push(use);
      continue;
    }
    const key = `${stage.section} ${stage.turn}`;
    entryOf(late, key, () => ({ stage, uses: [] })).uses.push(use);
  }
  const stageOf = (when: Linked, own: readonly RuleUse[]): RuleStage => ({
    when,
    count: speaker.text('report-rules-met-count', { count: own.length }),
    rules: own.map(({ rule }) => rules.cite(rule)),
  });
  return [
    { ...stageOf({ text: speaker.text('report-rules-met-begin'), href: null }, early), rules: [] },
    ...[...late.values()].map((one) => stageOf(stageLink(context, one.stage, anchors, false), one.uses)),
  ];
}

function stageLink(context: Context, { section, turn }: Stage, anchors: ReadonlySet<string>, short: boolean): Linked {
  const { text, href } = spotLink(context, { section, turn, play: null }, anchors);
  return { text: short && turn !== null ? String(turn) : text, href };
}
