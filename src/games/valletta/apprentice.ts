/** What an Apprentice does: the function of the red or green Character played directly before it. @see valletta.md 4.5 */
import type { Judge } from '../../engine/judge.js';
import { choice, name, player as playerName } from '../../engine/message.js';
import { type CardColour, COLOUR_OF } from './components.js';
import type { Profile } from './profile.js';
import type { RuleIdOfValletta } from './rulebook.js';
import type { PlayerState, Previous } from './state.js';
import type { Character } from './vocabulary.js';

/** What an Apprentice performs, and the rule that its effects carry; or the rule why it does nothing. */
export type Copy =
  | { readonly copies: Character; readonly rule: RuleIdOfValletta }
  | { readonly copies: undefined; readonly rule: RuleIdOfValletta };

/** @param previous the card played directly before in the same turn; undefined for the first card */
export function copyOf(previous: Previous | undefined, profile: Profile): Copy {
  if (!previous) return { copies: undefined, rule: 'valletta.card.apprentice-no-function' };
  if (previous.card === 'apprentice') {
    if (profile.apprenticeChain && previous.effective)
      return { copies: previous.effective, rule: 'valletta.card.apprentice-chain' };
    return { copies: undefined, rule: 'valletta.card.apprentice-chain' };
  }
  const colour = COLOUR_OF[previous.card];
  if (colour === 'red') {
    const builds = previous.card === 'builder';
    return {
      copies: previous.card,
      rule: builds ? 'valletta.card.apprentice-copy-builder' : 'valletta.card.apprentice-copy',
    };
  }
  if (colour === 'green') return { copies: previous.card, rule: 'valletta.card.apprentice-copy-green' };
  return { copies: undefined, rule: 'valletta.card.apprentice-colours' };
}

/** Tells which Character is repeated, or why none is. */
export function tellCopy(judge: Judge, player: PlayerState, previous: Previous | undefined, copy: Copy): void {
  if (copy.copies) {
    const { copies } = copy;
    judge.line('valletta.card.apprentice-previous-card', 'valletta_copies', () => ({
      player: playerName(player.id),
      card: name('character', copies),
    }));
    judge.applies(copy.rule);
    judge.line('valletta.card.apprentice-free-choice', 'valletta_copies-freely', () => ({
      card: name('character', copies),
    }));
    return;
  }
  judge.line(copy.rule, 'valletta_copies-nothing', () => ({
    player: playerName(player.id),
    position: choice(previous ? 'later' : 'first'),
    previous: name('character', previous?.card ?? 'apprentice'),
  }));
  const reason = previous && NOT_COPYABLE[COLOUR_OF[previous.card]];
  if (reason) judge.applies(reason);
}

/** Why a Character of a colour is not repeated. @see valletta.card.apprentice-colours */
const NOT_COPYABLE: Partial<Readonly<Record<CardColour, RuleIdOfValletta>>> = {
  purple: 'valletta.card.jean-purple',
  blue: 'valletta.card.blue-not-copyable',
  yellow: 'valletta.card.yellow-not-copyable',
};
