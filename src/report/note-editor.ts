/** The part of the page in which notes about the moves are written. */
import { MARKS } from '../log/envelope.js';
import type { NotesDraft } from '../notes/draft.js';
import type { Speaker } from '../text/speaker.js';
import { markMeaning } from './mark-meaning.js';
import type { MarkView } from './model.js';

const WORDS = ['note', 'mark', 'no-mark', 'text', 'author', 'save', 'how', 'unsaved', 'none'] as const;

export interface NoteEditor {
  readonly words: Readonly<Record<(typeof WORDS)[number], string>>;
  readonly marks: readonly MarkView[];
  readonly draft: NotesDraft;
}

/** @param speaker with the part `board` */
export function noteEditor(draft: NotesDraft, speaker: Speaker): NoteEditor {
  return {
    words: Object.fromEntries(WORDS.map((word) => [word, speaker.text(`report-notes-${word}`)])) as NoteEditor['words'],
    marks: MARKS.map((mark) => ({ mark, meaning: markMeaning(mark, speaker) })),
    draft,
  };
}
