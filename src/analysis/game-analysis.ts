/** What the decisions of a game cost, and what was luck: each change of the chance to win, or of expected points, under its name. */
import type { FollowedRecord } from '../engine/playable.js';
import type { Appraisal, Change, Measure } from '../kernel/appraisal.js';
import type { Mean } from '../kernel/results.js';
import { type Difference, differenceOf } from './difference.js';

/** A decision that was appraised. */
export interface AnalysedDecision {
  /** Its place among the decisions of the game: 0 for the first one. */
  readonly number: number;
  readonly appraisal: Appraisal;
  /** What was given up, by the measure: the best alternative less what was played; no difference where that is the best. */
  readonly given: Difference;
  /** False where noise alone, or less than what counts, can explain it. */
  readonly isApart: boolean;
  /** Nothing shows that the choice made a difference: the best alternative is not apart from any one. */
  readonly isObvious: boolean;
}

const NO_DIFFERENCE: Difference = { value: 0, low: 0, high: 0 };

/** What the numbers of a decision say. @param least the difference that counts, by the measure; more must be at stake */
export function analysedDecision(number: number, appraisal: Appraisal, measure: Measure, least = 0): AnalysedDecision {
  const { played, best, playedTrials, bestTrials, anyTrials } = appraisal;
  const given = best === played ? NO_DIFFERENCE : differenceOf(bestTrials, playedTrials, measure);
  const isApart = given.low > least;
  return {
    number,
    appraisal,
    given,
    isApart,
    isObvious: !isApart && differenceOf(bestTrials, anyTrials, measure).low <= least,
  };
}

/** A number that was estimated from games, with its standard error. */
export interface Estimated {
  readonly value: number;
  readonly error: number;
}

/** What has changed the chance to win of one player, in parts of 1; or the points expected. */
export interface Balance {
  /** Before the first decision. */
  readonly first: Estimated;
  /** Behind the last one: what came of the game, or the last that is known. */
  readonly last: Estimated;
  /** Own decisions and those of the others, against what the bot would have done, for what whoever decided could know. */
  readonly own: Estimated;
  readonly others: Estimated;
  /** What chance brought, less what it brings on average. */
  readonly luck: Estimated;
  /** What those decisions turned out to be in sight of all hands. */
  readonly information: Estimated;
}

/** What came of a game for each player. @param record of a game that is over */
export function resultsOf(
  { places, points }: Pick<FollowedRecord, 'places' | 'points'>,
  measure: Measure,
): readonly number[] {
  return measure === 'chance'
    ? places.map(([first = 0]) => first)
    : points.map((own, player) => own - Math.max(...points.toSpliced(player, 1)));
}

/**
 * @param changes by each decision, in order, none left out
 * @param end what came of the game for each player; undefined where the game has not come to its end
 * @returns for each player; `first` + the four terms = `last`. What is estimated between two decisions falls out of the sum of the luck:
 *   what luck comes to is as good as its ends and the decisions are
 */
export function balancesOf(changes: readonly Change[], end: readonly number[] | undefined): readonly Balance[] {
  const [beginning] = changes;
  const latest = changes.at(-1);
  if (!beginning || !latest) return [];
  return beginning.before.map((start, player) => {
    const [own, others, luck, information] = [new Term(), new Term(), new Term(), new Term()];
    luck.add(0, start.variance);
    changes.forEach(({ seat, before, after, open, change }, at) => {
      const [known, seen] = [change[player] ?? NOTHING, open[player] ?? NOTHING];
      (seat === player ? own : others).add(known.value, known.variance);
      const behind = after[player]?.value ?? 0;
      information.add(behind - (before[player]?.value ?? 0) - known.value, known.variance + seen.variance);
      const next = changes[at + 1]?.before[player]?.value ?? end?.[player];
      if (next !== undefined) luck.add(next - behind, seen.variance);
    });
    const final = end?.[player];
    const last = final === undefined ? estimated(latest.after[player] ?? NOTHING) : { value: final, error: 0 };
    const first = estimated(start);
    return { first, own: own.sum, others: others.sum, luck: luck.sum, information: information.sum, last };
  });
}

/** A sum of estimates that do not depend on each other. */
class Term {
  value = 0;
  variance = 0;

  add(value: number, variance: number): void {
    this.value += value;
    this.variance += variance;
  }

  get sum(): Estimated {
    return estimated(this);
  }
}

function estimated({ value, variance }: Mean): Estimated {
  return { value, error: Math.sqrt(variance) };
}

const NOTHING: Mean = { value: 0, variance: 0 };

/** How well one player decided. */
export interface Quality {
  /** Decisions that made a difference, as far as that can be seen, and how many of them were best, or as good. */
  readonly telling: number;
  readonly best: number;
  /** What they gave up on average, by the measure; null where there were none. */
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
