/** How the points of a contest are reckoned by a program that does not know one of the rules. */
import { displayOf, ESTATES, isArms, personsOf, type Table } from '../../oracle/tallinn-table.js';
import { scored } from './claims.js';
import { contestPoints, type Moment, opponents, RULES, sum } from './reckoning.js';
import { type Contest, halfOf, otherSide, type RecordedGame, type Round } from './record.js';

/** A contest and what is needed to reckon it. */
export interface Case {
  readonly at: Moment;
  readonly round: Round;
  readonly contest: Contest;
}

type Fault = (one: Case) => number;
type Counts = (table: Table, player: string, estate: string) => number;

/** The persons of every player are counted so. */
function counted(counts: Counts, extra: (one: Case, player: string) => number = ownExtra): Fault {
  return (one) => {
    const { at, contest } = one;
    const persons = (player: string): number => counts(at.table, player, contest.estate) + extra(one, player);
    return sum(opponents(at, contest.player).map((other) => contestPoints(persons(contest.player), persons(other))));
  };
}

function ownExtra({ contest }: Case, player: string): number {
  return player === contest.player ? contest.extra : 0;
}

/** Every comparison is worth this much. */
function worth(win: number, tie: number, loss: number): Fault {
  return (one) => sum(pointsByOpponent(one).map((points) => [loss, tie, win][points] ?? 0));
}

/** What each comparison brings by the rules, clockwise. */
function pointsByOpponent({ at, contest }: Case): number[] {
  const { player, estate, extra } = contest;
  const own = RULES.persons(at, player, estate) + extra;
  return opponents(at, player).map((other) => contestPoints(own, RULES.persons(at, other, estate)));
}

/** A player's persons on the halves of the cards of one table that a choice takes. */
export function personsOnHalves(
  table: Table,
  player: string,
  estate: string,
  sides: (side: string) => string[],
): number {
  const halves = displayOf(table, player).flatMap(({ card, side }) =>
    sides(side).map((id) => halfOf(table.faces, card, id)),
  );
  return startPersons(table, player, estate) + sum(halves.map(({ persons }) => persons[estate] ?? 0));
}

export function startPersons(table: Table, player: string, estate: string): number {
  const cards = table.starts.filter((start) => start.player === player).map(({ card }) => card);
  return sum(cards.map((card) => table.faces.starts.find(({ id }) => id === card)?.persons[estate] ?? 0));
}

/** The display with all cards that were ever played, towers or not. */
export function withTowersOfDisplay(table: Table): Table {
  return { ...table, towers: table.towers.filter(({ from }) => from === 'hand') };
}

const before = ({ round }: Case): Table => round.before;

/**
 * The two persons of arms that a player showed in an earlier round. @param isChosen they stay with the estate that was chosen,
 * else they join any
 */
function expiredExtra(record: RecordedGame, { round, contest }: Case, player: string, isChosen: boolean): number {
  const shown = displayOf(round.shown, player).find(isArms);
  if (!shown || shown.round === round.number) return 0;
  const own = record.rounds[shown.round - 1]?.contests.find((earlier) => earlier.player === player);
  return !isChosen || own?.estate === contest.estate ? 2 : 0;
}

/** By rule: points that come out where it is not known. */
export const CONTEST_FAULTS: Readonly<Record<string, (record: RecordedGame) => readonly Fault[]>> = {
  'tallinn.contest.win-points': () => [worth(3, 1, 0), worth(1, 1, 0), worth(4, 1, 0)],
  'tallinn.contest.tie-points': () => [worth(2, 0, 0), worth(2, 2, 0)],
  'tallinn.contest.loss-points': () => [worth(2, 1, 1), worth(2, 1, -1)],
  'tallinn.contest.every-opponent': () => [
    (one) => Math.min(...pointsByOpponent(one)),
    (one) => pointsByOpponent(one)[0] ?? 0,
    (one) => sum(pointsByOpponent(one).slice(0, -1)),
    (one) => sum(pointsByOpponent(one)) + (pointsByOpponent(one)[0] ?? 0),
  ],
  'tallinn.contest.new-cards-count': () => [
    (one) =>
      counted((table, player, estate) =>
        personsOf(player === one.contest.player ? table : before(one), player, estate),
      )(one),
  ],
  'tallinn.contest.own-card-counts': () => [
    counted(personsOf, (one, player) => ownExtra(one, player) - (player === one.contest.player ? onOwnHalf(one) : 0)),
  ],
  'tallinn.card.start-persons-count': () => [
    counted((table, player, estate) => personsOf({ ...table, starts: [] }, player, estate)),
  ],
  'tallinn.contest.all-before-towers': () => [
    (one) => counted((_, player, estate) => personsOf(one.round.built, player, estate))(one),
  ],
  'tallinn.contest.estate': () =>
    ESTATES.map((other) => (one) => {
      const estate = one.contest.extra > 0 ? one.contest.estate : other;
      return counted((table, player) => personsOf(table, player, estate))(one);
    }),
  'tallinn.contest.separate': () => [
    (one) => {
      const same = one.round.contests.filter(({ estate }) => estate === one.contest.estate);
      const place = same.findIndex(({ player }) => player === one.contest.player);
      return place > 0 ? 0 : sum(pointsByOpponent(one));
    },
  ],
  'tallinn.card.two-halves': () => [
    counted((table, player, estate) => personsOnHalves(table, player, estate, (side) => [side, otherSide(side)])),
  ],
  'tallinn.play.right-half-active': () => [
    counted((table, player, estate) => personsOnHalves(table, player, estate, (side) => [otherSide(side)])),
  ],
  'tallinn.tower.leaves-display': () => [
    counted((table, player, estate) => personsOf(withTowersOfDisplay(table), player, estate)),
  ],
  'tallinn.legate.plus-two': () =>
    [0, 1, 3].map((extra) =>
      counted(personsOf, ({ contest }, player) => (contest.extra > 0 && player === contest.player ? extra : 0)),
    ),
  'tallinn.legate.plus-two-private': () => [
    counted(personsOf, ({ round, contest }, player) => {
      const own = round.contests.find((other) => other.player === player);
      return own?.estate === contest.estate ? own.extra : 0;
    }),
  ],
  'tallinn.legate.plus-two-expires': (record) =>
    [true, false].map((isChosen) =>
      counted(personsOf, (one, player) => ownExtra(one, player) + expiredExtra(record, one, player, isChosen)),
    ),
};

function onOwnHalf({ round, contest: { player, estate } }: Case): number {
  const own = round.shown.played.find((play) => play.round === round.number && play.player === player);
  return own ? (halfOf(round.shown.faces, own.card, own.side).persons[estate] ?? 0) : 0;
}

/**
 * For every way to break a rule the first contest in which it shows, unless a breach of another rule, which has not shown
 * before either, leads to the same points: then nobody could tell.
 */
export function contestsMisreckonedBy(rule: string, record: RecordedGame): { one: Case; points: number }[] {
  const cases = scored(record).rounds.flatMap(({ round, shown }) =>
    round.contests.filter(({ claim }) => claim !== undefined).map((contest): Case => ({ at: shown, round, contest })),
  );
  const first = (fault: Fault): number => cases.findIndex((one) => fault(one) !== sum(pointsByOpponent(one)));
  const ways = Object.entries(CONTEST_FAULTS).flatMap(([name, faults]) =>
    faults(record).map((fault) => ({ name, fault, shows: first(fault) })),
  );
  return ways
    .filter(({ name }) => name === rule)
    .flatMap(({ fault, shows }) => {
      const one = cases[shows];
      if (!one) return [];
      const points = fault(one);
      const rivals = ways.filter((way) => way.name !== rule && way.shows === shows && way.fault(one) === points);
      return rivals.length > 0 ? [] : [{ one, points }];
    });
}
