/**
 * What may still come to a plague that has nothing left to act on: a cube of the serf, which the remaining tokens can hit, and a
 * token of the soldier. Whoever does without ends it. @see rattus.piper.serf-immediate, rattus.piper.soldier-extra, RA-22
 */
import type { Seat } from '../../../kernel/index-of.js';
import { bitOf } from '../../../kernel/state.js';
import { serf, serfMayAct } from './cards/serf.js';
import { soldier, soldierMayAct } from './cards/soldier.js';
import type { RattusMove, RattusPoint } from './declare.js';
import { SERF } from './facts.js';
import { FINAL_HELP, HELP } from './points.js';
import { activeBit, declined, goOn, owner, type Rattus } from './table.js';

/** @returns true where somebody may help, and is asked */
export function askForHelp(state: Rattus): boolean {
  if (declined.of(state) === 1 || !(serfMayAct(state) || soldierMayAct(state))) return false;
  state.open(HELP, activeBit(state));
  return true;
}

/** In the final plague the serf who has waited is asked behind each token. @see option last-round-serf */
export function askWaitingSerf(state: Rattus): boolean {
  const seat = owner.of(state, SERF) as Seat;
  if (declined.of(state) === 1 || seat < 0 || !serfMayAct(state, seat)) return false;
  state.open(FINAL_HELP, bitOf(seat));
  return true;
}

const decline: RattusMove = {
  name: 'decline',
  conditions: [],
  slots: [],
  apply: (state) => declined.set(state, 1),
};

export const HELPING: RattusPoint = { name: 'help', moves: [serf, soldier, decline], next: goOn };
export const FINAL_HELPING: RattusPoint = { name: 'final help', moves: [serf, decline], next: goOn };
