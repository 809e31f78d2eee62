/**
 * Prices that follow from reading a rule wrongly. Where a wrong payment fits exactly one of them, that rule is named:
 * the programmer of the log learns not only that a price is wrong, but why. @see valletta.md 4.6 to 4.8, column V
 */
import { coordinates, neighboursOf } from './city.js';
import {
  BRICK,
  GOLD,
  GOOD_INDICES,
  type GoodIndex,
  type GoodsVector,
  MATERIAL_INDICES,
  type MutableGoods,
  STONE,
  sameGoods,
  WOOD,
} from './goods.js';
import { type BuildingAction, isReducer, type Price, REDUCES, settle } from './price.js';
import type { RuleIdOfValletta } from './rulebook.js';
import type { CellState, TableState } from './state.js';
import type { Cell, Character } from './vocabulary.js';

/** A rule whose misreading would give another price. */
interface Misreading {
  readonly rule: RuleIdOfValletta;
  readonly due: GoodsVector;
}

/** What a price depends on. */
interface Situation {
  readonly table: TableState;
  readonly action: BuildingAction;
  readonly cell: CellState;
  readonly seat: number;
  readonly card: Character | undefined;
  readonly price: Price;
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
  const { due: right } = situation.price;
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
  const { action, price, card } = situation;
  if (action === 'build') yield* wrongNeighbours(situation);
  else {
    yield { rule: 'valletta.upgrade.cost', due: withGood(price.due, GOLD, price.printed[GOLD]) };
    yield { rule: 'valletta.upgrade.cost', due: [0, price.due[1] * 2, price.due[2] * 2, price.due[3] * 2] };
    yield { rule: 'valletta.upgrade.cost', due: [0, 0, 0, 0] };
    const touching = touchingOwn(situation).length;
    for (const good of MATERIAL_INDICES) {
      if (touching > 0) yield { rule: 'valletta.upgrade.no-adjacency', due: minus(price.due, good, touching) };
    }
  }
  if (card) yield* wrongReductions(situation, card, paid);
}

function* wrongNeighbours(situation: Situation): Generator<Misreading> {
  const { table, cell, seat, price, card } = situation;
  const gold = price.printed[GOLD];
  const own = new Set<Cell>(touchingOwn(situation));
  const withNeighbours = (cells: Iterable<Cell>): GoodsVector =>
    withGood(price.due, GOLD, Math.max(0, gold - new Set(cells).size));
  const ownAmong = (cells: readonly Cell[]): Cell[] => cells.filter((at) => table.cells.get(at)?.owner === seat);
  const { side, ring, column } = coordinates(cell.at);
  const all = [...table.cells.keys()];
  const near = (test: (other: ReturnType<typeof coordinates>) => boolean): Cell[] =>
    ownAmong(all.filter((at) => at !== cell.at && test(coordinates(at))));

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
  const foreign = neighboursOf(cell.at).filter((at) => table.cells.get(at)?.owner !== undefined);
  yield { rule: 'valletta.build.adjacency-own-only', due: withNeighbours(foreign) };
  const upgraded = [...own].filter((at) => table.cells.get(at)?.upgraded).length;
  yield {
    rule: 'valletta.build.adjacency-own-only',
    due: withGood(price.due, GOLD, Math.max(0, gold - own.size - upgraded)),
  };
  yield { rule: 'valletta.build.cost', due: withGood(price.due, GOLD, 0) };
  yield { rule: 'valletta.build.cost', due: [0, 0, 0, 0] };
  const beyond = own.size - gold;
  if (beyond > 0) {
    yield { rule: 'valletta.build.adjacency-floor', due: spread(price.due, beyond) };
    for (const good of MATERIAL_INDICES)
      yield { rule: 'valletta.build.adjacency-floor', due: minus(price.due, good, beyond) };
  }
  yield { rule: 'valletta.build.adjacency-discount', due: withGood(price.due, GOLD, Math.max(0, gold - 2 * own.size)) };
  // Too much paid: a discount that was not granted, or not for all neighbours.
  const before = [...own].filter((at) => table.cells.get(at)?.builtIn !== table.turn).length;
  const forgotten: [RuleIdOfValletta, number][] = [
    ['valletta.build.built-now-counts', before],
    ['valletta.build.adjacency-forced', 0],
  ];
  for (let counted = 1; counted < own.size; counted++) forgotten.push(['valletta.build.adjacency-discount', counted]);
  if (card !== 'builder') forgotten.push(['valletta.build.adjacency-any-builder', 0]);
  for (const [rule, counted] of forgotten) {
    yield { rule, due: withGood(price.due, GOLD, Math.max(0, gold - counted)) };
  }
}

function* wrongReductions({ price, action }: Situation, card: Character, paid: GoodsVector): Generator<Misreading> {
  const good = REDUCES[card];
  if (good === undefined || !isReducer(card)) return;
  const rule = `valletta.card.${card}` as const;
  const printed = price.printed[good];
  for (const reduction of [0, 1, 3]) yield { rule, due: withGood(price.due, good, Math.max(0, printed - reduction)) };
  const full = withGood(price.due, good, printed);
  if (action === 'upgrade') yield { rule: 'valletta.card.discount-upgrade', due: full };
  for (const other of MATERIAL_INDICES) {
    if (other !== good) yield { rule, due: minus(full, other, Math.min(2, full[other])) };
  }
  const lost = 2 - printed;
  if (lost > 0) {
    const whole = withGood(paid, good, paid[good] + lost);
    if (settle(price.due, whole, false)) yield { rule: 'valletta.substitute.after-reduction', due: paid };
    yield { rule: 'valletta.card.discount-no-refund', due: spread(price.due, lost) };
    for (const other of [WOOD, STONE, BRICK, GOLD] as const)
      yield { rule: 'valletta.card.discount-no-refund', due: minus(price.due, other, lost) };
  }
}

/** Wrong rates of substitution: each gives the price that would have been right. */
function* wrongSubstitutions(due: GoodsVector, paid: GoodsVector): Generator<Misreading> {
  if (!sameGoods(due, paid) && settle(due, paid, true)) yield { rule: 'valletta.substitute.other-type', due: paid };
  const { short, over } = differenceOf(due, paid);
  if (short > 0 && over !== 3 * short && (over === 2 * short || over === 4 * short)) {
    yield { rule: 'valletta.substitute.three-for-one', due: paid };
  }
}

/** Several units replaced, but not by three goods each. */
function replacesSeveralWrongly(due: GoodsVector, paid: GoodsVector): boolean {
  const { short, over } = differenceOf(due, paid);
  return short > 1 && over > short && over !== 3 * short;
}

/** How many units are missing in a payment, and how many it has beyond the price. */
function differenceOf(due: GoodsVector, paid: GoodsVector): { short: number; over: number } {
  const units = (difference: (good: GoodIndex) => number): number =>
    GOOD_INDICES.reduce<number>((total, good) => total + Math.max(0, difference(good)), 0);
  return { short: units((good) => due[good] - paid[good]), over: units((good) => paid[good] - due[good]) };
}

const REDUCTIONS = ['valletta.card.bricklayer', 'valletta.card.stonemason', 'valletta.card.carpenter'] as const;

/** Rules that say no more of a wrong price than one of the others that explain it, too. */
const SAYS_LESS: Partial<Record<RuleIdOfValletta, readonly RuleIdOfValletta[]>> = {
  'valletta.card.discount-upgrade': REDUCTIONS,
  'valletta.substitute.other-type': REDUCTIONS,
  'valletta.substitute.three-for-one': ['valletta.substitute.after-reduction'],
  'valletta.build.adjacency-any-builder': ['valletta.build.adjacency-forced'],
  'valletta.build.adjacency-forced': ['valletta.build.built-now-counts'],
  'valletta.build.adjacency-discount': ['valletta.build.built-now-counts', 'valletta.build.adjacency-forced'],
};

/** Of the rules whose misreading explains a price, those that say most. */
export function mostTelling(rules: readonly RuleIdOfValletta[]): readonly RuleIdOfValletta[] {
  return rules.filter((rule) => !SAYS_LESS[rule]?.some((other) => rules.includes(other)));
}

function touchingOwn({ table, cell, seat }: Situation): Cell[] {
  return neighboursOf(cell.at).filter((at) => table.cells.get(at)?.owner === seat);
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
