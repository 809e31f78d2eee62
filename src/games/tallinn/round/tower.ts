/** Towers: one card of the display or of the hand, after a contest of one's own. @see tallinn.md 4.7 */

import { requireDeclared } from '../../../engine/declared.js';
import { differing, foundAt, numbersFrom } from '../../../engine/facts.js';
import { type Gaps, isOpen } from '../../../engine/gap.js';
import { tellIdle } from '../../../engine/idle-attribute.js';
import type { Facts, Judge } from '../../../engine/judge.js';
import { choice, list, name, player as playerName } from '../../../engine/message.js';
import type { Answer } from '../../../kernel/conditions.js';
import { known } from '../../../log/attribute.js';
import {
  type Asked,
  askTower,
  hiddenStart,
  isBroken,
  keepAll,
  ofCard,
  ofRule,
  type TowerRight,
} from '../record/asked.js';
import { LEGATE, START_CARD } from '../rules/facts.js';
import { isInDisplay, isTower } from '../rules/table.js';
import { moveCard, movePersons } from '../table/changes.js';
import { cardOf } from '../table/components.js';
import { NOBODY } from '../table/persons.js';
import { builtIn, ofPlayer, personsOf, shownPersons } from '../table/quantities.js';
import { type Displayed, type Judged, numberOf, type PlayerState, type TableState } from '../table/state.js';
import { type CardName, LEGATE as LEGATE_NAME, type TallinnElementOf } from '../vocabulary.js';
import { notInHand, oneOf, placeLeft, taintedBy } from './play.js';

type TowerElement = TallinnElementOf<'tower'>;

/** A tower that somebody builds, or does not build. */
interface Building extends Judged {
  readonly element: TowerElement;
  readonly right: TowerRight;
}

/** Builds a tower as recorded. @returns whether a card was laid down */
export function buildTower(building: Building): boolean {
  const { table, judge, player, element, right } = building;
  const from = known(element.values.from);
  const card = known(element.values.card);
  checkSignal(building);
  if (from === 'none') {
    tellIdle(judge, element, 'card', 'from="none"');
    judge.line('tallinn.tower.optional', 'tallinn_no-tower', () => ({ player: playerName(player.id) }));
    return false;
  }
  const source = from ?? sourceOf(player, card);
  if (source === undefined) {
    hiddenTower(judge, player);
    return false;
  }
  const asked = askTower(table, player, source, card, right);
  checkRight(building, asked);
  // Those that the card adds to the display before it leaves it.
  const shown = source === 'display' ? shownCard(player, card) : undefined;
  const persons = (shown && table.personsOf(shown)) ?? NOBODY;
  if (source === 'display') fromDisplay(building, card, asked);
  else fromHand(building, card, asked);
  // Perhaps the card stays where it is.
  judge.passDoubtOn(() => ({
    dependsOn: [builtIn(table, player), ...right.dependsOn()],
    taints: [
      ...shownPersons(player, persons),
      ...(['towers', 'hand', 'cards'] as const).map((zone) => ofPlayer(player.id, zone)),
    ],
  }));
  return true;
}

/** tallinn.tower.requires-contest, tallinn.tower.one-per-round, tallinn.tower.signal-none */
function checkRight(building: Building, asked: Asked): void {
  const { judge, right } = building;
  const entitled = ofRule(asked, 'tallinn.tower.requires-contest');
  if (keepAll(judge, entitled)) judge.applies('tallinn.invariant.towers-vs-contests');
  else requireRight(building, entitled);
  const first = ofRule(asked, 'tallinn.tower.one-per-round');
  if (!keepAll(judge, first)) requireOneTower(building, first);
  if (right.refused !== undefined) requireUnrefused(building, right.refused);
}

/** What is said of a tower that somebody may not build. */
function wrongTower({ table, player, element, right }: Building) {
  return { element, dependsOn: right.dependsOn(), taints: [builtIn(table, player)] };
}

function gapsOfRight({ player, right: { contested } }: Building): Gaps {
  return isOpen(contested) ? contested : (player.hiddenContests ?? 'choice');
}

function requireRight(building: Building, entitled: readonly Answer[]): void {
  const { table, judge, player, right } = building;
  const { declined } = right;
  requireDeclared(judge, entitled, {
    gaps: () => gapsOfRight(building),
    facts: () => ({
      ...wrongTower(building),
      message: player.contests > 0 ? 'tallinn_tower-by-earlier-contest' : 'tallinn_tower-without-contest',
      with: { player: playerName(player.id), declined: choice(declined ? 'declined' : 'none') },
      // Whoever builds has perhaps scored a contest, too.
      taints: [builtIn(table, player), ofPlayer(player.id, 'point')],
      ...(declined && { suspects: ['tallinn.legate.arms-optional'] as const }),
      reconstructed: player.isReconstructed,
    }),
  });
}

function requireOneTower(building: Building, first: readonly Answer[]): void {
  const { judge, player, right } = building;
  requireDeclared(judge, first, {
    gaps: () => gapsOfRight(building),
    facts: () => ({
      ...wrongTower(building),
      message: 'tallinn_second-tower',
      with: { player: playerName(player.id) },
      ...differing('1', right.built + 1),
    }),
  });
}

function requireUnrefused(building: Building, by: 'fists' | 'word'): void {
  building.judge.require('tallinn.tower.signal-none', false, () => ({
    ...wrongTower(building),
    message: 'tallinn_tower-refused',
    with: { player: playerName(building.player.id), by: choice(by) },
  }));
}

/** tallinn.tower.from-display, -.influence-only, -.this-round-card */
function fromDisplay({ table, judge, player, element }: Building, card: CardName | undefined, asked: Asked): void {
  // It may be the start card that the record hides.
  const shown = shownCard(player, card) ?? (asked.card === START_CARD ? hiddenStart(player) : undefined);
  const answers = ofCard(asked);
  // Some card of the display is gone, and nobody knows which.
  if (answers.some(({ holds }) => holds === 'unknown')) player.unknownPersons.fill('choice');
  if (card === undefined) player.displayIsCertain = false;
  requireDeclared(judge, answers, {
    gaps: () => 'choice',
    facts: ({ rule }) => ({
      ...notToTurn(player, card, asked, rule === 'tallinn.tower.influence-only'),
      ...foundAt(element, 'card', card),
      ...oneOf(mayBeHidden(player) ? undefined : cardsToTurn(player)),
    }),
  });
  if (asked.card <= LEGATE) {
    if (shown?.round === table.round) judge.applies('tallinn.tower.this-round-card');
    if (asked.card === LEGATE && table.profile.legate) judge.applies('tallinn.legate.tower-allowed');
  }
  const { display, towers } = player.places;
  moveCard(judge, 'tallinn.card.tower-back', player, card, { verb: 'turn', from: shown ? display : '', to: towers });
  leaveDisplay(table, judge, player, shown);
}

/** Whether the display may hold a card that the record does not show there. */
function mayBeHidden(player: PlayerState): boolean {
  return !player.displayIsCertain || player.hasHiddenCards;
}

/** The cards of the display that may become towers. @see tallinn.tower.influence-only */
function cardsToTurn({ display }: PlayerState): readonly CardName[] {
  return display.flatMap(({ card, isStart }) => (card === undefined || isStart ? [] : [card]));
}

/** A card of the display. */
function shownCard(player: PlayerState, card: CardName | undefined): Displayed | undefined {
  if (card === undefined || player.whereabouts.get(card) !== 'display') return undefined;
  return player.display.find((one) => one.card === card);
}

/** The persons of the card no longer count. @see tallinn.tower.leaves-display */
function leaveDisplay(table: TableState, judge: Judge, player: PlayerState, shown: Displayed | undefined): void {
  if (!shown) return;
  const persons = table.personsOf(shown);
  if (!persons) {
    player.unknownPersons.fill(
      shown.card === undefined || (!shown.isStart && shown.side === undefined) ? 'choice' : 'values',
    );
    return;
  }
  movePersons(judge, 'tallinn.tower.leaves-display', player, persons, {
    verb: 'remove',
    from: player.places.display,
    to: '',
  });
}

/** What is said of a card that cannot be turned: it is the start card, or cannot have lain in the display. */
function notToTurn(player: PlayerState, card: CardName | undefined, asked: Asked, isStart: boolean): Facts {
  const cards = [ofPlayer(player.id, 'cards')];
  return {
    message: isStart ? 'tallinn_start-card-tower' : 'tallinn_not-in-display',
    with: {
      player: playerName(player.id),
      card: name('card', card ?? '?'),
      ...(!isStart && { where: choice(isTower(asked.place) ? 'tower' : 'elsewhere') }),
    },
    dependsOn: isStart ? [] : cards,
    // The start card perhaps stays in the display, or another card leaves it.
    taints: [...(isStart ? cards : taintedBy(player)), ...personsOf(player)],
  };
}

/** tallinn.tower.from-hand, -.hand-shrinks, tallinn.visibility.hand-tower */
function fromHand({ table, judge, player, element }: Building, card: CardName | undefined, asked: Asked): void {
  const { cards, places } = player;
  const shown = shownCard(player, card);
  const answers = ofCard(asked);
  requireDeclared(judge, answers, {
    gaps: () => cards.lacks,
    facts: ({ rule }) => ({
      ...notInHand(player, card, asked, rule, element),
      message:
        rule === 'tallinn.tower.influence-only'
          ? 'tallinn_start-card-tower'
          : cards.handSize === 0 && card === undefined
            ? 'tallinn_tower-hand-empty'
            : 'tallinn_tower-not-in-hand',
      taints: [...taintedBy(player), ...personsOf(player)],
      suspects: hasMostHandTowers(table, player) ? ['tallinn.invariant.hand-tower-cap'] : [],
    }),
  });
  // Perhaps it is the displayed card that was turned.
  const isDisplayed = isInDisplay(asked.place);
  const from = !isBroken(answers) ? places.hand : isDisplayed ? places.display : placeLeft(player, asked);
  moveCard(judge, 'tallinn.tower.from-hand', player, card, { verb: 'place', from, to: places.towers });
  if (from === places.display) leaveDisplay(table, judge, player, shown);
  judge.line('tallinn.tower.hand-shrinks', 'tallinn_hand-shrinks', () => ({
    player: playerName(player.id),
    hand: cards.handSize,
  }));
  judge.applies('tallinn.visibility.hand-tower', 'tallinn.invariant.hand-tower-cap');
}

/** Where a card can only have come from, if the record does not say it. */
function sourceOf(player: PlayerState, card: CardName | undefined): 'display' | 'hand' | undefined {
  if (card === undefined) return undefined;
  if (player.whereabouts.get(card) === 'display') return 'display';
  return !mayBeHidden(player) && player.cards.inHand(numberOf(card)) !== false ? 'hand' : undefined;
}

/** Perhaps there is a tower, from wherever: nothing about this player's cards is certain any more. */
function hiddenTower(judge: Judge, player: PlayerState): void {
  judge.doubt('tallinn.tower.optional', 'choice');
  player.unknownPersons.fill('choice');
  player.displayIsCertain = false;
  player.cards.mayLeave();
}

/** tallinn.invariant.hand-tower-cap: a third one (with the legate: a fourth) would leave the hand empty before it. */
function hasMostHandTowers({ profile }: TableState, { towers }: PlayerState): boolean {
  return towers.filter(({ from }) => from === 'hand').length >= (profile.legate ? 3 : 2);
}

/** Those of two hands. */
const FINGERS = 10;

/** By what a number of fingers means: the rule that says so. */
const SIGNAL_RULES = {
  none: 'tallinn.tower.signal-none',
  display: 'tallinn.tower.signal-display',
  hand: 'tallinn.tower.signal-hand',
} as const;

/** Fingers: the number of a card in the display, any other number for one of the hand, none for no tower. */
function checkSignal({ table, judge, player, element }: Building): void {
  const signal = known(element.values.signal);
  const from = known(element.values.from);
  const card = known(element.values.card);
  if (signal === undefined || from === undefined) return;
  const shown = player.whereabouts.get(String(signal)) === 'display';
  // Where card and fingers agree, the card alone may be wrong.
  const isNamed = from === 'display' && card === String(signal);
  const meaning = signal === 0 ? 'none' : shown || isNamed ? 'display' : 'hand';
  // The record may hide whether the display has a card of this number. Then nobody can say which of the two it means.
  const isOpen = signal > 0 && (shown ? !player.displayIsCertain : mayBeHidden(player));
  const mayBeNumber = card === undefined || card === String(signal);
  // No number is agreed on for the legate: any but those of the display are shown for it. @see TA-17
  const isHiddenLegate = card === undefined && player.whereabouts.get(LEGATE_NAME) === 'display';
  const isLegate = from === 'display' && meaning === 'hand' && (card === LEGATE_NAME || isHiddenLegate);
  const holds = from === meaning ? from !== 'display' || mayBeNumber : isLegate;
  const mayHold = from === 'hand' || mayBeNumber || card === LEGATE_NAME;
  // A log may have a number of its own for the legate, behind those of the others.
  const mayBeLegate = table.profile.legate && (card === undefined || card === LEGATE_NAME);
  const isTooMany = signal > FINGERS + (mayBeLegate ? 1 : 0);
  const truth = !holds && isOpen && from !== 'none' && mayHold ? 'choice' : holds;
  judge.require(SIGNAL_RULES[meaning], !isTooMany && truth, () => ({
    message: isTooMany ? 'tallinn_signal-too-many' : 'tallinn_signal',
    with: { player: playerName(player.id), signal, ...(!isTooMany && { meaning: choice(meaning) }) },
    expected: isTooMany ? numbersFrom(0, FINGERS) : meaning === 'display' ? `display ${signal}` : meaning,
    ...foundAt(element, 'signal', isTooMany ? signal : `${from}${card === undefined ? '' : ` ${card}`}`),
    // Perhaps the displayed card is the tower.
    ...(shown && card === undefined && { taints: [...taintedBy(player), ...personsOf(player)] }),
  }));
}

/** A hidden tower can only be one card any more: everything else has been seen. @see tallinn.invariant.elimination */
export function tellProvenTowers(judge: Judge, player: PlayerState): void {
  if (!judge.trace || player.cards.isBlurred) return;
  for (const tower of player.towers) {
    if (tower.card !== undefined || !tower.departure) continue;
    const candidates = player.cards.candidates(tower.departure).map(cardOf);
    if (candidates.length === 1) {
      judge.line('tallinn.invariant.elimination', 'tallinn_tower-proven', () => ({
        player: playerName(player.id),
        round: tower.round,
        card: list(candidates.map((one) => name('card', one))),
      }));
    }
  }
}
