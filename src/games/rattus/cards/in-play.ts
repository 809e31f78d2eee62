/** The six cards that are in the game. @see rattus.piper.six-in-play */
import { list, name } from '../../../engine/message.js';
import type { Act } from '../base/act.js';
import type { Card, RattusElement } from '../vocabulary.js';

/** @returns false where the card is certainly not among them */
export function requireInPlay({ table, judge }: Act, element: RattusElement, card: Card): boolean {
  return judge.require('rattus.piper.six-in-play', table.inPlay.has(card) || table.unknownCards !== undefined, () => ({
    message: 'rattus_card-not-in-play',
    with: { card: name('class-card', card), cards: list([...table.inPlay].map((one) => name('class-card', one))) },
    expected: [...table.inPlay].join('|'),
    actual: card,
    element,
    attribute: 'card',
  }));
}
