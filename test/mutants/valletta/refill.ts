/** Breaches of the rules about the cards of a turn, in hand and in piles: rules/valletta.md 4.4. */
import { all } from '../../oracle/element.js';
import { pick } from '../../oracle/random.js';
import { cardsAt, type Table } from '../../oracle/valletta-table.js';
import { insertBehind, newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { endStating, inPlay, inTurn } from './plant.js';
import { drawnIn, redraw } from './plays.js';
import type { Turn } from './walk.js';

export const REFILL: readonly Mutator[] = [
  inPlay('valletta.turn.gain-to-hand', (play, random) => {
    const gains = all(play.element, 'build', 'hire').length > 0;
    const { turn, player, after } = play;
    const next = pick(cardsAt(turn.refilled, `${player} pile`), random);
    const last = turn.plays.at(-1) === play;
    if (!gains || !last || next === undefined) return undefined;
    redraw(turn, [...drawnIn(turn), next]);
    const [hand, discard] = [count(after, player, 'hand') - 1, count(after, player, 'discard') + 1];
    const state = newElement('state', { player, hand: String(hand), discard: String(discard) });
    return { what: 'a new Character on the discard pile', element: insertBehind(turn.element, play.element, state) };
  }),
  inTurn('valletta.turn.discard-played', (turn) => {
    const { player, refilled, plays } = turn;
    const discard = count(refilled, player, 'discard') - plays.length;
    if (shuffled(turn) || plays.length === 0 || drawnIn(turn).length === 0) return undefined;
    return { what: 'played cards are not discarded', element: endStating(turn, { player: turn.player, discard }) };
  }),
  inTurn('valletta.turn.refill-five', (turn) => {
    // In the final phase there are rules of its own for what is drawn.
    if (turn.before.final || drawnIn(turn).length === 0) return undefined;
    return { what: 'one card too few', element: redraw(turn, drawnIn(turn).slice(0, -1)) };
  }),
  inTurn('valletta.turn.refill-five', (turn, random) => {
    const next = pick(cardsAt(turn.refilled, `${turn.player} pile`), random);
    // Five cards look like a whole new hand.
    if (next === undefined || !turn.draw || drawnIn(turn).length === 4) return undefined;
    return { what: 'one card too many', element: redraw(turn, [...drawnIn(turn), next]) };
  }),
  inTurn('valletta.turn.no-discard-down', (turn) => {
    const { player, played, refilled } = turn;
    const kept = count(played, player, 'hand');
    const more = cardsAt(refilled, `${player} pile`).slice(0, kept);
    if (kept === 0 || more.length < kept || shuffled(turn)) return undefined;
    const refill = redraw(turn, [...drawnIn(turn), ...more]);
    const discard = count(refilled, player, 'discard') + kept;
    endStating(turn, { player, hand: 5, pile: count(refilled, player, 'pile') - kept, discard });
    return { what: 'the whole hand is discarded', element: refill };
  }),
  inTurn('valletta.turn.hand-cap', (turn) => ({
    what: 'a hand of six',
    element: endStating(turn, { player: turn.player, hand: 6 }),
  })),
  inTurn('valletta.turn.reshuffle', (turn) => {
    if (shuffled(turn) || !turn.draw || count(turn.refilled, turn.player, 'pile') === 0) return undefined;
    return { what: 'shuffled too early', element: redraw(turn, drawnIn(turn), { reshuffled: 'true' }) };
  }),
  inTurn('valletta.turn.reshuffle', (turn) => {
    const { player, refilled, before } = turn;
    if (shuffled(turn) || before.final || !turn.draw || count(refilled, player, 'pile') > 0) return undefined;
    const refill = redraw(turn, drawnIn(turn), { reshuffled: 'true' });
    endStating(turn, { player: turn.player, pile: count(refilled, player, 'discard'), discard: 0 });
    return { what: 'shuffled as soon as the pile is empty', element: refill };
  }),
  inTurn('valletta.turn.reshuffle', (turn) => {
    if (!shuffled(turn)) return undefined;
    return { what: 'drawn from an empty pile', element: redraw(turn, drawnIn(turn), { reshuffled: 'false' }) };
  }),
  inTurn('valletta.turn.reshuffle-includes-played', (turn) => {
    const { player, refilled, plays } = turn;
    const fresh = drawnIn(turn).slice(count(turn.played, player, 'pile'));
    if (!shuffled(turn) || plays.some(({ card }) => fresh.includes(card))) return undefined;
    const pile = count(refilled, player, 'pile') - plays.length;
    return pile < 0
      ? undefined
      : {
          what: 'played cards are not shuffled',
          element: endStating(turn, { player: turn.player, pile, discard: plays.length }),
        };
  }),
  inTurn('valletta.turn.small-deck', (turn, random) => {
    const { player, refilled, after } = turn;
    const cards = count(refilled, player, 'hand');
    if (after.final || cards >= 5 || !turn.draw) return undefined;
    const more = pick(cardsAt(refilled, `${player} hand`), random) ?? '';
    return { what: `${cards + 1} cards of a deck of ${cards}`, element: redraw(turn, [...drawnIn(turn), more]) };
  }),
  inTurn('valletta.turn.no-draw-in-turn', (turn) => {
    const [first, ...others] = drawnIn(turn);
    const before = turn.plays.at(-2);
    if (first === undefined || others.length === 0 || !before) return undefined;
    redraw(turn, others);
    const early = insertBehind(turn.element, before.element, newElement('draw', { cards: first }));
    return { what: 'drawn before the last play', element: early };
  }),
  inTurn('valletta.turn.own-piles', (turn, random) => {
    const { player, refilled } = turn;
    const foreign = refilled.cards.flatMap(({ character, place }) =>
      place.endsWith(' pile') && !ownCards(turn).includes(character) ? [character] : [],
    );
    const card = pick(foreign, random);
    const cards = drawnIn(turn);
    if (card === undefined || cards.length === 0) return undefined;
    return { what: `${player} draws ${card}`, element: redraw(turn, [card, ...cards.slice(1)]) };
  }),
];

function count(table: Table, player: string, zone: string): number {
  return cardsAt(table, `${player} ${zone}`).length;
}

/** The discard pile became a draw pile in this refill. */
function shuffled(turn: Turn): boolean {
  return drawnIn(turn).length > count(turn.played, turn.player, 'pile');
}

function ownCards({ player, refilled }: Turn): string[] {
  return refilled.cards.flatMap(({ character, place }) => (place.startsWith(`${player} `) ? [character] : []));
}
