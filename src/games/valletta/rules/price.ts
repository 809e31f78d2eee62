/** What a building or an upgrade costs, and which payments meet that. @see valletta.md 4.6 to 4.8 */
import type { Values } from '../../../kernel/choice.js';
import type { Random } from '../../../kernel/random.js';
import type { Profile } from '../profile.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import {
  BRICK,
  GOLD,
  GOOD_INDICES,
  type GoodIndex,
  type GoodsVector,
  goodsBy,
  type MutableGoods,
  STONE,
  WOOD,
} from '../table/goods.js';
import { CARDS, type Card, cardNamed } from './facts.js';

/** A Character that builds for less: the good of which its price has two less. */
interface Reduction {
  readonly good: GoodIndex;
  readonly rule: RuleIdOfValletta;
}

/** By the number of the card. */
const REDUCTIONS: (Reduction | undefined)[] = CARDS.map(() => undefined);
REDUCTIONS[cardNamed('bricklayer')] = { good: BRICK, rule: 'valletta.card.bricklayer' };
REDUCTIONS[cardNamed('stonemason')] = { good: STONE, rule: 'valletta.card.stonemason' };
REDUCTIONS[cardNamed('carpenter')] = { good: WOOD, rule: 'valletta.card.carpenter' };

/** Undefined where a card builds for the whole price. */
export function reductionOf(card: Card): Reduction | undefined {
  return REDUCTIONS[card];
}

/** How many units less a reduced price has. @see valletta.card.discount-no-refund */
export const REDUCTION = 2;

/** What a price has less: by which rule, of which good, and at least one unit. */
export type PriceLine = readonly [rule: RuleIdOfValletta, good: GoodIndex, less: number];
/** Hears each line of a price. */
export type HearsLine = (...line: PriceLine) => void;

/**
 * Writes down what is to be paid: the printed cost after all reductions, each of which stops at nothing.
 * @param due is filled
 * @param printed the cost at the top left of the front
 * @param start where it begins
 * @param card the Character whose function is performed
 * @param touching own buildings that touch the cell @see valletta.build.adjacency-discount
 * @see valletta.build.reduction-order
 */
export function reckon(
  due: MutableGoods,
  printed: ArrayLike<number>,
  start: number,
  isUpgrade: boolean,
  card: Card,
  touching: number,
  hears?: HearsLine,
): void {
  for (const good of GOOD_INDICES) due[good] = printed[start + good] as number;
  if (isUpgrade) takeOff(due, GOLD, due[GOLD], 'valletta.upgrade.cost', hears);
  const reduction = reductionOf(card);
  if (reduction) takeOff(due, reduction.good, REDUCTION, reduction.rule, hears);
  if (!isUpgrade) takeOff(due, GOLD, touching, 'valletta.build.adjacency-discount', hears);
}

/** valletta.build.adjacency-floor */
function takeOff(
  due: MutableGoods,
  good: GoodIndex,
  units: number,
  rule: RuleIdOfValletta,
  hears: HearsLine | undefined,
): void {
  const before = due[good];
  const less = Math.min(units, before);
  due[good] = before - less;
  if (less > 0) hears?.(rule, good, less);
}

/** Whether a unit may be replaced by its own kind, too. @see option house.substitute-type */
export type Substitutes = Pick<Profile, 'anySubstitute'>;

/**
 * Whether a payment meets a price, with three other goods for each unit that is replaced.
 *
 * Of each good a number of units is replaced that lies between two bounds: what is missing of it, and what the goods leave that
 * stand in for others. The number of all units follows from the sums.
 *
 * @param kinds what a unit may be replaced by
 * @param replaced is filled with the units that were replaced, gold first where that is left open
 * @see valletta.substitute.three-for-one, the formula of valletta.md 4.8
 */
export function meets(due: GoodsVector, paid: GoodsVector, kinds: Substitutes, replaced?: MutableGoods): boolean {
  return meetsWith(due, paid, false, replaced) || (kinds.anySubstitute && meetsWith(due, paid, true, replaced));
}

/** @param anyKind whether a unit may be replaced by its own kind, too */
function meetsWith(due: GoodsVector, paid: GoodsVector, anyKind: boolean, replaced: MutableGoods | undefined): boolean {
  let surplus = 0;
  for (const good of GOOD_INDICES) surplus += paid[good] - due[good];
  if (surplus % 2 !== 0) return false;
  const units = surplus / 2;
  let least = 0;
  let most = 0;
  for (const good of GOOD_INDICES) {
    least += missing(due, paid, good);
    most += replaceable(due, paid, good, units, anyKind);
  }
  // Bounds that cross at one good need no test: then more is missing, of it or of the others, than there are units.
  if (units < least || units > most) return false;
  if (replaced) distribute(due, paid, anyKind, units, units - least, replaced);
  return true;
}

/** Units of a good that are due and not paid: they are replaced for certain. */
function missing(due: GoodsVector, paid: GoodsVector, good: GoodIndex): number {
  return Math.max(0, due[good] - paid[good]);
}

/** Most units of a good that can be replaced. @see valletta.substitute.other-type */
function replaceable(due: GoodsVector, paid: GoodsVector, good: GoodIndex, units: number, anyKind: boolean): number {
  const printed = due[good];
  return anyKind ? printed : Math.min(printed, Math.floor((3 * units + printed - paid[good]) / 4));
}

function distribute(
  due: GoodsVector,
  paid: GoodsVector,
  anyKind: boolean,
  units: number,
  toSpare: number,
  replaced: MutableGoods,
): void {
  let spare = toSpare;
  for (const good of GOOD_INDICES) {
    const fewest = missing(due, paid, good);
    const more = Math.min(spare, replaceable(due, paid, good, units, anyKind) - fewest);
    replaced[good] = fewest + more;
    spare -= more;
  }
}

/** Whether a price can be paid: every unit that is short wants three others to spare. */
export function isPayable(due: GoodsVector, owned: GoodsVector): boolean {
  let short = 0;
  let spare = 0;
  for (const good of GOOD_INDICES) {
    const left = owned[good] - due[good];
    if (left < 0) short -= left;
    else spare += left;
  }
  return spare >= 3 * short;
}

/** What is paid, as one number: seven bits for each good. */
const BITS = 7;
/** No more of a good can be written down. */
export const MOST_PAID = (1 << BITS) - 1;

/** Some payment that the record hides, or that nobody can reckon. */
export const HIDDEN_PAYMENT = -1;
/** More of a good than anybody can have. */
export const TOO_MUCH = -2;

/** @returns undefined where it is more than anybody has */
export function packed(amounts: GoodsVector): number | undefined {
  let payment = 0;
  for (const good of GOOD_INDICES) {
    const amount = amounts[good];
    if (amount < 0 || amount > MOST_PAID) return undefined;
    payment |= amount << (good * BITS);
  }
  return payment;
}

/** How much of a good is paid. */
export function paidIn(payment: number, good: GoodIndex): number {
  return (payment >> (good * BITS)) & MOST_PAID;
}

/** All that is paid. */
export function unpacked(payment: number): GoodsVector {
  return goodsBy((good) => paidIn(payment, good));
}

const paid: MutableGoods = [0, 0, 0, 0];

/** The payments that replace as few units as can be, those with most gold first. */
export function leastReplacing(due: GoodsVector, owned: GoodsVector, values: Values): void {
  add(due, owned, GOLD, 3 * payWhatIsThere(due, owned), values);
}

/** Writes down what is paid of the price itself. @returns how many units are missing */
function payWhatIsThere(due: GoodsVector, owned: GoodsVector): number {
  let short = 0;
  for (const good of GOOD_INDICES) {
    paid[good] = Math.min(owned[good], due[good]);
    short += due[good] - paid[good];
  }
  return short;
}

/** Adds so many goods that are to spare, from one kind on. */
function add(due: GoodsVector, owned: GoodsVector, good: GoodIndex, left: number, values: Values): void {
  const before = paid[good];
  const most = Math.min(left, Math.max(0, owned[good] - due[good]));
  const isLast = good === BRICK;
  for (let more = most; more >= 0; more -= 1) {
    if (isLast && more < left) break;
    paid[good] = before + more;
    if (!isLast) add(due, owned, (good + 1) as GoodIndex, left - more, values);
    else {
      const payment = packed(paid);
      if (payment !== undefined) values.push(payment);
    }
  }
  paid[good] = before;
}

/** One of them at random: what stands in for others is drawn from the goods to spare. */
export function onePayment(due: GoodsVector, owned: GoodsVector, random: Random): number {
  const short = payWhatIsThere(due, owned);
  let spare = 0;
  // Of a good that is missing, all is paid.
  for (const good of GOOD_INDICES) spare += owned[good] - paid[good];
  for (let left = 3 * short; left > 0; left -= 1) {
    let drawn = random.below(spare);
    for (const good of GOOD_INDICES) {
      const toSpare = owned[good] - paid[good];
      if (drawn < toSpare) {
        paid[good] += 1;
        break;
      }
      drawn -= toSpare;
    }
    spare -= 1;
  }
  return packed(paid) ?? HIDDEN_PAYMENT;
}
