/** The plague ravages a region: tokens are turned up one after the other. @see rattus.md 3.4, 4.8 */

import { foundIn } from '../../../engine/facts.js';
import type { Judge } from '../../../engine/judge.js';
import { choice, name, quoted } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import { known } from '../../../log/attribute.js';
import { addedBy, inOrder, isSpent } from '../record/from-record.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import type { Place } from '../rules/facts.js';
import { actsNext } from '../rules/ravage.js';
import { hasVictims, isPlaceIn, populationOf } from '../rules/table.js';
import { cubesIn, inRegion, ofAll, ofToken, onTable, ravageOf } from '../table/quantities.js';
import type { Ravage } from '../table/ravage-state.js';
import type { TableState } from '../table/state.js';
import type { Region } from '../vocabulary.js';
import { blur, identify, pieceAt, tellNoToken, tellPlace } from './identity.js';
import type { Flip } from './outbreak.js';
import { resolve } from './resolution.js';
import { expectedLoss } from './risk.js';

/** `<reveal>`: one token is turned up and resolved. @param judged false where a breach has been found already */
export function flip(flip: Flip, judged: boolean): void {
  const { table, judge, ravage, element } = flip;
  const { region } = ravage;
  const slot = known(element.values.slot);
  const token = known(element.values.token);
  judge.headline('rattus_headline-reveal', () => ({
    region: name('region', region),
    token: quoted(token ?? '?'),
    shown: choice(token === undefined ? 'no' : 'yes'),
  }));
  const { rats } = table.region(region);
  if (ravage.flips === 0) ravage.before = populationOf(table.board, ravage.at);
  const allowed = judged && requireCubes(flip);
  const there = allowed && requireToken(flip, slot);
  judge.applies('rattus.ravage.sequential', 'rattus.ravage.flip-order', 'rattus.board.tokens-hidden');
  const piece = pieceAt(table, region, slot);
  const expected = judge.trace?.explains ? expectedLoss(table, ravage, slot, token) : undefined;
  let isMisnamed = false;
  if (piece && token !== undefined)
    isMisnamed = !identify(table, judge, piece, token, { region, element, attribute: 'token' });
  else if (!piece && rats.length > 0 && slot === undefined) nameAny(table, region, token);
  if (there) requireOrder(flip, token);
  ravage.flips += 1;
  if (ravage.latest === 'kill' && !ravage.serfAdded) ravage.missed = true;
  ravage.serfAdded = false;
  const before = table.losses.length;
  resolve(flip, token, isMisnamed);
  const mayCount = ravage.neutral > 0 || ravage.neutralUnknown;
  if (mayCount && ravage.mover !== undefined && table.profile.neutralPerToken) {
    // Whether the figure counts for the next one is another decision.
    ravage.neutral = 0;
    ravage.neutralUnknown = false;
  }
  if (judge.trace?.explains && there) {
    const lost = judge.isSuspended ? undefined : table.losses.slice(before).filter(({ potion }) => !potion).length;
    table.risks.push({ turn: table.turn, mover: ravage.mover, region, expected, lost });
  }
  // Outbreak or not.
  if (rats.length > 0) discard(table, judge, region, piece && slot, false);
}

/** A token lies there, in its place if the record names one. @param slot 1-based */
function requireToken({ table, judge, ravage, element }: Flip, slot = 1): boolean {
  const { region } = ravage;
  const place = (slot - 1) as Place;
  const token = known(element.values.token);
  return judge.require('rattus.ravage.precondition', isPlaceIn(table.board, ravage.at, place), () => {
    const isNamed = element.values.slot === slot;
    const facts = isNamed ? tellPlace(table, region, slot, element) : tellNoToken(region, { attribute: 'region' });
    const { dependsOn = [], taints = [] } = facts;
    // A token that has gone may be turned up once more.
    const again = token !== undefined && table.census.isGone(token) ? [onTable('repeats')] : [];
    const which = token === undefined ? [] : [ofToken(token)];
    return { ...facts, dependsOn: [...dependsOn, ...which, ...again], taints: [...taints, ...again] };
  });
}

/** Without a cube nothing is turned up. @see rattus.ravage.precondition, rattus.ravage.stop-empty */
function requireCubes({ table, judge, ravage }: Flip): boolean {
  const { region } = ravage;
  const count = populationOf(table.board, ravage.at);
  // Where no cube stood before the first token either, no last one has gone.
  const flips = ravage.before > 0 ? ravage.flips : 0;
  const rule = flips > 0 ? 'rattus.ravage.stop-empty' : 'rattus.ravage.precondition';
  if (ravage.neutral > 0 && count === 0) judge.applies('rattus.knight.neutral-not-a-player');
  const victims = hasVictims(table.board, ravage.at, addedBy(ravage));
  if (victims === 'unknown') {
    judge.doubt(rule, 'choice');
    return false;
  }
  return judge.require(rule, victims, () => ({
    message: 'rattus_no-cubes',
    with: { region: name('region', region), flips },
    ...foundIn('region', region),
    dependsOn: [
      ...cubesIn(table, region),
      onTable('crusader'),
      // A later one there follows from the first.
      ...(flips < ravage.flips ? [inRegion(region, 'rats')] : []),
    ],
    // Somebody may have cubes there.
    taints: [inRegion(region, 'rats'), ...cubesIn(table, region), ...ofAll(table, 'board')],
  }));
}

/** The record does not say which token it was: the last doubt goes with the others. */
function nameAny(table: TableState, region: Region, token: string | undefined): void {
  const { rats } = table.region(region);
  const named = rats.findIndex((piece) => piece.name === token && token !== undefined);
  if (named > 0) {
    const [piece] = rats.splice(named, 1);
    if (piece) rats.unshift(piece);
    return;
  }
  blur(table, region);
}

/** The crusader has chosen the order. @see rattus.piper.crusader-reveal */
function requireOrder({ table, judge, ravage }: Flip, token: string | undefined): void {
  const { order } = ravage;
  if (!order) return;
  if (token === undefined) {
    order.shift();
    return;
  }
  const [due] = order;
  judge.require('rattus.piper.crusader-reveal', actsNext(...inOrder(table, order, token)), () => ({
    kind: 'order',
    message: 'rattus_not-in-order',
    with: { token: quoted(token), due: quoted(due ?? '') },
    ...(due !== undefined && { expected: due }),
    ...foundIn('token', token),
    dependsOn: [onTable('crusader')],
    taints: [onTable('crusader')],
  }));
  const at = order.indexOf(token);
  order.splice(at >= 0 ? at : 0, 1);
}

/** A token goes to the box. @param unresolved true for one that did not act any more */
function discard(table: TableState, judge: Judge, region: Region, slot: number | undefined, unresolved: boolean): void {
  table.discards.push({ turn: table.turn, region, unresolved });
  const rule = unresolved ? 'rattus.piper.crusader-discard' : 'rattus.ravage.discard';
  const which = slot === undefined ? undefined : String(slot);
  judge.effect(rule, { verb: 'discard', thing: 'rat', which, from: region, to: 'box' });
}

/** No token or no cube is left: the ravage is over; what the crusader has turned up goes, too. */
export function endRavage(table: TableState, judge: Judge, ravage: Ravage): void {
  if (ravage.over) return;
  const unresolved = unresolvedIn(table, ravage);
  ravage.over = true;
  const { region } = ravage;
  const { rats } = table.region(region);
  judge.line('rattus.ravage.hidden-stay', 'rattus_ravage-ends', () => ({
    region: name('region', region),
    why: choice(rats.length === 0 ? 'rats' : 'cubes'),
  }));
  for (let left = unresolved; left > 0; left -= 1) discard(table, judge, region, 1, true);
}

/** How many tokens that the crusader has turned up go without having acted, if the ravage ends now. @see rattus.piper.crusader-discard */
export function unresolvedIn(table: TableState, { region, order, over }: Ravage): number {
  const left = over || !order ? 0 : Math.min(order.length, table.region(region).rats.length);
  return left > 0 && table.profile.crusaderLeaves ? 0 : left;
}

/** Tokens and cubes are left, but nothing more was turned up. @see rattus.ravage.continue */
export function requireContinued(
  table: TableState,
  judge: Judge,
  ravage: Ravage,
  rule: RuleIdOfRattus,
  dependsOn: readonly Quantity[] = [],
): void {
  if (ravage.over || ravage.mayRest || isSpent(table, ravage) !== false) return;
  const { region } = ravage;
  const rats = table.region(region).rats.length;
  const cubes = table.population(region);
  ravage.over = true;
  judge.require(rule, false, () => ({
    kind: 'missing',
    message: 'rattus_not-ravaged',
    with: { region: name('region', region), rats, cubes, flips: ravage.flips },
    play: null,
    dependsOn: [...dependsOn, onTable('figure'), inRegion(region, 'rats'), ...cubesIn(table, region)],
    // Where nothing at all is turned up, the figure may be elsewhere.
    taints: [...ravageOf(table, region), ...(ravage.flips === 0 ? [onTable('figure')] : [])],
  }));
}
