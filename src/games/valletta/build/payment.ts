/** Paying for a building or an upgrade: what is due, whether the payment meets it, and what is said if it does not. */

import { recordedChoice } from '../../../engine/declared.js';
import { type Facts, foundAt, type Located } from '../../../engine/facts.js';
import { listOf, withGaps } from '../../../engine/gap.js';
import { choice, counts, list, name, type Parameters, player as playerName } from '../../../engine/message.js';
import type { RuleId } from '../../../engine/rule.js';
import { Values } from '../../../kernel/choice.js';
import { known } from '../../../log/attribute.js';
import { type Filled, requireChosen } from '../record/asked.js';
import { changedByDealsFor } from '../record/unwritten-deal.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import * as declared from '../rules/build.js';
import { cellNamed } from '../rules/facts.js';
import { COST_RULE, misreadingsOf, type Situation } from '../rules/misreadings.js';
import { card as playedCard } from '../rules/play.js';
import {
  HIDDEN_PAYMENT,
  leastReplacing,
  type PriceLine,
  packed,
  REDUCTION,
  TOO_MUCH,
  unpacked,
} from '../rules/price.js';
import { ownNeighbours, type Valletta } from '../rules/table.js';
import type { CellState } from '../table/cell-state.js';
import { coordinates, isAcross, isDiagonal } from '../table/city.js';
import { kindOf } from '../table/components.js';
import {
  GOLD,
  GOOD_INDICES,
  type GoodsVector,
  missing,
  NO_GOODS,
  named,
  notation,
  plus,
  sameGoods,
  sum,
  vector,
} from '../table/goods.js';
import type { PlayerState } from '../table/player-state.js';
import { allGoodsOf, aroundCell, ofPlayer } from '../table/quantities.js';
import { hiddenOf, hideGoods, type Judged, owns, type Play, pay } from '../turn/play.js';
import { CELLS, type Cell, DUE, GOODS, type VallettaElementOf } from '../vocabulary.js';
import { isWasteful, reducedBy, settle, someCostFits } from './price.js';

/** A building or an upgrade of the log, with what was paid for it. */
export type BuildElement = VallettaElementOf<'build'> | VallettaElementOf<'upgrade'>;

/** The goods that were paid; undefined where the record hides them. */
export function paymentOf(element: BuildElement): GoodsVector | undefined {
  const paid = known(element.values.pay);
  return paid === undefined || paid === DUE ? undefined : vector(paid);
}

/**
 * What was paid for a price that is known. Of somebody who paid *just what is due* that is the price, or the only way in which
 * they can replace what they lack; undefined where they have several, or where nobody knows what they own. Who cannot pay at
 * all has not paid the price.
 */
function paidFor(
  element: BuildElement,
  { due }: Situation,
  { goods, unknownGoods }: PlayerState,
): GoodsVector | undefined {
  if (element.values.pay !== DUE) return paymentOf(element);
  if (GOOD_INDICES.some((good) => due[good] > 0 && unknownGoods[good] !== undefined)) return undefined;
  if (GOOD_INDICES.every((good) => goods[good] >= due[good])) return due;
  if (GOOD_INDICES.some((good) => unknownGoods[good] !== undefined)) return undefined;
  const ways = new Values();
  leastReplacing(due, goods, ways);
  if (ways.length === 0) return due;
  return ways.length === 1 ? unpacked(ways.at(0)) : undefined;
}

/** What is recorded of an action before its place: the Character, and what it does. */
export function chosenAction({ card }: Play, { name }: BuildElement): [Filled, Filled] {
  return [
    [playedCard, kindOf(card)],
    [declared.action, name === 'build' ? declared.BUILD : declared.UPGRADE],
  ];
}

/**
 * Checks a payment against the price and pays it.
 * @param state in which it is judged; undefined where there is no such building to build or upgrade: then there is no price, and
 *   only the goods move, as with an action that is forbidden as a whole
 */
export function payPrice(
  play: Play,
  cell: CellState | undefined,
  element: BuildElement,
  state: Valletta | undefined,
): void {
  const { table, judge, player } = play;
  const rule = COST_RULE[element.name];
  if (!cell || !state || play.isForbidden) return payRecorded(play, paymentOf(element), rule);
  const chosen: readonly Filled[] = [...chosenAction(play, element), [declared.site, cellNamed(cell.at)]];
  const lines: PriceLine[] = [];
  const printed = declared.situationOf(state, recordedChoice(player.seat, chosen), (...line) => lines.push(line));
  const price = table.unknownCity ? undefined : printed;
  const paid = price ? paidFor(element, price, player) : paymentOf(element);
  if (printed && judge.trace) tellPrice(play, printed, lines, cell);
  if (!printed && paid) checkConsistency(play, cell, paid, element);
  const replaced = price && paid && settle(price.due, paid, table.profile);
  if (paid && price && replaced && sum(replaced) > 0) tellSubstitution(play, price, replaced, paid);
  const payment: Filled = [declared.payment, paid ? (packed(paid) ?? TOO_MUCH) : HIDDEN_PAYMENT];
  requireChosen(judge, [...chosen, payment], state, player.seat, {
    gaps: () => withGaps(price ? [] : listOf(table.cityLacks), paid ? (hiddenOf(player, paid) ?? []) : 'choice'),
    facts: ({ rule: broken }) => {
      if (paid && price && !replaced) {
        const facts = wrongPrice(play, cell, price, paid, element);
        return { ...facts, with: { ...facts.with, ...whyThatPrice(play, price, element, broken) } };
      }
      return notAffordable(play, paid ?? NO_GOODS, element, 'pay');
    },
  });
  payRecorded(play, paid, rule);
}

/** Where no edition says what a building costs, its two payments must still fit one cost. @see valletta.upgrade.cost-consistency */
function checkConsistency(play: Play, cell: CellState, paid: GoodsVector, element: BuildElement): void {
  const { table, judge, player, card } = play;
  const reduces = reducedBy(card);
  if (element.name === 'build') {
    cell.paid = { paid, reduces };
    return;
  }
  const before = cell.paid;
  if (!before) return;
  const fits = someCostFits(before, { paid, reduces }, table.profile);
  judge.require('valletta.upgrade.cost-consistency', fits, () => ({
    message: 'valletta_payments-differ',
    with: {
      player: playerName(player.id),
      cell: name('cell', cell.at),
      built: counts('good', named(before.paid)),
      upgraded: counts('good', named(paid)),
    },
    ...foundAt(element, 'pay', notation(paid)),
    dependsOn: aroundCell(cell.at),
  }));
}

/** A player does not have what was paid. */
export function notAffordable(
  { judge: { trust }, player }: Judged,
  paid: GoodsVector,
  element: Located,
  attribute: string,
): Facts {
  const short = GOOD_INDICES.filter((good) => owns(player, good, paid[good]) === false);
  const quantities = short.map((good) => ofPlayer(player.id, GOODS[good]));
  // What a wrong number has taken away is there by the rules.
  const takenBy = short.map((good) => trust.lackOf(ofPlayer(player.id, GOODS[good]), paid[good] - player.goods[good]));
  return {
    message: 'valletta_not-affordable',
    with: {
      player: playerName(player.id),
      paid: counts('good', named(paid)),
      owned: counts('good', named(player.goods)),
      goods: list(short.map((good) => name('good', GOODS[good]))),
    },
    expected: notation(player.goods),
    ...foundAt(element, attribute, notation(paid)),
    cause: takenBy.includes(undefined) ? undefined : takenBy[0],
    dependsOn: quantities,
    taints: [...quantities, ...changedByDealsFor(player, short)],
  };
}

/** Moves the goods of a payment to the supply. */
function payRecorded(play: Play, paid: GoodsVector | undefined, rule: RuleIdOfValletta): void {
  const { judge, player } = play;
  if (!paid) return hideGoods(player, 'choice');
  if (sum(paid) > 0) judge.applies('valletta.supply.goods-return');
  else judge.line(rule, 'valletta_pays-nothing', () => ({ player: playerName(player.id) }));
  for (const good of GOOD_INDICES) {
    pay(play, good, paid[good], rule);
    // What cannot be and was paid all the same leaves nobody knows how much.
    if (play.isForbidden && play.unpaid[good] > 0) player.unknownGoods[good] = 'breach';
  }
}

function wrongPrice(play: Play, cell: CellState, price: Situation, paid: GoodsVector, element: BuildElement): Facts {
  const here = coordinates(cell.at);
  const touching = namesOf(ownNeighbours(price.state, price.seat, price.at));
  const own = play.table.cellsOf(price.seat).map(({ at }) => at);
  const across = own.filter((at) => isAcross(coordinates(at), here));
  // Near, but not adjacent.
  const misleading = own.filter((at) => across.includes(at) || isDiagonal(coordinates(at), here));
  const { suspects } = misreadingsOf(price, paid);
  return {
    message: 'valletta_wrong-price',
    with: {
      action: choice(element.name),
      player: playerName(play.player.id),
      cell: name('cell', cell.at),
      price: counts('good', named(price.due)),
      paid: counts('good', named(paid)),
      touching: touching.length,
      neighbours: list(touching.map((at) => name('cell', at))),
      apart: misleading.length,
      how: choice(across.length === 0 ? 'diagonal' : across.length === misleading.length ? 'across' : 'both'),
      others: list(misleading.map((at) => name('cell', at))),
    },
    expected: notation(price.due),
    ...foundAt(element, 'pay', notation(paid)),
    dependsOn: aroundCell(cell.at),
    taints: allGoodsOf(play.player),
    reconstructed: cell.building?.reconstructed.has('cost') ?? false,
    suspects,
    // Three of a kind for one of the same kind is more than is due, and yet somebody was allowed to pay so.
    bug:
      suspects[0] !== 'valletta.substitute.other-type' && isTooDear(price.due, paid) ? 'too-strict' : 'too-permissive',
  };
}

/** What a card that builds for less takes off, and at which rate goods are replaced where that is what is wrong. */
function whyThatPrice({ card }: Play, { printed }: Situation, element: BuildElement, rule: RuleId): Parameters {
  const reduced = reducedBy(card);
  const isReduced = reduced !== undefined && printed[reduced] > 0;
  const asPrinted = named(printed);
  // The gold of the front is no cost of an upgrade.
  if (element.name === 'upgrade') delete asPrinted[GOODS[GOLD]];
  return {
    reduces: choice(isReduced ? 'card' : 'nothing'),
    card: name('character', card),
    printed: counts('good', asPrinted),
    reduction: counts('good', isReduced ? { [GOODS[reduced]]: REDUCTION } : {}),
    rate: choice(rule.startsWith('valletta.substitute.') ? 'told' : 'known'),
  };
}

/** More was paid than three for each unit that is missing: a program that asks for too much. */
function isTooDear(due: GoodsVector, paid: GoodsVector): boolean {
  const short = missing(due, paid);
  return sum(paid) - sum(due) + short > 3 * short;
}

function namesOf(numbers: readonly number[]): readonly Cell[] {
  return numbers.flatMap((number) => CELLS[number] ?? []);
}

function tellPrice(play: Play, price: Situation, lines: readonly PriceLine[], { at, building }: CellState): void {
  const { judge, table } = play;
  judge.line('valletta.build.cost', 'valletta_printed-price', () => ({
    cell: name('cell', at),
    building: name('character', building?.character ?? '?'),
    price: counts('good', named(price.printed)),
  }));
  for (const [rule, good, less] of lines) {
    const isForNeighbours = rule === 'valletta.build.adjacency-discount';
    const neighbours = isForNeighbours ? namesOf(ownNeighbours(price.state, price.seat, price.at)) : [];
    if (isForNeighbours) {
      if (play.card !== 'builder') judge.applies('valletta.build.adjacency-any-builder');
      if (neighbours.some((cell) => table.cells.get(cell)?.builtIn === table.turn))
        judge.applies('valletta.build.built-now-counts');
      judge.applies('valletta.build.adjacency-forced');
    }
    const isUpgrade = rule === 'valletta.upgrade.cost';
    if (price.action === 'upgrade' && !isUpgrade) judge.applies('valletta.card.discount-upgrade');
    judge.line(rule, 'valletta_price-line', () => ({
      less: counts('good', { [GOODS[good]]: less }),
      because: choice(isForNeighbours ? 'neighbours' : isUpgrade ? 'upgrade' : 'card'),
      neighbours: list(neighbours.map((cell) => name('cell', cell))),
      card: name('character', play.card),
    }));
  }
  if (lines.length > 0) {
    judge.line('valletta.build.reduction-order', 'valletta_price-due', () => ({
      price: counts('good', named(price.due)),
    }));
  }
}

function tellSubstitution(play: Play, price: Situation, replaced: GoodsVector, paid: GoodsVector): void {
  const { judge, player } = play;
  const instead = GOOD_INDICES.filter((good) => paid[good] > price.due[good] - replaced[good]);
  if (instead.length > 1) judge.applies('valletta.substitute.mixed');
  if (sum(replaced) > 1) judge.applies('valletta.substitute.several');
  if (replaced[GOLD] > 0 || instead.includes(GOLD)) judge.applies('valletta.substitute.gold-too');
  if (!sameGoods(price.printed, price.due)) judge.applies('valletta.substitute.after-reduction');
  judge.line('valletta.substitute.three-for-one', 'valletta_substituted', () => ({
    units: sum(replaced),
    replaced: counts('good', named(replaced)),
    instead: counts('good', named(plus(plus(paid, price.due, -1), replaced))),
  }));
  if (isWasteful(price.due, paid, player.goods)) {
    judge.note('valletta.substitute.voluntary', () => ({
      message: 'valletta_wasteful',
      with: {
        player: playerName(player.id),
        price: counts('good', named(price.due)),
        paid: counts('good', named(paid)),
      },
    }));
  }
}
