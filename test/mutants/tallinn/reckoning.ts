/** The arithmetic of Tallinn, piece by piece, so that a faulty program can be put together from it. */
import {
  ESTATES,
  handOf,
  personsOf,
  personsOnTowers,
  pileOf,
  type Table,
  towersOf,
} from '../../oracle/tallinn-table.js';
import type { Contest } from './record.js';

/** The table at a moment; `round` counts from 1 and is Infinity in the final scoring. */
export interface Moment {
  readonly table: Table;
  readonly round: number;
  /** All of the round has happened. */
  readonly isRoundOver: boolean;
}

export interface Score {
  readonly player: string;
  readonly points: number;
  readonly towerPersons: number;
}

export interface Reckoning {
  readonly persons: (at: Moment, player: string, estate: string) => number;
  /** The points of a contest of a round. */
  readonly contest: (at: Moment, contest: Contest) => number;
  /** What the counter card shows in a round. */
  readonly points: (at: Moment, player: string) => number;
  readonly towers: (at: Moment, player: string) => number;
  readonly hand: (at: Moment, player: string) => number;
  readonly pile: (at: Moment, player: string) => number;
  /** The points of a final contest, without those that are paid. */
  readonly estateContest: (at: Moment, player: string, estate: string) => number;
  readonly isPaid: (at: Moment, from: string, to: string, estate: string) => boolean;
  /** All persons on the towers, by estate. */
  readonly towerPersons: (at: Moment, player: string) => readonly number[];
  readonly towerContest: (at: Moment, player: string) => number;
  /** The points at the end. */
  readonly total: (at: Moment, player: string) => number;
  readonly rank: (scores: readonly Score[], score: Score) => number;
}

export const START_POINTS = 4;

/** The arithmetic of the rules, with the pieces in which a program does something else. */
export function reckoningWith(faults: Partial<Reckoning>): Reckoning {
  const self: Reckoning = {
    persons: ({ table }, player, estate) => personsOf(asDisplayed(table), player, estate),
    contest: (at, { player, estate, extra }) => {
      const own = self.persons(at, player, estate) + extra;
      return sum(opponents(at, player).map((other) => contestPoints(own, self.persons(at, other, estate))));
    },
    points: ({ table }, player) =>
      START_POINTS + sum(table.scored.filter((scored) => scored.player === player).map(({ points }) => points)),
    towers: ({ table }, player) => towersOf(table, player).length,
    hand: ({ table }, player) => handOf(table, player).length,
    pile: ({ table }, player) => {
      const gone = [...table.played, ...table.towers]
        .filter((moved) => moved.player === player)
        .map(({ card }) => card);
      return pileOf(table, player).filter((card) => !gone.includes(card)).length;
    },
    estateContest: (at, player, estate) => {
      const own = self.persons(at, player, estate);
      return sum(opponents(at, player).map((other) => estatePoints(own, self.persons(at, other, estate))));
    },
    isPaid: (at, from, to, estate) => self.persons(at, to, estate) - self.persons(at, from, estate) >= 5,
    towerPersons: ({ table }, player) => {
      const persons = ESTATES.map((estate) => personsOnTowers(table, player, estate));
      if (!towersOf(table, player).includes('legate')) return persons;
      const least = persons.indexOf(Math.min(...persons));
      return persons.map((count, index) => (index === least ? count + 2 : count));
    },
    towerContest: (at, player) => {
      const value = (id: string): number => Math.max(...self.towerPersons(at, id));
      const hasTower = self.towers(at, player) > 0;
      return sum(opponents(at, player).map((other) => towerPoints(value(player), value(other), hasTower)));
    },
    total: (at, player) => {
      let points = self.points(at, player) + self.towerContest(at, player);
      for (const estate of ESTATES) {
        points += self.estateContest(at, player, estate);
        for (const other of opponents(at, player)) {
          points += Number(self.isPaid(at, other, player, estate)) - Number(self.isPaid(at, player, other, estate));
        }
      }
      return points;
    },
    rank: (scores, score) => 1 + scores.filter((other) => isAhead(other, score)).length,
    ...faults,
  };
  return self;
}

/** What no rule allows: a start card that became a tower does not count, a tower that is played again does. */
function asDisplayed(table: Table): Table {
  const isTower = ({ player, card }: Table['starts'][number]): boolean => towersOf(table, player).includes(card);
  const isBack = ({ player, card, round }: Table['towers'][number]): boolean =>
    table.played.some((play) => play.player === player && play.card === card && play.round > round);
  return {
    ...table,
    starts: table.starts.filter((start) => !isTower(start)),
    towers: table.towers.filter((tower) => !isBack(tower)),
  };
}

/** The arithmetic of the rules. */
export const RULES = reckoningWith({});

/** Everybody else, clockwise. */
export function opponents({ table: { players } }: Moment, player: string): string[] {
  const seat = players.indexOf(player);
  return [...players.slice(seat + 1), ...players.slice(0, Math.max(seat, 0))];
}

/** tallinn.contest.win-points, tie-points, loss-points; nobody ties with nothing (TA-13) */
export function contestPoints(own: number, other: number): number {
  if (own === other) return own > 0 ? 1 : 0;
  return own > other ? 2 : 0;
}

/** tallinn.final.estate-win, estate-tie, no-zero-tie */
export function estatePoints(own: number, other: number): number {
  if (own === other) return own > 0 ? 2 : 0;
  return own > other ? 4 : 0;
}

/** tallinn.final.tower-win, tower-tie, no-tower-no-tie */
export function towerPoints(own: number, other: number, hasTower: boolean): number {
  if (own === other) return hasTower ? 3 : 0;
  return own > other ? 6 : 0;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function isAhead(one: Score, other: Score): boolean {
  return one.points > other.points || (one.points === other.points && one.towerPersons > other.towerPersons);
}
