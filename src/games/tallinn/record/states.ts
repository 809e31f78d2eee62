/** What a record may state of the table of Tallinn: the points, persons, towers and cards of each player. */
import { makerOf } from '../../../log/vocabulary.js';
import { ESTATES } from '../rules/facts.js';
import * as cells from '../rules/table.js';
import type { TallinnElement, TallinnVocabulary } from '../vocabulary.js';

const make = makerOf<TallinnVocabulary>();

/** @param ids the players, by their seats */
export function statesOf(state: cells.Tallinn, ids: readonly string[]): readonly TallinnElement[] {
  return state.facts.seats.map((seat) => {
    const [merchant = 0, knight = 0, monk = 0] = ESTATES.map((estate) => cells.persons.of(state, seat, estate));
    return make('state', {
      player: ids[seat] ?? '',
      points: cells.points.of(state, seat),
      merchant,
      knight,
      monk,
      towers: cells.towers.of(state, seat),
      hand: cells.hand.of(state, seat),
      pile: cells.pile.of(state, seat),
    });
  });
}
