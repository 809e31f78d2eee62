/** After the plays: draw up to five; an exhausted pile is replaced by the shuffled discards. @see valletta.md 3.5 */

import { differing, foundAt } from '../../../engine/facts.js';
import { choice, list, name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import { brokenBy } from '../record/asked.js';
import { restingOnCards, sinceWhen } from '../record/final-phase.js';
import { momentWithPile } from '../record/from-record.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { drawn as drawnCard, HAND_SIZE, ruleOfDraw } from '../rules/turn.js';
import { kindOf } from '../table/components.js';
import type { PlayerState } from '../table/player-state.js';
import { ofPlayer, onTable } from '../table/quantities.js';
import type { TableState } from '../table/state.js';
import type { Character, VallettaElementOf } from '../vocabulary.js';
import type { Judged } from './play.js';

/** How many cards a player has to draw. */
function drawsDue(table: TableState, player: PlayerState): number {
  const { handSize, pileSize, discardSize } = player.deck;
  const available = pileSize + (table.phase === 'main' ? discardSize : 0);
  return Math.max(0, Math.min(HAND_SIZE - handSize, available));
}

/**
 * A refill that the log records, or a part of it: the cards may be written one by one.
 * @param part which part of it; `isShuffled`: the discard pile was shuffled before it; `goesOn`: another one follows in the turn
 * @returns whether it has been shuffled by now
 */
export function refill(
  to: Judged,
  element: VallettaElementOf<'draw'>,
  turn: VallettaElementOf<'turn'>,
  part: { readonly isFirst: boolean; readonly isShuffled: boolean; readonly goesOn: boolean },
): boolean {
  const { table, judge, player } = to;
  const { isFirst, isShuffled, goesOn } = part;
  const cards = known(element.values.cards);
  if (!cards) {
    undealtRefill(to, turn, false);
    return isShuffled;
  }
  const due = drawsDue(table, player);
  if (isFirst) tellDue(to, due);
  const pileBefore = player.deck.pileSize;
  if (!goesOn || cards.length > due) checkNumber(to, element, cards.length, due);
  let shuffled = isFirst && isShuffled;
  const wrong: WrongCard[] = [];
  for (const card of cards) {
    if (refillPile(to)) shuffled = true;
    drawCard(to, known(card), wrong);
  }
  requireInPile(to, element, wrong);
  if (refillEarly(to)) shuffled = true;
  const reshuffled = known(element.values.reshuffled);
  const byNow = isShuffled || shuffled;
  // Of a refill in parts each may say what happened in all of it.
  const isOfAnother = reshuffled && (byNow || (goesOn && empties(to)));
  if (reshuffled !== undefined && reshuffled !== shuffled && !isOfAnother) {
    claimShuffle(to, element, { reshuffled, shuffled, due, pileBefore });
    return reshuffled;
  }
  // In the final phase nobody shuffles for a refill.
  if (shuffled && cards.length === due && wrong.length === 0 && !judge.trust.isTainted(player.places.cards))
    judge.trust.restore(onTable('phase'));
  return byNow;
}

/** The record says that the discards were shuffled where they were not, or the other way round. */
function claimShuffle(
  to: Judged,
  element: VallettaElementOf<'draw'>,
  {
    reshuffled,
    shuffled,
    due,
    pileBefore,
  }: {
    readonly reshuffled: boolean;
    readonly shuffled: boolean;
    readonly due: number;
    readonly pileBefore: number;
  },
): void {
  const { table, judge, player } = to;
  const final = table.phase === 'final';
  const rule = final ? 'valletta.end.no-reshuffle' : 'valletta.turn.reshuffle';
  judge.require(rule, false, () => ({
    kind: final ? 'illegal' : 'wrong',
    message: 'valletta_reshuffle',
    with: {
      player: playerName(player.id),
      shuffled: choice(reshuffled ? 'yes' : pileBefore < due ? 'no' : 'used-up'),
      pile: pileBefore,
      due,
      ...sinceWhen(table, rule),
    },
    expected: String(shuffled),
    ...foundAt(element, 'reshuffled', reshuffled),
    ...restingOnCards(to, rule, [], false),
  }));
  // The program has shuffled: what lies in the pile is what it put there.
  if (reshuffled && player.deck.discardSize > 0) {
    shuffle(to, 'valletta.claim.total');
    player.deck.blur('breach');
  }
}

/** Whether what is left of a refill uses up the draw pile, so that the discards are shuffled. */
function empties({ table, player }: Judged): boolean {
  if (table.phase === 'final') return false;
  const due = drawsDue(table, player);
  return due > player.deck.pileSize || (due === player.deck.pileSize && table.profile.eagerReshuffle);
}

/**
 * Cards drawn while plays of the turn are still to come. @see valletta.turn.no-draw-in-turn
 * @param opens whether the turn begins with it
 */
export function drawEarly(to: Judged, element: VallettaElementOf<'draw'>, opens: boolean): void {
  const { judge, player } = to;
  // Whoever draws behind each card makes one mistake, not three; whoever refills hands as turns begin, not one a turn.
  const alike = [ofPlayer(player.id, 'refill'), ...(opens ? [onTable('refills')] : [])];
  judge.require('valletta.turn.no-draw-in-turn', false, () => ({
    kind: 'order',
    message: 'valletta_draw-before-plays',
    with: { player: playerName(player.id) },
    element,
    play: null,
    dependsOn: alike,
    taints: [player.places.cards, ...alike],
  }));
  const wrong: WrongCard[] = [];
  for (const card of known(element.values.cards) ?? []) drawCard(to, known(card), wrong);
  requireInPile(to, element, wrong);
}

/** A refill of which the log shows nothing: the number alone follows from the rules. */
export function undealtRefill(to: Judged, turn: VallettaElementOf<'turn'>, recorded: boolean): void {
  const { table, judge, player } = to;
  const due = drawsDue(table, player);
  tellDue(to, due);
  if (recorded && due > 0) {
    // A gap in the record, until a turn shows that the cards were really not drawn.
    judge.require(ruleOfDraw(table.board), false, () => ({
      kind: 'missing',
      severity: 'warning',
      message: 'valletta_draw-missing',
      with: { player: playerName(player.id), due },
      ...differing(due, 0),
      element: turn,
      dependsOn: [player.places.cards, onTable('phase')],
    }));
  }
  for (let drawn = 0; drawn < due; drawn += 1) {
    refillPile(to);
    draw(to, undefined);
  }
  refillEarly(to);
}

function checkNumber(to: Judged, element: VallettaElementOf<'draw'>, drawn: number, due: number): void {
  const { table, judge, player } = to;
  const { deck } = player;
  const rule = ruleOfNumber(table, player, drawn, due);
  judge.require(rule, drawn === due, () => ({
    kind: rule === 'valletta.end.no-reshuffle' ? 'illegal' : 'wrong',
    bug: 'wrong-effect',
    message: 'valletta_draw-number',
    with: {
      player: playerName(player.id),
      drawn,
      due,
      hand: deck.handSize,
      available: deck.pileSize + deck.discardSize,
      ...sinceWhen(table, rule),
    },
    expected: String(due),
    ...foundAt(element, 'cards', drawn),
    ...restingOnCards(
      to,
      rule,
      drawn > due ? [ofPlayer(player.id, 'hand')] : [],
      drawn < due && drawn === deck.pileSize,
    ),
  }));
}

/** The rule that a wrong number of drawn cards breaks. */
function ruleOfNumber(table: TableState, { deck }: PlayerState, drawn: number, due: number): RuleIdOfValletta {
  const exhausted = drawn > due && deck.handSize + drawn <= HAND_SIZE;
  const final = table.phase === 'final';
  if (exhausted) return final ? 'valletta.end.no-reshuffle' : 'valletta.turn.small-deck';
  // A whole new hand: the rest of the old one has been thrown away.
  if (drawn === HAND_SIZE && deck.handSize > 0) return 'valletta.turn.no-discard-down';
  return final && drawn < due ? 'valletta.end.partial-refill' : 'valletta.turn.refill-five';
}

/** Why other than three cards are drawn. @see valletta.turn.refill-varies */
function tellDue({ table, judge, player }: Judged, due: number): void {
  const { handSize, pileSize } = player.deck;
  if (handSize + due < HAND_SIZE) {
    const small = table.phase === 'main';
    judge.line(small ? 'valletta.turn.small-deck' : 'valletta.end.partial-refill', 'valletta_draw-rest', () => ({
      player: playerName(player.id),
      due,
      hand: handSize,
    }));
  } else if (due !== 3) {
    judge.line('valletta.turn.refill-varies', 'valletta_draw-due', () => ({
      player: playerName(player.id),
      due,
      hand: handSize,
    }));
    if (player.personnelTurn === table.turn) judge.applies('valletta.jean.refill-effect');
    judge.applies('valletta.turn.hand-cap');
    judge.applies('valletta.turn.no-discard-down');
  }
  if (due > pileSize && table.phase === 'main') judge.applies('valletta.turn.reshuffle-includes-played');
}

/** A drawn card that cannot have been in the pile. */
interface WrongCard {
  readonly card: Character;
  readonly rule: RuleIdOfValletta;
  /** Cards in the pile when it was drawn. */
  readonly pile: number;
  /** Whether it lies on the discard pile of whoever draws it. */
  readonly isDiscarded: boolean;
}

/** @param wrong where the card goes if it cannot be in the pile */
function drawCard(to: Judged, card: Character | undefined, wrong: WrongCard[]): void {
  const { table, player } = to;
  const kind = kindOf(card);
  const { pileSize } = player.deck;
  // More cards than the pile held are the number's fault, and that has been reported.
  if (card !== undefined && pileSize > 0) {
    const state = momentWithPile(table, player, kind);
    const rule = brokenBy([[drawnCard, kind]], state, player.seat);
    if (rule) wrong.push({ card, rule, pile: pileSize, isDiscarded: player.deck.discarded(kind) > 0 });
  }
  draw(to, card);
}

/** All wrong cards of a refill are one fault. */
function requireInPile(to: Judged, element: VallettaElementOf<'draw'>, wrong: readonly WrongCard[]): void {
  const { table, judge, player } = to;
  const [first] = wrong;
  if (!first) return;
  const areDiscards = wrong.every(({ isDiscarded }) => isDiscarded);
  judge.require(first.rule, false, () => ({
    kind: first.rule === 'valletta.end.no-reshuffle' ? 'illegal' : 'wrong',
    // Nobody chooses what is drawn.
    bug: 'wrong-effect',
    message: 'valletta_not-in-pile',
    with: {
      player: playerName(player.id),
      card: name('character', first.card),
      count: wrong.length,
      cards: list(wrong.map(({ card }) => name('character', card))),
      pile: first.pile,
      where: choice(areDiscards ? 'discard' : 'elsewhere'),
      ...sinceWhen(table, first.rule),
    },
    ...foundAt(element, 'cards', wrong.map(({ card }) => card).join(' ')),
    ...restingOnCards(to, first.rule, [], areDiscards && element.values.reshuffled !== true),
  }));
}

function draw({ table, judge, player }: Judged, card: Character | undefined): void {
  judge.effect(ruleOfDraw(table.board), {
    verb: 'draw',
    player: player.id,
    thing: 'card',
    which: card,
    // More cards than there were came from nowhere.
    from: player.deck.pileSize > 0 ? player.places.pile : '',
    to: player.places.hand,
  });
}

/** The discards become the pile where that is empty. @returns whether they have been shuffled */
export function refillPile(to: Judged): boolean {
  if (!mayShuffle(to)) return false;
  shuffle(to, 'valletta.turn.reshuffle');
  return true;
}

/** The same behind a refill that has emptied it, where nobody waits for the next draw. @see option house.reshuffle */
function refillEarly(to: Judged): boolean {
  return mayShuffle(to) && to.table.profile.eagerReshuffle && refillPile(to);
}

function mayShuffle({ table, player }: Judged): boolean {
  const { pileSize, discardSize } = player.deck;
  return pileSize === 0 && table.phase === 'main' && discardSize > 0;
}

/** The discards become (part of) the draw pile. @see valletta.turn.reshuffle, valletta.end.final-shuffle */
export function shuffle({ judge, player }: Pick<Judged, 'judge' | 'player'>, rule: RuleIdOfValletta): void {
  judge.effect(rule, {
    verb: 'shuffle',
    player: player.id,
    thing: 'card',
    amount: player.deck.discardSize,
    from: player.places.discard,
    to: player.places.pile,
  });
}
