/** A moment at which a player is to move, and the elements that could be written then. */
import { selections } from '../../engine/combinations.js';
import { makerOf } from '../../log/vocabulary.js';
import type { Standing } from './standing.js';
import type { PlayerState, TableState } from './state.js';
import type { RattusVocabulary, Region } from './vocabulary.js';

/** Who is to move, and how far the turn has come. */
export interface Moment {
  readonly table: TableState;
  readonly player: PlayerState;
  readonly standing: Standing;
}

/** Makes an element of a Rattus log that stands in no file. */
export const make = makerOf<RattusVocabulary>();

/** The regions in use where a player has cubes. */
export function homes(table: TableState, seat: number): readonly Region[] {
  return table.inUse.filter((region) => table.cubesAt(region, seat) > 0);
}

/** Where one can go from a region: all other regions where the map does not say. */
export function exits(table: TableState, from: Region): readonly Region[] {
  const others = table.neighbours(from) ?? table.inUse.filter((region) => region !== from);
  return others.filter((region) => !table.isWalled(from, region));
}

/**
 * The ways to mean so many cubes of a player in a region, by the potions under them.
 * @returns for each its `potions`; undefined for the cubes with the fewest, which need not be told
 */
export function* cubeChoices(
  table: TableState,
  region: Region,
  seat: number,
  amount: number,
): Generator<readonly number[] | undefined> {
  const cubes = (table.region(region).cubes[seat] ?? []).toSorted((a, b) => a - b);
  const [fewest, ...others] = selections(cubes, amount);
  if (!fewest) return;
  yield undefined;
  yield* others;
}

/** The attribute that says which cubes are meant, where that must be said. */
export function withPotions(potions: readonly number[] | undefined): { readonly potions?: readonly number[] } {
  return potions ? { potions } : {};
}
