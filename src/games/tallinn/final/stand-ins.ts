/** Payments that a log of all payments has in place of those that are due: the other way, or for another estate. */
import { grouped } from '../../../engine/grouped.js';
import { known } from '../../../log/attribute.js';
import { childrenNamed } from '../../../log/vocabulary.js';
import { isPaidFor } from '../rules/final-amounts.js';
import type { PlayerState, TableState } from '../table/state.js';
import type { Contest, TallinnElement, TallinnElementOf, TallinnVocabulary } from '../vocabulary.js';
import type { FinalDuels } from './duels.js';

type Transfer = TallinnElementOf<'transfer'>;

interface StandIn {
  readonly element: Transfer;
  /** From the one who is to be paid. */
  readonly isReversed: boolean;
}

/** Those of one `<final>`. */
export class StandIns {
  /** By who pays whom for what. */
  private readonly found = new Map<string, StandIn>();
  /** The payments of the log, by who pays whom. */
  private readonly transfers: ReadonlyMap<string, readonly Transfer[]>;

  /** @param paying the contests in which players pay for a lead */
  constructor(
    private readonly table: TableState,
    children: readonly TallinnElement[],
    private readonly paying: readonly Contest[],
    private readonly duels: FinalDuels,
  ) {
    const transfers = childrenNamed<TallinnVocabulary, 'transfer'>({ children }, 'transfer');
    this.transfers = grouped(transfers, ({ values: { from, to } }) => `${from} ${to}`);
    this.find();
  }

  /** Whether the log has another payment in place of this one. */
  has(from: PlayerState, to: PlayerState, contest: Contest): boolean {
    return this.found.has(keyOf(from, to, contest));
  }

  /** What a payment of the log stands in for; undefined where it does for nothing. */
  of(element: Transfer): StandIn | undefined {
    return [...this.found.values()].find((one) => one.element === element);
  }

  private find(): void {
    const { table } = this;
    const pairs = table.players.flatMap((to) => table.opponents(to.seat).map((from) => ({ from, to })));
    const wrong = new Set(pairs.flatMap(({ from, to }) => this.wrongBetween(from, to)));
    for (const contest of wrong.size > 0 ? this.paying : []) {
      for (const { from, to } of pairs) {
        const isFor = (one: Transfer): boolean => (known(one.values.estate) ?? contest) === contest;
        if (this.between(from, to).some(isFor) || !isPaidFor(this.duels.lead(to, from, contest) ?? 0)) continue;
        const reversed = this.between(to, from).filter(isFor);
        const element = [...reversed, ...this.between(from, to)].find((one) => wrong.has(one));
        if (!element) continue;
        wrong.delete(element);
        this.found.set(keyOf(from, to, contest), { element, isReversed: reversed.includes(element) });
      }
    }
  }

  private between(from: PlayerState, to: PlayerState): readonly Transfer[] {
    return this.transfers.get(`${from.id} ${to.id}`) ?? [];
  }

  /** Payments for nothing that is due, or once more for what is. */
  private wrongBetween(from: PlayerState, to: PlayerState): readonly Transfer[] {
    const mayBeDue = new Set(
      this.paying.filter((contest) => {
        const lead = this.duels.lead(to, from, contest);
        return lead === undefined || isPaidFor(lead);
      }),
    );
    const paid = new Set<Contest>();
    return this.between(from, to).filter((transfer) => {
      const stated = known(transfer.values.estate);
      if (stated === undefined) return mayBeDue.size === 0;
      const isAgain = paid.has(stated);
      paid.add(stated);
      return isAgain || !mayBeDue.has(stated);
    });
  }
}

/** A payment of one player to another in a contest. */
export function keyOf(from: PlayerState, to: PlayerState, contest: Contest): string {
  return `${from.seat} ${to.seat} ${contest}`;
}
