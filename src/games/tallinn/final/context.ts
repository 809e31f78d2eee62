/** What the parts of one final scoring must know of it. */
import type { Judge } from '../../../engine/judge.js';
import type { Records } from '../../../engine/records.js';
import type { Tallinn } from '../rules/table.js';
import type { TableState } from '../table/state.js';
import type { TallinnElement, TallinnElementOf } from '../vocabulary.js';
import type { FinalOrder } from './order.js';
import type { FinalTable } from './table.js';

export interface FinalContext {
  readonly table: TableState;
  readonly judge: Judge;
  readonly records: Records;
  /** What `<final>` holds. */
  readonly children: readonly TallinnElement[];
  /** Where what is missing may still be written. */
  readonly place: TallinnElementOf<'final' | 'moves'>;
  /** Stated results, by seat. */
  readonly results: ReadonlyMap<number, number>;
  readonly order: FinalOrder;
  readonly final: FinalTable;
  /** The table as it is, before final scoring; undefined where anything on it is hidden. */
  now(): Tallinn | undefined;
}
