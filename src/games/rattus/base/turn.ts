/** A turn (or a slot of the last round): its decisions in the order of the log. @see rattus.md 3.1 */

import type { Judge } from '../../../engine/judge.js';
import { name, player as playerName } from '../../../engine/message.js';
import type { Records } from '../../../engine/records.js';
import { known } from '../../../log/attribute.js';
import { useCard } from '../cards/use.js';
import { watchTurnEnd } from '../ending.js';
import { moveFigureLast, requireRavagedLast } from '../final/last-round.js';
import { isOrder, readAnywhere, readAround } from '../record/anywhere.js';
import { isSpent, momentIn } from '../record/from-record.js';
import { MOST_RATS } from '../rules/amounts.js';
import { isOver, ruleOfRest } from '../rules/ravage.js';
import { owesSpread, watchRoom } from '../rules/spread.js';
import { active, arrived, slots } from '../rules/table.js';
import { beginTurn } from '../rules/turn.js';
import { cubesIn, inRegion, OF_TURN, onTable } from '../table/quantities.js';
import { hasBegun, Ravage } from '../table/ravage-state.js';
import type { PlayerState, TableState } from '../table/state.js';
import type { RattusElement, RattusElementOf } from '../vocabulary.js';
import { type Act, helpIsNext } from './act.js';
import { Ahead, DECISIONS } from './ahead.js';
import { place } from './placement.js';
import { moveFigure, requireMoved } from './plague.js';
import { endRavage, flip, requireContinued, unresolvedIn } from './ravage.js';
import { requireSpread, spread } from './spread.js';
import { requireUnloaded, takeCard, unloadOnTaking } from './taking.js';

/** What the plague does once the figure has arrived. */
const FOLLOWS_FIGURE: ReadonlySet<string> = new Set(['spread', 'reveal']);

/** One `<turn>`, judged and carried out. */
export class Turn {
  private readonly act: Act;
  /** How many elements of a name the turn has had. */
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly table: TableState,
    private readonly judge: Judge,
    player: PlayerState,
    private readonly element: RattusElementOf<'turn'>,
    records: Records,
    lastRound: boolean,
  ) {
    this.act = {
      table,
      judge,
      player,
      element,
      lastRound,
      records,
      unloading: undefined,
      path: undefined,
      ravage: undefined,
      ahead: new Ahead(element.children),
      at: 0,
      next: undefined,
    };
    const { board } = table;
    beginTurn(board);
    active.set(board, player.seat);
    slots.set(board, lastRound ? 1 : 0);
  }

  /** Goes through the elements in the order of the log; whatever is missing is said at the end. */
  run(): void {
    const { act, element } = this;
    const { children } = element;
    const { ahead } = act;
    if (this.judge.trust.isAnythingTainted) for (const one of OF_TURN) this.judge.trust.restore(one);
    // Claims at the end of a turn count what there is when it is over.
    for (let at = 0; at < children.length; at += 1) {
      const child = children[at] as RattusElement;
      if (at === ahead.end) this.end();
      act.at = at;
      act.next = ahead.decisionBehind(at);
      const number = (this.counts.get(child.name) ?? 0) + 1;
      this.counts.set(child.name, number);
      if (DECISIONS.has(child.name)) this.decision(child, number);
      else this.claimOfTurn(child, number);
    }
    if (ahead.end === children.length) this.end();
  }

  private claimOfTurn(child: RattusElement, number: number): void {
    this.judge.countClaim(number);
    // The turn's claims stand behind its end: a figure that has nothing to ravage ends it.
    readAnywhere(this.table, this.judge, child, this.corrects(child) ? null : 'rattus.online.save-points');
  }

  /** Whether what is taken back is the order of tokens that the crusader has turned up: it may be another one. @see rattus.online.save-points */
  private corrects({ name, children }: RattusElement): boolean {
    if (name !== 'undo') return false;
    if (this.act.ravage?.order) return true;
    const [first] = children.filter((one) => DECISIONS.has(one.name));
    return first !== undefined && isOrder(first) && this.act.next !== undefined && isOrder(this.act.next);
  }

  /** @param number that of the move in its turn, among those of its name */
  private decision(child: RattusElement, number: number): void {
    const { judge, act, table } = this;
    if (child.name !== 'unload') requireUnloaded(act, act.ahead.has('unload', act.at));
    if (FOLLOWS_FIGURE.has(child.name)) this.requireMovedBefore();
    judge.beginMove(number, child, act.player.id);
    if (child.children.length === 0) this.perform(child);
    else
      readAround(
        table,
        judge,
        child,
        () => this.perform(child),
        () => (act.ravage?.order && this.ends(act.ravage) ? unresolvedIn(table, act.ravage) : 0),
      );
    judge.endMove();
    watchRoom(table.board);
    if (act.ravage && this.ends(act.ravage)) endRavage(table, judge, act.ravage);
  }

  /** In the last round other abilities may follow; what they bring there does not bring the plague back. */
  private ends(ravage: Ravage): boolean {
    const { act } = this;
    return this.mayEnd(ravage) && !helpIsNext(act) && isSpent(act.table, ravage) === true;
  }

  /** Tokens come before the plague ends: in a turn it has begun then, in the last round there may be none to come. */
  private mayEnd(ravage: Ravage): boolean {
    const { lastRound, table } = this.act;
    return lastRound ? owesSpread(table.board) === false : hasBegun(ravage);
  }

  private perform(child: RattusElement): void {
    const { act } = this;
    switch (child.name) {
      case 'class':
        return takeCard(act, child);
      case 'unload':
        return unloadOnTaking(act, child);
      case 'place':
        return place(act, child);
      case 'use':
        // What the crusader turns up is turned up, too.
        if (isOrder(child)) this.requireSpreadBefore();
        return useCard(act, child);
      case 'plague':
        return act.lastRound ? moveFigureLast(act, child) : moveFigure(act, child);
      case 'spread':
        return spread(act, child);
      case 'reveal':
        return this.reveal(child);
      default:
        return;
    }
  }

  /** `<reveal>` in the plague region. @see rattus.plague.region, rattus.knight.destination-only */
  private reveal(child: RattusElementOf<'reveal'>): void {
    const { act, table, judge } = this;
    const region = known(child.values.region);
    if (region === undefined) return judge.suspend('choice', 'rattus.plague.region');
    const { ravage, player } = act;
    if (ravage?.region === region) {
      this.requireSpreadBefore();
      const acts = this.requireAtWork(ravage);
      return flip({ table, judge, ravage, element: child, records: act.records }, acts);
    }
    const passed = act.path?.slice(0, -1).includes(region) ?? false;
    const none = act.lastRound && ravage === undefined;
    const isEarly = !act.lastRound && act.path === undefined;
    judge.require(
      passed ? 'rattus.knight.destination-only' : none ? 'rattus.end.only-abilities' : 'rattus.plague.region',
      false,
      () => ({
        message: none
          ? 'rattus_ravages-in-last-round'
          : isEarly
            ? 'rattus_ravages-before-figure'
            : 'rattus_ravages-elsewhere',
        with: {
          player: playerName(player.id),
          region: name('region', region),
          plague: name('region', ravage?.region ?? 'unknown'),
        },
        ...(ravage && { expected: ravage.region }),
        actual: region,
        attribute: 'region',
        dependsOn: [onTable('figure'), ...(isEarly ? [onTable('spread')] : [])],
        // Tokens that come before the figure has moved, too.
        ...(isEarly && { taints: [onTable('spread')] }),
      }),
    );
    flip({ table, judge, ravage: new Ravage(region, player.seat, 0), element: child, records: act.records }, false);
  }

  /** What the plague does where the figure has not gone anywhere: its way is missing, and nothing else. */
  private requireMovedBefore(): void {
    const { act, element, judge } = this;
    if (act.lastRound || judge.breaksOffIn(element)) return;
    if (act.ahead.has('plague', act.at)) return;
    requireMoved(act, true);
    act.path ??= [];
  }

  /** Tokens that are due come before the first one is turned up. */
  private requireSpreadBefore(): void {
    const { act } = this;
    if (act.ravage?.flips === 0) requireSpread(act, act.ahead.has('spread', act.at));
  }

  /** @see isOver */
  private requireAtWork({ region }: Ravage): boolean {
    const { act, table, judge } = this;
    const state = momentIn(act);
    const over = isOver(state);
    if (!over) return true;
    return judge.require(ruleOfRest(state), !over, () => ({
      message: 'rattus_ravages-no-more',
      with: { region: name('region', region) },
      attribute: 'region',
      actual: region,
      dependsOn: [inRegion(region, 'rats'), ...cubesIn(table, region)],
      taints: [inRegion(region, 'rats')],
    }));
  }

  private end(): void {
    const { act, table, judge, element } = this;
    judge.leaveMoves(element);
    if (judge.breaksOffIn(element)) {
      table.progress = act;
      return;
    }
    requireUnloaded(act, false);
    if (!act.lastRound) requireMoved(act, false);
    // Where nobody knows whether tokens were due, nobody knows whether what other abilities brought there came too late.
    const isSure = owesSpread(momentIn(act)) !== 'unknown';
    requireSpread(act, false);
    if (act.lastRound) {
      if (isSure) requireRavagedLast(act);
    } else if (act.ravage) requireContinued(table, judge, act.ravage, 'rattus.ravage.continue');
    if (act.ravage && isSpent(table, act.ravage) !== false) endRavage(table, judge, act.ravage);
    if (act.lastRound) {
      // A slot in which nothing is used would be a heading with nothing below it.
      if (!element.children.some(({ name: kind }) => DECISIONS.has(kind)))
        judge.line('rattus.end.last-round-players', 'rattus_slot-unused', () => ({
          player: playerName(act.player.id),
        }));
    } else {
      requireTurnLength(act, this.counts.get('reveal') ?? 0);
      judge.line('rattus.turn.ends-after-plague', 'rattus_turn-ends', () => ({ player: playerName(act.player.id) }));
      watchTurnEnd(act);
    }
    judge.applies('rattus.invariant.cards');
  }
}

/** What a turn can place and turn up at most: anything beyond follows from another breach. @see rattus.invariant.turn-length */
function requireTurnLength({ table, judge, ravage }: Act, flips: number): void {
  if (flips <= MOST_RATS && arrived.of(table.board) <= 2) judge.applies('rattus.invariant.turn-length');
  else if (ravage) judge.doubt('rattus.invariant.turn-length', 'breach');
}
