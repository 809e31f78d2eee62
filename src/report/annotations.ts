/** What people have written beside the moves: in the log, and in files beside it. */
import { anchorText } from '../analysis/anchors.js';
import { placeText } from '../engine/move-place.js';
import type { Annotation, Step } from '../engine/transcript.js';
import { annotationOf, distinctMarks } from '../notes/annotated.js';
import type { SideNote } from '../notes/side-note.js';
import type { Speaker } from '../text/speaker.js';
import { markMeaning } from './mark-meaning.js';
import type { AnnotationView, MarkView, OrphanView } from './model.js';

/** The marks of a move, that of the log first. */
export function marksOf(step: Step, speaker: Speaker): readonly MarkView[] {
  return distinctMarks(step).map((one) => markView(one, speaker));
}

function markView(mark: string, speaker: Speaker): MarkView {
  return { mark, meaning: markMeaning(mark, speaker) };
}

export function annotationView({ by, language, text, mark }: Annotation, speaker: Speaker): AnnotationView {
  const view = mark === undefined ? null : markView(mark, speaker);
  return {
    by: by ?? null,
    language: text === '' ? null : languageTag(language),
    text: text === '' ? (view?.meaning ?? '') : text,
    mark: view,
  };
}

/** Notes that no move of the game has. */
export function orphanViews(notes: readonly SideNote[], speaker: Speaker): readonly OrphanView[] {
  return notes.map((note) => ({
    note: annotationView(annotationOf(note), speaker),
    from: speaker.text('report-orphan-from', {
      file: note.source.file,
      line: note.position.line,
      anchor: note.anchor ? anchorText(note.anchor) : '',
      known: note.at ? 'yes' : 'no',
      at: note.at ? placeText(note.at) : '',
    }),
  }));
}

/** `lang` of a note comes from a log: only what is a language tag may stand in that attribute. */
function languageTag(tag: string | undefined): string | null {
  return tag !== undefined && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/.test(tag) ? tag : null;
}
