/** The places of cubes, as effects name them. */
import type { Site } from '../vocabulary.js';
import type { PlayerState } from './state.js';

/** Where cubes may be: on the board, on the card of the baker, or before their owner. */
export type CubePlace = Site | 'baker' | 'supply';

/** The place of a player's cubes. */
export function placeOf(site: CubePlace, { id }: Pick<PlayerState, 'id'>): string {
  return site === 'supply' ? id : `${site}.${id}`;
}

/** The region, or what else stands before the player in such a place; the place itself where it is of another kind. */
export function siteOf(place: string): string {
  const end = place.indexOf('.');
  return end < 0 ? place : place.slice(0, end);
}
