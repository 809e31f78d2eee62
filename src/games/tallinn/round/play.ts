/** Choosing and revealing: one card of the hand, one of its halves. @see tallinn.md 4.4, 4.5 */

import { requireDeclared } from '../../../engine/declared.js';
import { type Facts, foundAt } from '../../../engine/facts.js';
import type { Judge } from '../../../engine/judge.js';
import { choice, type MessageId, name, player as playerName } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import type { RuleId } from '../../../engine/rule.js';
import type { Answer } from '../../../kernel/conditions.js';
import { known } from '../../../log/attribute.js';
import { hiddenBy, ofEstate, type Trigger } from '../contests/contest.js';
import { type Asked, isBroken, keepAll, ofCard } from '../record/asked.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { FOREIGN } from '../rules/facts.js';
import { isInDisplay, isTower, PILE } from '../rules/table.js';
import { moveCard, movePersons } from '../table/changes.js';
import { cardOf, halfName, halvesOf, hasHalf, type Side } from '../table/components.js';
import type { EstateIndex } from '../table/persons.js';
import { activeIn, ofPlayer, onTable, personsOf, shownPersons } from '../table/quantities.js';
import type { Judged, PlayerState } from '../table/state.js';
import { type CardName, LEGATE, type SideId, type TallinnElementOf } from '../vocabulary.js';

/** What it rests on whether a card is in the hand. */
function handOf({ id }: PlayerState): readonly Quantity[] {
  return [ofPlayer(id, 'cards'), ofPlayer(id, 'hand')];
}

/** Quantities that nobody can trust any more once a card came from where it cannot be. */
export function taintedBy(player: PlayerState): readonly Quantity[] {
  return [...handOf(player), ofPlayer(player.id, 'pile'), onTable('rounds')];
}

/** A card that somebody reveals. */
export interface Play extends Judged {
  readonly element: TallinnElementOf<'play'>;
  /** The same, as the declaration knows it. */
  readonly asked: Asked;
  /** Quantities that the round itself rests on. */
  readonly dependsOn: readonly Quantity[];
}

/** The whole of `<play>`: the card leaves the hand and joins the display with one half. @returns what it triggers */
export function revealCard(play: Play): Trigger | undefined {
  const { judge, player, element } = play;
  const card = known(element.values.card);
  const sideId = known(element.values.side);
  const from = leaveHand(play, card);
  const side = chooseHalf(play, card, sideId);
  const half = shownHalf(card, sideId);
  moveCard(judge, 'tallinn.play.append-display', player, half, { verb: 'play', from, to: player.places.display });
  activate(play, card, side);
  if (judge.trust.isAnythingTainted) passDoubtOn(play, side);
  return triggerOf(play, card, side);
}

/** What a doubtful card shows is doubtful. */
function passDoubtOn({ table, judge, player, dependsOn }: Play, side: Side | undefined): void {
  judge.passDoubtOn(() => ({
    dependsOn: [activeIn(table, player), ...dependsOn],
    taints: [activeIn(table, player), ...(side ? shownPersons(player, side.persons) : [])],
  }));
}

/** tallinn.choose.from-hand, tallinn.play.once, tallinn.setup.full-set, tallinn.legate.one-each @returns the place that the card leaves */
function leaveHand(play: Play, card: CardName | undefined): string {
  const { judge, player, asked } = play;
  const answers = ofCard(asked);
  if (!keepAll(judge, answers)) requireInHand(play, answers, card);
  if (isBroken(answers)) return placeLeft(player, asked);
  if (card !== undefined) judge.applies('tallinn.play.once');
  return player.places.hand;
}

function requireInHand(
  { table, judge, player, element, asked, dependsOn }: Play,
  answers: readonly Answer[],
  card: CardName | undefined,
): void {
  requireDeclared(judge, answers, {
    gaps: () => player.cards.lacks,
    facts: ({ rule }) => ({
      ...notInHand(player, card, asked, rule, element),
      dependsOn: [...handOf(player), ...dependsOn],
      // Perhaps another card was played, with other persons.
      taints: [...taintedBy(player), activeIn(table, player), ...personsOf(player)],
    }),
  });
}

/** What is said of a card that cannot be in the hand. */
export function notInHand(
  player: PlayerState,
  card: CardName | undefined,
  asked: Asked,
  rule: RuleId,
  element: NonNullable<Facts['element']>,
): Facts {
  const where = whereabouts(asked);
  const empty = player.cards.handSize === 0 && where === 'elsewhere';
  return {
    message: empty ? 'tallinn_hand-empty' : 'tallinn_not-in-hand',
    with: {
      player: playerName(player.id),
      card: name('card', card ?? '?'),
      where: choice(
        rule === 'tallinn.setup.full-set' ? 'no-set' : rule === 'tallinn.legate.one-each' ? 'no-legate' : where,
      ),
    },
    ...foundAt(element, 'card', card),
    ...oneOf(player.cards.hand()?.map(cardOf)),
    dependsOn: handOf(player),
    ...(where === 'tower' && { suspects: ['tallinn.tower.permanent'] as const }),
    ...(empty && { suspects: ['tallinn.invariant.hand-size', 'tallinn.round.empty-hand-skip'] as const }),
  };
}

/** What was expected where it could have been any of some cards. @param cards undefined where the record does not show all of them */
export function oneOf(cards: readonly CardName[] | undefined): Pick<Facts, 'expected'> {
  return cards && cards.length > 0 ? { expected: cards.join('|') } : {};
}

/** Where a card is that cannot be in the hand. */
function whereabouts(asked: Asked): 'display' | 'tower' | 'pile' | 'elsewhere' {
  const place = asked.place;
  if (isInDisplay(place)) return 'display';
  if (isTower(place)) return 'tower';
  return place === PILE ? 'pile' : 'elsewhere';
}

/** The place from which the replay takes a card that cannot be in the hand: where it lies, as far as that is known. */
export function placeLeft({ cards, places }: PlayerState, asked: Asked): string {
  if (asked.place === PILE) return places.pile;
  const isStrange = asked.card === FOREIGN && whereabouts(asked) === 'elsewhere';
  return isStrange && cards.handSize > 0 ? places.hand : '';
}

/** tallinn.choose.orientation: a half that the card has; which one is free. */
function chooseHalf(play: Play, card: CardName | undefined, id: SideId | undefined): Side | undefined {
  const { table, judge } = play;
  if (card === undefined || id === undefined) {
    judge.doubt('tallinn.choose.orientation', 'choice');
    return undefined;
  }
  if (hasHalf(card, id)) judge.keep('tallinn.choose.orientation');
  else if (!requireHalf(play, card, id)) return undefined;
  judge.applies('tallinn.choose.free-half');
  return table.side(card, id);
}

/** The card has no such half. @returns true where nothing can be proved any more */
function requireHalf({ judge, player, element }: Play, card: CardName, id: SideId): boolean {
  return judge.require('tallinn.choose.orientation', false, () => ({
    message: 'tallinn_no-such-half',
    with: { player: playerName(player.id), card: name('card', card), side: name('side', id) },
    expected: halvesOf(card).join('|'),
    ...foundAt(element, 'side', id),
    taints: personsOf(player),
  }));
}

/** What lies in the display; of a half that the card does not have nobody knows which one was meant. */
function shownHalf(card: CardName | undefined, side: SideId | undefined): string | undefined {
  if (card === undefined) return undefined;
  return halfName(card, side !== undefined && hasHalf(card, side) ? side : undefined);
}

/** The persons of the active half count, those of the covered one do not. @see tallinn.play.right-half-active */
function activate({ table, judge, player, element }: Play, card: CardName | undefined, side: Side | undefined): void {
  if (side) {
    const isPersonsHalf = card === LEGATE && side.id === 'persons';
    const rule = isPersonsHalf ? 'tallinn.legate.persons-half' : 'tallinn.play.right-half-active';
    movePersons(judge, rule, player, side.persons);
    if (card === LEGATE && side.id === 'arms')
      tellOf(judge, player, 'tallinn.legate.plus-two-expires', 'tallinn_arms-empty');
    return;
  }
  const persons = table.personsOf({ card, side: undefined, isStart: false, round: table.round });
  if (persons) movePersons(judge, 'tallinn.play.right-half-active', player, persons);
  else player.unknownPersons.fill(hiddenBy({ play: element }));
}

function tellCoin(judge: Judge, player: PlayerState, coin: EstateIndex): void {
  judge.line('tallinn.card.coin-half-estate', 'tallinn_coin', () => ofEstate(player, coin));
}

/** A line about a player alone. */
function tellOf(judge: Judge, { id }: PlayerState, rule: RuleIdOfTallinn, message: MessageId): void {
  if (judge.trace) judge.line(rule, message, () => ({ player: playerName(id) }));
}

/** tallinn.contest.coin-trigger, tallinn.legate.arms-contest */
function triggerOf(
  { table, judge, player, element: play }: Play,
  card: CardName | undefined,
  side: Side | undefined,
): Trigger | undefined {
  if (card === LEGATE && side?.id === 'arms') return { player, play, card, side, kind: 'arms', estate: undefined };
  if (side?.coin !== undefined) {
    const { coin } = side;
    if (judge.trace) tellCoin(judge, player, coin);
    return { player, play, card, side, kind: 'coin', estate: coin };
  }
  if (side) {
    tellOf(judge, player, 'tallinn.contest.skip-without-coin', 'tallinn_no-coin');
    return undefined;
  }
  const of = table.card(card);
  const mayTrigger = !of || card === LEGATE || [...of.sides.values()].some(({ coin }) => coin !== undefined);
  return mayTrigger ? { player, play, card, side: undefined, kind: 'hidden', estate: undefined } : undefined;
}
