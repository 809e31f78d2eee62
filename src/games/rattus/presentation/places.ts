/** Where regions are drawn, what lies beside the map, and what may stand on it besides cubes and tokens. */
import type { MapNode, MapShape, PieceShape } from '../../../engine/map-board.js';
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

/** Corners at which regions meet. */
const [channel, brittany] = [
  [0.1, 0.52],
  [-0.46, 0.64],
] as const;
const [rhine, alps, riviera] = [
  [0.5, 0.6],
  [0.54, 1.52],
  [0.5, 1.76],
] as const;
const [biscay, pyrenees] = [
  [-0.46, 1.56],
  [0.22, 1.62],
] as const;
const [oder, tatra, drava, adria] = [
  [1.5, 0.56],
  [1.53, 1.3],
  [1.5, 1.56],
  [1.53, 2.04],
] as const;
const [memel, bug, pripet, galicia] = [
  [2.5, 0.48],
  [2.5, 0.92],
  [2.52, 1.34],
  [2.43, 1.42],
] as const;
const [lapland, neva, ural] = [
  [2.25, -0.42],
  [2.2, 0.2],
  [3.46, 0.95],
] as const;
const [morava, danube, delta, bosporus] = [
  [1.62, 2.36],
  [2.42, 2.36],
  [2.52, 2.25],
  [2.5, 2.6],
] as const;
const [pontus, caucasus, aegean] = [
  [2.8, 2.56],
  [3.45, 2.56],
  [2.5, 3.36],
] as const;

/** An outline of Europe in straight strokes: corners of our own, no board's. */
export const SHAPES: Readonly<Record<Region, MapShape>> = {
  anglia: [[-0.4, -0.38], [0.05, -0.46], [0.44, -0.36], [0.46, 0.36], channel, brittany],
  scandia: [[1.02, -0.3], [1.5, -0.46], lapland, neva, [1.92, 0.38], [1.1, 0.4]],
  russia: [lapland, [2.9, -0.46], [3.44, -0.4], ural, bug, memel, neva],
  gallia: [brittany, channel, rhine, alps, riviera, pyrenees, biscay],
  germania: [rhine, [0.9, 0.48], [1.25, 0.54], oder, tatra, drava, alps],
  polonia: [oder, [2, 0.56], memel, bug, pripet, galicia, tatra],
  tartaria: [bug, ural, [3.46, 2], caucasus, pontus, bosporus, delta, [2.62, 1.8], pripet],
  hispania: [biscay, pyrenees, [0.44, 1.84], [0.46, 2.3], [0.2, 2.48], [-0.3, 2.5], [-0.47, 2.2]],
  italia: [
    riviera,
    alps,
    drava,
    adria,
    [1.45, 2.25],
    [1.54, 2.52],
    [1.38, 2.62],
    [1.25, 2.5],
    [0.62, 2.46],
    [0.55, 2.1],
  ],
  hungaria: [tatra, galicia, [2.48, 1.85], danube, morava, adria, drava],
  bulgaria: [morava, danube, delta, bosporus, aegean, [2.2, 3.46], [1.75, 3.44], [1.54, 3.1]],
  turcia: [bosporus, pontus, caucasus, [3.46, 3.3], [3, 3.42], aegean],
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
