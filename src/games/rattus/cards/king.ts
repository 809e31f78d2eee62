/** The king: one own cube comes into the castle, from a region without tokens. @see rattus.md 4.10 */

import { type Facts, foundAt } from '../../../engine/facts.js';
import { name } from '../../../engine/message.js';
import type { Answer } from '../../../kernel/conditions.js';
import { known } from '../../../log/attribute.js';
import type { Act } from '../base/act.js';
import { meantCubes, moveCubes, tellNoCube } from '../base/cubes.js';
import { watchDeployed } from '../ending.js';
import { requireChosen } from '../record/asked.js';
import * as declared from '../rules/cards/king.js';
import { regionNamed } from '../rules/facts.js';
import { allCubesOf, cubesOf, inRegion, ofPlayer } from '../table/quantities.js';
import type { RattusElementOf, Region } from '../vocabulary.js';
import { actInEach } from './acting.js';

const FORM = { rule: 'rattus.king.castle', message: 'rattus_king-twice', regions: ['from'] } as const;

/** `<castle>`. */
export function king(use: Act, castles: readonly RattusElementOf<'castle'>[]): void {
  const { table, judge, player } = use;
  actInEach(use, castles, FORM, (castle, { from }, judged) => {
    const meant = meantCubes(table, from, player, 1, castle.values.potions);
    if (!meant) return undefined;
    const { cubes, named } = meant;
    const right =
      judged &&
      requireChosen(use, declared.king, [regionNamed(from), named[0] ?? 0], (answer) =>
        tell(use, castle, from, answer),
      );
    if (cubes) {
      judge.applies('rattus.king.safe', 'rattus.king.counts', 'rattus.invariant.castle-monotone');
      moveCubes(judge, { rule: FORM.rule, verb: 'advance', player, from, to: 'castle', cubes });
    }
    return right;
  });
  watchDeployed(use);
}

function tell({ table, player }: Act, castle: RattusElementOf<'castle'>, from: Region, { rule }: Answer): Facts {
  switch (rule) {
    case 'rattus.king.rat-free': {
      const rats = table.region(from).rats.length;
      return {
        message: 'rattus_king-rats',
        with: { region: name('region', from), rats },
        expected: '0',
        ...foundAt(castle, 'from', rats),
        dependsOn: [inRegion(from, 'rats')],
        taints: [cubesOf(from, player), ofPlayer(player.id, 'castle'), ofPlayer(player.id, 'board')],
      };
    }
    case 'rattus.online.king-potion': {
      const [fewest = 0] = table.heightsAt(from, player.seat);
      const [meant = 0] = known(castle.values.potions) ?? [];
      return {
        message: 'rattus_king-potion',
        with: { region: name('region', from), fewest, meant },
        expected: String(fewest),
        ...foundAt(castle, 'potions', meant),
      };
    }
    default:
      return {
        ...tellNoCube(table, player, from, castle, 'from'),
        // Whose cube went into the castle cannot be told.
        taints: table.players.flatMap((one) => [
          cubesOf(from, one),
          ...(one === player ? allCubesOf(one) : [ofPlayer(one.id, 'board'), ofPlayer(one.id, 'castle')]),
        ]),
      };
  }
}
