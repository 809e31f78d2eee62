/** The emperor: three walls that nothing crosses. @see rattus.md 4.13 */
import { name, player as playerName } from '../../engine/message.js';
import { known } from '../../log/attribute.js';
import type { Use } from './act.js';
import { requireAtMost } from './at-most.js';
import { borderOf, isInvented } from './map.js';
import { closed } from './passage.js';
import type { RattusElementOf, Region } from './vocabulary.js';

/** rattus.piper.emperor-walls */
export const WALLS = 3;

/** `<wall>`: placed, or moved from where it stood. */
export function emperor(use: Use, walls: readonly RattusElementOf<'wall'>[]): void {
  const { judge } = use;
  let judged = requireAtMost(use, 'rattus.piper.emperor-walls', WALLS, walls, 'rattus_walls-number');
  judge.scribe?.rule('rattus.piper.emperor-clergy');
  // A wall that another one leaves in the same use is free for it.
  const leaving = new Set(walls.flatMap((wall) => borderIn(known(wall.values.from)) ?? []));
  for (const wall of walls) judged = build(use, wall, leaving, judged) && judged;
}

function build(use: Use, wall: RattusElementOf<'wall'>, leaving: ReadonlySet<string>, judged: boolean): boolean {
  const { table, judge, player } = use;
  const between = known(wall.values.between);
  const [a, b] = between ?? [];
  if (!between || between.includes('?') || between.length !== 2 || !a || !b || wall.values.from === '?') {
    if (between && !between.includes('?') && between.length !== 2) {
      judge.find(null, {
        kind: 'data',
        message: 'rattus_no-border',
        with: { count: between.length },
        element: wall,
        attribute: 'between',
      });
    }
    judge.suspend('rattus.piper.emperor-where');
    return judged;
  }
  const [one, other] = [a as Region, b as Region];
  const border = borderOf(one, other);
  const from = borderIn(known(wall.values.from));
  let right = judged;
  if (right && from !== undefined) {
    right = judge.require('rattus.piper.emperor-walls', table.walls.has(from), () => ({
      message: 'rattus_wall-not-there',
      with: { player: playerName(player.id) },
      element: wall,
      attribute: 'from',
      restsOn: ['walls'],
    }));
  } else if (right) {
    right = judge.require('rattus.piper.emperor-walls', table.walls.size < WALLS, () => ({
      message: 'rattus_walls-number',
      with: { player: playerName(player.id), count: table.walls.size + 1, most: WALLS },
      expected: `..${WALLS}`,
      actual: String(table.walls.size + 1),
      element: wall,
      restsOn: ['walls'],
      spoils: ['walls'],
    }));
  }
  if (right) right = ![one, other].some((region) => closed(table, judge, region, wall, 'between'));
  if (right) {
    right = judge.require('rattus.piper.emperor-where', table.adjacent(one, other), () => ({
      message: 'rattus_not-adjacent',
      with: { from: name('region', one), to: name('region', other) },
      actual: `${one} ${other}`,
      element: wall,
      attribute: 'between',
      reconstructed: isInvented(table.edition, one, other),
    }));
  }
  const taken = table.walls.has(border) && (border === from || !leaving.has(border));
  if (right && border !== from) {
    right = judge.require('rattus.piper.emperor-where', !taken, () => ({
      message: 'rattus_wall-twice',
      with: { from: name('region', one), to: name('region', other) },
      actual: `${one} ${other}`,
      element: wall,
      attribute: 'between',
      restsOn: ['walls'],
      spoils: ['walls'],
    }));
  }
  const standing = from !== undefined && table.walls.has(from);
  if (table.walls.has(border) || border === from) return right;
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

function borderIn(regions: readonly (Region | '?')[] | undefined) {
  const [a, b] = regions ?? [];
  return a && b && a !== '?' && b !== '?' ? borderOf(a, b) : undefined;
}
