/** Moves that are forbidden for one reason alone: what a teacher asks about, and what a faulty program does. */
import { Choice, Values } from './choice.js';
import { type GameDefinition, type Move, pointOf, ruleOf, type Slot, type ValueCondition } from './game-definition.js';
import type { Seat } from './index-of.js';
import type { GameState } from './state.js';
import type { RuleId } from './trace.js';

/** A move that breaks one condition, and keeps all others. */
export interface NearMiss {
  readonly choice: Choice;
  readonly rule: RuleId;
}

/** The near misses of a seat, in the order of its moves and their domains. */
export function* nearMisses<S extends GameState>(
  definition: GameDefinition<S>,
  state: S,
  seat: Seat,
): Generator<NearMiss> {
  const choice = new Choice();
  choice.seat = seat;
  for (const [index, move] of pointOf(definition, state).moves.entries()) {
    choice.move = index;
    const broken = brokenBy(move.conditions, state, choice);
    if (broken !== TOO_MANY) yield* fill(move, move.slots, state, choice, broken);
  }
}

const TOO_MANY = Symbol('more than one');
/** The one condition that is broken so far. */
type Broken = RuleId | undefined;

function* fill<S extends GameState>(
  move: Move<S>,
  slots: readonly Slot<S>[],
  state: S,
  choice: Choice,
  before: Broken,
): Generator<NearMiss> {
  const [slot, ...rest] = slots;
  if (!slot) {
    if (before !== undefined) yield { choice: copyOf(choice), rule: before };
    return;
  }
  const { conditions, followedBy } = slot.declared;
  for (const value of domainOf(slot, state, choice)) {
    slot.set(choice, value);
    const broken = brokenBy(conditions, state, choice, value);
    if (broken === TOO_MANY || (broken !== undefined && before !== undefined)) continue;
    yield* fill(move, followedBy ? followedBy(state, choice, value) : rest, state, choice, broken ?? before);
  }
}

/** The only condition that does not hold for certain; what is not known to be allowed is no example of anything. */
function brokenBy<S extends GameState>(
  conditions: readonly ValueCondition<S, number>[],
  state: S,
  choice: Choice,
  value = 0,
): Broken | typeof TOO_MANY {
  let broken: Broken;
  for (const condition of conditions) {
    const holds = condition.holds(state, choice, value);
    if (holds === true) continue;
    if (holds === 'unknown' || broken !== undefined) return TOO_MANY;
    broken = ruleOf(condition, state, choice, false, value);
  }
  return broken;
}

/** Everything that could stand in a slot, mistakes included. */
function domainOf<S extends GameState>({ declared }: Slot<S>, state: S, choice: Choice): Iterable<number> {
  const { domain, mistakes } = declared;
  if (typeof domain !== 'function' && !mistakes) return domain;
  const values = new Values();
  if (typeof domain === 'function') domain(state, choice, values);
  else for (const value of domain) values.push(value);
  mistakes?.(state, choice, values);
  return new Set(Array.from({ length: values.length }, (_, at) => values.at(at)));
}

function copyOf(choice: Choice): Choice {
  const copy = new Choice();
  copy.copyFrom(choice);
  return copy;
}
