/** The latest effects of a game, in order: what a move has changed, and what may explain a wrong total. */
import type { Effect } from './effect.js';
import type { RuleId } from './rule.js';

interface LedgerLine {
  readonly rule: RuleId;
  readonly effect: Effect;
  /** True where a total of the log was followed: no move has changed that. */
  readonly isCorrection: boolean;
}

/** What somebody has handed over; below zero: what was handed to that one. */
interface Gift {
  readonly rule: RuleId;
  readonly other: string;
  readonly amount: number;
}

/** What somebody else has more in the replay than in the record; below zero: less. */
interface Counterpart {
  readonly place: string;
  readonly by: number;
}

/** So many effects are remembered to explain a wrong total: some turns of any game. */
const LENGTH = 64;

/** A single move may have more of them; no more are looked at for one wrong total. */
const LONGEST_LOOK = 256;

/** Remembers as many of the latest effects as may still explain something. */
export class Ledger {
  private readonly lines: LedgerLine[] = [];
  private moveStart = 0;
  private isCorrecting = false;
  /** How many effects have been forgotten. */
  private forgotten = 0;
  /** For each place, and each thing there, how many effects there had been when the log last stated it rightly. */
  private readonly settledAt = new Map<string, Map<string, number>>();
  /** The place that was settled last: the log states several things of one place. */
  private latest: { readonly place: string; readonly things: Map<string, number> } = { place: '', things: new Map() };

  /** Adds an effect, with the rule under which it came about. */
  enter(rule: RuleId, effect: Effect): void {
    this.lines.push({ rule, effect, isCorrection: this.isCorrecting });
  }

  /** A total of the log is followed. */
  correct(follow: () => void): void {
    this.isCorrecting = true;
    follow();
    this.isCorrecting = false;
  }

  /** A move begins; effects that are too old to explain anything are forgotten. */
  beginMove(): void {
    if (this.lines.length > LENGTH) this.forget(this.lines.length - LENGTH / 2);
    this.beginPart();
  }

  /** A part of the log begins in which changes are counted as in a move. */
  beginPart(): void {
    this.moveStart = this.lines.length;
  }

  /** Forgets everything. */
  clear(): void {
    this.forget(this.lines.length);
    this.moveStart = 0;
  }

  private forget(count: number): void {
    this.forgotten += count;
    this.lines.splice(0, count);
  }

  /** The log states how much of a thing there is at a place, and that is right: no effect before explains a wrong number behind it. */
  settle(place: string, thing: string): void {
    if (place !== this.latest.place) {
      const things = this.settledAt.get(place) ?? new Map<string, number>();
      this.settledAt.set(place, things);
      this.latest = { place, things };
    }
    this.latest.things.set(thing, this.forgotten + this.lines.length);
  }

  /** Whether the log states it rightly just before the current move: what is wrong behind that came about by the move. */
  isSettledBeforeMove(place: string, thing: string): boolean {
    return this.settledAt.get(place)?.get(thing) === this.forgotten + this.moveStart;
  }

  /** How many effects there had been when the log last stated it rightly: the same number until it does so again. */
  latestRight(place: string, thing: string): number {
    return this.settledAt.get(place)?.get(thing) ?? 0;
  }

  /** The first effect behind the latest right number. */
  private firstUnsettled(place: string, thing: string): number {
    return Math.max(0, this.latestRight(place, thing) - this.forgotten);
  }

  /** How many effects the current move has had. */
  get countInMove(): number {
    return this.lines.length - this.moveStart;
  }

  /** What the effects of the current move have changed of a thing at a place. */
  changeOf(place: string, thing: string): number {
    return this.sumOf(place, thing, false);
  }

  /** By how much totals that the log states within the current move have corrected it besides. */
  correctionOf(place: string, thing: string): number {
    return this.sumOf(place, thing, true);
  }

  private sumOf(place: string, thing: string, ofCorrections: boolean): number {
    let sum = 0;
    for (let index = this.moveStart; index < this.lines.length; index += 1) {
      const line = this.lines[index];
      if (line?.effect.thing !== thing || line.isCorrection !== ofCorrections) continue;
      if (line.effect.to === place) sum += line.effect.amount;
      if (line.effect.from === place) sum -= line.effect.amount;
    }
    return sum;
  }

  /** The rule of the last effect of the current move on a thing at a place. */
  lastRuleOn(place: string, thing: string): RuleId | undefined {
    for (let index = this.lines.length - 1; index >= this.moveStart; index -= 1) {
      const line = this.lines[index];
      if (line && !line.isCorrection && touches(line.effect, place, thing)) return line.rule;
    }
    return undefined;
  }

  /**
   * The rule of a recent effect on a thing at a place that would explain a wrong total: one whose leaving out (or
   * doing twice) makes the difference. @param difference the record's number minus the replay's
   */
  ruleThatExplains(place: string, thing: string, difference: number): RuleId | undefined {
    return this.lineThatExplains(place, thing, difference)?.rule;
  }

  /**
   * The same for what lies at several places and is counted together; what only moves among them explains nothing.
   * @param of whose number the log states, and as what: no effect before the latest right one explains a wrong one
   */
  ruleThatExplainsSum(
    places: readonly (string | undefined)[],
    thing: string,
    difference: number,
    [of, as]: readonly [of: string, as: string],
  ): RuleId | undefined {
    const first = this.firstLook(of, as);
    return this.lines.findLast(({ effect: { thing: other, verb, from, to, amount } }, index) => {
      if (index < first || other !== thing || verb === 'adjust') return false;
      return amount === Math.abs(difference) && places.includes(from) !== places.includes(to);
    })?.rule;
  }

  private lineThatExplains(place: string, thing: string, difference: number): LedgerLine | undefined {
    return this.lineThat(place, thing, ({ verb }, change) => {
      return verb !== 'adjust' && (change === -difference || change === difference);
    });
  }

  /**
   * What the latest gifts of one move have moved between somebody and others, where one of them, or all together, make just a wrong total;
   * the other way round where one of them seems to have been made twice.
   * @param difference the record's number minus the replay's
   */
  giftsThatExplain(place: string, thing: string, difference: number): readonly Gift[] {
    const isGift = ({ verb }: Effect): boolean => verb === 'give';
    const latest = this.lineThat(place, thing, isGift);
    if (!latest) return [];
    const gifts = this.lines.slice(this.firstLook(place, thing)).flatMap(({ rule, effect }): Gift[] => {
      if (!isGift(effect) || rule !== latest.rule || !touches(effect, place, thing)) return [];
      const isTaken = effect.to === place;
      const other = isTaken ? effect.from : effect.to;
      return other === undefined ? [] : [{ rule, other, amount: isTaken ? effect.amount : -effect.amount }];
    });
    const single = gifts.filter(({ amount }) => amount === -difference);
    const sum = gifts.reduce((all, { amount }) => all + amount, 0);
    if (single.length > 0) return single;
    if (sum === -difference) return gifts;
    return gifts.flatMap(({ amount, ...gift }) => (amount === difference ? [{ ...gift, amount: -amount }] : []));
  }

  /**
   * What others lack, or have besides, where the effect that explains a wrong total was done for nobody of those for whom the
   * same rule did the same, one after the other. @param difference the record's number minus the replay's
   */
  alike(place: string, thing: string, difference: number): readonly Counterpart[] {
    const explains = this.lineThatExplains(place, thing, difference);
    if (!explains) return [];
    const { rule, effect } = explains;
    const [side, otherSide] = effect.to === place ? (['to', 'from'] as const) : (['from', 'to'] as const);
    const at = this.lines.lastIndexOf(explains);
    const isOther = (line: LedgerLine): boolean => line.rule !== rule;
    const first = this.lines.findLastIndex((line, index) => index < at && isOther(line)) + 1;
    const end = this.lines.findIndex((line, index) => index > at && isOther(line));
    return this.lines.slice(first, end < 0 ? this.lines.length : end).flatMap(({ effect: other }) => {
      const [mine, theirs] = [other[side], other[otherSide]];
      if (other.thing !== thing || other.amount !== effect.amount || mine === undefined || mine === place) return [];
      return [{ place: mine, by: -difference }, ...(theirs === undefined ? [] : [{ place: theirs, by: difference }])];
    });
  }

  /**
   * What else of a payment somebody has more in the replay than in the record, where a wrong total shows that it was not made, or made
   * twice. @param difference the record's number minus the replay's
   */
  paidTogether(
    place: string,
    thing: string,
    difference: number,
  ): readonly (Counterpart & { readonly thing: string })[] {
    const explains = this.lineThatExplains(place, thing, difference);
    if (explains?.effect.verb !== 'pay') return [];
    const isPart = ({ rule, effect }: LedgerLine): boolean =>
      rule === explains.rule && effect.verb === 'pay' && effect.from === place;
    let first = this.lines.lastIndexOf(explains);
    while (first > 0 && isPart(this.lines[first - 1] as LedgerLine)) first -= 1;
    const parts = this.lines.slice(first);
    const end = parts.findIndex((line) => !isPart(line));
    return parts.slice(0, end < 0 ? parts.length : end).flatMap(({ effect }) => {
      if (effect.thing === thing) return [];
      return [{ place, thing: effect.thing, by: difference > 0 ? -effect.amount : effect.amount }];
    });
  }

  private firstLook(place: string, thing: string): number {
    return Math.max(this.firstUnsettled(place, thing), this.lines.length - LONGEST_LOOK);
  }

  /** The latest effect on a thing at a place of which something holds. */
  private lineThat(
    place: string,
    thing: string,
    holds: (effect: Effect, change: number) => boolean,
  ): LedgerLine | undefined {
    const first = this.firstLook(place, thing);
    for (let index = this.lines.length - 1; index >= first; index -= 1) {
      const line = this.lines[index];
      if (!line || !touches(line.effect, place, thing)) continue;
      if (holds(line.effect, line.effect.to === place ? line.effect.amount : -line.effect.amount)) return line;
    }
    return undefined;
  }
}

function touches(effect: Effect, place: string, thing: string): boolean {
  return effect.thing === thing && (effect.to === place || effect.from === place);
}
