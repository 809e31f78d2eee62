/**
 * Walls, nuns and bishops that could be placed or moved in one use. @see rattus.md 3.7 d4
 *
 * Walls are all alike, and so are nuns: what counts is which places are left and which are taken. So each outcome is
 * offered once, written without detours (nothing is moved to where another one of the same use comes from).
 */
import { choices, multichoices, selections } from '../../engine/combinations.js';
import { borderOf } from './map.js';
import { make } from './moment.js';
import { BISHOPS, NUNS, WALLS } from './rules/amounts.js';
import type { TableState } from './state.js';
import type { RattusElement, Region } from './vocabulary.js';

/** One to three walls: with four players up to eighteen hundred ways; those with fewer walls come first. */
export function* wallUses(table: TableState): Generator<RattusElement> {
  const borders = table.inUse.flatMap((a, index) =>
    table.inUse.slice(index + 1).flatMap((b) => (table.adjacent(a, b) === false ? [] : [[a, b] as const])),
  );
  const shared = table.profile.wallsShareBorder;
  const wallsOn = ([a, b]: (typeof borders)[number]): number =>
    table.walls.filter((border) => border === borderOf(a, b)).length;
  const standing = borders.flatMap((border) => new Array<typeof border>(wallsOn(border)).fill(border));
  const free = borders.filter((border) => shared || wallsOn(border) === 0);
  for (const { leave, count } of changes(standing.length, WALLS)) {
    for (const from of selections(standing, leave)) {
      const others = free.filter((border) => !from.includes(border));
      for (const to of shared ? multichoices(others, count) : choices(others, count)) {
        const walls = to.map((between, index) => make('wall', { between, ...(from[index] && { from: from[index] }) }));
        yield make('use', { card: 'emperor' }, walls);
      }
    }
  }
}

/** One to three nuns, several in a region if one likes. @see rattus.piper.nun-place */
export function* nunUses(table: TableState): Generator<RattusElement> {
  const standing = table.inUse.flatMap((region) => new Array<Region>(table.region(region).nuns).fill(region));
  for (const { leave, count } of changes(standing.length, NUNS)) {
    for (const from of selections(standing, leave)) {
      const others = table.inUse.filter((region) => !from.includes(region));
      for (const to of multichoices(others, count)) {
        const nuns = to.map((at, index) => make('nun', { at, ...(from[index] && { from: from[index] }) }));
        yield make('use', { card: 'nun' }, nuns);
      }
    }
  }
}

/** One bishop; only when both are on the board one of them moves. @see rattus.piper.bishop-place */
export function* bishopUses(table: TableState): Generator<RattusElement> {
  const standing = table.inUse.flatMap((region) => new Array<Region>(table.region(region).bishops).fill(region));
  const origins = standing.length < BISHOPS ? [undefined] : [...new Set(standing)];
  for (const from of origins)
    for (const at of table.inUse)
      if (at !== from) yield make('use', { card: 'bishop' }, [make('bishop', { at, ...(from && { from }) })]);
}

/** How many pieces leave their places and how many are put down (the others from beside the board), few at first. */
function* changes(standing: number, all: number): Generator<{ readonly leave: number; readonly count: number }> {
  for (let count = 1; count <= all; count += 1)
    for (let leave = Math.max(0, count - (all - standing)); leave <= Math.min(count, standing); leave += 1)
      yield { leave, count };
}
