/** All moves that the rules allow at a place of a record. */
import type { Recording } from '../log/recording.js';
import type { Element } from '../log/vocabulary.js';
import type { Game } from './game.js';
import { type Opening, openingAt, type Trial } from './opening.js';
import { type MovePlace, recordedMoves } from './recorded-moves.js';
import type { ReplayRequest } from './replay.js';

/** The moves that the judge lets pass at one place of a record. */
export interface LegalMoves {
  /** The element in which they would be written. */
  readonly inside: Element;
  readonly legal: readonly Trial[];
  /** Those that hidden information leaves open. */
  readonly possible: readonly Trial[];
}

/**
 * What may be done instead of a recorded move, or behind the last one.
 * @param at the place of the move; what comes from there on in the recording is left out
 * @returns undefined where there is no such place
 */
export function legalMoves(
  game: Game,
  recording: Recording,
  at: MovePlace,
  request: ReplayRequest,
): LegalMoves | undefined {
  const found = openingAt(game, recording, recordedMoves(game, recording, request), at, request);
  return found && legalMovesAt(found.opening);
}

/** The same for an opening. @param told whether the moves are to have their steps */
export function legalMovesAt(opening: Opening, told = false): LegalMoves {
  const legal: Trial[] = [];
  const possible: Trial[] = [];
  for (const move of opening.moves(told)) (move.verdict === 'legal' ? legal : possible).push(move);
  return { inside: opening.inside, legal, possible };
}
