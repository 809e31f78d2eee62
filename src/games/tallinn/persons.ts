/** Persons of the three estates as a small vector, in the order of `ESTATES`: merchants, knights, monks. */
import { ESTATES, type Estate } from './vocabulary.js';

export type EstateIndex = 0 | 1 | 2;
export type Persons = readonly [number, number, number];
export type MutablePersons = [number, number, number];

export const ESTATE_INDICES: readonly EstateIndex[] = [0, 1, 2];
export const NOBODY: Persons = [0, 0, 0];

export function estateIndex(estate: Estate): EstateIndex {
  return ESTATES.indexOf(estate) as EstateIndex;
}

export function estateAt(index: EstateIndex): Estate {
  return ESTATES[index];
}

export function add(one: Persons, other: Persons): Persons {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

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

export function samePersons(one: Persons, other: Persons): boolean {
  return one[0] === other[0] && one[1] === other[1] && one[2] === other[2];
}

/** The estates with the fewest persons. @see tallinn.legate.final-display */
export function fewest(persons: Persons): readonly EstateIndex[] {
  const least = Math.min(...persons);
  return ESTATE_INDICES.filter((index) => persons[index] === least);
}

/** By name, without zeros, for messages. */
export function named(persons: Persons): Readonly<Partial<Record<Estate, number>>> {
  return Object.fromEntries(
    ESTATES.map((estate, index) => [estate, persons[index as EstateIndex]]).filter(([, count]) => count !== 0),
  );
}
