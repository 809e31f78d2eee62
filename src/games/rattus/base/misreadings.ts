/**
 * Stated losses that differ from the token's: which rule, read wrongly, would make exactly these numbers?
 * A diagnosis, not a verdict: whether the numbers are wrong does not depend on it.
 */

import type { Seat } from '../../../kernel/index-of.js';
import { potionsAgainst, potionsSpent } from '../expansion/potions.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { NEUTRAL } from '../rules/amounts.js';
import { cubes } from '../rules/table.js';
import { leadersIn, misjudged } from './misjudged.js';
import { causesFor, effective, type Hits, hitsOf, isEstate, isOwned, nunsAgainst, type Outbreak } from './outbreak.js';

/** What may have been misread. */
export interface Diagnosis {
  readonly rule: RuleIdOfRattus;
  /** Other rules whose misreading makes the same numbers. */
  readonly suspects: readonly RuleIdOfRattus[];
}

const RIGHT: Diagnosis = { rule: 'rattus.claim.total', suspects: [] };

/** How many cubes each seat would lose under a wrong reading; undefined where it makes no difference here. */
type Reading = (outbreak: Outbreak, hits: readonly Hits[]) => readonly number[] | undefined;

/** @param claims what the log says, by seat; nothing where it says nothing */
export function misread(outbreak: Outbreak, hits: readonly Hits[] | undefined, claims: readonly number[]): Diagnosis {
  if (!hits || claims.length === 0) return RIGHT;
  const fits = (lost: readonly number[]): boolean => claims.every((claimed, seat) => lost[seat] === claimed);
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
  const open: (readonly [RuleIdOfRattus, readonly number[]])[] = [];
  for (const [rule, reading] of OPEN_READINGS) {
    const read = reading(outbreak, hits);
    if (!read) continue;
    const own = lossesOf(outbreak, hits);
    const lost = read.map((count, seat) => count - (own[seat] ?? 0));
    if (lost.some((count) => count !== 0)) open.push([rule, lost]);
  }
  return open;
}

/** Without a reading that fits: what is certain of the numbers all the same. */
function fallback(outbreak: Outbreak, hits: readonly Hits[], claims: readonly number[]): RuleIdOfRattus {
  if (claims.some((lost, seat) => lost > 0 && cubesOf(outbreak, seat) === 0)) return 'rattus.ravage.symbol-no-cubes';
  if (claims.some((lost, seat) => lost > cubesOf(outbreak, seat))) return 'rattus.ravage.loss-cap';
  if (hits.length === 0) return 'rattus.ravage.no-outbreak';
  const right = lossesOf(outbreak, hits);
  // Some hits, and not all, cost a cube although a potion was there for them.
  const unprotected = withoutPotions(outbreak, hits);
  if (claims.every((lost, seat) => lost >= (right[seat] ?? 0) && lost <= (unprotected[seat] ?? 0)))
    return keepsPotions(outbreak) ? 'rattus.online.magician-forced' : 'rattus.piper.magician-protect';
  return misjudged(outbreak, hits, right, claims) ?? 'rattus.claim.total';
}

/** Hits by seat. */
function numbers({ table }: Outbreak, hits: readonly Hits[]): number[] {
  return table.players.map((player) => causesFor(player, hits).length);
}

/** Cubes by seat that the hits cost, with the potions that the record spends. */
export function lossesOf(outbreak: Outbreak, hits: readonly Hits[]): readonly number[] {
  return losses(outbreak, numbers(outbreak, hits));
}

/** Cubes that so many hits cost. */
function losses(outbreak: Outbreak, hits: readonly number[]): number[] {
  return hits.map((own, seat) => Math.max(0, Math.min(own - spent(outbreak, seat, own), cubesOf(outbreak, seat))));
}

function cubesOf({ table, ravage }: Outbreak, seat: number): number {
  return cubes.of(table.board, ravage.at, seat as Seat);
}

/** Potions that were spent: those of the record, or all that must be. */
function spent({ table, ravage, element }: Outbreak, seat: number, hits: number): number {
  if (potionsAgainst(table, ravage, seat) === 0) return 0;
  const { id } = table.player(seat);
  const recorded = element.children.filter(
    ({ name, values }) => name === 'spend-potion' && values.player === id,
  ).length;
  if (recorded > 0 || !table.profile.potionsForced) return Math.min(recorded, potionsAgainst(table, ravage, seat));
  return potionsSpent(table, ravage, seat, hits);
}

/** The token has other reasons to hit a player. */
function hitting(causesOf: (hit: Hits, hits: readonly Hits[], outbreak: Outbreak) => readonly string[]): Reading {
  return (outbreak, hits) =>
    lossesOf(
      outbreak,
      hits.map((hit) => ({ ...hit, causes: causesOf(hit, hits, outbreak) })),
    );
}

/** More or fewer cubes count against the limit. */
function counting(differenceIn: (outbreak: Outbreak) => number): Reading {
  return (outbreak) => {
    const difference = differenceIn(outbreak);
    const limit = outbreak.token?.limit;
    if (difference === 0 || limit === undefined) return undefined;
    return breakingOut(outbreak, effective(outbreak.table, outbreak.ravage) + difference >= limit);
  };
}

function breakingOut(outbreak: Outbreak, breaksOut: boolean): readonly number[] {
  const { table, ravage, token } = outbreak;
  return lossesOf(outbreak, breaksOut && token ? hitsOf(table, ravage.region, token) : []);
}

/** Likeliest first. @see rattus.md 4.8, column LS */
const READINGS: readonly (readonly [RuleIdOfRattus, Reading])[] = [
  ['rattus.ravage.majority-tie', hitting((hit, hits) => (leadersIn(hits).length > 1 ? noMajority(hit) : hit.causes))],
  ['rattus.ravage.majority-tie', hitting((hit, hits) => (hit === leadersIn(hits)[0] ? hit.causes : noMajority(hit)))],
  ['rattus.ravage.majority-first', majorityLast],
  ['rattus.ravage.threshold', counting(() => -1)],
  [
    'rattus.piper.nun-threshold',
    counting(({ table, ravage }) => {
      const nuns = table.piecesAt('nuns', ravage.region);
      return nunsAgainst(table, ravage) > 0 ? nuns : -nuns;
    }),
  ],
  ['rattus.end.knight-neutral', counting(({ ravage }) => (ravage.mover === undefined ? -ravage.neutral : 0))],
  ['rattus.knight.neutral', counting(({ ravage }) => (ravage.mover === undefined ? 0 : -ravage.neutral))],
  [
    'rattus.ravage.nobody-immune',
    hitting(({ player, causes }, _, { ravage }) => (player.seat === ravage.mover ? [] : causes)),
  ],
  ['rattus.piper.same-estate-loss', hitting(({ causes }) => [...new Set(causes)])],
  ['rattus.piper.same-estate-loss', hitting(ofFirstOwner)],
  ['rattus.piper.same-estate-loss', hitting((hit, hits) => ofFirstOwner(hit, hits.toReversed()))],
  ['rattus.ravage.symbols-cumulative', hitting(({ causes }) => causes.slice(0, 1))],
  ['rattus.ravage.symbol-unowned', unownedHitsMover],
  // Where a potion must go, and none is said to have gone, it was kept; otherwise it went together with the cube.
  [
    'rattus.online.magician-forced',
    (outbreak, hits) => (keepsPotions(outbreak) ? withoutPotions(outbreak, hits) : undefined),
  ],
  [
    'rattus.piper.magician-protect',
    (outbreak, hits) =>
      outbreak.table.potionsIn(outbreak.ravage.region) > 0 ? withoutPotions(outbreak, hits) : undefined,
  ],
  ['rattus.ravage.symbol-no-cubes', hitsElsewhere],
  [
    'rattus.ravage.loss-cap',
    (outbreak, hits) => numbers(outbreak, hits).map((own, seat) => own - spent(outbreak, seat, own)),
  ],
  // The figure's cubes take part in the majority: nobody else has it.
  [
    'rattus.knight.neutral-not-a-player',
    hitting((hit, _, outbreak) =>
      cubesOf(outbreak, hit.player.seat) < outbreak.ravage.neutral ? noMajority(hit) : hit.causes,
    ),
  ],
  ['rattus.ravage.majority', hitting(noMajority)],
  ['rattus.ravage.majority', hitting(ofSecondMost)],
  ['rattus.ravage.all', hitting(({ causes }) => causes.filter((cause) => cause !== 'A'))],
  ['rattus.ravage.symbol', hitting(({ causes }) => causes.filter((cause) => !isEstate(cause)))],
  ['rattus.ravage.current-count', counting(({ table, ravage }) => ravage.before - table.population(ravage.region))],
  // The knight's figure, where it does not count because nobody used him.
  ['rattus.end.knight-neutral', counting((outbreak) => (isIdleKnight(outbreak) ? NEUTRAL : 0))],
  ['rattus.ravage.no-outbreak', (outbreak) => breakingOut(outbreak, true)],
  ['rattus.ravage.threshold', (outbreak) => breakingOut(outbreak, false)],
];

const OPEN_READINGS = READINGS.filter(([rule]) => OPEN_AT_THE_END.has(rule));

function isIdleKnight({ table, ravage }: Outbreak): boolean {
  const { mover, neutral, region } = ravage;
  return mover === undefined && neutral === 0 && table.figure === region && table.ownerOf('knight') !== undefined;
}

function keepsPotions({ table, element }: Outbreak): boolean {
  return table.profile.potionsForced && element.children.every(({ name }) => name !== 'spend-potion');
}

/** Every hit costs a cube, as if no potion were there. */
function withoutPotions(outbreak: Outbreak, hits: readonly Hits[]): readonly number[] {
  return numbers(outbreak, hits).map((own, seat) => Math.min(own, cubesOf(outbreak, seat)));
}

function noMajority({ causes }: Hits): readonly string[] {
  return causes.filter((cause) => cause !== 'M');
}

/** Of several owners of cards of one estate only the first is hit. */
function ofFirstOwner(hit: Hits, order: readonly Hits[]): readonly string[] {
  return hit.causes.filter((cause) => !isEstate(cause) || order.find(({ causes }) => causes.includes(cause)) === hit);
}

/** Whoever has the second most cubes loses the one of M. */
function ofSecondMost(hit: Hits, hits: readonly Hits[], outbreak: Outbreak): readonly string[] {
  const own = ({ player }: Hits): number => cubesOf(outbreak, player.seat);
  const others = hits.filter(({ causes }) => !causes.includes('M'));
  if (others.length === hits.length) return hit.causes;
  if (!others.includes(hit)) return noMajority(hit);
  return own(hit) === Math.max(...others.map(own)) ? [...hit.causes, 'M'] : hit.causes;
}

/** M judged after the other effects. */
function majorityLast(outbreak: Outbreak, hits: readonly Hits[]): readonly number[] | undefined {
  const kinds = outbreak.token?.hits ?? [];
  if (!kinds.includes('M') || kinds.length < 2 || hits.length === 0) return undefined;
  const others = numbers(
    outbreak,
    hits.map((hit) => ({ ...hit, causes: noMajority(hit) })),
  );
  const left = losses(outbreak, others).map((own, seat) => cubesOf(outbreak, seat) - own);
  const most = Math.max(1, ...left);
  return losses(
    outbreak,
    others.map((own, seat) => own + (left[seat] === most ? 1 : 0)),
  );
}

/** Symbols without an owner cost the active player a cube. */
function unownedHitsMover(outbreak: Outbreak, hits: readonly Hits[]): readonly number[] | undefined {
  const { table, ravage, token } = outbreak;
  const unowned = (token?.hits ?? []).filter((hit) => isEstate(hit) && !isOwned(table, hit));
  if (ravage.mover === undefined || unowned.length === 0 || hits.length === 0) return undefined;
  return losses(
    outbreak,
    numbers(outbreak, hits).map((own, seat) => own + (seat === ravage.mover ? unowned.length : 0)),
  );
}

/** Owners without cubes in the region lose cubes all the same. */
function hitsElsewhere(outbreak: Outbreak, hits: readonly Hits[]): readonly number[] | undefined {
  if (hits.length === 0) return undefined;
  const cards = (seat: number): number =>
    (outbreak.token?.hits ?? []).reduce((sum, hit) => sum + (isEstate(hit) ? outbreak.table.cardsOf(seat, hit) : 0), 0);
  return lossesOf(outbreak, hits).map((lost, seat) => (cubesOf(outbreak, seat) > 0 ? lost : cards(seat)));
}
