/** The magician: a potion under an own cube. @see rattus.md 4.13 */

import { type Facts, foundAt } from '../../../engine/facts.js';
import { name, player as playerName } from '../../../engine/message.js';
import type { Answer } from '../../../kernel/conditions.js';
import { known } from '../../../log/attribute.js';
import type { Act } from '../base/act.js';
import { isCubeHidden, tellNoCube } from '../base/cubes.js';
import { actInEach } from '../cards/acting.js';
import { requireChosen } from '../record/asked.js';
import { POTIONS } from '../rules/amounts.js';
import * as declared from '../rules/cards/magician.js';
import { regionNamed } from '../rules/facts.js';
import { placeOf } from '../table/places.js';
import { ofAll, ofPlayer } from '../table/quantities.js';
import type { RattusElementOf, Region } from '../vocabulary.js';

const FORM = {
  rule: 'rattus.piper.magician-potion',
  message: 'rattus_potions-at-once',
  regions: ['region'],
} as const;

/** `<potion>`. @see rattus.piper.magician-potion, rattus.online.potions-unlimited */
export function magician(use: Act, potions: readonly RattusElementOf<'potion'>[]): void {
  const { table, judge, player } = use;
  actInEach(use, potions, FORM, (potion, { region }, judged) => {
    if (isCubeHidden(table, region, player.seat, potion.values.on)) return undefined;
    const cubes = table.heightsAt(region, player.seat);
    const fewest = cubes[0] ?? Number.POSITIVE_INFINITY;
    const on = known(potion.values.on);
    const right =
      judged &&
      requireChosen(use, declared.magician, [regionNamed(region), on ?? fewest], (answer) =>
        tell(use, potion, region, answer),
      );
    if (right && table.profile.potionsUnlimited) judge.applies('rattus.online.potions-unlimited');
    if (cubes.length === 0) return right;
    judge.effect(FORM.rule, {
      verb: 'place',
      player: player.id,
      thing: 'potion',
      which: String(on !== undefined && cubes.includes(on) ? on : fewest),
      from: 'stock',
      to: placeOf(region, player),
    });
    judge.applies('rattus.invariant.potions');
    return right;
  });
}

function tell({ table, player }: Act, potion: RattusElementOf<'potion'>, region: Region, { slot }: Answer): Facts {
  const on = known(potion.values.on);
  if (slot === 'region') {
    return {
      ...tellNoCube(table, player, region, potion, 'region'),
      taints: ofAll(table, 'potions'),
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
    dependsOn: ofAll(table, 'potions'),
  };
}
