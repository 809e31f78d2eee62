/** The frames of a board, one after the other: cards get numbers. */
import { type FrameData, type MatFrameData, UNSEEN_CARD } from '../charts/scene-data.js';
import type { Frame, MatFrame, Scene } from '../engine/scene.js';

/** Cards of a zone that are shown: a record may claim any number. */
const MOST_CARDS = 24;

export interface Film {
  readonly frames: readonly FrameData[];
  /** For each zone the most cards that ever lie there. */
  readonly sizes: readonly number[];
  readonly commonSizes: readonly number[];
}

/** @param movers for each frame the seat of the one who acts */
export function filmOf(scene: Scene, frames: readonly Frame[], movers: readonly (number | null)[]): Film {
  const numbers = new Map(scene.cards.map(({ id }, number) => [id, number]));
  const sizes = scene.zones.map(() => 0);
  const commonSizes = (scene.common?.zones ?? []).map(() => 0);
  const matOf = (mat: MatFrame, most: number[]): MatFrameData => ({
    counters: mat.counters,
    zones: mat.zones.map((cards, zone) => {
      const now = cards
        .slice(0, MOST_CARDS)
        .map((card) => (card === null ? UNSEEN_CARD : (numbers.get(card) ?? UNSEEN_CARD)));
      most[zone] = Math.max(most[zone] ?? 0, now.length);
      return now;
    }),
  });
  return {
    frames: frames.map(({ board, players, common }, index) => ({
      mover: movers[index] ?? null,
      board,
      players: players.map((mat) => matOf(mat, sizes)),
      common: common && matOf(common, commonSizes),
    })),
    sizes,
    commonSizes,
  };
}
