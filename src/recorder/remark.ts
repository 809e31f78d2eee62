/** What people at the table write beside a move: a mark on it, and a note behind it. */

import { makesRoom } from '../live/growing-record.js';
import type { Played } from '../live/live-game.js';
import { replaceIllegal } from '../log/legal-characters.js';
import type { RawElement } from '../log/raw-element.js';
import type { Vocabulary } from '../log/vocabulary.js';
import { made } from './made.js';

/** Both are empty where there is none. */
export interface Remark {
  readonly mark: string;
  readonly note: string;
}

/** Whether an element is a note: it belongs to the move before it. */
export function isNote({ name }: RawElement): boolean {
  return name === 'note';
}

/** The place of the latest step that can have a mark; -1 where nobody has moved. */
export function latestMove(steps: readonly Played[], vocabulary: Vocabulary): number {
  return steps.findLastIndex(({ element: { name } }) => {
    const declared = vocabulary[name];
    return declared?.attributes['mark'] !== undefined && !makesRoom(declared);
  });
}

/** What is written beside a step. Notes that say who wrote them are somebody else's. */
export function remarkOn(steps: readonly Played[], move: number): Remark {
  const mark = steps[move]?.element.attributes.get('mark');
  return { mark: typeof mark === 'string' ? mark : '', note: steps[ownNote(steps, move)]?.element.text ?? '' };
}

/** The steps with another remark beside one of them. */
export function withRemark(steps: readonly Played[], move: number, { mark, note }: Remark): readonly Played[] {
  const at = ownNote(steps, move);
  const text = replaceIllegal(note, () => undefined).trim();
  const behind = steps.slice(move + 1).filter((_, index) => move + 1 + index !== at);
  const about = steps.slice(move, move + 1).map((step) => ({ ...step, element: marked(step.element, mark) }));
  const written = text === '' ? [] : [{ element: { ...made('note', {}), text } }];
  return [...steps.slice(0, move), ...about, ...written, ...behind];
}

function marked(element: RawElement, mark: string): RawElement {
  const attributes = new Map(element.attributes);
  if (mark === '') attributes.delete('mark');
  else attributes.set('mark', mark);
  return { ...element, attributes };
}

/** -1 where there is none. */
function ownNote(steps: readonly Played[], move: number): number {
  for (let at = move + 1; ; at += 1) {
    const element = steps[at]?.element;
    if (!element || !isNote(element)) return -1;
    if (!element.attributes.has('by')) return at;
  }
}
