/** Findings as the page shows them: in a list of roots, and each in its place. */
import type { Finding } from '../engine/finding.js';
import { illegalUnder, legalUnder, rulingTexts } from '../text/reading-text.js';
import type { Context } from './context.js';
import type { FindingList, FindingView } from './model.js';
import { placeLink } from './places.js';

/** @param anchors of the turns and moves on the page */
export function findingViews(context: Context, anchors: ReadonlySet<string>): ReadonlyMap<string, FindingView> {
  const { replayed, readings, speaker, audience, rules } = context;
  const { findings } = replayed;
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const consequences = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.cause === null) continue;
    const others = consequences.get(finding.cause);
    if (others) others.push(finding);
    else consequences.set(finding.cause, [finding]);
  }
  const view = (finding: Finding): FindingView => {
    const { id, kind, severity, rule, cause, at, expected, actual, reconstructed, message } = finding;
    const because = cause === null ? undefined : byId.get(cause);
    return {
      id,
      anchor: `finding-${id}`,
      kind,
      severity,
      kindText: speaker.text(`report-finding-${kind}`),
      rule: rule === null ? null : rules.cite(rule),
      statement: rule === null ? null : rules.statement(rule),
      place: placeLink(context, at, anchors),
      message: speaker.say(message, audience),
      expected: expected ?? null,
      actual: actual ?? null,
      reconstructed,
      cause:
        because === undefined
          ? null
          : { text: placeLink(context, because.at, anchors).text, href: `#finding-${because.id}` },
      consequences: (consequences.get(id) ?? []).map((one) => ({
        text: speaker.text('report-consequence', {
          place: placeLink(context, one.at, anchors).text,
          message: speaker.say(one.message, audience),
        }),
        href: placeLink(context, one.at, anchors).href,
      })),
      readings: [
        ...rulingTexts(speaker, replayed.ruleset, finding),
        ...(readings.resolving.get(id) ?? []).map((value) => legalUnder(speaker, replayed.ruleset, value)),
      ],
    };
  };
  return new Map(findings.map((finding) => [finding.id, view(finding)]));
}

/** @param anchors of the turns and moves on the page */
export function findingList(
  context: Context,
  views: ReadonlyMap<string, FindingView>,
  anchors: ReadonlySet<string>,
): FindingList {
  const { speaker } = context;
  const roots = [...views.values()].filter(({ cause }) => cause === null);
  const breaches = roots.filter(({ severity }) => severity !== 'note');
  const remarks = roots.filter(({ severity }) => severity === 'note');
  const consequences = breaches.reduce((sum, one) => sum + one.consequences.length, 0);
  return {
    summary: speaker.text('report-findings-summary', { breaches: breaches.length, consequences }),
    breaches,
    remarks,
    readings: readingViews(context, anchors),
  };
}

function readingViews(context: Context, anchors: ReadonlySet<string>): FindingList['readings'] {
  const { replayed, readings, speaker, audience } = context;
  return readings.disputing.flatMap((reading) => {
    const [first, ...others] = reading.added;
    if (!first) return [];
    return [
      {
        sentence: illegalUnder(speaker, replayed.ruleset, reading, audience),
        place: placeLink(context, first.at, anchors),
        more: others.length > 0 ? speaker.text('report-readings-more', { count: others.length }) : null,
      },
    ];
  });
}
