/** What `check` prints for people: place, rule, sentence, the line of the log, what was expected and what was found. */
import type { Finding, Place } from '../engine/finding.js';
import type { Game } from '../engine/game.js';
import { messageOf } from '../engine/notation.js';
import type { Replayed } from '../engine/replay.js';
import type { Known } from '../known/known.js';
import { attributeOffset } from '../log/attribute-offset.js';
import { position } from '../log/position.js';
import type { Fault, Position, Problem, Source } from '../log/recording.js';
import { bugTexts, comparedTexts } from '../text/compared.js';
import { chosenOptions } from '../text/option-text.js';
import { fitsTexts, legalUnder, rulingTexts } from '../text/reading-text.js';
import type { Speaker } from '../text/speaker.js';
import { audienceOf } from './audience.js';
import type { Colours } from './colours.js';
import { frame } from './frame.js';
import { sentenceOf, sentenceOfFault } from './json.js';
import type { JudgedGame } from './judged-game.js';
import { plain } from './plain.js';

/** How much is shown. */
export interface Detail {
  /** Also consequences, remarks, and what is known already. */
  readonly all: boolean;
}

/** The findings of a game; undefined where there is nothing to complain about. */
export function gameText(judged: JudgedGame, detail: Detail, speaker: Speaker, colours: Colours): string | undefined {
  const shown = judged.replayed.findings.filter(
    (finding) =>
      detail.all || (finding.severity !== 'note' && finding.cause === null && judged.knownOf(finding) === undefined),
  );
  if (shown.length === 0) return undefined;
  const lines = shown.flatMap((finding) => [
    ...findingLines(finding, judged, speaker, colours),
    ...(detail.all ? [] : hiddenLines(judged.consequencesOf(finding).length, speaker, colours)),
    '',
  ]);
  return lines.join('\n');
}

/** One line for a game: verdict, moves, result. */
export function verdictText(replayed: Replayed, speaker: Speaker, colours: Colours): string {
  const { moves, verdict } = replayed;
  const paint = verdict === 'illegal' ? colours.red : verdict === 'undecidable' ? colours.yellow : colours.green;
  const { playerName } = audienceOf(replayed);
  const parts = [
    paint(speaker.text(`check-verdict-${verdict}`)),
    speaker.text('check-moves', { total: moves.total }),
    ...(moves.undecidable > 0 ? [speaker.text('check-moves-open', { count: moves.undecidable })] : []),
    ...(replayed.complete ? [] : [speaker.text('check-incomplete')]),
    ...replayed.scores.map(({ player, points }) => `${plain(playerName(player))} ${points}`),
  ];
  return `${nameOfGame(replayed, colours)}: ${parts.join(', ')}`;
}

/** File and id. */
export function nameOfGame({ file, game }: Replayed, colours: Colours): string {
  return colours.bold(plain(`${file} ${game ?? ''}`.trim()));
}

/** A part of the input that could not be read. */
export function faultText(fault: Fault, speaker: Speaker, colours: Colours): string {
  const severity = fault.passedOver ? 'note' : 'error';
  return lineAbout(fault.file, fault.position, severity, sentenceOfFault(fault, speaker), speaker, colours);
}

/** A notation that could not be used, where nobody judges the game. */
export function problemText(problem: Problem, source: Source, speaker: Speaker, colours: Colours): string {
  const { offset, attribute } = problem;
  const at = attribute === undefined ? offset : attributeOffset(source, offset, attribute);
  const sentence = speaker.say(messageOf(problem), { playerName: (id) => id });
  return lineAbout(source.file, position(source, at), 'error', sentence, speaker, colours);
}

function lineAbout(
  file: string,
  at: Position | undefined,
  severity: 'error' | 'note',
  sentence: string,
  speaker: Speaker,
  colours: Colours,
): string {
  const place = at ? `${file}:${at.line}:${at.column}` : file;
  const paint = severity === 'note' ? colours.cyan : colours.red;
  return `${colours.bold(plain(place))}: ${paint(speaker.text(`check-severity-${severity}`))} ${plain(sentence)}`;
}

/** Everything about a finding, line by line: place, rule, sentence, the line of the log, the facts. */
function findingLines(finding: Finding, judged: JudgedGame, speaker: Speaker, colours: Colours): string[] {
  const { replayed, recording } = judged;
  const { at, severity, rule, cause, reconstructed, suspects = [] } = finding;
  const others = suspects.filter((suspect) => suspect !== rule);
  const paint = severity === 'error' ? colours.red : severity === 'warning' ? colours.yellow : colours.cyan;
  const place = at.line === null ? replayed.file : `${replayed.file}:${at.line}:${at.column ?? 1}`;
  const head = [
    `${colours.bold(plain(place))}: ${paint(speaker.text(`check-severity-${severity}`))}`,
    ...(rule === null ? [] : [colours.magenta(rule)]),
    colours.dim(`(${placeName(at, speaker)})`),
  ].join(' ');
  const known = judged.knownOf(finding);
  const facts = [
    ...comparedTexts(finding, speaker).map(plain),
    ...(cause === null ? [] : [speaker.text('check-cause', { cause })]),
    ...bugTexts(judged.bugOf(finding), speaker),
    ...(known === undefined ? [] : [knownText(known, speaker)]),
  ];
  return [
    head,
    `  ${plain(sentenceOf(finding, replayed, speaker))}`,
    ...(at.line === null ? [] : frame(recording.source, at.line, at.column ?? 1, colours)),
    ...(facts.length > 0 ? [`  ${colours.dim(facts.join(' · '))}`] : []),
    ...(others.length > 0 ? [`  ${colours.dim(speaker.text('check-suspects', { rules: others.join(', ') }))}`] : []),
    ...(reconstructed
      ? [`  ${colours.dim(speaker.text('check-reconstructed', { edition: plain(replayed.edition ?? '') }))}`]
      : []),
    ...[...fitsTexts(speaker, finding, audienceOf(replayed)), ...rulingTexts(speaker, replayed.ruleset, finding)].map(
      (text) => `  ${colours.yellow(plain(text))}`,
    ),
    ...judged
      .readingsOf(finding)
      .map((reading) => `  ${colours.yellow(plain(legalUnder(speaker, replayed.ruleset, reading)))}`),
  ];
}

/** Under which options a game was judged: one line for the standard ones, else a line for each that differs. */
export function optionsText({ chosen }: Replayed, game: Game, speaker: Speaker, colours: Colours): string {
  const differing = chosenOptions(speaker, game, chosen);
  const lines = differing.length > 0 ? differing : [speaker.text('options-standard')];
  return lines.map((options) => `  ${colours.dim(plain(speaker.text('options-line', { options })))}`).join('\n');
}

function knownText({ by, why }: Known, speaker: Speaker): string {
  return speaker.text(`referee-known-${by}`, { why: why === undefined ? 'none' : 'said', text: plain(why ?? '') });
}

function hiddenLines(count: number, speaker: Speaker, colours: Colours): string[] {
  return count === 0 ? [] : [`  ${colours.dim(speaker.text('check-consequences', { count }))}`];
}

/** `turn 14, play 2`. */
export function placeName(at: Place, speaker: Speaker): string {
  if (at.section !== 'turn') return speaker.text(`check-at-${at.section}`);
  return at.play === null
    ? speaker.text('check-at-turn', { turn: at.turn ?? 0 })
    : speaker.text('check-at-play', { turn: at.turn ?? 0, play: at.play });
}
