/** What all charts of a page share: textures, and the signs of their legends. */
import { AVERAGE } from './contest-rows.js';
import { PIECE_SIGNS } from './piece-signs.js';
import { markerOf } from './player-style.js';
import { DUEL_SIGNS, TOWER } from './score-lanes.js';
import { MARKS } from './step-lines.js';
import { type Texture, textures } from './textures.js';

/** What the page defines once: ids are unique on it, paths lie around the origin. */
export interface Definitions {
  readonly textures: readonly Texture[];
  readonly signs: readonly { readonly id: string; readonly path: string }[];
}

/** @param players how many */
export function definitions(players: number): Definitions {
  return {
    textures: textures(),
    signs: [
      ...Array.from({ length: players }, (_, seat) => ({ id: `sign-player-${seat}`, path: markerOf(seat) })),
      ...MARKS.map((path, index) => ({ id: `sign-mark-${index}`, path })),
      ...Object.entries(PIECE_SIGNS).map(([name, path]) => ({ id: `sign-piece-${name}`, path })),
      ...DUEL_SIGNS.map((path, index) => ({ id: `sign-duel-${index}`, path })),
      { id: 'sign-aside-0', path: TOWER },
      { id: 'sign-average-0', path: `M0,0${AVERAGE}` },
      { id: 'sign-upgraded-0', path: 'M-6,2L0,-6L6,2ZM-6,6H6' },
    ],
  };
}
