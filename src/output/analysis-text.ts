/** What `analyse` prints for people. */
import type { Trust } from '../analysis/calibration.js';
import type { AnalysedDecision, Balance, Estimated, Quality } from '../analysis/game-analysis.js';
import { balancesOf, qualityOf, resultsOf } from '../analysis/game-analysis.js';
import { type Loss, lossesOf } from '../analysis/lost-skill.js';
import type { Finding } from '../engine/finding.js';
import type { Game } from '../engine/game.js';
import { openingAt } from '../engine/opening.js';
import type { FollowedRecord } from '../engine/playable.js';
import type { RecordedMove } from '../engine/recorded-moves.js';
import type { Replayed, ReplayRequest } from '../engine/replay.js';
import type { AppraisalRequest, Measure } from '../kernel/appraisal.js';
import type { Trials } from '../kernel/results.js';
import type { Recording } from '../log/recording.js';
import type { Element } from '../log/vocabulary.js';
import type { Audience, Speaker } from '../text/speaker.js';
import { audienceOf } from './audience.js';
import type { Colours } from './colours.js';
import { tellMove, xmlOf } from './move-text.js';
import { plain } from './plain.js';

/** Why not every decision of a record was analysed. */
export type Stop =
  | { readonly type: 'breach'; readonly finding: Finding }
  | { readonly type: 'unfinished' | 'hidden' | 'broken-off' };

/** A game that was analysed, as far as it could be. */
export interface AnalysisReport {
  readonly game: Game;
  readonly recording: Recording;
  readonly replayed: Replayed;
  readonly record: FollowedRecord;
  readonly moves: readonly RecordedMove[];
  /** Where each of them stands, as people write it. */
  readonly places: readonly string[];
  readonly edition: ReplayRequest['edition'];
  /** The name of the edition that the games are played with. */
  readonly values: string;
  readonly request: AppraisalRequest;
  /** How far chances can be trusted. */
  readonly trust: Trust;
  readonly decisions: readonly AnalysedDecision[];
  /** Undefined where all were. */
  readonly stop: Stop | undefined;
}

/** A decision, and where it stands. */
interface Told {
  readonly decision: AnalysedDecision;
  readonly move: RecordedMove | undefined;
  readonly place: string;
  readonly played: Element | undefined;
  readonly best: Element | undefined;
}

function told({ record, moves, places, decisions }: AnalysisReport, number: number): Told {
  const { recorded, alternatives } = record.decisions[number] ?? {};
  const at = moves.findIndex(({ element }) => element.offset === recorded?.offset);
  const all = alternatives?.() ?? [];
  const decision = decisions[number] as AnalysedDecision;
  const { played, best } = decision.appraisal;
  return { decision, move: moves[at], place: places[at] ?? '–', played: all[played] ?? recorded, best: all[best] };
}

/** The part of a game that was analysed: whose chances changed, and why. */
export function* analysisText(report: AnalysisReport, speaker: Speaker, colours: Colours): Generator<string> {
  const { replayed, decisions, request, values, stop, game } = report;
  const audience = audienceOf(replayed);
  const names = replayed.players.map(({ name }) => plain(name));
  yield colours.bold(plain(`${replayed.file} ${replayed.game ?? ''}`.trim()));
  yield speaker.text('analyse-lead', {
    ...{ game: speaker.name('game', game.ruleset), edition: values, bot: request.bot },
    ...{ playOuts: request.playOuts, seed: request.seed, decisions: decisions.length },
  });
  yield trustText(report, speaker);
  if (stop) yield colours.yellow(plain(stopText(stop, speaker, audience)));
  yield '';
  const { measure } = request;
  yield colours.bold(speaker.text('analyse-chances', { players: names.length, measure }));
  yield* table(decisions.map((decision) => chancesRow(told(report, decision.number), names, measure, speaker)));
  yield '';
  const balances = balancesOf(decisions, endOf(report));
  yield colours.bold(speaker.text('analyse-balance', { measure }));
  const terms = ['first', 'own', 'others', 'luck', 'information', 'last'] as const;
  yield* table([
    ['', ...terms.map((term) => speaker.text('analyse-term', { term }))],
    ...balances.map((balance, seat) => [
      names[seat] ?? '',
      ...terms.map((term) => estimate(balance[term], measure, speaker)),
    ]),
  ]);
  for (const [seat, name] of names.entries()) {
    yield '';
    yield* qualityLines(report, qualityOf(decisions, seat), name, speaker, colours);
    const losses = lossesIn(report, seat).map((loss) => lossText(loss, measure, speaker));
    if (losses.length > 0) yield `  ${speaker.text('analyse-lost', { losses: speaker.list(losses) })}`;
  }
}

/** Where a player gave something up. What was left undone is of the kind of what would have been best. */
function lossesIn(report: AnalysisReport, seat: number): readonly Loss[] {
  return lossesOf(report.decisions, seat, (number) => {
    const { played, best } = told(report, number);
    return played ?? best;
  });
}

function lossText({ element, card, decisions, given }: Loss, measure: Measure, speaker: Speaker): string {
  const names = CARDS.map((of) => speaker.name(of, card ?? ''));
  const named = card === null ? '' : (names.find((name) => name !== card) ?? card);
  const kind = card === null ? (element ?? 'nothing') : 'card';
  return speaker.text('analyse-loss', { kind, card: plain(named), decisions, measure, given: inUnits(given, measure) });
}

/** What the cards of the games are called that have names. */
const CARDS = ['character', 'class-card'] as const;

/** What came of the game; undefined where its end was not reached. */
function endOf({ record, decisions, stop, request }: AnalysisReport): readonly number[] | undefined {
  const isWhole = record.isOver && !stop && decisions.length === record.decisions.length;
  return isWhole ? resultsOf(record, request.measure) : undefined;
}

/** How far the numbers can be trusted, in one line. */
function trustText({ trust: { worst, isShown }, request, replayed, game }: AnalysisReport, speaker: Speaker): string {
  return speaker.text('analyse-trust', {
    ...{ shown: isShown ? 'yes' : request.measure === 'chance' ? 'asked' : 'no', bot: request.bot },
    ...{ measured: worst ? 'yes' : 'no', game: speaker.name('game', game.ruleset), players: replayed.players.length },
    ...{ games: worst?.games ?? 0, bots: speaker.list(worst?.bots ?? []) },
    ...{ error: inUnits(worst?.error ?? 0, 'chance'), perfect: inUnits(worst?.perfect ?? 0, 'chance') },
  });
}

function stopText(stop: Stop, speaker: Speaker, audience: Audience): string {
  const message = stop.type === 'breach' ? speaker.say(stop.finding.message, audience) : '';
  return speaker.text('analyse-stop', { type: stop.type, message });
}

function chancesRow(
  { decision, place }: Told,
  names: readonly string[],
  measure: Measure,
  speaker: Speaker,
): readonly string[] {
  const { appraisal, given, isApart, isObvious } = decision;
  const { places, before } = appraisal;
  const prospects =
    measure === 'chance'
      ? places.map((own) => own.map((chance) => inUnits(chance, measure)).join('/'))
      : before.map(({ value }) => speaker.text('analyse-points', { value: inUnits(value, measure), error: 0 }));
  const cost = isApart ? 'apart' : isObvious ? 'obvious' : 'tie';
  const told = speaker.text('analyse-cost', { cost, measure, ...rangeOf(given, measure) });
  return [place, names[appraisal.seat] ?? '', ...prospects, told];
}

/** Chances in hundredths, points with one decimal. */
function inUnits(value: number, measure: Measure): number {
  const unit = measure === 'chance' ? 100 : 10;
  const whole = Math.sign(value) * Math.round(unit * Math.abs(value));
  return measure === 'chance' ? whole : whole / unit;
}

function rangeOf({ value, low, high }: AnalysedDecision['given'], measure: Measure) {
  return { value: inUnits(value, measure), low: inUnits(low, measure), high: inUnits(high, measure) };
}

/** A number, and between what it lies 95 times in 100. */
function estimate({ value, error }: Estimated, measure: Measure, speaker: Speaker): string {
  return speaker.text('analyse-points', { value: inUnits(value, measure), error: inUnits(1.96 * error, measure) });
}

function* table(rows: readonly (readonly string[])[]): Generator<string> {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)));
  for (const row of rows)
    yield row
      .map((cell, column) => `${cell}${' '.repeat((widths[column] ?? 0) - [...cell].length)}`)
      .join('  ')
      .trimEnd();
}

function* qualityLines(
  report: AnalysisReport,
  { telling, best, loss, dearest }: Quality,
  player: string,
  speaker: Speaker,
  colours: Colours,
): Generator<string> {
  const { measure } = report.request;
  const lost = inUnits(loss ?? 0, measure);
  yield colours.bold(speaker.text('analyse-quality', { player, telling, best, measure, loss: lost }));
  for (const number of dearest) yield* dearLines(report, told(report, number), speaker, colours);
}

/** A dear decision. What would have been better is said only where noise cannot explain it. */
function* dearLines(
  report: AnalysisReport,
  { decision: { given, isApart }, place, move, played, best }: Told,
  speaker: Speaker,
  colours: Colours,
): Generator<string> {
  const xml = (element: Element | undefined): string =>
    element ? plain(xmlOf(element, report.game.vocabulary)) : speaker.text('analyse-nothing');
  const { measure } = report.request;
  const cost = isApart ? 'apart' : 'tie';
  yield `  ${speaker.text('analyse-dear', { place, cost, measure, ...rangeOf(given, measure) })}`;
  yield `    ${speaker.text('analyse-played')} ${colours.cyan(xml(played))}`;
  if (!isApart) return;
  yield `    ${speaker.text('analyse-better')} ${colours.cyan(xml(best))}`;
  for (const line of best && move ? consequencesOf(report, move, best, speaker) : [])
    yield `      ${colours.dim(plain(line))}`;
}

/** What the better move would have changed, in the words of the game. */
function consequencesOf(
  { game, recording, replayed, moves, edition }: AnalysisReport,
  { section, turn, play, element }: RecordedMove,
  better: Element,
  speaker: Speaker,
): readonly string[] {
  const place = { section, play, element: element.name, ...(turn !== undefined && { turn }) };
  const found = openingAt(game, recording, { moves, turns: new Map() }, place, { edition });
  const trial = found?.opening.try(better, true);
  if (trial?.verdict !== 'legal') return [];
  const { headline, changes } = tellMove(trial, speaker, audienceOf(replayed));
  return changes.length > 0 ? changes : [headline ?? ''].filter((line) => line !== '');
}

/** A contract: docs/output.md. */
export function decisionJson(report: Omit<AnalysisReport, 'decisions'>, decision: AnalysedDecision): object {
  const { record, replayed, moves, game, request } = report;
  const { recorded, alternatives } = record.decisions[decision.number] ?? {};
  const move = moves.find(({ element }) => element.offset === recorded?.offset);
  const { appraisal, given, isApart, isObvious, number } = decision;
  const elements = alternatives?.() ?? [];
  const isChance = request.measure === 'chance';
  const trials = ({ count, sum }: Trials) => ({
    playOuts: count,
    ...(isChance ? { wins: sum } : { points: sum / count }),
  });
  return {
    decision: number + 1,
    section: move?.section ?? null,
    turn: move?.turn ?? null,
    play: move?.play ?? null,
    element: move?.element.name ?? null,
    player: replayed.players[appraisal.seat]?.id ?? null,
    ...(isChance && {
      chances: replayed.players.map(({ id }, seat) => ({ player: id, places: appraisal.places[seat] ?? [] })),
    }),
    ...(!isChance && {
      ahead: replayed.players.map(({ id }, seat) => ({ player: id, points: appraisal.before[seat]?.value ?? 0 })),
    }),
    played: appraisal.played < 0 ? null : appraisal.played,
    best: appraisal.best,
    given: { ...given, apart: isApart, obvious: isObvious },
    compared: { played: trials(appraisal.playedTrials), best: trials(appraisal.bestTrials) },
    alternatives: appraisal.alternatives.map((own, at) => {
      const element = elements[at];
      return { move: element ? xmlOf(element, game.vocabulary) : null, ...trials(own) };
    }),
  };
}

/** A contract: docs/output.md. */
export function analysisJson(report: AnalysisReport, speaker: Speaker) {
  const { replayed, request, values, decisions, stop, trust } = report;
  const balances: readonly Balance[] = balancesOf(decisions, endOf(report));
  const audience = audienceOf(replayed);
  return {
    file: replayed.file,
    game: replayed.game,
    ruleset: replayed.ruleset,
    edition: values,
    ...request,
    trust: { shown: trust.isShown, message: trustText(report, speaker) },
    stop: stop ? { type: stop.type, message: stopText(stop, speaker, audience) } : null,
    players: replayed.players.map(({ id, name }, seat) => ({
      player: id,
      name,
      balance: balances[seat] ?? null,
      ...qualityOf(decisions, seat),
      dearest: qualityOf(decisions, seat).dearest.map((number) => number + 1),
      lost: lossesIn(report, seat),
    })),
    decisions: decisions.map((decision) => decisionJson(report, decision)),
  };
}
