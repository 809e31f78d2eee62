/** Final scoring, ranking, and the result that the log states. @see rattus.md 3.5, rattus.end.winner */

import { foundAt, numbersFrom } from '../../engine/facts.js';
import type { Judge } from '../../engine/judge.js';
import { choice, list, name, player as playerName } from '../../engine/message.js';
import { RESULT } from '../../engine/quantity.js';
import { type Final, Ranking } from '../../engine/ranking.js';
import type { Score } from '../../engine/score.js';
import { statedScores } from '../../engine/stated-scores.js';
import { known } from '../../log/attribute.js';
import { childrenNamed } from '../../log/vocabulary.js';
import type { RuleIdOfRattus } from './rulebook.js';
import { waitingTime } from './rules/final.js';
import { allCubesOf, allRats, ofAll, ofPlayer, onTable } from './table/quantities.js';
import type { PlayerState, TableState } from './table/state.js';
import type { RattusElementOf, RattusVocabulary } from './vocabulary.js';

interface FinalScore extends Final {
  readonly player: PlayerState;
  readonly onBoard: number;
  readonly total: number;
}

/**
 * Scores the game and checks the `<result>`.
 * @returns the replay's own scores; empty where hidden information leaves them open
 */
export function scoreGame(
  table: TableState,
  judge: Judge,
  result: RattusElementOf<'result'> | undefined,
): readonly Score[] {
  judge.enter('final', result);
  judge.headline('rattus_headline-count', () => ({}));
  const finals = table.players.map((player) => finalScore(table, judge, player));
  const standings = new Ranking(finals, (one, other) => beats(table, one, other));
  if (result) checkResult(table, judge, result, standings);
  if (judge.isSuspended) return [];
  if (!result) judge.enter('result');
  tellRanks(judge, standings);
  return standings.scores;
}

/** Who wins, and who is ahead among those who have as many cubes. */
function tellRanks(judge: Judge, { finals, ranks }: Ranking<FinalScore>): void {
  if (!judge.trace) return;
  const ranked = finals.toSorted((one, other) => (ranks[one.player.seat] ?? 1) - (ranks[other.player.seat] ?? 1));
  const [winner] = ranked;
  if (winner)
    judge.line('rattus.end.winner', 'rattus_winner', () => ({
      player: playerName(winner.player.id),
      cubes: winner.total,
    }));
  for (const cubes of new Set(ranked.map(({ total }) => total))) {
    const tied = ranked.filter(({ total }) => total === cubes);
    if (tied.length > 1)
      judge.line('rattus.end.tiebreak', 'rattus_tied', () => ({
        players: list(tied.map(({ player }) => playerName(player.id))),
        cubes,
      }));
  }
}

/** Cubes in the regions and in the castle. @see rattus.king.counts */
function finalScore(table: TableState, judge: Judge, player: PlayerState): FinalScore {
  const onBoard = table.onBoard(player.seat);
  const { castle } = player;
  for (const [which, amount, rule] of [
    ['board', onBoard, 'rattus.end.winner'],
    ['castle', castle, 'rattus.king.counts'],
  ] as const) {
    if (amount > 0)
      judge.line(rule, 'rattus_scored', () => ({
        player: playerName(player.id),
        count: amount,
        what: name('cube-place', which),
      }));
  }
  return { player, onBoard, total: onBoard + castle };
}

/** More cubes; among equals the one whose turn would come sooner. @see rattus.end.tiebreak */
function beats(table: TableState, one: FinalScore, other: FinalScore): boolean {
  if (one.total !== other.total) return one.total > other.total;
  return waitingTime(table.board, one.player.seat) < waitingTime(table.board, other.player.seat);
}

function checkResult(
  table: TableState,
  judge: Judge,
  result: RattusElementOf<'result'>,
  standings: Ranking<FinalScore>,
): void {
  judge.enter('result', result);
  const { finals, ranks } = standings;
  const stated = statedScores(judge, table.roster, childrenNamed<RattusVocabulary, 'score'>(result, 'score'));
  const claimedOf = ({ player }: FinalScore): number | undefined => known(stated.get(player.seat)?.values.cubes);
  // Which rule, read otherwise, makes exactly the totals that are stated?
  const suspects = [...table.openLosses].flatMap(([rule, lost]) =>
    finals.every((one) => (claimedOf(one) ?? one.total) === one.total - (lost[one.player.seat] ?? 0)) ? [rule] : [],
  );
  for (const final of finals) {
    const score = stated.get(final.player.seat);
    if (judge.isSuspended) checkReach(table, judge, final.player, score);
    else checkScore(judge, final, score, suspects);
  }
  const claims = finals.map(({ player }) => known(stated.get(player.seat)?.values.rank));
  standings.require(judge, stated, (final, claimed, computed) => {
    const claimedOther = finals.find((one) => ranks[one.player.seat] === claimed);
    const isForFirst = claimed === 1 || computed === 1;
    const isTieBreak = isForFirst && claimedOther?.total === final.total;
    const equals = equalsOf(standings, final);
    const places = placesLeft(equals, claims, final);
    if (places.includes(claimed)) return undefined;
    // Of several that are left none is the one.
    const isTold = isTieBreak && places.length === 1;
    return {
      rule: isTieBreak ? 'rattus.end.tiebreak' : 'rattus.end.winner',
      message: isTold ? 'rattus_rank-tie' : equals.players.length > 1 ? 'rattus_rank-equals' : 'rattus_rank',
      with: {
        player: playerName(final.player.id),
        claimed,
        computed: places.length === 1 ? (places[0] ?? computed) : computed,
        cubes: final.total,
        players: list(equals.players.map(({ id }) => playerName(id))),
        first: equals.first,
        last: equals.first + equals.players.length - 1,
      },
      expected: places.join('|'),
      dependsOn: [onTable('end'), ...ofAll(table, 'board', 'castle')],
    };
  });
}

/** Players between whom nothing decides, and the best of the ranks that are theirs. */
interface Equals {
  readonly players: readonly PlayerState[];
  readonly first: number;
}

/** Who has as many cubes as a player, and has not won as the first of them: the tie break says who wins, and no more. */
function equalsOf({ finals, ranks }: Ranking<FinalScore>, { player, total }: FinalScore): Equals {
  const rankOf = ({ seat }: PlayerState): number => ranks[seat] ?? 1;
  if (rankOf(player) === 1) return { players: [player], first: 1 };
  const players = finals.filter((one) => one.total === total).map((one) => one.player);
  const others = players.filter((one) => rankOf(one) !== 1);
  return { players: others, first: Math.min(...others.map(rankOf)) };
}

/** The ranks that a player may have beside what the log says of the equals: each its own, or shared ones. @param claims by seat */
function placesLeft(
  { players, first }: Equals,
  claims: readonly (number | undefined)[],
  { player }: FinalScore,
): readonly number[] {
  const isTheirs = (claim: number | undefined): boolean =>
    claim !== undefined && claim >= first && claim < first + players.length;
  // A rank that none of them can have takes none of theirs.
  const others = players
    .filter((one) => one !== player)
    .map(({ seat }) => (isTheirs(claims[seat]) ? claims[seat] : undefined));
  const open = others.filter((claim) => claim === undefined).length;
  return players.flatMap((_, before) => {
    const ahead = others.filter((claim) => claim !== undefined && claim < first + before).length;
    return ahead <= before && before <= ahead + open ? [first + before] : [];
  });
}

function checkScore(
  judge: Judge,
  { player, total, onBoard }: FinalScore,
  element: RattusElementOf<'score'> | undefined,
  suspects: readonly RuleIdOfRattus[],
): void {
  const claimed = known(element?.values.cubes);
  if (!element || claimed === undefined || claimed === total) return;
  const withoutCastle = claimed === onBoard;
  const rule: RuleIdOfRattus = withoutCastle ? 'rattus.king.counts' : 'rattus.claim.total';
  // The log was followed in its cubes, and takes that back.
  const followed = judge.trust.followingOf(ofPlayer(player.id, 'board'));
  judge.require(rule, false, () => ({
    kind: 'wrong',
    message: withoutCastle ? 'rattus_result-without-castle' : 'rattus_result',
    with: { player: playerName(player.id), claimed, computed: total, castle: total - onBoard },
    expected: String(total),
    ...foundAt(element, 'cubes', claimed),
    player: player.id,
    suspects,
    ...(followed && claimed === total - followed.by && { cause: followed.finding }),
    dependsOn: [...(['board', 'castle', 'closed'] as const).map((what) => ofPlayer(player.id, what)), RESULT],
    taints: [RESULT],
  }));
}

/** Where the final plague hides what it took: no token takes a cube that it does not find, nor brings one. */
function checkReach(
  table: TableState,
  judge: Judge,
  player: PlayerState,
  element: RattusElementOf<'score'> | undefined,
): void {
  const claimed = known(element?.values.cubes);
  const reach = table.reach?.[player.seat];
  if (!element || claimed === undefined || !reach) return;
  const [least, most] = reach;
  judge.requirePlain('rattus.claim.total', claimed >= least && claimed <= most, () => ({
    kind: 'wrong',
    message: 'rattus_result-out-of-reach',
    with: {
      player: playerName(player.id),
      ...{ claimed, least, most },
      possible: choice(least === most ? 'one' : 'several'),
    },
    expected: numbersFrom(least, most),
    ...foundAt(element, 'cubes', claimed),
    player: player.id,
    dependsOn: [...allCubesOf(player), ...allRats(table), RESULT],
    taints: [RESULT],
  }));
}
