/** The state of a game: numbers that decide everything, and what never changes beside them. */
import type { Seat } from './index-of.js';
import type { TraceWriter } from './trace.js';

const POINT = 0;
const DUE = 1;
/** How many cells stand before those of the game. */
export const HEADER = 2;

/** The decision point of a game that is over. */
const OVER = -1;

/**
 * A state is its cells: copy them and you have copied the game. `F` are the facts that never change in a game: cards, map,
 * options.
 *
 * The first two cells say what is due: the number of the decision point, and the set of seats that must still decide there.
 */
export class GameState<F = unknown> {
  /** Signed, so that nothing wraps below zero. */
  readonly cells: Int16Array;
  /** Hears what is done; undefined while nobody listens. */
  trace: TraceWriter | undefined = undefined;

  /** @param size how many cells the layout of the game has */
  constructor(
    public facts: F,
    size: number,
  ) {
    this.cells = new Int16Array(size);
  }

  /** Becomes equal to another state of the same game. */
  copyFrom(other: GameState<F>): void {
    this.cells.set(other.cells);
    this.facts = other.facts;
  }

  /** @returns an equal state that nobody listens to */
  clone(): this {
    const copy = new GameState(this.facts, this.cells.length);
    copy.copyFrom(this);
    return copy as this;
  }

  /** The number of the decision point that is due; -1 at the end. */
  get point(): number {
    return this.cells[POINT] as number;
  }

  /** The seats that must still decide there, one bit each. */
  get due(): number {
    return this.cells[DUE] as number;
  }

  get isOver(): boolean {
    return this.point === OVER;
  }

  isDue(seat: Seat): boolean {
    return ((this.due >> seat) & 1) === 1;
  }

  /** Opens a decision point. @param due the seats that must decide, one bit each: none, if nobody has to */
  open(point: number, due: number): void {
    this.cells[POINT] = point;
    this.cells[DUE] = due;
  }

  /** A seat has decided. */
  settle(seat: Seat): void {
    this.cells[DUE] = this.due & ~bitOf(seat);
  }

  /** The game is over. */
  end(): void {
    this.open(OVER, 0);
  }
}

/** The set of one seat. */
export function bitOf(seat: Seat): number {
  return 1 << seat;
}

/** The set of some seats. */
export function bitsOf(seats: readonly Seat[]): number {
  return seats.reduce((all, seat) => all | bitOf(seat), 0);
}

/** The set of all seats of a game. */
export function everybody({ facts }: GameState<{ readonly seats: readonly Seat[] }>): number {
  return bitsOf(facts.seats);
}

/** The seats of which something holds, one bit each. */
export function seatsWith<S extends GameState<{ readonly seats: readonly Seat[] }>>(
  state: S,
  holds: (state: S, seat: Seat) => boolean,
): number {
  let seats = 0;
  for (const seat of state.facts.seats) if (holds(state, seat)) seats |= bitOf(seat);
  return seats;
}
