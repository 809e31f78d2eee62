/**
 * Prices that follow from reading a rule wrongly. Where a wrong payment fits exactly one of them, that rule is named:
 * the programmer of the log learns not only that a price is wrong, but why. @see valletta.md 4.6 to 4.8, column V
 */

import type { RuleIdOfValletta } from '../rulebook.js';
import { coordinates, neighboursOf } from '../table/city.js';
import {
  BRICK,
  GOLD,
  GOOD_INDICES,
  type GoodIndex,
  type GoodsVector,
  MATERIAL_INDICES,
  type MutableGoods,
  missing,
  STONE,
  sameGoods,
  sum,
  WOOD,
} from '../table/goods.js';
import type { Cell, Character } from '../vocabulary.js';
import { cardNamed } from './facts.js';
import { meets, REDUCTION, REDUCTIONS } from './price.js';

/** What a Character that builds may do, once. */
export type BuildingAction = 'build' | 'upgrade';

/** The rule that a price as a whole follows from. */
export const COST_RULE = { build: 'valletta.build.cost', upgrade: 'valletta.upgrade.cost' } as const;

/** A rule whose misreading would give another price. */
interface Misreading {
  readonly rule: RuleIdOfValletta;
  readonly due: GoodsVector;
}

/** The display, as far as a price depends on it. */
export interface City {
  readonly cells: readonly Cell[];
  /** The 0-based seat that has built there. */
  owner(at: Cell): number | undefined;
  isUpgraded(at: Cell): boolean;
  /** Whether it was built in this turn. */
  isNew(at: Cell): boolean;
}

/** What a price depends on. */
export interface Situation {
  readonly city: City;
  readonly action: BuildingAction;
  readonly at: Cell;
  readonly seat: number;
  readonly card: Character | undefined;
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
  const replacing = rulesOf(wrong.filter(({ due }) => replacesPlainly(due, paid)));
  if (plain.length > 0) return { leading: plain, suspects: [...new Set([...plain, ...replacing])] };
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
  const { action, printed, due, card } = situation;
  if (action === 'build') yield* wrongNeighbours(situation);
  else {
    yield { rule: 'valletta.upgrade.cost', due: withGood(due, GOLD, printed[GOLD]) };
    // Gold that replaces nothing is too much, however much it is.
    yield { rule: 'valletta.upgrade.cost', due: withGood(due, GOLD, paid[GOLD]) };
    yield { rule: 'valletta.upgrade.cost', due: [0, due[1] * 2, due[2] * 2, due[3] * 2] };
    yield { rule: 'valletta.upgrade.cost', due: [0, 0, 0, 0] };
    const touching = touchingOwn(situation).length;
    for (const good of MATERIAL_INDICES) {
      if (touching > 0) yield { rule: 'valletta.upgrade.no-adjacency', due: minus(due, good, touching) };
    }
  }
  if (card) yield* wrongReductions(situation, card, paid);
}

function* wrongNeighbours(situation: Situation): Generator<Misreading> {
  const { city, at: site, seat, due, card } = situation;
  const gold = situation.printed[GOLD];
  const own = new Set<Cell>(touchingOwn(situation));
  const withNeighbours = (cells: Iterable<Cell>): GoodsVector =>
    withGood(due, GOLD, Math.max(0, gold - new Set(cells).size));
  const ownAmong = (cells: readonly Cell[]): Cell[] => cells.filter((at) => city.owner(at) === seat);
  const { side, ring, column } = coordinates(site);
  const near = (test: (other: ReturnType<typeof coordinates>) => boolean): Cell[] =>
    ownAmong(city.cells.filter((at) => at !== site && test(coordinates(at))));

  const across = near((other) => other.side !== side && ring === 1 && other.ring === 1 && other.column === column);
  yield { rule: 'valletta.build.adjacency-not-across', due: withNeighbours([...own, ...across]) };
  const diagonal = near(
    (other) => other.side === side && Math.abs(other.ring - ring) === 1 && Math.abs(other.column - column) === 1,
  );
  yield { rule: 'valletta.build.adjacency-orthogonal', due: withNeighbours([...own, ...diagonal]) };
  const sameColumn = near((other) => other.side === side && other.column === column);
  yield { rule: 'valletta.build.adjacency-orthogonal', due: withNeighbours([...own, ...sameColumn]) };
  const wrapped = near((other) => {
    const end = (column === 5 && other.column === 1) || (column === 1 && other.column === 5);
    return end && other.side === side && Math.abs(other.ring - ring) === 1;
  });
  yield { rule: 'valletta.build.adjacency-orthogonal', due: withNeighbours([...own, ...wrapped]) };
  const foreign = neighboursOf(site).filter((at) => city.owner(at) !== undefined);
  yield { rule: 'valletta.build.adjacency-own-only', due: withNeighbours(foreign) };
  const upgraded = [...own].filter((at) => city.isUpgraded(at)).length;
  yield {
    rule: 'valletta.build.adjacency-own-only',
    due: withGood(due, GOLD, Math.max(0, gold - own.size - upgraded)),
  };
  yield { rule: 'valletta.build.cost', due: withGood(due, GOLD, 0) };
  yield { rule: 'valletta.build.cost', due: [0, 0, 0, 0] };
  const beyond = own.size - gold;
  if (beyond > 0) {
    yield { rule: 'valletta.build.adjacency-floor', due: spread(due, beyond) };
    for (const good of MATERIAL_INDICES)
      yield { rule: 'valletta.build.adjacency-floor', due: minus(due, good, beyond) };
  }
  yield { rule: 'valletta.build.adjacency-discount', due: withGood(due, GOLD, Math.max(0, gold - 2 * own.size)) };
  // Too much paid: a discount that was not granted, or not for all neighbours.
  const before = [...own].filter((at) => !city.isNew(at)).length;
  const forgotten: [RuleIdOfValletta, number][] = [
    ['valletta.build.built-now-counts', before],
    ['valletta.build.adjacency-forced', 0],
  ];
  for (let counted = 1; counted < own.size; counted++) forgotten.push(['valletta.build.adjacency-discount', counted]);
  if (card !== 'builder') forgotten.push(['valletta.build.adjacency-any-builder', 0]);
  for (const [rule, counted] of forgotten) {
    yield { rule, due: withGood(due, GOLD, Math.max(0, gold - counted)) };
  }
}

function* wrongReductions(
  { printed: cost, due, action }: Situation,
  card: Character,
  paid: GoodsVector,
): Generator<Misreading> {
  const reduction = REDUCTIONS.get(cardNamed(card));
  if (!reduction) return;
  const { rule } = reduction;
  const good = reduction.good;
  const printed = cost[good];
  for (const units of [0, 1, 3]) yield { rule, due: withGood(due, good, Math.max(0, printed - units)) };
  const full = withGood(due, good, printed);
  if (action === 'upgrade') yield { rule: 'valletta.card.discount-upgrade', due: full };
  for (const other of MATERIAL_INDICES) {
    if (other !== good) yield { rule, due: minus(full, other, Math.min(REDUCTION, full[other])) };
  }
  const lost = REDUCTION - printed;
  if (lost > 0) {
    const whole = withGood(paid, good, paid[good] + lost);
    if (meets(due, whole, { anySubstitute: false })) yield { rule: 'valletta.substitute.after-reduction', due: paid };
    yield { rule: 'valletta.card.discount-no-refund', due: spread(due, lost) };
    for (const other of [WOOD, STONE, BRICK, GOLD] as const)
      yield { rule: 'valletta.card.discount-no-refund', due: minus(due, other, lost) };
  }
}

/** Wrong rates of substitution: each gives the price that would have been right. */
function* wrongSubstitutions(due: GoodsVector, paid: GoodsVector): Generator<Misreading> {
  if (!sameGoods(due, paid) && meets(due, paid, { anySubstitute: true }) && mayReplaceItself(due, paid))
    yield { rule: 'valletta.substitute.other-type', due: paid };
  const { short, over } = differenceOf(due, paid);
  if (short > 0 && over !== 3 * short && (over === 2 * short || over === 4 * short)) {
    yield { rule: 'valletta.substitute.three-for-one', due: paid };
  }
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

function touchingOwn({ city, at: site, seat }: Situation): Cell[] {
  return neighboursOf(site).filter((at) => city.owner(at) === seat);
}

function withGood(goods: GoodsVector, good: GoodIndex, amount: number): GoodsVector {
  const changed: MutableGoods = [...goods];
  changed[good] = amount;
  return changed;
}

function minus(goods: GoodsVector, good: GoodIndex, less: number): GoodsVector {
  return withGood(goods, good, Math.max(0, goods[good] - less));
}

/** Takes units off the goods in their order, gold last: how a program hands on what is left of a reduction. */
function spread(goods: GoodsVector, units: number): GoodsVector {
  const changed: MutableGoods = [...goods];
  let left = units;
  for (const good of [WOOD, STONE, BRICK, GOLD] as const) {
    const less = Math.min(left, changed[good]);
    changed[good] -= less;
    left -= less;
  }
  return changed;
}
