/** Final scoring: the legate, the three estates with the points paid, the towers. @see tallinn.md 3.5, 4.9, 4.10 */
import type { Judge } from '../../engine/judge.js';
import { list, name, player as playerName } from '../../engine/message.js';
import { giveBonuses } from './bonus.js';
import { adjust, checkEffect, checkState } from './claims.js';
import { enact } from './enact.js';
import { bonusOfTowers, personsOnTowers, towerCards, valueOfTowers } from './final-towers.js';
import { type Contest, contestName, Payments } from './payments.js';
import { ESTATE_INDICES, type EstateIndex, estateIndex, named, type Persons, sum, withMore } from './persons.js';
import { known } from './play.js';
import { estatePoints, LEGATE_BONUS, type Position, type Reading, type TowerCard, towerDuel } from './reckoning.js';
import { revealedCards, revealTowers } from './reveal.js';
import { annotate, type Records } from './round.js';
import type { RuleIdOfTallinn } from './rulebook.js';
import { unknownPlayer } from './setup.js';
import type { Comparison, PlayerState, TableState } from './state.js';
import { StatedContests } from './stated-contests.js';
import { ESTATES, LEGATE, type TallinnElement, type TallinnElementOf } from './vocabulary.js';

/** How far final scoring has come: what stands at a later stage is scored later. */
const TOWERS_STAGE = 4;

/** What final scoring leaves for the ranking. */
export interface FinalEnd {
  /** By seat; undefined where the record hides a tower. */
  readonly positions: readonly (Position | undefined)[];
  readonly reading: Reading;
  /** All persons on the towers, by seat; undefined where they are not known. @see tallinn.win.tiebreak-tower-persons */
  readonly towerPersons: readonly (number | undefined)[];
}

/** The reading of the rules under the options of the game. */
function readingOf({ profile }: TableState): Reading {
  return {
    halfTowers: profile.halfTowers,
    legateTowerPersons: profile.legateTowerCountsPersons,
    bonusInTiebreak: profile.legateBonusInTiebreak,
    towerTransfers: profile.fiveDifferenceInTowers,
  };
}

export class FinalScoring {
  private readonly reading: Reading;
  private readonly children: readonly TallinnElement[];
  private readonly bonuses: readonly (EstateIndex | undefined)[];
  private readonly towers: readonly (readonly TowerCard[] | undefined)[];
  /** Contests that have been scored: `0 merchant`. */
  private readonly done = new Set<string>();
  private readonly stated: StatedContests;
  private readonly payments: Payments;
  private towersOpen = false;
  /** By index of a child: the earliest stage that stands there or later. */
  private readonly nextStage: readonly number[];
  /** Index of the last `<towers>`. */
  private lastReveal: number;
  private readonly pointsBefore: number[];
  private latest = -1;

  /** @param element the `<final>` element; undefined where the log has none */
  constructor(
    private readonly table: TableState,
    private readonly judge: Judge,
    private readonly element: TallinnElementOf<'final'> | undefined,
    private readonly records: Records,
    private readonly results: ReadonlyMap<number, number>,
  ) {
    table.phase = 'final';
    this.reading = readingOf(table);
    this.children = element?.children ?? [];
    this.nextStage = stagesOf(this.children);
    this.lastReveal = this.children.findLastIndex((child) => child.name === 'towers');
    const revealed = revealedCards(table, this.children);
    this.towers = table.players.map((player) => towerCards(table, player, revealed.get(player.seat)));
    this.pointsBefore = table.players.map(({ points }) => points);
    this.stated = new StatedContests(table, judge, this.children, this.reading, () => this.positions());
    this.payments = new Payments(
      table,
      judge,
      records,
      {
        lead: (one, other, contest) => this.lead(one, other, contest),
        suspect: (contest) => this.stated.explanationsOf(contest)[0],
      },
      this.children,
    );
    this.bonuses = giveBonuses(table, judge, this.children, {
      reading: this.reading,
      towers: this.towers,
      claims: () => this.stated.claims(),
      results,
    });
  }

  run(): FinalEnd {
    const { table, judge, children } = this;
    for (const [index, child] of children.entries()) this.child(child, index);
    this.settle(children.length);
    enact(judge, 'tallinn.invariant.score-floor');
    const inTiebreak = table.profile.legateBonusInTiebreak ? this.reading : { ...this.reading, towerBonus: false };
    return {
      positions: this.positions(),
      reading: this.reading,
      towerPersons: this.towers.map((cards) => cards && sum(personsOnTowers(cards, inTiebreak))),
    };
  }

  /** What belongs to final scoring although it stands behind it. */
  effectAfter(element: TallinnElementOf<'effect'>): void {
    checkEffect(
      this.table,
      this.judge,
      element,
      (seat) => this.table.player(seat).points - (this.pointsBefore[seat] ?? 0),
    );
  }

  private child(child: TallinnElement, index: number): void {
    switch (child.name) {
      case 'contest':
        return this.contest(child, index);
      case 'transfer':
        return this.transferOf(child);
      case 'towers': {
        this.latest = Math.max(this.latest, TOWERS_STAGE);
        const player = this.playerOf(child);
        if (!player) return;
        this.openTowers();
        return revealTowers(this.judge, player, child);
      }
      case 'state': {
        const player = this.playerOf(child);
        if (!player) return;
        this.settle(index + 1);
        this.judge.enter('final', child, player.id);
        return checkState(this.table, this.judge, child, player);
      }
      case 'effect':
        this.settle(index + 1);
        this.judge.enter('final', child, child.values.player);
        return this.effectAfter(child);
      case 'note':
        return annotate(this.judge, child);
      default: // bonuses have been given
        return;
    }
  }

  private contest(element: TallinnElementOf<'contest'>, index: number): void {
    const { judge } = this;
    const player = this.playerOf(element);
    const stated = known(element.values.estate);
    if (!player || stated === undefined) return;
    const contest: Contest = stated === 'tower' ? 'tower' : estateIndex(stated);
    judge.enter('final', element, player.id);
    this.checkOrder(contest, element);
    if (this.done.has(keyOf(player.seat, contest))) return this.again(player, contest, element);
    if (contest === 'tower') {
      this.openTowers();
      this.checkRevealed(index);
    }
    this.score(player, contest, element);
  }

  /** tallinn.final.order, tallinn.final.estate-order */
  private checkOrder(contest: Contest, element: TallinnElementOf<'contest'>): void {
    const { judge } = this;
    const stage = contest === 'tower' ? TOWERS_STAGE + 1 : contest + 1;
    judge.require('tallinn.final.order', stage > 3 || this.latest < TOWERS_STAGE, () => ({
      kind: 'order',
      message: 'tallinn_towers-first',
      with: { estate: name('contest', contestName(contest)) },
      element,
      restsOn: ['final order'],
      spoils: ['final order'],
    }));
    if (stage < this.latest && this.latest < TOWERS_STAGE && !this.isTwice(contest)) {
      judge.note('tallinn.final.estate-order', () => ({ message: 'tallinn_estate-order', element }));
    }
    this.latest = Math.max(this.latest, stage);
  }

  private isTwice(contest: Contest): boolean {
    return this.table.players.every(({ seat }) => this.done.has(keyOf(seat, contest)));
  }

  /** tallinn.final.everyone: one contest for each player and estate. */
  private again(player: PlayerState, contest: Contest, element: TallinnElementOf<'contest'>): void {
    const { judge } = this;
    const quantity = `final again ${contest}`;
    judge.require('tallinn.final.everyone', false, () => ({
      kind: 'wrong',
      message: 'tallinn_final-twice',
      with: { player: playerName(player.id), estate: name('contest', contestName(contest)) },
      element,
      restsOn: [quantity],
      spoils: [quantity],
    }));
    adjust(judge, player, 'point', known(element.values.points) ?? 0);
  }

  /** Scores one contest of one player, and the points that the others pay for it. */
  private score(player: PlayerState, contest: Contest, element: TallinnElementOf<'contest'> | undefined): void {
    const { table, judge } = this;
    this.done.add(keyOf(player.seat, contest));
    judge.scribe?.headline({
      id: 'tallinn_headline-final',
      parameters: { player: playerName(player.id), contest: name('contest', contestName(contest)) },
    });
    if (contest === 'tower') this.tellValue(player);
    const comparisons = contest === 'tower' ? this.compareTowers(player) : this.compareEstate(player, contest);
    let computed: number | undefined = 0;
    let scored = 0;
    for (const { opponent, own, theirs, points } of comparisons) {
      if (own === undefined || theirs === undefined || points === undefined) {
        judge.doubt('tallinn.final.everyone');
        computed = undefined;
        continue;
      }
      const rule = ruleOf(contest, own, theirs, points);
      judge.line(rule, contest === 'tower' ? 'tallinn_compared-towers' : 'tallinn_compared', () => ({
        player: playerName(player.id),
        other: playerName(table.player(opponent).id),
        estate: name('contest', contestName(contest)),
        person: name('person', contestName(contest)),
        own,
        theirs,
        points,
      }));
      scored += points;
      if (computed !== undefined) computed += points;
      if (points > 0) {
        judge.effect(rule, {
          verb: 'score',
          player: player.id,
          thing: 'point',
          which: contestName(contest),
          amount: points,
          from: '',
          to: player.id,
        });
      }
    }
    if (!element && this.records.has('contests')) {
      judge.require('tallinn.final.everyone', false, () => ({
        kind: 'missing',
        message: 'tallinn_final-missing',
        with: { player: playerName(player.id), estate: name('contest', contestName(contest)) },
        player: player.id,
      }));
    }
    const points = this.stated.compare({ player, contest, element, comparisons, computed, scored });
    table.contests.push({ round: 0, seat: player.seat, contest: contestName(contest), comparisons, points });
    this.payments.collect(player, contest, comparisons);
    enact(judge, 'tallinn.invariant.final-total');
  }

  private compareEstate(player: PlayerState, estate: EstateIndex): readonly Comparison[] {
    const { table } = this;
    const own = table.strength(player, estate);
    return table.opponents(player.seat).map((other) => {
      const theirs = table.strength(other, estate);
      const points = own === undefined || theirs === undefined ? undefined : estatePoints(own, theirs, this.reading);
      return { opponent: other.seat, own, theirs, points };
    });
  }

  /** tallinn.final.tower-cross-estate: plain numbers, whatever the estates. */
  private compareTowers(player: PlayerState): readonly Comparison[] {
    const { table } = this;
    const own = this.valueOf(player.seat);
    return table.opponents(player.seat).map((other) => {
      const theirs = this.valueOf(other.seat);
      if (own === undefined || theirs === undefined) return { opponent: other.seat, own, theirs, points: undefined };
      const points = towerDuel(own, theirs, (this.towers[player.seat]?.length ?? 0) > 0, this.reading);
      return { opponent: other.seat, own, theirs, points };
    });
  }

  private valueOf(seat: number): number | undefined {
    const towers = this.towers[seat];
    return towers && valueOfTowers(towers, this.reading);
  }

  /** How many persons one has more than another; undefined where it is not known. */
  private lead(one: PlayerState, other: PlayerState, contest: Contest): number | undefined {
    const of = ({ seat }: PlayerState): number | undefined =>
      contest === 'tower' ? this.valueOf(seat) : this.table.strength(this.table.player(seat), contest);
    const own = of(one);
    const theirs = of(other);
    return own === undefined || theirs === undefined ? undefined : own - theirs;
  }

  private transferOf(element: TallinnElementOf<'transfer'>): void {
    const from = this.playerOf(element, 'from');
    const to = this.playerOf(element, 'to');
    if (from && to) this.payments.transfer(element, from, to);
  }

  /** All that comes before what is still recorded has happened. */
  private settle(from: number): void {
    const { table, judge, element } = this;
    const next = this.nextStage[from] ?? Number.POSITIVE_INFINITY;
    for (const contest of [...ESTATE_INDICES, 'tower'] as const) {
      if ((contest === 'tower' ? TOWERS_STAGE + 1 : contest + 1) >= next) continue;
      if (contest === 'tower') this.openTowers();
      for (const player of table.players) {
        if (this.done.has(keyOf(player.seat, contest))) continue;
        judge.enter('final', element, player.id);
        this.score(player, contest, undefined);
      }
    }
  }

  /** tallinn.final.reveal-towers: all towers are turned up, and a legate among them gets its two persons. */
  private openTowers(): void {
    if (this.towersOpen) return;
    this.towersOpen = true;
    const { table, judge, element } = this;
    for (const player of table.players) {
      const hidden = player.towers.some((tower) => tower.card === undefined);
      const recorded = this.children.some((child) => child.name === 'towers' && child.values.player === player.id);
      judge.enter('final', element, player.id);
      // Without a result nobody has claimed anything about towers that were never turned up.
      judge.require('tallinn.final.reveal-towers', recorded || !hidden || !element, () => ({
        kind: 'missing',
        severity: this.results.size > 0 ? 'error' : 'warning',
        message: 'tallinn_towers-not-revealed',
        with: { player: playerName(player.id) },
        restsOn: [`${player.id} cards`],
      }));
      const cards = this.towers[player.seat];
      const bonus = cards && bonusOfTowers(cards, this.reading);
      if (bonus === undefined) continue;
      judge.effect('tallinn.legate.final-tower', {
        verb: 'gain',
        player: player.id,
        thing: ESTATES[bonus],
        amount: LEGATE_BONUS,
        from: '',
        to: player.places.towers,
      });
    }
  }

  /** Towers are compared before all of them were turned up. */
  private checkRevealed(index: number): void {
    if (this.lastReveal < index) return;
    const element = this.children[this.lastReveal];
    this.lastReveal = -1;
    this.judge.require('tallinn.final.order', false, () => ({
      kind: 'order',
      message: 'tallinn_revealed-late',
      ...(element && { element }),
      restsOn: ['final order'],
      spoils: ['final order'],
    }));
  }

  /** tallinn.final.tower-estate, -.tower-whole-card, -.tower-cross-estate */
  private tellValue(player: PlayerState): void {
    const towers = this.towers[player.seat];
    if (!this.judge.scribe || !towers) return;
    const persons = personsOnTowers(towers, this.reading);
    const value = Math.max(...persons);
    this.judge.line('tallinn.final.tower-whole-card', 'tallinn_tower-persons', () => ({
      player: playerName(player.id),
      towers: towers.length,
      persons: { type: 'counts', of: 'person', counts: named(persons) },
    }));
    this.judge.line('tallinn.final.tower-estate', 'tallinn_tower-value', () => ({
      player: playerName(player.id),
      value,
      estates: list(
        ESTATE_INDICES.filter((estate) => persons[estate] === value && value > 0).map((estate) =>
          name('estates', ESTATES[estate]),
        ),
      ),
    }));
    enact(this.judge, 'tallinn.final.tower-cross-estate');
  }

  private positions(): readonly (Position | undefined)[] {
    return this.table.players.map((player) => this.positionOf(player));
  }

  /** What a player has, as the misreadings need it; undefined where something is not known. */
  private positionOf(player: PlayerState): Position | undefined {
    const towers = this.towers[player.seat];
    if (!towers || player.unknownPersons.some(Boolean) || player.unknownPoints) return undefined;
    const bonus = this.bonuses[player.seat];
    const legate = player.display.find(({ card }) => card === LEGATE)?.side;
    const display: Persons = bonus === undefined ? [...player.persons] : withMore(player.persons, bonus, -LEGATE_BONUS);
    return {
      points: this.pointsBefore[player.seat] ?? 0,
      display,
      legate: legate === 'arms' || legate === 'persons' ? legate : undefined,
      bonus,
      towers,
    };
  }

  private playerOf(element: TallinnElement, attribute: 'player' | 'from' | 'to' = 'player'): PlayerState | undefined {
    const id = (element.values as Readonly<Record<string, unknown>>)[attribute];
    const seat = this.table.roster.seat(typeof id === 'string' ? id : undefined);
    if (seat === undefined) unknownPlayer(this.judge, element, attribute);
    return seat === undefined ? undefined : this.table.player(seat);
  }
}

function keyOf(seat: number, contest: Contest): string {
  return `${seat} ${contest}`;
}

/** By index: the earliest stage that stands there or later. */
function stagesOf(children: readonly TallinnElement[]): readonly number[] {
  const stages: number[] = new Array<number>(children.length);
  let next = Number.POSITIVE_INFINITY;
  for (let index = children.length - 1; index >= 0; index -= 1) {
    const child = children[index];
    if (child) next = Math.min(next, stageOf(child));
    stages[index] = next;
  }
  return stages;
}

function stageOf(child: TallinnElement): number {
  switch (child.name) {
    case 'bonus':
      return 0;
    case 'contest': {
      const { estate } = child.values;
      if (estate === undefined || estate === '?') return Number.POSITIVE_INFINITY;
      return estate === 'tower' ? TOWERS_STAGE + 1 : estateIndex(estate) + 1;
    }
    case 'towers':
      return TOWERS_STAGE;
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** The rule of one comparison of final scoring. */
function ruleOf(contest: Contest, own: number, theirs: number, points: number): RuleIdOfTallinn {
  if (contest === 'tower') {
    if (own === theirs) return points > 0 ? 'tallinn.final.tower-tie' : 'tallinn.final.no-tower-no-tie';
    return 'tallinn.final.tower-win';
  }
  if (own !== theirs) return 'tallinn.final.estate-win';
  return points > 0 ? 'tallinn.final.estate-tie' : 'tallinn.final.no-zero-tie';
}
