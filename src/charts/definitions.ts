/** What all charts of a page share: textures, and the signs of their legends. */
import { AVERAGE } from './contest-rows.js';
import { PIECE_SIGNS } from './piece-signs.js';
import { markerOf } from './player-style.js';
import { DUEL_SIGNS, TOWER } from './score-lanes.js';
import { MARKS } from './step-lines.js';

/** Texture n is `texture-n`; 0 is plain. A tile of 8 by 8. */
const TEXTURES: readonly string[] = [
  'M-2,2L2,-2M0,8L8,0M6,10L10,6',
  'M2,2h.01M6,6h.01',
  'M0,2H8M0,6H8',
  'M-2,6L2,10M0,0L8,8M6,-2L10,2',
  'M4,0V8',
];
const TEXTURE_SIZE = 8;

/** What the page defines once: ids are unique on it, paths lie around the origin. */
export interface Definitions {
  readonly textures: readonly {
    readonly id: string;
    readonly size: number;
    readonly path: string;
    readonly dots: boolean;
  }[];
  readonly signs: readonly { readonly id: string; readonly path: string }[];
}

/** @param players how many */
export function definitions(players: number): Definitions {
  return {
    textures: TEXTURES.map((path, index) => ({
      id: `texture-${index + 1}`,
      size: TEXTURE_SIZE,
      path,
      dots: path.includes('.01'),
    })),
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
