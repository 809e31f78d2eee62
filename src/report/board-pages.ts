/** A board as the template wants it: pictures of some frames, and all frames as data for the script of the page. */

import { drawScene, type SceneDrawing } from '../charts/scene.js';
import { drawScrubber } from '../charts/scrubber.js';
import { type Still, stillsOf } from '../charts/still.js';
import { entryOf } from '../log/entry-of.js';
import { type BoardFilm, frameOf } from './board-view.js';

/** A picture of one frame. */
interface BoardStill extends Still {
  readonly label: string;
}

export interface BoardPages {
  readonly definitions: string;
  readonly scrubber: string;
  /** The last frame. */
  readonly still: BoardStill;
  /** By the anchors of the turns. */
  readonly stills: ReadonlyMap<string, BoardStill>;
  /**
   * What a step, or the end of a turn, shows, by its anchor, and before it: the board alone where there is one, else what
   * lies before the one who acts.
   */
  readonly smallOf: (anchor: string) => { readonly before: string; readonly after: string };
  /** For the script of the page. */
  readonly film: object;
}

export function boardPages(view: BoardFilm): BoardPages {
  const drawing = drawScene(view.scene);
  const last = view.turns.at(-1)?.label ?? '';
  const draw = stillsOf(drawing);
  const hasRoom = onMats(view, drawing) <= MOST_ON_MATS;
  return {
    definitions: drawing.definitions,
    scrubber: drawScrubber({
      lines: view.scene.players.map((player) => ({
        ...player,
        values: view.steps.map(({ scores }) => scores[player.seat] ?? 0),
      })),
    }),
    still: { label: last, ...draw(view.steps.length - 1) },
    stills: new Map(
      view.turns.map(({ anchor, frame, label }) => {
        const { board, mats } = draw(frame);
        return [anchor, { label, board, mats: hasRoom || board === '' ? mats : [] }];
      }),
    ),
    smallOf: (anchor) => {
      const frame = frameOf(view, anchor);
      const mover = view.scene.players.findIndex(({ seat }) => seat === view.scene.frames[frame]?.mover);
      const smallOf = ({ board, mats }: Still): string => board || (mats[mover] ?? mats.join(''));
      return { before: smallOf(draw(Math.max(0, frame - 1))), after: smallOf(draw(frame, true)) };
    },
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

const KINDS = ['sign', 'text', 'mover'] as const;

/** Each state once; the first frame whole, of the others what changes: the number of a slot and of its state. */
function filmData({ steps, scene, words, log }: BoardFilm, { panels, slots, states }: SceneDrawing): object {
  const numbers = new Map<string, number>([['', 0]]);
  const numberOf = (text: string): number => entryOf(numbers, text, () => numbers.size);
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
  const changes = states.map((now, frame) => {
    const before = states[frame - 1];
    const changed: number[] = [];
    now.forEach((state, slot) => {
      if (state !== (before?.[slot] ?? '')) changed.push(slot, numberOf(state));
    });
    return changed;
  });
  return {
    slots: places,
    frames: changes,
    states: [...numbers.keys()],
    steps: steps.map(({ link, place, tick }) => [link, place, tick]),
    players: scene.players.map(({ name }) => name),
    over: panels.map(({ above }) => above),
    words: { play: words.play, pause: words.pause },
    log: log && { ...log, pieces: log.pieces.map(({ depth, room, text }) => [depth, room, text]) },
  };
}
