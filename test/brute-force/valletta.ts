/** What could be written in a turn of Valletta, or in the draft. */
import { vocabulary } from '../../src/games/valletta/vocabulary.js';
import type { Element } from '../oracle/element.js';
import { get } from '../oracle/element.js';
import { cardsAt, has, type Table } from '../oracle/valletta-table.js';
import { type Domain, every, LEFT_OUT, wordsOf } from './domain.js';
import { type OpenPlace, playersOf } from './positions.js';

export const VALLETTA: Domain<Table> = { candidates };

const GOODS = wordsOf(vocabulary, 'draft', 'good');
const CARDS = wordsOf(vocabulary, 'play', 'card');
const CELLS = wordsOf(vocabulary, 'build', 'at');
/** So much of a good is tried with cards that are not in the hand. */
const SOME = 1;
/** So many goods may be chosen at once; four is more than any card gives. */
const MOST_TAKEN = 4;

function* candidates({ game, inside }: OpenPlace, table: Table): Generator<Element> {
  const players = playersOf(game);
  if (inside.name === 'moves') {
    yield* every('draft', { player: players, good: GOODS });
    return;
  }
  const player = get(inside, 'player');
  const hand = new Set(cardsAt(table, `${player} hand`));
  // Less than nothing left, and one of each more than there is.
  const whole = payments(GOODS.map((good) => has(table, player, good) + 1));
  const few = payments(GOODS.map(() => SOME));
  const simple = [...decisions(players.filter((other) => other !== player))];
  for (const card of CARDS) {
    yield* every('play', { card: [card] }, simple);
    for (const pay of hand.has(card) ? whole : few) {
      for (const name of ['build', 'upgrade']) {
        for (const action of every(name, { at: CELLS, pay: [pay] })) yield play(card, [action]);
      }
    }
  }
}

function play(card: string, children: readonly Element[]): Element {
  return { name: 'play', attributes: { card }, children: [...children], text: '' };
}

/** Everything but buildings that may be decided in a play, with any card. */
function* decisions(opponents: readonly string[]): Generator<readonly Element[]> {
  yield [];
  for (const take of every('take', { goods: amounts(MOST_TAKEN) })) yield [take];
  for (const exchange of every('exchange', { give: [LEFT_OUT, ...amounts(MOST_TAKEN + 1)] })) yield [exchange];
  const barrels = [[], ...[...every('barrel', { good: GOODS })].map((barrel) => [barrel])];
  const personnel = [
    [],
    ...[...every('hire', { card: CARDS }), ...every('dismiss', { card: CARDS })].map((one) => [one]),
  ];
  for (const barrel of barrels)
    for (const one of personnel) if (barrel.length + one.length > 0) yield [...barrel, ...one];
  const extras = [[], ...[...every('extra', { good: GOODS.map((good) => `${good}:1`) })].map((one) => [one])];
  for (const gifts of giftsOf(opponents))
    for (const extra of extras) if (gifts.length + extra.length > 0) yield [...gifts, ...extra];
}

/** Nothing or one good from each of them. */
function* giftsOf(opponents: readonly string[]): Generator<readonly Element[]> {
  const [first, ...rest] = opponents;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const others of giftsOf(rest)) {
    yield others;
    for (const gift of every('give', { player: [first], good: GOODS.map((good) => `${good}:1`) }))
      yield [gift, ...others];
  }
}

/** All amounts of goods, up to so much of each of them. */
function payments(most: readonly number[]): readonly string[] {
  let found: readonly string[] = [''];
  for (const [index, good] of GOODS.entries()) {
    const numbers = Array.from({ length: (most[index] ?? 0) + 1 }, (_, number) => number);
    found = numbers.flatMap((number) =>
      found.map((before) => (number === 0 ? before : `${before} ${good}:${number}`.trim())),
    );
  }
  return found;
}

/** So many goods altogether at most, and one at least. */
function amounts(most: number): readonly string[] {
  const total = (text: string): number => text.split(/[ :]/).reduce((sum, part) => sum + (Number(part) || 0), 0);
  return payments(GOODS.map(() => most)).filter((text) => text !== '' && total(text) <= most);
}
