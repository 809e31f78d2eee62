/** The magician's potions: each lies under one cube and goes instead of it. @see rattus.md 4.13, rattus.online.magician-forced */
import { name, player as playerName } from '../../../engine/message.js';
import type { Seat } from '../../../kernel/index-of.js';
import { known } from '../../../log/attribute.js';
import { placeOf } from '../base/cubes.js';
import type { Outbreak } from '../base/outbreak.js';
import type { Ravage } from '../base/ravage-state.js';
import { laidOut } from '../from-record.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { regionNamed } from '../rules/facts.js';
import * as declared from '../rules/hits.js';
import type { PlayerState, TableState } from '../state.js';
import type { RattusElementOf } from '../vocabulary.js';

/** Potions that protect a player's cubes in a ravage. @see option final-plague-potions */
export function potionsAgainst(table: TableState, { region, mover }: Ravage, seat: number): number {
  return declared.potionsAgainst(laidOut(table), regionNamed(region), seat as Seat, mover === undefined);
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
  if (owned === 0 && recorded.length === 0) return 0;
  const forced = table.profile.potionsForced && hits !== undefined;
  const due = forced ? potionsSpent(table, ravage, player.seat, hits) : recorded.length;
  if (recorded.length > 0) requireSpent(outbreak, player, hits, recorded, owned, due);
  const amount = Math.min(recorded.length > 0 ? recorded.length : due, owned);
  for (let index = 0; index < amount; index += 1) spendOne(outbreak, player, recorded[index], forced);
  return amount;
}

function requireSpent(
  outbreak: Outbreak,
  player: PlayerState,
  hits: number | undefined,
  recorded: readonly RattusElementOf<'spend-potion'>[],
  owned: number,
  due: number,
): void {
  const { table, judge, ravage } = outbreak;
  const element = recorded.at(-1) ?? outbreak.element;
  const restsOn = [`${player.id} potions`, `${ravage.region} ${player.id}`, `${ravage.region} losses`];
  const spent = recorded.length;
  const wanted = table.profile.potionsForced ? due : Math.min(hits ?? spent, owned);
  const right = table.profile.potionsForced && hits !== undefined ? spent === due : spent <= wanted;
  const rule: RuleIdOfRattus = table.profile.potionsForced
    ? 'rattus.online.magician-forced'
    : 'rattus.piper.magician-protect';
  judge.require(rule, right, () => ({
    kind: 'wrong',
    message: 'rattus_potions-spent',
    with: { player: playerName(player.id), region: name('region', ravage.region), spent, owned, hits: hits ?? 0 },
    expected: table.profile.potionsForced ? String(due) : `0..${wanted}`,
    actual: String(spent),
    element,
    player: player.id,
    restsOn,
    spoils: [`${player.id} potions`, `${ravage.region} losses`],
  }));
}

function spendOne(
  { table, judge, ravage, token }: Outbreak,
  player: PlayerState,
  element: RattusElementOf<'spend-potion'> | undefined,
  forced: boolean,
): void {
  const { region, mover } = ravage;
  const cubes = table.region(region).cubes[player.seat] ?? [];
  const most = Math.max(0, ...cubes);
  const on = element ? known(element.values.on) : undefined;
  const right =
    on === undefined ||
    judge.require(
      forced ? 'rattus.online.magician-most' : 'rattus.piper.magician-protect',
      forced ? on === most : on > 0 && cubes.includes(on),
      () => ({
        kind: 'wrong',
        message: 'rattus_potion-cube',
        with: { player: playerName(player.id), region: name('region', region), on, most },
        expected: String(most),
        actual: String(on),
        ...(element && { element }),
        attribute: 'on',
        restsOn: [`${player.id} potions`],
        spoils: [`${player.id} potions`],
      }),
    );
  const under = right ? (on ?? most) : most;
  judge.effect(forced ? 'rattus.online.magician-forced' : 'rattus.piper.magician-protect', {
    verb: 'remove',
    player: player.id,
    thing: 'potion',
    which: String(under),
    amount: 1,
    from: placeOf(region, player),
    to: 'stock',
  });
  table.losses.push({
    turn: table.turn,
    mover,
    region,
    token: token?.id,
    seat: player.seat,
    cause: 'potion',
    potion: true,
  });
}
