/**
 * Which quantities can be trusted: what a breach has made doubtful, which records were followed against the rules, and what
 * rests on card values that are a reconstruction.
 */

import type { Gaps } from './gap.js';
import { type Quantity, quantityOf } from './quantity.js';

/** How a record was followed: by how much it differed, and the finding that said so. */
export interface Following {
  readonly by: number;
  readonly finding: string;
}

/** Quantities are named as the claims about them: `p1 gold`. */
export class Trust {
  /** Quantities that an earlier breach has made doubtful -> the id of that root finding. */
  private readonly tainted = new Map<Quantity, string>();
  /** Quantities whose record was followed against the rules, and how, in the order of the log. */
  private readonly followed = new Map<Quantity, Following[]>();

  /** Quantities that the log has not stated since reconstructed card values changed them. */
  private readonly rebuilt = new Set<Quantity>();
  /** Quantities that rest on what is usual, since the record says nothing, and what it would have to say. */
  private readonly open = new Map<Quantity, Gaps>();

  /** Makes quantities doubtful; those that are already keep their cause. @param cause the id of the root finding */
  taint(quantities: readonly Quantity[] | undefined, cause: string): void {
    for (const quantity of quantities ?? []) if (!this.tainted.has(quantity)) this.tainted.set(quantity, cause);
  }

  /** What was doubtful is certain again. */
  restore(quantity: Quantity): void {
    this.tainted.delete(quantity);
    this.rebuilt.delete(quantity);
  }

  /** True where nothing is doubtful, and nothing rests on a reconstruction: nearly always. Then there is nothing to restore. */
  get isSure(): boolean {
    return this.tainted.size === 0 && this.rebuilt.size === 0;
  }

  get isAnythingTainted(): boolean {
    return this.tainted.size > 0;
  }

  /** True where an earlier breach has made the quantity doubtful. */
  isTainted(quantity: Quantity): boolean {
    return this.isAnythingTainted && this.tainted.has(quantity);
  }

  /** The root finding of which something is a consequence that rests on these quantities. */
  causeOf(dependsOn: readonly Quantity[] | undefined): string | null {
    if (!this.isAnythingTainted) return null;
    for (const quantity of dependsOn ?? []) {
      const cause = this.tainted.get(quantity);
      if (cause !== undefined) return cause;
    }
    return null;
  }

  /**
   * From here on a quantity is what it usually is, since the record does not say it. Where something comes that cannot be so,
   * that need not be a breach: then nothing can be proved any more.
   */
  leaveOpen(quantity: Quantity, lacks: Gaps): void {
    this.open.set(quantity, lacks);
  }

  /** What a record lacks of which one of these quantities is open; undefined where none is. */
  gapsOf(dependsOn: readonly Quantity[] = []): Gaps | undefined {
    if (this.open.size === 0) return undefined;
    const quantity = dependsOn.find((one) => this.open.has(one));
    return quantity === undefined ? undefined : this.open.get(quantity);
  }

  /** Card values that are a reconstruction decided quantities: what rests on them rests on the reconstruction, too. */
  rebuild(quantities: readonly Quantity[]): void {
    for (const quantity of quantities) this.rebuilt.add(quantity);
  }

  /** True where one of the quantities rests on reconstructed card values. */
  isRebuilt(quantities: readonly Quantity[] = []): boolean {
    return this.rebuilt.size > 0 && quantities.some((quantity) => this.rebuilt.has(quantity));
  }

  /** From here on the record of the quantity is followed against the rules. */
  follow(quantity: Quantity, following: Following): void {
    const before = this.followed.get(quantity);
    if (before) before.push(following);
    else this.followed.set(quantity, [following]);
  }

  /** False where the record of no quantity is: nearly always. */
  get isFollowing(): boolean {
    return this.followed.size > 0;
  }

  /**
   * By how much the record of a quantity is followed against the rules, and the finding with which it last was; undefined where
   * the replay has what it would have by the rules.
   */
  followingOf(quantity: Quantity): Following | undefined {
    const followed = this.followed.get(quantity) ?? [];
    const by = followed.reduce((sum, following) => sum + following.by, 0);
    const finding = followed.at(-1)?.finding;
    return finding === undefined || by === 0 ? undefined : { by, finding };
  }

  /** The finding with which the record of a quantity was followed, where the replay has at least so much more for it than by the rules. */
  surplusOf(quantity: Quantity, amount: number): string | undefined {
    const following = this.followingOf(quantity);
    return following && following.by >= amount ? following.finding : undefined;
  }

  /** The same where the replay has at least so much less for it: an amount that is lacking, more than none. */
  lackOf(quantity: Quantity, amount: number): string | undefined {
    const following = this.followingOf(quantity);
    return following && amount > 0 && following.by <= -amount ? following.finding : undefined;
  }

  /**
   * The record states the quantity anew. What was followed counts until it is taken back, however often the record has agreed with it
   * since: a miscount that lasts for a while is one fault.
   * @param by how much the record differs from the replay
   * @returns the finding with which that is no new fault, because the record takes back what was followed: one of several, or
   * all together
   */
  takeBack(quantity: Quantity, by: number): string | undefined {
    const followed = by === 0 ? undefined : this.followed.get(quantity);
    if (!followed) return undefined;
    const one = followed.findLastIndex((following) => following.by === -by);
    if (one >= 0) return followed.splice(one, 1)[0]?.finding;
    if (followed.reduce((sum, following) => sum + following.by, by) !== 0) return undefined;
    return followed.splice(0).at(-1)?.finding;
  }

  /** The record of a quantity agrees with the rules; nearly always there is nothing to forget. */
  agree(place: string, thing: string): void {
    if (this.tainted.size > 0) this.tainted.delete(quantityOf(place, thing));
    if (this.rebuilt.size > 0) this.rebuilt.delete(quantityOf(place, thing));
    if (this.followed.size > 0) this.settle(quantityOf(place, thing));
  }

  /** What the record has agreed with can be taken back as a whole alone. */
  private settle(quantity: Quantity): void {
    const following = this.followingOf(quantity);
    if (following) this.followed.set(quantity, [following]);
    else this.followed.delete(quantity);
  }
}
