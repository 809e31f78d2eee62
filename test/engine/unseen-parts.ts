/** Parts of a game by names that a table can hold: `play 12 card`, or `draw 3` for the whole element, `hand 1 cards 2` for one of a list. */
import type { Recording } from '../../src/log/recording.js';
import { type Mask, masksOf } from './masked.js';

/** What each part is called: its element, which one of that name (from 1), its attribute, and which item of it (from 1). */
export function namedMasks(recording: Recording): ReadonlyMap<string, Mask> {
  const numbers = new Map<object, number>();
  const counts = new Map<string, number>();
  const visit = (element: Recording['game']): void => {
    const number = (counts.get(element.name) ?? 0) + 1;
    counts.set(element.name, number);
    numbers.set(element, number);
    element.children.forEach(visit);
  };
  visit(recording.game);
  return new Map(
    masksOf(recording).map((mask) => {
      const { element, attribute, item } = mask;
      const parts = [element.name, numbers.get(element), attribute, item === undefined ? undefined : item + 1];
      return [parts.filter((part) => part !== undefined).join(' '), mask];
    }),
  );
}
