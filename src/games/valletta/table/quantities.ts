/** The quantities that findings of Valletta depend on and taint, by the names that the judge keeps them under. */
import { type Quantity, quantityOf } from '../../../engine/quantity.js';
import type { Good } from '../vocabulary.js';

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
    | 'street jean'
    | 'turn',
): Quantity {
  return quantityOf(what);
}
