/** The files of `--notes`: read before a run, and accounted for after it. */
import { anchorText } from '../analysis/anchors.js';
import { placeText } from '../engine/move-place.js';
import type { FileMistake } from '../known/json-file.js';
import { entryOf } from '../log/entry-of.js';
import { nearest } from '../log/nearest.js';
import { quote } from '../log/quote.js';
import { parseNotes } from '../notes/notes-file.js';
import type { Drift, PlacedNotes } from '../notes/placed-notes.js';
import { isAbout, type NotesSource, type SideNote } from '../notes/side-note.js';
import type { Speaker } from '../text/speaker.js';
import { complainAt, readText } from './file-mistakes.js';

/** What stands in a file of notes, and what is wrong with it. @param mayLackAnchors where the places of moves may stand for them */
export async function notesIn(path: string, mayLackAnchors = false): Promise<ReturnType<typeof parseNotes>> {
  const text = await readText(path);
  if (typeof text === 'object') return { parsed: undefined, mistakes: [text] };
  return parseNotes(path, text, mayLackAnchors);
}

/** Says on standard error that the move of a note is not quite where the note has it. */
export function complainOfDrift({ kind, place, anchor }: Drift, note: SideNote | undefined, speaker: Speaker): void {
  const at = note?.at ? placeText(note.at) : '';
  if (note) complainAt(note.source.file, note.position, speaker.text(`notes-${kind}`, { at, place, anchor }));
}

/** @returns the notes that can be used, and all that is wrong in their files */
export async function readNotes(
  paths: readonly string[],
): Promise<{ readonly notes: readonly SideNote[]; readonly mistakes: readonly FileMistake[] }> {
  const notes: SideNote[] = [];
  const mistakes: FileMistake[] = [];
  for (const path of new Set(paths)) {
    const file = await notesIn(path);
    notes.push(...(file.parsed?.notes ?? []));
    mistakes.push(...file.mistakes);
  }
  return { notes, mistakes };
}

/** A game that was read, and its notes. Plain values only: it comes from workers. */
export interface GameNotes extends Pick<PlacedNotes, 'placed' | 'drifts'> {
  readonly ruleset: string;
  readonly game: string | null;
}

/** Among so many ids of games the one that was meant is looked for. */
const MOST_IDS = 1000;

/** Which notes have found a move in any game of a run. */
export class NotesOfRun {
  private readonly placed = new Set<number>();
  private readonly drifts = new Map<number, Drift>();
  /** Notes that stand in some game where they were written for. */
  private readonly certain = new Set<number>();
  private readonly sources: ReadonlySet<NotesSource>;
  /** Those of them that are about a game which was read. */
  private readonly met = new Set<NotesSource>();
  private readonly ids = new Set<string>();
  private games = 0;

  constructor(private readonly notes: readonly SideNote[]) {
    this.sources = new Set(notes.map(({ source }) => source));
  }

  /** Takes note of a game that was read; once for each. */
  add({ placed, drifts, ...game }: GameNotes): void {
    this.games += 1;
    if (game.game !== null && this.ids.size < MOST_IDS) this.ids.add(game.game);
    for (const source of this.sources) if (isAbout(source, game)) this.met.add(source);
    const drifting = new Set(drifts.map(({ note }) => note));
    for (const note of placed) {
      this.placed.add(note);
      if (!drifting.has(note)) this.certain.add(note);
    }
    for (const drift of drifts) this.drifts.set(drift.note, drift);
  }

  /** Notes that no game of the run has a move for, by their files; none where there was no game at all. */
  orphans(): ReadonlyMap<NotesSource, readonly SideNote[]> {
    const orphans = new Map<NotesSource, SideNote[]>();
    if (this.games === 0) return orphans;
    this.notes.forEach((note, index) => {
      if (this.placed.has(index)) return;
      entryOf(orphans, note.source, () => []).push(note);
    });
    return orphans;
  }

  /**
   * Says on standard error what has become of the notes.
   * @param speaker with the parts `referee` and `notes`
   * @returns whether any has no move
   */
  complain(speaker: Speaker): boolean {
    for (const drift of this.drifts.values()) {
      if (!this.certain.has(drift.note)) complainOfDrift(drift, this.notes[drift.note], speaker);
    }
    const orphans = this.orphans();
    for (const [source, notes] of orphans) {
      if (!this.met.has(source)) {
        const { file, position, game = '', ruleset = '' } = source;
        const near = nearest(game, [...this.ids]);
        const says = { game: `${ruleset} ${game}`.trim(), count: notes.length, near: near ?? '' };
        complainAt(
          file,
          position,
          speaker.text('notes-other-game', { ...says, meant: near === undefined ? 'none' : 'one' }),
        );
        continue;
      }
      for (const { position, anchor, at, mark = '', text = '' } of notes) {
        complainAt(
          source.file,
          position,
          speaker.text('notes-orphan', {
            anchor: anchor ? anchorText(anchor) : '',
            at: at ? placeText(at) : '',
            known: at ? 'yes' : 'no',
            text: quote(`${mark} ${text}`.trim()),
          }),
        );
      }
    }
    return orphans.size > 0;
  }
}
