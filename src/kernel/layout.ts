/** Where each quantity of a game lies in the cells of its state, and how it is read and changed: by its typed place alone. */
import type { Seat } from './index-of.js';
import { type GameState, HEADER } from './state.js';
import type { RuleId } from './trace.js';
import { UNKNOWN } from './truth.js';

/** One number of the state: the round, the figure's region. */
export class Quantity<R extends RuleId> {
  constructor(
    readonly name: string,
    private readonly start: number,
  ) {}

  of({ cells }: GameState): number {
    return cells[this.start] as number;
  }

  set({ cells }: GameState, amount: number): void {
    cells[this.start] = amount;
  }

  /** Changes the amount under a rule. What is unknown stays so. */
  add(state: GameState, by: number, rule: R): void {
    change(state, this, this.start, 0, by, rule);
  }
}

/** Numbers of a kind are those of one `Index`, or a few that are named: any number is none. */
type OfAKind<A extends number> = number extends A ? never : unknown;

/** A number for each of a kind: the points of each seat. */
export class QuantityBy<A extends number, R extends RuleId> {
  constructor(
    readonly name: string,
    private readonly start: number,
  ) {}

  of({ cells }: GameState, a: A): number {
    return cells[this.start + a] as number;
  }

  set({ cells }: GameState, a: A, amount: number): void {
    cells[this.start + a] = amount;
  }

  /** Changes the amount under a rule. What is unknown stays so. */
  add(state: GameState, a: A, by: number, rule: R): void {
    change(state, this, this.start, a, by, rule);
  }
}

/** A number for each pair of two kinds: the cubes of each seat in each region. */
export class QuantityByTwo<A extends number, B extends number, R extends RuleId> {
  constructor(
    readonly name: string,
    private readonly start: number,
    private readonly width: number,
  ) {}

  of({ cells }: GameState, a: A, b: B): number {
    return cells[this.start + a * this.width + b] as number;
  }

  set({ cells }: GameState, a: A, b: B, amount: number): void {
    cells[this.start + a * this.width + b] = amount;
  }

  /** Changes the amount under a rule. What is unknown stays so. */
  add(state: GameState, a: A, b: B, by: number, rule: R): void {
    change(state, this, this.start, a * this.width + b, by, rule);
  }
}

type AnyQuantity = { readonly name: string };

function change(state: GameState, quantity: AnyQuantity, start: number, place: number, by: number, rule: RuleId): void {
  const { cells } = state;
  const amount = cells[start + place] as number;
  if (amount !== UNKNOWN) cells[start + place] = amount + by;
  if (state.trace !== undefined && by !== 0) state.trace.changed?.(rule, quantity, place, by);
}

/** The cells of a quantity: row after row, one for each of its first kind. */
export interface Stretch {
  readonly name: string;
  readonly start: number;
  readonly rows: number;
  readonly columns: number;
  /** Who knows it; undefined where everybody does. */
  readonly sight: Sight | undefined;
}

/**
 * What somebody knows of a number that not everybody sees: the number itself, `UNKNOWN`, or what the rules still say of it.
 * @param place that of the number in its quantity: 0 for the first one
 * @param seat who looks; undefined for the table, which sees what lies open
 */
export type Sight = (state: GameState, place: number, amount: number, seat: Seat | undefined) => number;

/** Sight of what lies before a seat: only its owner sees it. @param columns how many numbers each seat has */
export function ownSight(columns: number, others: (amount: number) => number): Sight {
  return (_, place, amount, seat) => (Math.floor(place / columns) === seat ? amount : others(amount));
}

/**
 * Deals out the cells of a game's state, one quantity after the other. `R` are the rules of the game: no change is made under
 * another one.
 */
export class Layout<R extends RuleId> {
  private taken = HEADER;
  private readonly laid: Stretch[] = [];

  /** Where each quantity lies, in the order of the cells. */
  get stretches(): readonly Stretch[] {
    return this.laid;
  }

  /** How many cells a state has. */
  get size(): number {
    return this.taken;
  }

  /** One number, which everybody knows. */
  one(name: string): Quantity<R> {
    return new Quantity(name, this.take(name, 1, 1, undefined));
  }

  /** A number for each of a kind. @param sight who knows it; everybody, where it is left out */
  by<A extends number>(name: string, each: readonly A[] & OfAKind<A>, sight?: Sight): QuantityBy<A, R> {
    return new QuantityBy(name, this.take(name, each.length, 1, sight));
  }

  /** A number for each pair of two kinds. @param sight who knows it; everybody, where it is left out */
  byTwo<A extends number, B extends number>(
    name: string,
    each: readonly A[] & OfAKind<A>,
    other: readonly B[] & OfAKind<B>,
    sight?: Sight,
  ): QuantityByTwo<A, B, R> {
    return new QuantityByTwo(name, this.take(name, each.length, other.length, sight), other.length);
  }

  private take(name: string, rows: number, columns: number, sight: Sight | undefined): number {
    const start = this.taken;
    this.laid.push({ name, start, rows, columns, sight });
    this.taken += rows * columns;
    return start;
  }
}
