/** The magician's potions: each lies under one cube and goes instead of it. @see rattus.md 4.13, rattus.online.magician-forced */

import { differing, numbersFrom } from '../../../engine/facts.js';
import { choice, name, player as playerName } from '../../../engine/message.js';
import type { Seat } from '../../../kernel/index-of.js';
import { known, UNKNOWN } from '../../../log/attribute.js';
import type { Outbreak } from '../base/outbreak.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { regionNamed } from '../rules/facts.js';
import { maySpend, maySpendFrom, potionsAgainst as potionsIn } from '../rules/hits.js';
import { placeOf } from '../table/places.js';
import { cubesOf, inRegion, ofPlayer } from '../table/quantities.js';
import type { Ravage } from '../table/ravage-state.js';
import type { PlayerState, TableState } from '../table/state.js';
import type { RattusElementOf } from '../vocabulary.js';

/** Potions that protect a player's cubes in a ravage. @see option final-plague-potions */
export function potionsAgainst(table: TableState, { at, mover }: Ravage, seat: number): number {
  return potionsIn(table.board, at, seat as Seat, mover === undefined);
}

/** How many potions are spent where that is no choice: as long as there are any. @see rattus.online.magician-forced */
export function potionsSpent(table: TableState, ravage: Ravage, seat: number, hits: number): number {
  return Math.min(hits, potionsAgainst(table, ravage, seat));
}

/**
 * Spends potions for a player's threatened cubes.
 * @param hits undefined where the token is not known
 * @returns how many were spent
 */
export function spendPotions(
  outbreak: Outbreak,
  player: PlayerState,
  hits: number | undefined,
  recorded: readonly RattusElementOf<'spend-potion'>[],
): number {
  const { table, ravage } = outbreak;
  const owned = potionsAgainst(table, ravage, player.seat);
  if (recorded.length > 0) requireSpent(outbreak, player, hits, recorded, owned);
  const isForced = table.profile.potionsForced && hits !== undefined;
  const due = isForced ? Math.min(hits, owned) : 0;
  const amount = recorded.length > 0 ? Math.min(recorded.length, owned) : due;
  for (let index = 0; index < amount; index += 1) spendOne(outbreak, player, recorded[index], isForced);
  return amount;
}

function requireSpent(
  outbreak: Outbreak,
  player: PlayerState,
  hits: number | undefined,
  recorded: readonly RattusElementOf<'spend-potion'>[],
  owned: number,
): void {
  const { table, judge, ravage } = outbreak;
  const { potionsForced } = table.profile;
  const { region, mover } = ravage;
  const spent = recorded.length;
  // For a token that nobody knows there may be as many hits as that.
  const threatened = hits ?? spent;
  const most = Math.min(threatened, owned);
  const rule: RuleIdOfRattus = potionsForced ? 'rattus.online.magician-forced' : 'rattus.piper.magician-protect';
  const place = [table.board, regionNamed(region), player.seat] as const;
  judge.require(rule, maySpend(...place, threatened, spent, mover === undefined), () => ({
    kind: 'wrong',
    message: 'rattus_potions-spent',
    with: {
      player: playerName(player.id),
      region: name('region', region),
      ...{ spent, owned, hits: hits ?? 0 },
      protects: choice(mover === undefined && table.profile.finalPotionsIgnored ? 'no' : 'yes'),
    },
    ...differing(numbersFrom(potionsForced ? most : 0, most), spent),
    element: recorded.at(-1) ?? outbreak.element,
    player: player.id,
    dependsOn: [ofPlayer(player.id, 'potions'), cubesOf(region, player), inRegion(region, 'losses')],
    taints: [ofPlayer(player.id, 'potions'), inRegion(region, 'losses')],
  }));
}

function spendOne(
  { table, judge, ravage, token }: Outbreak,
  player: PlayerState,
  element: RattusElementOf<'spend-potion'> | undefined,
  isForced: boolean,
): void {
  const { region, mover } = ravage;
  const most = table.heightsAt(region, player.seat).at(-1) ?? 0;
  const on = element ? known(element.values.on) : undefined;
  const rule: RuleIdOfRattus = isForced ? 'rattus.online.magician-most' : 'rattus.piper.magician-protect';
  const [fewest] = table.heightsAt(region, player.seat).filter((potions) => potions > 0);
  if (element?.values.on === UNKNOWN && !isForced && fewest !== most) judge.suspend('choice', rule);
  const right =
    on === undefined ||
    judge.require(rule, maySpendFrom(table.board, regionNamed(region), player.seat, on, isForced), () => ({
      kind: 'wrong',
      message: isForced && on < most ? 'rattus_potion-most' : 'rattus_potion-cube',
      with: { player: playerName(player.id), region: name('region', region), on, most },
      ...differing(most, on),
      ...(element && { element }),
      attribute: 'on',
      dependsOn: [ofPlayer(player.id, 'potions')],
      taints: [ofPlayer(player.id, 'potions')],
    }));
  judge.effect(isForced ? 'rattus.online.magician-forced' : 'rattus.piper.magician-protect', {
    verb: 'remove',
    player: player.id,
    thing: 'potion',
    which: String(right ? (on ?? most) : most),
    from: placeOf(region, player),
    to: 'stock',
  });
  const cause = 'potion';
  table.losses.push({ turn: table.turn, mover, region, token: token?.id, seat: player.seat, cause, potion: true });
}
