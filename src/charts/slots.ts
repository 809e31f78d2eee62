/** Puts a scene together: panels, what lies below and above their slots, the signs that slots show, and the slots. */

import type { Hue } from '../engine/presentation.js';
import type { Box } from './box.js';
import type { Pen } from './pen.js';
import type { FrameData } from './scene-data.js';

export interface ScenePanel {
  readonly kind: 'board' | 'common' | 'mat';
  readonly width: number;
  readonly height: number;
  readonly hue: Hue | null;
  /** The ids of what lies below the slots and above them. */
  readonly below: string;
  readonly above: string | null;
}

/** A place whose content changes. */
export interface SceneSlot {
  readonly panel: number;
  /** `sign`: shows the sign that its state names; `text`: its state; `mover`: one sign at the place that its state is. */
  readonly kind: 'sign' | 'text' | 'mover';
  readonly x: number;
  readonly y: number;
  /** Of a mover: its sign. `quiet`: a change of it is not worth a look. */
  readonly className: string;
  /** The only seat that sees it; null for all. */
  readonly owner: number | null;
  /** What the others see in its place. */
  readonly hidden: string;
  /** What a number counts; empty for others. */
  readonly says: string;
}

export interface FittedSlot extends SceneSlot {
  /** The state in a frame; empty where there is nothing to show. @param before the frame before it, if there is one */
  readonly read: (frame: FrameData, before: FrameData | undefined) => string;
}

/** A place that somebody may point at. */
export interface SceneSpot extends Box {
  readonly panel: number;
  /** Its outline on the panel, where it is no box. */
  readonly outline: string | null;
  /** What lies there: as logs name it, and as people do. */
  readonly id: string;
  readonly name: string;
}

interface FittedSpot extends Omit<SceneSpot, 'id' | 'name'> {
  readonly read: (frame: FrameData) => Pick<SceneSpot, 'id' | 'name'> | undefined;
}

type Place = Partial<Pick<SceneSlot, 'className' | 'owner' | 'hidden' | 'says'>> & Pick<SceneSlot, 'x' | 'y'>;

export class Fittings {
  readonly panels: ScenePanel[] = [];
  readonly slots: FittedSlot[] = [];
  private readonly spots: FittedSpot[] = [];
  private readonly ids = new Map<string, string>();
  private pen: Pen | undefined;

  /** Everything is drawn with this pen. */
  begin(pen: Pen): void {
    this.pen = pen;
  }

  /** Begins a panel. @param above draws what lies over the slots */
  panel(panel: Omit<ScenePanel, 'below' | 'above'>, below: (pen: Pen) => void, above?: (pen: Pen) => void): void {
    const number = this.panels.length;
    this.panels.push({
      ...panel,
      below: this.sign(`_g${number}`, below),
      above: above ? this.sign(`_a${number}`, above) : null,
    });
  }

  /**
   * A sign that slots show, drawn once.
   * @param key what it is, for whoever asks for it again
   * @returns its id: short, since every picture of the page says it many times
   */
  sign(key: string, draw: (pen: Pen) => void): string {
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = `_${this.ids.size.toString(36)}`;
    this.ids.set(key, id);
    if (this.pen) draw(this.pen.append('g', { id, class: 'on-board' }));
    return id;
  }

  /**
   * A slot of the latest panel, at whole numbers.
   * @param see all that its state depends on, as one value that can be compared: most slots stay as they are in most frames
   * @param show the state for that, asked for when it has changed; empty where there is nothing to show
   */
  slot<Seen extends string | number | boolean | null | undefined>(
    kind: SceneSlot['kind'],
    { x, y, className = '', owner = null, hidden = '', says = '' }: Place,
    see: (frame: FrameData, before: FrameData | undefined) => Seen,
    show: (seen: Seen, frame: FrameData) => string,
  ): void {
    let last: { readonly seen: Seen; readonly state: string } | undefined;
    const read: FittedSlot['read'] = (frame, before) => {
      const seen = see(frame, before);
      if (!last || last.seen !== seen) last = { seen, state: show(seen, frame) };
      return last.state;
    };
    this.slots.push({
      panel: this.panels.length - 1,
      kind,
      x: Math.round(x),
      y: Math.round(y),
      className,
      owner,
      hidden,
      says,
      read,
    });
  }

  /** A place of the latest panel at which something lies that can be pointed at; undefined where nothing does. */
  spot(box: Box, read: FittedSpot['read'], outline: string | null = null): void {
    const { x, y, width, height } = box;
    this.spots.push({ x, y, width, height, outline, read, panel: this.panels.length - 1 });
  }

  /** What can be pointed at in a frame. */
  spotsIn(frame: FrameData): readonly SceneSpot[] {
    return this.spots.flatMap(({ read, ...place }) => {
      const thing = read(frame);
      return thing ? [{ ...place, ...thing }] : [];
    });
  }
}
