/** A fair with two kinds of move, small enough to say of each choice what must come of it. */
import type { Values } from '../../src/kernel/choice.js';
import { type GameDefinition, type Move, Slot } from '../../src/kernel/game-definition.js';
import type { Seat } from '../../src/kernel/index-of.js';
import { Layout } from '../../src/kernel/layout.js';
import { bitOf, GameState } from '../../src/kernel/state.js';
import { atLeast } from '../../src/kernel/truth.js';

type Rule = `fair.${string}`;
export type Fair = GameState<Record<never, never>>;
const SEAT = 0 as Seat;

const layout = new Layout<Rule>();
const coins = layout.one('coins');
const prizes = layout.one('prizes');

/** Out of what the box holds; whoever does not know its rule takes one more, or pays with a coin that is none. */
export const prize = new Slot<Fair, number, Rule>({
  name: 'prize',
  at: 0,
  domain(state, _, values: Values) {
    for (let left = 1; left <= prizes.of(state); left += 1) values.push(left);
  },
  mistakes: (state, _, values) => values.push(prizes.of(state) + 1),
  conditions: [
    { rule: 'fair.prize.box', holds: (state, _, number) => atLeast(prizes.of(state), number) },
    { rule: 'fair.prize.odd', holds: (_, __, number) => number % 2 === 1 },
  ],
});
export const price = new Slot<Fair, number, Rule>({
  name: 'price',
  at: 1,
  domain: [1, 2],
  mistakes: (_, __, values) => values.push(0),
  conditions: [
    { rule: 'fair.price.least', holds: (_, __, paid) => paid > 0 },
    {
      rule: { of: (_: Fair, __: unknown, paid: number) => (paid > 1 ? 'fair.price.many' : 'fair.price.one') }.of,
      holds: (state, _, paid) => atLeast(coins.of(state), paid),
    },
  ],
});

export const win: Move<Fair, Rule> = {
  name: 'win',
  conditions: [
    { rule: 'fair.win.box', holds: (state) => atLeast(prizes.of(state), 1) },
    { rule: 'fair.win.coins', holds: (state) => atLeast(coins.of(state), 1) },
  ],
  slots: [prize, price],
  apply: (state) => state.end(),
};

const leave: Move<Fair, Rule> = {
  name: 'leave',
  conditions: [{ rule: 'fair.leave.coins', holds: (state) => coins.of(state) < 9 }],
  slots: [],
  apply: (state) => state.end(),
};

export const fair: GameDefinition<Fair, Rule> = {
  name: 'fair',
  layout,
  points: [{ name: 'stall', moves: [win, leave], next: () => undefined }],
  worthNow: (state) => coins.of(state),
  tieBreak: () => 0,
  dealUnseen: () => undefined,
};

/** @param inHand coins @param inBox prizes */
export function atTheFair(inHand: number, inBox: number): Fair {
  const state: Fair = new GameState({}, layout.size);
  coins.set(state, inHand);
  prizes.set(state, inBox);
  state.open(0, bitOf(SEAT));
  return state;
}
