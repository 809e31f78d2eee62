/** The frames of a board, one after the other: cards get numbers, and each keeps its place as long as it lies there. */
import { type FrameData, type MatFrameData, NO_CARD, UNSEEN_CARD } from '../charts/scene-data.js';
import type { Frame, MatFrame, Scene } from '../engine/scene.js';

/** Cards of a zone that are shown: a record may claim any number. */
const MOST_CARDS = 24;
const COMMON = 'common';

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
  const places = new Map<string, readonly number[]>();
  const matOf = (key: string, mat: MatFrame, most: number[]): MatFrameData => ({
    counters: mat.counters,
    zones: mat.zones.map((cards, zone) => {
      const known = cards
        .slice(0, MOST_CARDS)
        .map((card) => (card === null ? UNSEEN_CARD : (numbers.get(card) ?? UNSEEN_CARD)));
      // What lies in the middle of the table is laid out anew each time.
      const now = key === COMMON ? known : settled(places.get(`${key} ${zone}`) ?? [], known);
      places.set(`${key} ${zone}`, now);
      most[zone] = Math.max(most[zone] ?? 0, now.length);
      return now;
    }),
  });
  return {
    frames: frames.map(({ board, players, common }, index) => ({
      mover: movers[index] ?? null,
      board,
      players: players.map((mat, seat) => matOf(String(seat), mat, sizes)),
      common: common && matOf(COMMON, common, commonSizes),
    })),
    sizes,
    commonSizes,
  };
}

/** Cards that stay keep their places; the others take the first free ones. */
export function settled(before: readonly number[], cards: readonly number[]): readonly number[] {
  const left = [...cards];
  const now = before.map((card) => {
    const at = left.indexOf(card);
    if (card === NO_CARD || at < 0) return NO_CARD;
    left.splice(at, 1);
    return card;
  });
  for (const card of left) {
    const free = now.indexOf(NO_CARD);
    if (free < 0) now.push(card);
    else now[free] = card;
  }
  while (now.at(-1) === NO_CARD) now.pop();
  return now;
}
