/** What a player would have if the game ended now. @see tallinn.md 3.5 */
import type { Seat } from '../../../kernel/index-of.js';
import { GameState } from '../../../kernel/state.js';
import { ESTATES } from './facts.js';
import { joinEstate, mayJoin, scoreAll } from './final.js';
import { bonus, layout, points, type Tallinn } from './table.js';

/** Where final scoring is carried out that has not come. */
let scored: Tallinn | undefined;

export function worthNow(state: Tallinn, seat: Seat): number {
  return points.of(endedNow(state), seat);
}

/**
 * Final scoring of the cards as they lie. A legate that has not joined an estate yet joins the first that it can.
 * @returns the same state where the game is over; else one that is written over by the next call
 */
export function endedNow(state: Tallinn): Tallinn {
  if (state.isOver) return state;
  scored ??= new GameState(state.facts, layout.size);
  scored.copyFrom(state);
  for (const one of state.facts.seats) {
    const estate = bonus.of(scored, one) === 0 ? ESTATES.find((of) => mayJoin(state, one, of)) : undefined;
    if (estate !== undefined) joinEstate(scored, one, estate);
  }
  scoreAll(scored);
  return scored;
}
