/** The baker: a card that holds cubes. @see rattus.md 4.13 */

import { foundAt } from '../../../engine/facts.js';
import type { Facts, Judge } from '../../../engine/judge.js';
import { name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Use } from '../base/act.js';
import { chosenCubes, heightOf, isCubeHidden, moveCubes, plainCube } from '../base/cubes.js';
import { refuseCastle, tellRegion } from '../base/passage.js';
import { requireAtMost } from '../cards/at-most.js';
import { watchDeployed } from '../ending.js';
import { requireChosen, requireSlotOf } from '../record/asked.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import * as declared from '../rules/cards/baker.js';
import { regionNamed } from '../rules/facts.js';
import { placeOf } from '../table/places.js';
import { allCubesOf, cubesOf, ofPlayer, onTable } from '../table/quantities.js';
import type { TableState } from '../table/state.js';
import { type RattusElementOf, REGIONS } from '../vocabulary.js';

/** `<bake>`: one own cube onto the card. @see rattus.piper.baker-deposit */
export function bake(use: Use, cakes: readonly RattusElementOf<'bake'>[]): void {
  const { table, judge, player } = use;
  if (cakes.length === 0) return;
  const rule = 'rattus.piper.baker-deposit';
  let judged = requireAtMost(use, rule, 1, cakes, 'rattus_bakes-twice');
  for (const cake of cakes) {
    const stated = known(cake.values.from);
    const from = stated ?? 'supply';
    const region = REGIONS.find((one) => one === from);
    const isAnyRegion = stated === undefined && table.profile.bakerFromBoard;
    if (isAnyRegion || (region && isCubeHidden(table, region, player.seat, cake.values.potions))) {
      judge.suspend('choice', rule);
      continue;
    }
    if (from === 'castle') {
      if (judged) judged = refuseCastle(judge, cake, 'from', allCubesOf(player));
      continue;
    }
    const meant = known(cake.values.potions);
    const cubes = region ? chosenCubes(table, region, player.seat, 1, meant) : plainCube(player.supply, meant);
    if (judged) {
      judged = requireChosen(
        use,
        declared.bake,
        [
          [declared.source, region ? regionNamed(region) : declared.FROM_SUPPLY],
          [declared.height, heightOf(cubes, meant)],
        ],
        () => tellBaking(use, cake, from),
      );
    }
    if (!cubes) continue;
    const place = region ? placeOf(region, player) : player.id;
    moveCubes(judge, { rule, verb: 'place', player, from: place, to: placeOf('baker', player), cubes });
  }
  watchDeployed(use);
}

function tellBaking({ table, player }: Use, cake: RattusElementOf<'bake'>, from: string): Facts {
  const region = REGIONS.find((one) => one === from);
  const { bakerFromBoard } = table.profile;
  if ((region !== undefined) !== bakerFromBoard) {
    return {
      message: 'rattus_bakes-from',
      with: {
        player: playerName(player.id),
        from: name('site', from),
        source: name('site', bakerFromBoard ? 'board' : 'supply'),
      },
      expected: bakerFromBoard ? REGIONS.join('|') : 'supply',
      ...foundAt(cake, 'from', from),
    };
  }
  return {
    message: 'rattus_no-cube',
    with: {
      player: playerName(player.id),
      place: name('site', region ?? 'supply'),
      cubes: region ? table.cubesAt(region, player.seat) : 0,
    },
    element: cake,
    dependsOn: [region ? cubesOf(region, player) : ofPlayer(player.id, 'supply')],
  };
}

/** Whether `<unload>` says that no cube is set down, and none lies on the card: then nothing is done. */
export function setsNothingDown({ players }: TableState, element: RattusElementOf<'unload'>): boolean {
  return known(element.values.cubes) === 0 && players.every(({ baker }) => baker === 0);
}

/**
 * `<unload>`: all cubes on the card go into one region, whoever they belong to.
 * @param rule of the taking over, or of the end
 * @param judged false where a breach has been found already
 */
export function unloadCubes(
  table: TableState,
  judge: Judge,
  element: RattusElementOf<'unload'>,
  rule: RuleIdOfRattus,
  judged: boolean,
): void {
  const region = known(element.values.region);
  const claimed = known(element.values.cubes);
  const cubes = declared.cubesOnBaker(table.board);
  if (judged && claimed !== undefined) {
    judge.require(rule, claimed === cubes, () => ({
      kind: 'wrong',
      message: 'rattus_unload-count',
      with: { count: cubes, claimed },
      expected: String(cubes),
      ...foundAt(element, 'cubes', claimed),
      dependsOn: table.players.map(({ id }) => ofPlayer(id, 'baker')),
      taints: [onTable('unloading'), ...table.players.map(({ id }) => ofPlayer(id, 'baker'))],
    }));
  }
  if (region === undefined) return judge.suspend('choice');
  if (region === 'castle') {
    refuseCastle(judge, element, 'region', table.players.flatMap(allCubesOf));
    return;
  }
  const isOpen = requireSlotOf({ table, judge }, declared.unloadedInto, regionNamed(region), ({ rule: broken }) =>
    tellRegion(table, broken, { element, attribute: 'region', at: region }),
  );
  if (!isOpen) return;
  let left = claimed ?? cubes;
  judge.line(rule, 'rattus_unloaded', () => ({ count: Math.min(left, cubes), region: name('region', region) }));
  for (const player of table.players) {
    const amount = Math.min(player.baker, left);
    if (amount <= 0) continue;
    left -= amount;
    moveCubes(judge, {
      rule,
      verb: 'place',
      player,
      from: placeOf('baker', player),
      to: placeOf(region, player),
      cubes: new Array<number>(amount).fill(0),
    });
  }
}
