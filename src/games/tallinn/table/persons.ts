/** Persons of the three estates as a small vector, in the order of `ESTATES`: merchants, knights, monks. */
import { ESTATES, type Estate } from '../vocabulary.js';

/** The place of an estate in `ESTATES`: 0 merchants, 1 knights, 2 monks. */
export type EstateIndex = 0 | 1 | 2;
/** How many persons there are of each estate; a difference may be below zero. */
export type Persons = readonly [number, number, number];
/** The same, to be changed in place. */
export type MutablePersons = [number, number, number];

/** In the order in which final scoring goes. @see tallinn.final.estate-order */
export const ESTATE_INDICES: readonly EstateIndex[] = [0, 1, 2];
export const NOBODY: Persons = [0, 0, 0];

/** The place of an estate that a log names. */
export function estateIndex(estate: Estate): EstateIndex {
  return ESTATES.indexOf(estate) as EstateIndex;
}

/** The persons of both together. */
export function add(one: Persons, other: Persons): Persons {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

/** The persons of all together; undefined for those that nobody knows. */
export function addAll(all: Iterable<Persons | undefined>): Persons {
  let total = NOBODY;
  for (const persons of all) total = add(total, persons ?? NOBODY);
  return total;
}

/** How many more there are in `one` than in `other`, estate by estate. */
export function minus(one: Persons, other: Persons): Persons {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
}

/** All three estates together. */
export function sum(persons: Persons): number {
  return persons[0] + persons[1] + persons[2];
}

/** The same persons with some more of one estate. */
export function withMore(persons: Persons, estate: EstateIndex, more: number): Persons {
  const changed: MutablePersons = [...persons];
  changed[estate] += more;
  return changed;
}

/** Whether every estate has as many persons in both. */
export function samePersons(one: Persons, other: Persons): boolean {
  return one[0] === other[0] && one[1] === other[1] && one[2] === other[2];
}

/** The estates with the fewest persons. @see tallinn.legate.final-display */
export function fewest(persons: Persons): readonly EstateIndex[] {
  const least = Math.min(...persons);
  return ESTATE_INDICES.filter((index) => persons[index] === least);
}

/** By name, without zeros, for messages. */
export function named(persons: readonly number[]): Readonly<Partial<Record<Estate, number>>> {
  return Object.fromEntries(
    ESTATES.map((estate, index) => [estate, persons[index] ?? 0]).filter(([, count]) => count !== 0),
  );
}
