/** Planted bugs for a program that referees games: half of them too strict, half too lax. */
import { all, type Element, get, one } from '../oracle/element.js';

/** What the program does wrong. */
export interface Bug {
  readonly ruleset: 'rattus' | 'tallinn' | 'valletta';
  readonly name: string;
  /** Too lax: no breach for such a reason is seen. */
  readonly overlooks?: RegExp;
  /** Too strict: refuses a move; `inside` holds what was played before in the turn or round. */
  readonly refuses?: (move: Element, inside: Element) => boolean;
}

const is = (move: Element, name: string, attributes: Readonly<Record<string, string>> = {}): boolean =>
  move.name === name && Object.entries(attributes).every(([attribute, value]) => get(move, attribute) === value);

export const BUGS: readonly Bug[] = [
  // Tallinn
  { ruleset: 'tallinn', name: 'ten-has-one-side', refuses: (move) => is(move, 'play', { card: '10', side: 'b' }) },
  {
    ruleset: 'tallinn',
    name: 'in-turn-order',
    refuses: (move, { children }) => is(move, 'play') && get(move, 'player') !== `p${children.length + 1}`,
  },
  {
    ruleset: 'tallinn',
    name: 'no-card-twice',
    refuses: (move, inside) =>
      is(move, 'play') && all(inside, 'play').some((play) => get(play, 'card') === get(move, 'card')),
  },
  { ruleset: 'tallinn', name: 'no-tower-from-hand', refuses: (move) => is(move, 'tower', { from: 'hand' }) },
  {
    ruleset: 'tallinn',
    name: 'no-low-tower',
    refuses: (move) => is(move, 'tower', { from: 'display' }) && Number(get(move, 'card')) <= 4,
  },
  { ruleset: 'tallinn', name: 'cards-of-others', overlooks: /^<play .*: not in hand$/ },
  { ruleset: 'tallinn', name: 'two-cards', overlooks: /^<play .*: a second card$/ },
  { ruleset: 'tallinn', name: 'tower-of-anything', overlooks: /^<tower .*: not in the display$/ },
  { ruleset: 'tallinn', name: 'tower-without-card', overlooks: /^<tower .*: not in hand$/ },
  { ruleset: 'tallinn', name: 'two-towers', overlooks: /^<tower .*: (a second|no )/ },
  // Rattus
  {
    ruleset: 'rattus',
    name: 'no-card-of-others',
    refuses: (move) => is(move, 'class') && get(move, 'from') !== 'supply',
  },
  {
    ruleset: 'rattus',
    name: 'peasant-first',
    refuses: (move, inside) => is(move, 'place') && one(inside, 'class') === undefined,
  },
  { ruleset: 'rattus', name: 'no-cubes-in-italia', refuses: (move) => is(move, 'place', { region: 'italia' }) },
  {
    ruleset: 'rattus',
    name: 'knight-walks-one',
    refuses: (move) => is(move, 'plague') && get(move, 'path').includes(' '),
  },
  {
    ruleset: 'rattus',
    name: 'witch-looks-once',
    refuses: (move) => is(move, 'use', { card: 'witch' }) && all(move, 'peek').length > 1,
  },
  { ruleset: 'rattus', name: 'cards-without-owning', overlooks: /does not own it$/ },
  { ruleset: 'rattus', name: 'any-number-of-cubes', overlooks: / cubes$/ },
  { ruleset: 'rattus', name: 'cards-twice', overlooks: /^<use .*: a second time$/ },
  { ruleset: 'rattus', name: 'cubes-twice', overlooks: /^<place .*: cubes were placed before$/ },
  { ruleset: 'rattus', name: 'figure-twice', overlooks: /^<plague .*: a second move$/ },
  // Valletta
  {
    ruleset: 'valletta',
    name: 'no-brick-from-maid',
    refuses: (move) => is(move, 'play', { card: 'maid' }) && get(one(move, 'take') ?? move, 'goods').includes('brick'),
  },
  {
    ruleset: 'valletta',
    name: 'apprentice-not-first',
    refuses: (move, inside) => is(move, 'play', { card: 'apprentice' }) && inside.children.length === 0,
  },
  {
    ruleset: 'valletta',
    name: 'no-card-twice',
    refuses: (move, inside) =>
      is(move, 'play') && all(inside, 'play').some((play) => get(play, 'card') === get(move, 'card')),
  },
  { ruleset: 'valletta', name: 'jean-hires-nobody', refuses: (move) => all(move, 'hire').length > 0 },
  { ruleset: 'valletta', name: 'no-draft-of-gold', refuses: (move) => is(move, 'draft', { good: 'gold' }) },
  { ruleset: 'valletta', name: 'cards-not-in-hand', overlooks: /^<play .*: not in hand$/ },
  { ruleset: 'valletta', name: 'any-price', overlooks: /: the price is / },
  { ruleset: 'valletta', name: 'upgrades-of-others', overlooks: /: not an own building$/ },
  { ruleset: 'valletta', name: 'dismisses-anybody', overlooks: /^<dismiss .*: no such card there$/ },
  { ruleset: 'valletta', name: 'hires-anybody', overlooks: /^<hire .*: no such card there$/ },
];
