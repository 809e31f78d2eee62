/** A record as it was played: what stands before the first element, and the elements one by one. */
import { isElement, type RawElement } from '../log/raw-element.js';
import { standing } from '../log/undone.js';
import type { Vocabulary } from '../log/vocabulary.js';
import { makesRoom } from './growing-record.js';
import type { Played } from './live-game.js';

/** What a live game is opened with. */
export interface PlayedRecord {
  /** The `<game>` element with what comes before the setup. */
  readonly root: RawElement;
  readonly steps: readonly Played[];
}

const PARTS: ReadonlySet<string> = new Set(['setup', 'moves', 'result']);

/** Whether a part of a game is played, and does not only stand before what is. */
export function isPlayed(part: string): boolean {
  return PARTS.has(part);
}

/** @param game as it stands in its file; what was taken back in it is not played */
export function playedRecord(game: RawElement, vocabulary: Vocabulary): PlayedRecord {
  const parts = game.children.filter(isElement);
  const first = parts.findIndex(({ name }) => isPlayed(name));
  const head = first < 0 ? parts : parts.slice(0, first);
  const behind = first < 0 ? [] : parts.slice(first);
  return { root: { ...game, children: head }, steps: behind.flatMap((part) => stepsOf(part, 'game', vocabulary)) };
}

/** What makes room is played first, empty. */
function stepsOf(element: RawElement, within: string, vocabulary: Vocabulary): readonly Played[] {
  const declared = vocabulary[element.name];
  if (!declared || !makesRoom(declared)) return [{ element, within }];
  const inside = standing(element.children.filter(isElement));
  return [
    { element: { ...element, children: [] }, within },
    ...inside.flatMap((child) => stepsOf(child, element.name, vocabulary)),
  ];
}
