/** The merchant: up to three own cubes go together to a neighbouring region. @see rattus.md 4.10 */
import { name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Use } from '../base/act.js';
import { chosenCubes, moveCubes, placeOf } from '../base/cubes.js';
import { closed, requireStep } from '../base/passage.js';
import { MERCHANT_CUBES } from '../rules/amounts.js';
import type { RattusElementOf } from '../vocabulary.js';
import { requireAtMost } from './at-most.js';

/** `<move>`: one origin, one target. */
export function merchant(use: Use, moves: readonly RattusElementOf<'move'>[]): void {
  const { table, judge, player } = use;
  const rule = 'rattus.merchant.move';
  let judged = requireAtMost(use, rule, 1, moves, 'rattus_merchant-twice');
  for (const move of moves) {
    const from = known(move.values.from);
    const to = known(move.values.to);
    const count = known(move.values.cubes);
    if (from === undefined || to === undefined || count === undefined) {
      judge.suspend('choice', rule);
      continue;
    }
    if (from === 'castle' || to === 'castle') {
      if (judged) judged = !closed(table, judge, 'castle', move, from === 'castle' ? 'from' : 'to');
      continue;
    }
    const cubes = chosenCubes(table, from, player.seat, count, known(move.values.potions));
    if (judged) {
      judged =
        judge.require(rule, count >= 1 && count <= MERCHANT_CUBES, () => ({
          message: 'rattus_merchant-count',
          with: { player: playerName(player.id), count, most: MERCHANT_CUBES },
          expected: `1..${MERCHANT_CUBES}`,
          actual: String(count),
          element: move,
          attribute: 'cubes',
        })) &&
        judge.require(rule, cubes !== undefined, () => ({
          message: 'rattus_not-so-many',
          with: {
            player: playerName(player.id),
            region: name('region', from),
            count,
            owned: table.cubesAt(from, player.seat),
          },
          expected: `..${table.cubesAt(from, player.seat)}`,
          actual: String(count),
          element: move,
          attribute: 'cubes',
          restsOn: [`${from} ${player.id}`],
          // Whose cubes were moved instead cannot be told.
          spoils: table.players.flatMap(({ id }) => [`${from} ${id}`, `${to} ${id}`, `${id} board`]),
        })) &&
        requireStep(table, judge, { from, to, rule, element: move, attribute: 'to' });
    }
    if (!cubes) continue;
    moveCubes(judge, { rule, verb: 'advance', player, from: placeOf(from, player), to: placeOf(to, player), cubes });
  }
}
