/** The places of cubes, as effects name them. */
import type { Site } from '../vocabulary.js';
import type { PlayerState } from './state.js';

/** The place of a player's cubes in a region or in the castle. */
export function placeOf(site: Site | 'baker', player: PlayerState): string {
  return `${site}.${player.id}`;
}

/** The region, or what else stands before the player in such a place; the place itself where it is of another kind. */
export function siteOf(place: string): string {
  const end = place.indexOf('.');
  return end < 0 ? place : place.slice(0, end);
}
