/** Breaches of the rules about the final phase: rules/valletta.md 4.15. */
import { all, type Element, one } from '../../oracle/element.js';
import { pick } from '../../oracle/random.js';
import { cardsAt, cellsOf, has, isOut, type Table } from '../../oracle/valletta-table.js';
import { insertBehind, newElement, remove } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { breakOffBehind, endUnclaimed, inGame, inTurn, leaveOut } from './plant.js';
import { drawnIn, redraw } from './plays.js';
import { restate } from './result.js';
import type { Turn } from './walk.js';

/** One short of each trigger. */
const ALMOST: Readonly<Record<string, (table: Table, player: string) => boolean>> = {
  // With fewer barrels it is the variant that says where the last one lies.
  jean: ({ jean, options }) => jean === 24 && options['variant.fewer-barrels'] !== 'true',
  points: (table, player) => has(table, player, 'points') >= 22 && has(table, player, 'points') < 25,
  houses: (table, player) => cellsOf(table, player).length === 7,
};

export const END: readonly Mutator[] = [
  // The final phase begins one step too early.
  ...Object.entries(ALMOST).map(([trigger, almost]) =>
    inTurn(`valletta.end.trigger-${trigger}`, (turn) => {
      const { before, after, player, game } = turn;
      if (after.triggers.length > 0 || !almost(after, player) || almost(before, player)) return undefined;
      breakOffBehind(turn);
      const claim = newElement('final-phase', { trigger, player });
      one(game, 'moves')?.children.push(claim);
      return { what: `${trigger} trigger too early`, element: claim };
    }),
  ),
  // The triggering turn is cut short.
  inTurn('valletta.end.finish-turn', (turn) => {
    const { plays, player, after, before } = turn;
    const last = plays.findIndex((play) => play.after.triggers.length > 0);
    const rest = plays.slice(last + 1);
    if (before.triggers.length > 0 || last < 0 || rest.length === 0) return undefined;
    remove(turn.element, ...rest.map(({ element: play }) => play));
    const hand = cardsAt(plays[last]?.after ?? after, `${player} hand`).length;
    redraw(turn, drawnIn(turn).slice(0, Math.max(0, 5 - hand)));
    return { what: 'plays left out behind the trigger' };
  }),
  afterShuffle('valletta.end.final-shuffle', (turn, player) => {
    const discard = count(turn.refilled, player, 'discard');
    const pile = count(turn.refilled, player, 'pile');
    return discard > 0 ? { pile, discard } : undefined;
  }),
  afterShuffle('valletta.end.hands-kept', (turn, player) => {
    const [hand, pile, discard] = ['hand', 'pile', 'discard'].map((zone) => count(turn.refilled, player, zone));
    return { hand: 0, pile: (hand ?? 0) + (pile ?? 0) + (discard ?? 0), discard: 0 };
  }),
  inTurn('valletta.end.partial-refill', (turn) => {
    const drawn = drawnIn(turn);
    if (!turn.before.final || drawn.length === 0 || count(turn.refilled, turn.player, 'hand') === 5) return undefined;
    return { what: 'the last card is not drawn', element: redraw(turn, drawn.slice(0, -1)) };
  }),
  inTurn('valletta.end.no-reshuffle', (turn, random) => {
    const { before, player, refilled } = turn;
    const due = 5 - count(refilled, player, 'hand');
    const discards = cardsAt(refilled, `${player} discard`);
    if (!before.final || due <= 0 || discards.length < due) return undefined;
    const from = random(discards.length - due + 1);
    const refill = redraw(turn, [...drawnIn(turn), ...discards.slice(from, from + due)], { reshuffled: 'true' });
    return { what: 'discards shuffled again', element: refill };
  }),
  // Somebody with cards is passed over.
  inTurn('valletta.end.player-out', (turn) => {
    const next = turn.turns[turn.place.turn ?? 0];
    if (!turn.before.final || !next || next.player === turn.player) return undefined;
    for (const play of next.plays) endUnclaimed(play);
    leaveOut(turn);
    return { what: `${turn.player} counts as out`, element: next.element };
  }),
  inTurn('valletta.end.skip', (turn) => {
    const { after, turns, place } = turn;
    const seat = after.players.indexOf(turn.player);
    const neighbour = after.players[(seat + 1) % after.players.length] ?? '';
    if (!isOut(after, neighbour) || turns[place.turn ?? 0] === undefined) return undefined;
    breakOffBehind(turn);
    const more = newElement('turn', { player: neighbour });
    one(turn.game, 'moves')?.children.push(more);
    return {
      what: `another turn of ${neighbour}`,
      place: { section: 'turn', turn: (place.turn ?? 0) + 1 },
      element: more,
    };
  }),
  inGame('valletta.end.game-end', ({ game, turns }, random) => {
    const late = turns.filter(({ before }) => before.final);
    const last = pick(late, random);
    const result = one(game, 'result');
    if (!last || !result) return undefined;
    const moves = one(game, 'moves');
    if (moves) moves.children.length = moves.children.indexOf(last.element);
    restate(game, last.before);
    return { what: 'scored too early', place: { section: 'result', turn: null }, element: result };
  }),
  inTurn('valletta.end.triggered-once', (turn) => {
    const { before, after, game, turns } = turn;
    const second = after.triggers[before.triggers.length];
    if (!before.final || !second) return undefined;
    const first = turns.find((other) => other.after.final);
    if (!first) return undefined;
    const moves = one(game, 'moves');
    const [trigger] = after.triggers;
    breakOffBehind(turn);
    if (!moves || !trigger) return undefined;
    if (!namesFinalPhase(moves)) insertBehind(moves, first.element, finalPhase(trigger));
    moves.children.push(finalPhase(second));
    return { what: 'a second final phase', element: moves.children.at(-1) };
  }),
  inTurn('valletta.end.no-equal-turns', (turn) => {
    const { before, after, game, turns, place } = turn;
    const first = turns.find((other) => other.after.final);
    const moves = one(game, 'moves');
    const [trigger] = after.triggers;
    const seats = after.players.length;
    const endsRound = turn.player === after.players.at(-1) && (place.turn ?? 0) - (first?.place.turn ?? 0) < seats;
    if (!before.final || !first || !moves || !trigger || !endsRound) return undefined;
    remove(moves, ...all(moves, 'final-phase'));
    for (const other of turns) remove(other.element, ...all(other.element, 'final-phase'));
    breakOffBehind(turn);
    moves.children.push(finalPhase(trigger));
    return { what: 'the round is completed first', element: moves.children.at(-1) };
  }),
  // The turn that was made possible by a late gain is left out, and the game ends.
  inGame(
    'valletta.end.gained-cards',
    ({ game, turns }) => {
      const last = turns.at(-1);
      const earlier = turns.slice(0, -1).findLast(({ player }) => player === last?.player);
      const gained = earlier?.plays.some(({ element: play }) => all(play, 'build', 'hire').length > 0);
      const result = one(game, 'result');
      if (!last || !earlier || !gained || !result || last.plays.length > 1) return undefined;
      leaveOut(last);
      restate(game, last.before);
      return { what: 'a late Character stays unplayed', place: { section: 'result', turn: null }, element: result };
    },
    // A game that is scored while somebody still holds a card, whichever it is.
    ['valletta.end.game-end'],
  ),
];

/** What is claimed of somebody's cards directly behind the turn of the first trigger. */
function afterShuffle(
  rule: string,
  claim: (turn: Turn, player: string) => Record<string, number> | undefined,
): Mutator {
  return inTurn(rule, (turn, random) => {
    const player = pick(turn.after.players, random) ?? '';
    if (turn.before.final || !turn.after.final) return undefined;
    const zones = claim(turn, player);
    if (!zones) return undefined;
    breakOffBehind(turn);
    const stated = Object.fromEntries(Object.entries(zones).map(([zone, cards]) => [zone, String(cards)]));
    const state = newElement('state', { player, ...stated });
    one(turn.game, 'moves')?.children.push(state);
    return { what: JSON.stringify(state.attributes), element: state };
  });
}

function finalPhase({ kind, player }: Table['triggers'][number]): Element {
  return newElement('final-phase', { trigger: kind, player });
}

function namesFinalPhase(moves: Element): boolean {
  return [moves, ...all(moves, 'turn')].some((inside) => all(inside, 'final-phase').length > 0);
}

function count(table: Table, player: string, zone: string): number {
  return cardsAt(table, `${player} ${zone}`).length;
}
