/** The game from the first turn to the final plague. @see rattus.md 3, 3.5 */

import { differing } from '../../engine/facts.js';
import type { MovesEnd, Parts } from '../../engine/game-run.js';
import type { Judge } from '../../engine/judge.js';
import { choice, player as playerName } from '../../engine/message.js';
import type { Quantity } from '../../engine/quantity.js';
import { type Records, recordsOf } from '../../engine/records.js';
import { seatOf } from '../../engine/stated-player.js';
import type { Seat } from '../../kernel/index-of.js';
import { childrenNamed } from '../../log/vocabulary.js';
import { Turn } from './base/turn.js';
import { setsNothingDown } from './expansion/baker.js';
import { FinalPlague, unloadAtEnd } from './final/final-plague.js';
import { areIdle, LastRound } from './final/slots.js';
import { readAnywhere } from './record/anywhere.js';
import { isIdle, slotsDue } from './record/from-record.js';
import { cubesOnBaker } from './rules/cards/baker.js';
import { cubesIn, everything, ofAll, ofPlayer, onTable, plagueIn } from './table/quantities.js';
import type { TableState } from './table/state.js';
import type { RattusElement, RattusElementOf, RattusVocabulary } from './vocabulary.js';

/** The game is complete when the final plague has been. @see rattus.end.final-ravage */
export function playMoves(
  table: TableState,
  judge: Judge,
  moves: RattusElementOf<'moves'>,
  { result }: Parts<RattusVocabulary>,
): MovesEnd {
  return new Moves(table, judge, moves, result !== undefined).run();
}

class Moves {
  private expected = 0;
  private latest: Turn | undefined;
  private latestSeat = 0 as Seat;
  private lastRound: LastRound | undefined;
  private unloaded = false;
  private finalPlague: FinalPlague | undefined;
  private readonly records: Records;
  /** Elements behind which another part of the last round comes before the final plague. */
  private readonly beforeMore = new Set<RattusElement>();
  private readonly hasLastRound: boolean;
  /** The last part of the final plague. */
  private readonly lastPlague: RattusElement | undefined;

  constructor(
    private readonly table: TableState,
    private readonly judge: Judge,
    private readonly moves: RattusElementOf<'moves'>,
    private readonly hasResult: boolean,
  ) {
    this.records = recordsOf(moves);
    const { children } = moves;
    this.hasLastRound = children.some(({ name }) => name === 'last-round');
    this.lastPlague = children.findLast(({ name }) => name === 'final-plague');
    let isBeforeMore = false;
    for (let at = children.length - 1; at >= 0; at -= 1) {
      const child = children[at] as RattusElement;
      if (isBeforeMore) this.beforeMore.add(child);
      if (child.name === 'last-round' || child.name === 'final-plague') isBeforeMore = child.name === 'last-round';
    }
  }

  run(): MovesEnd {
    const { table, judge, moves } = this;
    for (const child of moves.children) {
      switch (child.name) {
        case 'turn':
          this.regularTurn(child);
          break;
        case 'last-round':
          this.playLastRound(child);
          break;
        case 'unload':
          if (!setsNothingDown(table, child)) this.unloaded = true;
          unloadAtEnd(table, judge, child, this.isBehindLastRound(child));
          break;
        case 'final-plague':
          this.ravageEverywhere(child);
          break;
        default:
          readAnywhere(table, judge, child);
          break;
      }
    }
    table.isSuspended = judge.isSuspended;
    return { complete: this.finalPlague !== undefined };
  }

  /** Between last round and final plague. @see rattus.piper.end-baker */
  private isBehindLastRound(unloading: RattusElementOf<'unload'>): boolean {
    // That there is none at all is told where the final plague begins.
    const hasBeen = this.lastRound !== undefined || !this.hasLastRound;
    return hasBeen && this.finalPlague === undefined && !this.beforeMore.has(unloading);
  }

  /** rattus.end.final-ravage */
  private ravageEverywhere(element: RattusElementOf<'final-plague'>): void {
    const { table, judge, records } = this;
    if (!this.finalPlague && !this.lastRound) this.missLastRound(element);
    // What else stands in one behind the end is legal or told by itself.
    const again = this.finalPlague?.isOver ? childrenNamed<RattusVocabulary, 'reveal'>(element, 'reveal') : [];
    const isAnother = again.length > 0;
    if (isAnother)
      judge.require('rattus.end.final-ravage', false, () => ({
        kind: 'order',
        message: 'rattus_final-plague-twice',
        element,
        // Tokens may be left there that the replay has not.
        dependsOn: again.flatMap(({ values: { region } }) =>
          region === undefined || region === '?' ? [] : plagueIn(region),
        ),
        taints: everything(table),
      }));
    judge.enter('final', element);
    if (isAnother || !this.finalPlague) {
      this.finalPlague = new FinalPlague(table, judge, records);
      this.finalPlague.begin(this.unloaded);
    }
    this.finalPlague.run(element, this.lastPlague !== element);
  }

  private regularTurn(element: RattusElementOf<'turn'>): void {
    const { table, judge } = this;
    table.nextTurn();
    judge.enterTurn(table.turn, element, element.values.player);
    const seat = seatOf(judge, table.roster, element);
    if (seat === undefined) return;
    if (this.lastRound) {
      judge.require('rattus.end.after-turn', false, () => ({
        kind: 'order',
        message: 'rattus_turn-after-last-round',
        with: { player: playerName(table.player(seat).id) },
        dependsOn: [onTable('end'), onTable('last-round')],
        taints: [onTable('last-round')],
      }));
    } else if (this.isOver(seat)) this.requireEnd(seat);
    else this.requireOrder(seat);
    this.latest = new Turn(table, judge, table.player(seat), element, this.records, false);
    this.latest.run();
    this.latestSeat = seat as Seat;
    this.expected = (seat + 1) % table.players.length;
  }

  /** The end has been brought about, and (if the round is played to its end) everybody has had the same turns. */
  private isOver(seat: number): boolean {
    const { trigger, profile } = this.table;
    if (!trigger) return false;
    return !profile.completeRound || this.expected === 0 || seat === 0;
  }

  /** rattus.end.after-turn */
  private requireEnd(seat: number): void {
    const { table, judge } = this;
    const { trigger } = table;
    judge.require('rattus.end.after-turn', false, () => ({
      kind: 'order',
      message: 'rattus_turn-after-end',
      with: {
        player: playerName(table.player(seat).id),
        trigger: playerName(table.player(trigger?.seat ?? 0).id),
        why: choice(trigger?.by ?? 'supply'),
      },
      dependsOn: [onTable('end'), onTable('rat supply'), ...ofAll(table, 'supply')],
      taints: [
        ...(['end', 'last-round', 'order'] as const).map(onTable),
        // Whose cubes are all on the board here may have some left there.
        ...table.players.flatMap(({ id, supply }) => (supply <= 0 ? [ofPlayer(id, 'supply')] : [])),
      ],
    }));
  }

  /** rattus.turn.order, rattus.setup.first-turn */
  private requireOrder(seat: number): void {
    const { table, judge, expected } = this;
    judge.require(table.turn === 1 ? 'rattus.setup.first-turn' : 'rattus.turn.order', seat === expected, () => ({
      kind: 'order',
      message: 'rattus_turn-order',
      with: { player: playerName(table.player(seat).id), expected: playerName(table.player(expected).id) },
      ...differing(table.player(expected).id, table.player(seat).id),
      attribute: 'player',
      dependsOn: [onTable('order')],
      taints: [onTable('order'), onTable('last-round'), ...this.leftInDoubt()],
    }));
  }

  /**
   * A turn that is missing, or stands elsewhere, may have changed anything: until it is stated what lies there. Where that never comes, or the
   * order is off anyway, the doubt would have no end.
   */
  private leftInDoubt(): readonly Quantity[] {
    const { table, judge, moves } = this;
    if (table.turn === 1 || judge.trust.isTainted(onTable('order'))) return [];
    const isStated = moves.children.some(({ children }) => children.some(({ name }) => name === 'state'));
    return isStated ? everything(table) : [];
  }

  private playLastRound(element: RattusElementOf<'last-round'>): void {
    const { table, judge, records, moves } = this;
    judge.leaveMoves(element);
    const hasSlots = element.children.some(({ name }) => name === 'turn');
    const isAnother =
      hasSlots &&
      this.lastRound !== undefined &&
      (this.lastRound.isRepeatedIn(element) || this.finalPlague !== undefined);
    if (isAnother || !this.lastRound) {
      this.requireTrigger(element);
      this.requireCompleteRound(element);
      judge.require('rattus.invariant.last-round-length', !isAnother, () => ({
        kind: 'order',
        message: 'rattus_last-round-twice',
        element,
        taints: everything(table),
      }));
      table.phase = 'last-round';
      this.lastRound = new LastRound(table, judge, moves, records, this.hasResult);
      this.lastRound.begin();
    }
    this.lastRound.run(element, this.beforeMore.has(element));
  }

  /** The last round begins only when one of the two conditions is fulfilled. */
  private requireTrigger(element: RattusElementOf<'last-round'> | RattusElementOf<'final-plague'>): void {
    const { table, judge } = this;
    if (table.trigger) return;
    // Nothing is left by the record: that it says so has been told.
    judge.require('rattus.end.trigger-supply', table.ratSupply === 0, () => ({
      kind: 'wrong',
      message: 'rattus_no-trigger',
      with: {
        rats: table.ratSupply,
        baker: table.profile.bakerCountsAsDeployed ? 0 : cubesOnBaker(table.board),
      },
      element,
      dependsOn: [onTable('end'), onTable('rat supply'), ...ofAll(table, 'supply', 'board')],
      // Its cubes and tokens may be others.
      taints: [onTable('end'), onTable('last-round'), ...ofAll(table, 'board')],
    }));
    table.endBy(this.latestSeat, 'supply');
  }

  /** Where the round is played to its end, everybody has had as many turns before the last round. @see rattus.end.after-turn */
  private requireCompleteRound(element: RattusElementOf<'last-round'>): void {
    const { table, judge, expected } = this;
    judge.require('rattus.end.after-turn', !table.profile.completeRound || expected === 0, () => ({
      kind: 'order',
      message: 'rattus_round-incomplete',
      with: { expected: playerName(table.player(expected).id) },
      expected: table.player(expected).id,
      element,
      dependsOn: [onTable('order'), onTable('end')],
      taints: [onTable('last-round')],
    }));
  }

  /** rattus.end.last-round-players */
  private missLastRound(element: RattusElementOf<'final-plague'>): void {
    const { table, judge } = this;
    judge.leaveMoves(element);
    this.requireTrigger(element);
    table.phase = 'last-round';
    const comesTooLate = this.hasLastRound;
    const due = slotsDue(table);
    const isMissing = (seat: number): boolean => comesTooLate || isIdle(table, seat) === false;
    judge.require('rattus.end.last-round-players', comesTooLate ? due.length === 0 : areIdle(table, due), () => ({
      kind: 'missing',
      message: 'rattus_no-last-round',
      with: { count: due.filter(isMissing).length },
      element,
      certain: true,
      dependsOn: [onTable('last-round')],
      // What the slots would have changed the final plague meets; how much is counted in the end is another thing.
      taints: table.inUse.flatMap((region) => [...plagueIn(region), ...cubesIn(table, region)]),
    }));
  }
}
