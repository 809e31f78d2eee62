/** Breaches that stand in the stated result alone: points, tower persons, ranks. */
import { ESTATES, towersOf } from '../../oracle/tallinn-table.js';
import { scored, scoresOf } from './claims.js';
import { TOWER_FAULTS } from './final-faults.js';
import { misreckoned, mutator } from './plant.js';
import { type Moment, type Reckoning, RULES, reckoningWith, type Score, sum } from './reckoning.js';
import type { RecordedGame } from './record.js';

/** Something is wrong in the result only. */
function misreported(
  rule: string,
  what: string,
  faults: (record: RecordedGame, end: Moment) => Partial<Reckoning>[],
  twins: readonly string[] = [],
) {
  return mutator(
    rule,
    (record) =>
      record.result
        ? faults(record, scored(record).end).map((fault) => () => {
            const planted = misreckoned(record.game, what, fault);
            return planted?.place.section === 'result' ? planted : undefined;
          })
        : [],
    twins,
  );
}

const [halfTower = {}] = TOWER_FAULTS['tallinn.final.tower-whole-card'] ?? [];
const halfTowers = reckoningWith(halfTower);

const byPoints = (scores: readonly Score[], { points }: Score): number =>
  1 + scores.filter((other) => other.points > points).length;

/** Ranks by points, ties broken by something. */
function rankBy(key: (score: Score) => number): Reckoning['rank'] {
  return (scores, score) =>
    1 +
    scores.filter((other) => other.points > score.points || (other.points === score.points && key(other) > key(score)))
      .length;
}

const seatOf = (record: RecordedGame, { player }: Score): number => -record.players.indexOf(player);

export const winning = [
  // What one player alone has too much could have any reason.
  misreported('tallinn.final.five-difference', 'the payers keep what they pay', (record, end) => {
    const paid = (at: Moment, player: string): number =>
      sum(ESTATES.map((estate) => record.players.filter((other) => RULES.isPaid(at, player, other, estate)).length));
    const payers = record.players.filter((player) => paid(end, player) > 0);
    return payers.length > 1 ? [{ total: (at, player) => RULES.total(at, player) + paid(at, player) }] : [];
  }),
  misreported('tallinn.final.negative-allowed', 'nobody falls below zero', () => [
    { total: (at, player) => Math.max(0, RULES.total(at, player)) },
  ]),
  misreported('tallinn.final.tower-whole-card', 'half of each tower counts', (record) =>
    record.players.map((owner) => ({
      towerPersons: (at, player) =>
        player === owner ? halfTowers.towerPersons(at, player) : RULES.towerPersons(at, player),
      towerContest: RULES.towerContest,
    })),
  ),
  misreported('tallinn.win.most-points', 'the fewest points win', () => [
    { rank: (scores, score) => 1 + scores.filter((other) => other.points < score.points).length },
  ]),
  misreported('tallinn.win.most-points', 'the first seat wins', (record) => [
    { rank: (scores, score) => 1 + scores.filter((other) => seatOf(record, other) > seatOf(record, score)).length },
  ]),
  misreported('tallinn.win.tiebreak-tower-persons', 'a tie is broken otherwise', (_, end) => {
    const scores = scoresOf(RULES, end);
    const isTied = scores.some((one) =>
      scores.some(
        (other) =>
          other.player !== one.player && other.points === one.points && other.towerPersons !== one.towerPersons,
      ),
    );
    const ways: Reckoning['rank'][] = [
      byPoints,
      rankBy(({ towerPersons }) => -towerPersons),
      rankBy(({ player }) => towersOf(end.table, player).length),
    ];
    return isTied ? ways.map((rank) => ({ rank })) : [];
  }),
  misreported('tallinn.win.shared', 'one of several winners is told to have won alone', (record, end) => {
    const scores = scoresOf(RULES, end);
    const isShared = scores.filter((score) => RULES.rank(scores, score) === 1).length > 1;
    return isShared
      ? [1, -1].map(
          (way): Partial<Reckoning> => ({
            rank: rankBy((score) => score.towerPersons + (way * seatOf(record, score)) / 10),
          }),
        )
      : [];
  }),
];
