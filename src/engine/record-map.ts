/**
 * How the moves of a game stand in a record: which element is which choice. A record need not say that somebody declined;
 * so what may be written next is what may be decided now, and, if all that is left out, what may be decided then.
 */
import { Choice, Choices } from '../kernel/choice.js';
import { type DecisionPoint, type GameDefinition, pointOf } from '../kernel/game-definition.js';
import type { Seat } from '../kernel/index-of.js';
import { firstOf, legalMovesOf } from '../kernel/legal-moves.js';
import { nearMisses } from '../kernel/near-misses.js';
import { advance, make } from '../kernel/play.js';
import { bitOf, type GameState } from '../kernel/state.js';
import type { RuleId } from '../kernel/trace.js';
import { both, type Truth } from '../kernel/truth.js';
import type { Element } from '../log/vocabulary.js';

/** A choice, and the state in which it was made. */
export interface Step<S extends GameState> {
  readonly state: S;
  readonly choice: Choice;
}

/** Which element is which decision. */
export interface DecisionMap<S extends GameState> {
  readonly definition: GameDefinition<S>;
  /**
   * The element that records a choice.
   * @param steps the choice, and those behind it that stand in its element
   * @returns undefined for what a record does not write: that something was declined, or a card that nobody saw chosen
   */
  elementOf(steps: readonly Step<S>[]): Element | undefined;
  /** Whether what is chosen in a state stands in the element of the choice before; left out: each has its own. */
  goesOn?(state: S): boolean;
  /**
   * Fills a choice with what a seat has decided if the record says nothing of it.
   * @returns false where the record cannot pass over it; unknown where what was decided stays open then
   */
  leaveOut(state: S, choice: Choice): Truth;
}

/** The map of a game. */
export interface RecordMap<S extends GameState> extends DecisionMap<S> {
  readonly seats: readonly Seat[];
  /** Whether what comes behind the decision point of a state stands in another element. */
  closesElement(state: S): boolean;
}

/** A move that may be written at a place of a record. */
export interface OpenMove {
  readonly element: Element;
  /** `unknown` where hidden information leaves open whether it is legal. */
  readonly truth: Truth;
  /** `room`: it only makes room for moves (a round); `chance`: nobody decides it. */
  readonly kind: 'move' | 'room' | 'chance';
}

/** A move that might be written there by somebody who does not know one rule. */
export interface ForbiddenMove {
  readonly element: Element;
  readonly rule: RuleId;
}

/**
 * The moves that may be written next in the element in which a record breaks off, each once.
 * @param state is changed
 */
export function* openMoves<S extends GameState>(map: RecordMap<S>, state: S): Generator<OpenMove> {
  for (const { point, truth: reached } of openPoints(map, state)) {
    const kind = point.chance ? 'chance' : 'move';
    const chanced = new Set<string>();
    for (let due = state.due; due !== 0; due &= due - 1) {
      const seat = firstOf(due);
      for (const { steps, truth } of wholeMoves(map, withoutOthers(map, state, seat), seat, [], reached)) {
        const element = map.elementOf(steps);
        if (!element) continue;
        // What chance brings is not offered: it has one element, whatever it shows.
        const key = point.chance ? JSON.stringify(element) : '';
        if (!point.chance || !chanced.has(key)) yield { element, truth, kind };
        chanced.add(key);
      }
    }
  }
}

/** All moves of a seat, each with everything that stands in its element. */
export function* wholeMoves<S extends GameState>(
  map: DecisionMap<S>,
  state: S,
  seat: Seat,
  before: readonly Step<S>[],
  truth: Truth,
): Generator<{ readonly steps: readonly Step<S>[]; readonly truth: Truth }> {
  const found = new Choices();
  legalMovesOf(map.definition, state, seat, found);
  for (let index = 0; index < found.length; index += 1) {
    const choice = new Choice();
    const holds = both(truth, found.read(index, choice));
    const steps = [...before, { state, choice }];
    const after = map.goesOn && behind(map, state, choice);
    // Where several have to choose, the order makes no difference.
    if (after) yield* wholeMoves(map, after, firstOf(after.due), steps, holds);
    else yield { steps, truth: holds };
  }
}

/** The state behind a choice, if what is chosen there stands in the same element. */
function behind<S extends GameState>(map: DecisionMap<S>, state: S, choice: Choice): S | undefined {
  const after = state.clone();
  make(map.definition, after, choice);
  advance(map.definition, after);
  return !after.isOver && map.goesOn?.(after) ? after : undefined;
}

/**
 * The moves that break one rule alone there, of all players.
 * @param state is changed
 */
export function* forbiddenMoves<S extends GameState>(map: RecordMap<S>, state: S): Generator<ForbiddenMove> {
  for (const { point } of openPoints(map, state)) {
    if (point.chance) continue;
    for (const seat of map.seats) {
      yield* wrongMoves(map, withoutOthers(map, state, seat), seat, []);
    }
  }
}

/** Those of a seat: with something wrong at once, or with something wrong behind what is right. */
function* wrongMoves<S extends GameState>(
  map: RecordMap<S>,
  state: S,
  seat: Seat,
  before: readonly Step<S>[],
): Generator<ForbiddenMove> {
  const { chance } = pointOf(map.definition, state);
  if (!chance) {
    for (const { choice, rule } of nearMisses(map.definition, state, seat)) {
      const steps = completed(map, [...before, { state, choice }]);
      const element = steps && map.elementOf(steps);
      if (element) yield { element, rule };
    }
  }
  if (!map.goesOn) return;
  const found = new Choices();
  legalMovesOf(map.definition, state, seat, found);
  for (let index = 0; index < found.length; index += 1) {
    const choice = new Choice();
    const isLegal = found.read(index, choice) === true;
    const after = isLegal ? behind(map, state, choice) : undefined;
    if (after) yield* wrongMoves(map, after, firstOf(after.due), [...before, { state, choice }]);
    // Whatever chance shows, the same is wrong behind it.
    if (chance && isLegal) return;
  }
}

/** Goes on with the last of the legal choices, as long as they stand in the same element: to leave it is the last one. */
function completed<S extends GameState>(map: RecordMap<S>, steps: readonly Step<S>[]): readonly Step<S>[] | undefined {
  const latest = steps.at(-1);
  const after = latest && map.goesOn && behind(map, latest.state, latest.choice);
  if (!after) return steps;
  const found = new Choices();
  legalMovesOf(map.definition, after, firstOf(after.due), found);
  const choice = new Choice();
  if (found.length === 0) return undefined;
  found.read(found.length - 1, choice);
  return completed(map, [...steps, { state: after, choice }]);
}

/** A decision point; unknown where the record says nothing of a decision before it that others could have made otherwise. */
interface OpenPoint<S extends GameState> {
  readonly point: DecisionPoint<S>;
  readonly truth: Truth;
}

/** The decision points that the element may go on with; the state is at each of them in turn. */
function* openPoints<S extends GameState>(map: RecordMap<S>, state: S): Generator<OpenPoint<S>> {
  let truth: Truth = true;
  while (!state.isOver) {
    const point = pointOf(map.definition, state);
    yield { point, truth };
    truth = both(truth, passOver(map, state, state.due));
    if (truth === false || map.closesElement(state)) return;
    point.next(state);
  }
}

/** The state if all others that are due have decided without a word. */
function withoutOthers<S extends GameState>(map: RecordMap<S>, state: S, seat: Seat): S {
  const alone = state.clone();
  passOver(map, alone, alone.due & ~bitOf(seat));
  return alone;
}

/** Leaves out what some seats decide. @returns false where one of them is still due, unknown where what was decided stays open */
function passOver<S extends GameState>(map: RecordMap<S>, state: S, seats: number): Truth {
  const choice = new Choice();
  let truth: Truth = true;
  for (let left = seats; left !== 0; left &= left - 1) {
    choice.seat = firstOf(left);
    const passed = map.leaveOut(state, choice);
    if (passed !== false) make(map.definition, state, choice);
    truth = both(truth, passed);
  }
  return (state.due & seats) === 0 ? truth : false;
}
