/** The six cards that are in the game. @see rattus.piper.six-in-play */
import type { Facts } from '../../../engine/judge.js';
import { list, name } from '../../../engine/message.js';
import type { Act } from '../base/act.js';
import type { Card, RattusElement } from '../vocabulary.js';

/** What is said of a card that is not among them. */
export function tellNotInPlay({ table }: Act, element: RattusElement, card: Card): Facts {
  return {
    message: 'rattus_card-not-in-play',
    with: { card: name('class-card', card), cards: list([...table.inPlay].map((one) => name('class-card', one))) },
    expected: [...table.inPlay].join('|'),
    actual: card,
    element,
    attribute: 'card',
  };
}
