/** Final scoring, ranking, and the result that the log states. @see rattus.md 3.5, rattus.end.winner */
import type { Score } from '../../engine/game.js';
import type { Judge } from '../../engine/judge.js';
import { name, player as playerName } from '../../engine/message.js';
import { statedScores } from '../../engine/stated-scores.js';
import { childrenNamed } from '../../log/vocabulary.js';
import { known } from './components.js';
import type { RuleIdOfRattus } from './rulebook.js';
import type { PlayerState, TableState } from './state.js';
import type { RattusElement, RattusElementOf, RattusVocabulary } from './vocabulary.js';

interface FinalScore {
  readonly player: PlayerState;
  readonly onBoard: number;
  readonly total: number;
}

/**
 * Scores the game and checks the `<result>`.
 * @returns the replay's own scores; empty where hidden information leaves them open
 */
export function scoreGame(table: TableState, judge: Judge, result: RattusElement | undefined): readonly Score[] {
  judge.enter('final', result);
  const finals = table.players.map((player) => finalScore(table, judge, player));
  const ranks = finals.map((one) => 1 + finals.filter((other) => beats(table, other, one)).length);
  if (result?.name === 'result') checkResult(table, judge, result, finals, ranks);
  if (judge.isSuspended) return [];
  return finals.map(({ player, total }, seat) => ({ player: player.id, points: total, rank: ranks[seat] ?? 1 }));
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
  return waiting(table, one.player.seat) < waiting(table, other.player.seat);
}

/** How many turns until the player's, if the game went on; the player who brought about the end comes last. */
function waiting(table: TableState, seat: number): number {
  const size = table.players.length;
  return (seat - (table.trigger?.seat ?? size - 1) - 1 + 2 * size) % size;
}

function checkResult(
  table: TableState,
  judge: Judge,
  result: RattusElement,
  finals: readonly FinalScore[],
  ranks: readonly number[],
): void {
  judge.enter('result', result);
  const stated = statedScores(judge, table.roster, childrenNamed<RattusVocabulary, 'score'>(result, 'score'));
  const withoutCastle = finals.every(({ player, onBoard }) => {
    const cubes = known(stated.get(player.seat)?.values.cubes);
    return cubes === undefined || cubes === onBoard;
  });
  for (const final of finals) checkScore(judge, final, stated.get(final.player.seat), withoutCastle);
  checkRanks(judge, finals, ranks, stated);
}

function checkScore(
  judge: Judge,
  { player, total, onBoard }: FinalScore,
  element: RattusElementOf<'score'> | undefined,
  withoutCastle: boolean,
): void {
  const claimed = known(element?.values.cubes);
  if (!element || claimed === undefined || claimed === total) return;
  const rule: RuleIdOfRattus = withoutCastle ? 'rattus.king.counts' : 'rattus.claim.total';
  judge.require(rule, false, () => ({
    kind: 'wrong',
    message: withoutCastle ? 'rattus_result-without-castle' : 'rattus_result',
    with: { player: playerName(player.id), claimed, computed: total, castle: total - onBoard },
    expected: String(total),
    actual: String(claimed),
    element,
    attribute: 'cubes',
    player: player.id,
    restsOn: [`${player.id} board`, `${player.id} castle`, 'result'],
    spoils: ['result'],
  }));
}

function checkRanks(
  judge: Judge,
  finals: readonly FinalScore[],
  ranks: readonly number[],
  stated: ReadonlyMap<number, RattusElementOf<'score'>>,
): void {
  for (const final of finals) {
    const element = stated.get(final.player.seat);
    const claimed = known(element?.values.rank);
    const due = ranks[final.player.seat] ?? 1;
    if (!element || claimed === undefined || claimed === due) continue;
    const claimedOther = finals.find(({ player }) => ranks[player.seat] === claimed);
    const tied = claimedOther !== undefined && claimedOther.total === final.total;
    judge.require(tied ? 'rattus.end.tiebreak' : 'rattus.end.winner', false, () => ({
      kind: 'wrong',
      message: tied ? 'rattus_rank-tie' : 'rattus_rank',
      with: { player: playerName(final.player.id), claimed, computed: due, cubes: final.total },
      expected: String(due),
      actual: String(claimed),
      element,
      attribute: 'rank',
      player: final.player.id,
      restsOn: ['result', 'rank', 'end', ...finals.flatMap(({ player: { id } }) => [`${id} board`, `${id} castle`])],
      spoils: ['rank'],
    }));
  }
}
