/** The plague spreads: new tokens come into regions next to the plague region. @see rattus.md 3.3, 4.7 */

import { type Facts, foundIn } from '../../../engine/facts.js';
import { choice, list, name, type Parameters, player as playerName } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import type { RuleId } from '../../../engine/rule.js';
import { opposite, type Truth } from '../../../kernel/truth.js';
import { known } from '../../../log/attribute.js';
import { watchSupply } from '../ending.js';
import { requireBefore, requireChosen } from '../record/asked.js';
import { momentIn, withSureMap } from '../record/from-record.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { touches as declaredTouches, NOWHERE, regionNamed } from '../rules/facts.js';
import * as declared from '../rules/spread.js';
import { arrived, NOT_DUE, ratSupply, spreading } from '../rules/table.js';
import { allRats, inRegion, onTable } from '../table/quantities.js';
import type { TableState } from '../table/state.js';
import type { RattusElementOf, Region } from '../vocabulary.js';
import type { Act } from './act.js';
import { identify } from './identity.js';
import { neighboursOf, tellRegion } from './passage.js';

/** `<spread>` of a turn. */
export function spread(act: Act, element: RattusElementOf<'spread'>): void {
  const { table, judge, player } = act;
  const to = known(element.values.to);
  judge.headline('rattus_headline-spread', () => ({ player: playerName(player.id) }));
  const { figure } = table;
  if (to?.length === 0 && figure !== undefined && declared.bringsNone(momentIn(act)))
    return judge.line('rattus.end.only-abilities', 'rattus_spread-due', () => dueIn(table, figure, 0));
  const region = act.ravage?.region;
  const inTime = requireBefore(act, declared.spread, ({ rule }) => tellMoment(act, rule));
  const targets = seenIn(to);
  const tokens = known(element.values.token) ?? [];
  // Which of the tokens came where nobody knows where one is hidden, or where there is not one for each.
  const named = tokens.length === targets.length ? tokens : [];
  if (judge.trace && region !== undefined) tellDue(act, region);
  judge.applies('rattus.spread.active-chooses', 'rattus.spread.split', 'rattus.spread.regardless-of-cubes');
  if (to?.includes('?') || to === undefined) judge.suspend('choice');
  // More new tokens of the same turn may stand in an element behind this one.
  const isLast = !act.ahead.has('spread', act.at + 1);
  const mayGoOn = isLast && region !== undefined && isOpenEnded(act, region, targets.length);
  const isComplete = to !== undefined && isLast && !mayGoOn;
  const isSecond = arrived.of(table.board) > 0;
  const judged =
    inTime && region !== undefined && !onTheWay(act, targets) && requireTargets(act, region, targets, isComplete);
  if (to?.length === 0 && region !== undefined && declared.isCrowdedOut(momentIn(act)))
    judge.line('rattus.spread.all-full', 'rattus_spread-none', () => ({}));
  if (judge.trace && isComplete && region !== undefined) tellLimit(act, region, targets.length);
  for (const [index, target] of targets.entries()) draw(act, element, target, known(named[index]));
  arrived.set(table.board, arrived.of(table.board) + targets.length);
  if (judged && isSecond && isComplete) requireRest(act, region);
  if (isLast && !mayGoOn) spreading.set(table.board, NOT_DUE);
  if (judged && tokens.length > 0 && to !== undefined) requireOneEach(act, to.length, tokens.length);
}

/** The regions that the record names. */
function seenIn(to: readonly (Region | '?')[] | undefined): readonly Region[] {
  return to === undefined ? [] : to.includes('?') ? to.filter((one) => one !== '?') : (to as readonly Region[]);
}

/**
 * Whether a token that is due and not there need not come: a card that is used before any is turned up can close the last region that has room.
 * @param count how many come now
 */
function isOpenEnded(act: Act, plague: Region, count: number): boolean {
  if (count === 0 || act.next?.name !== 'use') return false;
  return arrived.of(act.table.board) + count < amountsFor(act, plague).owed;
}

/** Behind the last of several elements no token may be missing. */
function requireRest(act: Act, region: Region): void {
  const { table, judge } = act;
  const placed = arrived.of(table.board);
  const due = declared.ratsDue(table.region(region).rats.length);
  const isOwed = placed < due && declared.canPlace(momentIn(act), 0);
  if (isOwed === false) return;
  judge.require(declared.ruleOfNumber(due), opposite(isOwed) && 'values', () => tellTooFew(act, region, placed));
}

/** What lies in the plague region, and how many tokens that brings. */
function tellDue({ table, judge }: Act, plague: Region): void {
  const due = declared.ratsDue(table.region(plague).rats.length);
  judge.line(declared.ruleOfNumber(due), 'rattus_spread-due', () => dueIn(table, plague, due));
}

/** Where fewer tokens come than are due, what there is no more of. @see rattus.spread.all-full, rattus.spread.short-supply */
function tellLimit(act: Act, plague: Region, placed: number): void {
  const { owed, limit } = amountsFor(act, plague);
  if (limit === undefined || placed !== owed || arrived.of(act.table.board) > 0) return;
  const rule = limit === 'supply' ? 'rattus.spread.short-supply' : 'rattus.spread.all-full';
  if (owed > 0) act.judge.line(rule, 'rattus_spread-limit', () => ({ limit: choice(limit), owed }));
}

/** How many tokens are due, how many of them can be placed, and what there is no more of. */
interface Amounts {
  readonly due: number;
  readonly owed: number;
  readonly limit: 'supply' | 'room' | undefined;
}

function amountsFor(act: Act, plague: Region): Amounts {
  const due = declared.ratsDue(act.table.region(plague).rats.length);
  const placed = arrived.of(act.table.board);
  const left = declared.tokensOwed(momentIn(act)) ?? due;
  const owed = Math.min(due, placed + left);
  const limit = act.table.ratSupply === left ? 'supply' : 'room';
  return { due, owed, limit: owed < due ? limit : undefined };
}

function dueIn(table: TableState, plague: Region, count: number): Parameters {
  return { region: name('region', plague), rats: table.region(plague).rats.length, count };
}

/** A token for every region that is named. @see rattus.spread.from-supply */
function requireOneEach({ table, judge }: Act, regions: number, tokens: number): void {
  judge.require('rattus.spread.from-supply', tokens === regions, () => ({
    kind: 'wrong',
    message: 'rattus_spread-tokens',
    with: { regions, count: tokens },
    expected: String(regions),
    ...foundIn('token', tokens),
    taints: [onTable('rat supply'), ...allRats(table)],
  }));
}

/** After the figure has moved and before anything is turned up. @see rattus.spread.first */
function tellMoment({ player, ravage }: Act, rule: RuleId): Facts {
  const parameters = { player: playerName(player.id) };
  if (rule === 'rattus.end.only-abilities') return { message: 'rattus_spreads-in-last-round', with: parameters };
  if (ravage)
    return { kind: 'order', message: 'rattus_spreads-late', with: parameters, dependsOn: [onTable('spread')] };
  return {
    kind: 'order',
    message: 'rattus_spreads-before-figure',
    with: parameters,
    dependsOn: [onTable('figure'), onTable('spread')],
    // Tokens that are turned up before the figure has moved, too.
    taints: [onTable('spread')],
  };
}

/** Were the tokens placed around a region that the figure only passed? @see rattus.knight.destination-only */
function onTheWay({ table, judge, path }: Act, targets: readonly Region[]): boolean {
  if (!path || path.length < 2 || targets.length === 0) return false;
  const region = path[path.length - 1] as Region;
  const touches = (a: Region, b: Region): Truth => declaredTouches(table.board.facts, regionNamed(a), regionNamed(b));
  const around = (centre: Region): boolean => targets.every((target) => touches(centre, target) === true);
  const touched = targets.some((target) => touches(region, target) === false);
  const passed = path.slice(0, -1).find(around);
  if (!touched || !passed) return false;
  return !judge.require('rattus.knight.destination-only', false, () => ({
    message: 'rattus_spreads-on-the-way',
    with: { passed: name('region', passed), region: name('region', region) },
    ...foundIn('to', targets.join(' ')),
    dependsOn: [onTable('spread')],
    // The next token of the same spread.
    taints: [onTable('spread')],
  }));
}

/** Whether only an invented map says that there is room for more than so many tokens. */
function roomIsInvented(table: TableState, placed: number): boolean {
  return table.edition.mapReconstructed && declared.canPlace(withSureMap(table), placed) !== true;
}

/**
 * No more tokens than are due, only where they may come, and as many as can be placed. Whatever stands in a second element comes on
 * top of the first one.
 * @param isComplete false where the record does not show all of them, or shows more in another element
 */
function requireTargets(act: Act, region: Region, targets: readonly Region[], isComplete: boolean): boolean {
  const spreadCount = arrived.of(act.table.board);
  const slots =
    spreadCount === 0 && isComplete
      ? declared.targets
      : declared.targets.slice(spreadCount, spreadCount + targets.length);
  const state = spreadCount > 0 ? momentIn(act).clone() : momentIn(act);
  if (spreadCount > 0) ratSupply.set(state, ratSupply.of(state) + spreadCount);
  const values = declared.targets.map((_, index) => {
    const target = targets[index - spreadCount];
    return target === undefined ? NOWHERE : regionNamed(target);
  });
  return requireChosen(
    act,
    { slots },
    values,
    ({ rule, slot }) => {
      const index = declared.targets.findIndex((one) => one.declared.name === slot);
      const target = targets[index - spreadCount];
      if (target === undefined) return tellTooFew(act, region, targets.length);
      if (rule === 'rattus.spread.from-supply') return EMPTY;
      const due = declared.ratsDue(act.table.region(region).rats.length);
      const placed = spreadCount + targets.length;
      return rule === declared.ruleOfNumber(due)
        ? tellTooMany(act.table, region, due, placed)
        : tellTarget(act.table, rule, region, target);
    },
    state,
  );
}

function tellTooMany(table: TableState, region: Region, due: number, placed: number): Facts {
  return {
    message: 'rattus_spreads-too-many',
    with: { region: name('region', region), due, count: placed },
    expected: String(due),
    ...foundIn('to', placed),
    dependsOn: [inRegion(region, 'rats'), onTable('spread')],
    taints: [...[onTable('spread'), onTable('rat supply')], ...ratsAround(table, region)],
  };
}

/** Every token that can be placed must be. @see rattus.spread.redirect, rattus.spread.all-full, rattus.spread.short-supply */
function tellTooFew(act: Act, region: Region, placed: number): Facts {
  const { due, owed, limit = 'none' } = amountsFor(act, region);
  const around = ratsAround(act.table, region);
  return {
    kind: 'missing',
    message: 'rattus_spreads-too-few',
    with: { region: name('region', region), due, owed, count: placed, limit: choice(limit) },
    expected: String(owed),
    ...foundIn('to', placed),
    dependsOn: [inRegion(region, 'rats'), onTable('rat supply'), onTable('spread'), ...around],
    taints: [onTable('rat supply'), ...around],
    reconstructed: roomIsInvented(act.table, placed - arrived.of(act.table.board)),
  };
}

/** The tokens of the regions next to one, among which some are missing if they were not spread. */
function ratsAround(table: TableState, plague: Region): readonly Quantity[] {
  return (neighboursOf(table, plague) ?? table.inUse).map((region) => inRegion(region, 'rats'));
}

/** What is said of a region that takes no token. */
export function tellTarget(table: TableState, rule: RuleId, region: Region, target: Region): Facts {
  const taints = [inRegion(target, 'rats')];
  const facts = tellRegion(table, rule, { attribute: 'to', at: target, from: region, taints });
  if (facts.message !== 'rattus_not-adjacent' && facts.message !== 'rattus_same-region') return facts;
  const neighbours = neighboursOf(table, region);
  return {
    ...facts,
    message:
      target === region ? 'rattus_spreads-into-itself' : neighbours ? 'rattus_spreads-far' : 'rattus_not-adjacent',
    with: { ...facts.with, neighbours: list((neighbours ?? []).map((other) => name('region', other))) },
    dependsOn: [onTable('figure')],
    // It may stand elsewhere, until it goes on.
    taints: [...taints, onTable('figure')],
  };
}

/** What is said where no token is left in the supply. */
export const EMPTY: Facts = {
  message: 'rattus_supply-empty',
  dependsOn: [onTable('rat supply')],
  taints: [onTable('rat supply')],
};

/** A token comes from the supply, unseen. @see rattus.spread.from-supply */
export function draw(
  act: Act,
  element: RattusElementOf<'spread'> | RattusElementOf<'extra-rat'>,
  target: Region,
  token: string | undefined,
): void {
  const supplied = act.table.ratSupply > 0;
  put(act, element, target, token, supplied ? 'supply' : '', 'rattus.spread.from-supply');
  if (supplied) watchSupply(act);
}

/** Puts a token into a region. @param from `supply`, `box`, or nowhere */
export function put(
  { table, judge, player }: Act,
  element: RattusElementOf<'spread'> | RattusElementOf<'extra-rat'>,
  target: Region,
  token: string | undefined,
  from: 'supply' | 'box' | '',
  rule: RuleIdOfRattus,
): void {
  // One that a card brings is told apart from those of the spread.
  const verb = from === '' || element.name === 'extra-rat' ? 'draw' : 'place';
  judge.effect(rule, { verb, player: player.id, thing: 'rat', which: token, from, to: target });
  judge.applies('rattus.invariant.supply-monotone');
  const piece = table.region(target).rats.at(-1);
  if (piece && token !== undefined)
    identify(table, judge, piece, token, { region: target, element, attribute: 'token' });
}

/**
 * Something is turned up, or the turn ends, while tokens are still due.
 * @param comesLater true where the log has them later in the turn
 */
export function requireSpread(act: Act, comesLater: boolean): void {
  const { table, judge, ravage } = act;
  if (!ravage) return;
  const state = momentIn(act);
  const owes = declared.owesSpread(state);
  spreading.set(state, NOT_DUE);
  if (owes === false) return;
  const due = declared.ratsDue(table.region(ravage.region).rats.length);
  const cubes = table.population(ravage.region);
  const placed = arrived.of(table.board);
  const latest = act.element.children.findLast((child) => child.name === 'spread');
  if (!comesLater && placed > 0 && latest?.name === 'spread') {
    judge.require(declared.ruleOfNumber(due), opposite(owes) && 'values', () => ({
      ...tellTooFew(act, ravage.region, placed),
      ...{ element: latest, play: null },
    }));
    return;
  }
  const rule: RuleIdOfRattus = comesLater
    ? 'rattus.spread.first'
    : cubes === 0
      ? 'rattus.spread.regardless-of-cubes'
      : declared.ruleOfNumber(due);
  judge.require(rule, opposite(owes) && 'values', () => {
    const owed = declared.tokensOwed(state) ?? due;
    return {
      kind: comesLater ? 'order' : 'missing',
      message: comesLater ? 'rattus_ravages-before-spread' : 'rattus_not-spread',
      with: { region: name('region', ravage.region), due: owed },
      expected: String(owed),
      ...(!comesLater && { element: act.element, play: null }),
      dependsOn: [inRegion(ravage.region, 'rats'), onTable('rat supply'), onTable('figure')],
      taints: [
        ...[onTable('spread'), onTable('rat supply'), ...ratsAround(table, ravage.region)],
        // The figure may be elsewhere.
        ...(comesLater ? [] : [onTable('figure')]),
      ],
      reconstructed: roomIsInvented(table, 0),
    };
  });
}
