/** New cubes that could be placed: initially, by action B, from the baker. @see rattus.md 3.7 d1 to d3, d13 */
import { multichoices, subsets } from '../../engine/combinations.js';
import { type Moment, make } from './moment.js';
import { placeable } from './placement.js';
import { queenNumbers, queenReigns } from './queen.js';
import { PAIR, PEASANT_CUBES } from './rules/amounts.js';
import type { PlayerState, TableState } from './state.js';
import type { RattusElement, Region } from './vocabulary.js';

/** rattus.setup.initial-pair */
export function* settles(table: TableState, { id }: PlayerState): Generator<RattusElement> {
  for (const region of table.inUse) yield make('settle', { player: id, region, cubes: PAIR });
}

/** All cubes on the baker go into one region. @param by who sets them down at the end; nobody is named in a turn */
export function* unloads(table: TableState, by: PlayerState | undefined): Generator<RattusElement> {
  const cubes = table.players.reduce((sum, { baker }) => sum + baker, 0);
  for (const region of table.inUse) yield make('unload', { ...(by && { player: by.id }), region, cubes });
}

/** Action B. @see rattus.place.count, rattus.piper.mayor-place */
export function* placements({ table, player }: Moment): Generator<RattusElement> {
  for (const region of table.inUse)
    for (const cubes of placeable(table, player, region)) yield make('place', { region, cubes });
  if (!table.owns(player.seat, 'mayor')) return;
  for (const regions of asMayor(table, player)) yield make('place', { by: 'mayor', regions });
}

/** From so many led regions on the mayor is offered few of them or nearly all: a dozen would make thousands of choices. */
const MANY = 8;

/**
 * The regions that the mayor can serve: one cube each; named again for each additional cube of peasant and queen.
 * Where the player leads in very many regions, all choices of one, two, or all but at most one of them.
 */
function* asMayor(table: TableState, { seat, supply }: PlayerState): Generator<readonly Region[]> {
  const led = table.inUse.filter((region) => table.leads(seat, region));
  const peasant = table.owns(seat, 'peasant') ? [0, PEASANT_CUBES] : [0];
  const reigns = table.owns(seat, 'queen') && queenReigns(table, seat) !== false;
  const extras = reigns
    ? peasant.flatMap((base) => [base, ...queenNumbers(table).map((more) => base + more)])
    : peasant;
  for (const regions of subsets(led)) {
    if (regions.length > supply) return;
    if (led.length >= MANY && regions.length > 2 && regions.length < led.length - 1) continue;
    // With too few cubes for all of them the supply is the limit.
    const isShort = regions.length === supply;
    if (!table.profile.mayorPartial && regions.length < led.length && !isShort) continue;
    const most = Math.max(...extras);
    for (let extra = 0; extra <= most && regions.length + extra <= supply; extra += 1) {
      if (!extras.includes(extra) && regions.length + extra < supply) continue;
      for (const more of multichoices(regions, extra)) yield [...regions, ...more];
    }
  }
}
