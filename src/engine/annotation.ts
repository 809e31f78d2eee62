/** What people have written beside the moves. */
import { UNDO } from '../log/envelope.js';
import type { Element } from '../log/vocabulary.js';
import type { Judge } from './judge.js';

/** A `<note>` of a log. */
interface Note {
  readonly text?: string;
  readonly values: { readonly by?: string; readonly lang?: string };
}

/** The children of a part of the log, in order; notes, and what was taken back, are told where they stand, and left out. */
export function* withoutNotes<C extends { readonly name: string }>(
  judge: Judge,
  children: readonly C[],
): Generator<Exclude<C, { readonly name: 'note' | 'undo' }>> {
  for (const child of children) {
    if (!tellRemark(judge, child)) yield child as Exclude<C, { readonly name: 'note' | 'undo' }>;
  }
}

/** Tells a note, or what was taken back, where it stands. @returns false for anything else, which is left alone */
export function tellRemark(judge: Judge, child: { readonly name: string }): boolean {
  if (isNote(child)) annotate(judge, child);
  else if (isUndo(child)) judge.tellUndone(child);
  else return false;
  return true;
}

function isUndo(child: { readonly name: string }): child is Element & { readonly name: 'undo' } {
  return child.name === UNDO;
}

function isNote(child: { readonly name: string }): child is Note & { readonly name: 'note' } {
  return child.name === 'note';
}

/** A note joins what is told of the move or turn; free where nothing is told. */
function annotate(judge: Judge, { text, values: { by, lang } }: Note): void {
  if (!judge.trace || text === undefined) return;
  judge.trace.annotate({ text, ...(by !== undefined && { by }), ...(lang !== undefined && { language: lang }) });
}
