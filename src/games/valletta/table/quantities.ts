/** The quantities that findings of Valletta depend on and taint, by the names that the judge keeps them under. */
import { type Quantity, quantityOf } from '../../../engine/quantity.js';
import { GOODS, type Good } from '../vocabulary.js';

type Owner = { readonly id: string };

/** What a player has, or what is known of it: `cards` is which cards lie where, `turn` whose turn it is, `plays` how many cards were played. */
export function ofPlayer(id: string, what: Good | 'cards' | 'house' | 'point' | 'turn' | 'plays' | 'result'): Quantity {
  return quantityOf(id, what);
}

/** What there is once. */
export function onTable(
  what:
    | 'barrels'
    | 'characters'
    | 'city'
    | 'colours'
    | 'display'
    | 'draft'
    | 'effect'
    | 'explained'
    | 'phase'
    | 'state'
    | 'street jean',
): Quantity {
  return quantityOf(what);
}

/** The goods of a player. */
export function allGoodsOf({ id }: Owner): readonly Quantity[] {
  return GOODS.map((good) => ofPlayer(id, good));
}

/** Everything of a player that a play can change. */
export function everythingOf(player: Owner): readonly Quantity[] {
  const { id } = player;
  return [...allGoodsOf(player), ofPlayer(id, 'point'), ofPlayer(id, 'house'), ofPlayer(id, 'cards')];
}
