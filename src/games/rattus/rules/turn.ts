/** A turn: cards and cubes in any order, then the figure and the plague. @see rattus.md 3.1 */
import { bake } from './cards/baker.js';
import { crusader } from './cards/crusader.js';
import { king } from './cards/king.js';
import { magician } from './cards/magician.js';
import { merchant } from './cards/merchant.js';
import { messenger } from './cards/messenger.js';
import { monk } from './cards/monk.js';
import { bishop, emperor, nun } from './cards/pieces.js';
import { piedPiper } from './cards/pied-piper.js';
import { serf } from './cards/serf.js';
import { soldier } from './cards/soldier.js';
import { witch } from './cards/witch.js';
import type { RattusPoint } from './declare.js';
import { latch, triggeredBy } from './end-trigger.js';
import { CARDS, PLACES } from './facts.js';
import { askForHelp } from './help.js';
import { placeAsMayor } from './mayor.js';
import { place } from './place.js';
import { plague } from './plague.js';
import { SLOT, TURN } from './points.js';
import { declare, endRavage, reveal } from './ravage.js';
import { spread, watchRoom } from './spread.js';
import * as cells from './table.js';
import { take } from './take.js';

type Rattus = cells.Rattus;

/** Cards whose abilities are no part of another procedure. */
const ABILITIES = [
  ...[merchant, monk, king, witch],
  ...[messenger, emperor.use, bake, nun.use, bishop.use, piedPiper, magician],
];

/** What may be done in a turn, and, as far as the rules of each let it, in a slot of the last round. */
export const ACTIONS = [take, place, placeAsMayor, ...ABILITIES, spread, declare, crusader, serf, reveal];

export const TURNS: RattusPoint = {
  name: 'turn',
  moves: [...ACTIONS, plague, soldier],
  next(state) {
    watchRoom(state);
    if (cells.ravaging.of(state) === cells.RAVAGE && isSpentHere(state)) {
      if (askForHelp(state)) return;
      endRavage(state);
    }
    if (cells.ravaging.of(state) === cells.OVER) endTurn(state);
    else state.open(TURN, cells.activeBit(state));
  },
};

/** The plague has nothing left to act on. @see rattus.turn.ends-after-plague */
function isSpentHere(state: Rattus): boolean {
  return (
    cells.moved.of(state) === 1 && cells.spreading.of(state) === cells.NOT_DUE && cells.plagueIsSpent(state) === true
  );
}

/** rattus.turn.order, rattus.end.after-turn, option end-timing */
function endTurn(state: Rattus): void {
  latch(state);
  const next = (cells.active.of(state) + 1) % state.facts.seats.length;
  beginTurn(state);
  if (triggeredBy(state) !== undefined && (next === 0 || !state.facts.profile.completeRound))
    return state.open(SLOT, 0);
  cells.active.set(state, next);
  cells.turn.set(state, cells.turn.of(state) + 1);
  state.open(TURN, cells.activeBit(state));
}

/** What is 0 where nothing has been done yet. */
const OF_A_TURN = [
  ...[cells.taken, cells.placed, cells.moved, cells.declined, cells.flips],
  ...[cells.neutral, cells.arrived, cells.hasOrder, cells.facingUp],
];

/** Nothing has been done yet in a turn or slot. */
export function beginTurn(state: Rattus): void {
  for (const card of CARDS) cells.used.set(state, card, 0);
  for (const at of PLACES) cells.order.set(state, at, 0);
  for (const quantity of OF_A_TURN) quantity.set(state, 0);
  cells.earned.set(state, cells.NOTHING);
  cells.spreading.set(state, cells.NOT_DUE);
  cells.ravaging.set(state, cells.NO_RAVAGE);
}
