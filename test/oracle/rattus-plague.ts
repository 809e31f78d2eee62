/** The plague of Rattus: how tokens spread and what a revealed one does. */
import { all, type Element, get, tagOf, words } from './element.js';
import {
  type Cube,
  count,
  cubesAt,
  drawRat,
  isOn,
  pick,
  put,
  ratAt,
  ratsIn,
  ratTargets,
  show,
  type Table,
} from './rattus-table.js';
import { demand, type Place } from './verdict.js';

/** No token brings none, one brings one, two and three bring two. */
export function ratsDue(table: Table, from: string): number {
  return Math.min(ratsIn(table, from).length, 2);
}

/** How many tokens the regions around take. */
export function roomAround(table: Table, from: string): number {
  return ratTargets(table, from).reduce((room, region) => room + 3 - ratsIn(table, region).length, 0);
}

/** Whether any token can be spread now. */
export function canSpread(table: Table, from: string): boolean {
  return ratsDue(table, from) > 0 && table.supply > 0 && ratTargets(table, from).length > 0;
}

/** @param isOwed false where there was no room once @returns how many tokens were placed */
export function spread(table: Table, element: Element, from: string, isOwed: boolean, place: Place): number {
  const targets = words(element, 'to');
  const named = words(element, 'token');
  const tokens = named.length === 0 ? targets.map(() => '?') : named;
  demand(tokens.length === targets.length, place, `${tagOf(element)}: as many tokens as regions`);
  const due = ratsDue(table, from);
  demand(targets.length <= due, place, `${tagOf(element)}: ${due} are due`);
  for (const [index, target] of targets.entries()) {
    demand(ratTargets(table, from).includes(target), place, `${tagOf(element)}: not to ${target}`);
    drawRat(table, target, tokens[index] ?? '', place);
  }
  const rest = due - targets.length;
  const possible = isOwed && rest > 0 && table.supply > 0 && ratTargets(table, from).length > 0;
  demand(!possible, place, `${tagOf(element)}: ${due} are due`);
  return targets.length;
}

/** Whether a token of this region may be turned up. */
export function canRavage(table: Table, region: string, neutral: number): boolean {
  if (ratsIn(table, region).length === 0) return false;
  return cubesAt(table, region).length > 0 || (neutral > 0 && isOn(table, 'neutral-enables-ravage'));
}

/** How often a token hits a player, as the region is now. */
function hitsOn(table: Table, player: string, region: string, hits: readonly string[]): number {
  const cubes = cubesAt(table, region, player).length;
  if (cubes === 0) return 0;
  let number = 0;
  const most = Math.max(...table.players.map((other) => cubesAt(table, region, other).length));
  for (const hit of hits) {
    if (hit === 'M') number += cubes === most ? 1 : 0;
    else if (hit === 'A') number += 1;
    else number += table.cards.filter(({ card, owner }) => owner === player && table.estates[card] === hit).length;
  }
  return number;
}

/**
 * One token is turned up, takes its effect and goes to the box.
 * @param neutral the cubes that the figure counts for
 * @returns the players who lost a cube
 */
export function reveal(table: Table, element: Element, neutral: number, place: Place): string[] {
  const region = get(element, 'region');
  const rat = ratAt(table, region, count(element, 'slot', place));
  demand(rat !== undefined, place, `${tagOf(element)}: nothing lies there`);
  show(table, rat, get(element, 'token'), place);
  demand(canRavage(table, region, neutral), place, `${tagOf(element)}: no cube is there`);
  const face = table.faces.find(({ id }) => id === rat.token);
  if (!face) throw new Error(`no face of ${rat.token}`);
  const isFinal = place.section === 'final';
  const heeded = !isFinal || table.options['final-plague-nuns'] === 'count';
  const nuns = heeded ? table.nuns.filter((nun) => nun === region).length : 0;
  const breaksOut = cubesAt(table, region).length + neutral - nuns >= face.limit;
  const hits = table.players.map((player) => (breaksOut ? hitsOn(table, player, region, face.hits) : 0));
  const claims = all(element, 'lose');
  for (const child of element.children) {
    demand(['lose', 'spend-potion', 'note'].includes(child.name), place, `${tagOf(child)} inside of a reveal`);
    if (child.name === 'note') continue;
    demand(table.players.includes(get(child, 'player')), place, `${tagOf(child)}: nobody has this id`);
  }
  const losers: string[] = [];
  for (const [index, player] of table.players.entries()) {
    const own = claims.filter((claim) => get(claim, 'player') === player);
    const there = cubesAt(table, region, player);
    // Where the record breaks off inside of it, the others may still be told.
    const isComplete = table.records.includes('losses') && !table.growing?.has(element);
    const mustClaim = isComplete && there.length > 0;
    demand(own.length > 0 || !mustClaim, place, `${tagOf(element)}: nothing is said of ${player}`);
    const spent = all(element, 'spend-potion').filter((spending) => get(spending, 'player') === player);
    const hit = hits[index] ?? 0;
    const isIdle = isFinal && table.options['final-plague-potions'] === 'ignored';
    const saved = isIdle ? unsaved : table.options['potion-use'] === 'forced-most-first' ? forced : chosen;
    const rest = hit - saved(there, hit, spent, place);
    const lost = lose(table, there, Math.min(rest, there.length), own, place);
    if (lost > 0) losers.push(player);
  }
  table.rats = table.rats.filter((other) => other !== rat);
  table.box.push(rat.token);
  return losers;
}

/** The online rule: while there are potions they go first, from the cube with most. */
function forced(cubes: readonly Cube[], hits: number, claims: readonly Element[], place: Place): number {
  let spent = 0;
  while (spent < hits) {
    const [cube] = [...cubes].sort((one, other) => other.potions - one.potions);
    if (!cube || cube.potions === 0) break;
    const claim = claims[spent];
    const on = claim && get(claim, 'on');
    demand(!on || Number(on) === cube.potions, place, `${claim && tagOf(claim)}: the cube with most is hit`);
    cube.potions -= 1;
    spent += 1;
  }
  demand(claims.length <= spent, place, `${claims.length} potions spent instead of ${spent}`);
  return spent;
}

/** Potions that protect nobody. */
function unsaved(_cubes: readonly Cube[], _hits: number, claims: readonly Element[], place: Place): number {
  demand(claims.length === 0, place, `${claims.length} potions spent instead of none`);
  return 0;
}

/** The rule of the book: the owner of the cube decides. */
function chosen(cubes: readonly Cube[], hits: number, spendings: readonly Element[], place: Place): number {
  demand(spendings.length <= hits, place, `${spendings.length} potions for ${hits} hits`);
  for (const spending of spendings) {
    const on = get(spending, 'on');
    const most = Math.max(0, ...cubes.map((cube) => cube.potions));
    const wanted = on === '' ? most : Number(on);
    const cube = cubes.find((other) => other.potions === wanted && other.potions > 0);
    demand(cube !== undefined, place, `${tagOf(spending)}: no such potion`);
    cube.potions -= 1;
  }
  return spendings.length;
}

function lose(table: Table, cubes: readonly Cube[], number: number, claims: readonly Element[], place: Place): number {
  const potions = claims.map((claim) => words(claim, 'potions')).filter((said) => said.length > 0);
  for (const claim of claims) {
    const claimed = get(claim, 'cubes');
    demand(claimed === '' || Number(claimed) === number, place, `${tagOf(claim)}: it is ${number}`);
  }
  const gone = pick(cubes, number, potions[0] ?? []);
  demand(gone !== undefined, place, `${potions[0]?.join(' ')} potions under ${number} cubes`);
  for (const said of potions) demand(pick(gone, number, said) !== undefined, place, `two words on the same cubes`);
  for (const cube of gone) put(table, cube, 'supply');
  return number;
}
