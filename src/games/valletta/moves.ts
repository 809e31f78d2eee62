/** The game from the first turn to the last. @see valletta.md 3.2 */

import { withoutNotes } from '../../engine/annotation.js';
import { differing } from '../../engine/facts.js';
import type { MovesEnd } from '../../engine/game-run.js';
import type { Judge } from '../../engine/judge.js';
import { player as playerName } from '../../engine/message.js';
import type { Quantity } from '../../engine/quantity.js';
import { recordsOf } from '../../engine/records.js';
import { seatOf } from '../../engine/stated-player.js';
import { openingOf } from './draft.js';
import { afterTurn, beginFinalPhase, isOut, nextSeat } from './ending.js';
import { checkEffect, checkState, noPlay } from './record/claims.js';
import { checkFinalPhase } from './record/final-phase.js';
import { everythingOf, ofPlayer, onTable } from './table/quantities.js';
import type { TableState } from './table/state.js';
import { Turn } from './turn/turn.js';
import type { VallettaElementOf } from './vocabulary.js';

/**
 * Judges and carries out the turns inside `<moves>`, and what the log states between them; the draft has been held.
 * @returns complete where everybody has played the last card @see valletta.end.game-end
 */
export function playMoves(table: TableState, judge: Judge, moves: VallettaElementOf<'moves'>): MovesEnd {
  const drawsAreRecorded = recordsOf(moves).has('draws');
  let expected: number | undefined = 0;
  let latest: Turn | undefined;
  const lastTurns = lastTurnsOf(table, moves);
  const opening = new Set(table.profile.startPlayerVariant ? [] : openingOf(moves));
  for (const child of withoutNotes(judge, moves.children)) {
    switch (child.name) {
      case 'turn': {
        table.nextTurn();
        judge.enterTurn(table.turn, child, child.values.player);
        const seat = seatOfTurn(table, judge, child, expected, lastTurns);
        if (seat === undefined) continue;
        const player = table.player(seat);
        latest = new Turn(table, judge, player, child, drawsAreRecorded);
        latest.run();
        if (!judge.breaksOffIn(child)) afterTurn(table, judge, player);
        // A turn that stood in the wrong place does not change whose turn is next.
        const late = seat !== expected && judge.trust.isTainted(ofPlayer(player.id, 'turn'));
        judge.trust.restore(ofPlayer(player.id, 'turn'));
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
function lastTurnsOf(table: TableState, moves: VallettaElementOf<'moves'>): ReadonlyMap<number, number> {
  const last = new Map<number, number>();
  let turn = 0;
  for (const child of moves.children) {
    if (child.name !== 'turn') continue;
    turn += 1;
    const seat = table.roster.seat(child.values.player);
    if (seat !== undefined) last.set(seat, turn);
  }
  return last;
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
  lastTurns: ReadonlyMap<number, number>,
): number | undefined {
  const seat = seatOf(judge, table.roster, turn);
  if (seat === undefined) return undefined;
  const ids = (seats: readonly number[], what: 'cards' | 'plays' | 'turn'): readonly Quantity[] =>
    seats.map((one) => ofPlayer(table.roster.id(one), what));
  // Before the final phase nothing but the seats decides whose turn it is; and a turn that was passed over may follow.
  const dependsOn = (): readonly Quantity[] => {
    if (table.phase === 'main') return ids([seat], 'turn');
    const both = [seat, expected ?? seat];
    return [onTable('phase'), ...ids(both, 'cards'), ...ids(both, 'plays'), ...ids([seat], 'turn')];
  };
  if (expected === undefined) {
    judge.require('valletta.end.game-end', false, () => ({
      kind: 'order',
      message: 'valletta_game-over',
      with: { player: playerName(table.roster.id(seat)) },
      dependsOn: dependsOn(),
      taints: [ofPlayer(table.roster.id(seat), 'cards')],
    }));
  } else if (seat !== expected && isOut(table, table.player(seat))) {
    judge.require('valletta.end.skip', false, () => ({
      kind: 'order',
      message: 'valletta_turn-of-out',
      with: { player: playerName(table.roster.id(seat)), expected: playerName(table.roster.id(expected)) },
      ...differing(table.roster.id(expected), table.roster.id(seat)),
      attribute: 'player',
      dependsOn: dependsOn(),
      taints: [ofPlayer(table.roster.id(seat), 'cards')],
    }));
  } else {
    // A player who has cards but never gets another turn was taken to be out.
    const left = table.phase === 'final' && (lastTurns.get(expected) ?? 0) < table.turn;
    const dropped = seat !== expected && left;
    judge.require(dropped ? 'valletta.end.player-out' : 'valletta.turn.order', seat === expected, () => ({
      kind: 'order',
      message: dropped ? 'valletta_not-out' : 'valletta_turn-order',
      with: { player: playerName(table.roster.id(seat)), expected: playerName(table.roster.id(expected)) },
      ...differing(table.roster.id(expected), table.roster.id(seat)),
      attribute: 'player',
      dependsOn: dependsOn(),
      // A turn that is missing, or stands elsewhere, may have changed anything.
      taints: [
        ...table.players.flatMap(everythingOf),
        ...ids(passedOver(table, expected, seat), 'turn'),
        ...(['street jean', 'characters', 'city', 'barrels'] as const).map(onTable),
      ],
    }));
  }
  return seat;
}
