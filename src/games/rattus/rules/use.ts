/** Using class cards: by their owner, once a turn, in their windows. @see rattus.md 3.2, 4.4 */
import type { Card as CardName } from '../vocabulary.js';
import type { RattusCondition, RattusMove } from './declare.js';
import { type Card, cardNamed } from './facts.js';
import * as cells from './table.js';
import { isOpenTo, WINDOWS, type Window } from './windows.js';

type Rattus = cells.Rattus;

/** Where the turn stands. @see rattus.turn.ends-after-plague */
export function windowNow(state: Rattus): Window {
  if (cells.moved.of(state) === 0) return 'open';
  if (cells.spreading.of(state) !== cells.NOT_DUE) return 'spread';
  if (cells.ravaging.of(state) !== cells.RAVAGE || cells.plagueIsSpent(state)) return 'over';
  // What the crusader has turned up lies open.
  return cells.flips.of(state) > 0 || cells.hasOrder.of(state) === 1 ? 'between-flips' : 'before-flip';
}

/** The use of a card that is no part of another procedure. @param act what the card does */
export function ability(name: CardName, slots: RattusMove['slots'], act: RattusMove['apply']): RattusMove {
  const card = cardNamed(name);
  return {
    name,
    conditions: usable(name, card),
    slots,
    apply(state, choice) {
      cells.used.set(state, card, 1);
      act(state, choice);
    },
  };
}

/** What must hold before such a card is used. */
function usable(name: CardName, card: Card): readonly RattusCondition[] {
  const timing = WINDOWS[name]?.rule;
  if (!timing) throw new RangeError(`${name} is part of another procedure`);
  return [
    ...cells.ownedOnce(card),
    {
      rule: (state) =>
        windowNow(state) === 'over' && !cells.isLastRound(state) ? 'rattus.turn.ends-after-plague' : timing,
      holds: (state) => isOpenTo(name, windowNow(state), cells.isLastRound(state), state.facts.profile),
    },
  ];
}
