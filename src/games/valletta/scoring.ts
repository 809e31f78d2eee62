/** Final scoring, ranking, and the result that the log states. @see valletta.md 4.17 */

import { foundAt } from '../../engine/facts.js';
import type { Judge } from '../../engine/judge.js';
import { choice, list, name, player as playerName } from '../../engine/message.js';
import { only } from '../../engine/only.js';
import { type Quantity, RESULT } from '../../engine/quantity.js';
import { type FinalWithTieBreak, TieBreakRanking, type WinRules } from '../../engine/ranking.js';
import type { Score } from '../../engine/score.js';
import { scorePoints } from '../../engine/scored.js';
import { statedScores } from '../../engine/stated-scores.js';
import { known } from '../../log/attribute.js';
import { childrenNamed } from '../../log/vocabulary.js';
import type { RuleIdOfValletta } from './rulebook.js';
import { GOODS_PER_POINT, HOUSES } from './rules/score.js';
import { kindOf } from './table/components.js';
import { GOLD, sum } from './table/goods.js';
import type { PlayerState } from './table/player-state.js';
import { allGoodsOf, ofPlayer, onTable, WHOLE_CITY } from './table/quantities.js';
import type { TableState } from './table/state.js';
import { isRuleOfLaps, lapRule } from './table/track.js';
import { totalOf } from './turn/play.js';
import {
  CHARACTERS_BY_COLOUR,
  GOODS,
  type Good,
  type VallettaElementOf,
  type VallettaVocabulary,
} from './vocabulary.js';

/** The tie break: houses that have been built. */
interface FinalScore extends FinalWithTieBreak {
  readonly player: PlayerState;
  /** Points on the track before final scoring. */
  readonly track: number;
  /** Undefined where a value is not known. */
  readonly buildings: number | undefined;
  readonly goods: number | undefined;
  readonly tieBreak: number;
}

export const WIN_RULES: WinRules<RuleIdOfValletta> = {
  most: 'valletta.final.winner',
  tieBreak: 'valletta.final.tie-houses',
  shared: 'valletta.final.tie-shared',
};

type Standings = TieBreakRanking<FinalScore, RuleIdOfValletta>;

/**
 * Scores the game and checks the `<result>`.
 * @returns the replay's own scores; empty where hidden information leaves them open
 */
export function scoreGame(
  table: TableState,
  judge: Judge,
  result: VallettaElementOf<'result'> | undefined,
): readonly Score[] {
  judge.enter('final', result);
  table.isScored = true;
  judge.applies('valletta.final.timing');
  const finals = table.players.map((player) => finalScore(table, judge, player));
  const standings = new TieBreakRanking(finals, WIN_RULES);
  tellWinner(judge, standings);
  if (result) checkResult(table, judge, result, standings);
  return standings.scores;
}

function finalScore(table: TableState, judge: Judge, player: PlayerState): FinalScore {
  const track = player.points;
  let buildings: number | undefined = table.unknownCity ? undefined : 0;
  const cells = table.cellsOf(player.seat);
  for (const cell of cells) {
    const points = table.sideOf(cell)?.points;
    buildings = points === undefined || buildings === undefined ? undefined : buildings + points;
    if (points) {
      judge.line('valletta.final.buildings', 'valletta_building-scored', () => ({
        player: playerName(player.id),
        cell: name('cell', cell.at),
        building: name('character', cell.building?.character ?? '?'),
        side: choice(cell.upgraded ? 'back' : 'front'),
        points,
      }));
      scorePoints(judge, 'valletta.final.buildings', player.id, points, cell.at);
    }
  }
  if (buildings !== undefined && cells.some((cell) => cell.upgraded)) judge.applies('valletta.upgrade.points');
  judge.applies('valletta.final.nothing-else');
  const owned = totalOf(player);
  const goods = owned === undefined ? undefined : Math.floor(owned / GOODS_PER_POINT);
  if (owned !== undefined && goods !== undefined) {
    judge.line('valletta.final.goods-pooled', 'valletta_goods-scored', () => ({
      player: playerName(player.id),
      goods: owned,
      points: goods,
    }));
  }
  if (goods) scorePoints(judge, 'valletta.final.goods', player.id, goods, 'goods');
  const known = buildings !== undefined && goods !== undefined && !player.unknownPoints;
  return {
    player,
    track,
    buildings,
    goods,
    total: known ? player.points : undefined,
    tieBreak: HOUSES - player.houses,
  };
}

/** Who wins, and which rule decides it. */
function tellWinner(judge: Judge, { victory }: Standings): void {
  if (!victory) return;
  const { winners, tied, rule } = victory;
  judge.line(rule, 'valletta_winner', () => ({
    winners: winners.length,
    players: list(winners.map(({ player }) => playerName(player.id))),
    points: winners[0].total ?? 0,
    houses: winners[0].tieBreak,
    tied: choice(tied > winners.length ? 'houses' : 'no'),
  }));
  if (tied > 1) judge.applies('valletta.final.tie-upgrades-once');
}

type ScoreElement = VallettaElementOf<'score'>;
type StatedPart = 'points' | 'buildings' | 'goods' | 'houses';

function checkResult(table: TableState, judge: Judge, result: VallettaElementOf<'result'>, standings: Standings): void {
  judge.enter('result', result);
  const { finals } = standings;
  const stated = statedScores(judge, table.roster, childrenNamed<VallettaVocabulary, 'score'>(result, 'score'));
  const explanation = explain(table, finals, stated);
  for (const final of finals) {
    const element = stated.get(final.player.seat);
    if (element && !isRight(final, element)) checkScore(table, judge, final, element, explanation);
  }
  standings.require(judge, stated, (final, claimed, computed) => ({
    rule: standings.ruleOf(final),
    // No document numbers those behind the winner.
    message: claimed > 1 && computed > 1 ? 'valletta_claim-rank-behind' : 'valletta_claim-rank',
    with: {
      player: playerName(final.player.id),
      claimed,
      computed,
      points: final.total ?? 0,
      houses: final.tieBreak,
    },
  }));
}

/** Whether nothing that the result states of a player differs from the replay: nearly always. */
function isRight({ total, buildings, goods, tieBreak }: FinalScore, { values }: ScoreElement): boolean {
  return (
    agrees(values.points, total) &&
    agrees(values.buildings, buildings) &&
    agrees(values.goods, goods) &&
    agrees(values.houses, tieBreak)
  );
}

function agrees(claimed: number | '?' | undefined, computed: number | undefined): boolean {
  return known(claimed) === undefined || computed === undefined || claimed === computed;
}

function checkScore(
  table: TableState,
  judge: Judge,
  final: FinalScore,
  element: ScoreElement,
  explanation: RuleIdOfValletta | undefined,
): void {
  const { player, buildings, goods, total, tieBreak: houses } = final;
  const { values } = element;
  const own = [ofPlayer(player.id, 'result')];
  const shared = explanation ? [onTable('explained')] : [];
  const earlier = [ofPlayer(player.id, 'point'), ...allGoodsOf(player), ...WHOLE_CITY];
  const cells = table.cellsOf(player.seat);
  const reconstructed = cells.some((cell) => cell.building?.reconstructed.has('points'));
  // Whoever writes the houses that are left does so for everybody.
  const writesLeft = element.values.houses === player.houses;
  const left = writesLeft ? [onTable('houses left')] : [];
  const unfollowed = judge.trust.isFollowing ? byTheRules(judge, final) : undefined;
  const check = (
    attribute: StatedPart,
    computed: number | undefined,
    rule: RuleIdOfValletta,
    dependsOn: readonly Quantity[],
  ): void => {
    const claimed = known(element.values[attribute]);
    if (claimed === undefined || computed === undefined || claimed === computed) return;
    judge.require(rule, false, () => ({
      // The log was followed in its numbers, and takes that back.
      ...(unfollowed?.[attribute] === claimed && { cause: unfollowed.finding }),
      kind: 'wrong',
      message: attribute === 'houses' && writesLeft ? 'valletta_claim-houses-left' : 'valletta_claim-result',
      with: { player: playerName(player.id), what: name('score-part', attribute), claimed, computed },
      expected: String(computed),
      ...foundAt(element, attribute, claimed),
      player: player.id,
      dependsOn: [...dependsOn, ...own],
      taints: [...own, RESULT, ...shared, ...(attribute === 'houses' ? left : [])],
      reconstructed: reconstructed && attribute !== 'houses' && attribute !== 'goods',
      ...(isRuleOfLaps(rule) && { bug: 'wrong-bookkeeping' }),
    }));
  };
  const asFronts = explanation === 'valletta.upgrade.points' || values.buildings === frontPoints(table, player);
  check('buildings', buildings, asFronts ? 'valletta.upgrade.points' : 'valletta.final.buildings', [
    ...shared,
    ...WHOLE_CITY,
  ]);
  const areRight = { buildings: values.buildings === buildings, goods: values.goods === goods };
  const points = known(values.points);
  // Where the goods alone are not stated, a wrong total says how they were counted.
  const goodsMeant =
    areRight.buildings && values.goods === undefined && points !== undefined && total !== undefined
      ? (goods ?? 0) + points - total
      : values.goods;
  const goodsRule = explanation?.startsWith('valletta.final.goods') ? explanation : ruleOfGoods(player, goodsMeant);
  check('goods', goods, goodsRule, [...shared, ...earlier]);
  // A wrong part makes a wrong total.
  const lag = points !== undefined && total !== undefined ? lapRule(points, total) : undefined;
  // Where both parts are right, nobody knows which points of the track a total lacks.
  const rest = (points ?? 0) > (total ?? 0) ? 'valletta.final.nothing-else' : 'valletta.claim.total';
  const byRest = areRight.buildings && areRight.goods;
  const byGoods = !areRight.goods && (areRight.buildings || known(values.goods) !== undefined);
  const byBuildings = !areRight.buildings && known(values.buildings) !== undefined;
  const part = byGoods && !byBuildings ? goodsRule : 'valletta.final.buildings';
  check('points', total, explanation ?? lag ?? (byRest ? rest : part), [...shared, ...earlier]);
  const upgraded = cells.filter((cell) => cell.upgraded).length;
  // A number of houses that the log has stated wrongly, and that was followed, is not what lies on the display.
  const built = values.houses === cells.length && !table.unknownCity ? cells.length : houses;
  const counted = upgraded > 0 && values.houses === houses + upgraded;
  check('houses', built, counted ? 'valletta.final.tie-upgrades-once' : 'valletta.build.place-house', [
    ...[ofPlayer(player.id, 'house'), ofPlayer(player.id, 'ninth'), ...left],
  ]);
}

/** What a result states, reckoned without the numbers of the log that were followed against the rules; undefined where none was. */
function byTheRules(
  { trust }: Judge,
  { player, goods, total, tieBreak }: FinalScore,
): (Readonly<Partial<Record<StatedPart, number>>> & { readonly finding: string }) | undefined {
  const more = (thing: Good | 'house' | 'point') => trust.followingOf(ofPlayer(player.id, thing));
  const inGoods = GOODS.flatMap((good) => more(good) ?? []);
  const [inHouses, inPoints] = [more('house'), more('point')];
  const latest = [...inGoods, inHouses, inPoints].findLast(Boolean);
  if (!latest || goods === undefined || total === undefined) return undefined;
  const left = inGoods.reduce((all, { by }) => all - by, sum(player.goods));
  const forGoods = Math.floor(left / GOODS_PER_POINT);
  const points = total - goods + forGoods - (inPoints?.by ?? 0);
  return { finding: latest.finding, goods: forGoods, houses: tieBreak + (inHouses?.by ?? 0), points };
}

/** Goods that were divided kind by kind, rounded up, or counted without the gold were not pooled. */
const NOT_POOLED: readonly ((player: PlayerState) => number)[] = [
  ({ goods }) => Math.floor((sum(goods) - goods[GOLD]) / GOODS_PER_POINT),
  ({ goods }) => goods.reduce<number>((points, amount) => points + Math.floor(amount / GOODS_PER_POINT), 0),
  ({ goods }) => Math.ceil(sum(goods) / GOODS_PER_POINT),
];

function ruleOfGoods(player: PlayerState, claimed: number | '?' | undefined): RuleIdOfValletta {
  // None at all is more likely not to have scored them than any way of dividing.
  return claimed !== 0 && NOT_POOLED.some((pointsOf) => pointsOf(player) === claimed)
    ? 'valletta.final.goods-pooled'
    : 'valletta.final.goods';
}

/**
 * The one misreading of final scoring that explains the stated points of every player, if there is exactly one.
 * A single wrong player could have any reason: naming one would be a guess.
 */
function explain(
  table: TableState,
  finals: readonly FinalScore[],
  stated: ReadonlyMap<number, ScoreElement>,
): RuleIdOfValletta | undefined {
  const statedPoints = ({ player }: FinalScore) => known(stated.get(player.seat)?.values.points);
  if (finals.filter((final) => !agrees(statedPoints(final), final.total)).length < 2) return undefined;
  const claims = finals.flatMap((final) => {
    const points = statedPoints(final);
    return points !== undefined && final.total !== undefined ? [{ final, points, total: final.total }] : [];
  });
  const found = HYPOTHESES.filter(([, points]) =>
    claims.every((claim) => points(table, claim.final, claim.total) === claim.points),
  );
  return only(new Set(found.map(([rule]) => rule)));
}

/** What the total would be if a rule were read wrongly. @see valletta.md 4.17, column V */
type Hypothesis = readonly [RuleIdOfValletta, (table: TableState, final: FinalScore, total: number) => number];

/** Goods that bring other points. */
function forGoods(rule: RuleIdOfValletta, pointsOf: (player: PlayerState) => number): Hypothesis {
  return [rule, (_, { goods, player }, total) => total - (goods ?? 0) + pointsOf(player)];
}

const HYPOTHESES: readonly Hypothesis[] = [
  ...NOT_POOLED.map((pointsOf) => forGoods('valletta.final.goods-pooled', pointsOf)),
  ...[1, 2, 4].map((rate) => forGoods('valletta.final.goods', ({ goods }) => Math.floor(sum(goods) / rate))),
  forGoods('valletta.final.goods', () => 0),
  [
    'valletta.upgrade.points',
    (table, { player, buildings }, total) => total - (buildings ?? 0) + frontPoints(table, player),
  ],
  ['valletta.final.nothing-else', (_, { player }, total) => total + yellowCards(player)],
  ['valletta.final.nothing-else', (_, { player }, total) => total - player.houses],
  ['valletta.final.nothing-else', (_, { player }, total) => total + player.houses],
  ['valletta.score.wrap-25', (_, { track }, total) => total - (track > 0 ? Math.floor((track - 1) / 25) * 25 : 0)],
  ['valletta.score.wrap-25', (_, __, total) => (total > 0 ? ((total - 1) % 25) + 1 : 0)],
];

function frontPoints(table: TableState, player: PlayerState): number {
  return table.cellsOf(player.seat).reduce((sum, cell) => sum + (cell.building?.front.points ?? 0), 0);
}

function yellowCards({ deck }: PlayerState): number {
  return CHARACTERS_BY_COLOUR.yellow.reduce((cards, character) => cards + deck.count(kindOf(character)), 0);
}
