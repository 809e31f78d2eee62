/** The card Jean: move the figure, take the barrel's good, then hire or dismiss or neither. @see valletta.md 4.10 */

import { foundAt, type Located } from '../../../engine/facts.js';
import { isOpen } from '../../../engine/gap.js';
import { name, player as playerName } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import { known } from '../../../log/attribute.js';
import { requireChosen } from '../record/asked.js';
import { momentOf, momentWithCard } from '../record/from-record.js';
import { takenIn } from '../record/taken-goods.js';
import * as declared from '../rules/jean.js';
import { STARTING_DECK } from '../setup.js';
import { areaOf, LAST_SPACE, nextSpace } from '../table/city.js';
import { charactersNotation, kindOf } from '../table/components.js';
import { goodIndex, sum } from '../table/goods.js';
import { allGoodsOf, ofPlayer, onBuilding, onTable } from '../table/quantities.js';
import type { TableState } from '../table/state.js';
import { gain, hideGoods, type Play, takeCard, trigger } from '../turn/play.js';
import { type Character, GOODS, type Good, type VallettaElementOf } from '../vocabulary.js';

/** The whole of the card, in its three steps. @see valletta.jean.step-order */
export function playJean(play: Play): void {
  // Where he may not be repeated at all, the replay follows the record, which need not have moved him.
  const isMoved = !play.isForbidden || play.element.children.some(({ name }) => name === 'barrel');
  if (isMoved) moveAndReveal(play);
  personnel(play);
}

/** Steps 1 and 2: both forced. @see valletta.jean.move-forced */
function moveAndReveal(play: Play): void {
  const { table, judge, player, cursor } = play;
  if (table.jean >= LAST_SPACE) {
    judge.line('valletta.jean.last-space', 'valletta_jean-stays', () => ({ space: LAST_SPACE }));
    const barrel = cursor.take('barrel');
    if (!barrel) return;
    judge.require('valletta.jean.last-space', false, () => ({
      message: 'valletta_barrel-at-end',
      with: { player: playerName(player.id) },
      element: barrel,
      dependsOn: [onTable('street jean')],
      taints: allGoodsOf(player),
    }));
    return takeBarrel({ ...play, isForbidden: true }, barrel, false);
  }
  judge.applies('valletta.jean.move-forced');
  const mover = table.jeanWalk.at(-1);
  if (mover && mover.seat !== player.seat) judge.applies('valletta.jean.shared-figure');
  const space = nextSpace(table.jean, table.profile);
  const left = areaOf(table.jean);
  judge.effect(table.profile.fewerBarrels ? 'valletta.variant.fewer-barrels-move' : 'valletta.jean.move-one', {
    verb: 'advance',
    player: player.id,
    thing: 'jean',
    which: String(space),
    amount: space - table.jean,
    to: 'street',
  });
  const area = areaOf(space);
  if (area !== undefined && area !== left) {
    judge.line('valletta.setup.column-areas', 'valletta_jean-sees', () => ({ space, column: area }));
  }
  if (table.jean === LAST_SPACE) trigger(play, 'jean');
  if (!cursor.holds('barrel') && (onlyGoodTaken(play) !== undefined || !takenIn(play.element))) {
    // What is stated behind it counts on it.
    cursor.settleClaims('take');
    return takeBarrel(play, undefined, true);
  }
  const barrel = cursor.take('barrel') ?? lateBarrel(play);
  if (barrel) return takeBarrel(play, barrel, true);
  judge.require('valletta.jean.move-forced', false, () => ({
    kind: 'missing',
    message: 'valletta_no-barrel',
    with: { player: playerName(player.id), space },
    certain: cursor.peek() !== undefined,
    dependsOn: [onTable('street jean')],
  }));
  table.hiddenBarrels = 'breach';
  hideGoods(player, 'breach');
}

/** A barrel recorded behind the hiring or dismissal. */
function lateBarrel({ judge, cursor, player }: Play): VallettaElementOf<'barrel'> | undefined {
  const early = cursor.peek();
  const barrel = cursor.takeLate('barrel');
  if (!barrel) return undefined;
  // Anything else that stands before it is no step of this card at all.
  if (early?.name !== 'hire' && early?.name !== 'dismiss') return barrel;
  judge.require('valletta.jean.step-order', false, () => ({
    kind: 'order',
    message: 'valletta_personnel-first',
    with: { player: playerName(player.id) },
    element: early ?? barrel,
  }));
  return barrel;
}

/** @param barrel undefined where the log writes at most the good that was taken @param checked whether there can be such a barrel */
function takeBarrel(play: Play, barrel: VallettaElementOf<'barrel'> | undefined, checked: boolean): void {
  const { table, judge, player } = play;
  const good = known(barrel?.values.good) ?? onlyGoodTaken(play);
  if (good !== undefined) return takeGood(play, good, barrel ?? play.element, checked);
  judge.doubt('valletta.jean.barrel', 'reveals');
  table.hiddenBarrels = 'reveals';
  hideGoods(player, 'reveals');
}

/** What the barrel showed where the log writes only the good that was taken; undefined where that could be several. */
function onlyGoodTaken({ element }: Play): Good | undefined {
  const taken = takenIn(element);
  return taken && sum(taken) === 1 ? GOODS.find((_, index) => taken[index] === 1) : undefined;
}

function takeGood(play: Play, good: Good, barrel: Located, checked: boolean): void {
  const { table, judge, player } = play;
  const index = goodIndex(good);
  if (checked) {
    requireChosen(judge, [[declared.shown, index]], momentOf(table), player.seat, {
      gaps: () => 'values',
      facts: () => ({
        kind: 'data',
        message: 'valletta_no-such-barrel',
        with: { good: name('good', good), count: table.edition.barrels?.[index] ?? 0 },
        ...foundAt(barrel, 'good'),
        dependsOn: [onTable('street jean'), onTable('barrels')],
        reconstructed: table.edition.barrelsReconstructed,
      }),
    });
  }
  judge.effect('valletta.jean.barrel', { verb: 'reveal', player: player.id, thing: 'barrel', which: good });
  gain(play, player, index, 1, 'valletta.jean.barrel');
}

/** Step 3: at most one Character. @see valletta.jean.personnel */
function personnel(play: Play): void {
  const { cursor, judge, player } = play;
  const hire = cursor.take('hire');
  if (hire) return hireCharacter(play, hire);
  const dismiss = cursor.take('dismiss');
  if (dismiss) return dismissCharacter(play, dismiss);
  judge.line('valletta.jean.neither', 'valletta_neither', () => ({ player: playerName(player.id) }));
}

/**
 * A Character of the open supply comes into the hand; also a second one, which is illegal but was done.
 * @see valletta.jean.hire-to-hand
 */
export function hireCharacter(play: Play, hire: VallettaElementOf<'hire'>): void {
  const { table, judge, player } = play;
  const card = known(hire.values.card);
  const kind = kindOf(card);
  const isThere = requireChosen(judge, [[declared.hired, kind]], momentOf(table), player.seat, {
    gaps: () => 'choice',
    facts: ({ rule }) => ({
      message: rule === 'valletta.supply.characters-empty' ? 'valletta_supply-empty' : 'valletta_not-in-supply',
      with: { player: playerName(player.id), card: name('character', card ?? '?') },
      ...(card !== undefined && {
        expected: charactersNotation((one) => table.charactersLeft(one)),
        actual: card,
      }),
      ...foundAt(hire, 'card'),
      dependsOn: [onTable('characters')],
      taints: [onTable('characters'), ofPlayer(player.id, 'cards'), ...buildingsWith(table, card)],
    }),
  });
  if (card === undefined) {
    table.hideCharacters();
    player.deck.blur('choice');
  } else {
    judge.applies('valletta.supply.characters-open');
    if (isThere && STARTING_DECK.includes(card) && card !== 'builder') judge.applies('valletta.jean.owner-change');
    judge.applies('valletta.jean.hire-free');
    judge.applies('valletta.turn.gain-to-hand');
    if (table.phase === 'final') judge.applies('valletta.end.gained-cards');
  }
  takeCard(play, card, table.charactersLeft(kind) > 0 ? 'characters' : '', 'valletta.jean.hire-to-hand');
}

/** A Character that is not in the supply may have been taken from a building. */
function buildingsWith(table: TableState, card: Character | undefined): readonly Quantity[] {
  return [...table.cells.values()].flatMap(({ at, character }) => (character === card ? [onBuilding(at)] : []));
}

/** A Character of the hand goes to the open supply; also a second one. @see valletta.jean.dismiss-to-supply */
export function dismissCharacter(play: Play, dismiss: VallettaElementOf<'dismiss'>): void {
  const { table, judge, player } = play;
  const card = known(dismiss.values.card);
  const kind = kindOf(card);
  const inHand = player.deck.inHand(kind);
  requireChosen(judge, [[declared.dismissed, kind]], momentWithCard(table, player, kind), player.seat, {
    gaps: () => (isOpen(inHand) ? inHand : 'hands'),
    facts: () => ({
      message: 'valletta_dismiss-not-in-hand',
      with: { player: playerName(player.id), card: name('character', card ?? '?') },
      ...(player.deck.isOpen && { expected: charactersNotation((one) => player.deck.knownInHand(one)) }),
      ...foundAt(dismiss, 'card', card),
      // A card that was shuffled again in the final phase may be in the hand.
      dependsOn: [ofPlayer(player.id, 'cards'), ...(table.phase === 'final' ? [onTable('discards')] : [])],
      taints: [ofPlayer(player.id, 'cards')],
    }),
  });
  if (card === undefined) table.hideCharacters();
  else {
    judge.applies('valletta.jean.dismiss-any');
    judge.applies('valletta.jean.dismiss-no-action');
  }
  judge.effect('valletta.jean.dismiss-to-supply', {
    verb: 'dismiss',
    player: player.id,
    thing: 'card',
    which: card,
    from: inHand === false ? '' : player.places.hand,
    to: card === undefined ? '' : 'characters',
  });
}
