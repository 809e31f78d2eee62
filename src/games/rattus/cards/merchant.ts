/** The merchant: up to three own cubes go together to a neighbouring region. @see rattus.md 4.10 */

import { type Facts, foundAt } from '../../../engine/facts.js';
import { name, player as playerName } from '../../../engine/message.js';
import type { Answer } from '../../../kernel/conditions.js';
import { known } from '../../../log/attribute.js';
import type { Use } from '../base/act.js';
import { chosenCubes, isCubeHidden, meantCubes, moveCubes, tellNoCube } from '../base/cubes.js';
import { refuseCastle, tellRegion } from '../base/passage.js';
import { type Filled, requireChosen } from '../record/asked.js';
import { MERCHANT_CUBES } from '../rules/amounts.js';
import * as declared from '../rules/cards/merchant.js';
import { regionNamed } from '../rules/facts.js';
import { placeOf } from '../table/places.js';
import { allCubesOf, cubesOf, ofPlayer } from '../table/quantities.js';
import type { RattusElementOf, Region } from '../vocabulary.js';
import { requireAtMost } from './at-most.js';

const RULE = 'rattus.merchant.move';

/** `<move>`: one origin, one target, the cubes together or one by one. */
export function merchant(use: Use, moves: readonly RattusElementOf<'move'>[]): void {
  const { table, judge, player } = use;
  let judged = requireOneMove(use, moves);
  for (const move of moves) {
    const from = known(move.values.from);
    const to = known(move.values.to);
    const count = known(move.values.cubes);
    if (from === undefined || to === undefined || count === undefined) {
      judge.suspend('choice', RULE);
      continue;
    }
    if (from === 'castle' || to === 'castle') {
      if (judged) judged = refuseCastle(judge, move, from === 'castle' ? 'from' : 'to', allCubesOf(player));
      continue;
    }
    if (isCubeHidden(table, from, player.seat, move.values.potions)) {
      judge.suspend('choice', RULE);
      continue;
    }
    const meant = known(move.values.potions);
    const cubes = chosenCubes(table, from, player.seat, count, meant);
    const heights = meantCubes(cubes, count, meant);
    if (judged)
      judged = requireChosen(
        use,
        declared.merchant,
        [
          [declared.from, regionNamed(from)],
          [declared.to, regionNamed(to)],
          [declared.amount, count],
          ...declared.heights.map((slot, index): Filled => [slot, heights[index] ?? 0]),
        ],
        (answer) => tell(use, move, { from, to, count }, answer),
      );
    if (!cubes) continue;
    moveCubes(judge, {
      rule: RULE,
      verb: 'advance',
      player,
      from: placeOf(from, player),
      to: placeOf(to, player),
      cubes,
    });
  }
}

/** All go one way, and are not too many together. */
function requireOneMove(use: Use, moves: readonly RattusElementOf<'move'>[]): boolean {
  const ways = (['from', 'to'] as const).map((end) => new Set(moves.flatMap(({ values }) => known(values[end]) ?? [])));
  const last = moves.at(-1);
  if (!last || moves.length < 2 || ways.some(({ size }) => size > 1))
    return requireAtMost(use, RULE, 1, moves, 'rattus_merchant-twice');
  const count = moves.reduce((sum, { values }) => sum + (known(values.cubes) ?? 1), 0);
  return use.judge.require(RULE, count <= MERCHANT_CUBES, () => tellCount(use, last, count));
}

function tellCount({ player }: Pick<Use, 'player'>, move: RattusElementOf<'move'>, count: number): Facts {
  return {
    message: 'rattus_merchant-count',
    with: { player: playerName(player.id), count, most: MERCHANT_CUBES },
    expected: `1..${MERCHANT_CUBES}`,
    ...foundAt(move, 'cubes', count),
  };
}

/** A move as it is recorded. */
interface Recorded {
  readonly from: Region;
  readonly to: Region;
  readonly count: number;
}

function tell(
  { table, player }: Use,
  move: RattusElementOf<'move'>,
  { from, to, count }: Recorded,
  { rule, slot }: Answer,
): Facts {
  if (slot === 'to') {
    const taints = [cubesOf(from, player), cubesOf(to, player)];
    return tellRegion(table, rule, { element: move, attribute: 'to', at: to, from, taints });
  }
  if (slot === 'cubes' && (count < 1 || count > MERCHANT_CUBES)) {
    return tellCount({ player }, move, count);
  }
  // Whose cubes were moved instead cannot be told.
  const taints = table.players.flatMap((one) => [cubesOf(from, one), cubesOf(to, one), ofPlayer(one.id, 'board')]);
  if (slot === 'potions') {
    const actual = known(move.values.potions)?.join(' ');
    return { ...tellNoCube(table, player, from, move, 'potions'), ...(actual !== undefined && { actual }), taints };
  }
  const owned = table.cubesAt(from, player.seat);
  return {
    message: 'rattus_not-so-many',
    with: { player: playerName(player.id), region: name('region', from), count, owned },
    expected: `..${owned}`,
    ...foundAt(move, 'cubes', count),
    dependsOn: [cubesOf(from, player)],
    taints,
  };
}
