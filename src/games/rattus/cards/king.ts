/** The king: one own cube comes into the castle, from a region without tokens. @see rattus.md 4.10 */
import { name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Use } from '../base/act.js';
import { allCubesOf, chosenCubes, moveCubes, placeOf } from '../base/cubes.js';
import { closed } from '../base/passage.js';
import { watchDeployed } from '../ending.js';
import type { RattusElementOf, Region } from '../vocabulary.js';
import { requireAtMost } from './at-most.js';

/** `<castle>`. */
export function king(use: Use, castles: readonly RattusElementOf<'castle'>[]): void {
  const { table, judge, player } = use;
  const rule = 'rattus.king.castle';
  let judged = requireAtMost(use, rule, 1, castles, 'rattus_king-twice');
  for (const castle of castles) {
    const from = known(castle.values.from);
    if (from === undefined) {
      judge.suspend('choice', rule);
      continue;
    }
    if (from === 'castle') {
      if (judged) judged = !closed(table, judge, from, castle, 'from');
      continue;
    }
    const meant = known(castle.values.potions);
    const cubes = chosenCubes(table, from, player.seat, 1, meant);
    if (judged) {
      judged =
        judge.require(rule, cubes !== undefined, () => ({
          message: 'rattus_no-cube',
          with: { player: playerName(player.id), place: name('site', from) },
          element: castle,
          attribute: 'from',
          actual: from,
          restsOn: [`${from} ${player.id}`],
          // Whose cube went into the castle cannot be told.
          spoils: table.players.flatMap((one) => [
            `${from} ${one.id}`,
            ...(one === player ? allCubesOf(one) : [`${one.id} board`, `${one.id} castle`]),
          ]),
        })) &&
        judge.require('rattus.king.rat-free', table.region(from).rats.length === 0, () => ({
          message: 'rattus_king-rats',
          with: { region: name('region', from), rats: table.region(from).rats.length },
          expected: '0',
          actual: String(table.region(from).rats.length),
          element: castle,
          attribute: 'from',
          restsOn: [`${from} rats`],
          spoils: [`${from} ${player.id}`, `${player.id} castle`, `${player.id} board`],
        })) &&
        requirePlainCube(use, castle, from, meant);
    }
    if (!cubes) continue;
    judge.scribe?.rule('rattus.king.safe');
    judge.scribe?.rule('rattus.king.counts');
    judge.scribe?.rule('rattus.invariant.castle-monotone');
    moveCubes(judge, {
      rule,
      verb: 'advance',
      player,
      from: placeOf(from, player),
      to: placeOf('castle', player),
      cubes,
    });
  }
  watchDeployed(use);
}

/** Online the cube with the fewest potions goes. @see rattus.online.king-potion */
function requirePlainCube(
  { table, judge, player }: Use,
  castle: RattusElementOf<'castle'>,
  from: Region,
  meant: readonly number[] | undefined,
): boolean {
  if (!table.profile.kingTakesPlain) return true;
  const fewest = Math.min(...(table.region(from).cubes[player.seat] ?? [0]));
  return judge.require('rattus.online.king-potion', meant === undefined || meant[0] === fewest, () => ({
    message: 'rattus_king-potion',
    with: { region: name('region', from), fewest, meant: meant?.[0] ?? 0 },
    expected: String(fewest),
    actual: String(meant?.[0]),
    element: castle,
    attribute: 'potions',
  }));
}
