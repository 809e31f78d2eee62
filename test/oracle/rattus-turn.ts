/** A regular turn of Rattus. */
import { type Element, get, tagOf, words } from './element.js';
import {
  begin,
  checkState,
  checkUse,
  checkWindow,
  discardUnresolved,
  finish,
  revealInTurn,
  spreadInTurn,
  type Turn,
  useCrusader,
  useKnight,
  useSerf,
  walk,
  watchRoom,
} from './rattus-act.js';
import { extraRat, useCard } from './rattus-cards.js';
import { canPlace, placeByMayor, placeByTokens } from './rattus-placement.js';
import { canRavage, ratsDue, roomAround } from './rattus-plague.js';
import { count, cubesAt, endIsReached, isOpen, owns, put, type Table } from './rattus-table.js';
import { demand, type Place } from './verdict.js';

const KNIGHTHOOD = ['knight', 'crusader', 'soldier'];

const ONLY_IN_PLACEMENT = ['peasant', 'queen', 'mayor'];

export function playTurn(table: Table, element: Element, place: Place): void {
  const turn = begin(table, element, false, place);
  for (const [index, step] of element.children.entries()) {
    if (step.name === 'note') continue;
    table.watch?.({ parent: element, step, place, table, turn });
    if (get(step, 'card') !== 'serf') discardUnresolved(turn);
    if (step.name === 'class') takeCard(turn, step, element.children[index + 1], table.growing?.has(element) === true);
    else if (step.name === 'unload') unloadAfterTaking(turn, step, element.children[index - 1]);
    else if (step.name === 'place') placeInTurn(turn, step);
    else if (step.name === 'use') useInTurn(turn, step);
    else if (step.name === 'plague') moveFigure(turn, step);
    else if (step.name === 'spread') spreadInTurn(turn, step);
    else if (step.name === 'reveal') revealInTurn(turn, step);
    else if (step.name === 'state') checkState(table, step, place);
    else demand(false, place, `${tagOf(step)} in a turn`);
    watchRoom(turn);
    if (table.trigger === '' && table.options['end-trigger-latch'] === 'event' && endIsReached(table)) {
      table.trigger = turn.player;
    }
  }
  table.watch?.({ parent: element, place, table, turn });
  if (table.growing?.has(element)) return;
  demand(turn.moved, place, 'the figure is not moved');
  finish(turn);
  if (table.trigger === '' && endIsReached(table)) table.trigger = turn.player;
}

/** The figure came to no tokens, or others have come and there is nothing to reveal: so nothing more can happen in this turn. */
function isOver(turn: Turn): boolean {
  const { table } = turn;
  if (!turn.moved) return false;
  if (turn.calm) return true;
  // A card may be used before the spread even where there is no room for one: it may be what makes room.
  return (
    !(turn.spreadAwaited && !turn.spreadDone && turn.revealed === 0) && !canRavage(table, table.figure, turn.neutral)
  );
}

/** @param mayGrow the turn may go on behind what is recorded */
function takeCard(turn: Turn, step: Element, next: Element | undefined, mayGrow: boolean): void {
  const { table, player, place } = turn;
  demand(!turn.moved, place, `${tagOf(step)} after the figure has moved`);
  demand(!turn.took, place, `${tagOf(step)}: a second card`);
  turn.took = true;
  const card = table.cards.find((own) => own.card === get(step, 'card'));
  demand(card !== undefined, place, `${tagOf(step)}: not in the game`);
  const from = get(step, 'from');
  demand(card.owner !== player && from === (card.owner || 'supply'), place, `${tagOf(step)}: not there`);
  card.owner = player;
  const unloads = card.card === 'baker' && cubesAt(table, 'baker').length > 0;
  const mayFollow = next?.name === 'unload' || (next === undefined && mayGrow);
  demand(!unloads || mayFollow, place, `${tagOf(step)}: the cubes on it stay there`);
}

function unloadAfterTaking(turn: Turn, step: Element, before: Element | undefined): void {
  const tookBaker = before?.name === 'class' && get(before, 'card') === 'baker';
  demand(tookBaker, turn.place, `${tagOf(step)}: the baker was not taken`);
  unload(turn.table, step, turn.place);
}

/** All cubes on the baker go to one region. */
export function unload(table: Table, step: Element, place: Place): void {
  const region = get(step, 'region');
  demand(table.regions.includes(region), place, `${tagOf(step)}: no region in use`);
  const cubes = cubesAt(table, 'baker');
  demand(cubes.length > 0 && count(step, 'cubes', place) === cubes.length, place, `${tagOf(step)}: ${cubes.length}`);
  for (const cube of cubes) put(table, cube, region);
}

function placeInTurn(turn: Turn, step: Element): void {
  const { table, player, place } = turn;
  demand(!turn.moved, place, `${tagOf(step)} after the figure has moved`);
  demand(!turn.placed, place, `${tagOf(step)}: cubes were placed before`);
  turn.placed = true;
  if (get(step, 'by') === 'mayor') placeByMayor(table, player, step, place);
  else placeByTokens(table, player, step, place);
}

function useInTurn(turn: Turn, step: Element): void {
  const { table, player, place } = turn;
  const card = checkUse(turn, step);
  demand(!ONLY_IN_PLACEMENT.includes(card), place, `${tagOf(step)} is no use of its own`);
  // Another card may come between the token and the serf's cube.
  if (card === 'serf') return useSerf(turn, step);
  if (card === 'crusader') return useCrusader(turn, step);
  if (card === 'knight') return useKnight(turn, step);
  if (card === 'soldier') {
    demand(
      turn.moved && !turn.calm && turn.revealed === 0 && turn.order.length === 0,
      place,
      `${tagOf(step)}: not now`,
    );
    // He may also come before the others, but must leave them their tokens.
    const due = turn.spreadDone ? 0 : Math.min(ratsDue(table, table.figure), roomAround(table, table.figure));
    demand(due === 0 || table.supply > due, place, `${tagOf(step)}: the others come first`);
    const brought = turn.spreadTokens > 0 || ratsDue(table, table.figure) > 0;
    demand(brought || table.options['soldier-needs-spread'] === 'false', place, `${tagOf(step)}: alone`);
    return extraRat(table, step, false, place);
  }
  demand(!isOver(turn), place, `${tagOf(step)}: the turn is over`);
  checkWindow(turn, card, step);
  useCard(table, player, step, place);
}

function moveFigure(turn: Turn, step: Element): void {
  const { table, player, place } = turn;
  demand(!turn.moved, place, `${tagOf(step)}: a second move`);
  const due = turn.placed || table.options['placement-obligation'] === 'optional' || !canPlace(table, player);
  demand(due, place, 'no cubes were placed');
  turn.moved = true;
  turn.serfMay = false;
  const path = words(step, 'path');
  if (path.length === 0) {
    const wayOut = table.regions.some((region) => isOpen(table, table.figure, region));
    demand(!wayOut, place, `${tagOf(step)}: the figure must move`);
    turn.calm = table.options['figure-walled-in'] !== 'stay-and-plague';
  }
  const two = KNIGHTHOOD.some((card) => owns(table, player, card));
  walk(turn, step, path, two ? 2 : 1);
  turn.spreadAwaited = ratsDue(table, table.figure) > 0;
  if (get(step, 'as-cubes') === 'true') {
    demand(owns(table, player, 'knight'), place, `${tagOf(step)}: without the knight`);
    turn.neutral = 2;
  }
}
