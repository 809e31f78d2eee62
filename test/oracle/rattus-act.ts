/** What a turn of Rattus and a slot of its last round have in common. */
import { type Element, get, tagOf, words } from './element.js';
import { serf } from './rattus-cards.js';
import { canRavage, canSpread, reveal, spread } from './rattus-plague.js';
import { areNeighbours, cubesAt, isOn, isOpen, owns, ratsIn, type Table } from './rattus-table.js';
import { demand, type Place } from './verdict.js';

/** A turn, or a slot of the last round, as far as it has come. */
export interface Turn {
  readonly table: Table;
  readonly player: string;
  readonly last: boolean;
  readonly place: Place;
  /** Cards that have been used. */
  readonly used: string[];
  took: boolean;
  placed: boolean;
  moved: boolean;
  /** The plague does not act here: nothing may be spread, or revealed. */
  calm: boolean;
  neutral: number;
  /** The figure has come to tokens, and the plague acts: whatever becomes of them, the turn goes on until the spread. */
  spreadAwaited: boolean;
  spreadDone: boolean;
  /** There was a moment at which no token could be spread. */
  spreadNeedless: boolean;
  spreadTokens: number;
  revealed: number;
  /** What the crusader has turned up and has not yet acted. */
  order: string[];
  /** The token before brought down a foreign cube. */
  serfMay: boolean;
  /** The cards that move the figure in the last round. */
  by: readonly string[];
}

/** These say "at any time"; they alone are thinkable between two tokens. */
const ANY_TIME = ['merchant', 'witch', 'king'];

export function begin(table: Table, element: Element, last: boolean, place: Place): Turn {
  return {
    table,
    player: get(element, 'player'),
    last,
    place,
    used: [],
    took: false,
    placed: false,
    moved: false,
    calm: false,
    neutral: 0,
    spreadAwaited: false,
    spreadDone: false,
    spreadNeedless: false,
    spreadTokens: 0,
    revealed: 0,
    order: [],
    serfMay: false,
    by: [],
  };
}

/** Seen behind every step. */
export function watchRoom(turn: Turn): void {
  if (turn.moved && turn.revealed === 0 && !canSpread(turn.table, turn.table.figure)) turn.spreadNeedless = true;
}

/** Tokens must still come. */
export function owesSpread(turn: Turn): boolean {
  return !turn.calm && turn.spreadAwaited && !turn.spreadDone && !turn.spreadNeedless;
}

/** Every token must have come and been turned up, unless the cubes are gone. */
export function finish(turn: Turn): void {
  const { table, place } = turn;
  demand(!owesSpread(turn), place, 'no token is spread');
  demand(turn.calm || !canRavage(table, table.figure, turn.neutral), place, 'the ravage does not go on');
  stop(turn);
}

export function stop(turn: Turn): void {
  discardUnresolved(turn);
  if (turn.last) turn.calm = true;
}

/** With no cube left, all that the crusader has turned up goes to the box. */
export function discardUnresolved(turn: Turn): void {
  const { table } = turn;
  if (!turn.moved || turn.order.length === 0 || canRavage(table, table.figure, turn.neutral)) return;
  if (table.options['crusader-unresolved-tokens'] !== 'stay') {
    const gone = table.rats.filter((rat) => rat.region === table.figure && turn.order.includes(rat.token));
    table.rats = table.rats.filter((rat) => !gone.includes(rat));
    table.box.push(...gone.map(({ token }) => token));
  }
  turn.order = [];
}

/** Who uses a card owns it, and has not used it before. */
export function checkUse(turn: Turn, step: Element): string {
  const { table, player, place } = turn;
  const card = get(step, 'card');
  demand(owns(table, player, card), place, `${tagOf(step)}: ${player} does not own it`);
  const mayAgain = card === 'serf' || (card === 'knight' && isSaidOfEachToken(turn));
  demand(mayAgain || !turn.used.includes(card), place, `${tagOf(step)}: a second time`);
  turn.used.push(card);
  return card;
}

/** Whether the knight decides anew for each token; whoever waits for the end decides once. */
function isSaidOfEachToken({ table: { options }, last }: Turn): boolean {
  const waits = last && options['last-round-knight'] === 'deferred-final';
  return options['knight-neutral-scope'] === 'per-token' && !waits;
}

/** Whether a card may be used at this moment of the plague. */
export function checkWindow(turn: Turn, card: string, step: Element): void {
  const { place } = turn;
  if (!turn.moved) return;
  const policy = turn.table.options['window-policy'];
  const strict = policy === 'strict';
  const between = turn.revealed > 0 || turn.order.length > 0;
  const allowed = ANY_TIME.includes(card) ? !between || !strict : !between && !strict;
  demand(allowed || policy === 'free', place, `${tagOf(step)}: not at this moment`);
}

export function useSerf(turn: Turn, step: Element): void {
  const { table, player, place } = turn;
  demand(turn.serfMay, place, `${tagOf(step)}: no foreign cube was removed`);
  turn.serfMay = false;
  serf(table, player, step, table.figure, place);
}

/** All tokens of the plague region are turned up, in the order in which they will act. */
export function useCrusader(turn: Turn, step: Element): void {
  const { table, place } = turn;
  const steps = step.children.filter(({ name }) => name !== 'note');
  const [order] = steps;
  if (!order) return;
  demand(steps.length === 1 && order.name === 'order', place, `${tagOf(step)}: one order`);
  demand(turn.moved && !turn.calm, place, `${tagOf(step)}: no plague`);
  demand(turn.revealed === 0 && turn.order.length === 0, place, `${tagOf(step)}: too late`);
  demand(!owesSpread(turn), place, `${tagOf(step)}: tokens are spread first`);
  demand(canRavage(table, table.figure, turn.neutral), place, `${tagOf(step)}: nothing to reveal`);
  const tokens = words(order, 'tokens');
  const there = ratsIn(table, table.figure);
  demand([...tokens].sort().join(' ') === [...there].sort().join(' '), place, `${tagOf(order)}: ${there.join(' ')}`);
  turn.order = tokens;
}

/** The figure is said to count behind its move, before a token is turned up; by the book it waits for the end in the last round. */
export function useKnight(turn: Turn, step: Element): void {
  const { table, place } = turn;
  demand(
    step.children.every(({ name }) => name === 'note'),
    place,
    `${tagOf(step)} does no such thing`,
  );
  // In the last round it may be that nothing happens: RA-60.
  demand(turn.moved && (turn.last || !turn.calm), place, `${tagOf(step)}: no plague`);
  const perToken = table.options['knight-neutral-scope'] === 'per-token';
  const isFirst = turn.revealed === 0 && turn.order.length === 0;
  demand(isFirst || perToken, place, `${tagOf(step)} after the first token`);
  const deferred = turn.last && table.options['last-round-knight'] === 'deferred-final';
  demand(turn.neutral === 0 && !(deferred && turn.by.includes('knight')), place, `${tagOf(step)}: a second time`);
  if (deferred) table.figureCounts = true;
  else {
    turn.neutral = 2;
    turn.calm = false;
  }
}

/** Step by step; no wall may stand in between. @param most steps */
export function walk(turn: Turn, step: Element, path: readonly string[], most: number): void {
  const { table, place } = turn;
  demand(path.length <= most, place, `${tagOf(step)}: ${most} steps at most`);
  const start = table.figure;
  for (const region of path) {
    demand(areNeighbours(table, table.figure, region), place, `${tagOf(step)}: ${region} is no neighbour`);
    demand(isOpen(table, table.figure, region), place, `${tagOf(step)}: through a wall`);
    table.figure = region;
  }
  // In the last round nothing demands that it leaves: RA-17.
  const returned = path.length > 0 && table.figure === start && !turn.last;
  demand(!returned || isOn(table, 'figure-may-return'), place, `${tagOf(step)}: back to where it was`);
}

/** Tokens come into the regions around. */
export function spreadInTurn(turn: Turn, step: Element): void {
  const { table, place } = turn;
  demand(turn.moved, place, `${tagOf(step)} before the figure moves`);
  const isEmpty = words(step, 'to').length === 0;
  demand(!turn.spreadDone || isEmpty, place, `${tagOf(step)}: a second time`);
  demand(turn.revealed === 0 && turn.order.length === 0, place, `${tagOf(step)} after the first token`);
  // In the last round a card may have made room behind the end of a plague that found nobody.
  const mayAct = !turn.calm || (turn.last && turn.spreadAwaited);
  demand(mayAct || isEmpty, place, `${tagOf(step)}: no plague`);
  if (turn.spreadDone) return;
  turn.spreadDone = true;
  if (mayAct) turn.spreadTokens = spread(table, step, table.figure, !turn.spreadNeedless, place);
}

/** A token of the plague region. */
export function revealInTurn(turn: Turn, step: Element): void {
  const { table, player, place } = turn;
  demand(turn.moved && !turn.calm, place, `${tagOf(step)}: no plague`);
  demand(get(step, 'region') === table.figure, place, `${tagOf(step)}: not the plague region`);
  demand(!owesSpread(turn), place, `${tagOf(step)}: tokens are spread first`);
  if (turn.order.length > 0) {
    // Where a card has taken one of them away, nobody can say in whose place another one has come.
    const isWhole = turn.order.every((token) => ratsIn(table, table.figure).includes(token));
    demand(
      !isWhole || get(step, 'token') === turn.order[0],
      place,
      `${tagOf(step)}: it is the turn of ${turn.order[0]}`,
    );
    turn.order = turn.order.slice(1);
  }
  const losers = reveal(table, step, turn.neutral, place);
  turn.revealed += 1;
  // Whether the figure counts for the next token is said anew.
  if (table.options['knight-neutral-scope'] === 'per-token') turn.neutral = 0;
  turn.serfMay = owns(table, player, 'serf') && losers.some((loser) => loser !== player);
}

/** What a log says of the table. */
export function checkState(table: Table, state: Element, place: Place): void {
  const { player, region, ...claims } = state.attributes;
  let counted: Record<string, number> = { rats: table.supply };
  if (player !== undefined) {
    demand(table.players.includes(player), place, `${tagOf(state)}: nobody has this id`);
    const at = (where: string): number => cubesAt(table, where, player).length;
    const board = table.regions.reduce((total, own) => total + at(own), 0);
    counted = { board, castle: at('castle'), supply: at('supply'), baker: at('baker') };
  } else if (region !== undefined) {
    demand(table.regions.includes(region), place, `${tagOf(state)}: no region in use`);
    const potions = cubesAt(table, region).reduce((total, cube) => total + cube.potions, 0);
    counted = { rats: ratsIn(table, region).length, potions };
    for (const own of table.players) counted[own] = cubesAt(table, region, own).length;
  }
  for (const [name, value] of Object.entries(claims)) {
    demand(Number(value) === counted[name], place, `${tagOf(state)}: ${name} is ${counted[name]}`);
  }
}
