/**
 * The table step by step. What never moves is drawn once; everything else is a slot whose state is one word: the name of a
 * sign, a number, or a place. A frame of a film is the states of all slots; the pictures of the page without script and
 * the script of the page show them in the same way.
 */
import { drawHidden } from './paper.js';
import type { SceneData } from './scene-data.js';
import { fitGrid } from './scene-grid.js';
import { fitMap } from './scene-map.js';
import { fitCommon, fitMat } from './scene-mat.js';
import { Fittings, type ScenePanel, type SceneSlot, type SceneSpot } from './slots.js';

export interface SceneDrawing {
  /** An `<svg>` that shows nothing by itself. */
  readonly definitions: string;
  readonly panels: readonly ScenePanel[];
  readonly slots: readonly SceneSlot[];
  /** For each frame the states of all slots. */
  readonly states: readonly (readonly string[])[];
  /** What can be pointed at in a frame, by its number. */
  readonly spotsIn: (frame: number) => readonly SceneSpot[];
}

export function drawScene(data: SceneData): SceneDrawing {
  const fittings = new Fittings();
  let states: readonly (readonly string[])[] = [];
  const definitions = drawHidden((pen) => {
    fittings.begin(pen);
    if (data.board?.kind === 'grid') fitGrid(fittings, data, data.board);
    if (data.board?.kind === 'map') fitMap(fittings, data, data.board);
    if (data.common) fitCommon(fittings, data);
    for (const player of data.players) fitMat(fittings, data, player);
    // A sign is drawn when a frame first shows it.
    states = data.frames.map((frame, index) => fittings.slots.map(({ read }) => read(frame, data.frames[index - 1])));
  });
  return {
    definitions,
    panels: fittings.panels,
    slots: fittings.slots,
    states,
    spotsIn: (number) => {
      const frame = data.frames[number];
      return frame ? fittings.spotsIn(frame) : [];
    },
  };
}
