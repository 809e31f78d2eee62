/** What an Apprentice does: the function of the red or green Character played directly before it. @see valletta.md 4.5 */
import { choice, name, player as playerName } from '../../../engine/message.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { cardBefore, NONE } from '../rules/apprentice.js';
import { APPRENTICE } from '../rules/facts.js';
import type { Valletta } from '../rules/table.js';
import { COLOUR_OF, characterOf } from '../table/components.js';
import type { Judged } from '../turn/play.js';
import type { CardColour, Character } from '../vocabulary.js';

/** Where one stands that is played now: `chained` behind another one, the function of which it would repeat. */
export function positionOf(board: Valletta): 'first' | 'chained' | 'later' {
  const before = cardBefore(board);
  if (before === NONE) return 'first';
  return before === APPRENTICE && board.facts.profile.apprenticeChain ? 'chained' : 'later';
}

/** Tells which Character is repeated, or why none is. @param rule that of the copying, or the reason */
export function tellCopy(
  { table, judge, player }: Judged,
  copied: Character | undefined,
  rule: RuleIdOfValletta,
): void {
  if (copied) {
    judge.line('valletta.card.apprentice-previous-card', 'valletta_copies', () => ({
      player: playerName(player.id),
      card: name('character', copied),
    }));
    judge.applies(rule);
    judge.line('valletta.card.apprentice-free-choice', 'valletta_copies-freely', () => ({
      card: name('character', copied),
    }));
    return;
  }
  const before = characterOf(cardBefore(table.board));
  judge.line(rule, 'valletta_copies-nothing', () => ({
    player: playerName(player.id),
    position: choice(positionOf(table.board)),
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
