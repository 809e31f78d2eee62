/** The emperor: three walls that nothing crosses. @see rattus.md 4.13 */

import { differing, type Facts, foundAt } from '../../../engine/facts.js';
import type { Judge } from '../../../engine/judge.js';
import { name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Act } from '../base/act.js';
import { tellRegion } from '../base/passage.js';
import { requireAtMost } from '../cards/acting.js';
import { requireChosen } from '../record/asked.js';
import { momentIn } from '../record/from-record.js';
import { WALLS } from '../rules/amounts.js';
import { emperor as declared } from '../rules/cards/pieces.js';
import { borderNamed, NO_BORDER, regionNamed, touches } from '../rules/facts.js';
import { type Rattus, walls } from '../rules/table.js';
import { type Border, borderOf, isInvented } from '../table/map.js';
import { onTable, standingAt } from '../table/quantities.js';
import type { TableState } from '../table/state.js';
import type { RattusElementOf, Region } from '../vocabulary.js';

/** `<wall>`: placed, or moved from where it stood. */
export function emperor(use: Act, walls: readonly RattusElementOf<'wall'>[]): void {
  const { judge } = use;
  let judged = requireAtMost(use, { rule: declared.rule, most: WALLS, message: 'rattus_walls-at-once' }, walls);
  judge.applies('rattus.piper.emperor-clergy');
  const origins = walls.map((wall) => borderIn(known(wall.values.from))?.border);
  for (const [index, wall] of walls.entries()) judged = build(use, wall, origins.slice(index), judged) && judged;
}

/**
 * @param leaving the borders that this wall and later ones of the use leave
 * @returns false where a breach has been found, here or before
 */
function build(
  use: Act,
  wall: RattusElementOf<'wall'>,
  leaving: readonly (Border | undefined)[],
  judged: boolean,
): boolean {
  const { table, judge, player } = use;
  const to = requireBorder(judge, wall, 'between');
  const isFromBeside = wall.values.from === undefined || wall.values.from.length === 0;
  const origin = isFromBeside ? undefined : requireBorder(judge, wall, 'from');
  if (!to || !(origin || isFromBeside)) {
    judge.suspend('choice', 'rattus.piper.emperor-where');
    return judged;
  }
  const { border } = to;
  const from = origin?.border;
  const right = judged && requireWall(use, wall, to, from, leaving);
  const standing = from !== undefined && table.walls.includes(from);
  if (border === from) return right;
  judge.effect('rattus.piper.emperor-walls', {
    verb: 'place',
    player: player.id,
    thing: 'wall',
    from: standing ? from : '',
    to: border,
  });
  return right;
}

/** @returns undefined where the border is not seen, and where it is none */
function requireBorder(
  judge: Judge,
  wall: RattusElementOf<'wall'>,
  attribute: 'between' | 'from',
): Between | undefined {
  const regions = known(wall.values[attribute]);
  if (!regions || regions.length === 2) return borderIn(regions);
  judge.find(null, {
    kind: 'data',
    message: 'rattus_no-border',
    with: { count: regions.length },
    ...foundAt(wall, attribute),
  });
  return undefined;
}

/** Is there such a wall, and does it come to a border that is free? */
function requireWall(
  use: Act,
  wall: RattusElementOf<'wall'>,
  to: Between,
  from: Border | undefined,
  leaving: readonly (Border | undefined)[],
): boolean {
  const { table } = use;
  const { one, other, border } = to;
  const values = [from === undefined ? declared.beside : borderNamed(from), borderNamed(border)];
  if (!requireChosen(use, { slots: [declared.from] }, values, () => tellNumber(use, wall, from))) return false;
  // All walls of a use are lifted before one is set down: where one leaves, be it later, there is room.
  const state = momentIn(use).clone();
  for (const left of leaving) lift(state, left);
  return requireChosen(
    use,
    { slots: [declared.to] },
    values,
    ({ rule }) => {
      const closed = [one, other].find((region) => !table.region(region).inUse);
      if (rule === 'rattus.setup.unused-regions-closed')
        return tellRegion(table, rule, { element: wall, attribute: 'between', at: closed ?? one });
      const about = {
        ...foundAt(wall, 'between', `${one} ${other}`),
        with: { from: name('region', one), to: name('region', other) },
      };
      return touches(table.board.facts, regionNamed(one), regionNamed(other)) === true
        ? { ...about, message: 'rattus_wall-twice', ...doubtOf(table) }
        : {
            ...about,
            message: one === other ? 'rattus_same-region' : 'rattus_not-adjacent',
            reconstructed: isInvented(table.edition, one, other),
          };
    },
    state,
  );
}

/** Takes one wall away from a border. @param state is changed */
function lift(state: Rattus, left: Border | undefined): void {
  const border = left === undefined ? NO_BORDER : borderNamed(left);
  if (border !== NO_BORDER) walls.set(state, border, Math.max(0, walls.of(state, border) - 1));
}

/** What is wrong with walls may follow from one that stands where none is known. */
function doubtOf({ walls: standing }: TableState): Pick<Facts, 'dependsOn' | 'taints'> {
  return { dependsOn: [onTable('walls'), ...standing.map(standingAt)], taints: [onTable('walls')] };
}

/** There is no such wall: on the border that it leaves, or beside the board. @see rattus.piper.emperor-walls */
function tellNumber({ table, player }: Act, wall: RattusElementOf<'wall'>, from: Border | undefined): Facts {
  if (from !== undefined) {
    return {
      message: 'rattus_wall-not-there',
      with: { player: playerName(player.id) },
      ...foundAt(wall, 'from'),
      ...doubtOf(table),
    };
  }
  return {
    message: 'rattus_walls-number',
    with: { player: playerName(player.id), count: table.walls.length + 1, most: WALLS },
    ...differing(`..${WALLS}`, table.walls.length + 1),
    element: wall,
    ...doubtOf(table),
  };
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
