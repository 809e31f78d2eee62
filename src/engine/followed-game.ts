/** A recorded game as the kernel would have played it: each decision and each result of chance, with the state before it. */
import { Choice, Choices } from '../kernel/choice.js';
import { pointOf } from '../kernel/game-definition.js';
import { listNext } from '../kernel/greedy.js';
import type { Seat } from '../kernel/index-of.js';
import { advance, make } from '../kernel/play.js';
import type { GameState } from '../kernel/state.js';
import { type AnyElement, type Element, statedOf, type Vocabulary } from '../log/vocabulary.js';
import { nearestMoves } from './nearest-moves.js';
import { type DecisionMap, type Step, wholeMoves } from './record-map.js';

/** How a game finds in a record what was chosen, and what chance brought. */
export interface RecordReader<S extends GameState> {
  /** The players, by their seats. */
  readonly ids: readonly string[];
  readonly map: DecisionMap<S>;
  /** The elements among which stands what is decided in a state. @param told those in which a decision has been found */
  inside(state: S, told: ReadonlySet<Element>): readonly Element[];
  /**
   * Whether the record shows that chance brought this, or leaves open what it brought.
   * @param latest the element of the last decision
   * @param nth how often chance has come since: 0 at first
   */
  shows(state: S, choice: Choice, latest: Element | undefined, nth: number): boolean;
  /** What an element says, as a record of ours would, where others may write it in another way; undefined where they may not. */
  inOtherWords?(element: Element): Element | undefined;
  /** A legal move that lists leave out, made of one that they have, as an element says; undefined where there is none. */
  notOffered?(step: Step<S>, element: Element): Choice | undefined;
  /** Changes what nobody has seen in a state into what an element shows of it. */
  turnUp?(state: S, element: Element): void;
}

/** What stands in all elements of a name, in order. */
export function childrenIn<E extends { readonly name: string; readonly children: readonly E[] }>(
  elements: readonly E[],
  name: string,
): readonly E[] {
  return elements.flatMap((one) => (one.name === name ? one.children : []));
}

/** One decision, or what chance brought. */
export interface Moment<S extends GameState> extends Step<S> {
  readonly isChance: boolean;
  /** How many moves there were. */
  readonly alternatives: number;
  /** The element that records it, with the decisions before it that stand in it; undefined for what is not recorded. */
  readonly element: Element | undefined;
  readonly before: readonly Step<S>[];
}

/** A record, as far as it could be followed. */
export interface Followed<S extends GameState> {
  readonly moments: readonly Moment<S>[];
  /** What is there behind the last of them. */
  readonly last: S;
}

/**
 * Follows a record from the first card dealt.
 * @param state the beginning of the game; it is changed
 * @param isBehind whether an element stands where the record is not followed any more
 */
export function followGame<S extends GameState>(
  reader: RecordReader<S>,
  state: S,
  isBehind: (element: Element) => boolean,
): Followed<S> {
  const { definition } = reader.map;
  const moments: Moment<S>[] = [];
  const told = new Set<Element>();
  const moves = new Choices();
  const go = (steps: readonly Step<S>[], element: Element | undefined): void => {
    if (element) told.add(element);
    steps.forEach(({ choice }, number) => {
      const { chance } = pointOf(definition, state);
      const before = moments.slice(moments.length - number);
      listNext(definition, state, moves);
      const isChance = chance === true;
      moments.push({ state: state.clone(), choice, isChance, alternatives: moves.length, element, before });
      make(definition, state, choice);
      advance(definition, state);
    });
  };
  advance(definition, state);
  while (!state.isOver) {
    const seat = listNext(definition, state, moves);
    const next = pointOf(definition, state).chance
      ? (shown(reader, state, moves, moments) ?? written(reader, state, seat, told))
      : (written(reader, state, seat, told) ?? unwritten(reader, state, seat));
    if (!next || (next.element && isBehind(next.element))) break;
    go(next.steps, next.element);
  }
  return { moments: withoutEnd(moments, state.isOver), last: state };
}

/** What nobody has recorded at the end of a record that breaks off has perhaps not happened. */
function withoutEnd<S extends GameState>(moments: readonly Moment<S>[], isOver: boolean): readonly Moment<S>[] {
  if (isOver) return moments;
  return moments.slice(0, moments.findLastIndex(({ element, isChance }) => element !== undefined || isChance) + 1);
}

/** What stands in an element, or in none. */
interface Told<S extends GameState> {
  readonly steps: readonly Step<S>[];
  readonly element: Element | undefined;
}

/** What chance brought. */
function shown<S extends GameState>(
  { shows }: RecordReader<S>,
  state: S,
  moves: Choices,
  moments: readonly Moment<S>[],
): Told<S> | undefined {
  const nth = moments.length - 1 - moments.findLastIndex(({ isChance }) => !isChance);
  const latest = moments.findLast(({ element }) => element !== undefined)?.element;
  const choice = new Choice();
  for (let index = 0; index < moves.length; index += 1) {
    moves.read(index, choice);
    if (shows(state, choice, latest, nth)) return { steps: [{ state, choice }], element: undefined };
  }
  return undefined;
}

/** All moves of a seat, each with the element that would record it. */
function offered<S extends GameState>(map: DecisionMap<S>, state: S, seat: Seat): readonly Told<S>[] {
  const moves = wholeMoves(map, state.clone(), seat, [], true);
  return [...moves].map(({ steps }) => ({ steps, element: map.elementOf(steps) }));
}

/** What the next element says that has not been told. */
function written<S extends GameState>(
  reader: RecordReader<S>,
  state: S,
  seat: Seat,
  told: ReadonlySet<Element>,
): Told<S> | undefined {
  const { ids, map, inside, turnUp } = reader;
  let all = offered(map, state, seat);
  for (const element of inside(state, told)) {
    if (told.has(element) || isOfAnother(element, ids[seat])) continue;
    if (!all.some((move) => move.element?.name === element.name)) continue;
    if (turnUp) {
      turnUp(state, element);
      all = offered(map, state, seat);
    }
    const steps = meantBy(reader, element, all);
    if (steps) return { steps, element };
  }
  return undefined;
}

/** The move that an element records, of those offered and others that come to the same; undefined where it is none of them. */
function meantBy<S extends GameState>(
  { map, inOtherWords, notOffered }: RecordReader<S>,
  element: Element,
  all: readonly Told<S>[],
): readonly Step<S>[] | undefined {
  for (const way of [inOtherWords?.(element), element]) {
    if (!way) continue;
    const fitting = all.flatMap(({ steps, element: own }) => {
      if (own && agree(own, way)) return { steps, element: own };
      const [first, ...others] = steps;
      const choice = first && notOffered?.(first, way);
      const other = choice && [{ state: first.state, choice }, ...others];
      const written = other && map.elementOf(other);
      return written && agree(written, way) ? { steps: other, element: written } : [];
    });
    const [nearest] = nearestMoves(fitting, way, 1);
    if (nearest) return nearest.steps;
  }
  return undefined;
}

function isOfAnother({ values }: Element, player: string | undefined): boolean {
  const named: unknown = (values as Attributes)['player'];
  return named !== undefined && named !== player;
}

/** What a seat has decided if the record says nothing of it. */
function unwritten<S extends GameState>({ map }: RecordReader<S>, state: S, seat: Seat): Told<S> | undefined {
  const all = offered(map, state, seat);
  const choice = new Choice();
  choice.seat = seat;
  const leftOut = map.leaveOut(state, choice) ? map.elementOf([{ state, choice }]) : undefined;
  const silent = all.find(({ element }) => element === undefined || (leftOut && agree(leftOut, element)));
  return silent && { steps: silent.steps, element: undefined };
}

type Attributes = Readonly<Record<string, unknown>>;
type Node = AnyElement<Vocabulary>;

/** Whether nothing that one element says contradicts the other. @param own says everything */
function agree(own: Node, recorded: Node): boolean {
  if (own.name !== recorded.name) return false;
  const values: Attributes = recorded.values;
  const isSaid = statedOf(own).every(([name, value]) => {
    const other = values[name];
    return other === undefined || other === '?' || canonical(other) === canonical(value);
  });
  const left = [...recorded.children];
  return (
    isSaid &&
    own.children.every((child) => {
      const at = left.findIndex((one) => agree(child, one));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

/** The same text for values that say the same; which order of a list fits best is decided by what is nearest. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return value.toSorted().join(' ');
  if (typeof value !== 'object' || value === null) return String(value);
  const counts = Object.entries(value).filter(([, count]) => count !== 0);
  return counts.toSorted().join(' ');
}
