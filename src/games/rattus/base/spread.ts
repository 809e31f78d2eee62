/** The plague spreads: new tokens come into regions next to the plague region. @see rattus.md 3.3, 4.7 */
import { list, name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import { watchSupply } from '../ending.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { MOST_RATS } from '../rules/amounts.js';
import type { TableState } from '../state.js';
import type { RattusElementOf, Region } from '../vocabulary.js';
import type { Act } from './act.js';
import { identify } from './identity.js';
import { isInvented } from './map.js';
import { closed, requireRoom, roomFor } from './passage.js';

/** How many tokens so many in the plague region bring. @see rattus.spread.zero, -.one, -.two */
export function ratsDue(rats: number): number {
  return Math.min(2, rats);
}

function ruleOfNumber(due: number): RuleIdOfRattus {
  return due === 0 ? 'rattus.spread.zero' : due === 1 ? 'rattus.spread.one' : 'rattus.spread.two';
}

/** `<spread>` of a turn. */
export function spread(act: Act, element: RattusElementOf<'spread'>): void {
  const { table, judge, player } = act;
  const to = known(element.values.to);
  judge.scribe?.headline({ id: 'rattus_headline-spread', parameters: { player: playerName(player.id) } });
  const region = act.ravage?.region;
  const inTime = requireMoment(act, element);
  const due = region ? ratsDue(table.region(region).rats.length) : 0;
  const targets = to?.filter((one): one is Region => one !== '?') ?? [];
  judge.line(ruleOfNumber(due), 'rattus_spread-due', () => ({
    region: name('region', region ?? 'unknown'),
    rats: region ? table.region(region).rats.length : 0,
    count: due,
  }));
  judge.scribe?.rule('rattus.spread.active-chooses');
  judge.scribe?.rule('rattus.spread.split');
  judge.scribe?.rule('rattus.spread.regardless-of-cubes');
  if (to?.includes('?') || to === undefined) judge.suspend('choice');
  let judged = inTime && region !== undefined && !onTheWay(act, element, targets);
  const placeable = region === undefined ? undefined : capacity(table, region, due);
  // Whatever stands in a second element comes on top of the first one.
  const placed = act.spreadCount + targets.length;
  if (judged) judged = requireNotMore(act, element, due, placed);
  const tokens = known(element.values.token) ?? [];
  targets.forEach((target, index) => {
    if (judged && region) judged = requireTarget(act, element, region, target);
    draw(act, element, target, known(tokens[index]));
  });
  act.spreadCount += targets.length;
  if (judged && to !== undefined) requireNotFewer(act, element, due, placeable, placed);
  // Where regions are missing, the tokens for them are no further fault.
  const enough = placed >= Math.min(due, placeable ?? due);
  if (judged && enough && tokens.length > 0 && to !== undefined) requireOneEach(act, element, to.length, tokens.length);
  if (act.ravage) act.spreadDue = false;
}

/** A token for every region that is named. @see rattus.spread.from-supply */
function requireOneEach({ judge }: Act, element: RattusElementOf<'spread'>, regions: number, tokens: number): void {
  judge.require('rattus.spread.from-supply', tokens === regions, () => ({
    kind: 'wrong',
    message: 'rattus_spread-tokens',
    with: { regions, count: tokens },
    expected: String(regions),
    actual: String(tokens),
    element,
    attribute: 'token',
  }));
}

/** After the figure has moved and before anything is turned up; never twice. @see rattus.spread.first */
function requireMoment(act: Act, element: RattusElementOf<'spread'>): boolean {
  const { judge, player, ravage } = act;
  const parameters = { player: playerName(player.id) };
  if (act.lastRound && !act.table.profile.lastRoundSpread) {
    return judge.require('rattus.end.only-abilities', false, () => ({
      message: 'rattus_spreads-in-last-round',
      with: parameters,
      element,
    }));
  }
  const moved = judge.require('rattus.spread.first', act.path !== undefined && ravage !== undefined, () => ({
    kind: 'order',
    message: 'rattus_spreads-before-figure',
    with: parameters,
    element,
  }));
  return (
    moved &&
    judge.require('rattus.spread.first', ravage?.flips === 0, () => ({
      kind: 'order',
      message: 'rattus_spreads-late',
      with: parameters,
      element,
      restsOn: ['spread'],
    }))
  );
}

/** Were the tokens placed around a region that the figure only passed? @see rattus.knight.destination-only */
function onTheWay(
  { table, judge, path, player }: Act,
  element: RattusElementOf<'spread'>,
  targets: readonly Region[],
): boolean {
  const region = path?.at(-1);
  if (!path || !region || targets.length === 0) return false;
  const around = (centre: Region): boolean =>
    targets.every((target) => target !== centre && table.adjacent(centre, target) === true);
  const touched = targets.some((target) => target === region || table.adjacent(region, target) === false);
  const passed = path.slice(0, -1).find(around);
  if (!touched || !passed) return false;
  return !judge.require('rattus.knight.destination-only', false, () => ({
    message: 'rattus_spreads-on-the-way',
    with: { player: playerName(player.id), passed: name('region', passed), region: name('region', region) },
    element,
    attribute: 'to',
    actual: targets.join(' '),
  }));
}

function requireNotMore(
  { judge, ravage }: Act,
  element: RattusElementOf<'spread'>,
  due: number,
  placed: number,
): boolean {
  return judge.require(ruleOfNumber(due), placed <= due, () => ({
    message: 'rattus_spreads-too-many',
    with: { region: name('region', ravage?.region ?? 'unknown'), due, count: placed },
    expected: String(due),
    actual: String(placed),
    element,
    attribute: 'to',
    restsOn: [`${ravage?.region} rats`],
    spoils: ['rat supply'],
  }));
}

/** How many of the tokens due can be placed; undefined where the map does not say. */
function capacity(table: TableState, region: Region, due: number): number | undefined {
  const neighbours = table.neighbours(region);
  if (!neighbours) return undefined;
  const room = neighbours.reduce((sum, other) => sum + roomFor(table, region, other), 0);
  return Math.min(due, room, Math.max(0, table.ratSupply));
}

/** Whether only an invented map says that there is room for one more token. */
function roomIsInvented(table: TableState, region: Region | undefined): boolean {
  if (region === undefined || !table.edition.mapReconstructed) return false;
  const sure = table.inUse.filter((other) => table.surelyAdjacent(region, other) === true);
  return sure.reduce((sum, other) => sum + roomFor(table, region, other), 0) === 0;
}

/** Every token that can be placed must be. @see rattus.spread.redirect, rattus.spread.all-full, rattus.spread.short-supply */
function requireNotFewer(
  act: Act,
  element: RattusElementOf<'spread'>,
  due: number,
  placeable: number | undefined,
  placed: number,
): void {
  const { table, judge, ravage } = act;
  if (placed >= due) return;
  const region = ravage?.region;
  const crowded =
    region !== undefined &&
    (table.neighbours(region) ?? []).some((other) => table.region(other).rats.length >= MOST_RATS);
  const right = placeable === undefined ? (region === undefined ? 'choice' : 'values') : placed >= placeable;
  const rule: RuleIdOfRattus =
    right === true
      ? table.ratSupply <= 0
        ? 'rattus.spread.short-supply'
        : 'rattus.spread.all-full'
      : crowded
        ? 'rattus.spread.redirect'
        : ruleOfNumber(due);
  judge.require(rule, right, () => ({
    kind: 'missing',
    message: 'rattus_spreads-too-few',
    with: { region: name('region', region ?? 'unknown'), due: placeable ?? due, count: placed },
    expected: String(placeable),
    actual: String(placed),
    element,
    attribute: 'to',
    restsOn: [`${region} rats`, 'rat supply'],
    spoils: ['rat supply'],
    reconstructed: roomIsInvented(table, region),
  }));
}

/** Only into a neighbour that is open and has room. @see rattus.spread.target */
export function requireTarget(
  { table, judge }: Act,
  element: RattusElementOf<'spread'> | RattusElementOf<'extra-rat'>,
  region: Region,
  target: Region,
  rule: RuleIdOfRattus = 'rattus.spread.target',
): boolean {
  if (closed(table, judge, target, element, 'to')) return false;
  const near = judge.require(rule, target === region ? false : table.adjacent(region, target), () => ({
    message:
      target === region
        ? 'rattus_spreads-into-itself'
        : table.neighbours(region)
          ? 'rattus_spreads-far'
          : 'rattus_not-adjacent',
    with: {
      from: name('region', region),
      to: name('region', target),
      neighbours: list((table.neighbours(region) ?? []).map((other) => name('region', other))),
    },
    ...table.expectedNeighbours(region),
    actual: target,
    element,
    attribute: 'to',
    reconstructed: isInvented(table.edition, region, target),
    restsOn: ['figure'],
    spoils: [`${target} rats`],
  }));
  return (
    near &&
    judge.require('rattus.piper.emperor-block', !table.isWalled(region, target), () => ({
      message: 'rattus_wall',
      with: { from: name('region', region), to: name('region', target) },
      actual: target,
      element,
      attribute: 'to',
      restsOn: ['walls'],
      spoils: [`${target} rats`],
    })) &&
    requireRoom(table, judge, target, element, 'to')
  );
}

/** A token comes from the supply, unseen. @see rattus.spread.from-supply */
export function draw(
  act: Act,
  element: RattusElementOf<'spread'> | RattusElementOf<'extra-rat'>,
  target: Region,
  token: string | undefined,
): void {
  const { table, judge, player } = act;
  const supplied = judge.require('rattus.spread.from-supply', table.ratSupply > 0, () => ({
    message: 'rattus_supply-empty',
    with: { player: playerName(player.id) },
    element,
    restsOn: ['rat supply'],
    spoils: ['rat supply'],
  }));
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
  judge.effect(rule, {
    verb: from === '' ? 'draw' : 'place',
    player: player.id,
    thing: 'rat',
    amount: 1,
    from,
    to: target,
  });
  judge.scribe?.rule('rattus.invariant.supply-monotone');
  const piece = table.region(target).rats.at(-1);
  if (piece && token !== undefined) {
    identify(table, judge, piece, token, {
      region: target,
      element,
      attribute: 'token',
      otherwise: 'rattus.token.census',
    });
  }
}

/**
 * Something is turned up, or the turn ends, while tokens are still due.
 * @param comesLater true where the log has them later in the turn
 */
export function requireSpread(act: Act, comesLater: boolean): void {
  const { table, judge, ravage } = act;
  if (!act.spreadDue || !ravage) return;
  act.spreadDue = false;
  const due = ratsDue(table.region(ravage.region).rats.length);
  const placeable = capacity(table, ravage.region, due);
  if (placeable === 0) return;
  const cubes = table.population(ravage.region);
  const rule: RuleIdOfRattus = comesLater
    ? 'rattus.spread.first'
    : cubes === 0
      ? 'rattus.spread.regardless-of-cubes'
      : ruleOfNumber(due);
  judge.require(rule, placeable === undefined && 'values', () => ({
    kind: comesLater ? 'order' : 'missing',
    message: comesLater ? 'rattus_ravages-before-spread' : 'rattus_not-spread',
    with: { region: name('region', ravage.region), due: placeable ?? due, cubes },
    expected: String(placeable),
    ...(!comesLater && { element: act.element, play: null }),
    restsOn: [`${ravage.region} rats`, 'rat supply'],
    spoils: ['spread', 'rat supply'],
    reconstructed: roomIsInvented(table, ravage.region),
  }));
}
