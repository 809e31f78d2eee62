/** The turn-by-turn explanation. */
import type { TurnSummary } from '../analysis/turns.js';
import { disputesAt } from '../engine/readings.js';
import type { Entry, Step } from '../engine/transcript.js';
import { tellStep } from '../text/explain.js';
import { illegalUnder } from '../text/reading-text.js';
import { annotationView, marksOf } from './annotations.js';
import type { Context } from './context.js';
import type { FindingView, ReportModel, RuleLink, StepView, ToldGroup, TurnView } from './model.js';
import { anchorOf, ownAnchorOf, placeName } from './places.js';

function isMove({ at, verdict }: Step): boolean {
  return at.section === 'turn' && at.play !== null && verdict !== undefined;
}

/** The anchors of all turns and moves. */
export function anchorsOf({ turns }: Context): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const { section, turn, steps } of turns) {
    anchors.add(anchorOf({ section, turn, play: null }));
    for (const step of steps) {
      if (!isMove(step)) continue;
      const anchor = anchorOf(step.at);
      anchors.add(anchors.has(anchor) ? ownAnchorOf(step.at) : anchor);
    }
  }
  return anchors;
}

/** @param findings by id */
export function turnViews(context: Context, findings: ReadonlyMap<string, FindingView>): readonly TurnView[] {
  const used = new Set<string>();
  // An anchor stands once on a page, however strange the log.
  const claim = (anchor: string): string | null => {
    if (used.has(anchor)) return null;
    used.add(anchor);
    return anchor;
  };
  const sections = context.turns.map((summary) => {
    const { section, turn } = summary;
    return { summary, anchor: claim(anchorOf({ section, turn, play: null })) };
  });
  let first = 0;
  return sections.map(({ summary, anchor }, index) => {
    const begins = first;
    first += summary.steps.length;
    return turnView(context, summary, begins, anchor ?? `part-${index}`, findings, claim);
  });
}

/** All turns, or some of them, where there are some to ask for. */
export function turnFilters({ speaker }: Context, turns: readonly TurnView[]): ReportModel['filters'] {
  const found = (['breached', 'marked'] as const).filter((id) => turns.some((turn) => turn[id]));
  if (found.length === 0) return [];
  return (['all', ...found] as const).map((id) => ({ id, text: speaker.text(`report-turns-${id}`) }));
}

function turnView(
  context: Context,
  summary: TurnSummary,
  first: number,
  anchor: string,
  findings: ReadonlyMap<string, FindingView>,
  claim: (anchor: string) => string | null,
): TurnView {
  const { speaker, players } = context;
  const { section, turn, player, before, after } = summary;
  const who = players.find(({ id }) => id === player) ?? null;
  const spot = { section, turn, play: null };
  const steps: StepView[] = [];
  let checked: RuleLink[] = [];
  for (const [position, step] of summary.steps.entries()) {
    const view = stepView(context, step, first + position, findings, claim, checked, anchor);
    checked = [];
    if (view.headline === null && view.told.length === 0 && view.annotations.length === 0) checked = [...view.checked];
    else steps.push(view);
  }
  return {
    anchor,
    title: placeName(context, spot),
    player: section === 'turn' ? who : null,
    gains: [...players]
      .sort((a, b) => Number(b === who) - Number(a === who))
      .flatMap((one) => {
        const points = (after[one.seat] ?? 0) - (before[one.seat] ?? 0);
        const sign = points < 0 ? 'minus' : points > 0 ? 'plus' : 'none';
        return points === 0 && one !== who
          ? []
          : [speaker.text('report-gain', { player: one.name, sign, points: Math.abs(points) })];
      })
      .join(', '),
    steps,
    breached: steps.some(({ told }) => told.some(({ finding }) => finding !== null && finding.severity === 'error')),
    marked: steps.some(({ marks, annotations }) => marks.length + annotations.length > 0),
  };
}

function stepView(
  context: Context,
  step: Step,
  index: number,
  findings: ReadonlyMap<string, FindingView>,
  claim: (anchor: string) => string | null,
  checkedBefore: readonly RuleLink[],
  turn: string,
): StepView {
  const { speaker, audience, rules } = context;
  const { at, headline, verdict, entries, annotations, anchor: noteAnchor = null, place: notePlace = null } = step;
  const held = new Set(checkedBefore);
  for (const entry of entries) if (entry.type === 'rule') held.add(rules.cite(entry.rule));
  const checked = [...held];
  const anchor = isMove(step) ? (claim(anchorOf(at)) ?? claim(ownAnchorOf(at))) : null;
  return {
    anchor,
    link: anchor ?? `${turn}-${index}`,
    step: index,
    number: isMove(step) && context.numbered ? String(at.play) : '',
    headline: headline === undefined ? null : speaker.say(headline, audience),
    marks: marksOf(step, speaker),
    noteAnchor,
    notePlace,
    verdict: verdict ?? null,
    verdictText: verdict === undefined || verdict === 'legal' ? '' : speaker.text(`explain-${verdict}`),
    told: toldGroups(context, step, findings),
    checked,
    checkedText: speaker.text('report-checked', { count: checked.length }),
    readings: isMove(step)
      ? disputesAt(context.readings, at).map((reading) =>
          illegalUnder(speaker, context.replayed.ruleset, reading, audience),
        )
      : [],
    annotations: annotations.map((annotation) => annotationView(annotation, speaker)),
  };
}

/** What follows from one rule stands together. */
function toldGroups(context: Context, step: Step, findings: ReadonlyMap<string, FindingView>): readonly ToldGroup[] {
  const { speaker, audience, rules } = context;
  const scoring = new Set<string>();
  for (const entry of step.entries) if (changesScore(context, entry)) scoring.add(entry.rule);
  const groups: {
    rule: RuleLink | null;
    scored: boolean;
    lines: { type: 'effect' | 'line' | 'doubt'; sentence: string }[];
    finding: FindingView | null;
  }[] = [];
  for (const { type, rule, sentence, finding } of tellStep(speaker, step, audience, () => '')) {
    if (type === 'finding') {
      const view = finding === undefined ? undefined : findings.get(finding);
      if (view) groups.push({ rule: null, scored: false, lines: [], finding: view });
      continue;
    }
    const link = rule === undefined ? null : rules.cite(rule);
    const last = groups.at(-1);
    if (last && last.finding === null && last.rule?.id === link?.id) last.lines.push({ type, sentence });
    else {
      const scored = rule !== undefined && scoring.has(rule);
      groups.push({ rule: link, scored, lines: [{ type, sentence }], finding: null });
    }
  }
  return groups;
}

function changesScore({ presentation, players }: Context, entry: Entry): entry is Extract<Entry, { type: 'effect' }> {
  if (entry.type !== 'effect') return false;
  const { effect } = entry;
  return players.some(({ id }) =>
    presentation.counts
      ? presentation.counts(effect, id) !== 0
      : effect.thing === 'point' && (effect.to === id || effect.from === id),
  );
}
