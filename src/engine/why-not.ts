/** Why a move is not allowed, and what would be: the answer to one question about one place of a record. */
import type { Element } from '../log/vocabulary.js';
import { type Condition, conditionsOf, failureOf } from './conditions.js';
import type { Finding } from './finding.js';
import { type LegalMoves, legalMovesAt } from './legal-moves.js';
import { nearestMoves } from './nearest-moves.js';
import type { FoundOpening, Opening, Trial } from './opening.js';
import type { OtherValue } from './readings.js';

/** As many legal moves are offered instead of one that is not allowed. */
const MOST_OFFERED = 5;
/** So many are looked at for that: nearly always the first ones will do. */
const MOST_LOOKED_AT = 25;

/** A move with everything that speaks for and against it. */
export interface JudgedMove extends Trial {
  readonly conditions: readonly Condition[];
  /** What `check` says of it first; undefined where nothing is wrong with it. */
  readonly failure: Finding | undefined;
  /** Under which other values of options that would be none. */
  readonly legalUnder: readonly OtherValue[];
  /** Where it is not allowed: the legal moves that differ least from it; where none is certain, possible ones. */
  readonly nearest: readonly Trial[];
}

/**
 * Judges a move at an opening, condition by condition.
 * @param isRecorded true for the move that was made there
 */
export function judgeMove(found: FoundOpening, element: Element, isRecorded: boolean): JudgedMove {
  const { opening, tryInRecord } = found;
  const alone = opening.try(element, true);
  const inRecord = tryInRecord(element);
  // Which rule a breach is said to break may depend on what was done later: then it is to be the one that `check` names.
  const sameVerdict = inRecord?.verdict === alone.verdict;
  const trial = inRecord && (isRecorded || sameVerdict) ? inRecord : alone;
  const nearest = trial.verdict === 'illegal' ? nearestTo(element, found) : [];
  const failure = failureOf(trial.findings);
  const legalUnder = (failure && trial.otherwise?.(failure)) ?? [];
  return { ...trial, conditions: conditionsOf(trial), failure, legalUnder, nearest };
}

/** Everything that a player can decide at an opening. @param told whether the moves are to have their steps */
export function optionsAt(opening: Opening, told: boolean): LegalMoves {
  const { inside, legal, possible } = legalMovesAt(opening, told);
  const isDecision = ({ kind }: Trial): boolean => kind !== 'chance';
  return { inside, legal: legal.filter(isDecision), possible: possible.filter(isDecision) };
}

/** Those that do not fit what was done later are left out, unless none does: the others can be put there as they are. */
function nearestTo(element: Element, { opening, tryInRecord }: FoundOpening): readonly Trial[] {
  const { legal, possible } = optionsAt(opening, false);
  const moves = (legal.length > 0 ? legal : possible).filter(({ kind }) => kind === 'move');
  const near = nearestMoves(moves, element, MOST_LOOKED_AT).map((move) => move.element);
  const offered: Trial[] = [];
  for (const move of near) {
    if (offered.length === MOST_OFFERED) break;
    if (tryInRecord(move)?.verdict !== 'illegal') offered.push(opening.try(move, true));
  }
  return offered.length > 0 ? offered : near.slice(0, MOST_OFFERED).map((move) => opening.try(move, true));
}
