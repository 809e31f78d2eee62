/** The cubes that the final plague would leave on average if it came now, as far as the record shows. @see rattus.md 3.5 */
import { UNKNOWN } from '../../../kernel/truth.js';
import { laidOut } from '../record/from-record.js';
import type { Token } from '../rules/facts.js';
import { IN_BOX, where } from '../rules/table.js';
import * as rules from '../rules/worth-now.js';
import { TOKENS } from '../table/components.js';
import type { TableState } from '../table/state.js';

/** Of a cube. */
const TENTHS = 10;

/** By player in turn order, to a tenth; undefined where the record or the edition hides what the plague would bring. */
export function worthNow(table: TableState): readonly number[] | undefined {
  if (table.isSuspended || table.unknownCards || !table.boxIsKnown) return undefined;
  const state = laidOut(table);
  const { tokenIds, limits, seats } = state.facts;
  if (tokenIds.length < TOKENS || limits.includes(UNKNOWN)) return undefined;
  tokenIds.forEach((id, token) => {
    if (table.census.isGone(id)) where.set(state, token as Token, IN_BOX);
  });
  return seats.map((seat) => Math.round(rules.worthNow(state, seat) * TENTHS) / TENTHS);
}
