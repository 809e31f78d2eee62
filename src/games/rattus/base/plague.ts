/** Action C: the figure moves; where it arrives the plague acts. @see rattus.md 3.1, 4.6, 5.3 */
import { isOpen } from '../../../engine/gap.js';
import type { Truth } from '../../../engine/judge.js';
import { list, name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { NEUTRAL } from '../rules/amounts.js';
import { ratsDue } from '../rules/spread.js';
import type { RattusElementOf, Region } from '../vocabulary.js';
import type { Act } from './act.js';
import { requireStep } from './passage.js';
import { requirePlaced } from './placement.js';
import { beginRavage } from './ravage-state.js';
import { MOST_STEPS, stepCards } from './steps.js';

/** `<plague path>` of a regular turn. */
export function moveFigure(act: Act, element: RattusElementOf<'plague'>): void {
  const { table, judge, player } = act;
  const path = known(element.values.path);
  judge.scribe?.headline({
    id: 'rattus_headline-plague',
    parameters: { player: playerName(player.id), path: list((path ?? []).map((region) => name('region', region))) },
  });
  const first = judge.require('rattus.plague.adjacent-step', act.path === undefined, () => ({
    message: 'rattus_figure-twice',
    with: { player: playerName(player.id) },
    element,
  }));
  if (act.path === undefined) requirePlaced(act);
  const from = table.figure;
  if (path === undefined || path.includes('?')) {
    judge.suspend('choice', 'rattus.plague.adjacent-step');
    act.path = [];
    return;
  }
  const regions = path.filter((region): region is Region => region !== '?');
  const stays = regions.length === 0;
  const walledIn = stays && from !== undefined ? isWalledIn(act, from) : false;
  if (first) {
    // Where the map is not known, only a figure that cannot leave is innocent: then what follows goes by that.
    if (isOpen(walledIn)) judge.doubt('rattus.plague.must-leave', walledIn);
    else if (walledIn && from !== undefined) tellWalledIn(act, element, from);
    else requirePath(act, element, regions);
  }
  walk(act, regions, stays ? 'rattus.turn.c-mandatory' : 'rattus.plague.region');
  arrive(act, element, walledIn !== false && !table.profile.walledInPlague);
}

/** The figure goes; only its last region counts. @see rattus.knight.destination-only */
export function walk(act: Act, path: readonly Region[], rule: RuleIdOfRattus): void {
  const { table, judge, player } = act;
  const from = table.figure;
  act.path = path;
  const to = path.at(-1);
  table.walk.push({ turn: table.turn, seat: player.seat, from, path });
  if (!to) return;
  if (path.length > 1) judge.scribe?.rule('rattus.knight.destination-only');
  judge.scribe?.rule('rattus.plague.free-choice');
  judge.effect(rule, {
    verb: 'advance',
    player: player.id,
    thing: 'figure',
    which: to,
    amount: 1,
    from: from ?? '',
    to,
  });
}

/** The plague region is reached: spreading and ravaging are due. */
function arrive(act: Act, element: RattusElementOf<'plague'>, noPlague: boolean): void {
  const { table, player } = act;
  const region = table.figure;
  if (!region) return;
  const neutral = requireNeutral(act, element) ? NEUTRAL : 0;
  act.ravage = beginRavage(region, player.seat, neutral);
  act.ravage.neutralUnknown = element.values['as-cubes'] === '?';
  if (noPlague) {
    act.ravage.over = true;
    return;
  }
  act.spreadDue = ratsDue(table.region(region).rats.length) > 0 && table.ratSupply > 0;
}

/** `as-cubes`: the knight lets the figure count. @see rattus.knight.neutral */
export function requireNeutral(act: Act, element: RattusElementOf<'plague'>): boolean {
  if (element.values['as-cubes'] !== true) return false;
  const { table, judge, player } = act;
  judge.require('rattus.card.owned', table.owns(player.seat, 'knight'), () => ({
    message: 'rattus_neutral-without-knight',
    with: { player: playerName(player.id) },
    element,
    attribute: 'as-cubes',
    restsOn: ['cards'],
  }));
  judge.scribe?.rule('rattus.knight.neutral-before-flip');
  judge.line('rattus.knight.neutral', 'rattus_neutral', () => ({ count: NEUTRAL }));
  return true;
}

/** Length, steps and end of the way. */
function requirePath(act: Act, element: RattusElementOf<'plague'>, path: readonly Region[]): void {
  const { table, judge, player } = act;
  const from = table.figure;
  const cards = stepCards(table, player.seat);
  const most = cards.length > 0 ? MOST_STEPS : 1;
  if (cards.length > 0) judge.scribe?.rule('rattus.card.owned');
  if (from !== undefined && path.length <= 1) {
    const leaves = judge.require('rattus.plague.must-leave', path.length === 1 && path[0] !== from, () => ({
      message: 'rattus_figure-stays',
      with: { player: playerName(player.id), region: name('region', from) },
      element,
      attribute: 'path',
      actual: path.join(' '),
      restsOn: ['figure'],
    }));
    if (!leaves) return;
  }
  const length = judge.require(ruleOfLength(cards, path.length), path.length <= most, () => ({
    message: 'rattus_too-many-steps',
    with: { player: playerName(player.id), steps: path.length, most, cards: cards.length },
    expected: `1..${most}`,
    actual: String(path.length),
    element,
    attribute: 'path',
    restsOn: ['cards'],
  }));
  if (!length || from === undefined) return;
  let at = from;
  for (const region of path) {
    const open = requireStep(table, judge, {
      from: at,
      to: region,
      rule: 'rattus.plague.adjacent-step',
      element,
      attribute: 'path',
    });
    if (!open) return;
    at = region;
  }
  if (path.length < 2) return;
  judge.require('rattus.plague.must-leave', at !== from || table.profile.figureMayReturn, () => ({
    message: 'rattus_figure-returns',
    with: { player: playerName(player.id), region: name('region', from) },
    element,
    attribute: 'path',
    actual: path.join(' '),
  }));
}

function ruleOfLength(cards: readonly string[], steps: number): RuleIdOfRattus {
  if (steps <= 1 || cards.length === 0) return 'rattus.plague.adjacent-step';
  if (cards.length > 1) return 'rattus.piper.knighthood-combo';
  if (cards.includes('knight')) return 'rattus.knight.two-steps';
  return cards.includes('crusader') ? 'rattus.piper.crusader-move' : 'rattus.piper.soldier-move';
}

/** All ways out are walled; without a wall, and with a way out that is known, they are not. @see rattus.turn.c-mandatory */
function isWalledIn({ table }: Act, from: Region): Truth {
  if (!table.inUse.some((other) => table.isWalled(from, other))) return false;
  let walledIn: Truth = true;
  for (const other of table.inUse) {
    if (table.isWalled(from, other)) continue;
    const touches = table.adjacent(from, other);
    if (touches === true) return false;
    if (isOpen(touches)) walledIn = touches;
  }
  return walledIn;
}

function tellWalledIn({ judge, player }: Act, element: RattusElementOf<'plague'>, from: Region): void {
  judge.note('rattus.turn.c-mandatory', () => ({
    message: 'rattus_walled-in',
    with: { player: playerName(player.id), region: name('region', from) },
    element,
  }));
}

/** The turn is over: has the figure moved? @see rattus.turn.c-mandatory */
export function requireMoved(act: Act): void {
  const { table, judge, player } = act;
  if (act.path !== undefined) return;
  requirePlaced(act);
  const walledIn = table.figure !== undefined && isWalledIn(act, table.figure);
  if (walledIn === true) return;
  judge.require('rattus.turn.c-mandatory', walledIn, () => ({
    kind: 'missing',
    bug: 'too-permissive',
    message: 'rattus_figure-not-moved',
    with: { player: playerName(player.id) },
    element: act.element,
    play: null,
  }));
}
