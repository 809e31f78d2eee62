/** What an Apprentice does: the function of the red or green Character played directly before it. @see valletta.md 4.5 */
import type { Judge } from '../../../engine/judge.js';
import { choice, name, player as playerName } from '../../../engine/message.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { cardBefore, functionOf, NONE, ruleOfCopy } from '../rules/apprentice.js';
import { APPRENTICE } from '../rules/facts.js';
import type { Valletta } from '../rules/table.js';
import { COLOUR_OF, characterOf } from '../table/components.js';
import type { PlayerState } from '../table/player-state.js';
import type { CardColour, Character } from '../vocabulary.js';

/** What an Apprentice performs, and the rule that its effects carry; or the rule why it does nothing. */
export interface Copy {
  readonly copies: Character | undefined;
  readonly rule: RuleIdOfValletta;
  /** Where it stands: `chained` behind another one, the function of which it would repeat. */
  readonly position: 'first' | 'chained' | 'later';
}

/** What one does that is played now. */
export function copyOf(board: Valletta): Copy {
  const before = cardBefore(board);
  const behindCard = before === APPRENTICE && board.facts.profile.apprenticeChain ? 'chained' : 'later';
  return {
    copies: characterOf(functionOf(board, APPRENTICE)),
    rule: ruleOfCopy(before),
    position: before === NONE ? 'first' : behindCard,
  };
}

/** Tells which Character is repeated, or why none is. @param before the card played directly before in the same turn */
export function tellCopy(judge: Judge, player: PlayerState, before: Character | undefined, copy: Copy): void {
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
    position: choice(copy.position),
    previous: name('character', before ?? 'apprentice'),
  }));
  const reason = before && NOT_COPYABLE[COLOUR_OF[before]];
  if (reason) judge.applies(reason);
}

/** Why a Character of a colour is not repeated. @see valletta.card.apprentice-colours */
const NOT_COPYABLE: Partial<Readonly<Record<CardColour, RuleIdOfValletta>>> = {
  purple: 'valletta.card.jean-purple',
  blue: 'valletta.card.blue-not-copyable',
  yellow: 'valletta.card.yellow-not-copyable',
};
