/** The notes that a page begins with, where somebody writes more of them. Plain values; the texts are hostile. */
import { anchorText } from '../analysis/anchors.js';
import { placeText } from '../engine/move-place.js';
import { isAbout, type SideNote } from './side-note.js';

export interface NotesDraft {
  readonly ruleset: string;
  /** Left out where the notes are about any game that has such moves. */
  readonly game?: string;
  readonly author: string;
  readonly notes: readonly NoteOfDraft[];
}

/** A row, as the file has it: what is not there is not told. */
export interface NoteOfDraft {
  readonly anchor?: string;
  readonly at?: string;
  readonly mark: string;
  readonly text: string;
  readonly language?: string;
}

/**
 * Where one file alone has notes about the game, the page goes on with it, and keeps all that is in it; else with nothing.
 * @param notes of all files
 */
export function draftOf(
  game: { readonly ruleset: string; readonly game: string | null },
  notes: readonly SideNote[],
): NotesDraft {
  const own = notes.filter(({ source }) => isAbout(source, game));
  const [first] = own;
  const { ruleset } = game;
  if (!first || own.some(({ source }) => source.file !== first.source.file))
    return { ruleset, ...(game.game !== null && { game: game.game }), author: '', notes: [] };
  const { source } = first;
  return {
    ruleset,
    ...(source.game !== undefined && { game: source.game }),
    author: source.author ?? '',
    notes: own.map(({ anchor, at, mark = '', text = '', language }) => ({
      ...(anchor && { anchor: anchorText(anchor) }),
      ...(at && { at: placeText(at) }),
      ...{ mark, text },
      ...(language !== undefined && { language }),
    })),
  };
}
