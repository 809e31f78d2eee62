/** Cards that are said to act: are they among the six of the game, and the player's? @see rattus.piper.six-in-play, rattus.card.owned */

import { type Facts, foundIn } from '../../../engine/facts.js';
import { list, name, player as playerName } from '../../../engine/message.js';
import type { Act } from '../base/act.js';
import { ofCard } from '../table/quantities.js';
import type { Card } from '../vocabulary.js';

/** What is said of a card that is not among them. @param attribute that names it */
export function tellNotInPlay({ table }: Act, card: Card, attribute: 'card' | 'by'): Facts {
  return {
    message: 'rattus_card-not-in-play',
    with: { card: name('class-card', card), cards: list([...table.inPlay].map((one) => name('class-card', one))) },
    expected: [...table.inPlay].join('|'),
    ...foundIn(attribute, card),
  };
}

/** What is said of a card that somebody else has, or nobody, where `by` names it. */
export function tellNotOwned({ player }: Act, card: Card): Facts {
  return {
    message: 'rattus_card-not-owned',
    with: { player: playerName(player.id), card: name('class-card', card) },
    attribute: 'by',
    dependsOn: [ofCard(card)],
  };
}
