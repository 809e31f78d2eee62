import { readPlace } from '../engine/move-place.js';
import { openingAt } from '../engine/opening.js';
import { recordedMoves } from '../engine/recorded-moves.js';
import { optionsAt } from '../engine/why-not.js';
import type { Ruleset } from '../log/envelope.js';
import type { Recording } from '../log/recording.js';
import { xmlOf } from '../output/move-text.js';
import { CHECK_OPTIONS, type CheckOptions, gameOfRecording } from './check.js';
import { finderOf } from './editions.js';
import { requireNames } from './given.js';
import { type LogElement, logElementOf } from './log-element.js';

/** Something that may be done. */
export interface LegalMove<R extends Ruleset = Ruleset> {
  readonly move: LogElement<R>;
  /** The same as a log in XML has it. */
  readonly xml: string;
  /** `undecidable`: hidden information leaves it open. */
  readonly verdict: 'legal' | 'undecidable';
  /** `room`: it only makes room for moves, as a turn does; `chance`: nobody decides it. */
  readonly kind: 'move' | 'room' | 'chance';
  /** The element in which it would be written. */
  readonly within: string;
}

/**
 * All moves that may be made at a place of a record, with what was recorded there left out.
 *
 * ```ts
 * import { legalMoves, readLog } from 'kiebitz';
 *
 * const [game] = readLog(text).games;
 * const moves = legalMoves(game, '2.1') ?? [];
 * console.log(moves.length > 0, moves.every(({ verdict }) => verdict === 'legal')); // true true
 * ```
 *
 * @param at turn and move as `check` numbers them (`14.2`, `draft.1`, `14.1:reveal`); behind the last move, what may come next
 * @returns undefined where there is no such place
 */
export function legalMoves(
  recording: Recording,
  at: string,
  options: Pick<CheckOptions, 'edition'> = {},
): readonly LegalMove[] | undefined {
  requireNames(options, CHECK_OPTIONS);
  const game = gameOfRecording(recording);
  const place = readPlace(at);
  const request = { edition: finderOf(game.ruleset, options.edition) };
  const found = place && openingAt(game, recording, recordedMoves(game, recording, request), place, request);
  if (!found) return undefined;
  const { inside, legal, possible } = optionsAt(found.opening, false);
  return [...legal, ...possible].map(({ element, verdict, kind }) => ({
    move: logElementOf(element),
    xml: xmlOf(element, game.vocabulary),
    verdict: verdict === 'legal' ? 'legal' : 'undecidable',
    kind,
    within: inside.name,
  }));
}
