/** Final scoring: the legate, the three estates with the points paid, the towers. @see tallinn.md 3.5, 4.9, 4.10 */

import { tellRemark } from '../../../engine/annotation.js';
import type { Judge } from '../../../engine/judge.js';
import { name, player as playerName } from '../../../engine/message.js';
import type { Records } from '../../../engine/records.js';
import { type Naming, playerOf } from '../../../engine/stated-player.js';
import { known } from '../../../log/attribute.js';
import { tellTrack } from '../contests/contest.js';
import { checkEffect, checkShown, checkState } from '../record/claims.js';
import { Gains } from '../record/gains.js';
import { StatedContests } from '../record/stated-contests.js';
import { BONUS, PAID } from '../rules/final-amounts.js';
import type { Tallinn } from '../rules/table.js';
import { weakestOnTowers } from '../rules/tower-persons.js';
import { BitSet } from '../table/bit-set.js';
import { adjust, movePersons } from '../table/changes.js';
import { type EstateIndex, NOBODY, withMore } from '../table/persons.js';
import { ofFinal, ofPlayer, onTable } from '../table/quantities.js';
import type { PlayerState, TableState } from '../table/state.js';
import { CONTESTS, type Contest, type TallinnElement, type TallinnElementOf } from '../vocabulary.js';
import { type Bonuses, giveBonuses } from './bonus.js';
import type { FinalContext } from './context.js';
import { FinalDuels } from './duels.js';
import type { Choices } from './legate-choices.js';
import { FinalOrder } from './order.js';
import { Payments } from './payments.js';
import { revealedCards, revealTowers } from './reveal.js';
import { SuperfluousPoints } from './superfluous.js';
import { FinalTable } from './table.js';

/** What final scoring leaves for the ranking. */
export interface FinalEnd {
  /** The table before final scoring; undefined where anything on it is hidden. */
  readonly table: () => Tallinn | undefined;
  /** Undefined where the log names every choice of an estate for a legate. */
  readonly choices: Choices | undefined;
  /** With the towers turned up. */
  readonly final: FinalTable;
}

/** Final scoring, judged and carried out. */
export class FinalScoring implements FinalContext {
  readonly children: readonly TallinnElement[];
  private readonly bonuses: Bonuses;
  readonly final: FinalTable;
  /** The seats whose contests have been scored, by contest. */
  private readonly done: Readonly<Record<Contest, BitSet>> = {
    merchant: BitSet.empty(),
    knight: BitSet.empty(),
    monk: BitSet.empty(),
    tower: BitSet.empty(),
  };
  /** By player: contests without a name that have not been taken for one yet. */
  private readonly unnamed = new Map<string, number>();
  readonly place: TallinnElementOf<'final' | 'moves'>;
  readonly stated: StatedContests;
  readonly duels: FinalDuels;
  readonly order: FinalOrder;
  private readonly payments: Payments;
  readonly superfluous = new SuperfluousPoints();
  private towersOpen = false;
  /** The seats whose legate among the towers has got its persons. */
  private readonly strengthened = BitSet.empty();
  /** By the player's own latest contest or payment, by the latest of all, for an estate, and in all. */
  private readonly gains: Gains<'own' | 'step' | 'estate' | 'final'>;
  /** By seat: the points of the latest contest, without what was paid for it. */
  private readonly brought: (number | undefined)[] = [];
  /** Whether something has been scored or paid. */
  private isUnderWay = false;

  /**
   * @param element the `<final>` element; undefined where the log has none
   * @param around the element in which it stands, or would stand
   */
  constructor(
    readonly table: TableState,
    readonly judge: Judge,
    private readonly element: TallinnElementOf<'final'> | undefined,
    private readonly around: TallinnElementOf<'moves'>,
    readonly records: Records,
    readonly results: ReadonlyMap<number, number>,
  ) {
    table.phase = 'final';
    this.place = element ?? around;
    this.children = element?.children ?? [];
    for (const child of this.children) {
      if (child.name !== 'contest' || known(child.values.estate) !== undefined) continue;
      const { player = '' } = child.values;
      this.unnamed.set(player, (this.unnamed.get(player) ?? 0) + 1);
    }
    this.order = new FinalOrder(judge, this.children);
    this.final = new FinalTable(table, revealedCards(table, this.children));
    const isStated = this.children.some(({ name }) => name === 'effect');
    this.gains = new Gains(judge, table.players, isStated ? ['own', 'step', 'estate', 'final'] : ['final']);
    this.duels = new FinalDuels(this);
    this.stated = new StatedContests(this);
    this.payments = new Payments(this);
    this.bonuses = giveBonuses(this);
  }

  run(): FinalEnd {
    const { judge, children } = this;
    for (const [index, child] of children.entries()) this.child(child, index);
    this.settle(children.length);
    this.closeTotals();
    this.superfluous.leaveOut(judge, this.results);
    judge.applies('tallinn.invariant.score-floor');
    const { choices } = this.bonuses;
    return { table: this.tableFromHere(), choices, final: this.final };
  }

  /** The table as it is now: made where somebody asks for it, unless what stands behind final scoring may change it. */
  private tableFromHere(): FinalEnd['table'] {
    const isLast = !this.element || this.around.children.at(-1) === this.element;
    if (isLast) return () => this.now();
    const table = this.now();
    return () => table;
  }

  /** Contests may be open where every choice leads to the same total. */
  private closeTotals(): void {
    const { choices } = this.bonuses;
    if (!choices?.isOpen || !choices.isComplete) return;
    for (const player of this.table.players) {
      const [total = 0, ...others] = new Set(choices.best.map(({ reckoning }) => reckoning.totals[player.seat]));
      if (!player.unknownPoints || others.length > 0) continue;
      player.unknownPoints = undefined;
      adjust(this.judge, player, 'point', total - player.points);
    }
  }

  /** What a player has gained in final scoring: an effect belongs to it although it stands behind it. */
  gained(player: PlayerState): readonly (number | undefined)[] {
    return this.gains.since('final', player);
  }

  private child(child: TallinnElement, index: number): void {
    switch (child.name) {
      case 'contest':
        return this.contest(child, index);
      case 'transfer':
        return this.transferOf(child);
      case 'towers': {
        this.order.enterTowers();
        const player = this.playerOf(child, 'player');
        if (!player) return;
        this.openTowers();
        revealTowers(this.judge, player, child);
        return this.strengthenTowers(player);
      }
      case 'state': {
        const player = this.playerOf(child, 'player');
        if (!player) return;
        const isWhole = this.settleFor(player, known(child.values.points), index + 1);
        this.judge.enter('final', child, player.id);
        const judged = { table: this.table, judge: this.judge, player };
        // Of which moment points are that nobody knew before, nobody knows.
        return (isWhole || !player.unknownPoints ? checkState : checkShown)(judged, child, this.children);
      }
      case 'effect':
        return this.effect(child, index);
      case 'bonus': {
        // given before, but perhaps recorded too late
        const player = this.table.playerAt(child.values.player);
        this.judge.enter('final', child, child.values.player);
        if (player) this.order.enterBonus(this.table, player, child);
        return;
      }
      default:
        tellRemark(this.judge, child);
    }
  }

  /** It counts what stands before it; or all that has happened by now, also what the log leaves to the rules. */
  private effect(element: TallinnElementOf<'effect'>, index: number): void {
    const { table, judge, gains } = this;
    const player = table.playerAt(element.values.player);
    const before = player ? this.gainsOf(player) : [];
    const claimed = known(element.values.points);
    if (claimed !== undefined && before.includes(claimed)) return;
    this.settle(index + 1);
    judge.enter('final', element, element.values.player);
    checkEffect(table, judge, element, (one) => [...before, ...gains.since('final', one), ...this.unstatedGains(one)]);
  }

  /** What each contest that the log leaves to the rules has brought, without and with what was paid for it; undefined where nobody knows. */
  private unstatedGains({ seat }: PlayerState): readonly (number | undefined)[] {
    const { contests, transfers } = this.table;
    const own = contests.filter((one) => one.round === 0 && one.seat === seat && !this.isStated(one.contest));
    return own.flatMap(({ contest, points }) => {
      const paid = transfers.filter((one) => one.contest === contest);
      const got = paid.filter(({ to }) => to === seat).length - paid.filter(({ from }) => from === seat).length;
      return [points, points === undefined ? undefined : points + got * PAID];
    });
  }

  /** What an effect behind a contest or a payment may count. */
  private gainsOf(player: PlayerState): readonly (number | undefined)[] {
    const { gains, brought } = this;
    if (!this.isUnderWay) return [];
    const own = brought[player.seat];
    return [...gains.ofAll(player), ...(own === undefined ? gains.since('own', player) : [own])];
  }

  /** A contest or a payment begins. */
  private enterStep(players: readonly PlayerState[]): void {
    this.gains.begin('step');
    this.gains.begin('own', players);
    this.isUnderWay = true;
    for (const { seat } of players) this.brought[seat] = undefined;
  }

  private contest(element: TallinnElementOf<'contest'>, index: number): void {
    const { judge } = this;
    const player = this.playerOf(element, 'player');
    const contest = known(element.values.estate);
    if (!player || contest === undefined) return;
    if (contest === 'tower') this.strengthenAllTowers();
    judge.enter('final', element, player.id);
    this.order.enterContest(contest, element, this.isOver(contest));
    if (this.done[contest].has(player.seat)) return this.again(player, contest, element);
    if (contest === 'tower') this.order.checkRevealed(index);
    this.score(player, contest, element);
  }

  private isOver(contest: Contest): boolean {
    const done = this.done[contest];
    return this.table.players.every(({ seat }) => done.has(seat));
  }

  /** tallinn.final.everyone: one contest for each player and estate. */
  private again(player: PlayerState, contest: Contest, element: TallinnElementOf<'contest'>): void {
    const { judge } = this;
    this.enterStep([player]);
    const quantity = ofFinal(contest, 'final again');
    const points = known(element.values.points) ?? 0;
    const follows = this.superfluous.add([{ player, points }]);
    judge.require('tallinn.final.everyone', false, () => ({
      kind: 'wrong',
      message: 'tallinn_final-twice',
      with: { player: playerName(player.id), estate: name('contest', contest) },
      element,
      dependsOn: [quantity],
      taints: [quantity],
      follows,
    }));
    adjust(judge, player, 'point', points);
  }

  /**
   * Scores one contest of one player, and the points that the others pay for it.
   * @param isPast true where the log has something that comes later by the rules
   */
  private score(
    player: PlayerState,
    contest: Contest,
    element: TallinnElementOf<'contest'> | undefined,
    isPast = true,
  ): void {
    const { table, judge } = this;
    const done = this.done[contest];
    if (done.isEmpty) this.gains.begin('estate');
    done.add(player.seat);
    this.enterStep([player]);
    if (judge.trace) tellContest(judge, player, contest);
    if (contest === 'tower') this.duels.tellValue(player);
    const had = player.points;
    const comparisons = this.duels.compare(player, contest);
    const { computed, scored } = this.duels.score(player, contest, comparisons);
    if (!element && this.records.has('contests')) this.requireContest(player, contest, isPast);
    const points = this.stated.compare({ player, contest, element, comparisons, computed, scored });
    this.brought[player.seat] = points;
    tellTrack(judge, player, had);
    table.contests.push({ round: 0, seat: player.seat, contest, comparisons, points });
    this.payments.collect(player, contest, comparisons);
    judge.applies('tallinn.invariant.final-total');
  }

  /** tallinn.final.everyone: the log has all contests, and not this one. */
  private requireContest(player: PlayerState, contest: Contest, isPast: boolean): void {
    // What nobody has is left out once.
    const missing = this.isStated(contest) ? [] : [onTable('final missing'), ofFinal(contest, 'final missing')];
    this.judge.require('tallinn.final.everyone', this.takeUnnamed(player) ? 'choice' : false, () => ({
      kind: 'missing',
      message: 'tallinn_final-missing',
      with: { player: playerName(player.id), estate: name('contest', contest) },
      player: player.id,
      certain: isPast,
      dependsOn: missing,
      taints: [ofPlayer(player.id, 'point'), ...missing],
    }));
  }

  private isStated(contest: Contest): boolean {
    return this.children.some((child) => child.name === 'contest' && child.values.estate === contest);
  }

  /** Takes a contest of which the record hides the estate for one that it does not name. @returns false where there is none */
  private takeUnnamed(player: PlayerState): boolean {
    const left = this.unnamed.get(player.id) ?? 0;
    this.unnamed.set(player.id, left - 1);
    return left > 0;
  }

  private transferOf(element: TallinnElementOf<'transfer'>): void {
    const from = this.playerOf(element, 'from');
    const to = this.playerOf(element, 'to');
    if (!from || !to) return;
    this.judge.enter('final', element, from.id);
    this.order.enterTransfer(element);
    this.enterStep([from, to]);
    this.payments.transfer(element, from, to);
  }

  /** As much of what the log does not have has happened as leads to the points that it states, or all of it. @returns whether all has */
  private settleFor(player: PlayerState, stated: number | undefined, from: number): boolean {
    const hasResult = this.results.has(player.seat);
    return this.settle(from, (contest) => {
      const isOpen = player.unknownPoints !== undefined;
      const agrees = stated === undefined || isOpen || player.points === stated;
      return agrees && this.order.mayFollow(contest, from, hasResult && !isOpen);
    });
  }

  /** All that comes before what is still recorded has happened. @param mayWait what need not have @returns whether all has */
  private settle(from: number, mayWait: (contest: Contest) => boolean = () => false): boolean {
    const { table, judge } = this;
    for (const contest of CONTESTS) {
      if (!this.order.isDue(contest, from)) continue;
      if (this.isOver(contest)) continue;
      if (mayWait(contest)) return false;
      if (contest === 'tower') this.strengthenAllTowers();
      for (const player of table.players) {
        if (this.done[contest].has(player.seat)) continue;
        judge.enter('final', this.place, player.id);
        this.score(player, contest, undefined, from < this.children.length || this.order.isPast(contest));
      }
    }
    return true;
  }

  /** tallinn.final.reveal-towers: all towers are turned up. Everybody has seen those from the display. */
  private openTowers(): void {
    if (this.towersOpen) return;
    this.towersOpen = true;
    const { judge, element } = this;
    for (const player of this.table.players) {
      const hidden = player.towers.some(({ card, from }) => card === undefined && from === 'hand');
      const recorded = this.children.some((child) => child.name === 'towers' && child.values.player === player.id);
      judge.enter('final', this.place, player.id);
      // Without a result nobody has claimed anything about towers that were never turned up.
      judge.require('tallinn.final.reveal-towers', recorded || !hidden || !element, () => ({
        kind: 'missing',
        severity: this.results.size > 0 ? 'error' : 'warning',
        message: 'tallinn_towers-not-revealed',
        with: { player: playerName(player.id) },
        certain: this.isStated('tower'),
        dependsOn: [ofPlayer(player.id, 'cards')],
      }));
    }
  }

  /** What the log has not turned up before the towers are compared. */
  private strengthenAllTowers(): void {
    this.openTowers();
    for (const player of this.table.players) {
      if (this.strengthened.has(player.seat)) continue;
      this.judge.enter('final', this.element, player.id);
      this.strengthenTowers(player);
    }
  }

  /** tallinn.legate.final-tower: a legate among the towers gets its two persons, once. */
  private strengthenTowers(player: PlayerState): void {
    const towers = this.final.towersOf(player);
    const bonus = towers && weakestOnTowers(...towers);
    if (bonus === undefined || this.strengthened.has(player.seat)) return;
    this.strengthened.add(player.seat);
    const gained = withMore(NOBODY, bonus as number as EstateIndex, BONUS);
    const to = player.places.towers;
    movePersons(this.judge, 'tallinn.legate.final-tower', player, gained, { verb: 'gain', from: '', to });
  }

  now(): Tallinn | undefined {
    return this.final.isShown ? this.final.now(this.bonuses.gains) : undefined;
  }

  private playerOf<A extends string>(element: Naming<A>, attribute: A): PlayerState | undefined {
    return playerOf(this.judge, this.table, element, attribute, { play: null });
  }
}

function tellContest(judge: Judge, player: PlayerState, contest: Contest): void {
  judge.headline('tallinn_headline-final', () => ({
    player: playerName(player.id),
    contest: name('contest', contest),
  }));
}
