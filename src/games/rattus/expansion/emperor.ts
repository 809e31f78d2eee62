/** The emperor: three walls that nothing crosses. @see rattus.md 4.13 */
import { name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Use } from '../base/act.js';
import { type Border, borderOf, isInvented } from '../base/map.js';
import { closed } from '../base/passage.js';
import { requireAtMost } from '../cards/at-most.js';
import { WALLS } from '../rules/amounts.js';
import type { RattusElementOf, Region } from '../vocabulary.js';

/** `<wall>`: placed, or moved from where it stood. */
export function emperor(use: Use, walls: readonly RattusElementOf<'wall'>[]): void {
  const { judge } = use;
  let judged = requireAtMost(use, 'rattus.piper.emperor-walls', WALLS, walls, 'rattus_walls-number');
  judge.scribe?.rule('rattus.piper.emperor-clergy');
  // A wall that another one leaves in the same use is free for it.
  const leaving = new Set(walls.flatMap((wall) => borderIn(known(wall.values.from))?.border ?? []));
  for (const wall of walls) judged = build(use, wall, leaving, judged) && judged;
}

/** @returns false where a breach has been found, here or before */
function build(use: Use, wall: RattusElementOf<'wall'>, leaving: ReadonlySet<Border>, judged: boolean): boolean {
  const { table, judge, player } = use;
  const between = known(wall.values.between);
  const to = between?.length === 2 ? borderIn(between) : undefined;
  if (!between || !to || wall.values.from === '?') {
    if (between && !between.includes('?') && between.length !== 2) {
      judge.find(null, {
        kind: 'data',
        message: 'rattus_no-border',
        with: { count: between.length },
        element: wall,
        attribute: 'between',
      });
    }
    judge.suspend('choice', 'rattus.piper.emperor-where');
    return judged;
  }
  const { border } = to;
  const from = borderIn(known(wall.values.from))?.border;
  const right = judged && requireWall(use, wall, from) && requireBorder(use, wall, to, from, leaving);
  const standing = from !== undefined && table.walls.includes(from);
  if (border === from || (table.walls.includes(border) && !table.profile.wallsShareBorder)) return right;
  judge.effect('rattus.piper.emperor-walls', {
    verb: 'place',
    player: player.id,
    thing: 'wall',
    amount: 1,
    from: standing ? from : '',
    to: border,
  });
  return right;
}

/** Is there such a wall: on the border that it leaves, or beside the board? @see rattus.piper.emperor-walls */
function requireWall({ table, judge, player }: Use, wall: RattusElementOf<'wall'>, from: Border | undefined): boolean {
  if (from !== undefined) {
    return judge.require('rattus.piper.emperor-walls', table.walls.includes(from), () => ({
      message: 'rattus_wall-not-there',
      with: { player: playerName(player.id) },
      element: wall,
      attribute: 'from',
      restsOn: ['walls'],
    }));
  }
  return judge.require('rattus.piper.emperor-walls', table.walls.length < WALLS, () => ({
    message: 'rattus_walls-number',
    with: { player: playerName(player.id), count: table.walls.length + 1, most: WALLS },
    expected: `..${WALLS}`,
    actual: String(table.walls.length + 1),
    element: wall,
    restsOn: ['walls'],
    spoils: ['walls'],
  }));
}

/** Does it come to a border between two regions in use, where no other wall stays? @see rattus.piper.emperor-where */
function requireBorder(
  { table, judge }: Use,
  wall: RattusElementOf<'wall'>,
  { one, other, border }: Between,
  from: Border | undefined,
  leaving: ReadonlySet<Border>,
): boolean {
  if ([one, other].some((region) => closed(table, judge, region, wall, 'between'))) return false;
  const touches = judge.require('rattus.piper.emperor-where', table.adjacent(one, other), () => ({
    message: 'rattus_not-adjacent',
    with: { from: name('region', one), to: name('region', other) },
    actual: `${one} ${other}`,
    element: wall,
    attribute: 'between',
    reconstructed: isInvented(table.edition, one, other),
  }));
  if (!touches || border === from) return touches;
  const taken = table.walls.includes(border) && !leaving.has(border) && !table.profile.wallsShareBorder;
  return judge.require('rattus.piper.emperor-where', !taken, () => ({
    message: 'rattus_wall-twice',
    with: { from: name('region', one), to: name('region', other) },
    actual: `${one} ${other}`,
    element: wall,
    attribute: 'between',
    restsOn: ['walls'],
    spoils: ['walls'],
  }));
}

/** A border as a log names it. */
interface Between {
  readonly one: Region;
  readonly other: Region;
  readonly border: Border;
}

/** @returns undefined where the log does not name two regions */
function borderIn(regions: readonly (Region | '?')[] | undefined): Between | undefined {
  const [one, other] = regions ?? [];
  if (!one || !other || one === '?' || other === '?') return undefined;
  return { one, other, border: borderOf(one, other) };
}
