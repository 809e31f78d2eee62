/** Which element of a log is which move of Rattus. @see docs/log-format.md */
import {
  type ForbiddenMove,
  forbiddenMoves,
  type OpenMove,
  openMoves,
  type RecordMap,
  type Step,
} from '../../../engine/record-map.js';
import { moveOf } from '../../../kernel/play.js';
import { both } from '../../../kernel/truth.js';
import { makerOf } from '../../../log/vocabulary.js';
import { place as lookedPlace, region as lookedRegion } from '../rules/cards/witch.js';
import { definition } from '../rules/definition.js';
import { SEATS } from '../rules/facts.js';
import { FINAL_HELP, HELP, LOOK_AGAIN, ORDER, SERVE } from '../rules/points.js';
import { isFinal, isLastRound, type Rattus } from '../rules/table.js';
import type { TableState } from '../table/state.js';
import type { RattusElement, RattusElementOf, RattusVocabulary } from '../vocabulary.js';
import { elementOf, goesOn } from './decision.js';
import { placeIn, placeOfUnloading, slotsDue } from './from-record.js';

const make = makerOf<RattusVocabulary>();

/** @see Session.openMoves */
export function* movesIn(table: TableState, inside: RattusElement): Generator<OpenMove> {
  // Where the record hides so much that nothing can be proved any more, everything is left open.
  const surely = !table.isSuspended || 'unknown';
  for (const move of allIn(table, inside)) yield { ...move, truth: both(surely, move.truth) };
}

function* allIn(table: TableState, inside: RattusElement): Generator<OpenMove> {
  const place = placeIn(table, inside);
  if (place) yield* openMoves(mapOf(table), place);
  else if (inside.name === 'moves') yield* nextPart(table, inside);
  else if (inside.name === 'last-round') yield* nextSlot(table, inside);
}

/** @see Session.forbiddenMoves */
export function* forbiddenIn(table: TableState, inside: RattusElement): Generator<ForbiddenMove> {
  const place = table.isSuspended ? undefined : placeIn(table, inside);
  if (!place) return;
  // Nothing in a turn says whose it is.
  const map = mapOf(table);
  const seats = map.seats.filter((seat) => place.isDue(seat));
  // What is wrong with the first wall or look would be wrong with the others: only what a use cannot do without is looked into.
  yield* forbiddenMoves({ ...map, seats, goesOn: ({ point }) => point === ORDER || point === SERVE }, place);
}

/** A turn, the last round, the cubes on the baker, or the final plague. @see rattus.end.after-turn, rattus.piper.end-baker */
function* nextPart(table: TableState, { children }: RattusElementOf<'moves'>): Generator<OpenMove> {
  const has = (...names: readonly string[]): boolean => children.some(({ name }) => names.includes(name));
  if (has('final-plague', 'abandoned')) return;
  if (has('last-round')) {
    const unloading = has('unload') ? undefined : placeOfUnloading(table);
    if (unloading) yield* openMoves(mapOf(table), unloading);
    else yield room(make('final-plague', {}));
    return;
  }
  const latest = children.findLast((child) => child.name === 'turn');
  const next = latest ? ((table.roster.seat(latest.values.player) ?? -1) + 1) % table.players.length : 0;
  if (table.trigger && (!table.profile.completeRound || next === 0)) yield room(make('last-round', {}));
  else yield room(make('turn', { player: table.player(next).id }));
}

/** rattus.end.last-round-order */
function* nextSlot(table: TableState, { children }: RattusElementOf<'last-round'>): Generator<OpenMove> {
  const seat = slotsDue(table)[children.filter(({ name }) => name === 'turn').length];
  if (seat !== undefined) yield room(make('turn', { player: table.player(seat).id }));
}

function room(element: RattusElement): OpenMove {
  return { element, truth: true, kind: 'room' };
}

function mapOf({ players }: TableState): RecordMap<Rattus> {
  return recordMap(players.map(({ id }) => id));
}

/** @param ids the players, by their seats */
export function recordMap(ids: readonly string[]): RecordMap<Rattus> {
  return {
    definition,
    seats: SEATS.slice(0, ids.length),
    elementOf: (steps) => (isOtherWayRound(steps) ? undefined : elementOf(ids, steps)),
    goesOn,
    // A record does not say that somebody does without help.
    leaveOut(state, choice) {
      if (state.point !== HELP && state.point !== FINAL_HELP) return false;
      choice.move = definition.points[state.point]?.moves.findIndex(({ name }) => name === 'decline') ?? 0;
      return true;
    },
    closesElement: (state) => !isLastRound(state) && isFinal.of(state) === 0,
  };
}

/** Which of two tokens the witch looks at first makes no difference to a list. */
function isOtherWayRound([first, second]: readonly Step<Rattus>[]): boolean {
  if (!first || second?.state.point !== LOOK_AGAIN || moveOf(definition, second.state, second.choice).name === 'leave')
    return false;
  const [one, other] = [first, second].map(({ choice }) => [lookedRegion.of(choice), lookedPlace.of(choice)] as const);
  if (!one || !other) return false;
  return other[0] < one[0] || (other[0] === one[0] && other[1] < one[1]);
}
