/** Breaches of the rules about blue Characters, without those that build: rules/valletta.md 4.12. */
import { all, type Element, get } from '../../oracle/element.js';
import { pick, type Random, shuffled } from '../../oracle/random.js';
import { amounts, buildingsOf, cellsOf, changed, GOODS, goodsOf, has, MATERIALS } from '../../oracle/valletta-table.js';
import { insertBehind, newElement, remove } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { goodBut } from './goods-cards.js';
import { bookedInPlay, plus, written } from './payments.js';
import { bookedMore, type Change, canDoWith, changeBy, inPlay } from './plant.js';
import type { Play } from './walk.js';

export const BLUE: readonly Mutator[] = [
  withCard('monk', 'monk', (play, random) => {
    const gift = pick(all(play.element, 'give'), random);
    if (!gift || !movedGood(play, get(gift, 'player'), get(gift, 'good'), -1)) return undefined;
    remove(play.element, gift);
    return { what: 'a gift that is due is missing' };
  }),
  withCard('monk', 'monk', (play, random) =>
    changeBy(
      'somebody with less than four goods gives',
      giftOf(play, random, (giver, good) => goodsOf(play.before, giver) < 4 && has(play.before, giver, good) > 0),
    ),
  ),
  withCard('monk-giver-chooses', 'monk', (play, random) => {
    const gift = pick(all(play.element, 'give'), random);
    const giver = gift ? get(gift, 'player') : '';
    const none = GOODS.filter((good) => gift && has(play.before, giver, good) === 0);
    const good = pick(none, random);
    if (!gift || !good || !canDoWith(play, play.player, { [get(gift, 'good')]: -1 })) return undefined;
    bookedInPlay(play, { [get(gift, 'good')]: -1, [good]: 1 });
    // Of a good that is not there, less than nothing cannot be stated.
    leaveOutClaims(play, giver);
    gift.attributes['good'] = good;
    return { what: `${giver} gives ${good} without having any`, element: gift };
  }),
  withCard('monk-max-one', 'monk', (play, random) =>
    changeBy(
      'a second gift of the same player',
      giftOf(play, random, (giver, good) => {
        const gave = all(play.element, 'give').some((gift) => get(gift, 'player') === giver);
        return gave && has(play.after, giver, good) > 0;
      }),
    ),
  ),
  extraWithMore('monk-two-player', 'monk', GOODS),
  withCard('trader', 'trader', (play) => {
    const [exchange] = all(play.element, 'exchange');
    const [kind] = exchange ? Object.entries(amounts(get(exchange, 'give'))).filter(([, count]) => count > 0) : [];
    if (!exchange || !kind || !canDoWith(play, play.player, { [kind[0]]: -1 })) return undefined;
    exchange.attributes['give'] = `${kind[0]}:2`;
    bookedInPlay(play, { [kind[0]]: -1, gold: 3 });
    return { what: 'two units for six gold', element: exchange };
  }),
  withCard('trader', 'trader', (play) => {
    const [exchange] = all(play.element, 'exchange');
    return exchange && bookedMore('two gold for a unit', play, { gold: -1 });
  }),
  withCard('merchant', 'merchant', (play, random) => {
    const [exchange] = all(play.element, 'exchange');
    const [less = '', more = ''] = shuffled(MATERIALS, random);
    return exchange && bookedMore('another mix', play, { [less]: -1, [more]: 1 });
  }),
  withCard('merchant', 'merchant', (play) => {
    const [exchange] = all(play.element, 'exchange');
    const more = { gold: -1, wood: 1, stone: 1, brick: 1 };
    if (!exchange || !canDoWith(play, play.player, more)) return undefined;
    exchange.attributes['give'] = 'gold:2';
    bookedInPlay(play, more);
    return { what: 'two gold for two of each', element: exchange };
  }),
  withCard('seamstress', 'seamstress', (play, random) => {
    const [take] = all(play.element, 'take');
    const more = { [pick(GOODS, random) ?? '']: 1 };
    return take && takeInstead(play, take, plus(amounts(get(take, 'goods')), more), more, 'three goods');
  }),
  withCard('artisan', 'artisan', (play, random) => {
    const [take] = all(play.element, 'take');
    const [kind] = take ? Object.entries(amounts(get(take, 'goods'))).filter(([, count]) => count > 0) : [];
    if (!take || !kind || changed(play.after, play.player, kind[0]) < 2) return undefined;
    const other = goodBut([kind[0]], random);
    const goods = { [kind[0]]: changed(play.after, play.player, kind[0]) - 1, [other]: 1 };
    return takeInstead(play, take, goods, { [kind[0]]: -1, [other]: 1 }, 'goods of two kinds');
  }),
  ...['all', 'upgraded'].map((reading) =>
    withCard('chamberlain', 'chamberlain', (play) => {
      const more = miscounted(play, 'green', reading);
      return more > 0 ? bookedMore(`counts ${reading} buildings wrongly`, play, { gold: more }) : undefined;
    }),
  ),
  withCard('innkeeper', 'innkeeper', (play, random) =>
    changeBy(
      'somebody with one gold gives it',
      giftOf(play, random, (giver, good) => good === 'gold' && has(play.before, giver, 'gold') === 1),
    ),
  ),
  withCard('innkeeper-max-one', 'innkeeper', (play, random) => giveTwo(play, random, ['gold'], 2)),
  extraWithMore('innkeeper-two-player', 'innkeeper', ['gold']),
  anotherExtra('innkeeper-two-player', 'innkeeper', MATERIALS),
  withCard('nun', 'nun', (play, random) => {
    const [take] = all(play.element, 'take');
    const kind = GOODS.find((good) => changed(play.after, play.player, good) === 3);
    if (!take || kind === undefined) return undefined;
    const other = goodBut([kind], random);
    return takeInstead(play, take, { [kind]: 2, [other]: 1 }, { [kind]: -1, [other]: 1 }, 'mixed goods');
  }),
  withCard('nun', 'nun', (play) => {
    const kind = GOODS.find((good) => changed(play.after, play.player, good) === 3);
    return kind === undefined ? undefined : bookedMore('two goods', play, { [kind]: -1 });
  }),
  withCard('nun-others', 'nun', (play, random) => {
    const kind = GOODS.find((good) => changed(play.after, play.player, good) === 3);
    const other = pick(opponents(play), random);
    return kind === undefined || !other
      ? undefined
      : bookedMore('another player gets none', play, { [kind]: -1 }, other);
  }),
  withCard('tax-collector', 'tax-collector', (play, random) =>
    changeBy(
      'somebody with less than three of a kind gives one',
      giftOf(play, random, (giver, good) => {
        const owned = has(play.before, giver, good);
        return good !== 'gold' && owned > 0 && owned < 3;
      }),
    ),
  ),
  withCard('tax-collector-max', 'tax-collector', (play, random) => giveTwo(play, random, MATERIALS, 3)),
  withCard('tax-collector-no-gold', 'tax-collector', (play, random) =>
    changeBy(
      'somebody gives gold',
      giftOf(play, random, (giver, good) => good === 'gold' && has(play.before, giver, good) >= 3),
    ),
  ),
  extraWithMore('tax-collector-two-player', 'tax-collector', MATERIALS),
  anotherExtra('tax-collector-two-player', 'tax-collector', ['gold']),
];

function withCard(rule: string, card: string, occasion: (play: Play, random: Random) => Change | undefined): Mutator {
  return inPlay(`valletta.card.${rule}`, (play, random) => (play.card === card ? occasion(play, random) : undefined));
}

/** The additional good, with more than two players. */
function extraWithMore(rule: string, card: string, goods: readonly string[]): Mutator {
  return withCard(rule, card, (play, random) => {
    const good = pick(goods, random) ?? '';
    if (play.before.players.length === 2) return undefined;
    bookedInPlay(play, { [good]: 1 });
    const extra = insertBehind(play.element, all(play.element, 'give').at(-1), newElement('extra', { good }));
    return { what: 'an additional good', element: extra };
  });
}

/** An additional good that the card does not offer. */
function anotherExtra(rule: string, card: string, goods: readonly string[]): Mutator {
  return withCard(rule, card, (play, random) => {
    const [extra] = all(play.element, 'extra');
    const good = pick(goods, random) ?? '';
    if (!extra || !canDoWith(play, play.player, { [get(extra, 'good')]: -1 })) return undefined;
    bookedInPlay(play, { [get(extra, 'good')]: -1, [good]: 1 });
    extra.attributes['good'] = good;
    return { what: `an additional ${good}`, element: extra };
  });
}

/** One more gift, from somebody of whom this holds. */
function giftOf(play: Play, random: Random, gives: (giver: string, good: string) => boolean): Element | undefined {
  const pairs = opponents(play).flatMap((giver) => GOODS.map((good) => [giver, good] as const));
  const possible = pairs.filter(([giver, good]) => gives(giver, good));
  const gift = pick(possible, random);
  if (!gift) return undefined;
  const [player, good] = gift;
  movedGood(play, player, good, 1);
  return insertBehind(play.element, all(play.element, 'give').at(-1), newElement('give', { player, good }));
}

/** Somebody gives two of a kind. */
function giveTwo(play: Play, random: Random, goods: readonly string[], enough: number): Change | undefined {
  const pairs = opponents(play).flatMap((giver) => goods.map((good) => [giver, good] as const));
  const possible = pairs.filter(([giver, good]) => has(play.before, giver, good) >= enough);
  const gift = pick(possible, random);
  if (!gift) return undefined;
  const [player, good] = gift;
  movedGood(play, player, good, 1);
  remove(play.element, ...all(play.element, 'give').filter((other) => isFrom(other, player, good)));
  const given = newElement('give', { player, good: `${good}:2` });
  return { what: `${player} gives two ${good}`, element: insertBehind(play.element, undefined, given) };
}

function isFrom(gift: Element, player: string, good: string): boolean {
  return get(gift, 'player') === player && get(gift, 'good') === good;
}

/** Books a good that goes (below zero: does not go) from somebody to the player. @returns false where it is needed */
function movedGood(play: Play, giver: string, good: string, more: number): boolean {
  if (!canDoWith(play, play.player, { [good]: more }) || !canDoWith(play, giver, { [good]: -more })) return false;
  bookedInPlay(play, { [good]: more });
  bookedInPlay(play, { [good]: -more }, giver);
  return true;
}

/** Takes other goods. */
function takeInstead(
  play: Play,
  take: Element,
  goods: Readonly<Record<string, number>>,
  more: Readonly<Record<string, number>>,
  what: string,
): Change | undefined {
  if (!canDoWith(play, play.player, more)) return undefined;
  take.attributes['goods'] = written(goods);
  bookedInPlay(play, more);
  return { what, element: take };
}

/** How many more buildings are counted by a wrong reading: those of all colours, or upgraded ones twice. */
export function miscounted({ before, player }: Play, colour: string, reading: string): number {
  const cells = cellsOf(before, player);
  const right = buildingsOf(before, player, colour);
  if (reading === 'all') return cells.length - right;
  const upgraded = cells.filter((cell) => before.upgraded.includes(cell));
  return upgraded.filter((cell) =>
    before.display.some((other) => other.cell === cell && other.building.colour === colour),
  ).length;
}

function opponents({ before, player }: Play): string[] {
  return before.players.filter((id) => id !== player);
}

/** Without what the log states of a player in a play and the rest of its turn. */
function leaveOutClaims({ element: play, turn }: Play, player: string): void {
  remove(play, ...all(play, 'effect').filter((effect) => get(effect, 'player') === player));
  remove(turn.element, ...all(turn.element, 'state').filter((state) => get(state, 'player') === player));
}
