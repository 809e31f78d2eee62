/** Breaches of the rules about the Apprentice: rules/valletta.md 4.5. */
import { all, type Element, get } from '../../oracle/element.js';
import { changed, GOODS } from '../../oracle/valletta-table.js';
import { insertBehind, newElement, remove } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { FETCHED, goodBut } from './goods-cards.js';
import { GOOD_OF } from './miscounts.js';
import { anyAction, BUILDERS, bookedInPlay, covers, goodsOwned } from './payments.js';
import {
  type Amounts,
  booked,
  bookedMore,
  breakOffAt,
  type Change,
  canDoWith,
  changeBy,
  claimEffect,
  inPlay,
  inTurn,
} from './plant.js';
import type { Play } from './walk.js';

/** What the Apprentice may do, and what not. */
export const APPRENTICE: readonly Mutator[] = [
  inPlay('valletta.card.apprentice-copy', (play, random) => {
    const good = FETCHED[play.what];
    if (play.card !== 'apprentice' || !good) return undefined;
    const gathered = play.earlier.map((card) => FETCHED[card] ?? GOOD_OF[card] ?? '');
    const other = goodBut(gathered, random);
    return bookedMore('does what a card does that was not played', play, { [good]: -1, [other]: 1 });
  }),
  inPlay('valletta.card.apprentice-previous-card', (play) => {
    const [earlier = '', previous = ''] = play.earlier.slice(-2);
    const good = FETCHED[previous] ?? GOOD_OF[previous];
    const other = FETCHED[earlier];
    if (play.card !== 'apprentice' || !good || !other || good === other) return undefined;
    const right = changed(play.after, play.player, good);
    return bookedMore('does what the card before the last one does', play, { [good]: -right, [other]: 1 });
  }),
  inPlay('valletta.card.apprentice-previous-card', (play, random) => {
    const [earlier, previous = ''] = play.earlier.slice(-2);
    const good = FETCHED[previous];
    if (play.card !== 'apprentice' || earlier !== 'builder' || !good) return undefined;
    const built = anyAction(play, 'build', random);
    if (!built) return undefined;
    bookedInPlay(play, { [good]: -1 });
    return { what: 'builds, like the card before the last one', element: built };
  }),
  inPlay('valletta.card.apprentice-no-function', (play, random) => {
    if (play.card !== 'apprentice' || play.earlier.length > 0) return undefined;
    return bookedMore('the first card of a turn fetches something', play, { [goodBut([], random)]: 1 });
  }),
  inPlay('valletta.card.apprentice-no-function', (play, random) => {
    if (play.card !== 'apprentice' || play.earlier.length > 0) return undefined;
    return { what: 'the first card of a turn takes a good', element: takeAlso(play, goodBut([], random)) };
  }),
  inPlay('valletta.card.apprentice-colours', repeatedAgain),
  inPlay('valletta.card.apprentice-colours', (play, random) => {
    const previous = play.earlier.at(-1) ?? '';
    if (play.card !== 'apprentice' || previous === 'builder' || !BUILDERS.includes(previous)) return undefined;
    return changeBy(`builds like the ${previous}`, anyAction(play, 'build', random, previous));
  }),
  inPlay('valletta.card.apprentice-copy-green', (play) => {
    const good = GOOD_OF[play.what];
    const right = good === undefined ? 0 : changed(play.after, play.player, good);
    if (play.card !== 'apprentice' || !good || right < 2) return undefined;
    return bookedMore('the repetition brings one good only', play, { [good]: 1 - right });
  }),
  // A second Apprentice behind a first one that has something to repeat: two of them and a third card, in another order.
  inTurn('valletta.card.apprentice-chain', ({ player, element: turn, before, plays }) => {
    const [first, second, third] = plays;
    const good = FETCHED[third?.card ?? ''];
    if (!third || !good || first?.card !== 'apprentice' || second?.card !== 'apprentice') return undefined;
    remove(turn, third.element);
    insertBehind(turn, undefined, third.element);
    const chain = before.options['house.apprentice-chain'] === 'chain';
    booked(first, player, { [good]: chain ? 1 : 2 });
    claimEffect(first, player, { [good]: 1 });
    const claim = claimEffect(second, player, { [good]: chain ? 0 : 1 });
    return { what: 'the second Apprentice, by the other ruling', element: claim };
  }),
  // The bonus of the second action is a bonus like any other.
  inPlay(
    'valletta.card.apprentice-copy-builder',
    (play) => {
      const earned = changed(play.after, play.player, 'points') === 2;
      const copies = play.card === 'apprentice' && play.what === 'builder';
      return copies && earned ? bookedMore('no bonus for the second action', play, { points: -2 }) : undefined;
    },
    ['valletta.bonus.two-points'],
  ),
];

/** Takes goods in a play that has nothing to take. */
function takeAlso(play: Play, good: string): Element {
  bookedInPlay(play, { [good]: 1 });
  return insertBehind(play.element, undefined, newElement('take', { goods: good }));
}

/** An Apprentice does once more what the blue, yellow or purple card before it did. */
function repeatedAgain(play: Play): Change | undefined {
  const { player, turn } = play;
  const previous = turn.plays[play.earlier.length - 1];
  if (play.card !== 'apprentice' || play.what !== 'nothing' || !previous || BUILDERS.includes(previous.card)) {
    return undefined;
  }
  const { card } = previous;
  const what = `repeats the ${card}`;
  const brought = Object.fromEntries([...GOODS, 'points'].map((good) => [good, changed(previous.after, player, good)]));
  const decision = previous.element.children.find(({ name }) => ['take', 'extra', 'exchange', 'barrel'].includes(name));
  // Gifts of others come out of what they have: only what is taken from the supply comes again for certain.
  const gifts = all(previous.element, 'give').length > 0 || ['nun', 'innkeeper', 'tax-collector'].includes(card);
  if (!decision) return brought['points'] ? bookedMore(what, play, brought) : undefined;
  const again = decision.name === 'extra' && gifts ? { [get(decision, 'good')]: 1 } : brought;
  if (!covers(goodsOwned(play.before, player), minus(brought)) || !canDoWith(play, player, again)) return undefined;
  bookedInPlay(play, again);
  // Where Jean stands then, nobody knows.
  if (decision.name === 'barrel') breakOffAt(play);
  return {
    what,
    element: insertBehind(play.element, undefined, newElement(decision.name, { ...decision.attributes })),
  };
}

/** What an exchange costs. */
function minus(brought: Amounts): Amounts {
  return Object.fromEntries(GOODS.map((good) => [good, Math.max(0, -(brought[good] ?? 0))]));
}
