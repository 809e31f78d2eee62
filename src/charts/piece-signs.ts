/** The signs of the pieces on a map, for the map and its legend. */
import type { PieceShape } from '../engine/map-board.js';

/** Around the origin, in a square of 16. */
export const PIECE_SIGNS: Readonly<Record<'figure' | 'token' | 'wall' | PieceShape, string>> = {
  figure: 'M0,-8a3.2,3.2 0 0 1 1.9,5.8L4.6,5H6V8H-6V5H-4.6L-1.9,-2.2A3.2,3.2 0 0 1 0,-8Z',
  token: 'M-8,4C-8,4 -7,5 -5,4.6C-6,-1 -2,-5 2,-4L3,-6.2L5,-3.4C7,-2 8,1 8,2.6C6,4.6 4,5 0,5H-5C-7,5.6 -8,4.8 -8,4Z',
  wall: 'M-3,-8H3V8H-3Z',
  robe: 'M0,-8a3.1,3.1 0 1 1 0,6.2a3.1,3.1 0 1 1 0,-6.2ZM-2.8,-1H2.8L6.2,8H-6.2Z',
  mitre: 'M0,-8L6,-1.5L5,8H-5L-6,-1.5ZM-1,-4.5V-1.5H-3.5V0.5H-1V5H1V0.5H3.5V-1.5H1V-4.5Z',
  flask: 'M-2.4,-8H2.4V-2.4L6.6,5.4C7,6.8 6.2,7.6 5,7.6H-5C-6.2,7.6 -7,6.8 -6.6,5.4L-2.4,-2.4Z',
};
