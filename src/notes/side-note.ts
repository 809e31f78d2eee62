/** A note about a move of a recorded game, that somebody keeps in a file beside the log. All of its texts are hostile. */
import type { Anchor } from '../analysis/anchors.js';
import type { MovePlace } from '../engine/recorded-moves.js';
import type { Position } from '../log/recording.js';

/** What a file of notes says of all its notes. Plain values only: they are sent to workers. */
export interface NotesSource {
  /** As it was given on the command line. */
  readonly file: string;
  readonly author: string | undefined;
  readonly ruleset: string | undefined;
  /** The id of the game; undefined where the notes are about any game that has such moves. */
  readonly game: string | undefined;
  /** Where the file names the game; its beginning where it does not. */
  readonly position: Position;
}

/** One note. Plain values only: it is sent to workers. */
export interface SideNote {
  readonly source: NotesSource;
  readonly position: Position;
  /** The move that it is about; undefined only where a place will do. */
  readonly anchor: Anchor | undefined;
  /** Where that move stood when the note was written. */
  readonly at: MovePlace | undefined;
  readonly mark: string | undefined;
  readonly text: string | undefined;
  /** A BCP 47 tag. */
  readonly language: string | undefined;
}

/** Whether a file of notes is about a game, as far as it says which one. */
export function isAbout(
  source: Pick<NotesSource, 'ruleset' | 'game'>,
  { ruleset, game }: { readonly ruleset: string; readonly game: string | null },
): boolean {
  return (
    (source.ruleset === undefined || source.ruleset === ruleset) && (source.game === undefined || source.game === game)
  );
}
