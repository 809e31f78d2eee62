/** Where the moves of a record stand, in the counting of `check`. */
import type { Recording } from '../log/recording.js';
import type { Element } from '../log/vocabulary.js';
import type { Finding, Section } from './finding.js';
import type { Game } from './game.js';
import { type ReplayRequest, replayToTable } from './replay.js';
import type { Step, TranscriptWriter } from './transcript.js';

/** The place of a move. */
export interface MovePlace {
  /** Default `turn`. */
  readonly section?: Section;
  /** 1-based; in other sections none. */
  readonly turn?: number;
  /** 1-based: the number that `check` gives the move in its turn; in other sections the moves are counted through. */
  readonly play: number;
  /** The name of its element, where several moves of a turn have that number (Rattus). */
  readonly element?: string;
}

/** A move that stands in a record, with its place and what was found in it. */
export interface RecordedMove {
  readonly section: Section;
  readonly turn: number | undefined;
  readonly play: number;
  /** Null for nobody's move. */
  readonly player: string | null;
  readonly element: Element;
  /** How it is told. */
  readonly step: Step;
  /** The errors that were found in it. */
  readonly errors: readonly Finding[];
}

/** The moves and turns of one record. */
export interface RecordedMoves {
  /** In the order in which they are judged. */
  readonly moves: readonly RecordedMove[];
  /** The elements of the turns or rounds by their 1-based numbers. */
  readonly turns: ReadonlyMap<number, Element>;
}

/** All moves of a record, with their places. */
export function recordedMoves(game: Game, recording: Recording, request: ReplayRequest): RecordedMoves {
  const { replayed, writer } = replayToTable(game, recording, { ...request, transcript: true });
  return writer ? movesWritten(writer, replayed.findings) : { moves: [], turns: new Map() };
}

/** The same for a game that has been replayed. @param findings those of the game */
export function movesWritten(
  writer: Pick<TranscriptWriter, 'moves' | 'turns'>,
  findings: readonly Finding[],
): RecordedMoves {
  const errors = new Map(
    findings.flatMap((finding) => (finding.severity === 'error' ? [[finding.id, finding] as const] : [])),
  );
  const moves: RecordedMove[] = [];
  const counts = new Map<Section, number>();
  for (const [element, { step, length }] of writer.moves) {
    const { section, turn, play, player } = step.at;
    const count = (counts.get(section) ?? 0) + 1;
    counts.set(section, count);
    moves.push({
      section,
      turn: turn ?? undefined,
      play: (section === 'turn' ? play : null) ?? count,
      player,
      element,
      step,
      errors:
        errors.size === 0
          ? []
          : step.entries
              .slice(0, length)
              .flatMap((entry) => (entry.type === 'finding' ? (errors.get(entry.finding) ?? []) : [])),
    });
  }
  return { moves, turns: writer.turns };
}

/** The moves that bear a number; several where a game counts each kind of move by itself. */
export function movesAt<Move extends RecordedMove>(
  { moves }: { readonly moves: readonly Move[] },
  place: MovePlace,
): readonly Move[] {
  return moves.filter((move) => isAt(move, place));
}

/** Whether a place is that of a move. */
export function isAt(move: RecordedMove, { section = 'turn', turn, play, element }: MovePlace): boolean {
  return (
    move.section === section &&
    move.turn === turn &&
    move.play === play &&
    (element === undefined || move.element.name === element)
  );
}

/** Of the moves that bear a number the one that is meant: that of the kind asked for, else one at fault, else the first. */
export function moveAt(recorded: RecordedMoves, place: MovePlace): RecordedMove | undefined {
  const moves = movesAt(recorded, place);
  return moves.find(({ errors }) => errors.length > 0) ?? moves[0];
}
