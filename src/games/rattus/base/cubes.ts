/** Cubes on their way, with the potions under them. */

import type { Verb } from '../../../engine/effect.js';
import { foundAt } from '../../../engine/facts.js';
import type { Facts, Judge, Located } from '../../../engine/judge.js';
import { name, player as playerName } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import type { Seat } from '../../../kernel/index-of.js';
import { known, UNKNOWN } from '../../../log/attribute.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { regionNamed } from '../rules/facts.js';
import { areThere, fewest, most, PLAIN } from '../rules/flasks.js';
import { type CubePlace, placeOf } from '../table/places.js';
import { cubesOf, intoClosed, ofPlayer } from '../table/quantities.js';
import type { PlayerState, TableState } from '../table/state.js';
import type { Region, Site } from '../vocabulary.js';

/** What is said where a player has no such cube. @param element that names it in an attribute */
export function tellNoCube(
  table: TableState,
  player: PlayerState,
  site: Site,
  element: Located,
  attribute: string,
): Facts {
  return {
    message: 'rattus_no-cube',
    with: { player: playerName(player.id), place: name('site', site), cubes: table.cubesAt(site, player.seat) },
    ...foundAt(element, attribute, site),
    // Where there are cubes, it is their potions that do not fit.
    dependsOn: [
      cubesOf(site, player),
      ...(table.cubesAt(site, player.seat) > 0 ? [ofPlayer(player.id, 'potions')] : []),
    ],
  };
}

/**
 * The cubes of a region that a player means, each as the number of potions under it.
 * @param potions how many potions lie under each, or (one number) under all together; undefined: the cubes with the fewest
 * @returns undefined where there are no such cubes
 */
export function chosenCubes(
  table: TableState,
  region: Region,
  seat: number,
  amount: number,
  potions: readonly number[] | undefined,
): readonly number[] | undefined {
  const cubes = table.heightsAt(region, seat);
  if (cubes.length < amount) return undefined;
  if (potions === undefined) return cubes.slice(0, amount);
  if (potions.length === amount)
    return areThere(table.board, regionNamed(region), seat as Seat, potions) ? potions : undefined;
  const [total = 0] = potions;
  return potions.length === 1 ? subset(cubes, amount, total) : undefined;
}

/** Whether these are the cubes that a record means; it may leave open which it means. @see chosenCubes */
export function areMeant(cubes: readonly number[], potions: readonly number[] = cubes): boolean {
  if (potions.length === 1) return cubes.reduce((sum, height) => sum + height, 0) === potions[0];
  return [...cubes].sort().join() === [...potions].sort().join();
}

/** Whether the record hides which of several unlike cubes is meant. @param potions what it says of the potions under them */
export function isCubeHidden(table: TableState, region: Region, seat: number, potions: unknown): boolean {
  if (potions !== UNKNOWN) return false;
  const at = regionNamed(region);
  return fewest(table.board, at, seat as Seat) !== most(table.board, at, seat as Seat);
}

/** As the potions under a cube: no cube has so many. */
const NO_CUBE = 9999;

/** What a record says of cubes, each as the number of potions under it. @param cubes those that are there, if there are such cubes */
export function namedCubes(
  cubes: readonly number[] | undefined,
  amount: number,
  potions: readonly number[] | undefined,
): readonly number[] {
  if (cubes || !potions) return cubes ?? [];
  return potions.length === amount ? potions : [NO_CUBE];
}

/** Cubes that a record means, each as the number of potions under it. */
export interface Meant {
  /** Undefined where there are no such cubes. */
  readonly cubes: readonly number[] | undefined;
  /** What it says of them, whether they are there or not. */
  readonly named: readonly number[];
}

/**
 * The cubes that a player means who moves some.
 * @param recorded the potions under them, as the record has it
 * @returns undefined where it hides which of several unlike cubes they are
 */
export function meantCubes(
  table: TableState,
  site: Site | 'supply',
  { seat, supply }: PlayerState,
  amount: number,
  recorded: readonly number[] | '?' | undefined,
): Meant | undefined {
  const potions = known(recorded);
  if (site === 'castle' || site === 'supply') {
    // None of them has potions. @see rattus.invariant.potions
    const isPlain = potions === undefined || (potions.length === 1 && potions[0] === PLAIN);
    const owned = site === 'castle' ? table.cubesAt(site, seat) : supply;
    const cubes = owned > 0 && isPlain ? [PLAIN] : undefined;
    return { cubes, named: namedCubes(cubes, amount, potions) };
  }
  if (isCubeHidden(table, site, seat, recorded)) return undefined;
  const cubes = chosenCubes(table, site, seat, amount, potions);
  return { cubes, named: namedCubes(cubes, amount, potions) };
}

/** Some of the numbers that add up to a total. */
function subset(numbers: readonly number[], size: number, total: number): readonly number[] | undefined {
  if (size === 0) return total === 0 ? [] : undefined;
  if (numbers.length < size) return undefined;
  for (const [index, number] of numbers.entries()) {
    if (index > 0 && number === numbers[index - 1]) continue;
    if (number > total) break;
    const rest = subset(numbers.slice(index + 1), size - 1, total - number);
    if (rest) return [number, ...rest];
  }
  return undefined;
}

/** What cubes that go from region to region leave in doubt: in one that is closed they may be counted, or not. */
export function cubesBetween(table: TableState, player: PlayerState, from: Region, to: Region): readonly Quantity[] {
  const isOpen = table.region(to).inUse;
  return [cubesOf(from, player), cubesOf(to, player), ...(isOpen ? [] : intoClosed(player))];
}

/** Cubes of one player that go from one place to another. */
interface CubeMove {
  readonly rule: RuleIdOfRattus;
  readonly verb: Verb;
  readonly player: PlayerState;
  readonly from: CubePlace;
  /** Nowhere, where the record has fewer. */
  readonly to: CubePlace | '';
  /** The cubes, each as the number of potions under it. */
  readonly cubes: readonly number[];
}

/**
 * Moves cubes; potions go with them as far as they stay in the regions, else back to the stock: they are lifted, the
 * cube goes, they are put under it again. @see rattus.piper.magician-stays, rattus.online.messenger-any
 */
export function moveCubes(judge: Judge, { rule, verb, player, cubes, from: origin, to: target }: CubeMove): void {
  let plain = 0;
  for (const potions of cubes) if (potions === 0) plain += 1;
  const { id } = player;
  const from = placeOf(origin, player);
  const to = target && placeOf(target, player);
  if (plain > 0) judge.effect(rule, { verb, player: id, thing: 'cube', amount: plain, from, to });
  if (plain === cubes.length) return;
  const stays = regionNamed(target as Region) >= 0;
  for (const potions of cubes) {
    if (potions === 0) continue;
    const carried = { player: id, thing: 'potion', amount: potions } as const;
    judge.effect('rattus.piper.magician-stays', {
      ...carried,
      verb: stays ? 'take' : 'discard',
      which: String(potions),
      from,
      to: stays ? CARRIED : 'stock',
    });
    judge.effect(rule, { verb, player: id, thing: 'cube', from, to });
    if (stays)
      judge.effect('rattus.piper.magician-stays', { ...carried, verb: 'advance', which: '0', from: CARRIED, to });
  }
}

/** Cubes of a player come onto the board: as many as there are in the supply. */
export function bringCubes(judge: Judge, rule: RuleIdOfRattus, player: PlayerState, to: Site, count: number): void {
  const cubes: number[] = [];
  for (let left = Math.min(count, player.supply); left > 0; left -= 1) cubes.push(PLAIN);
  moveCubes(judge, { rule, verb: 'place', player, from: 'supply', to, cubes });
}

/** Where potions are while their cube is on its way. */
const CARRIED = 'carried';
