/** Peasant, mayor and queen in the last round: their cubes come without action B. @see rattus.md 4.11, 4.14 */
import { name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Use } from '../base/act.js';
import { moveCubes, placeOf } from '../base/cubes.js';
import { closed } from '../base/passage.js';
import { askQueen, noteOneCube, queenNumbers, queenRestsOnInvention } from '../expansion/queen.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { MAYOR_CUBES, PEASANT_CUBES, QUEEN_CUBES } from '../rules/amounts.js';
import type { Card, RattusElementOf, Region } from '../vocabulary.js';

const RULES: Readonly<Partial<Record<Card, readonly [rule: RuleIdOfRattus, cubes: number]>>> = {
  peasant: ['rattus.end.peasant', PEASANT_CUBES],
  mayor: ['rattus.piper.end-mayor', MAYOR_CUBES],
  queen: ['rattus.piper.end-queen', QUEEN_CUBES],
};

/** `<add>`: one region, so many cubes. In a regular turn these cards are part of action B. */
export function addCubes(use: Use, adds: readonly RattusElementOf<'add'>[]): void {
  const { judge, player, card } = use;
  const [rule, most] = RULES[card] ?? ['rattus.end.no-place', 0];
  let judged = judge.require(
    use.lastRound ? rule : 'rattus.place.single-region',
    use.lastRound || adds.length === 0,
    () => ({
      message: 'rattus_add-in-turn',
      with: { player: playerName(player.id), card: name('class-card', card) },
    }),
  );
  if (judged) {
    judged = judge.require(rule, adds.length <= 1, () => ({
      message: 'rattus_add-regions',
      with: { player: playerName(player.id), card: name('class-card', card), count: adds.length },
      expected: '1',
      actual: String(adds.length),
    }));
  }
  for (const add of adds) judged = addOne(use, add, rule, most, judged) && judged;
}

function addOne(use: Use, add: RattusElementOf<'add'>, rule: RuleIdOfRattus, most: number, judged: boolean): boolean {
  const { table, judge, player, card } = use;
  const region = known(add.values.region);
  const cubes = known(add.values.cubes) ?? (add.values.cubes === '?' ? undefined : Math.min(most, player.supply));
  if (region === undefined || cubes === undefined) {
    judge.suspend('choice', rule);
    return judged;
  }
  const numbers = card === 'queen' ? queenNumbers(table) : [most];
  const due = new Set(numbers.map((number) => Math.min(number, player.supply)));
  const right =
    judged &&
    !closed(table, judge, region, add, 'region') &&
    judge.require(rule, due.has(cubes), () => ({
      message: 'rattus_add-count',
      with: { player: playerName(player.id), card: name('class-card', card), count: cubes, most },
      expected: [...due].join('|'),
      actual: String(cubes),
      element: add,
      attribute: 'cubes',
      restsOn: [`${player.id} supply`],
    })) &&
    (region === 'castle' || requireCondition(use, add, region, rule));
  if (region === 'castle') return right;
  if (right && card === 'queen' && cubes < Math.min(most, player.supply)) noteOneCube(judge, rule, player.id, add);
  moveCubes(judge, {
    rule,
    verb: 'place',
    player,
    from: player.id,
    to: placeOf(region, player),
    cubes: new Array<number>(Math.min(cubes, Math.max(0, player.supply))).fill(0),
  });
  return right;
}

/** The mayor's majority and the queen's area count in the last round, too. */
function requireCondition(use: Use, add: RattusElementOf<'add'>, region: Region, rule: RuleIdOfRattus): boolean {
  const { table, judge, player, card } = use;
  if (card === 'mayor') {
    return judge.require(rule, table.leads(player.seat, region), () => ({
      message: 'rattus_mayor-does-not-lead',
      with: { player: playerName(player.id), regions: name('region', region) },
      element: add,
      attribute: 'region',
      actual: region,
      restsOn: table.players.map(({ id }) => `${region} ${id}`),
    }));
  }
  if (card !== 'queen') return true;
  return judge.require(rule, askQueen(table, judge, player.seat), () => ({
    message: 'rattus_queen-does-not-reign',
    with: { player: playerName(player.id) },
    element: add,
    reconstructed: queenRestsOnInvention(table, player.seat),
    restsOn: table.inUse.flatMap((one) => table.players.map(({ id }) => `${one} ${id}`)),
  }));
}
