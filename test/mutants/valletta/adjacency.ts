/** Prices that follow from counting neighbours wrongly: rules/valletta.md, R092 to R100. */
import { type Random, shuffled } from '../../oracle/random.js';
import { columnOf, isPayment, priceOf } from '../../oracle/valletta-buildings.js';
import { cellsOf, MATERIALS } from '../../oracle/valletta-table.js';
import type { Mutator } from '../mutator.js';
import {
  actAlso,
  actionOf,
  amountOf,
  BUILDERS,
  covers,
  exactActionOf,
  foreignCells,
  freeCells,
  goodsOwned,
  neighbours,
  ownCells,
  payInstead,
  plus,
  printed,
  written,
} from './payments.js';
import { type Amounts, bookedMore, type Change, changeBy, inPlay } from './plant.js';
import type { Play } from './walk.js';

/** A wrong way to count the neighbours of a cell, and the rule that it breaks. */
interface Reading {
  readonly rule: string;
  readonly what: string;
  readonly count: (play: Play, cell: string) => number;
}

const READINGS: readonly Reading[] = [
  {
    rule: 'valletta.build.adjacency-discount',
    what: 'one gold less at most',
    count: (play, cell) => Math.min(1, neighbours(play, cell)),
  },
  {
    rule: 'valletta.build.adjacency-discount',
    what: 'two gold less for each neighbour',
    count: (play, cell) => 2 * neighbours(play, cell),
  },
  {
    rule: 'valletta.build.adjacency-orthogonal',
    what: 'diagonal neighbours count',
    count: ({ player, before }, cell) => count(cellsOf(before, player), (other) => touches(cell, other)),
  },
  {
    rule: 'valletta.build.adjacency-orthogonal',
    what: 'all buildings of the column count',
    count: (play, cell) =>
      neighbours(play, cell) +
      count(cellsOf(play.before, play.player), (other) => inColumn(cell, other) && !isNext(cell, other)),
  },
  {
    rule: 'valletta.build.adjacency-orthogonal',
    what: 'the ends of rows touch',
    count: (play, cell) =>
      neighbours(play, cell) + count(cellsOf(play.before, play.player), (other) => wraps(cell, other)),
  },
  {
    rule: 'valletta.build.adjacency-not-across',
    what: 'the building across the street counts',
    count: (play, cell) =>
      neighbours(play, cell) + count(cellsOf(play.before, play.player), (other) => isAcross(cell, other)),
  },
  {
    rule: 'valletta.build.adjacency-own-only',
    what: 'buildings of others count',
    count: (play, cell) =>
      neighbours(play, cell) + count(foreignCells(play.before, play.player), (other) => isNext(cell, other)),
  },
  {
    rule: 'valletta.build.adjacency-own-only',
    what: 'upgraded neighbours count twice',
    count: (play, cell) =>
      neighbours(play, cell) + count(ownCells(play.before, play.player, true), (other) => isNext(cell, other)),
  },
  { rule: 'valletta.build.adjacency-forced', what: 'no discount', count: () => 0 },
  {
    rule: 'valletta.build.built-now-counts',
    what: 'neighbours of this turn do not count',
    count: ({ turn, player }, cell) => count(cellsOf(turn.before, player), (other) => isNext(cell, other)),
  },
  { rule: 'valletta.build.cost', what: 'no gold, as for an upgrade', count: () => Number.POSITIVE_INFINITY },
];

/** A discount that was not granted at all is no discount that was granted in part. */
const LESS_SPECIFIC: Readonly<Record<string, readonly string[]>> = {
  'valletta.build.adjacency-forced': ['valletta.build.adjacency-discount'],
};

export const ADJACENCY: readonly Mutator[] = [
  ...READINGS.filter(({ rule }) => rule !== 'valletta.build.built-now-counts').map((reading) =>
    inPlay(reading.rule, (play, random) => misread(play, reading, random)),
  ),
  inPlay('valletta.build.adjacency-floor', (play, random) => {
    const action = exactActionOf(play, 'build');
    const surplus = action ? neighbours(play, action.cell) - printed(play, action.cell, 'gold') : 0;
    if (!action || surplus <= 0) return undefined;
    for (const good of shuffled(MATERIALS, random)) {
      const paid = plus(action.paid, { [good]: -surplus });
      const element = written(paid) === '' ? undefined : payInstead(play, action, paid);
      if (element) return { what: `the rest of the discount is taken off the ${good}`, element };
    }
    return undefined;
  }),
  inPlay('valletta.build.adjacency-floor', (play) => {
    const action = exactActionOf(play, 'build');
    const surplus = action ? neighbours(play, action.cell) - printed(play, action.cell, 'gold') : 0;
    return surplus > 0 ? bookedMore('the rest of the discount is paid out', play, { gold: surplus }) : undefined;
  }),
];

/** Pays by a wrong count, where no other one explains the same price: in a building action of the game, or in one put in. */
function misread(play: Play, reading: Reading, random: Random): Change | undefined {
  const { player, before, what } = play;
  const action = actionOf(play);
  const exact = exactActionOf(play, 'build');
  if (exact) {
    const paid = misreadPayment(play, exact.cell, exact.price, reading);
    return changeBy(reading.what, paid && payInstead(play, exact, paid));
  }
  if (action || !BUILDERS.includes(what) || cellsOf(before, player).length === 8) return undefined;
  for (const cell of shuffled(freeCells(before), random)) {
    const price = priceOf(before, player, what, 'build', cell);
    const paid = misreadPayment(play, cell, price, reading);
    if (paid && !isPayment(price, { ...paid })) return changeBy(reading.what, actAlso(play, 'build', cell, paid));
  }
  return undefined;
}

/** What is paid by a wrong count; undefined where it cannot be paid as it is, or where another count leads to it, too. */
function misreadPayment(play: Play, cell: string, price: Amounts, reading: Reading): Amounts | undefined {
  const gold = misreadGold(play, cell, reading);
  // A gold too little may be what is left of the reduction of a blue card.
  if (gold === undefined || (gold < amountOf(price, 'gold') && play.what !== 'builder')) return undefined;
  const due = { ...price, gold };
  return covers(goodsOwned(play.before, play.player), due) ? due : undefined;
}

/** The gold by a wrong count; undefined where another one leads to it, too. */
function misreadGold(play: Play, cell: string, { rule, count: counted }: Reading): number | undefined {
  const goldBy = (number: number): number => Math.max(0, printed(play, cell, 'gold') - number);
  const gold = goldBy(counted(play, cell));
  const others = READINGS.filter((other) => other.rule !== rule && !LESS_SPECIFIC[rule]?.includes(other.rule));
  return others.some((other) => goldBy(other.count(play, cell)) === gold) ? undefined : gold;
}

function count(cells: readonly string[], counts: (cell: string) => boolean): number {
  return cells.filter(counts).length;
}

function rings(one: string, other: string): number {
  return Math.abs(Number(one[1]) - Number(other[1]));
}

function columns(one: string, other: string): number {
  return Math.abs(columnOf(one) - columnOf(other));
}

function isNext(one: string, other: string): boolean {
  return one[0] === other[0] && rings(one, other) + columns(one, other) === 1;
}

/** Touches with a side or a corner. */
function touches(one: string, other: string): boolean {
  return one[0] === other[0] && one !== other && rings(one, other) <= 1 && columns(one, other) <= 1;
}

function inColumn(one: string, other: string): boolean {
  return one[0] === other[0] && one !== other && columns(one, other) === 0;
}

/** The first and the last cell of rows that follow each other. */
function wraps(one: string, other: string): boolean {
  return one[0] === other[0] && rings(one, other) === 1 && columns(one, other) === 4;
}

function isAcross(one: string, other: string): boolean {
  return one[0] !== other[0] && one[1] === '1' && other[1] === '1' && columns(one, other) === 0;
}
