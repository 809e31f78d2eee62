/** The magician: a potion under an own cube. @see rattus.md 4.13 */
import { name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Use } from '../base/act.js';
import { placeOf } from '../base/cubes.js';
import { closed } from '../base/passage.js';
import { requireAtMost } from '../cards/at-most.js';
import type { RattusElementOf } from '../vocabulary.js';

/** `<potion>`. @see rattus.piper.magician-potion, rattus.online.potions-unlimited */
export function magician(use: Use, potions: readonly RattusElementOf<'potion'>[]): void {
  const { table, judge, player } = use;
  const rule = 'rattus.piper.magician-potion';
  let judged = requireAtMost(use, rule, 1, potions, 'rattus_potions-at-once');
  for (const potion of potions) {
    const region = known(potion.values.region);
    if (region === undefined) {
      judge.suspend('choice', rule);
      continue;
    }
    if (region === 'castle') {
      if (judged) judged = !closed(table, judge, region, potion, 'region');
      continue;
    }
    const cubes = table.region(region).cubes[player.seat] ?? [];
    const on = known(potion.values.on);
    if (judged) {
      judged =
        judge.require(rule, cubes.length > 0, () => ({
          message: 'rattus_no-cube',
          with: { player: playerName(player.id), place: name('site', region) },
          element: potion,
          attribute: 'region',
          actual: region,
          restsOn: [`${region} ${player.id}`],
          spoils: table.players.map(({ id }) => `${id} potions`),
        })) &&
        judge.require(rule, on === undefined || cubes.includes(on), () => ({
          message: 'rattus_potion-under',
          with: { player: playerName(player.id), region: name('region', region), on: on ?? 0 },
          element: potion,
          attribute: 'on',
          restsOn: [`${player.id} potions`],
          spoils: [`${player.id} potions`],
        })) &&
        requireStock(use, potion);
    }
    if (cubes.length === 0) continue;
    const under = on !== undefined && cubes.includes(on) ? on : Math.min(...cubes);
    judge.effect(rule, {
      verb: 'place',
      player: player.id,
      thing: 'potion',
      which: String(under),
      amount: 1,
      from: 'stock',
      to: placeOf(region, player),
    });
    judge.scribe?.rule('rattus.invariant.potions');
  }
}

/** Ten potions by the book; online there is always one more. */
function requireStock({ table, judge, player }: Use, potion: RattusElementOf<'potion'>): boolean {
  const limit = table.profile.potions;
  if (limit === undefined) {
    judge.scribe?.rule('rattus.online.potions-unlimited');
    return true;
  }
  return judge.require('rattus.piper.magician-potion', table.potionStock > 0, () => ({
    message: 'rattus_no-potion',
    with: { player: playerName(player.id), limit },
    expected: `..${limit}`,
    element: potion,
    restsOn: table.players.map(({ id }) => `${id} potions`),
  }));
}
