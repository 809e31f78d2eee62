/** The signs of what is counted on a board. */
import type { SceneSign } from '../engine/scene.js';
import { PIECE_SIGNS } from './piece-signs.js';

/** Around the origin, in a square of 16. */
export const SCENE_SIGNS: Readonly<Record<SceneSign, string>> = {
  points: 'M0,-8L2.2,-2.8L7.8,-2.3L3.5,1.3L4.9,6.8L0,3.8L-4.9,6.8L-3.5,1.3L-7.8,-2.3L-2.2,-2.8Z',
  coin: 'M0,-7a7,7 0 1 0 0,14a7,7 0 1 0 0,-14ZM0,-4a4,4 0 1 1 0,8a4,4 0 1 1 0,-8Z',
  log: 'M-8,-1.5L5,-5L8,-1.5V2L-5,5.5L-8,2.5Z',
  stone: 'M-7,4L-5,-3L0,-6L6,-3.5L7.5,3L4,6H-4Z',
  brick: 'M-8,-5H-0.6V-0.6H-8ZM0.6,-5H8V-0.6H0.6ZM-8,0.6H-4.4V5H-8ZM-3.2,0.6H3.2V5H-3.2ZM4.4,0.6H8V5H4.4Z',
  house: 'M-7,-0.5L0,-7.5L7,-0.5V7H2V2H-2V7H-7Z',
  pile: 'M-6,-8H3V5H-6ZM4.2,-5.5H6V8H-3V6.2H4.2Z',
  discard: 'M-5,-7.5L4.5,-6L2.5,7.5L-7,6ZM6,-4.2L7.4,-3.8L5.2,8L2.8,7.6L4.2,7.7Z',
  cube: 'M0,-8L7,-4.2L0,-0.4L-7,-4.2ZM-7,-2.9L-0.6,0.6V8L-7,4.4ZM7,-2.9L0.6,0.6V8L7,4.4Z',
  castle: 'M-7,-7H-4V-4H-1.5V-7H1.5V-4H4V-7H7V7H2V3H-2V7H-7Z',
  purse: 'M-3,-8H3L1.6,-4.5C6,-2 7,2 6.5,5C6,7.5 4,8 0,8C-4,8 -6,7.5 -6.5,5C-7,2 -6,-2 -1.6,-4.5Z',
  shield: 'M-6.5,-7.5H6.5V0C6.5,4 3,6.5 0,8C-3,6.5 -6.5,4 -6.5,0Z',
  robe: PIECE_SIGNS.robe,
  tower: 'M-5,-8H-2.6V-5.5H-1.2V-8H1.2V-5.5H2.6V-8H5V-3L4,-2V7.5H-4V-2L-5,-3Z',
  token: PIECE_SIGNS.token,
};

/** Relative, so that one path can show it in many places. */
export const CARD_SIGN = 'm-5,-7h10v14h-10zm2.4,2.6v8.8h5.2v-8.8z';
export const BARREL_SIGN =
  'M-4.2,-7H4.2C6.2,-3 6.2,3 4.2,7H-4.2C-6.2,3 -6.2,-3 -4.2,-7ZM-5.3,-3.2V-1.9H5.3V-3.2ZM-5.3,1.9V3.2H5.3V1.9Z';

/** For legends. */
export function sceneSigns(): readonly { readonly id: string; readonly path: string }[] {
  return Object.entries({ ...SCENE_SIGNS, card: CARD_SIGN, barrel: BARREL_SIGN }).map(([name, path]) => ({
    id: `sign-scene-${name}`,
    path,
  }));
}
