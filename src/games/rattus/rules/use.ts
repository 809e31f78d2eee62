/** Using class cards: by their owner, once a turn, in their windows. @see rattus.md 3.2, 4.4 */
import type { Truth } from '../../../kernel/truth.js';
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
  if (cells.ravaging.of(state) !== cells.RAVAGE || cells.plagueIsSpent(state) === true) return 'over';
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
      holds: (state) => isTimely(state, name),
    },
  ];
}

/** Whether a card may be used where the turn stands. */
function isTimely(state: Rattus, name: CardName): Truth {
  const isLast = cells.isLastRound(state);
  const window = windowNow(state);
  const isOpen = isOpenTo(name, window, isLast, state.facts.profile);
  const mayBeOver = window !== 'open' && window !== 'spread' && cells.plagueIsSpent(state) === 'unknown';
  return mayBeOver && isOpenTo(name, 'over', isLast, state.facts.profile) !== isOpen ? 'unknown' : isOpen;
}
