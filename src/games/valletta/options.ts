/**
 * The moves that could be written next: what the rules may allow there, for the judge to try. @see valletta.md 3.2
 *
 * A barrel is offered with every good that it can still show. A payment that replaces more units than are short is
 * offered only where there are few ways to pay in all (ways-to-pay.ts).
 */
import { multichoices, products } from '../../engine/combinations.js';
import type { Counts } from '../../log/attribute.js';
import { makerOf } from '../../log/vocabulary.js';
import { copyOf } from './apprentice.js';
import { LAST_SPACE } from './city.js';
import { kindOf } from './components.js';
import { nextSeat } from './ending.js';
import { owesMonk } from './gifts.js';
import { GOLD, GOOD_INDICES, type GoodIndex, type GoodsVector, MATERIAL_INDICES, named } from './goods.js';
import { opponents, owns } from './play.js';
import { type BuildingAction, priceOf } from './price.js';
import type { CellState, PlayerState, TableState } from './state.js';
import {
  CHARACTERS,
  type Character,
  GOODS,
  type VallettaElement,
  type VallettaElementOf,
  type VallettaVocabulary,
} from './vocabulary.js';
import { waysToPay } from './ways-to-pay.js';

const make = makerOf<VallettaVocabulary>();

/** What may be decided about a card: the elements inside its `<play>`. */
type Decisions = readonly VallettaElement[];

/** @param inside the element in which the record breaks off: `<moves>` or a turn */
export function* candidates(table: TableState, inside: VallettaElement): Generator<VallettaElement> {
  if (inside.name === 'moves') yield* nextPart(table, inside);
  else if (inside.name === 'turn' && table.openTurn && table.openTurn.playsLeft > 0) {
    yield* plays({ ...table.openTurn, table });
  }
}

/** A pick of the draft, or the next turn. @see valletta.draft.pass-right, valletta.turn.order */
function* nextPart(table: TableState, { children }: VallettaElementOf<'moves'>): Generator<VallettaElement> {
  if (table.openDraft) {
    const { player, left } = table.openDraft;
    for (const good of left) yield make('draft', { player: player.id, good });
    return;
  }
  const [latest] = children.flatMap((child) => (child.name === 'turn' ? [child.values.player] : [])).slice(-1);
  const before = table.roster.seat(latest);
  const seat = before === undefined ? 0 : nextSeat(table, before);
  if (seat !== undefined) yield make('turn', { player: table.roster.id(seat) });
}

interface Situation {
  readonly table: TableState;
  readonly player: PlayerState;
  readonly previous: Parameters<typeof copyOf>[0];
}

/** Every card that can be in the hand, with everything that can be decided about it. @see valletta.turn.from-hand */
function* plays({ table, player, previous }: Situation): Generator<VallettaElement> {
  for (const card of CHARACTERS) {
    if (player.deck.inHand(kindOf(card)) === false) continue;
    const performs = card === 'apprentice' ? copyOf(previous, table.profile).copies : card;
    const all = performs ? decisionsOn(table, player, performs) : [[]];
    for (const decisions of all) yield make('play', { card }, decisions);
  }
}

/** @param card the Character whose function is performed */
function decisionsOn(table: TableState, player: PlayerState, card: Character): Iterable<Decisions> {
  switch (card) {
    case 'maid':
      return taking(1);
    case 'seamstress':
      return taking(2);
    case 'artisan':
    case 'nun':
      return taking(1);
    case 'builder':
    case 'bricklayer':
    case 'stonemason':
    case 'carpenter':
      return buildings(table, player, card);
    case 'jean':
      return jean(table, player);
    case 'trader':
      return exchanges(player, 1, MATERIAL_INDICES);
    case 'merchant':
      return exchanges(player, 1, [GOLD]);
    case 'laparelli':
      return exchanges(player, 4, MATERIAL_INDICES);
    case 'schilling':
      return purchase(player, [4, 0, 0, 0]);
    case 'del-monte':
      return purchase(player, [1, 1, 1, 1]);
    case 'monk':
      return withExtra(table, gifts(table, player), GOOD_INDICES);
    case 'innkeeper':
      return withExtra(table, [[]], [GOLD]);
    case 'tax-collector':
      return withExtra(table, [[]], MATERIAL_INDICES);
    default:
      return [[]];
  }
}

/** So many goods of free choice. */
function* taking(amount: number): Generator<Decisions> {
  for (const chosen of multichoices(GOODS, amount)) {
    const goods: Record<string, number> = {};
    for (const good of chosen) goods[good] = (goods[good] ?? 0) + 1;
    yield [make('take', { goods })];
  }
}

/** Nothing, a building, or an upgrade. @see valletta.build.unbuilt-only, valletta.upgrade.own-only */
function* buildings(table: TableState, player: PlayerState, card: Character): Generator<Decisions> {
  yield [];
  for (const cell of table.cells.values()) {
    if (cell.owner !== undefined || player.houses === 0) continue;
    for (const pay of payments(table, player, 'build', cell, card)) yield [make('build', { at: cell.at, pay })];
  }
  for (const cell of table.cellsOf(player.seat)) {
    if (cell.upgraded) continue;
    for (const pay of payments(table, player, 'upgrade', cell, card)) yield [make('upgrade', { at: cell.at, pay })];
  }
}

/** Of goods that the record hides as many may be spent as the price has. Without a known price nobody knows the payment. */
function* payments(
  table: TableState,
  player: PlayerState,
  action: BuildingAction,
  cell: CellState,
  card: Character,
): Generator<Counts | '?'> {
  const due = priceOf(table, action, cell, player.seat, card)?.due;
  if (!due) return yield '?';
  const spendable = (good: GoodIndex): number =>
    player.unknownGoods[good] ? Math.max(due[good], player.goods[good]) : player.goods[good];
  const owned: GoodsVector = [spendable(0), spendable(1), spendable(2), spendable(3)];
  for (const paid of waysToPay(due, owned, table.profile.anySubstitute)) yield named(paid);
}

/** The barrel, then somebody hired, somebody dismissed, or neither. @see valletta.jean.move-forced, -.personnel */
function* jean(table: TableState, player: PlayerState): Generator<Decisions> {
  const isAtEnd = table.jean >= LAST_SPACE;
  const shown = GOOD_INDICES.filter((good) => !table.barrels || table.barrels[good] > 0);
  const barrels: Decisions[] = isAtEnd ? [[]] : shown.map((good) => [make('barrel', { good: GOODS[good] })]);
  for (const barrel of barrels) {
    yield barrel;
    for (const card of CHARACTERS) {
      if (!table.charactersKnown || (table.characters[kindOf(card)] ?? 0) > 0)
        yield [...barrel, make('hire', { card })];
    }
    for (const card of CHARACTERS) {
      if (player.deck.inHand(kindOf(card)) !== false) yield [...barrel, make('dismiss', { card })];
    }
  }
}

/** Nothing, or so many of one kind. @see valletta.card.trader, -.merchant, -.laparelli */
function* exchanges(player: PlayerState, amount: number, kinds: readonly GoodIndex[]): Generator<Decisions> {
  yield [];
  for (const good of kinds) {
    if (owns(player, good, amount) !== false) yield [make('exchange', { give: { [GOODS[good]]: 1 } })];
  }
}

/** Nothing, or the whole price. @see valletta.yellow.exact-payment */
function* purchase(player: PlayerState, price: GoodsVector): Generator<Decisions> {
  yield [];
  if (GOOD_INDICES.every((good) => owns(player, good, price[good]) !== false)) yield [make('exchange', {})];
}

/** One good of each opponent who owns enough, of the giver's choice. @see valletta.card.monk */
function* gifts(table: TableState, player: PlayerState): Generator<Decisions> {
  const choices = opponents({ table, player }).map((giver): Decisions[] => {
    const owes = owesMonk(giver);
    const given = GOOD_INDICES.filter((good) => owes !== false && owns(giver, good, 1) !== false).map((good) => [
      make('give', { player: giver.id, good: { [GOODS[good]]: 1 } }),
    ]);
    return owes === true ? given : [[], ...given];
  });
  for (const given of products(choices)) yield given.flat();
}

/** With two players one more good of certain kinds, or not. @see valletta.card.monk-two-player */
function* withExtra(
  table: TableState,
  decisions: Iterable<Decisions>,
  kinds: readonly GoodIndex[],
): Generator<Decisions> {
  const extras: Decisions[] = [[]];
  if (table.players.length === 2) {
    for (const good of kinds) extras.push([make('extra', { good: { [GOODS[good]]: 1 } })]);
  }
  for (const before of decisions) for (const extra of extras) yield [...before, ...extra];
}
