/** The contests of one round: which are due, which the log states, and what they bring. @see tallinn.md 3.4, 4.6, 4.10 */

import { requireDeclared } from '../../../engine/declared.js';
import { foundAt } from '../../../engine/facts.js';
import type { Facts, Judge, Truth } from '../../../engine/judge.js';
import { name, player as playerName } from '../../../engine/message.js';
import { only } from '../../../engine/only.js';
import { known } from '../../../log/attribute.js';
import { askArms, ofRule } from '../record/asked.js';
import { claimContest } from '../record/contest-claims.js';
import type { StatedBehind } from '../record/stated-behind.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { LEGATE_PERSONS } from '../rules/contest.js';
import { BitSet } from '../table/bit-set.js';
import { adjust } from '../table/changes.js';
import { coveredSide } from '../table/components.js';
import { type EstateIndex, estateIndex } from '../table/persons.js';
import { activeIn, ofPlayer, pointsMore } from '../table/quantities.js';
import type { PlayerState, TableState } from '../table/state.js';
import { type CardName, ESTATES, LEGATE, type TallinnElement, type TallinnElementOf } from '../vocabulary.js';
import {
  type ContestSituation,
  compare,
  hiddenBy,
  ofEstate,
  type RoundSituation,
  type Surroundings,
  scoreContest,
  type Trigger,
  tellTrack,
} from './contest.js';
import { type Hand, possibleContests } from './possible-contests.js';

type ContestElement = TallinnElementOf<'contest'>;

/** What the contests of a round must know of it. */
interface RoundOfContests extends Surroundings, Pick<RoundSituation, 'table' | 'before' | 'strengths' | 'followed'> {
  readonly judge: Judge;
  readonly element: TallinnElementOf<'round'>;
  readonly statedBehind: StatedBehind;
  /** By seat, before the cards of the round were revealed; empty where nobody wants a report. */
  readonly hands: readonly Hand[];
  /** The number of the next move. */
  readonly nextMove: () => number;
}

/** The contests of one round, each settled where the log states it, or where what follows needs it. */
export class RoundContests {
  /** Those that were neither stated nor settled so far. */
  private readonly open: Trigger[];
  /** By seat: for which estate a coat of arms of the player triggers a contest, now or later in the round. */
  private readonly arms: (EstateIndex | 'unnamed' | undefined)[] = [];
  /** By seat. */
  private readonly leaves: (CardName | undefined)[] = [];
  /** Estates and seats of the contests so far. */
  private readonly contested = BitSet.empty();
  private readonly contestedBy = BitSet.empty();
  /** How many players have triggered a contest, or may have. */
  readonly entitled: number;

  /** @param triggers in the order of the plays */
  constructor(
    private readonly round: RoundOfContests,
    private readonly triggers: readonly Trigger[],
  ) {
    this.open = [...triggers];
    this.entitled = round.table.players.filter(({ seat }) => this.triggeredBy(seat)).length;
    for (const child of round.element.children) this.lookAhead(child);
  }

  /** What is decided later in the round: a program that does not keep to the order may have counted it. */
  private lookAhead(child: TallinnElement): void {
    if (child.name !== 'contest' && child.name !== 'tower') return;
    const seat = this.round.table.roster.seat(child.values.player);
    if (seat === undefined) return;
    if (child.name === 'tower') {
      const card = known(child.values.card);
      if (child.values.from === 'display' && card !== undefined) this.leaves[seat] ??= card;
    } else if (this.triggeredBy(seat, 'arms')) {
      const estate = known(child.values.estate);
      if (estate !== undefined && estate !== 'tower') this.arms[seat] = estateIndex(estate);
      else this.arms[seat] ??= 'unnamed';
    }
  }

  /** What the cards of a player have triggered, the latest. */
  private triggeredBy(seat: number, kind?: Trigger['kind']): Trigger | undefined {
    const { triggers } = this;
    for (let at = triggers.length - 1; at >= 0; at -= 1) {
      const one = triggers[at] as Trigger;
      if (one.player.seat === seat && (kind ?? one.kind) === one.kind) return one;
    }
    return undefined;
  }

  /** Contests of a player that are due or possible and have not been settled. */
  private openOf(player: PlayerState): readonly Trigger[] {
    return this.open.length === 0 ? this.open : this.open.filter((one) => one.player === player);
  }

  /** The contest is stated or settled. */
  private close(trigger: Trigger): void {
    this.open.splice(this.open.indexOf(trigger), 1);
  }

  /** Whether a player has triggered a contest in this round: a coin does so when it is revealed, wherever its contest is recorded. */
  hasContested({ seat }: PlayerState): Truth {
    if (this.contestedBy.has(seat) || this.arms[seat] !== undefined || this.triggeredBy(seat, 'coin')) return true;
    const hidden = this.triggeredBy(seat, 'hidden');
    return hidden !== undefined && hiddenBy(hidden);
  }

  /** True where the player laid down a coat of arms and triggered nothing. @see tallinn.legate.arms-optional */
  hasDeclined({ seat }: PlayerState): boolean {
    return !this.contestedBy.has(seat) && this.arms[seat] === undefined && this.triggeredBy(seat, 'arms') !== undefined;
  }

  /** A `<contest>` of the log. */
  stateContest(player: PlayerState, element: ContestElement): void {
    const { judge } = this.round;
    const stated = known(element.values.estate);
    const estate = stated === undefined || stated === 'tower' ? undefined : estateIndex(stated);
    const open = this.openOf(player);
    const trigger = open.find((one) => one.estate === estate) ?? open[0];
    if (!trigger) return this.notDue(player, element, estate);
    this.close(trigger);
    if (trigger.estate === undefined) return this.chosen(trigger, element, estate);
    const due = trigger.estate;
    judge.leaveMoves(this.round.element);
    const isDue = stated === undefined || estate === due;
    judge.require('tallinn.contest.estate', isDue, () => otherEstate(this.round.table, trigger, due, element));
    this.score(trigger, due, element);
  }

  /**
   * The contests of a player that the log does not state.
   * @param isPast true where something stands behind them that comes later by the rules
   * @see tallinn.contest.coin-trigger
   */
  settle(player: PlayerState, isPast: boolean): void {
    const { judge, table, records, dependsOn } = this.round;
    for (const trigger of this.openOf(player)) {
      this.close(trigger);
      const { estate } = trigger;
      if (estate === undefined) {
        this.decline(trigger, isPast);
        continue;
      }
      if (records.has('contests')) {
        judge.require('tallinn.contest.coin-trigger', false, () => ({
          kind: 'missing',
          message: 'tallinn_contest-missing',
          with: ofEstate(player, estate),
          play: null,
          element: this.round.element,
          player: player.id,
          certain: isPast,
          dependsOn: [activeIn(table, player), ...dependsOn],
          taints: [ofPlayer(player.id, 'point'), activeIn(table, player)],
        }));
      }
      this.score(trigger, estate, undefined);
    }
  }

  /** tallinn.legate.arms-optional */
  private decline(trigger: Trigger, isPast: boolean): void {
    const { judge, table } = this.round;
    const { kind, player } = trigger;
    if (kind === 'hidden') {
      // Perhaps there was a coin: then there were points, too.
      const hidden = hiddenBy(trigger);
      judge.doubt('tallinn.contest.coin-trigger', hidden);
      player.unknownPoints = hidden;
      player.hiddenContests = hidden;
      return;
    }
    requireDeclared(judge, ofRule(askArms(table, player, 'none'), 'tallinn.legate.arms-optional'), {
      gaps: () => 'choice',
      facts: () => ({
        kind: 'missing',
        bug: 'too-permissive',
        message: 'tallinn_arms-must',
        with: { player: playerName(player.id) },
        play: null,
        element: this.round.element,
        player: player.id,
        certain: isPast,
        taints: [ofPlayer(player.id, 'point')],
      }),
    });
    judge.line('tallinn.legate.arms-optional', 'tallinn_arms-declined', () => ({ player: playerName(player.id) }));
  }

  /** A legate's arms: the owner chooses the estate, which is a move. @see tallinn.legate.arms-contest */
  private chosen(trigger: Trigger, element: ContestElement, estate: EstateIndex | undefined): void {
    const { judge, table } = this.round;
    const { player } = trigger;
    judge.beginMove(this.round.nextMove(), element, player.id);
    if (trigger.kind === 'hidden') {
      judge.doubt('tallinn.contest.coin-trigger', hiddenBy(trigger));
      this.requireCoin(trigger, element, estate);
    } else {
      const named = element.values.estate === '?' ? '?' : estate;
      requireDeclared(judge, ofRule(askArms(table, player, named), 'tallinn.legate.arms-contest'), {
        gaps: () => 'choice',
        facts: () => withoutEstate(player, element),
      });
    }
    if (estate === undefined) this.scoreUnknown(trigger, element);
    else this.score(trigger, estate, element);
    judge.endMove();
  }

  /** Whichever half of a known card was revealed: an estate that none of its coins names cannot be compared. */
  private requireCoin({ player, card }: Trigger, element: ContestElement, estate: EstateIndex | undefined): void {
    const { judge, table } = this.round;
    const sides = [...(table.card(card)?.sides.values() ?? [])];
    const coin = only(new Set(sides.flatMap((side) => side.coin ?? [])));
    if (card === LEGATE || coin === undefined || estate === undefined || estate === coin) return;
    judge.require('tallinn.contest.estate', false, () => ({
      ...otherEstate(table, { player, side: undefined }, coin, element),
      reconstructed: sides.some(({ reconstructed }) => reconstructed),
    }));
  }

  /** Nobody knows what was compared: the points are those of the log, if it has any. */
  private scoreUnknown(trigger: Trigger, element: ContestElement): void {
    trigger.player.contests += 1;
    this.contestedBy.add(trigger.player.seat);
    claimContest(this.round, trigger, element, undefined);
  }

  private score(trigger: Trigger, estate: EstateIndex, element: ContestElement | undefined): void {
    const { table, judge, hands, before, strengths, followed, dependsOn } = this.round;
    const { leaves, arms } = this;
    const { player } = trigger;
    player.contests += 1;
    const scored = this.contestedBy.copy();
    this.contestedBy.add(player.seat);
    if (trigger.kind === 'coin') judge.leaveMoves(element ?? this.round.element);
    judge.headline('tallinn_headline-contest', () => ofEstate(player, estate));
    const plus = plusOf(table, trigger);
    if (plus === 0) judge.applies('tallinn.contest.coin-trigger', 'tallinn.contest.own-card-counts');
    else if (plus !== undefined) {
      judge.line('tallinn.legate.plus-two', 'tallinn_plus-two', () => ofEstate(player, estate));
      judge.applies('tallinn.legate.plus-two-private', 'tallinn.legate.tower-right');
    }
    const had = player.points;
    const shown = strengths[player.seat]?.[estate];
    const own = shown === undefined || plus === undefined ? undefined : shown + plus;
    const comparisons = compare(table, player.seat, own, ({ seat }) => strengths[seat]?.[estate]);
    scoreContest({ table, judge, player }, estate, comparisons);
    const isSecond = this.contested.has(estate);
    const situation: ContestSituation = {
      table,
      round: table.round,
      before,
      strengths,
      followed,
      leaves,
      arms,
      trigger,
      estate,
      comparisons,
      scored,
      isSecond,
    };
    const points = claimContest(this.round, trigger, element, situation);
    if (points)
      judge.passDoubtOn(() => ({
        dependsOn: [activeIn(table, player), ...dependsOn],
        follows: [pointsMore(player, points)],
      }));
    tellTrack(judge, player, had);
    if (isSecond) judge.applies('tallinn.contest.separate');
    judge.applies('tallinn.contest.cover-coin', 'tallinn.invariant.round-delta');
    this.contested.add(estate);
    const { seat } = player;
    const possible = possibleContests(situation, seat, hands[seat], trigger.card);
    table.contests.push({ round: table.round, seat, contest: ESTATES[estate], comparisons, points, possible });
  }

  /** A contest that nothing triggers. @see tallinn.contest.coin-trigger, tallinn.play.right-half-active */
  private notDue(player: PlayerState, element: ContestElement, estate: EstateIndex | undefined): void {
    const { judge, table, dependsOn } = this.round;
    const hasTriggered = this.triggeredBy(player.seat) !== undefined;
    const points = known(element.values.points);
    const active = activeIn(table, player);
    const hasPlayed = player.display.at(-1)?.round === table.round;
    judge.leaveMoves(this.round.element);
    judge.require(this.ruleOfUndue(player, estate), false, () => ({
      kind: 'wrong',
      message: hasTriggered ? 'tallinn_second-contest' : 'tallinn_contest-without-coin',
      with: { player: playerName(player.id), played: hasPlayed ? 1 : 0 },
      element,
      player: player.id,
      dependsOn: [active, ...dependsOn, ...(hasPlayed ? [] : [ofPlayer(player.id, 'hand')])],
      // Where the record does not say what the contest brought, nobody knows.
      taints: [active, ...(points === undefined ? [ofPlayer(player.id, 'point')] : [])],
      // Of several contests any one may be the one that counts.
      follows: [...this.gainsOf(player), ...(points ? [pointsMore(player, points)] : [])],
      reconstructed: player.isReconstructed,
    }));
    if (points) adjust(judge, player, 'point', points);
  }

  /** What the contests of a player have brought in this round. */
  private gainsOf(player: PlayerState): NonNullable<Facts['follows']> {
    const { table } = this.round;
    return table.contests.flatMap(({ round, seat, points }) =>
      round === table.round && seat === player.seat && points ? [pointsMore(player, points)] : [],
    );
  }

  private ruleOfUndue(player: PlayerState, estate: EstateIndex | undefined): RuleIdOfTallinn {
    const { table } = this.round;
    if (this.triggeredBy(player.seat)) return 'tallinn.contest.one-per-round';
    const shown = player.display.at(-1);
    if (shown?.round !== table.round) return 'tallinn.contest.skip-without-coin';
    if (shown.card === LEGATE) return 'tallinn.legate.persons-half';
    const card = table.card(shown.card);
    const covered = card && shown.side !== undefined ? coveredSide(card, shown.side) : undefined;
    return covered?.coin !== undefined && covered.coin === estate
      ? 'tallinn.play.right-half-active'
      : 'tallinn.contest.coin-trigger';
  }
}

/** The persons of a legate that count for one contest; undefined where it may be one. @see tallinn.legate.plus-two */
function plusOf({ profile }: TableState, { kind, card, player }: Trigger): number | undefined {
  if (kind === 'arms' || card === LEGATE) return LEGATE_PERSONS;
  return card === undefined && profile.legate && !player.whereabouts.has(LEGATE) ? undefined : 0;
}

/** What is said of a contest of the arms for none of the three estates. */
function withoutEstate(player: PlayerState, element: ContestElement): Facts {
  const { estate } = element.values;
  if (estate === undefined)
    return { kind: 'missing', message: 'tallinn_arms-no-estate', with: { player: playerName(player.id) }, element };
  return {
    message: 'tallinn_arms-for-towers',
    with: { player: playerName(player.id) },
    expected: ESTATES.join('|'),
    ...foundAt(element, 'estate', estate),
  };
}

/** The log has a contest for another estate than that of the coin. */
function otherEstate(
  table: TableState,
  { player, side }: Pick<Trigger, 'player' | 'side'>,
  due: EstateIndex,
  element: ContestElement,
): Facts {
  const stated = known(element.values.estate) ?? '';
  return {
    kind: 'wrong',
    message: 'tallinn_other-estate',
    with: {
      ...ofEstate(player, due),
      claimed: name('contest', stated),
    },
    expected: ESTATES[due],
    ...foundAt(element, 'estate', stated),
    player: player.id,
    // The points are those of the other estate.
    taints: [activeIn(table, player)],
    reconstructed: side?.reconstructed ?? false,
  };
}
