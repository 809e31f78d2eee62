/** Breaches of the rules about a turn and its plays: rules/valletta.md 4.4. */
import { all, copyOf, get, one } from '../../oracle/element.js';
import { pick } from '../../oracle/random.js';
import { cardsAt, GOODS, has } from '../../oracle/valletta-table.js';
import { insertBehind, remove } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { FETCHED } from './goods-cards.js';
import { canDoWith, endUnclaimed, endWith, inPlay, inTurn, leaveOut } from './plant.js';
import { playMore, playsLess } from './plays.js';
import { restate } from './result.js';
import type { Turn } from './walk.js';

/** Plays that touch nobody else, and nothing that others rely on. */
const QUIET = [...Object.keys(FETCHED), 'maid', 'nothing', 'banker', 'woodworker', 'carver', 'mason', 'seamstress'];
const USED_ONCE = ['maid', 'seamstress', 'trader', 'merchant', 'laparelli', 'schilling', 'del-monte'];
const PURSE = [...GOODS, 'points'];
const ASKING = ['monk', 'innkeeper', 'tax-collector'];

export const TURN: readonly Mutator[] = [
  inTurn('valletta.turn.order', (turn) => {
    const next = nextOf(turn);
    const quiet = turn.plays.every(({ what }) => QUIET.includes(what));
    const depends = next?.plays.some(({ what }) => ASKING.includes(what)) ?? true;
    if (!next || next.player === turn.player || !quiet || depends || inShortTurns(turn)) return undefined;
    // In the final phase a player who is skipped counts as out.
    if (turn.after.final) return undefined;
    endWith(next);
    leaveOut(turn);
    return { what: `${turn.player} is skipped`, element: next.element };
  }),
  inTurn('valletta.turn.play-three', (turn, random) => {
    if (turn.plays.length !== 3) return undefined;
    const fourth = playMore(turn, random);
    return fourth && { what: 'a fourth play', element: fourth };
  }),
  inTurn(
    'valletta.turn.no-pass',
    (turn) => (turn.plays.length === 3 && playsLess(turn) ? { what: 'passes after two plays' } : undefined),
    // Who passes does not play three cards.
    ['valletta.turn.play-three'],
  ),
  inPlay('valletta.turn.from-hand', (play, random) => {
    const { turn, player, before } = play;
    const next = turn.plays[play.earlier.length + 1];
    const hand = cardsAt(before, `${player} hand`);
    const elsewhere = Object.keys(FETCHED).filter((card) => card !== play.card && !hand.includes(card));
    const card = pick(
      elsewhere.filter((other) => !cardsAt(before, `${player} pile`).includes(other)),
      random,
    );
    const [old, given] = [FETCHED[play.card], FETCHED[card ?? '']];
    if (card === undefined || old === undefined || given === undefined || next?.card === 'apprentice') return undefined;
    if (shuffles(turn) || !canDoWith(play, player, { [old]: -1, [given]: 1 })) return undefined;
    play.element.attributes['card'] = card;
    endUnclaimed(play);
    return { what: `${card} instead of ${play.card}`, element: play.element };
  }),
  inPlay('valletta.turn.execute-fully', (play) => {
    const [take] = all(play.element, 'take');
    if (!take) return undefined;
    const taken = Object.fromEntries(
      GOODS.map((good) => [good, has(play.before, play.player, good) - has(play.after, play.player, good)]),
    );
    if (!canDoWith(play, play.player, taken)) return undefined;
    remove(play.element, take);
    endUnclaimed(play);
    return { what: 'nothing is taken' };
  }),
  ...USED_ONCE.map((card) =>
    // A card that is used twice brings or takes the wrong number of goods.
    usedTwice('valletta.turn.use-once', card, [`valletta.card.${card}`, 'valletta.yellow.exact-payment']),
  ),
  inTurn(
    'valletta.turn.fewer-than-three',
    (turn) => {
      const last = turn.plays.at(-1);
      if (!one(turn.game, 'result') || nextOf(turn) || turn.plays.length > 2 || !last || !QUIET.includes(last.what))
        return undefined;
      remove(turn.element, last.element);
      remove(turn.element, ...all(turn.element, 'state'));
      restate(turn.game, last.before);
      return { what: 'a card is left' };
    },
    // Who keeps a card that could be played passes.
    ['valletta.turn.no-pass'],
  ),
];

/** Plants a second choice, exchange or extra good into a play of a card. */
function usedTwice(rule: string, card: string, twins: readonly string[]): Mutator {
  return inPlay(
    rule,
    (play) => {
      const [use] = play.card === card ? all(play.element, 'take', 'exchange', 'extra') : [];
      const price = PURSE.filter((what) => has(play.after, play.player, what) < has(play.before, play.player, what));
      // What is paid once can be paid again.
      if (!use || price.some((what) => has(play.after, play.player, what) < 4)) return undefined;
      const second = insertBehind(play.element, use, copyOf(use));
      endUnclaimed(play);
      return { what: `${card} used twice`, element: second };
    },
    twins,
  );
}

/** The turn that follows; undefined behind the last one. */
function nextOf({ place, turns }: Turn): Turn | undefined {
  return turns[place.turn ?? 0];
}

/** The first turns of the start-player variant. */
function inShortTurns({ place, before }: Turn): boolean {
  return before.options['variant.start-player'] === 'true' && (place.turn ?? 0) <= 2;
}

function shuffles({ played, player, draw }: Turn): boolean {
  return draw !== undefined && get(draw, 'cards').split(' ').length > cardsAt(played, `${player} pile`).length;
}
