/** Where regions are drawn, what lies beside the map, and what may stand on it besides cubes and tokens. */
import type { MapNode, PieceShape } from '../../../engine/map-board.js';
import type { Region } from '../vocabulary.js';

/** Columns and rows of our own drawing, roughly as Europe lies. */
export const PLACES: Readonly<Record<Region, readonly [number, number]>> = {
  anglia: [0, 0],
  scandia: [1.5, 0],
  russia: [3, 0],
  gallia: [0, 1],
  germania: [1, 1],
  polonia: [2, 0.95],
  tartaria: [3, 1.55],
  hispania: [0, 2.1],
  italia: [1, 2.1],
  hungaria: [2, 1.88],
  bulgaria: [2, 3],
  turcia: [3, 3],
};

/** The castle, beside the map. @see rattus.board.castle */
export const CASTLE: MapNode = { id: 'castle', name: { of: 'map-site', id: 'castle' }, at: [0, 3.15], aside: true };
/** The card of the baker, beside the map: cubes may lie on it. @see rattus.piper.baker-deposit */
export const BAKER: MapNode = { id: 'baker', name: { of: 'class-card', id: 'baker' }, at: [1, 3.15], aside: true };

/** Figures and potions, in the order in which frames count them. */
export const PIECES = [
  { shape: 'robe', id: 'nun' },
  { shape: 'mitre', id: 'bishop' },
  { shape: 'flask', id: 'potion' },
] as const satisfies readonly { readonly shape: PieceShape; readonly id: string }[];
