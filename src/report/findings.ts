/** Findings as the page shows them: in a list of roots, and each in its place. */
import type { Finding } from '../engine/finding.js';
import type { Parameters } from '../engine/message.js';
import { placeText } from '../engine/move-place.js';
import type { Entry } from '../engine/transcript.js';
import { entryOf } from '../log/entry-of.js';
import { lineBounds } from '../log/position.js';
import type { Source } from '../log/recording.js';
import { expectedText, valueText } from '../text/compared.js';
import { fitsTexts, illegalUnder, legalUnder, rulingTexts } from '../text/reading-text.js';
import type { Context } from './context.js';
import type { FindingGroup, FindingList, FindingView } from './model.js';
import { anchorOf, ownAnchorOf, placeLink } from './places.js';

type Line = Entry & { readonly type: 'line' };

/**
 * @param anchors of the turns and moves on the page
 * @param source of the game; null where its text is not at hand
 */
export function findingViews(
  context: Context,
  anchors: ReadonlySet<string>,
  source: Source | null,
): ReadonlyMap<string, FindingView> {
  const { replayed, readings, speaker, audience, rules } = context;
  const { findings } = replayed;
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const consequences = new Map<string, Finding[]>();
  for (const finding of findings) {
    const root = rootOf(finding, byId);
    if (root !== finding) entryOf(consequences, root.id, () => []).push(finding);
  }
  const reckoned = reckonings(context, byId);
  const view = (finding: Finding): FindingView => {
    const { id, kind, severity, rule, at, expected, actual, reconstructed, message } = finding;
    const because = rootOf(finding, byId);
    return {
      id,
      anchor: `finding-${id}`,
      kind,
      severity,
      kindText: speaker.text(`report-finding-${severity === 'warning' ? severity : kind}`),
      rule: rule === null ? null : rules.cite(rule),
      statement: rule === null ? null : rules.statement(rule),
      place: placeLink(context, at, anchors),
      message: speaker.say(message, audience),
      reckoned: reckoned.get(id) ?? [],
      expected: expected === undefined ? null : expectedText(expected, speaker),
      actual: actual === undefined ? null : valueText(actual, speaker),
      reconstructed,
      cause:
        because === finding
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
        ...fitsTexts(speaker, finding, audience),
        ...rulingTexts(speaker, replayed.ruleset, finding),
        ...(readings.resolving.get(id) ?? []).map((value) => legalUnder(speaker, replayed.ruleset, value)),
      ],
      source: source && lineOf(source, at.line),
      commands: commandsFor(context, finding, anchors),
    };
  };
  return new Map(findings.map((finding) => [finding.id, view(finding)]));
}

/**
 * How the replay came to another number than the log, by finding: what was told before of its rule in the same step, and is about its
 * player or nobody.
 */
function reckonings({ transcript, speaker, audience }: Context, byId: ReadonlyMap<string, Finding>) {
  const reckoned = new Map<string, readonly string[]>();
  for (const { entries } of transcript.steps) {
    const told = new Map<string | null, Line[]>();
    for (const entry of entries) {
      if (entry.type === 'line') entryOf(told, entry.rule, () => []).push(entry);
      const finding = entry.type === 'finding' ? byId.get(entry.finding) : undefined;
      if (finding?.kind !== 'wrong' || finding.cause !== null) continue;
      const lines = told.get(finding.rule) ?? [];
      const own = lines.filter(({ message }) => !isOfOther(message.parameters['player'], finding.at.player));
      const sentences = own.map(({ message }) => speaker.say(message, audience));
      reckoned.set(finding.id, sentences);
    }
  }
  return reckoned;
}

function isOfOther(player: Parameters[string] | undefined, id: string | null): boolean {
  return typeof player === 'object' && player.type === 'player' && player.id !== id;
}

/** What stands in the list; a consequence may have consequences of its own, and all of them are told there. */
function rootOf(finding: Finding, byId: ReadonlyMap<string, Finding>): Finding {
  let root = finding;
  for (let { cause } = root; cause !== null; { cause } = root) {
    const before = byId.get(cause);
    if (!before) break;
    root = before;
  }
  return root;
}

/** @param anchors of the turns and moves on the page */
export function findingList(
  context: Context,
  views: ReadonlyMap<string, FindingView>,
  anchors: ReadonlySet<string>,
): FindingList {
  const { speaker } = context;
  const roots = [...views.values()].filter(({ cause }) => cause === null);
  const errors = roots.filter(({ severity }) => severity === 'error');
  const breaches = errors.filter(({ kind }) => kind !== 'unread');
  const unread = errors.filter(({ kind }) => kind === 'unread');
  const warnings = roots.filter(({ severity }) => severity === 'warning');
  const remarks = roots.filter(({ severity }) => severity === 'note');
  const consequences = errors.reduce((sum, one) => sum + one.consequences.length, 0);
  return {
    summary: speaker.text('report-findings-summary', {
      ...{ breaches: breaches.length, unread: unread.length, consequences },
    }),
    ...{ breaches, unread },
    groups: [...groupsOf(context, breaches), ...groupsOf(context, unread)],
    warnings: groupsOf(context, warnings),
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

function groupsOf({ speaker }: Context, findings: readonly FindingView[]): readonly FindingGroup[] {
  const byRule = new Map<string, FindingView[]>();
  for (const one of findings) {
    const key = one.rule?.id ?? one.kind;
    entryOf(byRule, key, () => []).push(one);
  }
  return [...byRule.values()]
    .sort((a, b) => b.length - a.length)
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      const rule = first.rule?.title ?? first.kindText;
      const title = speaker.text('report-group', { rule, count: others.length + 1 });
      const othersText = speaker.text('report-group-others', {
        severity: first.kind === 'unread' ? first.kind : first.severity,
        count: others.length,
      });
      return [{ title, first, others, othersText }];
    });
}

/** Lines of a log can be long. */
const MOST_OF_LINE = 300;

function lineOf(source: Source, line: number | null): string | null {
  const bounds = line === null ? undefined : lineBounds(source, line);
  if (!bounds) return null;
  const [start, end] = bounds;
  const text = source.text.slice(start, Math.min(end, start + MOST_OF_LINE)).trim();
  return end - start > MOST_OF_LINE ? `${text}…` : text;
}

/** `why-not` where a move is accused, and `shrink`. */
function commandsFor(
  { replayed }: Context,
  { at, id, cause }: Finding,
  anchors: ReadonlySet<string>,
): readonly string[] {
  const { file, game } = replayed;
  if (cause !== null || file === '-') return [];
  const log = `${quoted(file)}${game === null ? '' : ` --game ${quoted(game)}`}`;
  const { section, turn, play, element } = at;
  const isOwn = element !== null && ownAnchorOf(at) !== anchorOf(at) && anchors.has(ownAnchorOf(at));
  const place = { play: play ?? 0, ...(isOwn && { element }), ...(turn !== null && { turn }) };
  return [
    ...(section === 'turn' && turn !== null && play !== null
      ? [`npx kiebitz why-not ${log} --at ${placeText(place)}`]
      : []),
    `npx kiebitz shrink ${log} --finding ${id}`,
  ];
}

/** As a shell takes it for one word. */
function quoted(word: string): string {
  return /^[\w./@%+:,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
