/** Breaches of the rules on contests. */
import { copyOf } from '../../oracle/element.js';
import { ESTATES } from '../../oracle/tallinn-table.js';
import { insertBehind, newElement, remove } from '../edits.js';
import { scored, writeClaims } from './claims.js';
import { CONTEST_FAULTS, contestsMisreckonedBy } from './contest-faults.js';
import { isSince } from './displays.js';
import { declareRecords, insertBehindAll, ofPlayer } from './edits.js';
import { inRound, misreckoned, mutator, type Occasion } from './plant.js';
import { contestPoints, opponents, RULES } from './reckoning.js';
import { halfOf, otherSide, type RecordedGame, type Round } from './record.js';

/** The points of one contest are wrong, and all that is claimed later follows from them. */
const misreckonings = Object.keys(CONTEST_FAULTS).map((rule) =>
  mutator(rule, (record) =>
    contestsMisreckonedBy(rule, record).map(({ one, points }) => () => {
      const { claim, player } = one.contest;
      const contest: typeof RULES.contest = (at, other) => (other.claim === claim ? points : RULES.contest(at, other));
      return misreckoned(record.game, `${player} gets ${points} points in round ${one.round.number}`, { contest });
    }),
  ),
);

/** The plays of cards without the legate, with both halves. */
function playsOf(
  record: RecordedGame,
): { round: Round; player: string; card: string; coin: string; covered: string }[] {
  return record.rounds.flatMap((round) =>
    round.shown.played
      .filter((play) => play.round === round.number && play.card !== 'legate')
      .map(({ player, card, side }) => {
        const { faces } = round.shown;
        const [coin, covered] = [halfOf(faces, card, side).coin, halfOf(faces, card, otherSide(side)).coin];
        return { round, player, card, coin, covered };
      }),
  );
}

/** Writes a contest that should not be there, with points as they would come out. */
function extraContest(
  record: RecordedGame,
  round: Round,
  player: string,
  estate: string,
  what: string,
): ReturnType<Occasion> {
  const contest = newElement('contest', { player, estate, points: '' });
  insertBehindAll(round.element, ['play', 'contest'], contest);
  writeClaims(record.game);
  return inRound(round, what, contest);
}

const isClaimed = ({ contests }: Round): boolean => contests.every(({ claim }) => claim !== undefined);

export const contests = [
  ...misreckonings,
  mutator('tallinn.contest.coin-trigger', (record) =>
    playsOf(record)
      .filter(({ coin, covered }) => coin === '' && covered === '')
      .flatMap(({ round, player }) =>
        ESTATES.map((estate) => () => extraContest(record, round, player, estate, 'a contest without a coin')),
      ),
  ),
  mutator('tallinn.contest.coin-trigger', (record) =>
    playsOf(record)
      .filter(({ round, player, coin }) => coin !== '' && isClaimed(round) && !ofPlayer(round.element, 'tower', player))
      .map(({ round, player }) => () => {
        if (!record.rounds.every(isClaimed)) return undefined;
        declareRecords(record, 'contests');
        remove(round.element, ofPlayer(round.element, 'contest', player));
        const contest: typeof RULES.contest = (at, other) =>
          at.round === round.number && other.player === player ? 0 : RULES.contest(at, other);
        writeClaims(record.game, { contest });
        return inRound(round, `${player} declines a contest`);
      }),
  ),
  mutator('tallinn.play.right-half-active', (record) =>
    playsOf(record)
      .filter(({ coin, covered }) => coin === '' && covered !== '')
      .map(
        ({ round, player, covered }) =>
          () =>
            extraContest(record, round, player, covered, 'the contest of the covered half'),
      ),
  ),
  mutator('tallinn.contest.estate', (record) =>
    playsOf(record)
      .filter(({ coin }) => coin !== '')
      .flatMap(({ round, player, coin }) =>
        ESTATES.filter((estate) => estate !== coin).map((estate) => () => {
          const claim = ofPlayer(round.element, 'contest', player);
          if (!claim) return undefined;
          const contest: typeof RULES.contest = (at, other) =>
            RULES.contest(at, other.claim === claim ? { ...other, estate } : other);
          writeClaims(record.game, { contest });
          claim.attributes['estate'] = estate;
          return inRound(round, 'the contest of another estate', claim);
        }),
      ),
  ),
  mutator('tallinn.contest.one-per-round', (record) =>
    record.rounds.flatMap((round) =>
      round.contests
        .filter(({ claim }) => claim !== undefined)
        .map(({ claim }) => () => {
          if (!claim) return undefined;
          const second = insertBehind(round.element, claim, copyOf(claim));
          writeClaims(record.game);
          return inRound(round, 'a second contest', second);
        }),
    ),
  ),
  mutator('tallinn.contest.only-trigger-scores', (record) =>
    scored(record).rounds.flatMap(({ round, shown }) =>
      round.contests.flatMap((contest) =>
        opponents(shown, contest.player).flatMap((player) => {
          const trigger = RULES.persons(shown, contest.player, contest.estate) + contest.extra;
          const gain = contestPoints(RULES.persons(shown, player, contest.estate), trigger);
          const isAlone = round.contests.length === 1;
          if (gain === 0 || !isAlone) return [];
          return [
            () =>
              gainFrom(
                record,
                round,
                player,
                gain,
                `${player} gains ${gain} points from the contest of ${contest.player}`,
              ),
          ];
        }),
      ),
    ),
  ),
  // The coinless player skips the whole of phase 3 (T-038), so gets no points (T-115, which is derived from it).
  mutator(
    'tallinn.contest.skip-without-coin',
    (record) =>
      record.rounds
        .filter(({ contests }) => contests.length === 0)
        .flatMap((round) =>
          round.shown.players.map(
            (player) => () => gainFrom(record, round, player, 1, `${player} gains a point without a contest`),
          ),
        ),
    ['tallinn.invariant.round-delta'],
  ),
  mutator('tallinn.invariant.round-delta', (record) =>
    record.rounds.flatMap((round) =>
      round.contests.map(({ player }) => () => {
        const gain = 2 * (record.players.length - 1) + 1;
        return gainFrom(record, round, player, gain, `${player} gains more than a round can bring`);
      }),
    ),
  ),
  mutator('tallinn.score.advance', (record) =>
    scored(record).rounds.flatMap(({ round, shown }) =>
      round.contests
        .filter((contest) => contest.claim && RULES.contest(shown, contest) > 0)
        .map((contest) => () => {
          const lost = RULES.contest(shown, contest);
          return gainFrom(
            record,
            round,
            contest.player,
            -lost,
            `${lost} points are not added to the score of ${contest.player}`,
          );
        }),
    ),
  ),
];

/** From this round on a player has so many points more than the contests brought. */
function gainFrom(
  record: RecordedGame,
  round: Round,
  gainer: string,
  gain: number,
  what: string,
): ReturnType<Occasion> {
  return misreckoned(record.game, what, {
    points: (at, player) => RULES.points(at, player) + (player === gainer && isSince(round, at) ? gain : 0),
  });
}
