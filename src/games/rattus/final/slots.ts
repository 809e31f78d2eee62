/** The last round: one slot for everybody but the player who brought about the end, counter-clockwise. @see rattus.md 3.5 */

import { differing, type Truth } from '../../../engine/facts.js';
import type { Judge } from '../../../engine/judge.js';
import { list, player as playerName } from '../../../engine/message.js';
import type { Records } from '../../../engine/records.js';
import { seatOf } from '../../../engine/stated-player.js';
import { childrenNamed } from '../../../log/vocabulary.js';
import { Turn } from '../base/turn.js';
import { readAnywhere } from '../record/anywhere.js';
import { isIdle, slotsDue } from '../record/from-record.js';
import { ofPlayer, onTable } from '../table/quantities.js';
import type { TableState } from '../table/state.js';
import type { RattusElementOf, RattusVocabulary } from '../vocabulary.js';

/** Whether nobody of those who have had no slot could have used anything in it; where that is open, what the record lacks. */
export function areIdle(table: TableState, seats: readonly number[]): Truth {
  const idle = seats.map((seat) => isIdle(table, seat));
  if (idle.includes(false)) return false;
  return idle.includes('unknown') ? (table.unknownCards ?? 'choice') : true;
}

/** The last round: one `<last-round>`, or several that go on with each other. */
export class LastRound {
  /** Seats that have a slot, in order. */
  private readonly due: readonly number[];
  private readonly had: number[] = [];
  /** Seats that had no slot when it was their turn, and nothing that they could have used in it. */
  private readonly idle: number[] = [];
  /** Seats of which the record has a slot, wherever it stands. */
  private readonly slots: ReadonlySet<number | undefined>;

  constructor(
    private readonly table: TableState,
    private readonly judge: Judge,
    moves: RattusElementOf<'moves'>,
    private readonly records: Records,
    private readonly hasResult: boolean,
  ) {
    this.due = slotsDue(table);
    this.slots = new Set(
      childrenNamed<RattusVocabulary, 'last-round'>(moves, 'last-round')
        .flatMap(({ children }) => children)
        .map(({ name, values }) => (name === 'turn' ? table.roster.seat(values.player) : undefined)),
    );
  }

  /** Whether everybody has had a slot, and somebody gets one more: that belongs to another last round. */
  isRepeatedIn(element: RattusElementOf<'last-round'>): boolean {
    const { table, due, had, idle } = this;
    const isOver = due.every((seat) => had.includes(seat) || idle.includes(seat));
    return (
      isOver &&
      element.children.some(
        ({ name, values }) => name === 'turn' && had.includes(table.roster.seat(values.player) ?? -1),
      )
    );
  }

  begin(): void {
    const { table, judge } = this;
    judge.line('rattus.end.last-round-order', 'rattus_last-round', () => ({
      trigger: playerName(table.player(table.trigger?.seat ?? 0).id),
      players: list(this.due.map((seat) => playerName(table.player(seat).id))),
    }));
  }

  /** @param goesOn whether another part comes: slots that are not in this one may be there */
  run(element: RattusElementOf<'last-round'>, goesOn: boolean): void {
    const { table, judge } = this;
    for (const child of element.children) {
      if (child.name === 'turn') this.slot(child);
      else readAnywhere(table, judge, child);
    }
    if (!goesOn && !judge.breaksOffIn(element)) this.requireAll(element);
  }

  private slot(turn: RattusElementOf<'turn'>): void {
    const { table, judge } = this;
    table.nextTurn();
    judge.enterTurn(table.turn, turn, turn.values.player);
    const seat = seatOf(judge, table.roster, turn);
    if (seat === undefined) return;
    this.requireSlot(seat, this.passOver(seat));
    this.had.push(seat);
    new Turn(table, judge, table.player(seat), turn, this.records, true).run();
  }

  /**
   * Goes by the seats before one that have had no slot: who can use nothing needs none, and one that nobody has written is missing.
   * @param until the seat that has a slot now; undefined behind the last
   * @returns the first of them that has its slot later
   */
  private passOver(until: number | undefined): number | undefined {
    const { table, due, had, idle } = this;
    const before = until === undefined ? due.length : Math.max(0, due.indexOf(until));
    const passed = due.slice(0, before).filter((seat) => !had.includes(seat) && !idle.includes(seat));
    idle.push(...passed.filter((seat) => !this.slots.has(seat) && isIdle(table, seat) !== false));
    return passed.find((seat) => this.slots.has(seat));
  }

  /**
   * @param earlier a seat whose slot should have come before this one
   * @see rattus.end.last-round-players, rattus.end.last-round-order, rattus.invariant.last-round-length
   */
  private requireSlot(seat: number, earlier: number | undefined): void {
    const { table, judge, had } = this;
    const expected = table.player(earlier ?? seat).id;
    const parameters = { player: playerName(table.player(seat).id), expected: playerName(expected) };
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
      // Whoever does not see that the end has come may see more cubes there, too.
      taints: [...about.taints, ofPlayer(table.player(seat).id, 'supply')],
    }));
    if (!allowed) return;
    const first = judge.require('rattus.invariant.last-round-length', !had.includes(seat), () => ({
      ...about,
      message: 'rattus_slot-twice',
    }));
    if (!first) return;
    judge.require('rattus.end.last-round-order', earlier === undefined, () => ({
      ...about,
      message: 'rattus_slot-order',
      expected,
      actual: table.player(seat).id,
    }));
  }

  /** rattus.end.last-round-players: an empty slot is a slot, too. */
  private requireAll(element: RattusElementOf<'last-round'>): void {
    const { table, judge, due, had, hasResult } = this;
    judge.leaveMoves(element);
    this.passOver(undefined);
    const idsOf = (seats: readonly number[]): string => seats.map((seat) => table.player(seat).id).join(' ');
    const isMissing = (seat: number): boolean => isIdle(table, seat) === false;
    const without = due.filter((seat) => !had.includes(seat) && !this.idle.includes(seat));
    judge.require('rattus.end.last-round-players', areIdle(table, without), () => ({
      kind: 'missing',
      // Without a result nobody has said that all slots are there.
      severity: hasResult ? 'error' : 'warning',
      message: 'rattus_slot-missing',
      with: { players: list(without.filter(isMissing).map((seat) => playerName(table.player(seat).id))) },
      ...differing(idsOf(due), idsOf(had)),
      element,
      dependsOn: [onTable('end'), onTable('last-round')],
    }));
    // Another part, behind the final plague, need not say it again.
    this.idle.push(...without);
  }
}
