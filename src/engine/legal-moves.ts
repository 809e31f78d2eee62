/** All moves that the rules allow at a place of a record. */
import type { Element } from '../log/vocabulary.js';
import type { Opening, Trial } from './opening.js';

/** The moves that the judge lets pass at one place of a record. */
export interface LegalMoves {
  /** The element in which they would be written. */
  readonly inside: Element;
  readonly legal: readonly Trial[];
  /** Those that hidden information leaves open. */
  readonly possible: readonly Trial[];
}

/** What may be done at an opening. @param told whether the moves are to have their steps */
export function legalMovesAt(opening: Opening, told: boolean): LegalMoves {
  const legal: Trial[] = [];
  const possible: Trial[] = [];
  for (const move of opening.moves(told)) (move.verdict === 'legal' ? legal : possible).push(move);
  return { inside: opening.inside, legal, possible };
}
