/** How well chances come true. */
import type { Calibration, Ranged } from '../../src/analysis/calibration.js';
import { Random } from '../../src/kernel/random.js';
import type { HeldOutGame, Shares } from './held-out.js';

const BINS = 10;
/** So many perfect predictors are made up, and so many times the games are drawn anew for an interval. */
const PERFECT = 20;
const RESAMPLES = 400;
/** Parts of a random number. */
const FINE = 2 ** 20;

/** Where the sums of one game lie: the bins of the chances, those of each perfect predictor, and three scores. */
const BIN_CELLS = 3 * BINS;
const SCORES = BIN_CELLS * (1 + PERFECT);
const CELLS = SCORES + 3;

export type Reliability = Pick<
  Calibration,
  'error' | 'perfect' | 'excess' | 'brier' | 'brierEqual' | 'brierNow' | 'skill' | 'bins'
>;

/**
 * Intervals come from drawing whole games anew, since the positions of a game share its result.
 *
 * A perfect predictor with the same noise predicts one of the games that were played on by the others of them, as many as the
 * chances are made of. It takes the same rank among those games, sorted, at all positions of a game: so its results hang together
 * as those of a game do.
 */
export function reliabilityOf(games: readonly HeldOutGame[], players: number): Reliability {
  const random = new Random(games.length, players);
  const sums = games.map((game) => sumsOf(game, players, random));
  const whole = added(sums, sums.keys());
  const { error, perfect, skill } = numbersOf(whole);
  const drawn = Array.from({ length: RESAMPLES }, () =>
    numbersOf(
      added(
        sums,
        sums.map(() => random.below(sums.length)),
      ),
    ),
  );
  const count = binned(whole, 0);
  const [brier = 0, brierNow = 0, brierEqual = 0] = whole.subarray(SCORES);
  const chances = Array.from({ length: BINS }, (_, bin) => count(bin)[0]).reduce((sum, one) => sum + one, 0);
  return {
    error,
    perfect,
    excess: ranged(
      error - perfect,
      drawn.map((one) => one.error - one.perfect),
    ),
    // Each player has a chance for each place.
    brier: (brier * players) / chances,
    brierEqual: (brierEqual * players) / chances,
    brierNow: (brierNow * players) / chances,
    skill: ranged(
      skill,
      drawn.map((one) => one.skill),
    ),
    bins: Array.from({ length: BINS }, (_, bin) => {
      const [of, predicted, observed] = count(bin);
      return [of, of && predicted / of, of && observed / of] as const;
    }),
  };
}

function sumsOf({ places, positions }: HeldOutGame, players: number, random: Random): Float64Array {
  const sums = new Float64Array(CELLS);
  const equal = new Float64Array(players ** 2).fill(1 / players);
  const ranks = Array.from({ length: PERFECT }, () => random.below(FINE) / FINE);
  for (const { now, outcomes } of positions) {
    const predicted = meanOf(outcomes.slice(1));
    bin(sums, 0, predicted, places);
    for (const [at, chances] of [predicted, now, equal].entries())
      sums[SCORES + at] = (sums[SCORES + at] as number) + squaresOf(chances, places);
    const sorted = outcomes.toSorted(byPlaces);
    for (const [predictor, rank] of ranks.entries()) {
      const at = Math.floor(rank * sorted.length);
      bin(sums, BIN_CELLS * (1 + predictor), meanOf(sorted.toSpliced(at, 1)), sorted[at] as Shares);
    }
  }
  return sums;
}

function bin(sums: Float64Array, start: number, predicted: Shares, came: Shares): void {
  for (const [at, chance] of predicted.entries()) {
    const cell = start + 3 * Math.min(BINS - 1, Math.floor(chance * BINS));
    sums[cell] = (sums[cell] as number) + 1;
    sums[cell + 1] = (sums[cell + 1] as number) + chance;
    sums[cell + 2] = (sums[cell + 2] as number) + (came[at] as number);
  }
}

function meanOf(all: readonly Shares[]): Shares {
  const [first] = all;
  if (!first) throw new RangeError('no games');
  return first.map((_, at) => all.reduce((sum, one) => sum + (one[at] as number), 0) / all.length);
}

function squaresOf(predicted: Shares, came: Shares): number {
  return predicted.reduce((sum, chance, at) => sum + (chance - (came[at] as number)) ** 2, 0);
}

/** Who is ahead in one is ahead in the next: so equal ranks are like results. */
function byPlaces(one: Shares, other: Shares): number {
  const at = one.findIndex((part, place) => part !== other[place]);
  return at < 0 ? 0 : (other[at] as number) - (one[at] as number);
}

function added(sums: readonly Float64Array[], which: Iterable<number>): Float64Array {
  const whole = new Float64Array(CELLS);
  for (const game of which) {
    const own = sums[game] as Float64Array;
    for (let at = 0; at < CELLS; at += 1) whole[at] = (whole[at] as number) + (own[at] as number);
  }
  return whole;
}

function binned(sums: Float64Array, start: number): (bin: number) => readonly [number, number, number] {
  return (at) => [sums[start + 3 * at], sums[start + 3 * at + 1], sums[start + 3 * at + 2]] as [number, number, number];
}

function errorOf(sums: Float64Array, start: number): number {
  const all = Array.from({ length: BINS }, (_, at) => binned(sums, start)(at));
  const chances = all.reduce((sum, [count]) => sum + count, 0);
  return all.reduce((sum, [, predicted, observed]) => sum + Math.abs(predicted - observed), 0) / chances;
}

function numbersOf(sums: Float64Array) {
  const perfect = Array.from({ length: PERFECT }, (_, predictor) => errorOf(sums, BIN_CELLS * (1 + predictor)));
  return {
    error: errorOf(sums, 0),
    perfect: perfect.reduce((sum, one) => sum + one, 0) / PERFECT,
    skill: 1 - (sums[SCORES] as number) / (sums[SCORES + 1] as number),
  };
}

function ranged(value: number, drawn: readonly number[]): Ranged {
  const sorted = drawn.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] as number;
  return { value, low: at(0.025), high: at(0.975) };
}
