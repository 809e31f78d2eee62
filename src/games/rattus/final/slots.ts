/** The last round: one slot for everybody but the player who brought about the end, counter-clockwise. @see rattus.md 3.5 */

import { differing, type Truth } from '../../../engine/facts.js';
import type { Judge } from '../../../engine/judge.js';
import { list, player as playerName } from '../../../engine/message.js';
import type { Records } from '../../../engine/records.js';
import { seatOf } from '../../../engine/stated-player.js';
import { Turn } from '../base/turn.js';
import { readAnywhere } from '../record/anywhere.js';
import { isIdle, slotsDue } from '../record/from-record.js';
import { onTable } from '../table/quantities.js';
import type { TableState } from '../table/state.js';
import type { RattusElementOf } from '../vocabulary.js';

/** Whether nobody of those who have had no slot could have used anything in it; where that is open, what the record lacks. */
export function areIdle(table: TableState, seats: readonly number[]): Truth {
  const idle = seats.map((seat) => isIdle(table, seat));
  if (idle.includes(false)) return false;
  return idle.includes('unknown') ? (table.unknownCards ?? 'choice') : true;
}

/** One `<last-round>`, judged and carried out. */
export class LastRound {
  /** Seats that have a slot, in order. */
  private readonly due: readonly number[];
  private readonly had: number[] = [];
  /** Seats that had no slot when it was their turn, and nothing that they could have used in it. */
  private readonly idle: number[] = [];

  constructor(
    private readonly table: TableState,
    private readonly judge: Judge,
    private readonly element: RattusElementOf<'last-round'>,
    private readonly records: Records,
    private readonly hasResult: boolean,
  ) {
    this.due = slotsDue(table);
  }

  run(): void {
    const { table, judge, element } = this;
    judge.line('rattus.end.last-round-order', 'rattus_last-round', () => ({
      trigger: playerName(table.player(table.trigger?.seat ?? 0).id),
      players: list(this.due.map((seat) => playerName(table.player(seat).id))),
    }));
    for (const child of element.children) {
      if (child.name === 'turn') this.slot(child);
      else readAnywhere(table, judge, child);
    }
    if (!judge.breaksOffIn(element)) this.requireAll();
  }

  private slot(turn: RattusElementOf<'turn'>): void {
    const { table, judge } = this;
    table.nextTurn();
    judge.enterTurn(table.turn, turn, turn.values.player);
    const seat = seatOf(judge, table.roster, turn);
    if (seat === undefined) return;
    this.passOver(seat);
    this.requireSlot(seat);
    this.had.push(seat);
    new Turn(table, judge, table.player(seat), turn, this.records, true).run();
  }

  /** Who is next; undefined where everybody has been. */
  private get expected(): number | undefined {
    return this.due[this.had.length + this.idle.length];
  }

  /** Who can use nothing needs no slot. @param until the seat that has one now; undefined behind the last */
  private passOver(until: number | undefined): void {
    const { table, due, had, idle } = this;
    if (until !== undefined && !due.slice(had.length + idle.length).includes(until)) return;
    for (let seat = this.expected; seat !== undefined && seat !== until; seat = this.expected) {
      if (isIdle(table, seat) === false) return;
      idle.push(seat);
    }
  }

  /** @see rattus.end.last-round-players, rattus.end.last-round-order, rattus.invariant.last-round-length */
  private requireSlot(seat: number): void {
    const { table, judge, had, expected } = this;
    const parameters = {
      player: playerName(table.player(seat).id),
      expected: playerName(table.player(this.expected ?? seat).id),
    };
    const about = {
      kind: 'order' as const,
      with: parameters,
      attribute: 'player',
      dependsOn: [onTable('end'), onTable('last-round')],
      taints: [onTable('last-round')],
    };
    const triggered = table.trigger?.seat === seat;
    if (triggered) judge.applies('rattus.piper.end-excluded');
    const allowed = judge.require('rattus.end.last-round-players', !triggered, () => ({
      ...about,
      message: 'rattus_slot-of-trigger',
    }));
    if (!allowed) return;
    const first = judge.require('rattus.invariant.last-round-length', !had.includes(seat), () => ({
      ...about,
      message: 'rattus_slot-twice',
    }));
    if (!first) return;
    judge.require('rattus.end.last-round-order', seat === expected, () => ({
      ...about,
      message: 'rattus_slot-order',
      ...(expected !== undefined && { expected: table.player(expected).id }),
      actual: table.player(seat).id,
    }));
  }

  /** rattus.end.last-round-players: an empty slot is a slot, too. */
  private requireAll(): void {
    const { table, judge, due, had, element, hasResult } = this;
    judge.leaveMoves(element);
    this.passOver(undefined);
    const isMissing = (seat: number): boolean => isIdle(table, seat) === false;
    const without = due.filter((seat) => !had.includes(seat) && !this.idle.includes(seat));
    judge.require('rattus.end.last-round-players', areIdle(table, without), () => ({
      kind: 'missing',
      // Without a result nobody has said that all slots are there.
      severity: hasResult ? 'error' : 'warning',
      message: 'rattus_slot-missing',
      with: { players: list(without.filter(isMissing).map((seat) => playerName(table.player(seat).id))) },
      ...differing(
        due.map((seat) => table.player(seat).id).join(' '),
        had.map((seat) => table.player(seat).id).join(' '),
      ),
      element,
      dependsOn: [onTable('end'), onTable('last-round')],
    }));
  }
}
