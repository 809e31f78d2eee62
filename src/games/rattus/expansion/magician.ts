/** The magician: a potion under an own cube. @see rattus.md 4.13 */

import { type Facts, foundAt } from '../../../engine/facts.js';
import { name, player as playerName } from '../../../engine/message.js';
import type { Answer } from '../../../kernel/conditions.js';
import { known } from '../../../log/attribute.js';
import type { Use } from '../base/act.js';
import { isCubeHidden, tellNoCube } from '../base/cubes.js';
import { refuseCastle } from '../base/passage.js';
import { requireAtMost } from '../cards/at-most.js';
import { requireChosen } from '../record/asked.js';
import { POTIONS } from '../rules/amounts.js';
import * as declared from '../rules/cards/magician.js';
import { regionNamed } from '../rules/facts.js';
import { placeOf } from '../table/places.js';
import { ofPlayer } from '../table/quantities.js';
import type { RattusElementOf, Region } from '../vocabulary.js';

/** `<potion>`. @see rattus.piper.magician-potion, rattus.online.potions-unlimited */
export function magician(use: Use, potions: readonly RattusElementOf<'potion'>[]): void {
  const { table, judge, player } = use;
  const rule = 'rattus.piper.magician-potion';
  let judged = requireAtMost(use, rule, 1, potions, 'rattus_potions-at-once');
  for (const potion of potions) {
    const region = known(potion.values.region);
    if (region === undefined || isCubeHidden(table, region, player.seat, potion.values.on)) {
      judge.suspend('choice', rule);
      continue;
    }
    if (region === 'castle') {
      if (judged) judged = refuseCastle(judge, potion, 'region');
      continue;
    }
    const cubes = table.heightsAt(region, player.seat);
    const fewest = cubes[0] ?? Number.POSITIVE_INFINITY;
    const on = known(potion.values.on);
    if (judged)
      judged = requireChosen(
        use,
        declared.magician,
        [
          [declared.region, regionNamed(region)],
          [declared.height, on ?? fewest],
        ],
        (answer) => tell(use, potion, region, answer),
      );
    if (judged && table.profile.potionsUnlimited) judge.applies('rattus.online.potions-unlimited');
    if (cubes.length === 0) continue;
    judge.effect(rule, {
      verb: 'place',
      player: player.id,
      thing: 'potion',
      which: String(on !== undefined && cubes.includes(on) ? on : fewest),
      from: 'stock',
      to: placeOf(region, player),
    });
    judge.applies('rattus.invariant.potions');
  }
}

function tell({ table, player }: Use, potion: RattusElementOf<'potion'>, region: Region, { slot }: Answer): Facts {
  const on = known(potion.values.on);
  if (slot === 'region') {
    return {
      ...tellNoCube(table, player, region, potion, 'region'),
      taints: table.players.map(({ id }) => ofPlayer(id, 'potions')),
    };
  }
  if (on !== undefined && !table.heightsAt(region, player.seat).includes(on)) {
    return {
      message: 'rattus_potion-under',
      with: { player: playerName(player.id), region: name('region', region), on },
      ...foundAt(potion, 'on'),
      dependsOn: [ofPlayer(player.id, 'potions')],
      taints: [ofPlayer(player.id, 'potions')],
    };
  }
  return {
    message: 'rattus_no-potion',
    with: { player: playerName(player.id), limit: POTIONS },
    expected: `..${POTIONS}`,
    element: potion,
    dependsOn: table.players.map(({ id }) => ofPlayer(id, 'potions')),
  };
}
