/** How much work it is to judge a log: how often the judge looks at its elements. A square shows in it, on any machine. */
import type { Element } from '../../src/log/vocabulary.js';
import { recordingsOf, replayed } from '../engine/replays.js';

/** What is found, and how often the judge looked at one of the elements. */
export interface Work {
  readonly findings: number;
  readonly looks: number;
}

/** @param looked what of an element is watched @throws where the text is no game */
export function workOf(text: string, looked: 'name' | 'values'): Work {
  const [recording] = recordingsOf(text);
  if (!recording) throw new Error('no game');
  let looks = 0;
  const watch = (element: Element): void => {
    const { children, [looked]: value } = element;
    Object.defineProperty(element, looked, {
      get: () => {
        looks += 1;
        return value;
      },
    });
    for (const child of children) watch(child);
  };
  watch(recording.game);
  return { findings: replayed(recording).findings.length, looks };
}
