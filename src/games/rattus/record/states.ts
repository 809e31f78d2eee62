/** What a record may state of the table of Rattus: the cubes of each player, what lies in each region, and the tokens that are left. */
import { makerOf } from '../../../log/vocabulary.js';
import { scoreOf } from '../rules/final.js';
import { potionsAt } from '../rules/flasks.js';
import * as cells from '../rules/table.js';
import type { RattusElement, RattusVocabulary } from '../vocabulary.js';
import { nameOf } from './decision.js';

const make = makerOf<RattusVocabulary>();

/** @param ids the players, by their seats */
export function statesOf(state: cells.Rattus, ids: readonly string[]): readonly RattusElement[] {
  const { seats, regions } = state.facts;
  const players = seats.map((seat) => {
    const castle = cells.castle.of(state, seat);
    return make('state', {
      player: ids[seat] ?? '',
      board: scoreOf(state, seat) - castle,
      castle,
      supply: cells.supply.of(state, seat),
      ...(state.facts.profile.expansion && { baker: cells.baker.of(state, seat) }),
    });
  });
  const places = regions.map((region) => {
    const own = seats.map((seat) => [ids[seat], cells.cubes.of(state, region, seat)] as const);
    const potions = seats.reduce((sum, seat) => sum + potionsAt(state, region, seat), 0);
    return make('state', {
      region: nameOf(region),
      rats: cells.rats.of(state, region),
      ...(state.facts.profile.expansion && { potions }),
      ...Object.fromEntries(own),
    });
  });
  return [...players, ...places, make('state', { rats: cells.ratSupply.of(state) })];
}
