/**
 * What may still come to a plague that has nothing left to act on: a cube of the serf, which the remaining tokens can hit, and a
 * token of the soldier. Whoever does without ends it. @see rattus.piper.serf-immediate, rattus.piper.soldier-extra, RA-22
 */
import { serf, serfMayAct } from './cards/serf.js';
import { soldier, soldierMayAct } from './cards/soldier.js';
import type { RattusMove, RattusPoint } from './declare.js';
import { HELP } from './points.js';
import { activeBit, declined, goOn, type Rattus } from './table.js';

/** @returns true where somebody may help, and is asked */
export function askForHelp(state: Rattus): boolean {
  if (declined.of(state) === 1 || !(serfMayAct(state) || soldierMayAct(state))) return false;
  state.open(HELP, activeBit(state));
  return true;
}

const decline: RattusMove = {
  name: 'decline',
  conditions: [],
  slots: [],
  apply: (state) => declined.set(state, 1),
};

export const HELPING: RattusPoint = {
  name: 'help',
  moves: [serf, soldier, decline],
  next: goOn,
};
