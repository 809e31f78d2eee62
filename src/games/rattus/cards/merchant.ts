/** The merchant: up to three own cubes go together to a neighbouring region. @see rattus.md 4.10 */

import { type Facts, foundAt } from '../../../engine/facts.js';
import { name, player as playerName } from '../../../engine/message.js';
import type { Answer } from '../../../kernel/conditions.js';
import { known } from '../../../log/attribute.js';
import type { Act } from '../base/act.js';
import { cubesBetween, meantCubes, moveCubes, tellNoCube } from '../base/cubes.js';
import { tellRegion } from '../base/passage.js';
import { requireChosen } from '../record/asked.js';
import { MERCHANT_CUBES } from '../rules/amounts.js';
import * as declared from '../rules/cards/merchant.js';
import { regionNamed } from '../rules/facts.js';
import { anybodysIn, cubesOf, ofPlayer } from '../table/quantities.js';
import type { RattusElementOf, Region } from '../vocabulary.js';
import { actInEach, requireAtMost } from './acting.js';

const RULE = 'rattus.merchant.move';
const FORM = { rule: RULE, message: 'rattus_merchant-twice', regions: ['from', 'to'], movesCubes: true } as const;

/** `<move>`: one origin, one target, the cubes together or one by one. */
export function merchant(use: Act, moves: readonly RattusElementOf<'move'>[]): void {
  const { table, judge, player } = use;
  const act = (move: RattusElementOf<'move'>, { from, to }: Way, judged: boolean): boolean | undefined => {
    const count = known(move.values.cubes);
    const meant = count === undefined ? undefined : meantCubes(table, from, player, count, move.values.potions);
    if (count === undefined || !meant) return undefined;
    const { cubes, named } = meant;
    const right =
      judged &&
      requireChosen(
        use,
        declared.merchant,
        [regionNamed(from), regionNamed(to), count, ...named.slice(0, MERCHANT_CUBES)],
        (answer) => tell(use, move, { from, to }, count, answer),
      );
    if (cubes) moveCubes(judge, { rule: RULE, verb: 'advance', player, from, to, cubes });
    return right;
  };
  actInEach(use, moves, FORM, act, requireOneMove(use, moves));
}

/** All go one way, and are not too many together. */
function requireOneMove(use: Act, moves: readonly RattusElementOf<'move'>[]): boolean {
  const last = moves.at(-1);
  if (!last || moves.length < 2) return requireAtMost(use, FORM, moves);
  const ways = (['from', 'to'] as const).map((end) => new Set(moves.flatMap(({ values }) => known(values[end]) ?? [])));
  if (ways.some(({ size }) => size > 1)) return requireAtMost(use, FORM, moves);
  const count = moves.reduce((sum, { values }) => sum + (known(values.cubes) ?? 1), 0);
  return use.judge.require(RULE, count <= MERCHANT_CUBES, () => tellCount(use, last, count));
}

function tellCount({ player }: Act, move: RattusElementOf<'move'>, count: number): Facts {
  const { from, to } = move.values;
  return {
    message: 'rattus_merchant-count',
    with: { player: playerName(player.id), count, most: MERCHANT_CUBES },
    expected: `1..${MERCHANT_CUBES}`,
    ...foundAt(move, 'cubes', count),
    // As many as are allowed may have gone.
    taints: [from, to].flatMap((one) => (one && one !== '?' ? cubesOf(one, player) : [])),
  };
}

/** The regions between which cubes go. */
interface Way {
  readonly from: Region;
  readonly to: Region;
}

function tell(
  use: Act,
  move: RattusElementOf<'move'>,
  { from, to }: Way,
  count: number,
  { rule, slot }: Answer,
): Facts {
  const { table, player } = use;
  if (slot === 'to') {
    const taints = cubesBetween(table, player, from, to);
    return tellRegion(table, rule, { element: move, attribute: 'to', at: to, from, taints });
  }
  if (slot === 'cubes' && (count < 1 || count > MERCHANT_CUBES)) {
    return tellCount(use, move, count);
  }
  // Whose cubes were moved instead cannot be told.
  const taints = anybodysIn(table, from, to);
  if (slot === 'potions') {
    const actual = known(move.values.potions)?.join(' ');
    return {
      ...tellNoCube(table, player, from, move, 'potions'),
      ...(actual !== undefined && { actual }),
      taints: [...taints, ofPlayer(player.id, 'potions')],
    };
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
