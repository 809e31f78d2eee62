/** How the end is brought about. @see rattus.md 4.11 */
import type { Seat } from '../../../kernel/index-of.js';
import { UNKNOWN } from '../../../kernel/truth.js';
import { active, baker, isLastRound, type Rattus, ratSupply, supply, trigger } from './table.js';

/** After an event that puts cubes on the board or takes a token from the supply. @see option end-trigger-latch */
export function watchEnd(state: Rattus): void {
  if (!state.facts.profile.latchAtEndOfTurn) latch(state);
}

/** At the end of a turn. */
export function latch(state: Rattus): void {
  if (trigger.of(state) < 0 && !isLastRound(state) && isReached(state)) trigger.set(state, active.of(state));
}

/** The seat that has brought about the end; undefined while nobody has. */
export function triggeredBy(state: Rattus): Seat | undefined {
  const seat = trigger.of(state);
  return seat < 0 ? undefined : (seat as Seat);
}

/** rattus.end.trigger-supply, rattus.end.trigger-cubes */
function isReached(state: Rattus): boolean {
  if (ratSupply.of(state) <= 0) return true;
  for (const seat of state.facts.seats) if (isDeployed(state, seat)) return true;
  return false;
}

/** All cubes are in the regions or in the castle. @see option baker-cubes-count-as-deployed */
export function isDeployed(state: Rattus, seat: Seat): boolean {
  const left = supply.of(state, seat);
  if (left > 0 || left === UNKNOWN) return false;
  return baker.of(state, seat) === 0 || state.facts.profile.bakerCountsAsDeployed;
}
