/** The ranking, and the result that the log states. @see tallinn.md 3.5 F6, 4.9 */
import type { Score } from '../../engine/game.js';
import type { Judge } from '../../engine/judge.js';
import { name, player as playerName } from '../../engine/message.js';
import { statedScores } from '../../engine/stated-scores.js';
import { childrenNamed } from '../../log/vocabulary.js';
import type { FinalEnd } from './final.js';
import { explainTotals } from './final-misreadings.js';
import type { RuleIdOfTallinn } from './rulebook.js';
import type { PlayerState, TableState } from './state.js';
import { ESTATES, type TallinnElementOf, type TallinnVocabulary } from './vocabulary.js';

interface FinalScore {
  readonly player: PlayerState;
  /** Undefined where it is not known. */
  readonly total: number | undefined;
  /** All persons on the towers. */
  readonly towerPersons: number | undefined;
}

/** The stated points, by seat. */
export function statedPoints(
  table: TableState,
  result: TallinnElementOf<'result'> | undefined,
): ReadonlyMap<number, number> {
  const stated = new Map<number, number>();
  for (const child of result?.children ?? []) {
    const seat = child.name === 'score' ? table.roster.seat(child.values.player) : undefined;
    if (child.name === 'score' && seat !== undefined && typeof child.values.points === 'number')
      stated.set(seat, child.values.points);
  }
  return stated;
}

/**
 * Ranks the players and checks the `<result>`.
 * @returns the replay's own scores; empty where hidden information leaves them open
 */
export function scoreGame(
  table: TableState,
  judge: Judge,
  result: TallinnElementOf<'result'> | undefined,
  end: FinalEnd,
): readonly Score[] {
  const finals = table.players.map((player) => ({
    player,
    total: player.unknownPoints ? undefined : player.points,
    towerPersons: end.towerPersons[player.seat],
  }));
  const ranks = rank(finals);
  if (result) checkResult(table, judge, result, finals, ranks, end);
  else judge.enter('result');
  tellWinner(judge, finals, ranks);
  if (finals.some(({ total }) => total === undefined)) return [];
  return finals.map(({ player, total }, seat) => ({ player: player.id, points: total ?? 0, rank: ranks[seat] ?? 1 }));
}

/** 1-based ranks in turn order; tied players share one. @see tallinn.win.tiebreak-tower-persons, tallinn.win.shared */
function rank(finals: readonly FinalScore[]): readonly number[] {
  return finals.map((one) => 1 + finals.filter((other) => beats(other, one)).length);
}

function beats(one: FinalScore, other: FinalScore): boolean {
  const difference = (one.total ?? 0) - (other.total ?? 0);
  return difference > 0 || (difference === 0 && (one.towerPersons ?? 0) > (other.towerPersons ?? 0));
}

function tellWinner(judge: Judge, finals: readonly FinalScore[], ranks: readonly number[]): void {
  if (!judge.scribe || finals.some(({ total }) => total === undefined)) return;
  const winners = finals.filter((_, seat) => ranks[seat] === 1);
  const [winner] = winners;
  if (!winner) return;
  const tied = finals.filter(({ total }) => total === winner.total).length;
  const rule: RuleIdOfTallinn =
    winners.length > 1
      ? 'tallinn.win.shared'
      : tied > 1
        ? 'tallinn.win.tiebreak-tower-persons'
        : 'tallinn.win.most-points';
  judge.line(rule, 'tallinn_winner', () => ({
    players: { type: 'list', items: winners.map(({ player }) => playerName(player.id)) },
    count: winners.length,
    points: winner.total ?? 0,
    persons: winner.towerPersons ?? 0,
    by: { type: 'choice', choice: winners.length > 1 ? 'shared' : tied > 1 ? 'towers' : 'points' },
  }));
}

type ScoreElement = TallinnElementOf<'score'>;

function checkResult(
  table: TableState,
  judge: Judge,
  result: TallinnElementOf<'result'>,
  finals: readonly FinalScore[],
  ranks: readonly number[],
  end: FinalEnd,
): void {
  judge.enter('result', result);
  const stated = statedScores(judge, table.roster, childrenNamed<TallinnVocabulary, 'score'>(result, 'score'));
  const suspects = suspectsOf(table, finals, stated, end);
  for (const final of finals) {
    const element = stated.get(final.player.seat);
    if (!element) continue;
    checkPoints(judge, finals, final, element, suspects);
    checkTowerPersons(judge, final, element);
  }
  checkRanks(judge, finals, ranks, stated);
}

/** The misreadings that explain the stated points of every player. A single wrong player could have any reason. */
function suspectsOf(
  table: TableState,
  finals: readonly FinalScore[],
  stated: ReadonlyMap<number, ScoreElement>,
  end: FinalEnd,
): readonly RuleIdOfTallinn[] {
  const claims = new Map<number, number>();
  let wrong = 0;
  for (const { player, total } of finals) {
    const points = stated.get(player.seat)?.values.points;
    if (typeof points !== 'number') continue;
    claims.set(player.seat, points);
    if (points !== total) wrong += 1;
  }
  const positions = end.positions.flatMap((position) => position ?? []);
  if (wrong < 2 || positions.length < finals.length) return [];
  return explainTotals(positions, end.reading, claims, table.profile.startScore);
}

/** tallinn.score.advance, or the rule whose misreading explains the points. */
function checkPoints(
  judge: Judge,
  finals: readonly FinalScore[],
  { player, total }: FinalScore,
  element: ScoreElement,
  suspects: readonly RuleIdOfTallinn[],
): void {
  const claimed = element.values.points;
  if (typeof claimed !== 'number' || total === undefined || claimed === total) return;
  const [suspect, ...others] = suspects;
  const explanation = others.length === 0 ? suspect : undefined;
  const floored = total < 0 && claimed === 0;
  const own = [`${player.id} result`];
  judge.require(explanation ?? (floored ? 'tallinn.final.negative-allowed' : 'tallinn.score.advance'), false, () => ({
    kind: 'wrong',
    message: 'tallinn_claim-result',
    with: { player: playerName(player.id), what: name('result-part', 'points'), claimed, computed: total },
    expected: String(total),
    actual: String(claimed),
    element,
    attribute: 'points',
    player: player.id,
    // What one misreading explains is one error; so are points that the players pay each other.
    restsOn: [
      'explained',
      `${player.id} point`,
      ...finals.flatMap(({ player: { id } }) => [
        `${id} persons`,
        `${id} cards`,
        ...ESTATES.map((estate) => `${id} ${estate}`),
      ]),
    ],
    spoils: explanation ? [...own, 'result', 'explained'] : [...own, 'result'],
    suspects,
    reconstructed: true,
  }));
}

/** tallinn.win.tiebreak-tower-persons */
function checkTowerPersons(judge: Judge, { player, towerPersons }: FinalScore, element: ScoreElement): void {
  const claimed = element.values['tower-persons'];
  if (typeof claimed !== 'number' || towerPersons === undefined || claimed === towerPersons) return;
  const hasLegate = player.towers.some(({ card }) => card === 'legate');
  const short = towerPersons - claimed;
  const rule: RuleIdOfTallinn =
    hasLegate && (short === 2 || short === 3) ? 'tallinn.legate.final-tower' : 'tallinn.win.tiebreak-tower-persons';
  judge.require(rule, false, () => ({
    kind: 'wrong',
    message: 'tallinn_claim-result',
    with: {
      player: playerName(player.id),
      what: name('result-part', 'tower-persons'),
      claimed,
      computed: towerPersons,
    },
    expected: String(towerPersons),
    actual: String(claimed),
    element,
    attribute: 'tower-persons',
    player: player.id,
    restsOn: ['explained', 'tower value', 'towers explained', `${player.id} cards`],
    spoils: ['result', 'towers explained'],
    reconstructed: true,
  }));
}

/** tallinn.win.most-points, -.tiebreak-tower-persons, -.shared */
function checkRanks(
  judge: Judge,
  finals: readonly FinalScore[],
  ranks: readonly number[],
  stated: ReadonlyMap<number, ScoreElement>,
): void {
  if (finals.some(({ total, towerPersons }) => total === undefined || towerPersons === undefined)) return;
  for (const final of finals) {
    const element = stated.get(final.player.seat);
    const claimed = element?.values.rank;
    const due = ranks[final.player.seat] ?? 1;
    if (!element || typeof claimed !== 'number' || claimed === due) continue;
    judge.require(ruleOfRank(final, finals), false, () => ({
      kind: 'wrong',
      message: 'tallinn_claim-rank',
      with: {
        player: playerName(final.player.id),
        claimed,
        computed: due,
        points: final.total ?? 0,
        persons: final.towerPersons ?? 0,
      },
      expected: String(due),
      actual: String(claimed),
      element,
      attribute: 'rank',
      player: final.player.id,
      restsOn: ['result', 'rank'],
      spoils: ['rank'],
    }));
  }
}

function ruleOfRank(final: FinalScore, finals: readonly FinalScore[]): RuleIdOfTallinn {
  const tied = finals.filter((other) => other !== final && other.total === final.total);
  if (tied.length === 0) return 'tallinn.win.most-points';
  return tied.every((other) => other.towerPersons === final.towerPersons)
    ? 'tallinn.win.shared'
    : 'tallinn.win.tiebreak-tower-persons';
}
