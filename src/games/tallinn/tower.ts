/** Towers: one card of the display or of the hand, after a contest of one's own. @see tallinn.md 4.7 */
import type { Judge, Truth } from '../../engine/judge.js';
import { choice, list, name, player as playerName } from '../../engine/message.js';
import { known } from '../../log/attribute.js';
import { enact } from './enact.js';
import { ESTATE_INDICES, NOBODY } from './persons.js';
import { misplacedCard, notInHand, spoiledBy } from './play.js';
import { builtIn, personsOf, shownPersons } from './quantities.js';
import type { RuleIdOfTallinn } from './rulebook.js';
import { isNumber } from './setup.js';
import { type Displayed, namesOf, numberOf, type PlayerState, type TableState } from './state.js';
import { type CardName, ESTATES, LEGATE, type TallinnElementOf } from './vocabulary.js';

type TowerElement = TallinnElementOf<'tower'>;

/** What a player may do in the tower phase of a round. */
export interface TowerRight {
  /** Whether the player triggered a contest in this round. */
  readonly contested: Truth;
  /** True where a legate's contest was declined. */
  readonly declined: boolean;
  /** Towers that the player has built in this round. */
  readonly built: number;
  /** Quantities that the right rests on. */
  readonly restsOn: readonly string[];
}

/** Builds a tower as recorded. @returns whether a card was laid down */
export function buildTower(
  table: TableState,
  judge: Judge,
  player: PlayerState,
  element: TowerElement,
  right: TowerRight,
): boolean {
  const from = known(element.values.from);
  const card = known(element.values.card);
  checkSignal(table, judge, player, element);
  if (from === 'none') {
    judge.line('tallinn.tower.optional', 'tallinn_no-tower', () => ({ player: playerName(player.id) }));
    return false;
  }
  const source = from ?? sourceOf(player, card);
  if (source === undefined) {
    hiddenTower(judge, player);
    return false;
  }
  checkRight(table, judge, player, element, right);
  const persons = source === 'display' ? shownPersonsOf(table, player, card) : [];
  if (source === 'display') fromDisplay(table, judge, player, card, element);
  else fromHand(table, judge, player, card, element);
  // Perhaps the card stays where it is.
  judge.passDoubtOn([builtIn(table, player), ...right.restsOn], {
    spoils: [...persons, ...['towers', 'hand', 'cards'].map((zone) => `${player.id} ${zone}`)],
  });
  return true;
}

/** The quantities of a display that a card of it adds to. */
function shownPersonsOf(table: TableState, player: PlayerState, card: CardName | undefined): readonly string[] {
  const shown = shownCard(player, card);
  return shownPersons(player, (shown && table.personsOf(shown)) ?? NOBODY);
}

/** tallinn.tower.requires-contest, tallinn.tower.one-per-round */
function checkRight(
  table: TableState,
  judge: Judge,
  player: PlayerState,
  element: TowerElement,
  right: TowerRight,
): void {
  const earlier = table.profile.towerByEarlierContest && player.contests > 0;
  const { contested, declined } = right;
  const built = builtIn(table, player);
  judge.require('tallinn.tower.requires-contest', earlier || contested, () => ({
    message: 'tallinn_tower-without-contest',
    with: { player: playerName(player.id), declined: choice(declined ? 'declined' : 'none') },
    element,
    restsOn: right.restsOn,
    // Whoever builds has perhaps scored a contest, too.
    spoils: [built, `${player.id} point`],
    ...(declined && { suspects: ['tallinn.legate.arms-optional'] as const }),
    reconstructed: player.isReconstructed,
  }));
  if (earlier || contested === true) {
    enact(judge, 'tallinn.invariant.towers-vs-contests');
  }
  judge.require('tallinn.tower.one-per-round', right.built === 0, () => ({
    message: 'tallinn_second-tower',
    with: { player: playerName(player.id) },
    expected: '1',
    actual: String(right.built + 1),
    element,
    restsOn: right.restsOn,
    spoils: [built],
  }));
}

/** tallinn.tower.from-display, -.influence-only, -.this-round-card */
function fromDisplay(
  table: TableState,
  judge: Judge,
  player: PlayerState,
  card: CardName | undefined,
  element: TowerElement,
): void {
  const shown = shownCard(player, card);
  const spoils = [...spoiledBy(player), ...personsOf(player)];
  if (card === undefined) {
    // Some card of the display is gone, and nobody knows which.
    judge.doubt('tallinn.tower.from-display', 'choice');
    player.unknownPersons.fill('choice');
    player.displayIsCertain = false;
  } else if (shown?.isStart || table.edition.starts.has(card)) {
    judge.require('tallinn.tower.influence-only', table.profile.startCardMayBeTower && shown !== undefined, () => ({
      message: 'tallinn_start-card-tower',
      with: { player: playerName(player.id), card: name('card', card) },
      actual: card,
      element,
      attribute: 'card',
      spoils: [`${player.id} cards`],
    }));
  } else {
    const hidden = !shown && mayBeHidden(player);
    if (hidden) player.unknownPersons.fill('choice');
    const rule = shown ? 'tallinn.tower.from-display' : ruleOfAbsent(table, player, card);
    judge.require(rule, shown !== undefined || (hidden && 'choice'), () => ({
      message: 'tallinn_not-in-display',
      with: {
        player: playerName(player.id),
        card: name('card', card),
        where: choice(player.whereabouts.get(card) === 'tower' ? 'tower' : 'elsewhere'),
      },
      actual: card,
      element,
      attribute: 'card',
      restsOn: [`${player.id} cards`],
      spoils,
    }));
    if (shown?.round === table.round) enact(judge, 'tallinn.tower.this-round-card');
    if (card === LEGATE && table.profile.legate) enact(judge, 'tallinn.legate.tower-allowed');
  }
  judge.effect('tallinn.card.tower-back', {
    verb: 'turn',
    player: player.id,
    thing: 'card',
    ...(card !== undefined && { which: card }),
    amount: 1,
    from: shown ? player.places.display : '',
    to: player.places.towers,
  });
  leaveDisplay(table, judge, player, shown);
}

/** Whether the display may hold a card that the record does not show there. */
function mayBeHidden(player: PlayerState): boolean {
  return !player.displayIsCertain || player.hasHiddenCards;
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
  for (const estate of ESTATE_INDICES) {
    if (persons[estate] === 0) continue;
    judge.effect('tallinn.tower.leaves-display', {
      verb: 'remove',
      player: player.id,
      thing: ESTATES[estate],
      amount: persons[estate],
      from: player.places.display,
      to: '',
    });
  }
}

function ruleOfAbsent(table: TableState, player: PlayerState, card: CardName): RuleIdOfTallinn {
  if (player.whereabouts.get(card) === 'tower') return 'tallinn.tower.permanent';
  if (card === LEGATE && !table.profile.legate) return 'tallinn.legate.one-each';
  return card === LEGATE || isNumber(card) ? 'tallinn.tower.from-display' : 'tallinn.setup.full-set';
}

/** tallinn.tower.from-hand, -.hand-shrinks, tallinn.visibility.hand-tower */
function fromHand(
  table: TableState,
  judge: Judge,
  player: PlayerState,
  card: CardName | undefined,
  element: TowerElement,
): void {
  const { cards, places } = player;
  let source = places.hand;
  const shown = shownCard(player, card);
  const inHand = cards.inHand(numberOf(card));
  if (inHand === false) {
    const misplaced = misplacedCard(table, player, card);
    source = misplaced.from;
    const rule =
      misplaced.rule === 'tallinn.setup.full-set' || misplaced.rule === 'tallinn.legate.one-each'
        ? misplaced.rule
        : 'tallinn.tower.from-hand';
    // Perhaps it is the displayed card that was turned.
    if (misplaced.where === 'display') source = places.display;
    const start = card !== undefined && table.edition.starts.has(card);
    judge.require(start ? 'tallinn.tower.influence-only' : rule, false, () => ({
      ...notInHand(player, card, misplaced, element, { restsOn: [], spoils: [] }),
      message: start
        ? 'tallinn_start-card-tower'
        : cards.handSize === 0 && card === undefined
          ? 'tallinn_tower-hand-empty'
          : 'tallinn_tower-not-in-hand',
      spoils: [...spoiledBy(player), ...personsOf(player)],
      suspects: player.handTowers >= handTowerCap(table) ? ['tallinn.invariant.hand-tower-cap'] : [],
    }));
  } else judge.require('tallinn.tower.from-hand', inHand, () => ({ message: 'tallinn_tower-not-in-hand' }));
  judge.effect('tallinn.tower.from-hand', {
    verb: 'place',
    player: player.id,
    thing: 'card',
    ...(card !== undefined && { which: card }),
    amount: 1,
    from: source,
    to: places.towers,
  });
  if (source === places.display) leaveDisplay(table, judge, player, shown);
  judge.line('tallinn.tower.hand-shrinks', 'tallinn_hand-shrinks', () => ({
    player: playerName(player.id),
    hand: cards.handSize,
  }));
  enact(judge, 'tallinn.visibility.hand-tower');
  enact(judge, 'tallinn.invariant.hand-tower-cap');
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
function handTowerCap(table: TableState): number {
  return table.profile.legate ? 3 : 2;
}

/** Fingers: the number of a card in the display, any other number for one of the hand, none for no tower. */
function checkSignal(table: TableState, judge: Judge, player: PlayerState, element: TowerElement): void {
  const signal = known(element.values.signal);
  const from = known(element.values.from);
  const card = known(element.values.card);
  if (signal === undefined || from === undefined) return;
  const shown = player.whereabouts.get(String(signal)) === 'display';
  // The record may hide whether the display has a card of this number. Then nobody can say which of the two it means.
  const isOpen = signal > 0 && (shown ? !player.displayIsCertain : mayBeHidden(player));
  const rule =
    signal === 0 ? 'tallinn.tower.signal-none' : shown ? 'tallinn.tower.signal-display' : 'tallinn.tower.signal-hand';
  const holds =
    signal === 0
      ? from === 'none'
      : shown
        ? from === 'display' && (card === undefined || card === String(signal))
        : from === 'hand' || (from === 'display' && card === LEGATE);
  const mayHold = from === 'hand' || (from === 'display' && (card === undefined || card === String(signal)));
  const truth = !holds && isOpen && mayHold ? 'choice' : holds;
  judge.require(rule, signal <= table.lastRound && truth, () => ({
    message: 'tallinn_signal',
    with: {
      player: playerName(player.id),
      signal,
      meaning: choice(signal === 0 ? 'none' : shown ? 'display' : 'hand'),
    },
    expected: signal === 0 ? 'none' : shown ? `display ${signal}` : 'hand',
    actual: `${from}${card === undefined ? '' : ` ${card}`}`,
    element,
    attribute: 'signal',
  }));
}

/** A hidden tower can only be one card any more: everything else has been seen. @see tallinn.invariant.elimination */
export function tellProvenTowers(judge: Judge, player: PlayerState): void {
  if (!judge.scribe || player.cards.isBlurred) return;
  for (const tower of player.towers) {
    if (tower.card !== undefined || !tower.departure) continue;
    const candidates = namesOf(player.cards.candidates(tower.departure));
    if (candidates.length === 1) {
      judge.line('tallinn.invariant.elimination', 'tallinn_tower-proven', () => ({
        player: playerName(player.id),
        round: tower.round,
        card: list(candidates.map((one) => name('card', one))),
      }));
    }
  }
}
