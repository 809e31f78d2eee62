/** Notes and the moves of a game: which note belongs to which move. */
import { type Anchor, anchorsOf, anchorText } from '../analysis/anchors.js';
import { placesOf } from '../engine/move-place.js';
import { isAt, type RecordedMove } from '../engine/recorded-moves.js';
import { entryOf } from '../log/entry-of.js';
import type { Recording } from '../log/recording.js';
import type { Vocabulary } from '../log/vocabulary.js';
import { isAbout, type SideNote } from './side-note.js';

/** A move that notes can be about. */
export interface NotableMove extends RecordedMove {
  readonly anchor: Anchor;
  /** Its place, as people write it: `14.2`. */
  readonly place: string;
}

/** A note that is not quite sure of its move any more. Plain values only. */
export interface Drift {
  /** The index of the note. */
  readonly note: number;
  /** `moved`: its move stands elsewhere now; `renumbered`: its place tells which of several equal moves it is. */
  readonly kind: 'moved' | 'renumbered';
  /** The place and the anchor of the move where it stands now. */
  readonly place: string;
  readonly anchor: string;
}

/** What has become of the notes of a game. Indices are those of the list that was given. */
export interface PlacedNotes {
  readonly byMove: ReadonlyMap<NotableMove, readonly SideNote[]>;
  /** Indices of all notes that have a move. */
  readonly placed: readonly number[];
  readonly drifts: readonly Drift[];
  /** Indices of notes about this game that have none. */
  readonly orphans: readonly number[];
}

/** The moves that have an anchor, in the order of the game. @param moves of the recording */
export function notableMoves(
  recording: Recording,
  vocabulary: Vocabulary,
  moves: readonly RecordedMove[],
): readonly NotableMove[] {
  const anchors = anchorsOf(recording, vocabulary, new Set(moves.map(({ element }) => element)));
  const places = placesOf(moves);
  return moves.flatMap((move, index) => {
    const anchor = anchors.get(move.element);
    if (!anchor) return [];
    const { section, turn, play, player, element, step, errors } = move;
    return [{ section, turn, play, player, element, step, errors, anchor, place: places[index] ?? '' }];
  });
}

/** Finds the move of each note. @param notes of all files; those that are expressly about another game are left alone */
export function placeNotes(
  moves: readonly NotableMove[],
  notes: readonly SideNote[],
  game: { readonly ruleset: string; readonly game: string | null },
): PlacedNotes {
  const equals = new Map<string, NotableMove[]>();
  for (const move of moves) entryOf(equals, move.anchor.digits, () => []).push(move);
  const byMove = new Map<NotableMove, SideNote[]>();
  const placed: number[] = [];
  const drifts: Drift[] = [];
  const orphans: number[] = [];
  notes.forEach((note, index) => {
    if (!isAbout(note.source, game)) return;
    const found = note.anchor && moveOf(note, equals.get(note.anchor.digits) ?? []);
    if (!found) {
      orphans.push(index);
      return;
    }
    const { move, kind } = found;
    placed.push(index);
    entryOf(byMove, move, () => []).push(note);
    if (kind) drifts.push({ note: index, kind, place: move.place, anchor: anchorText(move.anchor) });
  });
  return { byMove, placed, drifts, orphans };
}

/**
 * The move of a note. Of equal moves the one at the place of the note is meant: that is still right when another one of
 * them has been changed. Where none stands there, the number decides, unless there are more or fewer of them now: then
 * nobody can tell, and a note on the wrong move would be worse than none.
 */
function moveOf(
  { anchor, at }: SideNote,
  equals: readonly NotableMove[],
): { readonly move: NotableMove; readonly kind: Drift['kind'] | undefined } | undefined {
  const numbered = equals.find((move) => move.anchor.number === anchor?.number);
  const there = at ? equals.filter((move) => isAt(move, at)) : [];
  const isCountKept = equals.length === anchor?.of;
  const move = there.length === 1 ? there[0] : there.length > 1 || !at || isCountKept ? numbered : undefined;
  if (!move) return undefined;
  if (at && !isAt(move, at)) return { move, kind: 'moved' };
  return { move, kind: move === numbered && (at || isCountKept) ? undefined : 'renumbered' };
}
