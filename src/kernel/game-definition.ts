/**
 * How a game is declared: decision points, the moves that may be made at each, and the conditions of every part of a move, each
 * with its rule. Nothing else knows the rules; whoever lists, judges, samples or explains moves asks these declarations.
 *
 * `S` is the state of the game, `R` its rules.
 */
import { type Choice, MOST_SLOTS, type Values } from './choice.js';
import type { Seat } from './index-of.js';
import type { Layout } from './layout.js';
import type { Random } from './random.js';
import type { GameState } from './state.js';
import type { RuleId } from './trace.js';
import type { Truth } from './truth.js';

/** What a move must keep to. */
export interface Condition<S extends GameState, R extends RuleId = RuleId> {
  /** The rule that is broken where it does not hold; it may depend on the move. */
  readonly rule: R | ((state: S, choice: Choice) => R);
  holds(state: S, choice: Choice): Truth;
}

/** Says which rule a value breaks. A method, so that it can be asked of a slot whose kind of value is not known. */
type RuleOfValue<S, V, R> = { of(state: S, choice: Choice, value: V, holds: Truth): R }['of'];

/** What the value of a slot must keep to, after those of the slots before it. */
export interface ValueCondition<S extends GameState, V extends number, R extends RuleId = RuleId> {
  /** The rule that is broken where it does not hold; it may depend on the move. */
  readonly rule: R | RuleOfValue<S, V, R>;
  holds(state: S, choice: Choice, value: V): Truth;
}

/** One part of a move: a card, a region, a payment. */
export interface SlotDeclaration<S extends GameState, V extends number, R extends RuleId = RuleId> {
  /** What it is called in a list of moves. */
  readonly name: string;
  /** Its place among the values of a choice: how many slots stand before it. */
  readonly at: number;
  /**
   * Everything that somebody could think of, legal or not; written down where it depends on the state. A legal value may
   * be left out only where another one comes to the same: a payment that replaces more than it must.
   */
  readonly domain: readonly V[] | ((state: S, choice: Choice, values: Values) => void);
  readonly conditions: readonly ValueCondition<S, V, R>[];
  /** Writes down what somebody might choose who does not know a rule, where the domain holds no such thing. @see nearMisses */
  mistakes?(state: S, choice: Choice, values: Values): void;
  /** Chance: how likely a value is, in proportion to the others. Where it is left out, all legal values are equally likely. */
  weight?(state: S, choice: Choice, value: V): number;
  /** Takes one legal value at random without a list; undefined where there is none. */
  pick?(state: S, choice: Choice, random: Random): V | undefined;
  /** Whether the slots behind it can be filled after this value. Only those ask who look for a whole move. */
  leadsOn?(state: S, choice: Choice, value: V): boolean;
  /** The slots that follow, where the value decides that; else those that stand behind it. */
  followedBy?(state: S, choice: Choice, value: V): readonly Slot<S, number, R>[];
}

/** A declared slot, which knows its value in a choice. */
export class Slot<S extends GameState, V extends number = number, R extends RuleId = RuleId> {
  readonly declared: SlotDeclaration<S, V, R>;
  private readonly at: number;

  constructor(declared: SlotDeclaration<S, V, R>) {
    const { name, at, domain, conditions, mistakes, weight, pick, leadsOn, followedBy } = declared;
    if (at >= MOST_SLOTS) throw new RangeError(`slot ${name}: a move has at most ${MOST_SLOTS} slots`);
    // All have one shape: they are asked all the time, and objects of many shapes are slow.
    const all = { name, at, domain, conditions, mistakes, weight, pick, leadsOn, followedBy };
    this.declared = all as SlotDeclaration<S, V, R>;
    this.at = at;
  }

  /** The value that was chosen. */
  of({ values }: Choice): V {
    return values[this.at] as V;
  }

  /** Chooses a value. */
  set({ values }: Choice, value: V): void {
    values[this.at] = value;
  }
}

/** A kind of move: what it takes to make one, its parts in their order, and what it does. */
export interface Move<S extends GameState, R extends RuleId = RuleId> {
  readonly name: string;
  /** What must hold before any slot is filled. */
  readonly conditions: readonly Condition<S, R>[];
  readonly slots: readonly Slot<S, number, R>[];
  /**
   * Changes the state; each change names its rule. It carries out whatever a log can say, lawful or not, so that a record can be
   * followed past a breach. The seat that made the move is no longer due when it begins; it may open a decision point.
   */
  apply(state: S, choice: Choice): void;
}

/** A point of the game at which somebody decides, or chance does; several seats where the rules decide at once. */
export interface DecisionPoint<S extends GameState, R extends RuleId = RuleId> {
  readonly name: string;
  /** Nobody decides here: cards are drawn, dice are thrown. */
  readonly chance?: true;
  readonly moves: readonly Move<S, R>[];
  /** Carries out what the rules force once no seat is due any more, and opens the next decision point or ends the game. */
  next(state: S): void;
}

/** Not to do something, where the rules leave the choice: the move that changes nothing. */
export function doingNothing<S extends GameState, R extends RuleId>(
  name: string,
  conditions: Move<S, R>['conditions'] = [],
): Move<S, R> {
  return { name, conditions, slots: [], apply: () => undefined };
}

/** A point at which chance makes the only move that there is. Both bear one name. */
export function chancePoint<S extends GameState, R extends RuleId>({
  name,
  slots,
  apply,
  next,
}: Omit<Move<S, R>, 'conditions'> & Pick<DecisionPoint<S, R>, 'next'>): DecisionPoint<S, R> {
  return { name, chance: true, moves: [{ name, conditions: [], slots, apply }], next };
}

/** The rules of a game, for whoever wants to play it, follow it or look for its moves. */
export interface GameDefinition<S extends GameState, R extends RuleId = RuleId> {
  readonly name: string;
  /** Where each quantity of a state lies. */
  readonly layout: Layout<R>;
  /** By their numbers. @see GameState.point */
  readonly points: readonly DecisionPoint<S, R>[];
  /** What a seat would have if the game ended now; what chance would still bring, on average. Hidden cells do not matter to it. */
  worthNow(state: S, seat: Seat): number;
  /** What decides among equals: the highest comes first. */
  tieBreak(state: S, seat: Seat): number;
  /**
   * Deals out anew what some seats cannot know, at random, so that it fits what they know together; others who have chosen in secret
   * choose once more. What comes of it depends on their view and on chance alone.
   * @param knowing the seats, one bit each
   */
  dealUnseen(state: S, knowing: number, random: Random): void;
}

/** The decision point that is due. @throws RangeError where the game is over */
export function pointOf<S extends GameState>({ name, points }: GameDefinition<S>, state: S): DecisionPoint<S> {
  const point = points[state.point];
  if (!point) throw new RangeError(`${name}: nothing is to be decided at ${state.point}`);
  return point;
}

/**
 * The rule that a condition stands for.
 * @param holds what the condition answers
 * @param value that of the slot which it is about
 */
export function ruleOf<S extends GameState>(
  { rule }: Pick<ValueCondition<S, number>, 'rule'>,
  state: S,
  choice: Choice,
  holds: Truth,
  value = 0,
): RuleId {
  return typeof rule === 'function' ? rule(state, choice, value, holds) : rule;
}
