/** Which element of a log is which move of Valletta. @see docs/log-format.md */
import {
  type DecisionMap,
  type ForbiddenMove,
  forbiddenMoves,
  type OpenMove,
  openMoves,
  type RecordMap,
  type Step,
} from '../../../engine/record-map.js';
import { makerOf } from '../../../log/vocabulary.js';
import { nextSeat } from '../ending.js';
import { definition } from '../rules/definition.js';
import { SEATS } from '../rules/facts.js';
import { BARREL, EXTRA, GIVE, PERSONNEL } from '../rules/points.js';
import type { Valletta } from '../rules/table.js';
import type { TableState } from '../table/state.js';
import type { VallettaElement, VallettaElementOf, VallettaVocabulary } from '../vocabulary.js';
import { decisionOf } from './decision.js';
import { placeInDraft, placeInTurn } from './from-record.js';

const make = makerOf<VallettaVocabulary>();

/** What stands inside a `<play>`, behind the card and what is chosen with it. */
const INSIDE_A_PLAY: ReadonlySet<number> = new Set([BARREL, PERSONNEL, GIVE, EXTRA]);

/** Where a record breaks off, with the map of its players; undefined where nobody decides anything. */
function placeOf(table: TableState, inside: VallettaElement): readonly [RecordMap<Valletta>, Valletta] | undefined {
  const state = stateIn(table, inside);
  const ids = table.players.map(({ id }) => id);
  return state && [recordMap(ids, state), state];
}

function stateIn(table: TableState, { name }: VallettaElement): Valletta | undefined {
  if (name === 'turn') return table.openTurn && placeInTurn(table, table.openTurn);
  return name === 'moves' ? table.openDraft && placeInDraft(table, table.openDraft) : undefined;
}

/** @see Session.openMoves */
export function* movesIn(table: TableState, inside: VallettaElement): Generator<OpenMove> {
  const place = placeOf(table, inside);
  if (place) yield* openMoves(...place);
  else if (inside.name === 'moves') yield* nextTurn(table, inside);
}

/** @see Session.forbiddenMoves */
export function* forbiddenIn(table: TableState, inside: VallettaElement): Generator<ForbiddenMove> {
  const place = placeOf(table, inside);
  if (place) yield* forbiddenMoves(...place);
}

/** valletta.turn.order */
function* nextTurn(table: TableState, { children }: VallettaElementOf<'moves'>): Generator<OpenMove> {
  const [latest] = children.flatMap((child) => (child.name === 'turn' ? [child.values.player] : [])).slice(-1);
  const before = table.roster.seat(latest);
  const seat = before === undefined ? 0 : nextSeat(table, before);
  if (seat !== undefined)
    yield {
      element: make('turn', { player: table.roster.id(seat) }),
      truth: table.isProvable || 'unknown',
      kind: 'room',
    };
}

/** @param ids the players, by their seats */
export function recordMap(ids: readonly string[], state: Valletta): RecordMap<Valletta> {
  return {
    ...decisionMap(ids),
    // A card is played by whoever has the turn, and by nobody else.
    seats: SEATS.filter((seat) => state.isDue(seat)),
    closesElement: () => true,
  };
}

/** @param ids the players, by their seats */
export function decisionMap(ids: readonly string[]): DecisionMap<Valletta> {
  return {
    definition,
    elementOf: (steps) => elementOf(ids, steps),
    goesOn: ({ point }) => INSIDE_A_PLAY.has(point),
    // Whose turn it is plays on until the turn is over.
    leaveOut: () => false,
  };
}

/** What is decided about a card, what chance shows, and what others give stand inside its `<play>`. */
function elementOf(ids: readonly string[], [first, ...rest]: readonly Step<Valletta>[]): VallettaElement | undefined {
  const element = first && decisionOf(ids, first.state, first.choice);
  const parts = rest.flatMap(({ state, choice }) => decisionOf(ids, state, choice) ?? []);
  if (element?.name !== 'play') return element;
  return make('play', element.values, [...element.children, ...parts]);
}
