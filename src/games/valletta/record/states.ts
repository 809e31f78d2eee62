/** What a record may state of the table of Valletta: the goods, points, houses and cards of each player, and where Jean stands. */
import { makerOf } from '../../../log/vocabulary.js';
import * as cells from '../rules/table.js';
import { GOOD_INDICES } from '../table/goods.js';
import type { VallettaElement, VallettaVocabulary } from '../vocabulary.js';

const make = makerOf<VallettaVocabulary>();

/** @param ids the players, by their seats */
export function statesOf(state: cells.Valletta, ids: readonly string[]): readonly VallettaElement[] {
  const players = state.facts.seats.map((seat) => {
    const [gold = 0, wood = 0, stone = 0, brick = 0] = GOOD_INDICES.map((good) => cells.goods.of(state, seat, good));
    return make('state', {
      player: ids[seat] ?? '',
      ...{ gold, wood, stone, brick },
      points: cells.points.of(state, seat),
      houses: cells.houses.of(state, seat),
      hand: cells.handSize.of(state, seat),
      pile: cells.pileSize.of(state, seat),
      discard: cells.discardSize.of(state, seat),
    });
  });
  return [...players, make('state', { jean: cells.jean.of(state) })];
}
