/** Breaches of how the six cards of a Pied Piper game are chosen. */
import { all, type Element, get, one, optionsOf, words } from '../../oracle/element.js';
import { pick, type Random } from '../../oracle/random.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { breakOff, inSetup } from './setup.js';
import { EDITION } from './walk.js';

const ESTATE_OF = new Map(all(EDITION, 'class').map((card) => [get(card, 'id'), get(card, 'estate')]));

/** The printed sets. */
const SETS: Readonly<Record<string, string>> = {
  'good-times': 'peasant baker serf queen mayor soldier',
  'rat-control': 'pied-piper magician bishop nun monk emperor',
  'war-in-europe': 'knight crusader soldier messenger merchant pied-piper',
};

/** The list of the six cards, in a game with the expansion. */
function chosen(game: Element): Element | undefined {
  return optionsOf(game)['expansion'] === 'true' ? one(one(game, 'setup'), 'classes') : undefined;
}

function others(list: Element): string[] {
  return [...ESTATE_OF.keys()].filter((card) => !words(list, 'cards').includes(card));
}

/** Changes the list of the cards; nothing is recorded behind the setup, as every card may come into play. */
function choice(rule: string, change: (list: Element, cards: string[], random: Random) => string | undefined): Mutator {
  return inSetup(rule, ({ game, random }) => {
    const list = chosen(game);
    const what = list && change(list, words(list, 'cards'), random);
    if (!list || what === undefined) return undefined;
    breakOff(game);
    return [what, list];
  });
}

export const CARD_CHOICE: readonly Mutator[] = [
  {
    rule: 'rattus.piper.three-per-estate',
    plant: (game, random) => {
      const [list, components] = [chosen(game), one(game, 'components')];
      const card = list && pick(words(list, 'cards'), random);
      if (card === undefined || !components) return undefined;
      const estate = [...ESTATE_OF.values()].find((other) => other !== ESTATE_OF.get(card)) ?? '';
      const printed = newElement('class', { id: card, estate });
      components.children.push(printed);
      breakOff(game);
      return { what: `the ${card} belongs to ${estate}`, place: { section: 'log', turn: null }, element: printed };
    },
  },
  choice('rattus.piper.six-in-play', (list, cards, random) => {
    list.attributes['cards'] = [...cards, pick(others(list), random)].join(' ');
    return 'seven cards';
  }),
  choice('rattus.piper.six-in-play', (list, cards) => {
    list.attributes['cards'] = cards.slice(1).join(' ');
    return 'five cards';
  }),
  choice('rattus.piper.six-in-play', (list, [first = '', ...rest]) => {
    list.attributes['cards'] = [first, first, ...rest.slice(1)].join(' ');
    return 'one card twice';
  }),
  choice('rattus.piper.select-per-estate', (list, cards) => {
    if (new Set(cards.map((card) => ESTATE_OF.get(card))).size === 6) return undefined;
    list.attributes['by'] = 'per-estate';
    return 'an estate twice';
  }),
  choice('rattus.piper.select-suggested', (list, cards, random) => {
    const named = [...cards].sort().join(' ');
    const other = Object.keys(SETS).filter((set) => SETS[set]?.split(' ').sort().join(' ') !== named);
    Object.assign(list.attributes, { by: 'set', set: pick(other, random) });
    return 'another set';
  }),
  choice('rattus.piper.select-suggested', (list, _cards, random) => {
    const set = pick(Object.keys(SETS), random) ?? '';
    const cards = SETS[set]?.split(' ') ?? [];
    list.attributes['cards'] = cards.join(' ');
    const stranger = pick(others(list), random);
    Object.assign(list.attributes, { by: 'set', set, cards: [...cards.slice(1), stranger].join(' ') });
    return 'one card of the set is another';
  }),
];
