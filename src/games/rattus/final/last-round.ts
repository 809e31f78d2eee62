/** A slot of the last round: abilities only; the figure moves by card. @see rattus.md 3.5, 4.11, 4.14 */

import { shownChoice } from '../../../engine/declared.js';
import { type Facts, foundAt, numbersFrom } from '../../../engine/facts.js';
import { choice, list, name, player as playerName } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import type { RuleId } from '../../../engine/rule.js';
import { known, UNKNOWN } from '../../../log/attribute.js';
import { type Act, helpIsNext } from '../base/act.js';
import { requireNeutral, setOut, stepsIn, tellPath, tellWay, walk } from '../base/plague.js';
import { requireContinued } from '../base/ravage.js';
import { countAtEnd } from '../cards/knight.js';
import { requireBefore, requireChosen } from '../record/asked.js';
import { isSpent } from '../record/from-record.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { NEUTRAL } from '../rules/amounts.js';
import { cardNamed, regionNamed } from '../rules/facts.js';
import * as declared from '../rules/last-round.js';
import { beginSpread, owesSpread } from '../rules/spread.js';
import { moved, serfWaits, used } from '../rules/table.js';
import { ofCard, onTable, ravageOf } from '../table/quantities.js';
import { Ravage } from '../table/ravage-state.js';
import type { Card, RattusElementOf, Region } from '../vocabulary.js';

function isMover(card: Card | '?'): card is declared.Mover {
  return (declared.MOVERS as readonly (Card | '?')[]).includes(card);
}

function hasUsed({ table }: Act, card: Card): boolean {
  return used.of(table.board, cardNamed(card)) === 1;
}

/** Whether a slot says no more of the knight than that he is used: then the figure goes no step. @see rattus.end.knight-move, RA-17 */
export function staysForKnight(
  { table, player, element, lastRound }: Act,
  { values }: RattusElementOf<'use'>,
): boolean {
  if (!lastRound || values.card !== 'knight' || !table.owns(player.seat, 'knight')) return false;
  return moved.of(table.board) === 0 && element.children.every(({ name: kind }) => kind !== 'plague');
}

/** The same as it is written where it stands in `<plague>`. */
export function noStepOf(use: RattusElementOf<'use'>): RattusElementOf<'plague'> {
  return { ...use, name: 'plague', values: { by: ['knight'], path: [], 'as-cubes': true } };
}

/** `<plague by path>` of a slot. */
export function moveFigureLast(act: Act, element: RattusElementOf<'plague'>): void {
  const { table, judge, player } = act;
  const path = known(element.values.path);
  tellPath(act, element);
  const named = known(element.values.by);
  const counts = saysKnight(act, named) && element.values['as-cubes'];
  const movers = named?.filter(isMover) ?? declared.MOVERS.filter((card) => table.owns(player.seat, card));
  const cards: readonly declared.Mover[] = counts === true ? ['knight', ...movers] : movers;
  // How far the figure may go, and what it does there, rests on the cards: one of them, or several.
  const isUnseen = named ? named.includes(UNKNOWN) || counts === UNKNOWN : cards.length > 1;
  const seen = named?.filter((card) => card !== UNKNOWN) ?? [];
  const isOpen = isUnseen && seen.length === 0;
  const judged = (isOpen || requireCards(act, element, seen, cards)) && requireOnce(act, element);
  if (path === undefined || path.includes(UNKNOWN) || isUnseen) {
    judge.suspend('choice', 'rattus.end.knight-move');
    setOut(act, []);
    return;
  }
  const regions = path.filter((region) => region !== UNKNOWN);
  if (judged) requirePath(act, element, regions, cards);
  for (const card of cards) used.set(table.board, cardNamed(card), 1);
  walk(act, regions, 'rattus.end.no-figure');
  arrive(act, element, cards);
}

/** Whether `as-cubes` is all that says of the knight that he is combined with the others. @see rattus.piper.end-combo */
function saysKnight({ table, player, element }: Act, named: readonly (Card | '?')[] | undefined): boolean {
  const isUsed = element.children.some((one) => one.name === 'use' && one.values.card === 'knight');
  return named?.includes('knight') === false && table.owns(player.seat, 'knight') && !isUsed;
}

function destinationOf(element: RattusElementOf<'plague'>): Region | undefined {
  const to = known(element.values.path)?.at(-1);
  return to === '?' ? undefined : to;
}

/** What a figure that should not go there leaves in doubt. */
function afterMove({ table }: Act, element: RattusElementOf<'plague'>): readonly Quantity[] {
  const to = destinationOf(element);
  return [onTable('figure'), ...(to === undefined ? [] : ravageOf(table, to))];
}

/** Whose abilities move the figure? @see rattus.end.no-figure, rattus.piper.end-combo */
function requireCards(
  act: Act,
  element: RattusElementOf<'plague'>,
  named: readonly Card[],
  cards: readonly declared.Mover[],
): boolean {
  const foreign = named.find((card) => !isMover(card));
  const set = foreign === undefined ? declared.setOf(cards) : 0;
  const allowed = requireChosen(act, { slots: [declared.movers] }, [set], ({ rule }) =>
    tellMovers(act, element, cards, foreign, rule),
  );
  if (allowed && cards.length > 1) act.judge.applies('rattus.online.last-round-combine');
  return allowed;
}

/** The figure moves once in a slot. @see rattus.piper.end-combo */
function requireOnce(act: Act, element: RattusElementOf<'plague'>): boolean {
  const { table, player } = act;
  return requireBefore(act, declared.moveFigure, () => ({
    message: 'rattus_figure-twice-last',
    with: { player: playerName(player.id) },
    element,
    // The cards had to act together, in the one region or in the other.
    taints: [table.figure, destinationOf(element)].flatMap((region) => (region ? ravageOf(table, region) : [])),
  }));
}

/** @param foreign a card that moves no figure */
function tellMovers(
  act: Act,
  element: RattusElementOf<'plague'>,
  cards: readonly declared.Mover[],
  foreign: Card | undefined,
  rule: RuleId,
): Facts {
  const { table, player } = act;
  const who = { player: playerName(player.id) };
  const taints = afterMove(act, element);
  if (rule === 'rattus.card.once') {
    const again = cards.find((card) => hasUsed(act, card)) ?? 'unknown';
    return { message: 'rattus_card-twice-used', with: { ...who, card: name('class-card', again) }, element, taints };
  }
  if (foreign !== undefined || cards.length === 0) {
    return {
      message: foreign === undefined ? 'rattus_figure-without-card' : 'rattus_card-moves-no-figure',
      with: { ...who, card: name('class-card', foreign ?? 'unknown') },
      element,
      ...(foreign !== undefined && { attribute: 'by', actual: foreign }),
      taints,
    };
  }
  const missing = cards.find((card) => !table.owns(player.seat, card)) ?? 'unknown';
  return {
    message: 'rattus_card-not-owned',
    with: { ...who, card: name('class-card', missing) },
    ...{ element, attribute: 'by', dependsOn: cards.map(ofCard), taints },
  };
}

/** @see rattus.end.knight-move, rattus.piper.end-crusader, rattus.piper.end-serf */
function requirePath(
  act: Act,
  element: RattusElementOf<'plague'>,
  path: readonly Region[],
  cards: readonly declared.Mover[],
): void {
  const { table, judge, player } = act;
  const { firstStep, secondStep, thirdStep } = declared;
  const values = [declared.setOf(cards), ...stepsIn(path)];
  const rule = declared.ruleOfMovers(shownChoice(player.seat, values));
  const slots = [firstStep, secondStep, thirdStep];
  const right = requireChosen(act, { slots }, values, (answer) =>
    answer.rule === rule
      ? tellLength(act, element, path, cards)
      : { ...tellWay(table, path, answer, afterMove(act, element)), element },
  );
  if (right && path.length === 0)
    judge.note(rule, () => ({
      message: 'rattus_zero-steps',
      with: { player: playerName(player.id), mover: choice(rule === 'rattus.piper.end-serf' ? 'serf' : 'other') },
      element,
    }));
}

function tellLength(
  act: Act,
  element: RattusElementOf<'plague'>,
  path: readonly Region[],
  cards: readonly declared.Mover[],
): Facts {
  const set = declared.setOf(cards);
  const least = declared.mayStay(act.table.board, set) ? 0 : 1;
  const most = declared.mostSteps(set);
  const isShort = path.length < least;
  return {
    message: isShort ? 'rattus_too-few-steps' : 'rattus_too-many-steps-last',
    with: { steps: path.length, most, cards: list(cards.map((card) => name('class-card', card))) },
    expected: isShort ? numbersFrom(least, most) : path.slice(0, most).join(' '),
    ...foundAt(element, 'path', isShort ? path.length : path.join(' ')),
    taints: afterMove(act, element),
  };
}

/** Ravages at once, or leaves the figure to count at the final plague. @see rattus.end.knight-neutral */
function arrive(act: Act, element: RattusElementOf<'plague'>, cards: readonly declared.Mover[]): void {
  const { table, judge, player } = act;
  const { profile } = table;
  const region = table.figure;
  if (!region) return;
  const knight = cards.includes('knight');
  if (knight && !profile.lastRoundKnightNow) countAtEnd(act);
  // Who does not own the knight has no figure that counts, whichever card moves it.
  if (!knight && !table.owns(player.seat, 'knight')) requireNeutral(act, element);
  if (!declared.ravagesAtOnce(table.board, declared.setOf(cards))) {
    if (cards.includes('serf')) serfWaits.set(table.board, regionNamed(region));
    return;
  }
  judge.applies('rattus.online.last-round-immediate', 'rattus.online.last-round-no-effect');
  const neutral = knight && profile.lastRoundKnightNow && requireNeutral(act, element) ? NEUTRAL : 0;
  act.ravage = new Ravage(region, player.seat, neutral);
  act.ravage.neutralUnknown = knight && profile.lastRoundKnightNow && element.values['as-cubes'] === '?';
  beginSpread(table.board);
  if (owesSpread(table.board) === false && isSpent(table, act.ravage) === true && !helpIsNext(act))
    act.ravage.over = true;
}

/** The slot ends: was the ravage that a card demands carried out? */
export function requireRavagedLast(act: Act): void {
  const { table, judge, ravage } = act;
  if (!ravage) return;
  const rule: RuleIdOfRattus =
    ravage.flips > 0
      ? 'rattus.ravage.continue'
      : hasUsed(act, 'crusader')
        ? 'rattus.piper.end-crusader'
        : hasUsed(act, 'knight')
          ? 'rattus.online.last-round-immediate'
          : 'rattus.piper.end-serf';
  requireContinued(table, judge, ravage, rule);
}
