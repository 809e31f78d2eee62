/**
 * What final scoring brings, part by part: it is carried out on a copy of the table, and heard. So the rules as they are, the
 * alternatives of a hidden choice and every misreading are one piece of code. @see tallinn.md 3.5
 */
import type { RuleId, TraceWriter } from '../../../kernel/trace.js';
import type { Profile } from '../profile.js';
import { scoreAll } from '../rules/final.js';
import { PAID } from '../rules/final-amounts.js';
import { AS_WRITTEN, type FinalReading } from '../rules/final-reading.js';
import { points, type Tallinn } from '../rules/table.js';
import { CONTESTS, type Contest, type Estate } from '../vocabulary.js';

/** A point that is paid for a lead, from seat to seat. */
interface Payment {
  readonly from: number;
  readonly to: number;
  readonly contest: Contest;
}

/** Hears final scoring. */
export class FinalBook implements TraceWriter {
  readonly payments: Payment[] = [];
  private readonly gains = new Map<string, number>();

  /** The points of a contest, without those that are paid for a lead. */
  gainOf(contest: Contest, seat: number): number {
    return this.gains.get(`${contest} ${seat}`) ?? 0;
  }

  reckoned(rule: RuleId, [of = 0, to = 0, from = 0, gained = 0]: readonly number[]): void {
    const contest = CONTESTS[of] as Contest;
    if (rule === 'tallinn.final.five-difference') this.payments.push({ from, to, contest });
    else this.gains.set(`${contest} ${to}`, this.gainOf(contest, to) + gained);
  }
}

/** What somebody takes for the rules: other options, or a part of final scoring read otherwise. */
export interface Misreading extends Partial<FinalReading> {
  readonly profile?: Partial<Profile>;
  /** An estate that is scored a second time. */
  readonly twice?: Estate;
}

/** A copy of a table that is played under other options. */
export function underOptions(table: Tallinn, otherwise?: Partial<Profile>): Tallinn {
  const state = table.clone();
  const { facts } = table;
  // Whoever listens hears only of those that are asked after.
  if (otherwise) state.facts = { ...facts, profile: Object.assign(Object.create(facts.profile), otherwise) };
  return state;
}

/** What final scoring brings. */
export interface Reckoning {
  readonly book: FinalBook;
  /** By seat. */
  readonly totals: readonly number[];
}

/** @param table before final scoring, with the persons of the legates where they belong */
export function reckon(table: Tallinn, { profile, twice, ...parts }: Misreading = {}): Reckoning {
  const state = underOptions(table, profile);
  const book = new FinalBook();
  state.trace = book;
  scoreAll(state, { ...AS_WRITTEN, ...parts });
  const totals = state.facts.seats.map((seat) => points.of(state, seat));
  if (twice === undefined) return { book, totals };
  const again = book.payments.filter(({ contest }) => contest === twice);
  const paid = (end: 'from' | 'to', seat: number): number => again.filter((one) => one[end] === seat).length * PAID;
  return {
    book,
    totals: totals.map((total, seat) => total + book.gainOf(twice, seat) + paid('to', seat) - paid('from', seat)),
  };
}
