/** Plants every mutator of a game into its legal games and counts what was found. */
import type { Element } from '../oracle/element.js';
import type { Oracle } from '../oracle/oracles.js';
import type { Mutator } from './mutator.js';
import { judgeMutant, type MutantVerdict } from './verdict.js';

type Count = 'mutants' | 'detected' | 'rightRule' | 'rightPlace' | 'alone' | 'confirmed';
export type Tally = Record<Count, number>;

export interface TallyOfRule {
  readonly rule: string;
  readonly tally: Tally;
  /** What was said of each mutant that was not judged as it should be, or not confirmed by the oracle. */
  readonly faults: readonly string[];
}

/** How many mutants of a rule are wanted, and the first seed. */
export interface Wanted {
  readonly mutants: number;
  readonly seed: number;
}

/** One row for every rule that has mutators, in the order of the mutators. */
export function tallyOf(
  mutators: readonly Mutator[],
  games: readonly Element[],
  oracle: Oracle,
  { mutants, seed }: Wanted,
): TallyOfRule[] {
  const rules = [...new Set(mutators.map(({ rule }) => rule))];
  return rules.map((rule) => {
    const own = mutators.filter((mutator) => mutator.rule === rule);
    const tally = nothing();
    const faults: string[] = [];
    for (const [number, mutator] of own.entries()) {
      const share = Math.ceil(mutants / own.length);
      for (const verdict of verdictsOf(mutator, games, oracle, { mutants: share, seed: seed + number })) {
        tally.mutants += 1;
        for (const count of ['detected', 'rightRule', 'rightPlace', 'alone', 'confirmed'] as const) {
          tally[count] += Number(verdict[count]);
        }
        const { detected, rightRule, rightPlace, alone, confirmed } = verdict;
        if (!(detected && rightRule && rightPlace && alone && confirmed)) faults.push(verdict.text);
      }
    }
    return { rule, tally, faults };
  });
}

/** Goes round the games until enough mutants are made, or no game offers another occasion. */
function* verdictsOf(
  mutator: Mutator,
  games: readonly Element[],
  oracle: Oracle,
  { mutants, seed }: Wanted,
): Generator<MutantVerdict> {
  let [made, before] = [0, -1];
  for (let round = 0; made < mutants && made > before; round++) {
    before = made;
    for (const [index, game] of games.entries()) {
      const verdict = judgeMutant(mutator, game, oracle, seed + round * 1009 + index * 1_000_003);
      if (!verdict) continue;
      yield verdict;
      made += 1;
      if (made >= mutants) return;
    }
  }
}

/** The sum of several rows. */
export function sumOf(rows: readonly TallyOfRule[]): Tally {
  const sum = nothing();
  for (const { tally } of rows) for (const count of Object.keys(sum) as Count[]) sum[count] += tally[count];
  return sum;
}

function nothing(): Tally {
  return { mutants: 0, detected: 0, rightRule: 0, rightPlace: 0, alone: 0, confirmed: 0 };
}
