/**
 * One move at random, without a list of all: the kind of move first, then slot by slot. So every value of a slot is as likely as the
 * others, which does not make every move as likely as the others. Chance is sampled by its distribution.
 */
import { type Choice, Choices, Values } from './choice.js';
import { mayBegin, mayStand } from './conditions.js';
import { type GameDefinition, type Move, pointOf, type Slot } from './game-definition.js';
import { firstOf, listMove } from './legal-moves.js';
import type { Random } from './random.js';
import type { GameState } from './state.js';

/** So many values are tried blindly before all of them are looked at: nearly always one of the first will do. */
const GUESSES = 3;

/** Chooses moves at random. It keeps what it needs for that, so that a choice makes no objects. */
export class Sampler<S extends GameState> {
  /** The values of slots that may stand, and the moves that may be made. */
  private readonly possible = new Values();
  private readonly domain = new Values();
  private readonly listed = new Choices();

  constructor(
    private readonly definition: GameDefinition<S>,
    private readonly random: Random,
  ) {}

  /** Fills a choice with a legal move: of the first seat that may move now. @throws Error where nobody can */
  sample(state: S, choice: Choice): void {
    const point = pointOf(this.definition, state);
    const { moves } = point;
    for (let due = state.due; due !== 0; due &= due - 1) {
      choice.seat = firstOf(due);
      if (moves.length === 1 ? this.fillFirst(moves, state, choice) : this.fillOne(moves, state, choice)) return;
    }
    throw new Error(`${this.definition.name}: nobody can do anything at ${point.name}`);
  }

  private fillFirst([move]: readonly Move<S>[], state: S, choice: Choice): boolean {
    choice.move = 0;
    return move !== undefined && mayBegin(move, state, choice) !== false && this.fill(move, state, choice);
  }

  /** Takes one of the kinds of move, all of them equally likely; another one where it leads nowhere. */
  private fillOne(moves: readonly Move<S>[], state: S, choice: Choice): boolean {
    let left = 0;
    for (let index = 0; index < moves.length; index += 1) {
      choice.move = index;
      if (mayBegin(moves[index] as Move<S>, state, choice) !== false) left |= 1 << index;
    }
    while (left !== 0) {
      let skip = (left & (left - 1)) === 0 ? 0 : this.random.below(countOf(left));
      let rest = left;
      for (; skip > 0; skip -= 1) rest &= rest - 1;
      const index = firstOf(rest);
      choice.move = index;
      if (this.fill(moves[index] as Move<S>, state, choice)) return true;
      left &= ~(1 << index);
    }
    return false;
  }

  /** A value may leave nothing to go on with. That is rare, and then all moves are listed. */
  private fill(move: Move<S>, state: S, choice: Choice): boolean {
    if (this.fillSlots(move.slots, state, choice)) return true;
    const { listed } = this;
    listed.clear();
    listMove(move, state, choice, listed);
    if (listed.length > 0) listed.read(this.random.below(listed.length), choice);
    return listed.length > 0;
  }

  private fillSlots(chain: readonly Slot<S>[], state: S, choice: Choice): boolean {
    let slots = chain;
    let index = 0;
    for (;;) {
      const slot = slots[index];
      if (slot === undefined) return true;
      if (!this.fillSlot(slot, state, choice)) return false;
      const { followedBy } = slot.declared;
      if (followedBy) {
        slots = followedBy(state, choice, slot.of(choice));
        index = 0;
      } else index += 1;
    }
  }

  private fillSlot(slot: Slot<S>, state: S, choice: Choice): boolean {
    const { domain, pick, weight } = slot.declared;
    if (pick) {
      const value = pick(state, choice, this.random);
      if (value !== undefined) slot.set(choice, value);
      return value !== undefined;
    }
    if (typeof domain === 'function') {
      this.domain.length = 0;
      domain(state, choice, this.domain);
    }
    const count = typeof domain === 'function' ? this.domain.length : domain.length;
    if (!weight && count > 0) {
      for (let guess = 0; guess < GUESSES; guess += 1) {
        if (this.isPossible(slot, this.valueAt(domain, this.random.below(count)), state, choice)) return true;
      }
    }
    const { possible } = this;
    possible.length = 0;
    let total = 0;
    for (let at = 0; at < count; at += 1) {
      const value = this.valueAt(domain, at);
      if (!this.isPossible(slot, value, state, choice)) continue;
      possible.push(value);
      total += weight ? weight(state, choice, value) : 1;
    }
    if (total === 0) return false;
    let left = this.random.below(total);
    for (let at = 0; ; at += 1) {
      const value = possible.at(at);
      left -= weight ? weight(state, choice, value) : 1;
      if (left >= 0) continue;
      slot.set(choice, value);
      return true;
    }
  }

  private valueAt(domain: readonly number[] | ((...of: never[]) => void), at: number): number {
    return typeof domain === 'function' ? this.domain.at(at) : (domain[at] as number);
  }

  private isPossible(slot: Slot<S>, value: number, state: S, choice: Choice): boolean {
    slot.set(choice, value);
    const { leadsOn } = slot.declared;
    return mayStand(slot, state, choice) !== false && (!leadsOn || leadsOn(state, choice, value));
  }
}

function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
