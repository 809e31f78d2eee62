/**
 * Prices that follow from reading a rule wrongly. Where a wrong payment fits exactly one of them, that rule is named:
 * the programmer of the log learns not only that a price is wrong, but why. @see valletta.md 4.6 to 4.8, column V
 */

import type { RuleIdOfValletta } from '../rulebook.js';
import { type Coordinates, isAcross, isDiagonal } from '../table/city.js';
import {
  GOLD,
  GOOD_INDICES,
  type GoodIndex,
  type GoodsVector,
  MATERIAL_INDICES,
  type MutableGoods,
  missing,
  NO_GOODS,
  sameGoods,
  sum,
} from '../table/goods.js';
import { type Card, type Cell, COORDINATES, cardNamed, NEIGHBOURS } from './facts.js';
import { meets, REDUCTION, reductionOf } from './price.js';
import { builtIn, owner, ownNeighbours, turn, upgraded, type Valletta } from './table.js';

/** What a Character that builds may do, once. */
export type BuildingAction = 'build' | 'upgrade';

/** The rule that a price as a whole follows from. */
export const COST_RULE = { build: 'valletta.build.cost', upgrade: 'valletta.upgrade.cost' } as const;

/** A rule whose misreading would give another price. */
interface Misreading {
  readonly rule: RuleIdOfValletta;
  readonly due: GoodsVector;
}

/** What a price depends on. */
export interface Situation {
  readonly state: Valletta;
  readonly action: BuildingAction;
  readonly at: Cell;
  readonly seat: number;
  /** The Character whose function is performed. */
  readonly card: Card;
  /** The cost at the top left of the front, and what is to be paid. */
  readonly printed: GoodsVector;
  readonly due: GoodsVector;
}

/** The rules whose misreading leads to a payment, each once. */
export interface Misreadings {
  /** Those that lead to it as it is; where there are none, those that do with other goods in place of some units. */
  readonly leading: readonly RuleIdOfValletta[];
  /** All of them. What many wrong prices of a program have in common may not be what explains one of them best. */
  readonly suspects: readonly RuleIdOfValletta[];
}

/** @param paid a payment that does not meet the price */
export function misreadingsOf(situation: Situation, paid: GoodsVector): Misreadings {
  const { due: right } = situation;
  const wrong = [...wrongPrices(situation, paid), ...wrongSubstitutions(right, paid)].filter(
    ({ due }) => !sameGoods(due, right),
  );
  const plain = rulesOf(wrong.filter(({ due }) => sameGoods(due, paid)));
  const replaced = wrong.filter(({ due }) => replacesPlainly(due, paid));
  const replacing = rulesOf(replaced);
  if (plain.length > 0) {
    // Four goods for one are rather three, and the gold of a discount that was not granted.
    const dearer = rulesOf(replaced.filter(({ due }) => due[GOLD] > right[GOLD]));
    const isRate = plain.every((rule) => rule === 'valletta.substitute.three-for-one');
    return { leading: isRate && dearer.length > 0 ? dearer : plain, suspects: [...new Set([...plain, ...replacing])] };
  }
  const several = replacesSeveralWrongly(right, paid) ? (['valletta.substitute.several'] as const) : [];
  const leading = replacing.length > 0 ? replacing : several;
  return { leading, suspects: leading };
}

function rulesOf(misreadings: readonly Misreading[]): readonly RuleIdOfValletta[] {
  return [...new Set(misreadings.map(({ rule }) => rule))];
}

/** Three other goods for every unit that is missing, and no unit replaced that could have been paid. */
function replacesPlainly(due: GoodsVector, paid: GoodsVector): boolean {
  const { short, over } = differenceOf(due, paid);
  return short > 0 && over === 3 * short;
}

function* wrongPrices(situation: Situation, paid: GoodsVector): Generator<Misreading> {
  const { state, action, at, seat, printed, due } = situation;
  if (action === 'build') yield* wrongNeighbours(situation);
  else {
    yield { rule: 'valletta.upgrade.cost', due: withGood(due, GOLD, printed[GOLD]) };
    // Gold that replaces nothing is too much, however much it is.
    yield { rule: 'valletta.upgrade.cost', due: withGood(due, GOLD, paid[GOLD]) };
    yield { rule: 'valletta.upgrade.cost', due: [0, due[1] * 2, due[2] * 2, due[3] * 2] };
    yield { rule: 'valletta.upgrade.cost', due: NO_GOODS };
    const touching = ownNeighbours(state, seat, at).length;
    if (touching > 0) yield* takenOff('valletta.upgrade.no-adjacency', due, touching, MATERIAL_INDICES);
  }
  yield* wrongReductions(situation, paid);
}

/** What somebody may take for cells that touch. */
const TAKEN_FOR_NEIGHBOURS: readonly (readonly [
  RuleIdOfValletta,
  (one: Coordinates, other: Coordinates) => boolean,
])[] = [
  ['valletta.build.adjacency-not-across', isAcross],
  ['valletta.build.adjacency-orthogonal', isDiagonal],
  ['valletta.build.adjacency-orthogonal', (one, other) => one.side === other.side && one.column === other.column],
  // As if the rows went on at the other end of the street.
  [
    'valletta.build.adjacency-orthogonal',
    (one, other) =>
      one.side === other.side && Math.abs(one.ring - other.ring) === 1 && Math.abs(one.column - other.column) === 4,
  ],
];

function* wrongNeighbours({ state, at, seat, due, card, printed }: Situation): Generator<Misreading> {
  const own = ownNeighbours(state, seat, at);
  const counting = (rule: RuleIdOfValletta, counted: number): Misreading => ({
    rule,
    due: withGood(due, GOLD, Math.max(0, printed[GOLD] - counted)),
  });
  const here = COORDINATES[at] as Coordinates;
  for (const [rule, isNear] of TAKEN_FOR_NEIGHBOURS) {
    const near = state.facts.cells.filter(
      (cell) => cell !== at && owner.of(state, cell) === seat + 1 && isNear(here, COORDINATES[cell] as Coordinates),
    );
    yield counting(rule, new Set([...own, ...near]).size);
  }
  const foreign = (NEIGHBOURS[at] ?? []).filter((cell) => owner.of(state, cell) !== 0);
  yield counting('valletta.build.adjacency-own-only', foreign.length);
  const twice = own.filter((cell) => upgraded.of(state, cell) === 1);
  yield counting('valletta.build.adjacency-own-only', own.length + twice.length);
  yield { rule: 'valletta.build.cost', due: withGood(due, GOLD, 0) };
  yield { rule: 'valletta.build.cost', due: NO_GOODS };
  const beyond = own.length - printed[GOLD];
  if (beyond > 0) yield* handedOn('valletta.build.adjacency-floor', due, beyond, MATERIAL_INDICES);
  yield counting('valletta.build.adjacency-discount', 2 * own.length);
  // Too much paid: a discount that was not granted, or not for all neighbours.
  const before = own.filter((cell) => builtIn.of(state, cell) !== turn.of(state));
  yield counting('valletta.build.built-now-counts', before.length);
  yield counting('valletta.build.adjacency-forced', 0);
  for (let counted = 1; counted < own.length; counted++) yield counting('valletta.build.adjacency-discount', counted);
  if (card !== BUILDER) yield counting('valletta.build.adjacency-any-builder', 0);
}

const BUILDER = cardNamed('builder');

function* wrongReductions({ printed: cost, due, action, card }: Situation, paid: GoodsVector): Generator<Misreading> {
  const reduction = reductionOf(card);
  if (!reduction) return;
  const { rule, good } = reduction;
  const printed = cost[good];
  for (const units of [0, 1, 3]) yield { rule, due: withGood(due, good, Math.max(0, printed - units)) };
  const full = withGood(due, good, printed);
  if (action === 'upgrade') yield { rule: 'valletta.card.discount-upgrade', due: full };
  const others = MATERIAL_INDICES.filter((other) => other !== good);
  yield* takenOff(rule, full, REDUCTION, others);
  const lost = REDUCTION - printed;
  if (lost > 0) {
    const whole = withGood(paid, good, paid[good] + lost);
    if (meets(due, whole, { anySubstitute: false })) yield { rule: 'valletta.substitute.after-reduction', due: paid };
    yield* handedOn('valletta.card.discount-no-refund', due, lost, GOLD_LAST);
  }
}

const GOLD_LAST = [...MATERIAL_INDICES, GOLD] as const;

/** What is left of a reduction is taken off the other goods, as a program may hand it on: from one to the next, or off one of them. */
function* handedOn(
  rule: RuleIdOfValletta,
  due: GoodsVector,
  units: number,
  goods: readonly GoodIndex[],
): Generator<Misreading> {
  const spread: MutableGoods = [...due];
  let left = units;
  for (const good of GOLD_LAST) {
    const less = Math.min(left, spread[good]);
    spread[good] -= less;
    left -= less;
  }
  yield { rule, due: spread };
  yield* takenOff(rule, due, units, goods);
}

/** Units are taken off one of some goods. */
function* takenOff(
  rule: RuleIdOfValletta,
  due: GoodsVector,
  units: number,
  goods: readonly GoodIndex[],
): Generator<Misreading> {
  for (const good of goods) yield { rule, due: withGood(due, good, Math.max(0, due[good] - units)) };
}

/** Wrong rates of substitution: each gives the price that would have been right. */
function* wrongSubstitutions(due: GoodsVector, paid: GoodsVector): Generator<Misreading> {
  if (!sameGoods(due, paid) && meets(due, paid, { anySubstitute: true }) && mayReplaceItself(due, paid))
    yield { rule: 'valletta.substitute.other-type', due: paid };
  const { short, over } = differenceOf(due, paid);
  if (short > 0 && (over === 2 * short || over === 4 * short))
    yield { rule: 'valletta.substitute.three-for-one', due: paid };
}

/** Where the whole price is paid, goods beyond it replace nothing unless one of them is of a kind that is due. */
function mayReplaceItself(due: GoodsVector, paid: GoodsVector): boolean {
  return missing(due, paid) > 0 || GOOD_INDICES.some((good) => due[good] > 0 && paid[good] > due[good]);
}

/** Several units replaced, but not by three goods each. */
function replacesSeveralWrongly(due: GoodsVector, paid: GoodsVector): boolean {
  const { short, over } = differenceOf(due, paid);
  return short > 1 && over > short && over !== 3 * short;
}

/** How many units are missing in a payment, and how many it has beyond the price. */
function differenceOf(due: GoodsVector, paid: GoodsVector): { short: number; over: number } {
  return { short: missing(due, paid), over: missing(paid, due) };
}

const REDUCING = ['valletta.card.bricklayer', 'valletta.card.stonemason', 'valletta.card.carpenter'] as const;

/** Rules that say no more of a wrong price than one of the others that explain it, too. */
const SAYS_LESS: Partial<Record<RuleIdOfValletta, readonly RuleIdOfValletta[]>> = {
  'valletta.card.discount-upgrade': REDUCING,
  'valletta.substitute.other-type': REDUCING,
  'valletta.substitute.three-for-one': ['valletta.substitute.after-reduction'],
  'valletta.build.adjacency-any-builder': ['valletta.build.adjacency-forced'],
  'valletta.build.adjacency-forced': ['valletta.build.built-now-counts'],
  'valletta.build.adjacency-discount': ['valletta.build.built-now-counts', 'valletta.build.adjacency-forced'],
};

/** Of the rules whose misreading explains a price, those that say most. */
function mostTelling(rules: readonly RuleIdOfValletta[]): readonly RuleIdOfValletta[] {
  return rules.filter((rule) => !SAYS_LESS[rule]?.some((other) => rules.includes(other)));
}

/**
 * The rule that a wrong payment breaks: the one whose misreading explains it, if there is exactly one.
 * @param leading the rules whose misreading leads to it
 */
export function ruleOfPayment(
  { action, due }: Pick<Situation, 'action' | 'due'>,
  paid: GoodsVector,
  leading: readonly RuleIdOfValletta[],
): RuleIdOfValletta {
  const [only, ...others] = mostTelling(leading);
  if (only !== undefined && others.length === 0) return only;
  if (only !== undefined && leading.every(isAboutNeighbours)) return 'valletta.build.adjacency-discount';
  if (sum(paid) > sum(due) && only === undefined) return 'valletta.build.exact-payment';
  return COST_RULE[action];
}

function isAboutNeighbours(rule: RuleIdOfValletta): boolean {
  return rule.startsWith('valletta.build.adjacency') || rule === 'valletta.build.built-now-counts';
}

/** Prices that somebody may have in mind who does not know one rule. */
export function mistakenPrices(situation: Situation): readonly GoodsVector[] {
  return [...wrongPrices(situation, situation.due)].map(({ due }) => due);
}

function withGood(goods: GoodsVector, good: GoodIndex, amount: number): GoodsVector {
  const changed: MutableGoods = [...goods];
  changed[good] = amount;
  return changed;
}
