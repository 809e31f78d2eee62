/** Building and upgrading, with the payment. @see valletta.md 4.6 to 4.9 */
import type { Choice, Values } from '../../../kernel/choice.js';
import { Slot } from '../../../kernel/game-definition.js';
import type { Index, Seat } from '../../../kernel/index-of.js';
import { type Truth, UNKNOWN } from '../../../kernel/truth.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { areaOf } from '../table/city.js';
import { GOOD_INDICES, goodsBy, type MutableGoods } from '../table/goods.js';
import { cardIn, functionOf } from './apprentice.js';
import { type Card, CELLS, type Cell, COORDINATES, NEIGHBOURS, UNSEEN } from './facts.js';
import {
  type BuildingAction,
  COST_RULE,
  misreadingsOf,
  mistakenPrices,
  ruleOfPayment,
  type Situation,
} from './misreadings.js';
import {
  type HearsLine,
  HIDDEN_PAYMENT,
  isPayable,
  leastReplacing,
  MOST_PAID,
  meets,
  onePayment,
  packed,
  paidIn,
  reckon,
  TOO_MUCH,
} from './price.js';
import { score, triggerEnd } from './score.js';
import * as cells from './table.js';

type Valletta = cells.Valletta;

/** valletta.bonus.two-points */
export const BONUS = 2;

/** What a Character that builds does. */
export type Action = Index<'building action'>;
export const NOTHING = 0 as Action;
export const BUILD = 1 as Action;
export const UPGRADE = 2 as Action;

type VallettaSlot<V extends number = number> = Slot<Valletta, V, RuleIdOfValletta>;

const due: MutableGoods = [0, 0, 0, 0];
const owned: MutableGoods = [0, 0, 0, 0];

/** Own buildings that touch a cell. @see valletta.build.adjacency-own-only */
function touching(state: Valletta, seat: Seat, cell: Cell): number {
  let count = 0;
  for (const other of NEIGHBOURS[cell] ?? []) if (cells.owner.of(state, other) === seat + 1) count += 1;
  return count;
}

/** Reckons the price of a cell into `due`. @returns whether it is known */
function reckonPrice(
  state: Valletta,
  seat: Seat,
  isUpgrade: boolean,
  cell: Cell,
  performs: Card,
  hears?: HearsLine,
): boolean {
  const building = cells.buildingOf(state, cell);
  if (building === UNSEEN) return false;
  const start = building * GOOD_INDICES.length;
  // Of a cost all is known, or nothing.
  if (state.facts.costs[start] === UNKNOWN) return false;
  reckon(due, state.facts.costs, start, isUpgrade, performs, isUpgrade ? 0 : touching(state, seat, cell), hears);
  return true;
}

function reckonChosen(state: Valletta, choice: Choice, hears?: HearsLine): boolean {
  const isUpgrade = action.of(choice) === UPGRADE;
  return reckonPrice(state, choice.seat, isUpgrade, site.of(choice), functionOf(state, cardIn(choice)), hears);
}

/** Writes down what can be paid with: of goods that the record hides as many as the price has. */
function countGoods(state: Valletta, seat: Seat): void {
  for (const good of GOOD_INDICES) {
    const amount = cells.goods.of(state, seat, good);
    owned[good] = amount === UNKNOWN ? due[good] : amount;
  }
}

function canPay(state: Valletta, seat: Seat, isUpgrade: boolean, cell: Cell, performs: Card): boolean {
  if (!reckonPrice(state, seat, isUpgrade, cell, performs)) return true;
  countGoods(state, seat);
  return isPayable(due, owned);
}

function isFree(state: Valletta, cell: Cell): boolean {
  return state.facts.isUsed[cell] === 1 && cells.owner.of(state, cell) === 0;
}

function isOwnFront(state: Valletta, seat: Seat, cell: Cell): boolean {
  return cells.owner.of(state, cell) === seat + 1 && cells.upgraded.of(state, cell) === 0;
}

/** Whether an action can be carried out anywhere. */
function leadsOn(state: Valletta, choice: Choice, value: Action): boolean {
  if (value === NOTHING) return true;
  const { seat } = choice;
  const performs = functionOf(state, cardIn(choice));
  for (const cell of CELLS) {
    const mayBe = value === BUILD ? isFree(state, cell) : isOwnFront(state, seat, cell);
    if (mayBe && canPay(state, seat, value === UPGRADE, cell, performs)) return true;
  }
  return false;
}

/** One building or one upgrade, or nothing. @see valletta.card.builder */
export const action: VallettaSlot<Action> = new Slot({
  name: 'action',
  at: 1,
  domain: [NOTHING, BUILD, UPGRADE],
  conditions: [
    {
      rule: 'valletta.build.house-available',
      holds: (state, { seat }, value) => value !== BUILD || cells.houses.of(state, seat) > 0,
    },
  ],
  leadsOn,
  followedBy: (_, __, value) => (value === NOTHING ? [] : value === BUILD ? BUILD_SLOTS : UPGRADE_SLOTS),
});

const onDisplay = {
  rule: 'valletta.build.on-display',
  holds: (state: Valletta, _: Choice, cell: Cell): Truth => state.facts.isUsed[cell] === 1,
} as const;

/** A cell that an action is about, if it can be paid for. */
function siteOf(isUpgrade: boolean, conditions: VallettaSlot<Cell>['declared']['conditions']): VallettaSlot<Cell> {
  return new Slot({
    name: 'at',
    at: 2,
    domain: CELLS,
    conditions: [onDisplay, ...conditions],
    leadsOn: (state, choice, cell) => canPay(state, choice.seat, isUpgrade, cell, functionOf(state, cardIn(choice))),
  });
}

/** Where is built. */
export const site = siteOf(false, [
  { rule: 'valletta.build.unbuilt-only', holds: (state, _, cell) => cells.owner.of(state, cell) === 0 },
]);

/** What is upgraded. */
export const ownSite = siteOf(true, [
  { rule: 'valletta.upgrade.own-only', holds: (state, { seat }, cell) => cells.owner.of(state, cell) === seat + 1 },
  { rule: 'valletta.upgrade.once', holds: (state, _, cell) => cells.upgraded.of(state, cell) === 0 },
]);

function actionIn(choice: Choice): BuildingAction {
  return action.of(choice) === BUILD ? 'build' : 'upgrade';
}

const offered: MutableGoods = [0, 0, 0, 0];

function isMet(state: Valletta, choice: Choice, payment: number): Truth {
  if (payment === HIDDEN_PAYMENT || !reckonChosen(state, choice) || cells.isCityHidden.of(state) === 1)
    return 'unknown';
  if (payment === TOO_MUCH) return false;
  for (const good of GOOD_INDICES) offered[good] = paidIn(payment, good);
  return meets(due, offered, state.facts.profile);
}

/** What the price of the chosen cell depends on, with its reckoning; undefined where nobody knows it. @param hears each line of it */
export function situationOf(state: Valletta, choice: Choice, hears?: HearsLine): Situation | undefined {
  if (!reckonChosen(state, choice, hears)) return undefined;
  const at = site.of(choice);
  const { costs } = state.facts;
  const start = cells.buildingOf(state, at) * GOOD_INDICES.length;
  return {
    state,
    action: actionIn(choice),
    at,
    seat: choice.seat,
    card: functionOf(state, cardIn(choice)),
    printed: goodsBy((good) => costs[start + good] as number),
    due: [...due],
  };
}

/** The rule that a payment breaks which does not meet the price. */
function ruleOfChosen(state: Valletta, choice: Choice, value: number, holds: Truth): RuleIdOfValletta {
  const situation = holds === false ? situationOf(state, choice) : undefined;
  if (!situation) return COST_RULE[actionIn(choice)];
  const paid = goodsBy((good) => (value === TOO_MUCH ? MOST_PAID : paidIn(value, good)));
  return ruleOfPayment(situation, paid, misreadingsOf(situation, paid).leading);
}

/** The price that cannot be paid, and prices that follow from a rule that is not known. */
function mistakes(state: Valletta, choice: Choice, values: Values): void {
  const situation = situationOf(state, choice);
  if (!situation) return;
  for (const price of [situation.due, ...mistakenPrices(situation)]) {
    const paid = packed(price);
    if (paid !== undefined) values.push(paid);
  }
}

function isOwned(state: Valletta, seat: Seat, payment: number): Truth {
  if (payment === HIDDEN_PAYMENT) return 'unknown';
  let truth: Truth = true;
  for (const good of GOOD_INDICES) {
    const amount = cells.goods.of(state, seat, good);
    const offers = paidIn(payment, good);
    if (amount === UNKNOWN) truth = offers > 0 ? 'unknown' : truth;
    else if (offers > amount || payment === TOO_MUCH) return false;
  }
  return truth;
}

/** What is paid. A payment that replaces more than it must is legal, and is not offered. */
export const payment: VallettaSlot<number> = new Slot({
  name: 'pay',
  at: 3,
  domain: (state, choice, values) => {
    if (!reckonChosen(state, choice)) return values.push(HIDDEN_PAYMENT);
    countGoods(state, choice.seat);
    leastReplacing(due, owned, values);
  },
  conditions: [
    { rule: ruleOfChosen, holds: isMet },
    {
      rule: (_, choice) => COST_RULE[actionIn(choice)],
      holds: (state, { seat }, value) => isOwned(state, seat, value),
    },
  ],
  mistakes,
  pick: (state, choice, random) => {
    if (!reckonChosen(state, choice)) return HIDDEN_PAYMENT;
    countGoods(state, choice.seat);
    return isPayable(due, owned) ? onePayment(due, owned, random) : undefined;
  },
});

const BUILD_SLOTS: readonly VallettaSlot[] = [site, payment];
const UPGRADE_SLOTS: readonly VallettaSlot[] = [ownSite, payment];

/** Carries the action out, in the order of the rulebook. @see valletta.build.step-order */
export function buildOrUpgrade(state: Valletta, choice: Choice): void {
  const chosen = action.of(choice);
  if (chosen === NOTHING) return;
  const { seat } = choice;
  const cell = site.of(choice);
  payChosen(state, choice);
  if (chosen === BUILD) build(state, seat, cell);
  else cells.upgraded.set(state, cell, 1);
  if (areaOf(cells.jean.of(state)) === COORDINATES[cell]?.column)
    score(state, seat, BONUS, 'valletta.bonus.two-points');
}

function payChosen(state: Valletta, choice: Choice): void {
  const paid = payment.of(choice);
  for (const good of GOOD_INDICES) {
    if (paid === HIDDEN_PAYMENT) cells.goods.set(state, choice.seat, good, UNKNOWN);
    else cells.pay(state, choice.seat, good, paidIn(paid, good), COST_RULE[actionIn(choice)]);
  }
}

/** valletta.build.take-character, valletta.build.place-house */
function build(state: Valletta, seat: Seat, cell: Cell): void {
  const building = cells.buildingOf(state, cell);
  const lies = cells.owner.of(state, cell) === 0;
  const card = building === UNSEEN ? UNSEEN : (state.facts.characters[building] as number);
  if (lies) cells.enterHand(state, seat, card as Card, 'valletta.build.take-character');
  cells.owner.set(state, cell, seat + 1);
  cells.builtIn.set(state, cell, cells.turn.of(state));
  if (cells.houses.of(state, seat) > 0) cells.houses.add(state, seat, -1, 'valletta.build.place-house');
  if (cells.houses.of(state, seat) === 0) triggerEnd(state, seat, cells.BY_HOUSES);
}
