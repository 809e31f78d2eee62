/** The transcript of a game with the notes of files beside its log. */
import { anchorText } from '../analysis/anchors.js';
import type { Annotation, Step, Transcript } from '../engine/transcript.js';
import { MARKS } from '../log/envelope.js';
import type { NotableMove } from './placed-notes.js';
import type { SideNote } from './side-note.js';

const ORDER = new Map<string | undefined, number>(MARKS.map((mark, index) => [mark, index]));

/**
 * Every move with its anchor, and with its notes behind those of the log: by author, in an order that does not depend on
 * that of the files. The same note of the same author is told once.
 * @param moves of the transcript
 */
export function annotated(
  transcript: Transcript,
  moves: readonly NotableMove[],
  notes: ReadonlyMap<NotableMove, readonly SideNote[]>,
): Transcript {
  const byStep = new Map<Step, NotableMove>(moves.map((move) => [move.step, move]));
  return {
    steps: transcript.steps.map((step) => {
      const move = byStep.get(step);
      if (!move) return step;
      return {
        at: step.at,
        headline: step.headline,
        verdict: step.verdict,
        gaps: step.gaps,
        mark: step.mark,
        entries: step.entries,
        annotations: merged(step.annotations, notes.get(move)),
        values: step.values,
        frame: step.frame,
        anchor: anchorText(move.anchor),
        place: move.place,
      };
    }),
  };
}

function merged(ofLog: readonly Annotation[], notes: readonly SideNote[] = []): readonly Annotation[] {
  if (notes.length === 0) return ofLog;
  const told = new Set(ofLog.map(keyOf));
  const others = notes
    .map(annotationOf)
    .sort(compare)
    .filter((annotation) => {
      const key = keyOf(annotation);
      if (told.has(key)) return false;
      told.add(key);
      return true;
    });
  return [...ofLog, ...others];
}

/** A note as it is told beside a move. */
export function annotationOf({ source: { author }, mark, text = '', language }: SideNote): Annotation {
  return {
    text,
    ...(author !== undefined && { by: author }),
    ...(language !== undefined && { language }),
    ...(mark !== undefined && { mark }),
  };
}

/** The marks of a move, each once: that of the log first. */
export function distinctMarks({ mark, annotations }: Pick<Step, 'mark' | 'annotations'>): readonly string[] {
  const all = [mark, ...annotations.map((annotation) => annotation.mark)];
  return [...new Set(all.filter((one) => one !== undefined))];
}

/** In which language a text is said to be makes no other note of it. */
function keyOf({ by, mark, text }: Annotation): string {
  return JSON.stringify([by, mark, text]);
}

function compare(one: Annotation, other: Annotation): number {
  return (
    inOrder(one.by ?? '', other.by ?? '') ||
    (ORDER.get(one.mark) ?? -1) - (ORDER.get(other.mark) ?? -1) ||
    inOrder(one.text, other.text) ||
    // Of two that differ in nothing else, the one that says its language comes first, and is kept.
    inOrder(other.language ?? '', one.language ?? '')
  );
}

function inOrder(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
