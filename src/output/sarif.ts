/**
 * SARIF 2.1.0, result by result. The results come first and the rules that they name last, so that a run of any length
 * can be written as it goes.
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
import { isAbsolute, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Location, Notification, PhysicalLocation, ReportingDescriptor, Result } from 'sarif';
import { endOf } from '../analysis/log-place.js';
import type { Finding, Severity } from '../engine/finding.js';
import type { Game } from '../engine/game.js';
import type { BaselineEntry } from '../known/baseline.js';
import type { Fault, Position, Source } from '../log/recording.js';
import { bugTexts, comparedTexts } from '../text/compared.js';
import type { Speaker } from '../text/speaker.js';
import { VERSION } from '../version.js';
import { placeName } from './check-text.js';
import { sentenceOf, sentenceOfFault } from './json.js';
import type { Failing, JudgedGame } from './judged-game.js';
import { openText } from './open-text.js';
import { plain } from './plain.js';

/** The rules of the program itself: a log that cannot be read as one, a game that cannot be decided. */
const NOTATION_RULE = 'kiebitz.notation';
const DOUBT_RULE = 'kiebitz.undecidable';

/** Everything before the results. */
export const SARIF_HEAD = `{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"columnKind":"utf16CodeUnits","results":[`;

/**
 * Everything behind the results.
 * @param notifications what is to be said of the run, as JSON
 * @param isWhole false where some of the input could not be read
 * @param rules those that the results have named
 */
export function sarifTail(
  notifications: readonly string[],
  isWhole: boolean,
  rules: readonly ReportingDescriptor[],
): string {
  const driver = { name: 'kiebitz', version: VERSION, semanticVersion: VERSION, rules };
  const tool = JSON.stringify({ driver });
  const said = `[${notifications.join(',\n')}]`;
  return `\n],"tool":${tool},"invocations":[{"executionSuccessful":${isWhole},"toolExecutionNotifications":${said}}]}]}\n`;
}

const LEVELS: Readonly<Record<Severity, Result.level>> = { error: 'error', warning: 'warning', note: 'note' };

/** The root findings of a game, each with what follows from it. @param all true for remarks as well */
export function gameSarif(judged: JudgedGame, failing: Failing, all: boolean, speaker: Speaker): readonly Result[] {
  const { replayed, recording } = judged;
  const shown = replayed.findings.filter(
    (finding) => finding.cause === null && (all || judged.weightOf(finding) !== 'note'),
  );
  const results = shown.map((finding) => resultOf(finding, judged, speaker));
  if (!failing.doubt) return results;
  const text = unlinked(openText(replayed, speaker));
  const location = placeAt(recording.source, { line: recording.source.line, column: recording.source.column });
  return [...results, { ruleId: DOUBT_RULE, level: 'error', message: { text }, locations: [location] }];
}

/** Every rule that a result may name. */
export function rulesOf(results: readonly Result[]): readonly string[] {
  return [...new Set(results.flatMap(({ ruleId }) => ruleId ?? []))];
}

function resultOf(finding: Finding, judged: JudgedGame, speaker: Speaker): Result {
  const { replayed } = judged;
  const { rule, kind, at, expected, actual, fits, suspects, reconstructed } = finding;
  const consequences = judged.consequencesOf(finding);
  const known = judged.knownOf(finding);
  const fingerprint = judged.fingerprintOf(finding) ?? '';
  const bug = judged.bugOf(finding);
  return {
    ruleId: rule ?? NOTATION_RULE,
    level: LEVELS[judged.weightOf(finding)],
    message: { text: messageOf(finding, consequences.length, judged, speaker) },
    locations: [locationOf(finding, judged, speaker)],
    ...(consequences.length > 0 && {
      relatedLocations: consequences.map((one, index) => ({
        id: index + 1,
        ...locationOf(one, judged, speaker),
        message: { text: unlinked(sentenceOf(one, replayed, speaker)) },
      })),
    }),
    // The first name is the one that GitHub looks for.
    partialFingerprints: { primaryLocationLineHash: `${fingerprint}:1`, 'kiebitzFinding/v1': fingerprint },
    ...(known && {
      suppressions: [{ kind: 'external', status: 'accepted', ...(known.why && { justification: plain(known.why) }) }],
    }),
    properties: {
      ruleset: replayed.ruleset,
      game: replayed.game,
      kind,
      bug,
      section: at.section,
      turn: at.turn,
      play: at.play,
      player: at.player,
      reconstructed,
      ...(replayed.withoutEdition && { withoutEdition: true }),
      ...(expected !== undefined && { expected }),
      ...(actual !== undefined && { actual }),
      ...(fits !== undefined && { fits }),
      ...(suspects && { suspects }),
      ...(known && { known: known.by }),
    },
  };
}

/** The sentence, what was expected and found, what kind of bug it is, and a link to the first consequence. */
function messageOf(finding: Finding, consequences: number, judged: JudgedGame, speaker: Speaker): string {
  const facts = [...comparedTexts(finding, speaker), ...bugTexts(judged.bugOf(finding), speaker)];
  const sentence = unlinked(sentenceOf(finding, judged.replayed, speaker));
  const details = facts.length > 0 ? ` (${unlinked(facts.join(' · '))})` : '';
  const link = consequences === 0 ? '' : ` [${speaker.text('referee-follows', { count: consequences })}](1)`;
  return `${sentence}${details}${link}`;
}

/** Brackets would make a link of what somebody has written into a log. @see SARIF 3.11.6 */
function unlinked(text: string): string {
  return plain(text).replace(/[[\]\\]/g, '\\$&');
}

function locationOf({ at }: Finding, { replayed, recording }: JudgedGame, speaker: Speaker): Location {
  const start = at.line === null ? undefined : { line: at.line, column: at.column ?? 1 };
  return {
    ...placeAt(recording.source, start),
    logicalLocations: [
      {
        fullyQualifiedName: plain([replayed.game ?? replayed.file, placeName(at, speaker)].join(': ')),
        ...(at.element !== null && { name: plain(at.element), kind: 'element' }),
      },
    ],
  };
}

function placeAt(source: Source, start: Position | undefined): Location {
  const end = start && endOf(source, start);
  const physicalLocation: PhysicalLocation = {
    artifactLocation: { uri: uriOf(source.file) },
    ...(start && {
      region: {
        startLine: start.line,
        startColumn: start.column,
        ...(end && { endLine: end.line, endColumn: end.column }),
      },
    }),
  };
  return { physicalLocation };
}

/** A relative path stays relative: it is taken from the root of the repository. */
function uriOf(file: string): string {
  if (file === '-') return 'stdin';
  if (isAbsolute(file)) return pathToFileURL(file).href;
  // A colon in the first step of a path would be taken for the end of a scheme.
  return file.replaceAll(sep, '/').split('/').map(encodeURIComponent).join('/');
}

/**
 * A rule that a result names.
 * @param game its game; undefined for the rules of the program itself
 * @param rulesUrl the folder on the web with the pages of `kiebitz rules --html`, if there is one
 */
export function ruleSarif(
  id: string,
  game: Game | undefined,
  speaker: Speaker,
  rulesUrl: string | undefined,
): ReportingDescriptor {
  if (id === NOTATION_RULE || id === DOUBT_RULE || !game) return ownRuleSarif(id, speaker);
  const { title, statement, breach } = speaker.rule(id);
  const rule = game.rulebook.find((one) => one.id === id);
  const cites = (rule?.cites ?? []).map(({ source, section }) => {
    const document = game.sources.find(({ key }) => key === source);
    return [document?.title ?? source, section].filter(Boolean).join(', ');
  });
  const words = {
    breach: speaker.text('rules-breach'),
    source: speaker.text('rules-source'),
    kind: rule ? speaker.text(`rules-kind-${rule.kind}`) : '',
  };
  const helpUri = rulesUrl && `${rulesUrl}${game.ruleset}.${speaker.language}.html#${id}`;
  const option = rule?.option === undefined ? [] : [`${speaker.text('rules-option')}: ${rule.option}`];
  return {
    id,
    shortDescription: { text: title },
    fullDescription: { text: statement },
    ...(helpUri && { helpUri }),
    defaultConfiguration: { level: 'error' },
    help: {
      text: [
        statement,
        `${words.breach}: ${breach}`,
        ...cites.map((cite) => `${words.source}: ${cite}`),
        ...option,
      ].join('\n'),
      markdown: [
        `**${title}**`,
        statement,
        `*${words.breach}*: ${breach}`,
        [`*${words.kind}*`, ...cites.map((cite) => `${words.source}: ${cite}`), ...option]
          .map((line) => `- ${line}`)
          .join('\n'),
        helpUri ? `[${id}](${helpUri})` : `\`kiebitz rules ${id}\``,
      ].join('\n\n'),
    },
    properties: { tags: [game.ruleset, 'rules'], precision: 'very-high', 'problem.severity': 'error' },
  };
}

function ownRuleSarif(id: string, speaker: Speaker): ReportingDescriptor {
  const name = id === NOTATION_RULE ? 'notation' : 'undecidable';
  const text = speaker.text(`referee-rule-${name}`);
  const help = speaker.text(`referee-rule-${name}-help`);
  return {
    id,
    shortDescription: { text },
    fullDescription: { text: help },
    defaultConfiguration: { level: 'error' },
    help: { text: help, markdown: help },
    properties: { tags: ['log'], precision: 'very-high', 'problem.severity': 'error' },
  };
}

/** A part of the input that could not be read: it concerns the run, not a game. */
export function faultSarif(fault: Fault, speaker: Speaker): Notification {
  const { file, position, passedOver } = fault;
  return {
    level: passedOver ? 'note' : 'error',
    message: { text: unlinked(sentenceOfFault(fault, speaker)) },
    descriptor: { id: fault.fault },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(file) },
          ...(position && { region: { startLine: position.line, startColumn: position.column } }),
        },
      },
    ],
  };
}

/** An entry of the baseline that no longer occurs. @param said the sentence */
export function goneSarif({ fingerprint }: BaselineEntry, said: string): Notification {
  return {
    level: 'note',
    message: { text: unlinked(said) },
    descriptor: { id: 'baseline-gone' },
    properties: { fingerprint },
  };
}
