/** Breaches of the rules about the card Jean: rules/valletta.md 4.10. */
import { all, type Element, get } from '../../oracle/element.js';
import { pick, type Random, shuffled } from '../../oracle/random.js';
import { cardsAt, GOODS, has, MATERIALS } from '../../oracle/valletta-table.js';
import { insertBehind, newElement, remove } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { cardsCounted, supplyOf } from './counts.js';
import { FETCHED, goodBut } from './goods-cards.js';
import { bookedInPlay } from './payments.js';
import { bookedMore, breakOffAt, type Change, canDoWith, inPlay, stateBehind } from './plant.js';
import type { Play } from './walk.js';

/** What is recorded of a Jean that was played. */
interface Visit {
  readonly barrel: Element | undefined;
  /** Hired or dismissed. */
  readonly personnel: Element | undefined;
}

export const JEAN: readonly Mutator[] = [
  withJean('move-one', (play) => {
    const { before, after } = play;
    if (before.options['variant.fewer-barrels'] === 'true' || after.jean === before.jean || after.jean > 24) {
      return undefined;
    }
    return { what: 'Jean goes two spaces', element: stateBehind(play, { jean: String(after.jean + 1) }) };
  }),
  withJean('move-forced', (play, { barrel }) => {
    const less = { [barrel ? get(barrel, 'good') : '']: -1 };
    if (!barrel || !canDoWith(play, play.player, less)) return undefined;
    remove(play.element, barrel);
    bookedInPlay(play, less);
    return { what: 'no barrel is opened' };
  }),
  withJean('barrel', (play, { barrel }, random) => {
    if (!barrel) return undefined;
    const other = goodBut([get(barrel, 'good')], random);
    return bookedMore('another good than that of the barrel', play, { [get(barrel, 'good')]: -1, [other]: 1 });
  }),
  withJean(
    'barrel',
    (play, { barrel }) => barrel && bookedMore('two goods from the barrel', play, { [get(barrel, 'good')]: 1 }),
  ),
  withJean('barrel-aside', (play, { barrel }, random) => {
    if (!barrel) return undefined;
    const good = get(barrel, 'good');
    const { barrels, edition } = play.before;
    const opened = (kind: string): number => barrels.filter((other) => other === kind).length;
    const gone = GOODS.filter((kind) => kind !== good && opened(kind) === edition.barrels[kind]);
    const again = pick(gone, random);
    if (again === undefined || !canDoWith(play, play.player, { [good]: -1 })) return undefined;
    barrel.attributes['good'] = again;
    bookedInPlay(play, { [good]: -1, [again]: 1 });
    return { what: 'a barrel that was opened before', element: barrel };
  }),
  withJean('personnel', (play, { personnel }, random) => {
    const other = personnel?.name === 'hire' ? 'dismiss' : 'hire';
    return personnel && more(play, personnel, other, random);
  }),
  withJean('personnel', (play, { personnel }, random) => personnel && more(play, personnel, personnel.name, random)),
  withJean('step-order', (play, { barrel, personnel }) => {
    if (!barrel || !personnel) return undefined;
    remove(play.element, personnel);
    insertBehind(play.element, undefined, personnel);
    return { what: `first the ${personnel.name}, then the barrel`, element: personnel };
  }),
  withJean('dismiss-from-hand', (play, { barrel, personnel }, random) => {
    const { player, after } = play;
    if (personnel) return undefined;
    const hand = cardsAt(after, `${player} hand`);
    const played = [...cardsAt(after, `${player} slot`), ...cardsAt(after, `${player} discard`)];
    const card = pick(
      played.filter((other) => !hand.includes(other)),
      random,
    );
    if (card === undefined) return undefined;
    breakOffAt(play);
    return {
      what: `dismisses the ${card} that was played`,
      element: insertBehind(play.element, barrel, newElement('dismiss', { card })),
    };
  }),
  withJean('dismiss-no-action', (play, { barrel, personnel }) => {
    const card = personnel?.name === 'dismiss' ? get(personnel, 'card') : '';
    const good = FETCHED[card];
    if (card === 'rekuk') return bookedMore('the dismissed Knight scores', play, { points: 2 });
    return !good || (barrel && get(barrel, 'good') === good)
      ? undefined
      : bookedMore(`the dismissed ${card} fetches a good`, play, { [good]: 1 });
  }),
  withJean('dismiss-no-action', (play, { barrel, personnel }, random) => {
    // The good of the barrel may be written as taken.
    const good = goodBut(barrel ? [get(barrel, 'good')] : [], random);
    if (personnel?.name !== 'dismiss' || get(personnel, 'card') !== 'maid') return undefined;
    bookedInPlay(play, { [good]: 1 });
    const take = insertBehind(play.element, personnel, newElement('take', { goods: good }));
    return { what: 'the dismissed Maid takes a good', element: take };
  }),
  withJean('dismiss-to-supply', (play, { personnel }) =>
    personnel?.name === 'dismiss'
      ? { what: 'the card goes elsewhere', element: stateBehind(play, { supply: supplyOf(play.before) }) }
      : undefined,
  ),
  withJean('hire-from-supply', (play, { personnel }, random) => {
    if (personnel?.name !== 'hire') return undefined;
    const { before } = play;
    const lying = before.display.flatMap(({ cell }) => cardsAt(before, `on ${cell}`));
    const card = shuffled(lying, random).find((other) => !cardsAt(before, 'supply').includes(other));
    if (card === undefined) return undefined;
    personnel.attributes['card'] = card;
    breakOffAt(play);
    return { what: `hires the ${card} from a building`, element: personnel };
  }),
  withJean('hire-to-hand', (play, { personnel }) =>
    personnel?.name === 'hire'
      ? { what: 'the hand does not grow', element: stateBehind(play, cardsCounted(play, { hand: -1 })) }
      : undefined,
  ),
  withJean('hire-free', (play, { barrel, personnel }, random) => {
    const good = goodBut(barrel ? [get(barrel, 'good')] : [], random);
    if (personnel?.name !== 'hire' || has(play.after, play.player, good) === 0) return undefined;
    return bookedMore(`pays a ${good} for a hired card`, play, { [good]: -1 });
  }),
  withJean('last-space', (play, _, random) => {
    if (play.before.jean < 25) return undefined;
    const good = pick([...MATERIALS, 'gold'], random) ?? '';
    bookedInPlay(play, { [good]: 1 });
    const barrel = insertBehind(play.element, undefined, newElement('barrel', { good }));
    return { what: 'a barrel on the last space', element: barrel };
  }),
];

function withJean(rule: string, occasion: (play: Play, visit: Visit, random: Random) => Change | undefined): Mutator {
  return inPlay(`valletta.jean.${rule}`, (play, random) => {
    if (play.what !== 'jean') return undefined;
    const [barrel] = all(play.element, 'barrel');
    const [personnel] = all(play.element, 'hire', 'dismiss');
    return occasion(play, { barrel, personnel }, random);
  });
}

/** Hires or dismisses somebody else as well. */
function more(play: Play, done: Element, what: string, random: Random): Change | undefined {
  const { player, after } = play;
  const place = what === 'hire' ? 'supply' : `${player} hand`;
  const others = cardsAt(after, place).filter((card) => card !== get(done, 'card'));
  const card = pick(others, random);
  if (card === undefined) return undefined;
  breakOffAt(play);
  return { what: `${done.name} and ${what}`, element: insertBehind(play.element, done, newElement(what, { card })) };
}
