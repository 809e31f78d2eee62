/**
 * Stated losses that differ from the token's: which rule, read wrongly, would make exactly these numbers?
 * A diagnosis, not a verdict: whether the numbers are wrong does not depend on it.
 */

import { potionsAgainst, potionsSpent } from '../expansion/potions.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { NEUTRAL } from '../rules/amounts.js';
import { misjudged } from './misjudged.js';
import type { Hits, Outbreak } from './outbreak.js';
import { effective, hitsOf, nunsAgainst } from './outbreak.js';

/** What may have been misread. */
export interface Diagnosis {
  readonly rule: RuleIdOfRattus;
  /** Other rules whose misreading makes the same numbers. */
  readonly suspects: readonly RuleIdOfRattus[];
}

const RIGHT: Diagnosis = { rule: 'rattus.claim.total', suspects: [] };

/** How many cubes each seat would lose under a wrong reading; undefined where it makes no difference here. */
type Reading = (outbreak: Outbreak, hits: readonly Hits[]) => readonly number[] | undefined;

/** @param claims what the log says, by seat */
export function misread(
  outbreak: Outbreak,
  hits: readonly Hits[] | undefined,
  claims: ReadonlyMap<number, number>,
): Diagnosis {
  if (!hits || claims.size === 0) return RIGHT;
  const fits = (lost: readonly number[]): boolean => [...claims].every(([seat, claimed]) => lost[seat] === claimed);
  if (fits(lossesOf(outbreak, hits))) return RIGHT;
  const rules = READINGS.filter(([, reading]) => {
    const lost = reading(outbreak, hits);
    return lost !== undefined && fits(lost);
  }).map(([rule]) => rule);
  const [rule = fallback(outbreak, hits, claims), ...suspects] = new Set(rules);
  return { rule, suspects };
}

/** Rules of the final plague that the text leaves open. @see option final-plague-nuns, -potions, last-round-knight-counts */
const OPEN_AT_THE_END: ReadonlySet<RuleIdOfRattus> = new Set<RuleIdOfRattus>([
  'rattus.piper.nun-threshold',
  'rattus.end.knight-neutral',
  'rattus.piper.magician-protect',
]);

/**
 * What else a token of the final plague would cost if one of the rules were read in another way that its text allows.
 * @returns by rule, the cubes by seat that would be lost beyond those that are
 */
export function openLosses(
  outbreak: Outbreak,
  hits: readonly Hits[],
): readonly (readonly [RuleIdOfRattus, readonly number[]])[] {
  if (outbreak.ravage.mover !== undefined) return [];
  return OPEN_READINGS.flatMap(([rule, reading]) => {
    const read = reading(outbreak, hits);
    const own = read && lossesOf(outbreak, hits);
    const lost = read?.map((cubes, seat) => cubes - (own?.[seat] ?? 0));
    return lost?.some((cubes) => cubes !== 0) ? [[rule, lost] as const] : [];
  });
}

/** Without a reading that fits: what is certain of the numbers all the same. */
function fallback(outbreak: Outbreak, hits: readonly Hits[], claims: ReadonlyMap<number, number>): RuleIdOfRattus {
  const { table, ravage } = outbreak;
  const claimed = [...claims];
  if (claimed.some(([seat, lost]) => lost > 0 && table.cubesAt(ravage.region, seat) === 0))
    return 'rattus.ravage.symbol-no-cubes';
  if (claimed.some(([seat, lost]) => lost > table.cubesAt(ravage.region, seat))) return 'rattus.ravage.loss-cap';
  if (hits.length === 0) return 'rattus.ravage.no-outbreak';
  return misjudged(outbreak, hits, lossesOf(outbreak, hits), claims) ?? 'rattus.claim.total';
}

/** Hits by seat. */
function numbers({ table }: Outbreak, hits: readonly Hits[]): number[] {
  return table.players.map((player) => hits.find((one) => one.player === player)?.causes.length ?? 0);
}

/** Cubes by seat that the hits cost, with the potions that the record spends. */
export function lossesOf(outbreak: Outbreak, hits: readonly Hits[]): readonly number[] {
  return losses(outbreak, numbers(outbreak, hits));
}

/** Cubes that so many hits cost. */
function losses(outbreak: Outbreak, hits: readonly number[]): number[] {
  const { table, ravage } = outbreak;
  return hits.map((own, seat) =>
    Math.max(0, Math.min(own - spent(outbreak, seat, own), table.cubesAt(ravage.region, seat))),
  );
}

/** Potions that were spent: those of the record, or all that must be. */
function spent({ table, ravage, element }: Outbreak, seat: number, hits: number): number {
  const id = table.player(seat).id;
  const recorded = element.children.filter(
    (child) => child.name === 'spend-potion' && child.values.player === id,
  ).length;
  if (recorded > 0 || !table.profile.potionsForced) return Math.min(recorded, potionsAgainst(table, ravage, seat));
  return potionsSpent(table, ravage, seat, hits);
}

function without(outbreak: Outbreak, hits: readonly Hits[], drop: (hit: Hits) => readonly string[]): readonly number[] {
  const changed = hits.map((one) => ({ ...one, causes: drop(one) }));
  return lossesOf(outbreak, changed);
}

function cubes({ table, ravage }: Outbreak): number[] {
  return table.players.map(({ seat }) => table.cubesAt(ravage.region, seat));
}

/** What the token would do if it broke out with another population. */
function withPopulation(outbreak: Outbreak, breaksOut: boolean): readonly number[] {
  const { table, ravage, token } = outbreak;
  if (!breaksOut || !token) return table.players.map(() => 0);
  return lossesOf(outbreak, hitsOf(table, ravage.region, token));
}

const tiedForMajority = (hits: readonly Hits[]): readonly Hits[] => hits.filter(({ causes }) => causes.includes('M'));

/** Likeliest first. @see rattus.md 4.8, column LS */
const READINGS: readonly (readonly [RuleIdOfRattus, Reading])[] = [
  [
    'rattus.ravage.majority-tie',
    (outbreak, hits) => (tiedForMajority(hits).length > 1 ? without(outbreak, hits, noMajority) : undefined),
  ],
  [
    'rattus.ravage.majority-tie',
    (outbreak, hits) => {
      const [first, ...others] = tiedForMajority(hits);
      return others.length > 0
        ? without(outbreak, hits, (hit) => (hit === first ? hit.causes : noMajority(hit)))
        : undefined;
    },
  ],
  ['rattus.ravage.majority-first', majorityLast],
  [
    'rattus.ravage.threshold',
    (outbreak) => {
      const limit = outbreak.token?.limit;
      return limit === undefined
        ? undefined
        : withPopulation(outbreak, effective(outbreak.table, outbreak.ravage) > limit);
    },
  ],
  [
    'rattus.piper.nun-threshold',
    (outbreak) => {
      const { table, ravage } = outbreak;
      const { nuns } = table.region(ravage.region);
      return otherPopulation(outbreak, nunsAgainst(table, ravage) > 0 ? nuns : -nuns);
    },
  ],
  [
    'rattus.end.knight-neutral',
    (outbreak) =>
      outbreak.ravage.mover === undefined ? otherPopulation(outbreak, -outbreak.ravage.neutral) : undefined,
  ],
  [
    'rattus.knight.neutral',
    (outbreak) =>
      outbreak.ravage.mover === undefined ? undefined : otherPopulation(outbreak, -outbreak.ravage.neutral),
  ],
  [
    'rattus.ravage.nobody-immune',
    (outbreak, hits) => without(outbreak, hits, (hit) => (hit.player.seat === outbreak.ravage.mover ? [] : hit.causes)),
  ],
  ['rattus.piper.same-estate-loss', (outbreak, hits) => without(outbreak, hits, ({ causes }) => [...new Set(causes)])],
  ['rattus.piper.same-estate-loss', (outbreak, hits) => oneOwner(outbreak, hits, hits)],
  ['rattus.piper.same-estate-loss', (outbreak, hits) => oneOwner(outbreak, hits, [...hits].reverse())],
  ['rattus.ravage.symbols-cumulative', (outbreak, hits) => without(outbreak, hits, ({ causes }) => causes.slice(0, 1))],
  ['rattus.ravage.symbol-unowned', unownedHitsMover],
  // Where a potion must go, and none is said to have gone, it was kept; otherwise it went together with the cube.
  [
    'rattus.online.magician-forced',
    (outbreak, hits) => (keepsPotions(outbreak) ? withoutPotions(outbreak, hits) : undefined),
  ],
  ['rattus.piper.magician-protect', withoutPotions],
  ['rattus.ravage.symbol-no-cubes', hitsElsewhere],
  [
    'rattus.ravage.loss-cap',
    (outbreak, hits) => numbers(outbreak, hits).map((own, seat) => own - spent(outbreak, seat, own)),
  ],
  [
    'rattus.knight.neutral-not-a-player',
    (outbreak) => (outbreak.ravage.neutral > 0 ? neutralLeads(outbreak) : undefined),
  ],
  ['rattus.ravage.majority', (outbreak, hits) => without(outbreak, hits, noMajority)],
  ['rattus.ravage.majority', majoritySecond],
  [
    'rattus.ravage.all',
    (outbreak, hits) => without(outbreak, hits, ({ causes }) => causes.filter((cause) => cause !== 'A')),
  ],
  [
    'rattus.ravage.symbol',
    (outbreak, hits) =>
      without(outbreak, hits, ({ causes }) => causes.filter((cause) => cause === 'M' || cause === 'A')),
  ],
  [
    'rattus.ravage.current-count',
    (outbreak) => otherPopulation(outbreak, outbreak.ravage.before - outbreak.table.population(outbreak.ravage.region)),
  ],
  // The knight's figure, where it does not count because nobody used him.
  [
    'rattus.end.knight-neutral',
    (outbreak) => (isIdleKnight(outbreak) ? otherPopulation(outbreak, NEUTRAL) : undefined),
  ],
  ['rattus.ravage.no-outbreak', (outbreak) => withPopulation(outbreak, true)],
  ['rattus.ravage.threshold', (outbreak) => withPopulation(outbreak, false)],
];

const OPEN_READINGS = READINGS.filter(([rule]) => OPEN_AT_THE_END.has(rule));

function isIdleKnight({ table, ravage }: Outbreak): boolean {
  const { mover, neutral, region } = ravage;
  return mover === undefined && neutral === 0 && table.figure === region && table.owners.has('knight');
}

function keepsPotions({ table, element }: Outbreak): boolean {
  return table.profile.potionsForced && element.children.every(({ name }) => name !== 'spend-potion');
}

/** Every hit costs a cube, as if no potion were there. */
function withoutPotions(outbreak: Outbreak, hits: readonly Hits[]): readonly number[] | undefined {
  if (!outbreak.table.hasPotions) return undefined;
  const own = cubes(outbreak);
  return numbers(outbreak, hits).map((hit, seat) => Math.min(hit, own[seat] ?? 0));
}

/** Of several owners of cards of one estate only the first is hit. @param order of the owners */
function oneOwner(outbreak: Outbreak, hits: readonly Hits[], order: readonly Hits[]): readonly number[] {
  const first = new Map<string, Hits>();
  for (const hit of order) for (const cause of hit.causes) if (!first.has(cause)) first.set(cause, hit);
  return without(outbreak, hits, (hit) =>
    hit.causes.filter((cause) => cause === 'M' || cause === 'A' || first.get(cause) === hit),
  );
}

function noMajority({ causes }: Hits): readonly string[] {
  return causes.filter((cause) => cause !== 'M');
}

/** Whoever has the second most cubes loses the one of M. */
function majoritySecond(outbreak: Outbreak, hits: readonly Hits[]): readonly number[] | undefined {
  const own = ({ player }: Hits): number => cubes(outbreak)[player.seat] ?? 0;
  const others = hits.filter(({ causes }) => !causes.includes('M'));
  if (others.length === 0 || others.length === hits.length) return undefined;
  const most = Math.max(...others.map(own));
  const changed = hits.map((hit) => ({
    ...hit,
    causes: others.includes(hit) && own(hit) === most ? [...hit.causes, 'M'] : noMajority(hit),
  }));
  return lossesOf(outbreak, changed);
}

/** The limit test with more or fewer cubes than count. */
function otherPopulation(outbreak: Outbreak, difference: number): readonly number[] | undefined {
  const limit = outbreak.token?.limit;
  if (difference === 0 || limit === undefined) return undefined;
  return withPopulation(outbreak, effective(outbreak.table, outbreak.ravage) + difference >= limit);
}

/** M judged after the other effects. */
function majorityLast(outbreak: Outbreak): readonly number[] | undefined {
  const { table, ravage, token } = outbreak;
  if (!token?.hits?.includes('M') || token.hits.length < 2) return undefined;
  const limit = token.limit ?? 0;
  if (effective(table, ravage) < limit) return undefined;
  const others = hitsOf(table, ravage.region, { ...token, hits: token.hits.filter((hit) => hit !== 'M') });
  const lost = lossesOf(outbreak, others);
  const left = cubes(outbreak).map((own, seat) => own - (lost[seat] ?? 0));
  const most = Math.max(1, ...left);
  return lost.map((own, seat) => own + (left[seat] === most ? 1 : 0));
}

/** Symbols without an owner cost the active player a cube. */
function unownedHitsMover(outbreak: Outbreak, hits: readonly Hits[]): readonly number[] | undefined {
  const { table, ravage, token } = outbreak;
  const { mover } = ravage;
  if (mover === undefined || !token?.hits) return undefined;
  const unowned = token.hits.filter(
    (hit) => hit !== 'M' && hit !== 'A' && table.players.every(({ seat }) => table.cardsOf(seat, hit) === 0),
  );
  if (unowned.length === 0 || effective(table, ravage) < (token.limit ?? 0)) return undefined;
  return losses(
    outbreak,
    numbers(outbreak, hits).map((own, seat) => own + (seat === mover ? unowned.length : 0)),
  );
}

/** Owners without cubes in the region lose cubes all the same. */
function hitsElsewhere(outbreak: Outbreak, hits: readonly Hits[]): readonly number[] | undefined {
  const { table, ravage, token } = outbreak;
  if (!token?.hits || effective(table, ravage) < (token.limit ?? 0)) return undefined;
  const here = lossesOf(outbreak, hits);
  return here.map((lost, seat) => {
    if (table.cubesAt(ravage.region, seat) > 0) return lost;
    return (token.hits ?? []).reduce(
      (sum, hit) => sum + (hit === 'M' || hit === 'A' ? 0 : table.cardsOf(seat, hit)),
      0,
    );
  });
}

/** The figure's cubes take part in the majority: nobody else has it. */
function neutralLeads(outbreak: Outbreak): readonly number[] | undefined {
  const { ravage, table, token } = outbreak;
  if (!token?.hits?.includes('M') || effective(table, ravage) < (token.limit ?? 0)) return undefined;
  const hits = hitsOf(table, ravage.region, token);
  return without(outbreak, hits, (hit) =>
    table.cubesAt(ravage.region, hit.player.seat) < ravage.neutral ? noMajority(hit) : hit.causes,
  );
}
