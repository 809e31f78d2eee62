/** The map: which regions are in use, and which touch. @see rattus.md 1.3, 1.4 */
import type { Truth } from '../../../engine/judge.js';
import { REGION_GROUPS, REGIONS, type Region } from '../vocabulary.js';
import type { Edition } from './components.js';

/** The regions that so many players use. @see rattus.setup.regions-by-players */
export function regionsFor(players: number): readonly Region[] {
  return REGIONS_FOR[Math.max(1, Math.min(REGION_GROUPS.length, players - 1))] as readonly Region[];
}

/** By how many of the groups are in use. */
const REGIONS_FOR: readonly (readonly Region[])[] = [0, ...REGION_GROUPS.keys()].map((_, groups) =>
  REGION_GROUPS.slice(0, groups).flat(),
);

/** A border or an arrow between two regions, the same in either order. */
export type Border = `${Region}-${Region}`;

/** The name of a border, whichever side is named first. */
export function borderOf(a: Region, b: Region): Border {
  return REGIONS.indexOf(a) < REGIONS.indexOf(b) ? `${a}-${b}` : `${b}-${a}`;
}

/** What the rulebook's examples tell of the printed map (A1, A3, A5 of the specification). */
const TOLD: ReadonlyMap<Border, boolean> = new Map([
  [borderOf('gallia', 'hispania'), true],
  [borderOf('russia', 'tartaria'), true],
  [borderOf('germania', 'turcia'), false],
]);

/** Whether two regions are joined by a border or an arrow. @see rattus.board.adjacency */
export function adjacent(edition: Edition, a: Region, b: Region): Truth {
  if (a === b) return false;
  const own = edition.regions.get(a) ?? edition.regions.get(b);
  if (!own) return TOLD.get(borderOf(a, b)) ?? 'values';
  return own.neighbours.has(own.id === a ? b : a);
}

/** Whether the verdict on two regions rests on an invented map. */
export function isInvented(edition: Edition, a: Region, b: Region): boolean {
  return edition.mapReconstructed && !TOLD.has(borderOf(a, b));
}
