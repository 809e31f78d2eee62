/** Turns of Valletta with more plays than are due, or with fewer. */
import { all, type Element, words } from '../../oracle/element.js';
import { pick, type Random } from '../../oracle/random.js';
import { cardsAt } from '../../oracle/valletta-table.js';
import { insertBehind, newElement, remove } from '../edits.js';
import { FETCHED } from './goods-cards.js';
import { endWith } from './plant.js';
import type { Turn } from './walk.js';

/**
 * Plays one card more, refills accordingly and breaks the record off.
 * @returns the play; undefined, and nothing changed, where no simple card is in hand or the pile is too small
 */
export function playMore(turn: Turn, random: Random): Element | undefined {
  const { player, played, refilled } = turn;
  const card = pick(
    cardsAt(played, `${player} hand`).filter((other) => other in FETCHED),
    random,
  );
  const next = pick(cardsAt(refilled, `${player} pile`), random);
  if (card === undefined || next === undefined) return undefined;
  const play = insertBehind(turn.element, turn.plays.at(-1)?.element, newElement('play', { card }));
  redraw(turn, [...drawnIn(turn), next]);
  return play;
}

/**
 * Leaves out the last play and refills accordingly; the record breaks off behind the turn.
 * @returns false, and nothing changed, where the last play is not a simple one or nothing is drawn
 */
export function playsLess(turn: Turn): boolean {
  const last = turn.plays.at(-1);
  if (!last || !(last.card in FETCHED) || drawnIn(turn).length === 0) return false;
  remove(turn.element, last.element);
  redraw(turn, drawnIn(turn).slice(0, -1));
  return true;
}

/** The cards of the refill. */
export function drawnIn({ draw }: Turn): string[] {
  return draw ? words(draw, 'cards') : [];
}

/**
 * Writes another refill, leaves out what was claimed behind it and breaks the record off.
 * @returns the refill
 */
export function redraw(turn: Turn, cards: readonly string[], more: Record<string, string> = {}): Element {
  const { element: parent, draw, plays } = turn;
  endWith(turn);
  const refill =
    draw ?? insertBehind(parent, all(parent, 'play').at(-1) ?? plays.at(-1)?.element, newElement('draw', {}));
  Object.assign(refill.attributes, { cards: cards.join(' '), ...more });
  return refill;
}
