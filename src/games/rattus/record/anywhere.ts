/** What may stand anywhere in the record of a game: numbers that it states, and notes. */
import { tellRemark } from '../../../engine/annotation.js';
import type { Judge } from '../../../engine/judge.js';
import type { TableState } from '../table/state.js';
import type { RattusElement } from '../vocabulary.js';
import { checkEffect, checkState } from './claims.js';

/** Anything else is left alone. */
export function readAnywhere(table: TableState, judge: Judge, element: RattusElement): void {
  if (element.name === 'state') checkState(table, judge, element);
  else if (element.name === 'effect') checkEffect(table, judge, element);
  else tellRemark(judge, element);
}
