/** The ranking, and the result that the log states. @see tallinn.md 3.5 F6, 4.9 */

import { differing, foundAt } from '../../engine/facts.js';
import type { Judge } from '../../engine/judge.js';
import { choice, list, name, phrase, player as playerName, quoted } from '../../engine/message.js';
import { only } from '../../engine/only.js';
import { type Quantity, RESULT } from '../../engine/quantity.js';
import { type FinalWithTieBreak, TieBreakRanking, type WinRules } from '../../engine/ranking.js';
import type { Score } from '../../engine/score.js';
import { statedScores } from '../../engine/stated-scores.js';
import type { Seat } from '../../kernel/index-of.js';
import { childrenNamed } from '../../log/vocabulary.js';
import type { PastContest } from './contests/contest.js';
import type { FinalEnd } from './final/final.js';
import type { Choices } from './final/legate-choices.js';
import { explainTotals, miscountedTotals } from './final/misreadings.js';
import { underOptions } from './final/reckoning.js';
import { explainGame } from './final/whole-game.js';
import type { RuleIdOfTallinn } from './rulebook.js';
import { SEATS } from './rules/facts.js';
import { BONUS, PAID } from './rules/final-amounts.js';
import { allTowerPersons, weakestOnTowers } from './rules/tower-persons.js';
import { holdsReconstruction } from './table/components.js';
import { explainedBy, ofFinal, ofPlayer, onTable, personsOf } from './table/quantities.js';
import type { Judged, PlayerState, TableState } from './table/state.js';
import type { TallinnElementOf, TallinnVocabulary } from './vocabulary.js';

/** The tie break: all persons on the towers. */
interface FinalScore extends FinalWithTieBreak {
  readonly player: PlayerState;
}

/** Who wins. */
export const WIN_RULES: WinRules<RuleIdOfTallinn> = {
  most: 'tallinn.win.most-points',
  tieBreak: 'tallinn.win.tiebreak-tower-persons',
  shared: 'tallinn.win.shared',
};

type Standings = TieBreakRanking<FinalScore, RuleIdOfTallinn>;

/** The stated points, by seat. */
export function statedPoints(
  table: TableState,
  result: TallinnElementOf<'result'> | undefined,
): ReadonlyMap<number, number> {
  const stated = new Map<number, number>();
  for (const { values } of result ? childrenNamed<TallinnVocabulary, 'score'>(result, 'score') : []) {
    const seat = table.roster.seat(values.player);
    if (seat !== undefined && typeof values.points === 'number') stated.set(seat, values.points);
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
  pastContests: readonly PastContest[],
): readonly Score[] {
  const finals = table.players.map((player) => {
    const towers = end.final.towersOf(player);
    const tieBreak = towers && allTowerPersons(...towers);
    return { player, total: player.unknownPoints ? undefined : player.points, tieBreak };
  });
  const standings = new TieBreakRanking(finals, WIN_RULES);
  if (result) checkResult(table, judge, result, standings, end, pastContests);
  else judge.enter('result');
  tellWinner(judge, standings);
  return standings.scores;
}

function tellWinner(judge: Judge, standings: Standings): void {
  const victory = judge.trace && standings.victory;
  if (!victory) return;
  const { winners, tied, rule } = victory;
  judge.line(rule, 'tallinn_winner', () => ({
    players: list(winners.map(({ player }) => playerName(player.id))),
    count: winners.length,
    points: winners[0].total ?? 0,
    persons: winners[0].tieBreak ?? 0,
    by: choice(winners.length > 1 ? 'shared' : tied > 1 ? 'towers' : 'points'),
  }));
}

type ScoreElement = TallinnElementOf<'score'>;

function checkResult(
  table: TableState,
  judge: Judge,
  result: TallinnElementOf<'result'>,
  standings: Standings,
  end: FinalEnd,
  pastContests: readonly PastContest[],
): void {
  judge.enter('result', result);
  const { finals } = standings;
  const stated = statedScores(judge, table.roster, childrenNamed<TallinnVocabulary, 'score'>(result, 'score'));
  const persons = finals.map((final) => wrongTowerPersons(table, final, stated.get(final.player.seat), end));
  const explanation = explanationOf(finals, stated, end.table, persons, (final, claims) =>
    explainGame(table, final, pastContests, claims),
  );
  const { choices } = end;
  const fitsNoChoice = choices?.fits === 'not-result';
  if (fitsNoChoice) requireChoice(table, judge, result, choices);
  const ranksByTheRules = rankedByTheRules(judge, standings);
  for (const [index, final] of finals.entries()) {
    const element = stated.get(final.player.seat);
    if (!element) continue;
    const judged = { table, judge, player: final.player };
    if (!fitsNoChoice) checkPoints(judged, final.total, element, explanation);
    const wrong = persons[index];
    if (wrong) findTowerPersons(judged, element, wrong);
  }
  standings.require(judge, stated, (final, claimed, computed) =>
    claimed === ranksByTheRules?.[final.player.seat]
      ? undefined
      : {
          rule: standings.ruleOf(final),
          message: 'tallinn_claim-rank',
          with: {
            player: playerName(final.player.id),
            claimed,
            computed,
            points: final.total ?? 0,
            persons: final.tieBreak ?? 0,
          },
        },
  );
}

/** The ranks by the points that the rules lead to; undefined where the log was followed in none. */
function rankedByTheRules(judge: Judge, { finals }: Standings): readonly number[] | undefined {
  const more = ({ player }: FinalScore): number => judge.trust.followingOf(ofPlayer(player.id, 'point'))?.by ?? 0;
  if (!judge.trust.isFollowing || finals.every((final) => more(final) === 0)) return undefined;
  const byTheRules = finals.map((final) => ({
    ...final,
    total: final.total === undefined ? undefined : final.total - more(final),
  }));
  return new TieBreakRanking(byTheRules, WIN_RULES).ranks;
}

/** What explains the stated points of every player at once. */
interface Explanation {
  /** The rules whose misreading does. */
  readonly suspects: readonly RuleIdOfTallinn[];
  /** What the same has made doubtful where it has shown before. */
  readonly dependsOn: readonly Quantity[];
}

/**
 * A single wrong player could have any reason.
 * @param persons wrong ones on the towers tell which of several misreadings it is
 * @param inRounds what explains points by the contests of the rounds, too
 */
function explanationOf(
  finals: readonly FinalScore[],
  stated: ReadonlyMap<number, ScoreElement>,
  tableOf: FinalEnd['table'],
  persons: readonly (WrongPersons | undefined)[],
  inRounds: typeof explainTotals,
): Explanation | undefined {
  const claims = new Map<number, number>();
  const differences: number[] = [];
  for (const { player, total } of finals) {
    const points = stated.get(player.seat)?.values.points;
    if (typeof points !== 'number') continue;
    claims.set(player.seat, points);
    if (total !== undefined && points !== total) differences.push(points - total);
  }
  const table = differences.length < 2 ? undefined : tableOf();
  if (!table) return undefined;
  const [one = 0, other = 0] = differences;
  // One player has what is another one's: perhaps a point was paid too much, or was not.
  const isMoved = differences.length === 2 && one + other === 0;
  const isPaid = isMoved && Math.abs(one) === PAID;
  const inFinal = explainTotals(table, claims);
  const all = inFinal.length > 0 || isMoved ? inFinal : inRounds(table, claims);
  const shown = all.filter((rule) => persons.some((wrong) => wrong?.rule === rule));
  const rules = shown.length > 0 ? shown : all;
  if (rules.length > 0) return { suspects: rules, dependsOn: rules.map((rule) => explainedBy(rule)) };
  const miscounts = miscountedTotals(table, claims).map((contest) => ofFinal(contest, 'final'));
  if (!isMoved) return { suspects: [], dependsOn: miscounts };
  const payment: readonly RuleIdOfTallinn[] = isPaid ? ['tallinn.final.five-difference'] : [];
  const explained = [onTable('explained'), ...payment.map((rule) => explainedBy(rule))];
  return { suspects: payment, dependsOn: [...miscounts, ...explained] };
}

/** So many results are named that may be right. */
const MOST_RESULTS = 4;

/** Points below zero, as a text shows them. */
function withMinus(points: string): string {
  return points.replaceAll('-', '−');
}

/** The result belongs to none of the choices that the log leaves open. @see tallinn.legate.final-display, tallinn.md TA-15 */
function requireChoice(table: TableState, judge: Judge, element: TallinnElementOf<'result'>, { best }: Choices): void {
  const possible = [...new Set(best.map(({ reckoning }) => reckoning.totals.join(' : ')))];
  const claims = statedPoints(table, element);
  const claimed = table.players.map(({ seat }) => claims.get(seat) ?? '?').join(' : ');
  const explained = claims.size < 2 ? [] : best.flatMap((way) => explainTotals(way.table, claims));
  const suspects = [...new Set(explained)];
  const shown = possible.slice(0, MOST_RESULTS).map(withMinus);
  const isCut = possible.length > MOST_RESULTS;
  judge.require(only(suspects) ?? 'tallinn.score.advance', false, () => ({
    kind: 'wrong',
    message: 'tallinn_result-no-choice',
    with: {
      claimed: quoted(withMinus(claimed)),
      count: possible.length,
      possible: quoted(shown.slice(0, isCut ? undefined : -1).join(', ')),
      last: isCut ? phrase('tallinn_result-another', {}) : quoted(shown.at(-1) ?? ''),
    },
    ...differing(possible.map((totals) => totals.replaceAll(' ', '')).join('|'), claimed.replaceAll(' ', '')),
    element,
    dependsOn: table.players.flatMap((one) => [
      ofPlayer(one.id, 'point'),
      ofPlayer(one.id, 'cards'),
      ...personsOf(one),
    ]),
    taints: [RESULT],
    suspects: suspects.length > 0 ? suspects : ['tallinn.legate.final-display'],
    reconstructed: holdsReconstruction(table.edition),
  }));
}

/** tallinn.score.advance, or the rule whose misreading explains the points. */
function checkPoints(
  { table, judge, player }: Judged,
  total: number | undefined,
  element: ScoreElement,
  explanation: Explanation | undefined,
): void {
  const claimed = element.values.points;
  if (typeof claimed !== 'number' || total === undefined || claimed === total) return;
  const { suspects = [], dependsOn = [] } = explanation ?? {};
  const floored = total < 0 && claimed === 0;
  judge.claim({
    rule: only(suspects) ?? (floored ? 'tallinn.final.negative-allowed' : 'tallinn.score.advance'),
    quantity: ofPlayer(player.id, 'point'),
    claimed,
    computed: total,
    ...foundAt(element, 'points'),
    // The scores stay those of the replay.
    rebase: () => undefined,
    facts: () => ({
      message: 'tallinn_claim-result',
      player: player.id,
      with: { player: playerName(player.id), what: name('result-part', 'points'), claimed, computed: total },
      // What one misreading explains is one error; so are points that the players pay each other.
      dependsOn: [
        onTable('explained'),
        ...dependsOn,
        ofPlayer(player.id, 'point'),
        ...table.players.flatMap((one) => [ofPlayer(one.id, 'cards'), ...personsOf(one)]),
      ],
      taints: [RESULT, ...(only(suspects) ? [onTable('explained')] : []), ...dependsOn],
      suspects,
      reconstructed: holdsReconstruction(table.edition),
    }),
  });
}

/** Persons on a legate, which count among the towers or do not. @see tallinn.legate.persons-half, tallinn.md TA-16 */
const PRINTED = 3;

/** A stated number of persons on the towers that differs from the replay's. */
interface WrongPersons {
  readonly rule: RuleIdOfTallinn;
  readonly claimed: number;
  readonly computed: number;
}

/** @returns undefined where the number is right, or nobody knows it */
function wrongTowerPersons(
  table: TableState,
  { player, tieBreak: computed }: FinalScore,
  element: ScoreElement | undefined,
  end: FinalEnd,
): WrongPersons | undefined {
  const claimed = element?.values['tower-persons'];
  if (typeof claimed !== 'number' || computed === undefined || claimed === computed) return undefined;
  const towers = end.final.towersOf(player);
  const hasLegate = towers !== undefined && weakestOnTowers(...towers) !== undefined;
  const { halfTowers, legateTowerCountsPersons } = table.profile;
  const short = computed - claimed;
  // On the halves, or where the option counts those, on the whole cards.
  const before = end.table();
  const otherwise =
    before && allTowerPersons(underOptions(before, { halfTowers: !halfTowers }), SEATS[player.seat] as Seat);
  const rule =
    hasLegate && (short === BONUS || short === (legateTowerCountsPersons ? PRINTED : -PRINTED))
      ? 'tallinn.legate.final-tower'
      : claimed === otherwise
        ? 'tallinn.final.tower-whole-card'
        : 'tallinn.win.tiebreak-tower-persons';
  return { rule, claimed, computed };
}

/** tallinn.win.tiebreak-tower-persons */
function findTowerPersons(
  { table, judge, player }: Judged,
  element: ScoreElement,
  { rule, claimed, computed }: WrongPersons,
): void {
  judge.require(rule, false, () => ({
    kind: 'wrong',
    message: 'tallinn_claim-result',
    with: {
      player: playerName(player.id),
      what: name('result-part', 'tower-persons'),
      claimed,
      computed,
    },
    expected: String(computed),
    ...foundAt(element, 'tower-persons', claimed),
    player: player.id,
    dependsOn: [
      onTable('explained'),
      onTable('tower value'),
      onTable('towers explained'),
      explainedBy(rule),
      ofPlayer(player.id, 'cards'),
    ],
    // What misreads the persons misreads the points, too.
    taints: [RESULT, onTable('towers explained'), explainedBy(rule)],
    reconstructed: holdsReconstruction(table.edition),
  }));
}
