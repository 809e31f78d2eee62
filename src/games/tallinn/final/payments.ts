/** The point that a player pays who is five persons or more behind. @see tallinn.final.five-difference, TA-08 to TA-10 */

import type { Facts } from '../../../engine/facts.js';
import { followRecord } from '../../../engine/follow-record.js';
import { choice, counts, name, player as playerName } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import { known } from '../../../log/attribute.js';
import { tellTrack } from '../contests/contest.js';
import { followedDisplays, pointsByTheCards } from '../contests/followed-displays.js';
import type { StatedContests } from '../record/stated-contests.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { isPaidFor, PAID } from '../rules/final-amounts.js';
import { holdsReconstruction } from '../table/components.js';
import { estateIndex } from '../table/persons.js';
import { explainedBy, ofFinal, ofPlayer, onTable, pointsMore } from '../table/quantities.js';
import { type Comparison, hiddenPersons, type PlayerState } from '../table/state.js';
import { CONTESTS, type Contest, ESTATES, type TallinnElementOf } from '../vocabulary.js';
import type { FinalContext } from './context.js';
import type { FinalDuels } from './duels.js';
import { keyOf, StandIns } from './stand-ins.js';
import type { SuperfluousPoints } from './superfluous.js';
import { hiddenIn } from './table.js';

/** Stands for the contest of a payment where the log does not say for what it is. */
const UNNAMED = '*';

/** What the payments must know of final scoring. */
interface Scoring extends FinalContext {
  readonly duels: FinalDuels;
  readonly stated: StatedContests;
  readonly superfluous: SuperfluousPoints;
}

/** What players pay each other, each payment once: where the log has it, or where it is due. */
export class Payments {
  private readonly paid = new Set<string>();
  /** How many payments the log still has, by players and estate. */
  private readonly pending = new Map<string, number>();
  /** What is due, and perhaps what the log has later for an estate that it does not name. */
  private readonly owed: Debt[] = [];
  private found: StandIns | undefined;

  constructor(private readonly scoring: Scoring) {
    for (const child of scoring.children) if (child.name === 'transfer') this.count(child, 1);
  }

  /** What the others owe for a contest, as far as the log does not have it later. */
  collect(player: PlayerState, contest: Contest, comparisons: readonly Comparison[]): void {
    const { judge, table } = this.scoring;
    for (const { opponent, own, theirs } of comparisons) {
      const loser = table.player(opponent);
      if (own === undefined || theirs === undefined) {
        // Perhaps somebody paid: the log need not say so.
        if (!this.scoring.records.has('transfers'))
          for (const one of [player, loser]) one.unknownPoints = hiddenIn(contest, player, loser);
        continue;
      }
      const difference = own - theirs;
      if (!isPaidFor(difference)) {
        this.leaveUnpaid({ from: loser, to: player, contest, difference });
        continue;
      }
      if (contest === 'tower' && !table.profile.fiveDifferenceInTowers) {
        judge.line('tallinn.final.five-difference', 'tallinn_no-tower-payment', () => ({
          player: playerName(player.id),
          other: playerName(loser.id),
          difference,
        }));
        continue;
      }
      this.owe({ from: loser, to: player, contest, difference });
    }
  }

  /** A payment is due. It is made where the log has it; if the log does not have it, now. */
  private owe(debt: Debt): void {
    const { from, to, contest, difference } = debt;
    if (this.paid.has(keyOf(from, to, contest)) || this.isNamedLater(from, to, contest)) return;
    if (this.isNamedLater(from, to, UNNAMED)) {
      this.owed.push(debt);
      return;
    }
    // What the log has instead is told where it stands.
    if (this.standIns?.has(from, to, contest)) return;
    const { judge, records, order, place, stated } = this.scoring;
    const cause = this.causeIfPaid(debt, false);
    if (records.has('transfers')) {
      judge.require('tallinn.final.five-difference', false, () => ({
        kind: 'missing',
        message: this.paysOtherwise(debt) ? 'tallinn_transfer-missing-too' : 'tallinn_transfer-missing',
        with: {
          player: playerName(to.id),
          other: playerName(from.id),
          estate: name('contest', contest),
          difference,
        },
        within: order.isPast(contest) ? undefined : place,
        cause,
        dependsOn: [
          ...stated.miscountOf(contest),
          ofFinal(contest, 'final missing'),
          ...personsIn(contest, [to, from]),
        ],
        taints: [...stated.miscountOf(contest), ...[to, from].map(({ id }) => ofPlayer(id, 'point'))],
      }));
    }
    this.pay(from, to, contest);
    if (cause !== undefined) judge.follow(cause, pointsOf(debt, 1));
  }

  /** Undefined where the log need not have all payments. */
  private get standIns(): StandIns | undefined {
    const { table, children, duels, records } = this.scoring;
    if (records.has('transfers')) this.found ??= new StandIns(table, children, this.paying(), duels);
    return this.found;
  }

  /** What is not paid for the lead that the log has, and would be by the cards. */
  private leaveUnpaid(debt: Debt): void {
    if (!this.scoring.judge.trust.isFollowing) return;
    const { from, to, contest } = debt;
    const isStated = [contest, UNNAMED].some((estate) => this.isNamedLater(from, to, estate));
    const cause = isStated || this.paid.has(keyOf(from, to, contest)) ? undefined : this.causeIfPaid(debt, true);
    if (cause !== undefined) this.scoring.judge.follow(cause, pointsOf(debt, -1));
  }

  /** The finding with which the log was followed in the displays, if by the cards a lead is paid for, or is not. */
  private causeIfPaid({ from, to, contest, difference }: Debt, isPaid: boolean): string | undefined {
    if (contest === 'tower') return undefined;
    const followed = followedDisplays(this.scoring.table, this.scoring.judge);
    const compared = [{ opponent: from.seat, own: difference, theirs: 0 }];
    const lead = pointsByTheCards(to, estateIndex(contest), compared, (own, theirs) => own - theirs, followed);
    return lead && isPaidFor(lead.count) === isPaid ? lead.finding : undefined;
  }

  /** The log has a payment of one player to the other, for something else. */
  private paysOtherwise({ from, to, contest }: Debt): boolean {
    const others = CONTESTS.filter((one) => one !== contest);
    return others.some((one) => this.paid.has(keyOf(from, to, one)) || this.isNamedLater(from, to, one));
  }

  /** A `<transfer>`: is it due, and is it the first? */
  transfer(element: TallinnElementOf<'transfer'>, from: PlayerState, to: PlayerState): void {
    this.count(element, -1);
    this.made(element, from, to);
    // What a payment without a contest could have been for, and was not: the log does not have it.
    for (const debt of this.owed.splice(0)) this.owe(debt);
  }

  private made(element: TallinnElementOf<'transfer'>, from: PlayerState, to: PlayerState): void {
    const { judge, table } = this.scoring;
    judge.enter('final', element, from.id);
    judge.headline('tallinn_headline-transfer', () => ({ player: playerName(from.id), other: playerName(to.id) }));
    const contest = known(element.values.estate) ?? this.dueBetween(from, to);
    const parties = { element, from, to, contest };
    if (contest === undefined && this.isOpen(from, to)) return this.follow(from, to);
    if (contest === undefined) return this.undue(parties, 'tallinn.final.five-difference', 'none', 0);
    if (this.paid.has(keyOf(from, to, contest))) {
      return this.undue(parties, 'tallinn.final.five-difference-once', 'again', 0);
    }
    const difference = this.scoring.duels.lead(to, from, contest);
    // Whatever the towers are.
    if (contest === 'tower' && !table.profile.fiveDifferenceInTowers) {
      return this.undue(parties, 'tallinn.final.five-difference', 'tower', difference ?? 0);
    }
    if (difference === undefined) {
      judge.doubt('tallinn.final.five-difference', hiddenIn(contest, from, to));
      return this.pay(from, to, contest);
    }
    if (!isPaidFor(difference)) {
      const why = difference > 0 ? 'lead' : difference < 0 ? 'behind' : 'even';
      const cause = this.causeIfPaid({ from, to, contest, difference }, true);
      return this.undue(parties, 'tallinn.final.five-difference', why, Math.abs(difference), cause);
    }
    this.pay(from, to, contest);
  }

  private count({ values: { from, to, estate } }: TallinnElementOf<'transfer'>, more: number): void {
    const key = `${from} ${to} ${known(estate) ?? UNNAMED}`;
    this.pending.set(key, (this.pending.get(key) ?? 0) + more);
  }

  /** @param estate or `UNNAMED` */
  private isNamedLater(from: PlayerState, to: PlayerState, estate: string): boolean {
    return this.pending.size > 0 && (this.pending.get(`${from.id} ${to.id} ${estate}`) ?? 0) > 0;
  }

  private pay(from: PlayerState, to: PlayerState, contest: Contest): void {
    const { judge, table } = this.scoring;
    this.tellLead(from, to, contest);
    this.paid.add(keyOf(from, to, contest));
    table.transfers.push({ from: from.seat, to: to.seat, contest });
    judge.effect('tallinn.final.five-difference', {
      verb: 'give',
      player: from.id,
      thing: 'point',
      which: contest,
      amount: PAID,
      from: from.id,
      to: to.id,
    });
    judge.applies('tallinn.final.five-difference-once');
    tellTrack(judge, to, to.points - PAID);
    if (from.points >= 0) return tellTrack(judge, from, from.points + PAID);
    judge.line('tallinn.final.negative-allowed', 'tallinn_below-zero', () => ({
      player: playerName(from.id),
      points: from.points,
    }));
  }

  private tellLead(from: PlayerState, to: PlayerState, contest: Contest): void {
    const { judge } = this.scoring;
    const difference = judge.trace && this.scoring.duels.lead(to, from, contest);
    if (difference === undefined) return;
    judge.line('tallinn.final.five-difference', 'tallinn_lead', () => ({
      player: playerName(to.id),
      other: playerName(from.id),
      difference,
      persons: counts('person', { [contest]: difference }),
      contest: choice(contest === 'tower' ? 'tower' : 'estate'),
    }));
  }

  /**
   * @param why `lead`: not five persons; `behind`: the other way round; `even`: as many; `none`: no estate is left;
   *   `again`: paid before; `tower`: nothing is paid for towers
   * @param cause the finding from which it follows
   */
  private undue(
    { element, from, to, contest }: Parties,
    rule: RuleIdOfTallinn,
    why: 'lead' | 'behind' | 'even' | 'none' | 'again' | 'tower',
    difference: number,
    cause?: string,
  ): void {
    const { judge } = this.scoring;
    const quantity = contest === undefined ? onTable('transfer') : ofFinal(contest, 'transfer');
    const instead = this.standIns?.of(element);
    // What is due has not been paid: the other way it is missing, too.
    const more = instead === undefined ? PAID : instead.isReversed ? 2 * PAID : 0;
    const gains = [
      { player: from, points: -more },
      { player: to, points: more },
    ];
    const follows = cause === undefined && more > 0 ? this.scoring.superfluous.add(gains) : [];
    judge.require(rule, false, () => ({
      kind: 'wrong',
      message: why === 'tower' ? 'tallinn_transfer-for-towers' : 'tallinn_transfer-not-due',
      with: {
        player: playerName(from.id),
        other: playerName(to.id),
        difference,
        why: choice(why),
      },
      element,
      player: from.id,
      dependsOn: [...(contest === undefined ? [] : this.behind(contest, [from, to])), quantity],
      taints: [quantity, ...(contest === undefined ? [] : this.scoring.stated.miscountOf(contest))],
      cause,
      follows,
      reconstructed: holdsReconstruction(this.scoring.table.edition),
    }));
    this.follow(from, to);
  }

  /** Who counts other persons in a contest also pays for other leads. */
  private behind(contest: Contest, players: readonly PlayerState[]): readonly Quantity[] {
    const [suspect] = this.scoring.stated.explanationsOf(contest);
    return [
      ofFinal(contest, 'final again'),
      ofFinal(contest, 'final'),
      ...(suspect === undefined ? [] : [explainedBy(suspect)]),
      ...personsIn(contest, players),
    ];
  }

  /** The points follow the record. */
  private follow(from: PlayerState, to: PlayerState): void {
    const payment = { player: from.id, thing: 'point', amount: 1, from: from.id, to: to.id };
    followRecord(this.scoring.judge, 'tallinn.claim.total', payment);
  }

  /** Whether a payment between two players may be due in a contest that is not known. */
  private isOpen(from: PlayerState, to: PlayerState): boolean {
    const open = this.paying().some((contest) => this.scoring.duels.lead(to, from, contest) === undefined);
    if (open) this.scoring.judge.doubt('tallinn.final.five-difference', hiddenPersons([from, to]) ?? 'choice');
    return open;
  }

  /**
   * The contest that a payment without one is for: one that is due, and that the log does not name later.
   * @returns undefined where nothing else is due, and it may be for one in which nobody knows the lead
   */
  private dueBetween(from: PlayerState, to: PlayerState): Contest | undefined {
    const left = this.paying().filter((contest) => !this.paid.has(keyOf(from, to, contest)));
    const isUnnamed = (contest: Contest): boolean => !this.isNamedLater(from, to, contest);
    const due = left.filter((contest) => isPaidFor(this.scoring.duels.lead(to, from, contest) ?? 0));
    const mayBeOpen = left.some((one) => isUnnamed(one) && this.scoring.duels.lead(to, from, one) === undefined);
    return due.find(isUnnamed) ?? (mayBeOpen ? undefined : due[0]);
  }

  /** The contests in which players pay for a lead. */
  private paying(): readonly Contest[] {
    return this.scoring.table.profile.fiveDifferenceInTowers ? CONTESTS : ESTATES;
  }
}

/** A payment that is due. */
interface Debt {
  readonly from: PlayerState;
  readonly to: PlayerState;
  readonly contest: Contest;
  /** How many persons the one who is paid has more. */
  readonly difference: number;
}

interface Parties {
  readonly element: TallinnElementOf<'transfer'>;
  readonly from: PlayerState;
  readonly to: PlayerState;
  readonly contest: Contest | undefined;
}

/** What is compared in a contest. */
function personsIn(contest: Contest, players: readonly PlayerState[]): readonly Quantity[] {
  return contest === 'tower' ? [] : players.map(({ id }) => ofPlayer(id, contest));
}

/** What both have too much because of a payment. @param more too few: below zero */
function pointsOf({ from, to }: Debt, more: 1 | -1): NonNullable<Facts['follows']> {
  return [pointsMore(to, more * PAID), pointsMore(from, -more * PAID)];
}
