/** valletta.md 4.16 and 4.17: score track and final scoring; and numbers that no single rule explains. */
import type { GamePlan } from '../game-log.js';
import { ended } from '../whole-game.js';
import { breach, firstTurn, never, type RuleRow, type RuleTable, withCharacter } from './rule-row.js';

/** The figure comes to a number of points. */
function track(points: number): GamePlan {
  return withCharacter('rekuk', 'rekuk', { position: [`state p1 points=${points - 2}`] });
}

/** A total that lags behind by so many points, stated in the turn after. */
function lag(points: number, behind: number): RuleRow {
  return breach(
    'wrong',
    'turn 2 play 3',
    (stated) => ({
      position: [`state p1 points=${points - 2}`],
      cells: { 'A1-1': { character: 'rekuk' } },
      turns: [
        ['p1', 'builder build A1-1', 'rekuk', 'shopkeeper'],
        ['p2', 'shopkeeper', 'lumberjack', 'stone-sculptor', `state p1 points=${stated}`],
      ],
    }),
    [String(points), String(points - behind)],
  );
}

/** p1 ends with 2 points for goods, p2 with 2; the position adds what is said. */
function result(keeps: readonly string[], breaks: readonly string[], position: readonly string[] = []): RuleRow {
  const plan = { ...ended({}), position: ['state jean=24', ...position] };
  return { keeps: { ...plan, result: keeps }, breaks: { ...plan, result: breaks }, kind: 'wrong', at: 'result' };
}

export const ENDING_RULES: RuleTable = {
  'valletta.score.move': never(
    'a record states points, not spaces: a wrong number breaks the rule of its source',
    track(5),
  ),
  'valletta.score.wrap-25': lag(28, 25),
  'valletta.score.wrap-50': lag(53, 50),
  'valletta.score.wrap-75-100': lag(78, 75),
  'valletta.score.exact-multiple': never('a record states points, not spaces and tokens', track(50)),
  'valletta.score.no-limit': never('it permits', track(126)),
  'valletta.score.sources': breach(
    'wrong',
    'turn 1 play 1',
    (points) => firstTurn(`shopkeeper effect p1 points=${points}`),
    ['0', '1'],
  ),

  'valletta.final.buildings': result(['p1 buildings=0'], ['p1 buildings=1']),
  'valletta.final.goods': result(['p1 goods=2'], ['p1 goods=8']),
  'valletta.final.goods-pooled': result(['p1 goods=2'], ['p1 goods=3']),
  'valletta.final.nothing-else': result(
    ['p1 points=2', 'p2 points=2'],
    ['p1 points=4', 'p2 points=5'],
    ['state p1 houses=2', 'state p2 houses=3'],
  ),
  'valletta.final.winner': result(['p1 rank=1', 'p2 rank=2'], ['p1 rank=2', 'p2 rank=1'], ['state p1 points=1']),
  'valletta.final.tie-houses': result(
    ['p1 rank=2', 'p2 rank=1'],
    ['p1 rank=1', 'p2 rank=1'],
    ['state p1 houses=5', 'state p2 houses=4'],
  ),
  'valletta.final.tie-upgrades-once': upgradedHouse(),
  'valletta.final.tie-shared': result(['p1 rank=1', 'p2 rank=1'], ['p1 rank=1', 'p2 rank=2']),
  'valletta.final.timing': never('a result before the last play breaks valletta.end.game-end', {
    ...ended({}),
    result: [],
  }),

  'valletta.claim.total': breach(
    'wrong',
    'turn 1 play 3',
    (gold) => ({ turns: [['p1', 'shopkeeper', 'lumberjack', 'stone-sculptor', `state p1 gold=${gold}`]] }),
    ['3', '7'],
  ),
};

/** The houses built, with an upgraded building counted twice. */
function upgradedHouse(): RuleRow {
  const plan = ended({ lastOfP1: ['builder build A1-1', 'apprentice upgrade A1-1', 'banker'] });
  return {
    keeps: { ...plan, result: ['p1 houses=1'] },
    breaks: { ...plan, result: ['p1 houses=2'] },
    kind: 'wrong',
    at: 'result',
  };
}
