/**
 * How the moves of a game stand in a record: which element is which choice. A record need not say that somebody declined;
 * so what may be written next is what may be decided now, and, if all that is left out, what may be decided then.
 */
import { Choice, Choices } from '../kernel/choice.js';
import { type DecisionPoint, type GameDefinition, pointOf } from '../kernel/game-definition.js';
import type { Seat } from '../kernel/index-of.js';
import { firstOf, legalMovesOf } from '../kernel/legal-moves.js';
import { nearMisses } from '../kernel/near-misses.js';
import { make } from '../kernel/play.js';
import type { GameState } from '../kernel/state.js';
import type { RuleId } from '../kernel/trace.js';
import type { Truth } from '../kernel/truth.js';
import type { Element } from '../log/vocabulary.js';

/** The map of a game. */
export interface RecordMap<S extends GameState> {
  readonly definition: GameDefinition<S>;
  readonly seats: readonly Seat[];
  /**
   * The element that records a choice.
   * @returns undefined for what a record does not write: that something was declined, or a card that nobody saw chosen
   */
  elementOf(state: S, choice: Choice): Element | undefined;
  /**
   * Fills a choice with what a seat has decided if the record says nothing of it.
   * @returns false where the record cannot pass over it
   */
  leaveOut(state: S, choice: Choice): boolean;
  /** Whether what comes behind a decision point stands in another element. */
  closesElement(point: number): boolean;
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
  for (const point of openPoints(map, state)) {
    const kind = point.chance ? 'chance' : 'move';
    for (let due = state.due; due !== 0; due &= due - 1) {
      const seat = firstOf(due);
      const alone = withoutOthers(map, state, seat);
      const found = new Choices();
      legalMovesOf(map.definition, alone, seat, found);
      const choice = new Choice();
      for (let index = 0; index < found.length; index += 1) {
        const truth = found.read(index, choice);
        const element = map.elementOf(alone, choice);
        if (element) yield { element, truth, kind };
        // What chance brings is not offered: it has one element, whatever it shows.
        if (point.chance) break;
      }
    }
  }
}

/**
 * The moves that break one rule alone there, of all players.
 * @param state is changed
 */
export function* forbiddenMoves<S extends GameState>(map: RecordMap<S>, state: S): Generator<ForbiddenMove> {
  for (const point of openPoints(map, state)) {
    if (point.chance) continue;
    for (const seat of map.seats) {
      const alone = withoutOthers(map, state, seat);
      for (const { choice, rule } of nearMisses(map.definition, alone, seat)) {
        const element = map.elementOf(alone, choice);
        if (element) yield { element, rule };
      }
    }
  }
}

/** The decision points that the element may go on with; the state is at each of them in turn. */
function* openPoints<S extends GameState>(map: RecordMap<S>, state: S): Generator<DecisionPoint<S>> {
  while (!state.isOver) {
    const point = pointOf(map.definition, state);
    yield point;
    if (!passOver(map, state, state.due) || map.closesElement(state.point)) return;
    point.next(state);
  }
}

/** The state if all others that are due have decided without a word. */
function withoutOthers<S extends GameState>(map: RecordMap<S>, state: S, seat: Seat): S {
  const alone = state.clone() as S;
  passOver(map, alone, alone.due & ~(1 << seat));
  return alone;
}

/** Leaves out what some seats decide. @returns whether none of them is due any more */
function passOver<S extends GameState>(map: RecordMap<S>, state: S, seats: number): boolean {
  const choice = new Choice();
  for (let left = seats; left !== 0; left &= left - 1) {
    choice.seat = firstOf(left);
    if (map.leaveOut(state, choice)) make(map.definition, state, choice);
  }
  return (state.due & seats) === 0;
}
