/**
 * Choices that would provably have brought more at once. Nothing is guessed: another choice of the same kind is written
 * into the record in the place of the move, the judge must allow it and everything else that was done in the same turn, and
 * what it brings is what the replay says. Nothing is claimed where hidden information or a breach leaves anything open.
 */

import { decisionOf } from '../log/decision.js';
import { ANYWHERE } from '../log/envelope.js';
import type { Recording } from '../log/recording.js';
import type { AnyElement, Element, Vocabulary } from '../log/vocabulary.js';
import { type BrokenOff, breakOffBefore, followersOf, goOn } from './broken-off.js';
import type { Game, Session } from './game.js';
import type { RecordedMove } from './recorded-moves.js';
import type { Chosen, Regret, RegretPlan } from './regret-plan.js';
import { type Replayed, type ReplayRequest, replayToTable } from './replay.js';
import type { Step } from './transcript.js';

/** So many choices of a move are tried, those that may bring most first. */
const MOST_TRIED = 60;

/**
 * @param replayed the recording, with a transcript
 * @param moves those of the recording, with their steps in the transcript
 * @returns the moves in whose place another one would provably have brought more, in the order of the game
 */
export function regretsOf(
  game: Game,
  recording: Recording,
  { transcript, players }: Pick<Replayed, 'transcript' | 'players'>,
  moves: readonly RecordedMove[],
  request: Pick<ReplayRequest, 'edition'>,
): readonly Regret[] {
  const plan = game.portrait?.regret;
  const score = game.portrait?.score;
  if (!plan || score === undefined) return [];
  const comparison = { game, recording, plan, score, request };
  const steps = transcript?.steps ?? [];
  const numbers = new Map(steps.map((step, number) => [step, number]));
  return moves.flatMap((move) => {
    const number = numbers.get(move.step);
    const seat = players.findIndex(({ id }) => id === move.player);
    const own = plan.chosen(move.element);
    if (!own || number === undefined || seat < 0 || move.section !== 'turn') return [];
    const had = scoreIn(move.step, score, seat) - scoreIn(steps[number - 1], score, seat);
    const isBest = had >= (plan.most?.(move.element) ?? Number.POSITIVE_INFINITY);
    return isBest ? [] : (regretOf(comparison, move, { ...own, seat, had }) ?? []);
  });
}

function scoreIn(step: Step | undefined, score: string, seat: number): number {
  return step?.values[score]?.[seat] ?? 0;
}

interface Comparison {
  readonly game: Game;
  readonly recording: Recording;
  readonly plan: RegretPlan;
  readonly score: string;
  readonly request: Pick<ReplayRequest, 'edition'>;
}

/** What was chosen, by whom, and what it brought at once. */
interface Made extends Chosen {
  readonly seat: number;
  readonly had: number;
}

function regretOf(comparison: Comparison, { element, player, step }: RecordedMove, made: Made): Regret | undefined {
  const { game, recording, plan, request } = comparison;
  const end = breakOffBefore(recording, element);
  if (!end || player === null) return undefined;
  const before = replayToTable(game, end.recording, { edition: request.edition, breaksOffIn: end.inside });
  if (before.replayed.verdict !== 'legal') return undefined;
  const others = alternatives(comparison, before.session, end.inside, made);
  if (others.length === 0) return undefined;

  const rest = followersOf(recording, element).flatMap((one) => decisionsOf(one, game.vocabulary));
  const situation: Situation = { ...comparison, end, rest, seat: made.seat };
  const recorded = outcomeOf(situation, element);
  if (!recorded) return undefined;
  const best = bestOf(situation, others, recorded, made.had);
  if (!best) return undefined;
  const { candidate: instead, outcome } = best;
  const could = made.had + outcome.score - recorded.score;
  // The points must come with the move itself, not with what follows it in the turn.
  const start = before.session.sample()[comparison.score]?.[made.seat] ?? 0;
  const atOnce = (move: Element): number => (outcomeOf(situation, move, true)?.after ?? Number.NaN) - start;
  if (atOnce(element) !== made.had || atOnce(instead) !== could) return undefined;
  const goods = Object.fromEntries(
    plan.goods.map((good, index) => [good, (outcome.goods[index] ?? 0) - (recorded.goods[index] ?? 0)]),
  );
  const regret = { at: step.at, player, recorded: element, instead, had: made.had, could, goods };
  return { ...regret, message: plan.tell(regret) };
}

interface Alternative {
  readonly candidate: Element;
  readonly choice: string;
  readonly hope: number;
  /** True where only what is paid or taken differs. */
  readonly isSame: boolean;
}

/** Choices of the same kind that may bring more, those that may bring most first. */
function alternatives(
  { plan }: Comparison,
  session: Session,
  inside: Element,
  { kind, choice, had }: Made,
): readonly Alternative[] {
  const table = session.table();
  const found: Alternative[] = [];
  for (const { element: candidate } of session.openMoves(inside)) {
    const chosen = plan.chosen(candidate);
    if (chosen?.kind !== kind) continue;
    const hope = plan.hope(candidate, table);
    const isSame = plan.goods.length > 0 && chosen.choice === choice;
    if (hope > had || (isSame && hope === had)) found.push({ candidate, choice: chosen.choice, hope, isSame });
  }
  return found.sort((one, other) => other.hope - one.hope).slice(0, MOST_TRIED);
}

interface Situation extends Comparison {
  /** The record up to the move. */
  readonly end: BrokenOff;
  /** What else was done in the turn. */
  readonly rest: readonly Element[];
  readonly seat: number;
}

/** What a choice leads to. */
interface Outcome {
  /** The score at the end of the turn. */
  readonly score: number;
  /** The score right after the move; undefined unless it was asked for. */
  readonly after: number | undefined;
  /** Of each series of goods the amount at the end of the turn. */
  readonly goods: readonly number[];
}

/** @returns undefined where the move, or what follows it in the turn, is not allowed beyond doubt */
function outcomeOf(
  { game, plan, score, request, end, rest, seat }: Situation,
  move: Element,
  told = false,
): Outcome | undefined {
  const { recording, inside } = [move, ...rest].reduce<BrokenOff>(goOn, end);
  const asked = { edition: request.edition, transcript: told, breaksOffIn: inside };
  const { replayed, session, scribe } = replayToTable(game, recording, asked);
  if (replayed.verdict !== 'legal') return undefined;
  const last = session.sample();
  return {
    score: last[score]?.[seat] ?? 0,
    after: scribe?.moves.get(move)?.step.values[score]?.[seat],
    goods: plan.goods.map((good) => last[good]?.[seat] ?? 0),
  };
}

interface Tried extends Alternative {
  readonly outcome: Outcome;
}

/** The choice that brings most; of those the one that leaves most goods. A choice that may be paid in several ways is tried in one. */
function bestOf(
  situation: Situation,
  alternativesInOrder: readonly Alternative[],
  recorded: Outcome,
  had: number,
): Tried | undefined {
  const settled = new Set<string>();
  let best: Tried | undefined;
  for (const one of alternativesInOrder) {
    if (best && one.hope < had + best.outcome.score - recorded.score) break;
    if (settled.has(one.choice)) continue;
    const outcome = outcomeOf(situation, one.candidate);
    if (outcome && !one.isSame) settled.add(one.choice);
    if (!outcome || !isBetter(outcome, recorded, one.isSame)) continue;
    if (!best || isPreferred(outcome, best.outcome)) best = { ...one, outcome };
  }
  return best;
}

/** More points; or the same choice for as many points, with more goods and none fewer. */
function isBetter(other: Outcome, recorded: Outcome, isSame: boolean): boolean {
  if (other.score !== recorded.score) return other.score > recorded.score;
  const differences = other.goods.map((amount, index) => amount - (recorded.goods[index] ?? 0));
  return isSame && differences.every((one) => one >= 0) && differences.some((one) => one > 0);
}

/** More points; of equal points more goods. */
function isPreferred(one: Outcome, other: Outcome): boolean {
  const sum = ({ goods }: Outcome): number => goods.reduce((total, amount) => total + amount, 0);
  return one.score > other.score || (one.score === other.score && sum(one) > sum(other));
}

/** What was decided in an element; nothing where it only claims or remarks. */
function decisionsOf(element: AnyElement<Vocabulary>, vocabulary: Vocabulary): readonly Element[] {
  const claims: readonly string[] = ANYWHERE;
  return claims.includes(element.name) ? [] : [decisionOf(element, vocabulary)];
}
