/** Positions in which one move was clearly best: the interval of the second one is apart from it, and so is what was played in games of its own. */
import type { Measure } from '../kernel/appraisal.js';
import type { Trials } from '../kernel/results.js';
import { differenceOf } from './difference.js';
import type { AnalysedDecision } from './game-analysis.js';

/** A decision to be found again. Alternatives are told by their numbers. */
export interface Puzzle {
  readonly decision: AnalysedDecision;
  readonly best: number;
  /** What else can be offered, what was tried longest first; of those, what was played stands in front. */
  readonly others: readonly number[];
  /** How many of them come near: they give up less than half of what an alternative at random does. */
  readonly near: number;
  /** What an alternative gives up. What was played is told as elsewhere, by games that the search has not chosen. */
  readonly given: (number: number) => number;
}

/** @param least the difference that counts, by the measure */
export function puzzlesOf(decisions: readonly AnalysedDecision[], measure: Measure, least: number): readonly Puzzle[] {
  return decisions.flatMap((decision): Puzzle[] => {
    const { alternatives, best, played, bestTrials, anyTrials } = decision.appraisal;
    const tried = (number: number): Trials => alternatives[number] ?? anyTrials;
    const rivals = alternatives
      .map((_, number) => number)
      .filter((number) => number !== best)
      .sort((one, other) => tried(other).count - tried(one).count || mean(tried(other)) - mean(tried(one)));
    const [second] = rivals;
    const isClear =
      second !== undefined &&
      differenceOf(bestTrials, tried(second), measure).low > least &&
      (played === best || decision.isApart);
    if (!isClear) return [];
    const given = (number: number): number =>
      number === played ? decision.given.value : mean(bestTrials) - mean(tried(number));
    const half = (mean(bestTrials) - mean(anyTrials)) / 2;
    return [
      {
        ...{ decision, best },
        others: rivals.includes(played) ? [played, ...rivals.filter((number) => number !== played)] : rivals,
        near: rivals.filter((number) => given(number) < half).length,
        given,
      },
    ];
  });
}

function mean({ sum, count }: Trials): number {
  return sum / count;
}
