/** `kiebitz notes`: a file of notes about a game, to be filled in, or filled with what another one says. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { placeText } from '../engine/move-place.js';
import { movesAt, movesWritten } from '../engine/recorded-moves.js';
import { replayToTable } from '../engine/replay.js';
import { writeTo } from '../io/standard-output.js';
import { formatNotes, type NotesFile, type NotesRow, parseNotes } from '../notes/notes-file.js';
import { type NotableMove, notableMoves, placeNotes } from '../notes/placed-notes.js';
import { isAbout, type SideNote } from '../notes/side-note.js';
import { audienceOf } from '../output/audience.js';
import type { Audience, Speaker } from '../text/speaker.js';
import { brokenOff } from './broken-off.js';
import { complainOfWriting } from './complain.js';
import { EXIT } from './exit.js';
import { complainAt, complainOfFiles, readText } from './file-mistakes.js';
import { askedGame, complainOfFaults } from './no-game.js';
import type { ChosenGame } from './one-game.js';
import type { JudgingOptions } from './replays.js';
import { complainOfDrift, notesIn } from './side-notes.js';

/** The options of one run, as the command line gives them. */
export interface NotesOptions extends JudgingOptions {
  /** The id of the game; needed where the file holds several. */
  readonly game?: string;
  /** A file of notes that are taken over. */
  readonly notes?: string;
  /** A path, or `-` for standard output. */
  readonly output: string;
}

/**
 * Writes a row for each move. What became of notes taken over is said on standard error.
 * @param path a file, or `-` for standard input
 * @returns the exit code: wrong usage where it is not clear which game is meant
 * @throws UnusableEdition
 */
export async function notes(path: string, options: NotesOptions): Promise<number> {
  const asked = await askedGame(path, options, ['referee', 'notes']);
  if (typeof asked === 'number') return asked;
  const { chosen, speaker } = asked;
  const broken = brokenOff(chosen.recording);
  if (broken) complainOfFaults([broken], speaker);
  const before = options.notes === undefined ? undefined : await readBefore(options.notes, chosen, speaker);
  // Whoever writes into the same file would lose what could not be read of it.
  if (before === 'unusable') return EXIT.unread;
  if (await wouldLose(options)) {
    complainAt(options.output, undefined, speaker.text('notes-in-the-way'));
    return EXIT.usage;
  }
  const { text, orphans } = textFor(chosen, before, speaker);
  const failure = await writeTo(options.output, text);
  if (failure) return complainOfWriting(failure, speaker);
  return orphans > 0 || broken || chosen.faults.length > 0 ? EXIT.unread : EXIT.fine;
}

/** Whether the file that is to be written holds what nobody has taken over: notes, or something else than notes. */
async function wouldLose({ output, notes: taken }: NotesOptions): Promise<boolean> {
  if (output === '-' || (taken !== undefined && resolve(taken) === resolve(output))) return false;
  const isFile = await stat(output).then(
    (found) => found.isFile(),
    () => false,
  );
  const text = isFile ? await readText(output) : '';
  if (typeof text === 'object') return true;
  const { parsed, mistakes } = parseNotes(output, text, true);
  return text.trim() !== '' && (mistakes.length > 0 || (parsed?.notes.length ?? 0) > 0);
}

/** The notes that are there already, and all that is wrong with them said on standard error. */
async function readBefore(path: string, { recording }: ChosenGame, speaker: Speaker): Promise<NotesFile | 'unusable'> {
  const { parsed, mistakes } = await notesIn(path, true);
  complainOfFiles(mistakes, speaker);
  if (!parsed || mistakes.length > 0) return 'unusable';
  const { source } = parsed;
  const game = recording.id ?? null;
  if (isAbout(source, { ruleset: recording.ruleset, game })) return parsed;
  const found = `${source.ruleset ?? ''} ${source.game ?? ''}`.trim();
  const held = `${recording.ruleset} ${game ?? ''}`.trim();
  complainAt(path, source.position, speaker.text('notes-not-this-game', { found, game: held }));
  return 'unusable';
}

/** A row for every move, filled where there is a note about it; behind them the notes that have no move. */
function textFor(
  { game, recording, edition }: ChosenGame,
  before: NotesFile | undefined,
  speaker: Speaker,
): { readonly text: string; readonly orphans: number } {
  const { replayed, writer } = replayToTable(game, recording, { edition, transcript: true });
  const recorded = writer ? movesWritten(writer, replayed.findings).moves : [];
  const moves = notableMoves(recording, game.vocabulary, recorded);
  const given = before?.notes.map((note) => withAnchor(note, moves, speaker)) ?? [];
  const { byMove, drifts, orphans } = placeNotes(moves, given, replayed);
  for (const drift of drifts) complainOfDrift(drift, given[drift.note], speaker);
  if (before && orphans.length > 0) {
    complainAt(before.source.file, undefined, speaker.text('notes-kept', { count: orphans.length }));
  }
  const rows = [
    ...moves.flatMap((move) => rowsOf(move, byMove.get(move) ?? [], audienceOf(replayed), speaker)),
    ...orphans.flatMap((index) => rowOfOrphan(given[index])),
  ];
  const head = {
    ruleset: game.ruleset,
    game: recording.id,
    author: before?.source.author,
    language: before?.language,
  };
  return { text: formatNotes(head, rows), orphans: orphans.length };
}

/** A note that names its place alone gets the anchor of the move that stands there. */
function withAnchor(note: SideNote, moves: readonly NotableMove[], speaker: Speaker): SideNote {
  if (note.anchor || !note.at) return note;
  const there = movesAt({ moves }, note.at);
  const [only] = there;
  if (only && there.length === 1) return { ...note, anchor: only.anchor };
  const at = placeText(note.at);
  const sentence = only
    ? speaker.text('notes-several-places', { at, places: speaker.list(there.map(({ place }) => place)) })
    : speaker.text('notes-no-place', { at });
  complainAt(note.source.file, note.position, sentence);
  return note;
}

function rowsOf(
  { anchor, place, step }: NotableMove,
  own: readonly SideNote[],
  audience: Audience,
  speaker: Speaker,
): readonly NotesRow[] {
  const row = { anchor, at: place, ...(step.headline && { move: speaker.say(step.headline, audience) }) };
  if (own.length === 0) return [{ ...row, mark: undefined, text: undefined, language: undefined }];
  return own.map(({ mark, text, language }) => ({ ...row, mark, text, language }));
}

function rowOfOrphan(note: SideNote | undefined): readonly NotesRow[] {
  if (!note) return [];
  const { anchor, at, mark, text, language } = note;
  return [{ anchor, at: at && placeText(at), mark, text, language }];
}
