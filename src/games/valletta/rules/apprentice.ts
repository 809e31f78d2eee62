/** What an Apprentice does: the function of the red or green Character played directly before it. @see valletta.md 4.5 */
import type { Choice } from '../../../kernel/choice.js';
import type { Profile } from '../profile.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { APPRENTICE, type Card, COPYABLE, cardNamed } from './facts.js';
import { previous, previousFunction, type Valletta } from './table.js';

/** No Character. */
export const NONE = -1 as Card;
const BUILDER = cardNamed('builder');
const FIRST_GREEN = cardNamed('banker');

/**
 * The Character whose function an Apprentice performs, or `NONE`.
 * @param before the card played directly before it in the same turn, or `NONE`
 * @param effective the function that it had, or `NONE`
 */
function copiedBy(before: Card, effective: Card, profile: Profile): Card {
  if (before === APPRENTICE) return profile.apprenticeChain ? effective : NONE;
  return before !== NONE && COPYABLE[before] === true ? before : NONE;
}

/** The rule that the effects of an Apprentice carry; or why it has none. @param before as above */
export function ruleOfCopy(before: Card): RuleIdOfValletta {
  if (before === NONE) return 'valletta.card.apprentice-no-function';
  if (before === APPRENTICE) return 'valletta.card.apprentice-chain';
  if (before === BUILDER) return 'valletta.card.apprentice-copy-builder';
  if (COPYABLE[before] !== true) return 'valletta.card.apprentice-colours';
  return before < FIRST_GREEN ? 'valletta.card.apprentice-copy' : 'valletta.card.apprentice-copy-green';
}

/** The Character whose function a card has now, or `NONE`. */
export function functionOf(state: Valletta, card: Card): Card {
  return card === APPRENTICE
    ? copiedBy(cardBefore(state), (previousFunction.of(state) - 1) as Card, state.facts.profile)
    : card;
}

/** The card played before in this turn, or `NONE`. */
export function cardBefore(state: Valletta): Card {
  return (previous.of(state) - 1) as Card;
}

/** The card has been played: the next one may repeat it. @param performs its function, or `NONE` */
export function remember(state: Valletta, card: Card, performs: Card): void {
  previous.set(state, card + 1);
  previousFunction.set(state, performs !== NONE && COPYABLE[performs] === true ? performs + 1 : 0);
}

/** The number of a Character is the first value of every play. */
export function cardIn({ values }: Choice): Card {
  return values[0] as Card;
}
