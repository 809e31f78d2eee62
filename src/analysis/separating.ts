/** What separates the moments at which a rule was broken from those at which it was kept. */
import type { RuleId } from '../engine/rule.js';
import { type Circumstance, circumstanceOf, type Moment } from './circumstances.js';

/** A circumstance that (nearly) all cases have, and few of the moments that pass. */
export interface SharedCircumstance extends Circumstance {
  /** How many there must be of it. */
  readonly least: number;
  /** Undefined where any more will do. */
  readonly most?: number;
  /** In how many of how many cases it holds. */
  readonly holds: number;
  readonly among: number;
  /** In how many of how many moments that pass; those that have what was named before, too. */
  readonly passing: number;
  readonly amongPassing: number;
}

/** It may be missing in one case of ten: a group may hold something that does not belong to it. */
const NEARLY_ALL = 0.9;

/** What holds for more of the passing moments separates nothing. */
const FEW = 0.5;

/** What would hold in all cases by mere chance more often than this is not worth saying. */
const CHANCE = 0.001;

/** Fewer moments that pass are no comparison. */
const ENOUGH = 10;

/** Fewer passing moments under the same rule say nothing. */
const ENOUGH_OF_RULE = 20;

/** So many are named, each among the moments that have all before it. */
const MOST_NAMED = 3;

/**
 * @param failing the moments of the cases
 * @param passing all that pass
 * @param rules those of the group: that they come up is no news
 * @returns the most telling first
 */
export function separating(
  failing: readonly Moment[],
  passing: readonly Moment[],
  rules: ReadonlySet<RuleId>,
): readonly SharedCircumstance[] {
  let left = likeThem(failing, passing, rules);
  if (failing.length < 2) return [];
  const candidates = candidatesOf(failing, left, rules);
  const named: SharedCircumstance[] = [];
  while (named.length < MOST_NAMED && left.length >= ENOUGH) {
    const best = bestOf(candidates, failing, left);
    if (!best) break;
    named.push(best.shared);
    left = left.filter((moment) => holdsAt(best.candidate, moment));
  }
  return named;
}

/** Passing moments of the same kind, under the same rules where there are enough of them. */
function likeThem(
  failing: readonly Moment[],
  passing: readonly Moment[],
  rules: ReadonlySet<RuleId>,
): readonly Moment[] {
  const kinds = new Set(failing.map(({ section, element }) => `${section} ${element}`));
  const alike = passing.filter(({ section, element }) => kinds.has(`${section} ${element}`));
  const underRules = alike.filter((moment) => moment.rules.some((rule) => rules.has(rule)));
  return underRules.length >= ENOUGH_OF_RULE ? underRules : alike;
}

interface Candidate {
  readonly key: string;
  readonly least: number;
  readonly most: number;
  readonly holds: number;
  /** What is harder to say must be so much less likely by chance, as a logarithm. */
  readonly burden: number;
}

/** All that can be said of (nearly) all cases: that there is some, none, at least or at most so many of something. */
function candidatesOf(
  failing: readonly Moment[],
  passing: readonly Moment[],
  rules: ReadonlySet<RuleId>,
): readonly Candidate[] {
  // What no case has may be what nearly all others have.
  const keys = new Set<string>();
  for (const { counts } of [...failing, ...passing]) for (const key of Object.keys(counts)) keys.add(key);
  const enough = Math.ceil(failing.length * NEARLY_ALL);
  const spare = failing.length - enough;
  return [...keys].sort().flatMap((key): readonly Candidate[] => {
    const { whose, which } = circumstanceOf(key);
    if (whose === 'rule' && rules.has(which as RuleId)) return [];
    const values = failing.map(({ counts }) => counts[key] ?? 0).sort((one, other) => one - other);
    const having = values.filter((value) => value >= 1).length;
    const some = { key, least: 1, most: Number.POSITIVE_INFINITY, holds: having };
    if (which !== '') return having >= enough ? [{ ...some, burden: whose === 'rule' ? 2 : 0 }] : [];
    return rangesOf(values, spare, whose === 'turn' ? 1 : 4).map(({ least, most, burden }) => ({
      key,
      least,
      most,
      holds: values.filter((value) => least <= value && value <= most).length,
      burden,
    }));
  });
}

/** @param values ascending @param spare how many may lie outside @param ofNumbers the burden of any other number than none */
function rangesOf(
  values: readonly number[],
  spare: number,
  ofNumbers: number,
): readonly { readonly least: number; readonly most: number; readonly burden: number }[] {
  const low = values[spare] ?? 0;
  const high = values[values.length - 1 - spare] ?? 0;
  return [
    ...(low >= 1 ? [{ least: low, most: Number.POSITIVE_INFINITY, burden: low === 1 ? 2 : ofNumbers }] : []),
    { least: Number.NEGATIVE_INFINITY, most: high, burden: high <= 0 ? 1 : ofNumbers },
  ];
}

function holdsAt({ key, least, most }: Candidate, { counts }: Moment): boolean {
  const value = counts[key] ?? 0;
  return least <= value && value <= most;
}

function bestOf(
  candidates: readonly Candidate[],
  failing: readonly Moment[],
  passing: readonly Moment[],
): { readonly candidate: Candidate; readonly shared: SharedCircumstance } | undefined {
  const limit = Math.log(CHANCE / candidates.length);
  let best: { readonly candidate: Candidate; readonly found: number; readonly chance: number } | undefined;
  for (const candidate of candidates) {
    let found = 0;
    for (const moment of passing) if (holdsAt(candidate, moment)) found += 1;
    if (found > passing.length * FEW) continue;
    // How likely it is that so many cases have it if they are like any other moment.
    const rate = (found + 1) / (passing.length + 2);
    const missing = failing.length - candidate.holds;
    const chance = candidate.holds * Math.log(rate) + missing * Math.log(failing.length) + candidate.burden;
    if (chance < limit && (!best || chance < best.chance - 1e-9)) best = { candidate, found, chance };
  }
  if (!best) return undefined;
  const { key, least, most, holds } = best.candidate;
  const shared = {
    ...circumstanceOf(key),
    least: Math.max(0, least),
    ...(Number.isFinite(most) && { most }),
    holds,
    among: failing.length,
    passing: best.found,
    amongPassing: passing.length,
  };
  return { candidate: best.candidate, shared };
}
