/** The places of cubes, and the quantities that findings rest on and make doubtful, by the names that the judge keeps them under. */

import { REGIONS, type Region, type Site } from '../vocabulary.js';
import type { PlayerState, TableState } from './state.js';

/** The place of a player's cubes in a region or in the castle, as effects name it. */
export function placeOf(site: Site | 'baker', player: PlayerState): string {
  return `${site}.${player.id}`;
}

/** The region, or what else stands before the player in such a place; the place itself where it is of another kind. */
export function siteOf(place: string): string {
  const end = place.indexOf('.');
  return end < 0 ? place : place.slice(0, end);
}

/** What a finding about a player's cubes in a region rests on. */
export function cubesOf(site: Site, player: PlayerState): string {
  return `${site} ${player.id}`;
}

/** What a plague in a region, or one that is missing there, leaves in doubt. */
export function ravageOf({ players }: TableState, region: Region): string[] {
  return [
    `${region} rats`,
    `${region} losses`,
    ...players.flatMap((player) => [cubesOf(region, player), `${player.id} board`]),
  ];
}

/** All that is known of where a player's cubes are. */
export function allCubesOf(player: PlayerState): string[] {
  return [
    ...REGIONS.map((region) => cubesOf(region, player)),
    ...['board', 'castle', 'supply', 'baker'].map((what) => `${player.id} ${what}`),
  ];
}
