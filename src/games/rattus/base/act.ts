/** What a procedure has at hand in a turn (or in a slot of the last round), and what has been done in it so far. */
import type { Judge } from '../../../engine/judge.js';
import type { Quantity } from '../../../engine/quantity.js';
import type { Records } from '../../../engine/records.js';
import { onTable } from '../table/quantities.js';
import type { TurnProgress } from '../table/ravage-state.js';
import type { PlayerState, TableState } from '../table/state.js';
import type { RattusElement, Region } from '../vocabulary.js';
import type { Ahead } from './ahead.js';

/** A turn or slot, as far as it has come: what every procedure of it is handed. */
export interface Act extends TurnProgress {
  readonly table: TableState;
  readonly judge: Judge;
  readonly player: PlayerState;
  /** The `<turn>`. */
  readonly element: RattusElement;
  readonly lastRound: boolean;
  /** What the log says it records completely. */
  readonly records: Records;
  /** The regions that the figure entered; undefined before it moves. */
  path: readonly Region[] | undefined;
  readonly ahead: Ahead;
  /** Where the element that is judged stands in the turn, 0-based. */
  at: number;
  /** The element after the one being judged that is a decision. */
  next: RattusElement | undefined;
}

/** Whether the serf brings cubes to the ravage next, or the knight says that the figure counts there. */
export function helpIsNext({ next }: Pick<Act, 'next'>): boolean {
  return next?.name === 'use' && (next.values.card === 'serf' || next.values.card === 'knight');
}

/** What is in doubt where something comes after the figure has moved, and it moves once more: it may not have moved before. */
export function secondWay({ ahead, at }: Act): readonly Quantity[] {
  return ahead.has('plague', at) ? [onTable('figure')] : [];
}
