/** Action B of Rattus: how many cubes may come to which regions. */
import { type Element, get, tagOf, words } from './element.js';
import {
  count,
  cubesAt,
  isOn,
  leads,
  owns,
  place as placeCubes,
  queenWorks,
  ratsIn,
  type Table,
} from './rattus-table.js';
import { demand, type Place } from './verdict.js';

/** What peasant and queen may bring in addition. */
function bonuses(table: Table, player: string, queen: boolean): number[] {
  const peasant = owns(table, player, 'peasant');
  const list = [0];
  if (peasant) list.push(1);
  if (queen) list.push(2, ...(isOn(table, 'queen-partial') ? [1] : []));
  if (peasant && queen) list.push(3, ...(isOn(table, 'queen-partial') ? [2] : []));
  return list;
}

function bonusesIn(table: Table, player: string, region: string): number[] {
  const closed = ratsIn(table, region).length === 0 && table.options['queen-in-rat-free-region'] === 'false';
  return bonuses(table, player, queenWorks(table, player) && !closed);
}

/** Whether any cube can be placed. */
export function canPlace(table: Table, player: string): boolean {
  if (cubesAt(table, 'supply', player).length === 0) return false;
  const mayor = owns(table, player, 'mayor') && table.regions.some((region) => leads(table, player, region));
  return (
    mayor ||
    table.regions.some((region) => ratsIn(table, region).length + Math.max(...bonusesIn(table, player, region)) > 0)
  );
}

export function placeByTokens(table: Table, player: string, step: Element, place: Place): void {
  const region = get(step, 'region');
  demand(table.regions.includes(region), place, `${tagOf(step)}: no region in use`);
  const cubes = count(step, 'cubes', place);
  const left = cubesAt(table, 'supply', player).length;
  const due = bonusesIn(table, player, region).map((bonus) => Math.min(ratsIn(table, region).length + bonus, left));
  const exact = table.options['placement-obligation'] === 'exact';
  const right = exact ? due.includes(cubes) : cubes <= Math.max(...due);
  demand(cubes > 0 && right, place, `${tagOf(step)}: ${due.join(' or ')} cubes`);
  placeCubes(table, player, region, cubes, place);
}

/** A cube to every region that the mayor's owner leads, or to some; those of peasant and queen to such regions, too. */
export function placeByMayor(table: Table, player: string, step: Element, place: Place): void {
  demand(owns(table, player, 'mayor'), place, `${tagOf(step)}: without the mayor`);
  const regions = words(step, 'regions');
  demand(regions.length > 0, place, `${tagOf(step)}: nothing is placed`);
  for (const region of regions) {
    demand(table.regions.includes(region), place, `${tagOf(step)}: no region in use`);
    demand(leads(table, player, region), place, `${tagOf(step)}: no majority in ${region}`);
  }
  const left = cubesAt(table, 'supply', player).length;
  const different = new Set(regions).size;
  const possible = bonuses(table, player, queenWorks(table, player)).some((bonus) => {
    const own = regions.length - bonus;
    if (regions.length === left || table.options['placement-obligation'] !== 'exact') return own <= different;
    const led = table.regions.filter((region) => leads(table, player, region)).length;
    const all = isOn(table, 'mayor-partial') || own === led;
    return own > 0 && own <= different && all;
  });
  demand(possible, place, `${tagOf(step)}: too many cubes in a region`);
  for (const region of regions) placeCubes(table, player, region, 1, place);
}
