/** A slot of the last round of Rattus. */
import { type Element, get, tagOf, words } from './element.js';
import {
  begin,
  checkState,
  checkUse,
  checkWindow,
  finish,
  revealInTurn,
  stop,
  type Turn,
  useCrusader,
  useSerf,
  walk,
} from './rattus-act.js';
import { addInLastRound, extraRat, useCard } from './rattus-cards.js';
import { canRavage } from './rattus-plague.js';
import { isOn, owns, type Table } from './rattus-table.js';
import { demand, type Place } from './verdict.js';

export function playSlot(table: Table, element: Element, place: Place): void {
  const turn = begin(table, element, true, place);
  turn.calm = true;
  for (const step of element.children) {
    if (step.name === 'note') continue;
    table.watch?.({ parent: element, step, place, table, turn });
    if (step.name === 'use') useInSlot(turn, step);
    else if (step.name === 'plague') moveFigureInSlot(turn, step);
    else if (step.name === 'reveal') revealInTurn(turn, step);
    else if (step.name === 'state') checkState(table, step, place);
    else demand(false, place, `${tagOf(step)} in the last round`);
    if (turn.moved && !canRavage(table, table.figure, turn.neutral) && !turn.serfMay) stop(turn);
  }
  table.watch?.({ parent: element, place, table, turn });
  finish(turn);
}

function moveFigureInSlot(turn: Turn, step: Element): void {
  const { table, player, place } = turn;
  demand(!turn.moved, place, `${tagOf(step)}: a second move`);
  turn.moved = true;
  const by = words(step, 'by');
  turn.by = by;
  demand(by.length > 0 && new Set(by).size === by.length, place, `${tagOf(step)}: by which card?`);
  for (const card of by) {
    demand(['knight', 'crusader', 'serf'].includes(card), place, `${tagOf(step)}: the ${card} does not move it`);
    demand(owns(table, player, card), place, `${tagOf(step)}: ${player} does not own the ${card}`);
  }
  const path = words(step, 'path');
  const serfAlone = by.every((card) => card === 'serf');
  const noStep = path.length === 0;
  demand(!noStep || (!serfAlone && isOn(table, 'last-round-zero-steps')), place, `${tagOf(step)}: no step`);
  walk(turn, step, path, serfAlone ? 1 : 2);
  const claimed = get(step, 'as-cubes') === 'true';
  demand(!claimed || by.includes('knight'), place, `${tagOf(step)}: without the knight`);
  const deferred = table.options['last-round-knight'] === 'deferred-final';
  if (by.includes('knight') && deferred) table.figureCounts = true;
  if (claimed && !deferred) turn.neutral = 2;
  turn.calm = deferred && by.every((card) => card === 'knight');
}

function useInSlot(turn: Turn, step: Element): void {
  const { table, player, place } = turn;
  const card = checkUse(turn, step);
  if (card === 'serf') return useSerf(turn, step);
  turn.serfMay = false;
  if (card === 'crusader') {
    demand(turn.by.includes('crusader'), place, `${tagOf(step)}: he did not move the figure`);
    return useCrusader(turn, step);
  }
  if (turn.moved && !turn.calm && canRavage(table, table.figure, turn.neutral)) checkWindow(turn, card, step);
  if (card === 'soldier') return extraRat(table, step, true, place);
  if (['peasant', 'queen', 'mayor'].includes(card)) return addInLastRound(table, player, step, place);
  demand(card !== 'knight', place, `${tagOf(step)} is no use of its own`);
  useCard(table, player, step, place);
}
