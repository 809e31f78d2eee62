/** The order of final scoring: the legates, the estates, the towers turned up, the towers compared. @see tallinn.final.order */

import { requireDeclared } from '../../../engine/declared.js';
import type { Judge } from '../../../engine/judge.js';
import { type MessageId, name } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import { askBonus } from '../record/asked.js';
import { onTable } from '../table/quantities.js';
import type { PlayerState, TableState } from '../table/state.js';
import { CONTESTS, type Contest, type TallinnElement, type TallinnElementOf } from '../vocabulary.js';

/** The stage at which the towers are turned up; that of an estate is its number, 1 to 3. */
const TOWERS_STAGE = 4;

/** What is said of everything that stands too early or too late: all of it is one breach. */
const OUT_OF_ORDER = { kind: 'order', dependsOn: [onTable('final order')], taints: [onTable('final order')] } as const;

/** What the children of `<final>` stand for, in their order. */
export class FinalOrder {
  /** By index of a child: the earliest stage that stands there or later. */
  private readonly nextStage: readonly number[];
  /** Index of the last `<towers>`. */
  private lastReveal: number;
  /** The towers are turned up or compared. */
  private readonly hasTowers: boolean;
  private latest = -1;

  constructor(
    private readonly judge: Judge,
    private readonly children: readonly TallinnElement[],
  ) {
    this.nextStage = stagesOf(children);
    this.hasTowers = children.some((child) => (stageOf(child) ?? 0) >= TOWERS_STAGE);
    this.lastReveal = children.findLastIndex((child) => child.name === 'towers');
  }

  /** Everything that belongs before a contest is over: nothing of it stands at an index or behind it. */
  isDue(contest: Contest, from: number): boolean {
    return stageOfContest(contest) < (this.nextStage[from] ?? Number.POSITIVE_INFINITY);
  }

  /**
   * A contest that the log does not have may be scored before the index or behind it: something stands behind it, or a result tells what all of
   * them bring.
   */
  mayFollow(contest: Contest, from: number, hasResult: boolean): boolean {
    const isOver = this.children.slice(0, from).some((child) => (stageOf(child) ?? 0) > stageOfContest(contest));
    return !isOver && (hasResult || Number.isFinite(this.nextStage[from] ?? Number.POSITIVE_INFINITY));
  }

  /** Something that comes after a contest by the rules is recorded, wherever it stands. */
  isPast(contest: Contest): boolean {
    return contest !== 'tower' && this.hasTowers;
  }

  /** The two persons of a displayed legate join before anything is compared. @see tallinn.legate.final-display */
  enterBonus(table: TableState, player: PlayerState, element: TallinnElementOf<'bonus'>): void {
    requireDeclared(this.judge, askBonus(table, player, undefined, this.latest < 0).answers.slice(0, 1), {
      gaps: () => 'choice',
      facts: () => ({ ...OUT_OF_ORDER, message: 'tallinn_bonus-late', element }),
    });
  }

  /** A point is paid for the lead in an estate, which belongs to its contest. */
  enterTransfer(element: TallinnElementOf<'transfer'>): void {
    const contest = known(element.values.estate);
    if (contest !== undefined && contest !== 'tower')
      this.requireBeforeTowers(contest, element, 'tallinn_transfer-late');
    this.latest = Math.max(this.latest, 0);
  }

  /** Towers are turned up. */
  enterTowers(): void {
    this.latest = Math.max(this.latest, TOWERS_STAGE);
  }

  /** A contest is scored. @param isTwice everybody has had it @see tallinn.final.order, tallinn.final.estate-order */
  enterContest(contest: Contest, element: TallinnElementOf<'contest'>, isTwice: boolean): void {
    const { judge } = this;
    const stage = stageOfContest(contest);
    this.requireBeforeTowers(contest, element, 'tallinn_towers-first');
    if (stage < this.latest && this.latest < TOWERS_STAGE && !isTwice) {
      judge.note('tallinn.final.estate-order', () => ({ message: 'tallinn_estate-order', element }));
    }
    this.latest = Math.max(this.latest, stage);
  }

  private requireBeforeTowers(
    contest: Contest,
    element: TallinnElementOf<'contest' | 'transfer'>,
    message: MessageId,
  ): void {
    this.judge.require('tallinn.final.order', contest === 'tower' || this.latest < TOWERS_STAGE, () => ({
      ...OUT_OF_ORDER,
      message,
      with: { estate: name('contest', contest) },
      element,
    }));
  }

  /** Towers are compared before all of them were turned up. @param index of the child that compares them */
  checkRevealed(index: number): void {
    if (this.lastReveal < index) return;
    const element = this.children[this.lastReveal];
    this.lastReveal = -1;
    this.judge.require('tallinn.final.order', false, () => ({
      ...OUT_OF_ORDER,
      message: 'tallinn_revealed-late',
      ...(element && { element }),
    }));
  }
}

/** By index: the earliest stage that stands there or later. */
function stagesOf(children: readonly TallinnElement[]): readonly number[] {
  const stages: number[] = new Array<number>(children.length);
  let next = Number.POSITIVE_INFINITY;
  for (let index = children.length - 1; index >= 0; index -= 1) {
    const child = children[index];
    next = Math.min(next, (child && stageOf(child)) ?? next);
    stages[index] = next;
  }
  return stages;
}

/** @returns undefined for what may stand anywhere, and for a contest that the record hides */
function stageOf(child: TallinnElement): number | undefined {
  switch (child.name) {
    case 'bonus':
      return 0;
    case 'contest': {
      const contest = known(child.values.estate);
      return contest === undefined ? undefined : stageOfContest(contest);
    }
    case 'towers':
      return TOWERS_STAGE;
    default:
      return undefined;
  }
}

function stageOfContest(contest: Contest): number {
  return contest === 'tower' ? TOWERS_STAGE + 1 : CONTESTS.indexOf(contest) + 1;
}
