/** Peasant, mayor and queen in the last round: their cubes come without action B. @see rattus.md 4.11, 4.14 */

import { differing, type Facts, foundAt } from '../../../engine/facts.js';
import { name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Act } from '../base/act.js';
import { bringCubes } from '../base/cubes.js';
import { refuseCastle, tellRegion } from '../base/passage.js';
import { noteOneCube, queenRestsOnInvention, tellAreas } from '../expansion/queen.js';
import { requireChosen } from '../record/asked.js';
import { momentIn } from '../record/from-record.js';
import type { AddedCubes } from '../rules/added-cubes.js';
import { regionNamed } from '../rules/facts.js';
import { allCubesOf, cubesIn, intoClosed, ofPlayer } from '../table/quantities.js';
import type { RattusElementOf, Region } from '../vocabulary.js';

/** `<add>`: one region, so many cubes, together or one by one. In a regular turn these cards are part of action B. */
export function addCubes(use: Act, adds: readonly RattusElementOf<'add'>[], declared: AddedCubes): void {
  const { judge, player } = use;
  const { card, rule, inTurn } = declared;
  let judged = judge.require(use.lastRound ? rule : inTurn, use.lastRound || adds.length === 0, () => ({
    message: 'rattus_add-in-turn',
    with: { card: name('class-card', card) },
    // Whoever takes them for a placement makes no other one.
    taints: [ofPlayer(player.id, 'supply')],
  }));
  const regions = new Set(adds.flatMap(({ values }) => known(values.region) ?? []));
  if (judged) {
    judged = judge.require(rule, regions.size <= 1, () => ({
      message: 'rattus_add-regions',
      with: { player: playerName(player.id), card: name('class-card', card), count: regions.size },
      ...differing('1', regions.size),
    }));
  }
  const parts =
    regions.size === 1 && adds.every(({ values }) => known(values.region)) ? [adds] : adds.map((add) => [add]);
  for (const part of parts) judged = addTogether(use, part, declared, judged) && judged;
}

/** @param adds all of them name one region */
function addTogether(
  use: Act,
  adds: readonly RattusElementOf<'add'>[],
  declared: AddedCubes,
  judged: boolean,
): boolean {
  const { judge, player } = use;
  const { card, rule, most } = declared;
  const add = adds.at(-1);
  if (!add) return judged;
  const region = known(add.values.region);
  const unsaid = adds.length > 1 ? 1 : Math.min(most, player.supply);
  const cubes = adds.reduce<number | undefined>((sum, { values }) => {
    const more = known(values.cubes ?? unsaid);
    return sum === undefined || more === undefined ? undefined : sum + more;
  }, 0);
  if (region === undefined || cubes === undefined) {
    judge.suspend('choice', rule);
    return judged;
  }
  if (region === 'castle') return judged && refuseCastle(judge, add, 'region', allCubesOf(player));
  const right = judged && requireCubes(use, add, declared, region, cubes);
  if (right && card === 'queen' && cubes < Math.min(most, player.supply))
    noteOneCube(judge, rule, player.id, { element: add });
  bringCubes(judge, rule, player, region, cubes);
  return right;
}

/** The mayor's majority and the queen's area count in the last round, too. */
function requireCubes(
  use: Act,
  add: RattusElementOf<'add'>,
  declared: AddedCubes,
  region: Region,
  cubes: number,
): boolean {
  const { table, judge, player } = use;
  const { card } = declared;
  if (card === 'queen') tellAreas(table, judge);
  return requireChosen(use, declared.move, [regionNamed(region), cubes], (answer) => {
    if (answer.slot === 'cubes') return tellNumber(use, add, declared, cubes);
    if (answer.rule === 'rattus.setup.unused-regions-closed')
      return tellRegion(table, answer.rule, {
        ...{ element: add, attribute: 'region', at: region },
        taints: intoClosed(player),
      });
    if (card === 'mayor') {
      return {
        message: 'rattus_mayor-does-not-lead',
        with: { player: playerName(player.id), regions: name('region', region) },
        ...foundAt(add, 'region', region),
        dependsOn: cubesIn(table, region),
      };
    }
    return {
      message: 'rattus_queen-does-not-reign',
      with: { player: playerName(player.id) },
      element: add,
      reconstructed: queenRestsOnInvention(table, player.seat),
      dependsOn: table.inUse.flatMap((one) => cubesIn(table, one)),
    };
  });
}

function tellNumber(use: Act, add: RattusElementOf<'add'>, { card, most, least }: AddedCubes, cubes: number): Facts {
  const { id, supply } = use.player;
  const due = new Set([least(momentIn(use)), most].map((number) => Math.min(number, supply)));
  const parameters = { player: playerName(id), card: name('class-card', card), cubes, count: cubes, supply };
  return {
    message: cubes > supply && cubes <= most ? 'rattus_places-more-than-owned' : 'rattus_add-count',
    with: { ...parameters, most: Math.min(most, supply) },
    expected: [...due].join('|'),
    ...foundAt(add, 'cubes', cubes),
    dependsOn: [ofPlayer(id, 'supply')],
  };
}
