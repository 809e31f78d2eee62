/** The baker: a card that holds cubes. @see rattus.md 4.13 */

import { foundAt } from '../../../engine/facts.js';
import type { Facts, Judge } from '../../../engine/judge.js';
import { name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Act } from '../base/act.js';
import { meantCubes, moveCubes } from '../base/cubes.js';
import { refuseCastle, tellRegion } from '../base/passage.js';
import { actInEach } from '../cards/acting.js';
import { watchDeployed } from '../ending.js';
import { requireChosen, requireSlotOf } from '../record/asked.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import * as declared from '../rules/cards/baker.js';
import { regionNamed } from '../rules/facts.js';
import { allCubesOf, cubesOf, intoClosed, ofAll, ofPlayer, onTable } from '../table/quantities.js';
import type { TableState } from '../table/state.js';
import { type RattusElementOf, REGIONS, type Region } from '../vocabulary.js';

const FORM = { rule: 'rattus.piper.baker-deposit', message: 'rattus_bakes-twice', regions: [] } as const;

/** `<bake>`: one own cube onto the card. @see rattus.piper.baker-deposit */
export function bake(use: Act, cakes: readonly RattusElementOf<'bake'>[]): void {
  const { table, judge, player } = use;
  if (cakes.length === 0) return;
  const { bakerFromBoard } = table.profile;
  actInEach(use, cakes, FORM, (cake, _, judged) => {
    const stated = known(cake.values.from);
    if (stated === undefined && bakerFromBoard) return undefined;
    const from = stated ?? 'supply';
    if (from === 'castle') return judged && refuseCastle(judge, cake, 'from', allCubesOf(player));
    const meant = meantCubes(table, from, player, 1, cake.values.potions);
    if (!meant) return undefined;
    const { cubes, named } = meant;
    const right =
      judged &&
      requireChosen(
        use,
        declared.bake,
        [from === 'supply' ? declared.FROM_SUPPLY : regionNamed(from), named[0] ?? 0],
        () => tellBaking(use, cake, from),
      );
    if (cubes) moveCubes(judge, { rule: FORM.rule, verb: 'place', player, from, to: 'baker', cubes });
    return right;
  });
  watchDeployed(use);
}

function tellBaking({ table, player }: Act, cake: RattusElementOf<'bake'>, from: Region | 'supply'): Facts {
  const { bakerFromBoard } = table.profile;
  const isFromSupply = from === 'supply';
  if (isFromSupply === bakerFromBoard) {
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
      place: name('site', from),
      cubes: isFromSupply ? 0 : table.cubesAt(from, player.seat),
    },
    element: cake,
    dependsOn: [isFromSupply ? ofPlayer(player.id, 'supply') : cubesOf(from, player)],
    taints: allCubesOf(player),
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
      dependsOn: ofAll(table, 'baker'),
      taints: [onTable('unloading'), ...table.players.flatMap(allCubesOf)],
    }));
  }
  if (region === undefined) return judge.suspend('choice');
  if (region === 'castle') {
    refuseCastle(judge, element, 'region', table.players.flatMap(allCubesOf));
    return;
  }
  const isOpen = requireSlotOf({ table, judge }, declared.unloadedInto, regionNamed(region), ({ rule: broken }) =>
    tellRegion(table, broken, {
      ...{ element, attribute: 'region', at: region },
      taints: [...table.players.flatMap(intoClosed), ...ofAll(table, 'baker')],
    }),
  );
  if (!isOpen) return;
  let left = claimed ?? cubes;
  judge.line(rule, 'rattus_unloaded', () => ({ count: Math.min(left, cubes), region: name('region', region) }));
  for (const player of table.players) {
    const amount = Math.min(player.baker, left);
    if (amount <= 0) continue;
    left -= amount;
    const cubes = new Array<number>(amount).fill(0);
    moveCubes(judge, { rule, verb: 'place', player, from: 'baker', to: region, cubes });
  }
}
