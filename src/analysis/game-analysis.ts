/** What the decisions of a game cost, and what was luck: each change of the chance to win, under its name. */
import type { Places } from '../engine/playable.js';
import type { Appraisal } from '../kernel/appraisal.js';
import { type Difference, differenceOf } from './difference.js';

/** A decision that was appraised. */
export interface AnalysedDecision {
  /** Its place among the decisions of the game: 0 for the first one. */
  readonly number: number;
  readonly appraisal: Appraisal;
  /** The chance to win that was given up: the best alternative less what was played; no difference where that is the best. */
  readonly given: Difference;
  /** False where noise alone can explain it. */
  readonly isApart: boolean;
  /** Nothing shows that the choice made a difference: the best alternative is not apart from any one. */
  readonly isObvious: boolean;
}

const NO_DIFFERENCE: Difference = { value: 0, low: 0, high: 0 };

/** What the numbers of a decision say. */
export function analysedDecision(number: number, appraisal: Appraisal): AnalysedDecision {
  const { played, best, playedTrials, bestTrials, anyTrials } = appraisal;
  const given = best === played ? NO_DIFFERENCE : differenceOf(bestTrials, playedTrials);
  const isApart = given.low > 0;
  return { number, appraisal, given, isApart, isObvious: !isApart && differenceOf(bestTrials, anyTrials).low <= 0 };
}

/** What has changed the chance to win of one player. All are parts of 1. */
export interface Balance {
  /** Before the first decision. */
  readonly first: number;
  /** Behind the last one: what came of the game, or the last chance that is known. */
  readonly last: number;
  /** Own decisions and those of the others, against what the bot would have done, for what whoever decided could know. */
  readonly own: number;
  readonly others: number;
  /** What chance brought, less what it brings on average. */
  readonly luck: number;
  /** What those decisions turned out to be in sight of all hands. */
  readonly information: number;
}

/**
 * @param decisions in order, none left out
 * @param end the chances behind the last of them; undefined where the game has not come to its end
 * @returns for each player; `first` + the four terms = `last`
 */
export function balancesOf(
  decisions: readonly AnalysedDecision[],
  end: readonly Places[] | undefined,
): readonly Balance[] {
  const [beginning] = decisions;
  const latest = decisions.at(-1);
  if (!beginning || !latest) return [];
  return beginning.appraisal.before.map((chances, player) => {
    let [own, others, luck, information] = [0, 0, 0, 0];
    decisions.forEach(({ appraisal: { seat, before, after, change } }, at) => {
      const decided = change[player] ?? 0;
      if (seat === player) own += decided;
      else others += decided;
      const behind = after[player] ?? 0;
      information += behind - (before[player]?.[0] ?? 0) - decided;
      const next = decisions[at + 1]?.appraisal.before[player]?.[0] ?? end?.[player]?.[0];
      if (next !== undefined) luck += next - behind;
    });
    const last = end?.[player]?.[0] ?? latest.appraisal.after[player] ?? 0;
    return { first: chances[0] ?? 0, last, own, others, luck, information };
  });
}

/** How well one player decided. */
export interface Quality {
  /** Decisions that made a difference, as far as that can be seen, and how many of them were best, or as good. */
  readonly telling: number;
  readonly best: number;
  /** The chance to win that they gave up on average; null where there were none. */
  readonly loss: number | null;
  /** The numbers of the dearest decisions. */
  readonly dearest: readonly number[];
}

/** So many of the dearest decisions are named. */
const DEAREST = 3;

/** @param seat of the player */
export function qualityOf(decisions: readonly AnalysedDecision[], seat: number): Quality {
  const own = decisions.filter(({ appraisal }) => appraisal.seat === seat);
  const telling = own.filter(({ isObvious }) => !isObvious);
  const lost = telling.reduce((sum, { given }) => sum + given.value, 0);
  const dearest = own
    .filter(({ given }) => given.value > 0)
    .sort((one, other) => other.given.value - one.given.value || one.number - other.number)
    .slice(0, DEAREST);
  return {
    telling: telling.length,
    best: telling.filter(({ isApart }) => !isApart).length,
    loss: telling.length === 0 ? null : lost / telling.length,
    dearest: dearest.map(({ number }) => number),
  };
}
