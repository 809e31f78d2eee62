/** What was wrong about moves that were taken back. They change nothing any more, so it is a remark. */
import { UNDO } from '../log/envelope.js';
import type { Recording } from '../log/recording.js';
import type { Element } from '../log/vocabulary.js';
import { type BrokenOff, breakOffBefore, breakOffIn, goOn } from './broken-off.js';
import type { Facts } from './facts.js';
import { type Finding, isRootError, keyOf } from './finding.js';
import type { RuleId } from './rule.js';

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
    const found = judge(unfinished(undo.children.reduce(goOn, before)));
    faults.set(
      undo,
      found.filter((finding) => isRootError(finding) && !known.has(keyOf(finding))),
    );
  }
  return faults;
}

/** Whoever takes a turn back has often not played it to its end: what could still follow in it is not missing. */
function unfinished(record: BrokenOff): BrokenOff {
  let last: Element = record.inside;
  for (let next = last.children.at(-1); next; next = last.children.at(-1)) last = next;
  return breakOffIn(record.recording, last) ?? record;
}

/** What is said of moves that were taken back, and under which rules. */
export function remarksOn(undo: Element, faults: readonly Finding[]): readonly Remark[] {
  const remark = { kind: 'note', severity: 'note', element: undo, play: null } as const;
  const told = { rule: null, facts: { ...remark, message: 'engine-undone', with: { faults: faults.length } } } as const;
  const remarks = faults.map(({ rule, message, expected, actual, suspects }) => ({
    rule,
    facts: {
      ...remark,
      message: message.id,
      with: message.parameters,
      ...(expected !== undefined && { expected }),
      ...(actual !== undefined && { actual }),
      ...(suspects && { suspects }),
    },
  }));
  return [told, ...remarks];
}

interface Remark {
  readonly rule: RuleId | null;
  readonly facts: Facts;
}

function* undosIn(element: Element): Generator<Element> {
  if (element.name === UNDO) yield element;
  for (const child of element.children) yield* undosIn(child);
}
