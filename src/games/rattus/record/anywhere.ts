/** What may stand anywhere in the record of a game: numbers that it states, and notes. */
import { annotate } from '../../../engine/annotation.js';
import type { Judge } from '../../../engine/judge.js';
import type { TableState } from '../table/state.js';
import type { RattusElement } from '../vocabulary.js';
import { checkEffect, checkState } from './claims.js';

/** Anything else is left alone. */
export function readAnywhere(table: TableState, judge: Judge, element: RattusElement): void {
  if (element.name === 'state') checkState(table, judge, element);
  else if (element.name === 'effect') checkEffect(table, judge, element);
  else if (element.name === 'note') annotate(judge, element);
  else if (element.name === 'undo') judge.tellUndone(element);
}
