/** A board as the template wants it: pictures of some frames, and all frames as data for the script of the page. */

import { drawScene, type SceneDrawing } from '../charts/scene.js';
import { drawScrubber } from '../charts/scrubber.js';
import type { BoardFilm } from './board-view.js';

interface StillPanel {
  readonly kind: string;
  readonly width: number;
  readonly height: number;
  readonly hue: string | null;
  readonly below: string;
  readonly above: string | null;
  readonly signs: readonly { readonly id: string; readonly x: number; readonly y: number }[];
  readonly texts: readonly {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly className: string;
  }[];
}

/** A picture of one frame. */
export interface Still {
  readonly label: string;
  readonly board: readonly StillPanel[];
  readonly mats: readonly StillPanel[];
}

export interface BoardPages {
  readonly definitions: string;
  readonly scrubber: string;
  /** The last frame. */
  readonly still: Still;
  /** By the anchors of the turns. */
  readonly stills: ReadonlyMap<string, Still>;
  /** For the script of the page. */
  readonly film: object;
}

export function boardPages(view: BoardFilm): BoardPages {
  const drawing = drawScene(view.scene);
  const last = view.turns.at(-1)?.label ?? '';
  const hasRoom = onMats(view, drawing) <= MOST_ON_MATS;
  return {
    definitions: drawing.definitions,
    scrubber: drawScrubber({
      lines: view.scene.players.map((player) => ({
        ...player,
        values: view.steps.map(({ scores }) => scores[player.seat] ?? 0),
      })),
    }),
    still: stillOf(drawing, view.steps.length - 1, last),
    stills: new Map(
      view.turns.map(({ anchor, frame, label }) => {
        const still = stillOf(drawing, frame, label);
        return [anchor, hasRoom ? still : withoutMats(still)];
      }),
    ),
    film: filmData(view, drawing),
  };
}

/**
 * A hundred pictures weigh much. Some 40 bytes a thing, the mats of all turns are a sixth of a page: with this many it
 * stays below a megabyte. Beyond that what each player owns is left to the charts and tables, where there is a board.
 */
const MOST_ON_MATS = 3000;

/** How much there is to show on the mats of all turns together. */
function onMats({ turns }: BoardFilm, { panels, slots, states }: SceneDrawing): number {
  const mats = slots.flatMap(({ panel }, slot) => (panels[panel]?.kind === 'mat' ? [slot] : []));
  return turns.reduce((sum, { frame }) => sum + mats.filter((slot) => (states[frame]?.[slot] ?? '') !== '').length, 0);
}

function withoutMats(still: Still): Still {
  return still.board.length > 0 ? { ...still, mats: [] } : still;
}

function stillOf({ panels, slots, states }: SceneDrawing, frame: number, label: string): Still {
  const stills = panels.map((panel, number): StillPanel => {
    const own = slots.flatMap((slot, index) => {
      const state = states[frame]?.[index] ?? '';
      return slot.panel === number && state !== '' ? [{ slot, state }] : [];
    });
    return {
      ...panel,
      signs: own.flatMap(({ slot: { kind, className, x, y }, state }) => {
        if (kind === 'text') return [];
        if (kind === 'sign') return [{ id: state, x, y }];
        const [across = 0, down = 0] = state.split(' ').map(Number);
        return [{ id: className, x: across, y: down }];
      }),
      texts: own.flatMap(({ slot: { kind, className, x, y }, state }) =>
        kind === 'text' ? [{ text: state, x, y, className }] : [],
      ),
    };
  });
  return {
    label,
    board: stills.filter(({ kind }) => kind !== 'mat'),
    mats: stills.filter(({ kind }) => kind === 'mat'),
  };
}

const KINDS = ['sign', 'text', 'mover'] as const;

/** Each state once; the first frame whole, of the others what changes: the number of a slot and of its state. */
function filmData({ steps, scene, words }: BoardFilm, { panels, slots, states }: SceneDrawing): object {
  const numbers = new Map<string, number>([['', 0]]);
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const places = slots.map(({ panel, kind, x, y, className, owner, hidden, says }) => [
    panel,
    KINDS.indexOf(kind),
    x,
    y,
    numberOf(className),
    owner ?? -1,
    numberOf(hidden),
    numberOf(says),
  ]);
  const changes = states.map((now, frame) =>
    now.flatMap((state, slot) => (state === (states[frame - 1]?.[slot] ?? '') ? [] : [slot, numberOf(state)])),
  );
  return {
    slots: places,
    frames: changes,
    states: [...numbers.keys()],
    steps: steps.map(({ link, place, tick }) => [link, place, tick]),
    players: scene.players.map(({ name }) => name),
    over: panels.map(({ above }) => above),
    words: { play: words.play, pause: words.pause },
  };
}
