/** One frame of a scene as markup: each panel is a picture of signs that the definitions of the scene hold. */
import { type Cut, cutAround } from './cut-out.js';
import { escapeText } from './pen.js';
import type { SceneDrawing } from './scene.js';
import type { ScenePanel, SceneSlot, SceneSpot } from './slots.js';

/** The markup of panels: of the board, empty where there is none, and of each player's mat. */
export interface Still {
  readonly board: string;
  readonly mats: readonly string[];
}

type Drawn = Omit<SceneDrawing, 'spotsIn'>;

/**
 * Draws the frames of a scene, each by its number; if wanted with a mark on what has changed since the one before, and cut out
 * around some spots.
 */
export function stillsOf(drawing: Drawn): (frame: number, marks?: boolean, around?: readonly SceneSpot[]) => Still {
  const draw = panelsOf(drawing);
  const isMat = (number: number): boolean => drawing.panels[number]?.kind === 'mat';
  return (frame, marks, around) => {
    const pictures = draw(frame, marks, around);
    return {
      board: pictures.filter((_, number) => !isMat(number)).join(''),
      mats: pictures.filter((_, number) => isMat(number)),
    };
  };
}

/** The same, panel by panel. */
export function panelsOf({
  panels,
  slots,
  states,
}: Drawn): (frame: number, marks?: boolean, around?: readonly SceneSpot[]) => readonly string[] {
  const own = panels.map((_, number) => slots.flatMap((slot, index) => (slot.panel === number ? [index] : [])));
  return (frame, marks = false, around = []) => {
    const before = marks ? states[frame - 1] : undefined;
    return panels.map((panel, number) => {
      const cut = cutAround(
        panel,
        around.filter((spot) => spot.panel === number),
      );
      return panelMarkup(panel, slots, own[number] ?? [], states[frame] ?? [], before, cut);
    });
  };
}

function panelMarkup(
  { kind, hue, width, height, below, above }: ScenePanel,
  slots: readonly SceneSlot[],
  own: readonly number[],
  states: readonly string[],
  before: readonly string[] | undefined,
  cut: Cut | undefined,
): string {
  let signs = '';
  let texts = '';
  for (const index of own) {
    const slot = slots[index];
    const state = states[index] ?? '';
    if (!slot || state === '') continue;
    if (slot.kind === 'text') texts += `<text${placed(slot.x, slot.y)}${classed(slot)}>${escapeText(state)}</text>`;
    else if (slot.kind === 'sign') {
      const isChanged = before !== undefined && before[index] !== state && slot.className !== 'quiet';
      signs += use(state, slot.x, slot.y, isChanged);
    } else {
      const [across = 0, down = 0] = state.split(' ').map(Number);
      signs += use(slot.className, across, down);
    }
  }
  const top = above === null ? '' : use(above, 0, 0);
  const picture = `${use(below, 0, 0)}${signs}${top}${texts}${cut?.outlines ?? ''}`;
  const { x, y, ...size } = cut?.box ?? { x: 0, y: 0, width, height };
  const classes = `${kind}${hue === null ? '' : ` hue-${hue}`}${cut ? ' cut' : ''}`;
  return `<svg class="${classes}" viewBox="${x} ${y} ${size.width} ${size.height}">${picture}</svg>\n`;
}

/** A sign at a place. Without quotation marks, which a page would have thousands of: ids and numbers need none. */
function use(id: string, x: number, y: number, isChanged = false): string {
  return `<use href=#${id}${isChanged ? ' class=changed' : ''}${x === 0 ? '' : ` x=${x}`}${y === 0 ? '' : ` y=${y}`} />`;
}

function placed(x: number, y: number): string {
  return ` x=${x} y=${y}`;
}

function classed({ className }: SceneSlot): string {
  return className === '' ? '' : ` class=${className}`;
}
