/** What was wrong about moves that were taken back. They change nothing any more, so it is a remark. */
import { UNDO } from '../log/envelope.js';
import type { Recording } from '../log/recording.js';
import type { Element } from '../log/vocabulary.js';
import { type BrokenOff, breakOffBefore, goOn } from './broken-off.js';
import { type Finding, isRootError, keyOf } from './finding.js';

/** So many are judged in one game: each costs two replays. Of more it is only told that they were taken back. */
const MOST_JUDGED = 16;

/** The root errors of what was taken back, by the `<undo>` around it; undefined where it was not judged. */
export type UndoneFaults = ReadonlyMap<Element, readonly Finding[]>;

/** @param judge what is found in a record that breaks off on purpose */
export function undoneFaults(recording: Recording, judge: (record: BrokenOff) => readonly Finding[]): UndoneFaults {
  const faults = new Map<Element, readonly Finding[]>();
  if (!recording.source.text.includes(UNDO)) return faults;
  for (const undo of undosIn(recording.game)) {
    if (faults.size === MOST_JUDGED) break;
    const before = breakOffBefore(recording, undo);
    if (!before) continue;
    const known = new Set(judge(before).map(keyOf));
    const found = judge(undo.children.reduce(goOn, before));
    faults.set(
      undo,
      found.filter((finding) => isRootError(finding) && !known.has(keyOf(finding))),
    );
  }
  return faults;
}

function* undosIn(element: Element): Generator<Element> {
  if (element.name === UNDO) yield element;
  for (const child of element.children) yield* undosIn(child);
}
