/**
 * A toy game that needs all that the kernel can do: bids that are made at once and in secret, barrels and storms out of a known
 * number, a purchase that can be paid in many ways, and sheltering, which several players decide on at once.
 */
import type { Choice, Values } from '../../src/kernel/choice.js';
import { type DecisionPoint, type GameDefinition, type Move, Slot } from '../../src/kernel/game-definition.js';
import { type Index, indices, type Seat } from '../../src/kernel/index-of.js';
import { Layout, ownSight } from '../../src/kernel/layout.js';
import type { Random } from '../../src/kernel/random.js';
import { bitOf, GameState } from '../../src/kernel/state.js';
import { atLeast, UNKNOWN } from '../../src/kernel/truth.js';

export type Good = Index<'good'>;
type Storm = Index<'storm'>;
const SEATS = indices<Seat>(3);
export const GOODS = indices<Good>(3);
const STORMS = indices<Storm>(2);
/** What a house costs of each good; two of another good stand for one. */
const COST = [2, 1, 1] as const;
const ROUNDS = 12;

interface Facts {
  readonly seats: readonly Seat[];
}
export type Harbour = GameState<Facts>;

export const RULES = [
  'harbour.bid.own-coins',
  'harbour.barrel.left',
  'harbour.buy.price',
  'harbour.buy.own-goods',
  'harbour.storm.left',
  'harbour.storm.takes',
  'harbour.shelter.house',
] as const;
type Rule = (typeof RULES)[number];

const layout = new Layout<Rule>();
const round = layout.one('round');
const buyer = layout.one('buyer');
export const coins = layout.by('coins', SEATS);
export const houses = layout.by('houses', SEATS);
/** What nobody else may see: one more than the bid, 0 before it. */
export const committed = layout.by(
  'committed',
  SEATS,
  ownSight(1, (choice) => (choice === 0 ? 0 : UNKNOWN)),
);
export const goods = layout.byTwo('goods', SEATS, GOODS);
const barrels = layout.by('barrels', GOODS);
const storms = layout.by('storms', STORMS);

const BID = 0;
const BARREL = 1;
const BUY = 2;
const STORM = 3;
const SHELTER = 4;

export function newGame(players = 3): Harbour {
  const state: Harbour = new GameState<Facts>({ seats: SEATS.slice(0, players) }, layout.size);
  for (const seat of state.facts.seats) coins.set(state, seat, 10);
  for (const good of GOODS) barrels.set(state, good, 5 + good);
  for (const storm of STORMS) storms.set(state, storm, 6);
  openBids(state);
  return state;
}

function openBids(state: Harbour): void {
  for (const seat of state.facts.seats) committed.set(state, seat, 0);
  state.open(BID, all(state));
}

function all({ facts }: Harbour): number {
  return facts.seats.reduce((set, seat) => set | bitOf(seat), 0);
}

const amount = new Slot<Harbour, number, Rule>({
  name: 'amount',
  at: 0,
  domain: [0, 1, 2, 3, 4],
  conditions: [{ rule: 'harbour.bid.own-coins', holds: (state, { seat }, bid) => atLeast(coins.of(state, seat), bid) }],
});

const bid: Move<Harbour, Rule> = {
  name: 'bid',
  conditions: [],
  slots: [amount],
  apply: (state, choice) => committed.set(state, choice.seat, amount.of(choice) + 1),
};

const barrelGood = new Slot<Harbour, Good, Rule>({
  name: 'good',
  at: 0,
  domain: GOODS,
  conditions: [{ rule: 'harbour.barrel.left', holds: (state, _, good) => barrels.of(state, good) > 0 }],
  weight: (state, _, good) => barrels.of(state, good),
});

const barrel: Move<Harbour, Rule> = {
  name: 'barrel',
  conditions: [],
  slots: [barrelGood],
  apply(state, choice) {
    barrels.add(state, barrelGood.of(choice), -1, 'harbour.barrel.left');
    goods.add(state, choice.seat, barrelGood.of(choice), 1, 'harbour.barrel.left');
  },
};

const BITS = 5;
const MASK = (1 << BITS) - 1;
export const packed = (amounts: readonly number[]): number =>
  amounts.reduce((word, of, good) => word | (of << (BITS * good)), 0);
const paid = (payment: number, good: Good): number => (payment >> (BITS * good)) & MASK;

/** A closed form: so a payment that is given is judged without a list of all. */
export function settles(payment: number): boolean {
  let short = 0;
  let over = 0;
  for (const good of GOODS) {
    const more = paid(payment, good) - (COST[good] as number);
    if (more < 0) short -= more;
    else over += more;
  }
  return over === 2 * short;
}

/** The ways that replace as little as can be. */
function leastReplacing(state: Harbour, { seat }: Choice, values: Values): void {
  const own = GOODS.map((good) => goods.of(state, seat, good));
  const base = GOODS.map((good) => Math.min(own[good] as number, COST[good] as number));
  const short = GOODS.reduce((sum, good) => sum + (COST[good] as number) - (base[good] as number), 0);
  spread(2 * short, 0, base);
  function spread(left: number, good: number, so: readonly number[]): void {
    if (good === GOODS.length) {
      if (left === 0) values.push(packed(so));
      return;
    }
    const spare = (own[good] as number) - (base[good] as number);
    for (let more = 0; more <= Math.min(left, spare); more += 1)
      spread(left - more, good + 1, so.with(good, (so[good] as number) + more));
  }
}

/** One of them, without a list. */
function onePayment(state: Harbour, { seat }: Choice, random: Random): number | undefined {
  const left = GOODS.map((good) => goods.of(state, seat, good));
  const so = GOODS.map((good) => Math.min(left[good] as number, COST[good] as number));
  let due = GOODS.reduce((sum, good) => sum + 2 * ((COST[good] as number) - (so[good] as number)), 0);
  for (; due > 0; due -= 1) {
    const spare = GOODS.filter((good) => (left[good] as number) > (so[good] as number));
    const good = spare[random.below(spare.length)];
    if (good === undefined) return undefined;
    so[good] = (so[good] as number) + 1;
  }
  return packed(so);
}

const payment = new Slot<Harbour, number, Rule>({
  name: 'pay',
  at: 1,
  domain: leastReplacing,
  pick: onePayment,
  conditions: [
    { rule: 'harbour.buy.price', holds: (_, __, given) => settles(given) },
    {
      rule: 'harbour.buy.own-goods',
      holds: (state, { seat }, given) => GOODS.every((good) => goods.of(state, seat, good) >= paid(given, good)),
    },
  ],
});

const PAYMENT = [payment];
const action = new Slot<Harbour, number, Rule>({
  name: 'action',
  at: 0,
  domain: [0, 1],
  conditions: [],
  followedBy: (_, __, value) => (value === 0 ? [] : PAYMENT),
});

const buy: Move<Harbour, Rule> = {
  name: 'buy',
  conditions: [],
  slots: [action],
  apply(state, choice) {
    if (action.of(choice) === 0) return;
    for (const good of GOODS) goods.add(state, choice.seat, good, -paid(payment.of(choice), good), 'harbour.buy.price');
    houses.add(state, choice.seat, 1, 'harbour.buy.price');
  },
};

const stormKind = new Slot<Harbour, Storm, Rule>({
  name: 'storm',
  at: 0,
  domain: STORMS,
  conditions: [{ rule: 'harbour.storm.left', holds: (state, _, storm) => storms.of(state, storm) > 0 }],
  weight: (state, _, storm) => storms.of(state, storm),
});

const storm: Move<Harbour, Rule> = {
  name: 'storm',
  conditions: [],
  slots: [stormKind],
  apply(state, choice) {
    const kind = stormKind.of(choice);
    storms.add(state, kind, -1, 'harbour.storm.left');
    state.open(SHELTER, kind === 0 ? 0 : all(state));
  },
};

const shelters = new Slot<Harbour, number, Rule>({
  name: 'shelters',
  at: 0,
  domain: [0, 1],
  conditions: [
    {
      rule: 'harbour.shelter.house',
      holds: (state, { seat }, yes) => yes === 0 || atLeast(houses.of(state, seat), 1),
    },
  ],
});

const shelter: Move<Harbour, Rule> = {
  name: 'shelter',
  conditions: [],
  slots: [shelters],
  apply(state, choice) {
    if (shelters.of(choice) === 1) return;
    for (const good of GOODS) {
      const lost = Math.floor(goods.of(state, choice.seat, good) / 2);
      goods.add(state, choice.seat, good, -lost, 'harbour.storm.takes');
    }
  },
};

/** The highest bid pays and buys; of equal ones the first. */
function reveal(state: Harbour): void {
  let best = state.facts.seats[0] as Seat;
  for (const seat of state.facts.seats) if (committed.of(state, seat) > committed.of(state, best)) best = seat;
  coins.add(state, best, 1 - committed.of(state, best), 'harbour.bid.own-coins');
  buyer.set(state, best);
  state.open(BARREL, bitOf(best));
}

const points: readonly DecisionPoint<Harbour, Rule>[] = [
  { name: 'bid', moves: [bid], next: reveal },
  { name: 'barrel', chance: true, moves: [barrel], next: (state) => state.open(BUY, bitOf(buyer.of(state) as Seat)) },
  { name: 'buy', moves: [buy], next: (state) => state.open(STORM, bitOf(buyer.of(state) as Seat)) },
  { name: 'storm', chance: true, moves: [storm], next: (state) => state.open(SHELTER, 0) },
  {
    name: 'shelter',
    moves: [shelter],
    next(state) {
      round.set(state, round.of(state) + 1);
      if (round.of(state) === ROUNDS) state.end();
      else openBids(state);
    },
  },
];

/** A house is worth ten coins. */
function worthNow(state: Harbour, seat: Seat): number {
  return coins.of(state, seat) + 10 * houses.of(state, seat);
}

/** Who has bid does so once more. */
function dealUnseen(state: Harbour, knowing: number): void {
  let bidding = state.due;
  for (const other of state.facts.seats) {
    if ((knowing & bitOf(other)) !== 0 || committed.of(state, other) === 0 || state.point !== BID) continue;
    committed.set(state, other, 0);
    bidding |= bitOf(other);
  }
  state.open(state.point, bidding);
}

export const harbour: GameDefinition<Harbour, Rule> = {
  name: 'harbour',
  layout,
  points,
  worthNow,
  tieBreak: coins.of.bind(coins),
  dealUnseen,
};
