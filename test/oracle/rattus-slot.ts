/** A slot of the last round of Rattus. */
import { type Element, get, tagOf, words } from './element.js';
import {
  begin,
  checkState,
  checkUse,
  checkWindow,
  finish,
  owesSpread,
  revealInTurn,
  spreadInTurn,
  stop,
  type Turn,
  useCrusader,
  useKnight,
  useSerf,
  walk,
  watchRoom,
} from './rattus-act.js';
import { addInLastRound, extraRat, useCard } from './rattus-cards.js';
import { canRavage, ratsDue } from './rattus-plague.js';
import {
  type Cube,
  cubesAt,
  isOn,
  isOpen,
  leads,
  owns,
  potionsOut,
  queenWorks,
  ratsIn,
  ratTargets,
  type Table,
} from './rattus-table.js';
import { demand, type Place } from './verdict.js';

/** Whether there is anything that a player could do in a slot now. */
export function canAct(table: Table, player: string): boolean {
  return table.cards.some(({ card, owner }) => owner === player && canUse(table, player, card));
}

function canUse(table: Table, player: string, card: string): boolean {
  const { regions, options } = table;
  const hasCubes = cubesAt(table, 'supply', player).length > 0;
  const homes = regions.filter((region) => cubesAt(table, region, player).length > 0);
  const exits = (from: string): string[] => regions.filter((region) => isOpen(table, from, region));
  switch (card) {
    case 'peasant':
      return hasCubes;
    case 'baker':
      return options['baker-source'] === 'board' ? homes.length > 0 : hasCubes;
    case 'mayor':
      return hasCubes && regions.some((region) => leads(table, player, region));
    case 'queen':
      return hasCubes && queenWorks(table, player);
    case 'king':
      return homes.some((region) => ratsIn(table, region).length === 0);
    case 'magician':
      return homes.length > 0 && (options['potion-limit'] !== '10' || potionsOut(table) < 10);
    case 'merchant':
    case 'pied-piper':
      return homes.some((region) => exits(region).length > 0);
    case 'monk':
      return regions.some((region) => ratsIn(table, region).length > 0 && ratTargets(table, region).length > 0);
    case 'witch':
      return table.rats.length > 0;
    case 'serf':
      return exits(table.figure).length > 0 || isOn(table, 'last-round-serf-zero-steps');
    case 'knight':
    case 'crusader':
      return exits(table.figure).length > 0 || isOn(table, 'last-round-zero-steps');
    case 'soldier': {
      const isThere =
        table.supply > 0 || table.box.length > 0 || options['soldier-empty-supply-source'] === 'all-tokens';
      return isThere && ratTargets(table, table.figure).length > 0;
    }
    case 'messenger': {
      const movable = table.cubes.filter(({ at }) => at === 'castle' || regions.includes(at));
      return movable.some((one) => movable.some((other) => one.at !== other.at && isExchange(table, one, other)));
    }
    default:
      return true;
  }
}

/** Two cubes whose exchange the messenger may make, and that changes anything. */
function isExchange({ options }: Table, one: Cube, other: Cube): boolean {
  const isCastle = one.at === 'castle' || other.at === 'castle';
  if (isCastle && options['messenger-castle'] === 'false') return false;
  if (one.player !== other.player) return true;
  return options['messenger-same-owner'] === 'true' && one.potions !== other.potions;
}

export function playSlot(table: Table, element: Element, place: Place): void {
  const turn = begin(table, element, true, place);
  turn.calm = true;
  for (const step of element.children) {
    if (step.name === 'note') continue;
    table.watch?.({ parent: element, step, place, table, turn });
    if (step.name === 'use') useInSlot(turn, step, element);
    else if (step.name === 'plague') moveFigureInSlot(turn, step);
    else if (step.name === 'spread') spreadInSlot(turn, step);
    else if (step.name === 'reveal') revealInTurn(turn, step);
    else if (step.name === 'state') checkState(table, step, place);
    else demand(false, place, `${tagOf(step)} in the last round`);
    watchRoom(turn);
    const isSpent = !canRavage(table, table.figure, turn.neutral) && !owesSpread(turn);
    if (turn.moved && isSpent && !turn.serfMay) stop(turn);
  }
  table.watch?.({ parent: element, place, table, turn });
  if (!table.growing?.has(element)) finish(turn);
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
  const mayStay = isOn(table, serfAlone ? 'last-round-serf-zero-steps' : 'last-round-zero-steps');
  demand(!noStep || mayStay, place, `${tagOf(step)}: no step`);
  walk(turn, step, path, serfAlone ? 1 : 2);
  const claimed = get(step, 'as-cubes') === 'true';
  demand(!claimed || by.includes('knight'), place, `${tagOf(step)}: without the knight`);
  const deferred = table.options['last-round-knight'] === 'deferred-final';
  if (by.includes('knight') && deferred) table.figureCounts = true;
  if (claimed && !deferred) turn.neutral = 2;
  const waiting = [
    ...(deferred ? ['knight'] : []),
    ...(table.options['last-round-serf'] === 'deferred-final' ? ['serf'] : []),
  ];
  turn.calm = by.every((card) => waiting.includes(card));
  if (turn.calm && by.includes('serf')) table.serfWaits = { player, region: table.figure };
  turn.spreadAwaited = !turn.calm && isOn(table, 'last-round-spread') && ratsDue(table, table.figure) > 0;
}

/** That none comes may always be said. */
function spreadInSlot(turn: Turn, step: Element): void {
  const brings = isOn(turn.table, 'last-round-spread');
  const saysNone = turn.moved && words(step, 'to').length === 0;
  demand(brings || saysNone, turn.place, `${tagOf(step)} in the last round`);
  if (brings) spreadInTurn(turn, step);
}

function useInSlot(turn: Turn, step: Element, slot: Element): void {
  const { table, player, place } = turn;
  const card = checkUse(turn, step);
  // Who uses the knight and says nothing of a way goes no step.
  if (card === 'knight' && !turn.moved && slot.children.every(({ name }) => name !== 'plague'))
    return moveFigureInSlot(turn, { ...step, attributes: { by: 'knight', path: '', 'as-cubes': 'true' } });
  if (card === 'serf') return useSerf(turn, step);
  // Where several move the figure together, the record may name one of them.
  if (card === 'crusader') return useCrusader(turn, step);
  if (card === 'knight') return useKnight(turn, step);
  // What these bring in the last round has no window of its own.
  if (card === 'soldier') return extraRat(table, step, true, place);
  if (['peasant', 'queen', 'mayor'].includes(card)) return addInLastRound(table, player, step, place);
  if (turn.moved && !turn.calm && canRavage(table, table.figure, turn.neutral)) checkWindow(turn, card, step);
  useCard(table, player, step, place);
}
