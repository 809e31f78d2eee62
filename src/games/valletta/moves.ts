/** The game from the first turn to the last. @see valletta.md 3.2 */

import { withoutNotes } from '../../engine/annotation.js';
import { differing } from '../../engine/facts.js';
import type { MovesEnd } from '../../engine/game-run.js';
import type { Judge } from '../../engine/judge.js';
import { player as playerName } from '../../engine/message.js';
import type { Quantity } from '../../engine/quantity.js';
import { recordsOf } from '../../engine/records.js';
import { seatOf } from '../../engine/stated-player.js';
import { childrenNamed } from '../../log/vocabulary.js';
import { openingOf } from './draft.js';
import { afterTurn, beginFinalPhase, isOut, nextSeat } from './ending.js';
import { checkEffect, checkState, noPlay } from './record/claims.js';
import { checkFinalPhase } from './record/final-phase.js';
import { everythingOf, ofPlayer, onTable, WHOLE_TABLE } from './table/quantities.js';
import type { TableState } from './table/state.js';
import { Turn } from './turn/turn.js';
import type { VallettaElementOf, VallettaVocabulary } from './vocabulary.js';

/**
 * Judges and carries out the turns inside `<moves>`, and what the log states between them; the draft has been held.
 * @returns complete where everybody has played the last card @see valletta.end.game-end
 */
export function playMoves(table: TableState, judge: Judge, moves: VallettaElementOf<'moves'>): MovesEnd {
  const drawsAreRecorded = recordsOf(moves).has('draws');
  let expected: number | undefined = 0;
  let latest: Turn | undefined;
  let lastTurns: ReadonlyMap<number | undefined, number> | undefined;
  const lastTurnOf = (seat: number): number => {
    lastTurns ??= lastTurnsOf(table, moves);
    return lastTurns.get(seat) ?? 0;
  };
  const opening = new Set(table.profile.startPlayerVariant ? [] : openingOf(moves));
  for (const child of withoutNotes(judge, moves.children)) {
    switch (child.name) {
      case 'turn': {
        table.nextTurn();
        judge.enterTurn(table.turn, child, child.values.player);
        const seat = seatOfTurn(table, judge, child, expected, lastTurnOf);
        if (seat === undefined) continue;
        const player = table.player(seat);
        latest = new Turn(table, judge, player, child, drawsAreRecorded);
        latest.run();
        if (!judge.breaksOffIn(child)) afterTurn(table, judge, player);
        // A turn that stood in the wrong place does not change whose turn is next.
        const late = seat !== expected && judge.trust.isTainted(ofPlayer(player.id, 'turn'));
        if (!judge.trust.isSure) judge.trust.restore(ofPlayer(player.id, 'turn'));
        if (!late) expected = nextSeat(table, seat);
        break;
      }
      case 'state':
        if (!opening.has(child)) checkState(table, judge, child);
        break;
      case 'effect':
        if (latest) latest.effectAfter(child);
        else if (!opening.has(child)) checkEffect(table, judge, child, noPlay);
        break;
      case 'final-phase':
        checkFinalPhase(table, judge, child, () => beginFinalPhase(table, judge));
        break;
      default:
        break;
    }
  }
  if (judge.isSuspended) table.suspend();
  return { complete: table.phase === 'final' && table.players.every((player) => isOut(table, player)) };
}

/** The last turn of each seat in the log, counted from 1. */
function lastTurnsOf(
  { roster }: TableState,
  moves: VallettaElementOf<'moves'>,
): ReadonlyMap<number | undefined, number> {
  const turns = childrenNamed<VallettaVocabulary, 'turn'>(moves, 'turn');
  return new Map(turns.map(({ values: { player } }, index) => [roster.seat(player), index + 1]));
}

/** The seats whose turn did not come, from the one expected to the one that played. */
function passedOver(table: TableState, expected: number, seat: number): number[] {
  const size = table.players.length;
  return Array.from({ length: (seat - expected + size) % size }, (_, step) => (expected + step) % size);
}

/** Whose turn the log has, and whether it is theirs. @see valletta.turn.order, valletta.end.skip, valletta.end.game-end */
function seatOfTurn(
  table: TableState,
  judge: Judge,
  turn: VallettaElementOf<'turn'>,
  expected: number | undefined,
  lastTurnOf: (seat: number) => number,
): number | undefined {
  const { roster } = table;
  const seat = seatOf(judge, roster, turn);
  if (seat === undefined) return undefined;
  if (seat === expected) {
    judge.keep('valletta.turn.order');
    return seat;
  }
  const ids = (seats: readonly number[], what: 'cards' | 'plays' | 'turn'): readonly Quantity[] =>
    seats.map((one) => ofPlayer(roster.id(one), what));
  const dependsOn = (): readonly Quantity[] => {
    // Before the final phase nothing but the seats decides whose turn it is; and a turn that was passed over may follow.
    const both = table.phase === 'main' ? [] : [seat, expected ?? seat];
    return [onTable('phase'), ...ids(both, 'cards'), ...ids(both, 'plays'), ...ids([seat], 'turn')];
  };
  const player = playerName(roster.id(seat));
  if (expected === undefined) {
    judge.require('valletta.end.game-end', false, () => ({
      kind: 'order',
      message: 'valletta_game-over',
      with: { player },
      dependsOn: dependsOn(),
      taints: ids([seat], 'cards'),
    }));
    return seat;
  }
  const isOver = isOut(table, table.player(seat));
  // A player who has cards but never gets another turn was taken to be out.
  const isDropped = table.phase === 'final' && lastTurnOf(expected) < table.turn;
  const [rule, message] = isOver
    ? (['valletta.end.skip', 'valletta_turn-of-out'] as const)
    : isDropped
      ? (['valletta.end.player-out', 'valletta_not-out'] as const)
      : (['valletta.turn.order', 'valletta_turn-order'] as const);
  judge.require(rule, false, () => ({
    kind: 'order',
    message,
    with: { player, expected: playerName(roster.id(expected)) },
    ...differing(roster.id(expected), roster.id(seat)),
    attribute: 'player',
    dependsOn: dependsOn(),
    // A turn that is missing, or stands elsewhere, may have changed anything.
    taints: isOver
      ? ids([seat], 'cards')
      : [...table.players.flatMap(everythingOf), ...ids(passedOver(table, expected, seat), 'turn'), ...WHOLE_TABLE],
  }));
  return seat;
}
