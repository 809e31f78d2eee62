/** What the cases of a group have in common that is no matter of course. */

import { entryOf } from '../log/entry-of.js';
import type { Background, Case } from './case.js';
import { type Fact, factOf, keyOf } from './facts.js';

/** A fact, and in how many of how many cases it holds; for what is about games, in how many of how many games. */
export interface SharedFact extends Fact {
  readonly holds: number;
  readonly among: number;
}

/** How many games of a run have a trait, by the key of the fact. */
export interface Traits {
  readonly games: number;
  readonly traits: ReadonlyMap<string, number>;
}

/** A fact may be missing in one case of ten: a group may hold something that does not belong to it. */
const NEARLY_ALL = 0.9;

/** What would hold everywhere by mere chance more often than this is not worth saying: many facts are looked at. */
const CHANCE = 0.001;

/** So many cases show something about what nobody has counted elsewhere. */
const ENOUGH = 3;

/**
 * @param traits those of each game of the group
 * @returns the most telling first
 */
export function sharedFacts(
  cases: readonly Case[],
  background: Background,
  traits: readonly (readonly Fact[])[],
  run: Traits,
): readonly SharedFact[] {
  const ofCases = held(cases.map(({ facts }) => facts))
    .map((fact) => ({ fact, logChance: logChance(fact, rateOf(fact, cases, background)) }))
    .filter(({ fact, logChance: chance }) => chance < Math.log(CHANCE) && isSpecial(fact, cases));
  const ofGames = held(traits)
    .map((fact) => ({ fact, logChance: logChance(fact, (run.traits.get(keyOf(fact)) ?? 0) / run.games) }))
    .filter(({ logChance: chance }) => chance < Math.log(CHANCE));
  const facts = [...ofCases, ...ofGames, ...neverHeld(cases, background)];
  return withoutWeaker(facts.sort((one, other) => one.logChance - other.logChance).map(({ fact }) => fact));
}

/** A fact that holds for fewer of its like elsewhere is not missed. */
const COMMON = 0.15;

/**
 * What is common among elements like those of the cases, and holds in no case. What is said of an element beside them is
 * counted where there is one.
 */
function neverHeld(
  cases: readonly Case[],
  { elements, facts }: Background,
): { readonly fact: SharedFact; readonly logChance: number }[] {
  const held = new Map<string, number>();
  for (const one of cases) {
    for (const key of new Set(one.facts.map(keyOf))) held.set(key, (held.get(key) ?? 0) + 1);
  }
  const [name = '', ...others] = new Set(cases.map(({ at }) => at.element ?? ''));
  if (others.length > 0) return [];
  return Object.entries(facts).flatMap(([place, count]) => {
    const key = place.slice(name.length + 1);
    if (!place.startsWith(`${name} `) || held.has(key)) return [];
    const fact = factOf(key);
    if (fact.type !== 'attribute') return [];
    const beside = keyOf({ type: 'beside', value: '', ...(fact.of !== undefined && { of: fact.of }) });
    const isOwn = fact.of === name;
    const rate = count / ((isOwn ? elements[name] : facts[`${name} ${beside}`]) ?? Number.POSITIVE_INFINITY);
    const among = isOwn ? cases.length : (held.get(beside) ?? 0);
    const chance = among * Math.log(1 - Math.min(rate, 1 - 1e-6));
    if (rate < COMMON || chance >= Math.log(CHANCE)) return [];
    return [{ fact: { ...fact, never: true as const, holds: among, among }, logChance: chance }];
  });
}

/** The facts that hold in (nearly) all of several places. */
function held(places: readonly (readonly Fact[])[]): SharedFact[] {
  const counts = new Map<string, { fact: Fact; count: number }>();
  for (const facts of places) {
    for (const [key, fact] of new Map(facts.map((one) => [keyOf(one), one]))) {
      entryOf(counts, key, () => ({ fact, count: 0 })).count += 1;
    }
  }
  return [...counts.values()]
    .filter(({ count }) => count >= places.length * NEARLY_ALL)
    .map(({ fact, count }) => ({ ...fact, holds: count, among: places.length }));
}

/** How likely it is that so many places agree if they are like any other, as a logarithm. */
function logChance({ holds, among }: SharedFact, rate: number | undefined): number {
  if (rate === undefined) return holds >= ENOUGH ? Math.log(CHANCE) - holds : 0;
  const sure = Math.min(1 - 1e-9, Math.max(rate, 1e-9));
  let chance = holds * Math.log(sure) + (among - holds) * Math.log(1 - sure);
  for (let missing = 1; missing <= among - holds; missing += 1) chance += Math.log((among - missing + 1) / missing);
  return chance;
}

/** How often a fact holds among all elements like those of the cases; undefined where nobody has counted. */
function rateOf(fact: Fact, cases: readonly Case[], { elements, facts }: Background): number | undefined {
  if (fact.type !== 'attribute' && fact.type !== 'beside' && fact.type !== 'seat') return undefined;
  let all = 0;
  let having = 0;
  for (const name of new Set(cases.map(({ at }) => at.element ?? ''))) {
    all += elements[name] ?? 0;
    having += facts[`${name} ${keyOf(fact)}`] ?? 0;
  }
  return all === 0 ? undefined : having / all;
}

/** What a group says already, or what its check says of every case, is no fact of its own. */
function isSpecial({ type }: Fact, cases: readonly Case[]): boolean {
  if (type === 'section') return cases.some(({ at }) => at.section !== 'turn');
  return true;
}

/**
 * Of several facts about the same thing the strongest: a pattern says nothing where the whole value is known, nor `> 0`
 * beside a number, nor what never holds beside what always does.
 */
function withoutWeaker(facts: readonly SharedFact[]): readonly SharedFact[] {
  const subject = ({ type, of, attribute }: Fact): string => JSON.stringify([type, of, attribute]);
  const strength = ({ value, never }: Fact): number =>
    never ? 0 : value.includes('…') || /^[<>] 0$/.test(value) ? 1 : 2;
  const strongest = new Map<string, number>();
  for (const fact of facts) {
    strongest.set(subject(fact), Math.max(strongest.get(subject(fact)) ?? 0, strength(fact)));
  }
  return facts.filter((fact) => strength(fact) === strongest.get(subject(fact)));
}
