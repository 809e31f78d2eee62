/** The last round: one slot for everybody but the player who brought about the end, counter-clockwise. @see rattus.md 3.5 */
import type { Judge } from '../../engine/judge.js';
import { list, player as playerName, quoted } from '../../engine/message.js';
import { checkEffect, checkState } from './claims.js';
import type { TableState } from './state.js';
import { annotate, Turn } from './turn.js';
import type { RattusElementOf } from './vocabulary.js';

export class LastRound {
  /** Seats that have a slot, in order. */
  private readonly due: readonly number[];
  private readonly had: number[] = [];

  constructor(
    private readonly table: TableState,
    private readonly judge: Judge,
    private readonly element: RattusElementOf<'last-round'>,
    private readonly records: ReadonlySet<string>,
  ) {
    const size = table.players.length;
    const trigger = table.trigger?.seat ?? 0;
    this.due = Array.from({ length: size - 1 }, (_, step) => (trigger + size - 1 - step) % size);
  }

  run(): void {
    const { table, judge, element } = this;
    judge.line('rattus.end.last-round-order', 'rattus_last-round', () => ({
      trigger: playerName(table.player(table.trigger?.seat ?? 0).id),
      players: list(this.due.map((seat) => playerName(table.player(seat).id))),
    }));
    for (const child of element.children) {
      if (child.name === 'turn') this.slot(child);
      else if (child.name === 'state') checkState(table, judge, child);
      else if (child.name === 'effect') checkEffect(table, judge, child);
      else if (child.name === 'note') annotate(judge, child);
    }
    this.requireAll();
  }

  private slot(turn: RattusElementOf<'turn'>): void {
    const { table, judge } = this;
    table.turn += 1;
    judge.enterTurn(table.turn, turn, turn.values.player);
    const seat = table.roster.seat(turn.values.player);
    if (seat === undefined) {
      const player = quoted(turn.values.player ?? '');
      judge.find(null, { kind: 'data', message: 'engine-player-unknown', with: { player }, attribute: 'player' });
      return;
    }
    this.requireSlot(seat);
    this.had.push(seat);
    new Turn(table, judge, table.player(seat), turn, this.records, true).run();
  }

  /** @see rattus.end.last-round-players, rattus.end.last-round-order, rattus.invariant.last-round-length */
  private requireSlot(seat: number): void {
    const { table, judge, due, had } = this;
    const parameters = {
      player: playerName(table.player(seat).id),
      expected: playerName(table.player(due[had.length] ?? seat).id),
    };
    const about = {
      kind: 'order' as const,
      with: parameters,
      attribute: 'player',
      restsOn: ['end', 'last-round'],
      spoils: ['last-round'],
    };
    const triggered = table.trigger?.seat === seat;
    if (triggered) judge.scribe?.rule('rattus.piper.end-excluded');
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
    const expected = due[had.length];
    judge.require('rattus.end.last-round-order', seat === expected, () => ({
      ...about,
      message: 'rattus_slot-order',
      ...(expected !== undefined && { expected: table.player(expected).id }),
      actual: table.player(seat).id,
    }));
  }

  /** rattus.end.last-round-players: an empty slot is a slot, too. */
  private requireAll(): void {
    const { table, judge, due, had, element } = this;
    judge.leaveMoves(element);
    const missing = due.filter((seat) => !had.includes(seat));
    judge.require('rattus.end.last-round-players', missing.length === 0, () => ({
      kind: 'missing',
      message: 'rattus_slot-missing',
      with: { players: list(missing.map((seat) => playerName(table.player(seat).id))) },
      expected: due.map((seat) => table.player(seat).id).join(' '),
      actual: had.map((seat) => table.player(seat).id).join(' '),
      element,
      restsOn: ['end', 'last-round'],
    }));
  }
}
