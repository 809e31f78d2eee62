/** Which element of a log is which move of Tallinn. @see docs/log-format.md */
import {
  type ForbiddenMove,
  forbiddenMoves,
  type OpenMove,
  openMoves,
  type RecordMap,
} from '../../../engine/record-map.js';
import type { Choice } from '../../../kernel/choice.js';
import { breachOf, mayStand } from '../../../kernel/conditions.js';
import type { Seat } from '../../../kernel/index-of.js';
import { moveOf } from '../../../kernel/play.js';
import type { Truth } from '../../../kernel/truth.js';
import { makerOf } from '../../../log/vocabulary.js';
import { CHOOSING, pass, card as playedCard, side } from '../rules/choose.js';
import { estate, NO_ESTATE } from '../rules/contest.js';
import { definition } from '../rules/definition.js';
import { CARDS, type Card, type Estate, LEGATE, SEATS, START_CARD, UNSEEN } from '../rules/facts.js';
import { joined, mayJoin } from '../rules/final.js';
import { ARMS_CONTEST, CHOOSE, DRAW, LEGATE_BONUS, REVEAL_TOWERS, TOWERS } from '../rules/points.js';
import { isTower, start, startIsTower, type Tallinn, towers, where } from '../rules/table.js';
import { FROM_DISPLAY, from, NONE, card as towerCard } from '../rules/tower.js';
import { cardOf, halvesOf } from '../table/components.js';
import type { TableState } from '../table/state.js';
import { type CardName, ESTATES, type TallinnElement, type TallinnVocabulary } from '../vocabulary.js';
import { nextParts, placeIn } from './from-record.js';

const make = makerOf<TallinnVocabulary>();

/** Where a record breaks off, with the map of its players; undefined where no player decides anything. */
function placeOf(table: TableState, inside: TallinnElement): readonly [RecordMap<Tallinn>, Tallinn] | undefined {
  if (inside.name !== 'round' && inside.name !== 'final') return undefined;
  return [recordMap(table.players.map(({ id }) => id)), placeIn(table, inside)];
}

/** @see Session.openMoves */
export function* movesIn(table: TableState, inside: TallinnElement): Generator<OpenMove> {
  const place = placeOf(table, inside);
  if (place) yield* openMoves(...place);
  else if (inside.name === 'moves' && !inside.children.some(({ name }) => name === 'final' || name === 'abandoned')) {
    const parts = nextParts(table);
    for (const part of parts) yield { element: make(part, {}), truth: parts.length === 1 || 'unknown', kind: 'room' };
  }
}

/** @see Session.forbiddenMoves */
export function* forbiddenIn(table: TableState, inside: TallinnElement): Generator<ForbiddenMove> {
  const place = placeOf(table, inside);
  if (place) yield* forbiddenMoves(...place);
}

/** @param ids the players, by their seats */
export function recordMap(ids: readonly string[]): RecordMap<Tallinn> {
  return {
    definition,
    seats: SEATS.slice(0, ids.length),
    elementOf: ([step]) => step && elementOf(ids[step.choice.seat] ?? '', step.state, step.choice),
    leaveOut,
    closesElement: ({ point }) => point === DRAW || point === REVEAL_TOWERS,
  };
}

/** The element of a choice, with what the record has of it. @param player the id of the seat */
export function elementOf(player: string, state: Tallinn, choice: Choice): TallinnElement | undefined {
  switch (state.point) {
    case CHOOSE:
      return moveOf(definition, state, choice).name === 'play' ? play(player, choice) : undefined;
    case ARMS_CONTEST: {
      const chosen = estate.of(choice);
      return chosen === NO_ESTATE ? undefined : make('contest', { player, estate: ESTATES[chosen] ?? '?' });
    }
    case TOWERS:
      return tower(player, state, choice);
    case DRAW:
      return make('draw', { player, card: '?' });
    case LEGATE_BONUS:
      return make('bonus', { player, estate: ESTATES[joined.of(choice)] ?? '?' });
    case REVEAL_TOWERS:
      return make('towers', { player, cards: towersOf(state, choice) });
    default:
      return undefined;
  }
}

function play(player: string, choice: Choice): TallinnElement | undefined {
  const card = playedCard.of(choice);
  if (card === UNSEEN) return undefined;
  return make('play', { player, card: cardOf(card), side: halvesOf(cardOf(card))[side.of(choice)] ?? '?' });
}

/** A card that may be there is not named: `?` stands for all of them, as long as there are any. */
function tower(player: string, state: Tallinn, choice: Choice): TallinnElement | undefined {
  const source = from.of(choice);
  if (source === NONE) return make('tower', { player, from: 'none' });
  const card = towerCard.of(choice);
  const holds = mayStand(towerCard, state, choice);
  if (card === UNSEEN ? holds === false : holds === 'unknown') return undefined;
  return make('tower', {
    player,
    from: source === FROM_DISPLAY ? 'display' : 'hand',
    card: nameOf(state, choice, card),
  });
}

function nameOf(state: Tallinn, { seat }: Choice, card: Card): CardName {
  if (card === START_CARD) return startOf(state, seat);
  return card <= LEGATE ? cardOf(card) : '?';
}

function startOf(state: Tallinn, seat: Seat): CardName {
  return state.facts.startIds[start.of(state, seat)] ?? '?';
}

function towersOf(state: Tallinn, { seat }: Choice): readonly CardName[] {
  const shown = CARDS.filter((card) => isTower(where.of(state, seat, card))).map(cardOf);
  if (startIsTower.of(state, seat) === 1) shown.push(startOf(state, seat));
  return [...shown, ...new Array<CardName>(towers.of(state, seat) - shown.length).fill('?')];
}

/** Passed, declined, not built; of a legate any estate, since that follows from the rest or, where several could be chosen, stays open. */
function leaveOut(state: Tallinn, choice: Choice): Truth {
  choice.move = state.point === CHOOSE ? CHOOSING.moves.indexOf(pass) : 0;
  switch (state.point) {
    case CHOOSE:
      break;
    case ARMS_CONTEST:
      estate.set(choice, NO_ESTATE);
      break;
    case TOWERS:
      from.set(choice, NONE);
      // In whichever order: a decision that is not recorded has no place in it.
      return true;
    case LEGATE_BONUS:
      return ESTATES.filter((_, at) => mayJoin(state, choice.seat, at as Estate)).length <= 1 || 'unknown';
    default:
      return false;
  }
  return breachOf(moveOf(definition, state, choice), state, choice) === undefined;
}
