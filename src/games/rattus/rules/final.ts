/** The end: the plague ravages every region, then the cubes on the board are counted. @see rattus.md 3.5, 4.11 */
import { chancePoint } from '../../../kernel/game-definition.js';
import type { Seat } from '../../../kernel/index-of.js';
import { bitOf } from '../../../kernel/state.js';
import { NEUTRAL } from './amounts.js';
import { type RattusPoint, regionSlot } from './declare.js';
import { triggeredBy } from './end-trigger.js';
import { KNIGHT, type Region, SERF } from './facts.js';
import { askWaitingSerf } from './help.js';
import { resolve } from './hits.js';
import { FINAL } from './points.js';
import { placeInRegion } from './step.js';
import * as cells from './table.js';

type Rattus = cells.Rattus;

/** The figure counts where the knight has left it. @see rattus.end.knight-neutral, option last-round-knight-counts */
export function addedIn(state: Rattus, region: Region): number {
  const { profile } = state.facts;
  if (region !== cells.plagueRegion(state) || profile.lastRoundKnightNow) return 0;
  return cells.countsAtEnd.of(state) === 1 || (cells.owner.of(state, KNIGHT) >= 0 && profile.ownedKnightCounts)
    ? NEUTRAL
    : 0;
}

function isAtWork(state: Rattus, region: Region): boolean {
  return cells.isOpen(state, region) && cells.isSpent(state, region, addedIn(state, region)) === false;
}

export const region = regionSlot('region', [
  { rule: 'rattus.ravage.precondition', holds: (state, _, at) => isAtWork(state, at) },
]);

export const place = placeInRegion(1, region, 'rattus.ravage.precondition');

/** Nobody is said to choose the order. @see rattus.end.final-ravage, rattus.online.final-token-order */
export const FINAL_PLAGUE: RattusPoint = chancePoint({
  name: 'reveal',
  slots: [region, place],
  apply(state, choice) {
    cells.declined.set(state, 0);
    const at = region.of(choice);
    resolve(state, at, cells.takeRat(state, at, place.of(choice)), addedIn(state, at));
  },
  next(state) {
    cells.isFinal.set(state, 1);
    if (askWaitingSerf(state)) return;
    for (const at of state.facts.regions) if (isAtWork(state, at)) return state.open(FINAL, bitOf(0 as Seat));
    state.end();
  },
});

/** Cubes in the regions and in the castle. @see rattus.end.winner, rattus.king.counts */
export function scoreOf(state: Rattus, seat: Seat): number {
  let score = cells.castle.of(state, seat);
  for (const at of state.facts.regions) score += cells.cubes.of(state, at, seat);
  return score;
}

/**
 * The fewest and the most cubes that a player can have behind the final plague, whichever tokens lie there: those where none lies stay, and the
 * serf who waits adds one for each of them.
 */
export function reachOf(state: Rattus, seat: Seat): readonly [least: number, most: number] {
  let least = cells.castle.of(state, seat);
  let most = least;
  for (const at of state.facts.regions) {
    const own = cells.cubes.of(state, at, seat);
    const tokens = cells.rats.of(state, at);
    const isHelped = at === cells.serfWaits.of(state) && cells.owns(state, seat, SERF);
    least += tokens === 0 ? own : 0;
    most += own + (isHelped ? tokens : 0);
  }
  return [least, most];
}

/** How many turns until a player's, if the game went on; who brought about the end comes last. @see rattus.end.tiebreak */
export function waitingTime(state: Rattus, seat: Seat): number {
  const players = state.facts.seats.length;
  const after = seat - (triggeredBy(state) ?? players - 1);
  return ((state.facts.profile.tieCounterClockwise ? -after : after) - 1 + 2 * players) % players;
}
