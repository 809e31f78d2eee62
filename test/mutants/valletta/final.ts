/** Breaches of the rules about the final scoring: rules/valletta.md 4.17. */
import { all, type Element, get, one } from '../../oracle/element.js';
import { pick, type Random } from '../../oracle/random.js';
import {
  buildingAt,
  buildingPoints,
  cardsAt,
  cellsOf,
  GOODS,
  goodsOf,
  has,
  type Table,
} from '../../oracle/valletta-table.js';
import type { Place } from '../../oracle/verdict.js';
import type { Mutator } from '../mutator.js';
import { inGame } from './plant.js';
import { isAhead, type Score, scoresOf, writeResult } from './result.js';

type Count = (table: Table, score: Score) => number;

const RESULT: Place = { section: 'result', turn: null };

/** Wrong ways to turn goods into points. */
const MISCOUNTED_GOODS = {
  'valletta.final.goods': [
    () => 0,
    (table, { player }) => Math.floor(goodsOf(table, player) / 4),
    (table, { player }) => Math.floor(goodsOf(table, player) / 2),
  ],
  'valletta.final.goods-pooled': [
    (table, { player }) => GOODS.reduce((sum, good) => sum + Math.floor(has(table, player, good) / 3), 0),
    (table, { player }) => Math.ceil(goodsOf(table, player) / 3),
    (table, { player }) => Math.floor((goodsOf(table, player) - has(table, player, 'gold')) / 3),
  ],
} satisfies Record<string, Count[]>;

export const FINAL: readonly Mutator[] = [
  // The building built last is forgotten.
  miscounted('valletta.final.buildings', 'buildings', (table, score) => {
    const last = cellsOf(table, score.player).at(-1);
    // Without its upgrades alone it would be another breach.
    const fronts = buildingPoints({ ...table, upgraded: [] }, score.player);
    if (last === undefined) return score.buildings;
    const { points: front = 0, upgradedPoints = 0 } = buildingAt(table, last) ?? {};
    const points = score.buildings - (table.upgraded.includes(last) ? upgradedPoints : front);
    return points === fronts ? score.buildings : points;
  }),
  ...Object.entries(MISCOUNTED_GOODS).map(([rule, ways]) => miscounted(rule, 'goods', ...ways)),
  // A point for each house that is left, or for each yellow card.
  added('valletta.final.nothing-else', (table, { player }) => 8 - cellsOf(table, player).length),
  added('valletta.final.nothing-else', (table, { player }) => yellowCards(table, player)),
  ranked('valletta.final.winner', (_, one, other) => one.points < other.points),
  ranked('valletta.final.tie-houses', (_, one, other) => one.points > other.points),
  inResult('valletta.final.tie-upgrades-once', (table, random) => {
    const upgraded = scoresOf(table).map((score) => {
      const own = cellsOf(table, score.player).filter((cell) => table.upgraded.includes(cell));
      return { ...score, houses: score.houses + own.length };
    });
    const wrong = upgraded.filter(({ houses }, index) => houses !== scoresOf(table)[index]?.houses);
    return pick(wrong, random);
  }),
  ranked('valletta.final.tie-shared', (table, one, other) => {
    const goods = goodsOf(table, one.player) > goodsOf(table, other.player);
    return isAhead(one, other) || (one.points === other.points && one.houses === other.houses && goods);
  }),
  // For the player who had the earlier seat.
  ranked('valletta.final.tie-shared', (table, one, other) => {
    const earlier = table.players.indexOf(one.player) < table.players.indexOf(other.player);
    return isAhead(one, other) || (one.points === other.points && one.houses === other.houses && earlier);
  }),
];

/** The points of all buildings as if none were upgraded. */
export function frontPoints(table: Table, { player }: Score): number {
  return cellsOf(table, player).reduce((sum, cell) => sum + (buildingAt(table, cell)?.points ?? 0), 0);
}

/** A program that counts buildings or goods of a player wrongly, and adds up rightly. */
export function miscounted(rule: string, part: 'buildings' | 'goods', ...ways: Count[]): Mutator {
  const misread = part === 'goods' ? MISCOUNTED_GOODS : { 'valletta.upgrade.points': [frontPoints] };
  const others = Object.entries(misread).flatMap(([other, counts]) => (other === rule ? [] : counts));
  return inResult(rule, (table, random) => {
    const wrong = scoresOf(table).flatMap((score) => ways.map((count) => ({ score, counted: count(table, score) })));
    const isClear = ({ score, counted }: (typeof wrong)[number]): boolean =>
      counted !== score[part] && others.every((count) => count(table, score) !== counted);
    const chosen = pick(wrong.filter(isClear), random);
    if (!chosen) return undefined;
    const { score, counted } = chosen;
    return { ...score, [part]: counted, points: score.points + counted - score[part] };
  });
}

/** A program that adds other points to the sum of a player. */
function added(rule: string, points: Count): Mutator {
  return inResult(rule, (table, random) => {
    const chosen = pick(
      scoresOf(table).filter((score) => points(table, score) > 0),
      random,
    );
    return chosen && { ...chosen, points: chosen.points + points(table, chosen) };
  });
}

/** Writes the result with a wrong score, and accuses it. */
function inResult(rule: string, wrong: (table: Table, random: Random) => Score | undefined): Mutator {
  return inGame(rule, ({ game, end }, random) => {
    const score = wrong(end, random);
    const element = all(one(game, 'result'), 'score').find((stated) => get(stated, 'player') === score?.player);
    if (!score || !element) return undefined;
    const scores = scoresOf(end).map((right) => (right.player === score.player ? score : right));
    writeResult(game, scores, isAhead);
    return { what: said(element), place: RESULT, element };
  });
}

/** Right numbers, but other ranks; the first one that is wrong is accused. */
function ranked(rule: string, ahead: (table: Table, one: Score, other: Score) => boolean): Mutator {
  return inGame(rule, ({ game, end }) => {
    const scores = all(one(game, 'result'), 'score');
    const ranks = scores.map((score) => get(score, 'rank'));
    writeResult(game, scoresOf(end), (one, other) => ahead(end, one, other));
    const element = scores.find((score, index) => get(score, 'rank') !== ranks[index]);
    return element && { what: said(element), place: RESULT, element };
  });
}

function said(score: Element): string {
  return `${get(score, 'player')}: ${JSON.stringify(score.attributes)}`;
}

function yellowCards(table: Table, player: string): number {
  const yellow = table.edition.buildings.flatMap(({ colour, character }) => (colour === 'yellow' ? [character] : []));
  const zones = ['hand', 'pile', 'slot', 'discard'];
  return zones.flatMap((zone) => cardsAt(table, `${player} ${zone}`)).filter((card) => yellow.includes(card)).length;
}
