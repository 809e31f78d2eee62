/** What `analyse` prints for people, and as JSON. */
import {
  type AppraisedGame,
  balancesIn,
  lossesIn,
  type PlacedDecision,
  placedDecision,
  stepInstead,
} from '../analysis/appraised-game.js';
import { type AnalysedDecision, type Quality, qualityOf } from '../analysis/game-analysis.js';
import { placesOf } from '../engine/move-place.js';
import { namesApart } from '../engine/roster.js';
import type { Step } from '../engine/transcript.js';
import type { Trials } from '../kernel/results.js';
import type { Element } from '../log/vocabulary.js';
import type { Speaker } from '../text/speaker.js';
import {
  costText,
  dearText,
  estimateText,
  lateBreachText,
  leadText,
  lossesText,
  prospectsOf,
  qualityText,
  stopText,
  thresholdText,
  trustText,
} from './analysis-words.js';
import { audienceOf } from './audience.js';
import type { Colours } from './colours.js';
import { tellMove, xmlOf } from './move-text.js';
import { plain } from './plain.js';

/** An analysis with the places of its moves, as people write them. */
interface Placed extends AppraisedGame {
  readonly places: readonly string[];
}

/** The part of a game that was analysed: whose chances changed, and why. */
export function* analysisText(appraised: AppraisedGame, speaker: Speaker, colours: Colours): Generator<string> {
  const report: Placed = { ...appraised, places: placesOf(appraised.moves) };
  const { replayed, decisions, request } = report;
  const { measure } = request;
  const names = namesApart(replayed.players).map(plain);
  yield colours.bold(plain(`${replayed.file} ${replayed.game ?? ''}`.trim()));
  yield leadText(report, speaker);
  yield trustText(report, speaker);
  yield thresholdText(report, speaker);
  const stop = stopText(report, speaker, audienceOf(replayed));
  if (stop !== '') yield colours.yellow(plain(stop));
  yield '';
  yield colours.bold(speaker.text('analyse-chances', { players: names.length, measure }));
  yield* table(
    decisions.map((decision) => [
      placeOf(report, placedDecision(report, decision.number)),
      names[decision.appraisal.seat] ?? '',
      ...prospectsOf(decision, measure, speaker),
      costText(decision, measure, speaker),
    ]),
  );
  yield '';
  yield colours.bold(speaker.text('analyse-balance', { measure }));
  const terms = ['first', 'own', 'others', 'luck', 'information', 'last'] as const;
  yield* table([
    ['', ...terms.map((term) => speaker.text('analyse-term', { term }))],
    ...balancesIn(report).map((balance, seat) => [
      names[seat] ?? '',
      ...terms.map((term) => estimateText(balance[term], measure, speaker)),
    ]),
  ]);
  for (const [seat, name] of names.entries()) {
    yield '';
    yield* qualityLines(report, qualityOf(decisions, seat), name, speaker, colours);
    const lost = plain(lossesText(lossesIn(report, seat), measure, speaker));
    if (lost !== '') yield `  ${lost}`;
  }
}

/** What the log need not say has a turn, and no number in it. */
function placeOf({ places }: Placed, { at, spot }: PlacedDecision): string {
  return places[at] ?? String(spot?.move.turn ?? '–');
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
  report: Placed,
  quality: Quality,
  player: string,
  speaker: Speaker,
  colours: Colours,
): Generator<string> {
  yield colours.bold(qualityText(quality, player, report.request.measure, speaker));
  for (const number of quality.dearest) yield* dearLines(report, placedDecision(report, number), speaker, colours);
}

/** A dear decision, and what it changed. What would have been better is said only where noise cannot explain it. */
function* dearLines(report: Placed, told: PlacedDecision, speaker: Speaker, colours: Colours): Generator<string> {
  const { decision, move, spot, played, best } = told;
  const xml = (element: Element | undefined): string =>
    element ? plain(xmlOf(element, report.game.vocabulary)) : speaker.text('analyse-nothing');
  yield `  ${dearText(decision, placeOf(report, told), report.request.measure, speaker)}`;
  const consequences = (step: Step | undefined): readonly string[] =>
    consequencesOf(report, step, speaker).map((line) => `      ${colours.dim(plain(line))}`);
  yield `    ${speaker.text('analyse-played')} ${colours.cyan(xml(played))}`;
  yield* consequences(played && move?.step);
  if (!decision.isApart) return;
  yield `    ${speaker.text('analyse-better')} ${colours.cyan(xml(best))}`;
  yield* consequences(spot && best && stepInstead(report, spot, best));
}

/** What a move changed, or would have changed, in the words of the game. */
function consequencesOf({ replayed }: AppraisedGame, step: Step | undefined, speaker: Speaker): readonly string[] {
  const { headline, changes } = tellMove({ step }, speaker, audienceOf(replayed));
  return changes.length > 0 ? changes : [headline ?? ''].filter((line) => line !== '');
}

/** A contract: docs/output.md. */
export function decisionJson(report: Omit<AppraisedGame, 'decisions'>, decision: AnalysedDecision): object {
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
export function analysisJson(report: AppraisedGame, speaker: Speaker) {
  const { replayed, request, least, values, decisions, stop, trust } = report;
  const balances = balancesIn(report);
  const audience = audienceOf(replayed);
  return {
    file: replayed.file,
    game: replayed.game,
    ruleset: replayed.ruleset,
    edition: values,
    ...request,
    least,
    trust: { shown: trust.isShown, message: trustText(report, speaker) },
    stop: stop ? { type: stop.type, message: stopText(report, speaker, audience) } : null,
    lateBreach: lateBreachText(report, speaker, audience) || null,
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
