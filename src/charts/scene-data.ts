/** A game on the table, step by step, as charts see it: names and colours, and for every step what lies where. */
import type { Hue } from '../engine/presentation.js';
import type {
  Frame,
  GridFrame,
  MapStepFrame,
  SceneCard,
  SceneCell,
  SceneGrid,
  SceneSign,
  SceneZone,
} from '../engine/scene.js';
import type { MapNodeData } from './map-ground.js';
import type { MapLayout } from './map-layout.js';
import type { ChartPlayer } from './player-style.js';

export interface GridSceneData
  extends Pick<SceneGrid, 'kind' | 'rows' | 'columns' | 'streetBelow' | 'spacesPerColumn' | 'joints'> {
  readonly priced: readonly SceneCounterData[];
  readonly cells: readonly (SceneCell & { readonly id: string; readonly name: string })[];
}

export interface MapSceneData {
  readonly kind: 'map';
  readonly layout: MapLayout;
  /** In the order of the nodes of the layout. */
  readonly nodes: readonly MapNodeData[];
  /** Shapes. */
  readonly pieces: readonly string[];
}

export interface SceneCounterData {
  readonly sign: SceneSign;
  readonly hue: Hue | null;
  readonly name: string;
}

export interface SceneZoneData {
  readonly name: string;
  readonly style: SceneZone['style'];
  readonly secret: boolean;
  /** The most cards that ever lie there. */
  readonly size: number;
}

/** In place of the number of a card. */
export const UNSEEN_CARD = -1;

export interface MatFrameData {
  /** Null where it is not known. */
  readonly counters: readonly (number | null)[];
  /** For each zone the numbers of its cards. */
  readonly zones: readonly (readonly number[])[];
}

export interface FrameData {
  /** The seat of the one who acts; null where nobody does. */
  readonly mover: number | null;
  readonly board: Frame['board'];
  readonly players: readonly MatFrameData[];
  readonly common: MatFrameData | null;
}

export interface SceneData {
  readonly players: readonly ChartPlayer[];
  readonly parts: readonly SceneCounterData[];
  /** Each with its id as logs name it. */
  readonly cards: readonly (Omit<SceneCard, 'name' | 'label'> & { readonly name: string; readonly label: string })[];
  readonly board: GridSceneData | MapSceneData | null;
  /** Of every player; the first one decides the game. */
  readonly counters: readonly SceneCounterData[];
  readonly zones: readonly SceneZoneData[];
  readonly common: { readonly counters: readonly SceneCounterData[]; readonly zones: readonly SceneZoneData[] } | null;
  /** One per step. */
  readonly frames: readonly FrameData[];
}

export function gridOf({ board }: FrameData): GridFrame | undefined {
  return board?.kind === 'grid' ? board : undefined;
}

export function mapOf({ board }: FrameData): MapStepFrame | undefined {
  return board?.kind === 'map' ? board : undefined;
}
