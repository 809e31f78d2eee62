/** Action C: the figure moves; where it arrives the plague acts. @see rattus.md 3.1, 4.6, 5.3 */

import { type Facts, foundAt, foundIn } from '../../../engine/facts.js';
import { choice, list, name, player as playerName } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import type { Answer } from '../../../kernel/conditions.js';
import { known, UNKNOWN } from '../../../log/attribute.js';
import { tellNotInPlay, tellNotOwned } from '../cards/in-play.js';
import { requireBefore, requireChosen, requireSlotOf } from '../record/asked.js';
import { momentIn } from '../record/from-record.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { MOST_STEPS, NEUTRAL } from '../rules/amounts.js';
import { cardNamed, KNIGHT, NOWHERE, regionNamed } from '../rules/facts.js';
import * as declared from '../rules/plague.js';
import { beginSpread } from '../rules/spread.js';
import { arrived, moved, owned, used } from '../rules/table.js';
import { ofCard, onTable } from '../table/quantities.js';
import { Ravage } from '../table/ravage-state.js';
import type { TableState } from '../table/state.js';
import { CARDS, type Card, type RattusElementOf, type Region } from '../vocabulary.js';
import type { Act } from './act.js';
import { tellRegion } from './passage.js';
import { requirePlaced } from './placement.js';

/** `<plague path>` of a regular turn. */
export function moveFigure(act: Act, element: RattusElementOf<'plague'>): void {
  const { table, judge, player } = act;
  const path = known(element.values.path);
  tellPath(act, element);
  const first = requireBefore(act, { conditions: [declared.isFirst] }, () => ({
    message: 'rattus_figure-twice',
    with: { player: playerName(player.id) },
    dependsOn: [onTable('figure')],
    taints: [onTable('spread')],
  }));
  if (first) requirePlaced(act);
  const from = table.figure;
  if (path === undefined || path.includes('?')) {
    judge.suspend('choice', 'rattus.plague.adjacent-step');
    setOut(act, []);
    return;
  }
  // All of them are known.
  const regions = path as readonly Region[];
  const stays = regions.length === 0;
  // Where the map is not known, only a figure that cannot leave is innocent: then what follows goes by that.
  const walledIn = stays && declared.isWalledIn(momentIn(act));
  let rests = false;
  if (first) {
    if (walledIn === true && from !== undefined) tellWalledIn(act, from);
    else rests = !requirePath(act, regions) && (regions.at(-1) ?? from) === from;
    // A longer way rests on the cards that the player owns, whatever is said of them.
    if (regions.length === 1) requireMovers(act, element);
  }
  walk(act, regions, stays ? 'rattus.turn.c-mandatory' : 'rattus.plague.region');
  // A figure that rests against the rules brings the plague only where the record has one.
  const noPlague = rests && !act.element.children.some(({ name }) => name === 'spread' || name === 'reveal');
  arrive(act, element, noPlague || (walledIn !== false && !table.profile.walledInPlague));
}

/** The headline of a way of the figure, and with which cards. */
export function tellPath({ judge, player }: Act, { values }: RattusElementOf<'plague'>): void {
  const path = known(values.path) ?? [UNKNOWN];
  if (path.at(-1) === UNKNOWN)
    judge.headline('rattus_headline-plague-unseen', () => ({ player: playerName(player.id) }));
  else
    judge.headline('rattus_headline-plague', () => {
      const regions = path.map((region) => name('region', region));
      return { player: playerName(player.id), over: list(regions.slice(0, -1)), to: list(regions.slice(-1)) };
    });
  const cards = known(values.by);
  if (cards && cards.length > 0)
    judge.line('rattus.card.owned', 'rattus_moved-with', () => ({
      cards: list(cards.map((card) => name('class-card', card))),
    }));
}

/** `by`: cards that are said to have moved the figure. In the last round that is what they are used for. @see moveFigureLast */
function requireMovers(act: Act, element: RattusElementOf<'plague'>): void {
  for (const card of known(element.values.by) ?? []) {
    if (card === '?') continue;
    requireBefore(act, { conditions: owned(cardNamed(card)) }, ({ rule }) =>
      rule === 'rattus.piper.six-in-play'
        ? tellNotInPlay(act, card, 'by')
        : { ...tellNotOwned(act, card), actual: card },
    );
  }
}

/** The figure is on its way: what comes before that is past. */
export function setOut(act: Act, path: readonly Region[]): void {
  const { board } = act.table;
  act.path = path;
  moved.set(board, 1);
}

/** The figure goes; only its last region counts. @see rattus.knight.destination-only */
export function walk(act: Act, path: readonly Region[], rule: RuleIdOfRattus): void {
  const { table, judge, player } = act;
  const from = table.figure;
  setOut(act, path);
  const to = path.at(-1);
  table.walk.push({ from, path });
  if (!to) return;
  if (path.length > 1) judge.applies('rattus.knight.destination-only');
  judge.applies('rattus.plague.free-choice');
  judge.effect(rule, { verb: 'advance', player: player.id, thing: 'figure', which: to, from, to });
  // Wherever it stood before, it stands there now.
  judge.trust.restore(onTable('figure'));
}

/** The plague region is reached: spreading and ravaging are due. */
function arrive(act: Act, element: RattusElementOf<'plague'>, noPlague: boolean): void {
  const { table, player } = act;
  const region = table.figure;
  if (!region) return;
  const neutral = requireNeutral(act, element) ? NEUTRAL : 0;
  act.ravage = new Ravage(region, player.seat, neutral);
  // Said before the figure has moved, it may be meant all the same.
  const isSaidEarly = neutral === 0 && used.of(table.board, KNIGHT) === 1;
  act.ravage.neutralUnknown = isSaidEarly || element.values['as-cubes'] === '?';
  if (noPlague) {
    act.ravage.over = true;
    return;
  }
  // Tokens that came before the figure have come.
  if (arrived.of(table.board) === 0) beginSpread(table.board);
}

/** `as-cubes`: the knight lets the figure count. @see rattus.knight.neutral */
export function requireNeutral(act: Act, element: RattusElementOf<'plague'>): boolean {
  if (element.values['as-cubes'] !== true) return false;
  const { judge, player } = act;
  const tell = (): Facts => ({
    message: 'rattus_neutral-without-knight',
    with: { player: playerName(player.id) },
    ...foundAt(element, 'as-cubes'),
    dependsOn: [ofCard('knight')],
  });
  requireSlotOf(act, declared.counting, 1, tell, player.seat);
  judge.applies('rattus.knight.neutral-before-flip');
  judge.line('rattus.knight.neutral', 'rattus_neutral', () => ({ count: NEUTRAL }));
  return true;
}

/** A way of the figure, step by step; nowhere behind its end. */
export function stepsIn(path: readonly Region[]): readonly number[] {
  const [first, second, third] = path;
  return [stepTo(first), stepTo(second), stepTo(third)];
}

function stepTo(region: Region | undefined): number {
  return region === undefined ? NOWHERE : regionNamed(region);
}

/** Length, steps and end of the way. */
function requirePath(act: Act, path: readonly Region[]): boolean {
  const { table, judge } = act;
  if (judge.trace && stepCardsOf(act) > 0) judge.applies('rattus.card.owned');
  const way = table.figure === undefined ? NO_FIRST_STEPS : STEPS;
  return requireChosen(act, way, stepsIn(path), (answer) => tellStep(act, path, answer));
}

const STEPS = { slots: [declared.first, declared.second, declared.third] };
/** Nothing can be said of steps from nobody knows where. */
const NO_FIRST_STEPS = { slots: [declared.third] };

/** How many cards let the figure go two steps. */
function stepCardsOf(act: Act): number {
  return declared.stepCards(momentIn(act), act.player.seat).length;
}

function tellStep(act: Act, path: readonly Region[], answer: Answer): Facts {
  const { table, player } = act;
  const { rule, slot } = answer;
  const about = foundIn('path', path.join(' '));
  if (rule === 'rattus.plague.must-leave') {
    const parameters = { player: playerName(player.id), region: name('region', table.figure ?? 'unknown') };
    if (slot === 'second') return { ...about, message: 'rattus_figure-returns', with: parameters };
    return { ...about, message: 'rattus_figure-stays', with: parameters, dependsOn: [onTable('figure')] };
  }
  const cards = stepCardsOf(act);
  const most = cards > 0 ? MOST_STEPS : 1;
  if (path.length > most && slot !== 'first' && (slot === 'third' || cards === 0)) {
    return {
      ...about,
      message: 'rattus_too-many-steps',
      with: { steps: path.length, most, cards },
      expected: path.slice(0, most).join(' '),
      dependsOn: declared.KNIGHTHOOD.map((card) => ofCard(CARDS[card] as Card)),
    };
  }
  return tellWay(table, path, answer);
}

/** What is said of a step from region to region. @param taints what can no longer be trusted behind it */
export function tellWay(
  table: TableState,
  path: readonly Region[],
  { rule, slot }: Answer,
  taints: readonly Quantity[] = [],
): Facts {
  // A record may not say where the figure stood before.
  const [from, at] = slot === 'first' ? [table.figure, path[0]] : path;
  if (at === undefined) throw new RangeError(`no step ${slot} in ${path.join(' ')}`);
  const facts = tellRegion(table, rule, { attribute: 'path', at, ...(from && { from }), taints });
  return { ...facts, dependsOn: [...(facts.dependsOn ?? []), onTable('figure')] };
}

function tellWalledIn({ table, judge }: Act, from: Region): void {
  const plague = choice(table.profile.walledInPlague ? 'yes' : 'no');
  judge.note('rattus.turn.c-mandatory', () => ({
    message: 'rattus_walled-in',
    with: { region: name('region', from), plague },
  }));
}

/**
 * The turn is over, or the plague is at work: has the figure moved?
 * @param wasAtWork true where it is
 * @see rattus.turn.c-mandatory
 */
export function requireMoved(act: Act, wasAtWork: boolean): void {
  const { judge, player } = act;
  if (act.path !== undefined) return;
  const walledIn = declared.isWalledIn(momentIn(act));
  if (walledIn !== true) {
    judge.require('rattus.turn.c-mandatory', walledIn && 'values', () => ({
      kind: 'missing',
      bug: 'too-permissive',
      message: 'rattus_figure-not-moved',
      with: { player: playerName(player.id) },
      element: act.element,
      play: null,
      // It may have gone somewhere, and what the plague did shows that it has. Who has done nothing of a turn has broken off.
      taints: [onTable('figure'), onTable(wasAtWork ? 'spread' : 'placing')],
    }));
  }
  requirePlaced(act);
}
