/** Which misreading of which rule explains what one check of the rules has found in many games. */
import type { RuleId } from '../engine/rule.js';
import { entryOf } from '../log/entry-of.js';
import { type Case, gameOfCase } from './case.js';
import { keyOf } from './facts.js';
import { mostFrequent } from './frequency.js';

/** Cases that probably have one cause. */
export interface Part {
  readonly rule: RuleId | null;
  readonly cases: readonly Case[];
}

/** A share of the games of a check that one explanation must cover to be taken for the cause. */
const COMPELLING = 0.5;

/** Beside the cases that an explanation fits, so many more that it does not fit are few. */
const FEW = 0.34;

/**
 * A check that knows what it looks for names its rule. One that guesses what was misread names several: there the rule of
 * a single finding says little, and the explanation that fits most games is looked for.
 */
export function splitCheck(cases: readonly Case[]): Part[] {
  const guesses = cases.some(({ suspects }) => suspects.length > 0);
  if (!guesses) return mostFrequent(cases.map(({ rule }) => rule)).map(([rule]) => ({ rule, cases: of(cases, rule) }));
  const explanations: RuleId[] = [];
  let rest = cases;
  while (rest.length > 0) {
    const games = new Set(rest.map(gameOfCase)).size;
    const best = bestExplanation(rest);
    if (!best || best.games < games * COMPELLING || (games > 1 && best.games < 2)) break;
    explanations.push(best.rule);
    rest = rest.filter(({ suspects }) => !suspects.includes(best.rule));
  }
  return assign(cases, explanations);
}

function of(cases: readonly Case[], rule: RuleId | null): readonly Case[] {
  return cases.filter((one) => one.rule === rule);
}

/** The suspect that would explain cases in most games; of several the one that is likeliest in each. */
function bestExplanation(cases: readonly Case[]): { readonly rule: RuleId; readonly games: number } | undefined {
  const covered = new Map<RuleId, { readonly games: Set<string>; places: number; cases: number }>();
  for (const one of cases) {
    for (const [place, suspect] of one.suspects.entries()) {
      const known = entryOf(covered, suspect, () => ({ games: new Set<string>(), places: 0, cases: 0 }));
      known.games.add(gameOfCase(one));
      known.places += place;
      known.cases += 1;
    }
  }
  const [best] = [...covered].sort(
    ([one, a], [other, b]) =>
      b.games.size - a.games.size || a.places / a.cases - b.places / b.cases || (one < other ? -1 : 1),
  );
  return best && { rule: best[0], games: best[1].games.size };
}

/** Each case goes to the explanation that fits most cases of its game; what nothing explains stays together. */
function assign(cases: readonly Case[], explanations: readonly RuleId[]): Part[] {
  const parts = new Map<RuleId | null, Case[]>([...explanations, null].map((rule) => [rule, []]));
  const byGame = new Map<string, Case[]>();
  for (const one of cases) {
    entryOf(byGame, gameOfCase(one), () => []).push(one);
  }
  for (const ofGame of byGame.values()) {
    const fits = (rule: RuleId): number => ofGame.filter(({ suspects }) => suspects.includes(rule)).length;
    const ranked = explanations.toSorted((one, other) => fits(other) - fits(one));
    for (const one of ofGame) parts.get(ranked.find((rule) => one.suspects.includes(rule)) ?? null)?.push(one);
  }
  takeIn(parts);
  return [...parts].flatMap(([explanation, own]): Part[] => {
    const [common] = mostFrequent(own.map(({ rule }) => rule));
    if (!common) return [];
    // Where all findings name one rule, that is its name, whatever else would fit.
    const [rule, count] = common;
    return [{ rule: explanation === null || count === own.length ? rule : explanation, cases: own }];
  });
}

/**
 * A few cases that the explanation of all others does not fit are probably the same fault all the same, as long as they
 * err in the same direction.
 */
function takeIn(parts: ReadonlyMap<RuleId | null, Case[]>): void {
  const unexplained = parts.get(null) ?? [];
  const size = (cases: readonly Case[]): number => new Set(cases.map(gameOfCase)).size;
  for (const [explanation, own] of parts) {
    if (explanation === null) continue;
    const isFew = size(unexplained) <= size(own) * FEW && unexplained.length <= own.length * FEW;
    if (!isFew || !directionsOf(own).every((key) => unexplained.every((one) => directionsOf([one]).includes(key))))
      continue;
    own.push(...unexplained.splice(0));
    return;
  }
}

/** Whether more or less was found than expected, where all cases agree in that. */
function directionsOf(cases: readonly Case[]): readonly string[] {
  const [first, ...others] = cases.map(({ facts }) =>
    facts.filter(({ type, value }) => type === 'difference' && /^[<>] 0$/.test(value)).map(keyOf),
  );
  return (first ?? []).filter((key) => others.every((keys) => keys.includes(key)));
}
