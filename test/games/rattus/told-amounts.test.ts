/** What is said of numbers that are too high: how many there are, how many are due, and what there is no more of. */
import { expect, test } from 'vitest';
import { linesOf } from '../../../src/engine/quiz.js';
import { ENDING, NOTHING, turn } from './cases/case.js';
import type { GamePlan, TurnPlan } from './game-log.js';
import { judged } from './judged.js';

const use = (card: string, inside: string) => `<use card="${card}">${inside}</use>`;
const place = (region: string, cubes: number) => `<place region="${region}" cubes="${cubes}"/>`;

const slot = (card: string, supply: number, cubes: number): GamePlan => ({
  ...ENDING,
  cards: { p2: card },
  regions: { ...ENDING.regions, gallia: { p2: 2 }, hispania: { p2: 1 } },
  supply: { p2: supply },
  lastRound: [['p2', use(card, `<add region="gallia" cubes="${cubes}"/>`)]],
  final: NOTHING,
});

const spreading = (to: string, ratSupply?: number): GamePlan => ({
  players: 2,
  regions: {
    italia: { rats: 1 },
    scandia: { rats: 3 },
    anglia: { rats: 3 },
    germania: { rats: ratSupply === undefined ? 2 : 1 },
  },
  ...(ratSupply !== undefined && { ratSupply }),
  turns: [['p1', place('italia', 1), '<plague path="scandia"/>', `<spread to="${to}"/>`]],
});

const both = (cubes: number, supply: number): GamePlan => ({
  supply: { p1: supply },
  regions: { gallia: { rats: 3 } },
  turns: turn(place('gallia', cubes)),
});

test.each([
  [
    'more than are left with the queen',
    slot('queen', 1, 2),
    'rattus.piper.end-queen',
    'rattus_places-more-than-owned',
    '1',
  ],
  [
    'one with the mayor, and none is left',
    slot('mayor', 0, 1),
    'rattus.piper.end-mayor',
    'rattus_places-more-than-owned',
    '0',
  ],
  ['too many with the queen', slot('queen', 1, 3), 'rattus.piper.end-queen', 'rattus_add-count', '1'],
  [
    'more than are left, fewer than the tokens',
    both(2, 1),
    'rattus.place.own-cubes',
    'rattus_places-more-than-owned',
    '1',
  ],
  ['one, and none is left', both(1, 0), 'rattus.place.own-cubes', 'rattus_places-more-than-owned', '0'],
  [
    'two in one of the regions of the mayor',
    {
      cards: { p1: 'mayor' },
      regions: { gallia: { p1: 2 }, hispania: { p1: 1 } },
      turns: turn('<place by="mayor" regions="gallia gallia"/>'),
    },
    'rattus.piper.mayor-place',
    'rattus_mayor-extra',
    '0',
  ],
  [
    'no token where there is room for one of two',
    spreading(''),
    'rattus.spread.redirect',
    'rattus_spreads-too-few',
    '1',
  ],
  [
    'four nuns in one use, of two that stand there',
    {
      cards: { p1: 'nun' },
      regions: { gallia: { p1: 1 } },
      turns: turn(
        use(
          'nun',
          '<nun at="gallia"/><nun at="italia" from="gallia"/><nun at="anglia" from="italia"/><nun at="italia"/>',
        ),
      ),
    },
    'rattus.piper.nun-place',
    'rattus_nuns-at-once',
    '1..3',
  ],
] as const)('%s', (_, plan: GamePlan, rule, message, expected) => {
  const { roots, text } = judged(plan);
  expect(
    roots.map((root) => [root.rule, root.message.id, root.expected]),
    text,
  ).toEqual([[rule, message, expected]]);
});

test('how many are due, and how many can come', () => {
  const [root] = judged(spreading('')).roots;
  expect(root?.message.parameters).toMatchObject({ due: 2, owed: 1, limit: { choice: 'room' } });
});

const limitsOf = (plan: GamePlan) =>
  (judged(plan).replayed.transcript?.steps ?? [])
    .flatMap((step) => linesOf(step, 'rattus_spread-limit'))
    .map(({ rule, message: { parameters } }) => [rule, parameters['limit'], parameters['owed']]);

test('where fewer tokens come than are due, why', () => {
  expect(limitsOf(spreading('germania'))).toEqual([['rattus.spread.all-full', { type: 'choice', choice: 'room' }, 1]]);
  expect(limitsOf(spreading('germania', 1))).toEqual([
    ['rattus.spread.short-supply', { type: 'choice', choice: 'supply' }, 1],
  ]);
  expect(limitsOf(spreading('germania germania', 9))).toEqual([]);
});

const risksOf = (turns: readonly TurnPlan[], cards: Readonly<Record<string, string>>) =>
  (judged({ cards, classes: 'peasant baker monk king knight witch', turns }).replayed.transcript?.steps ?? [])
    .flatMap((step) => linesOf(step, 'rattus_card-risk'))
    .map(({ message: { parameters } }) => [parameters['estate'], parameters['count']])
    .at(-1);

test('whoever takes a card is exposed to the symbol of its estate, with two cards twice', () => {
  const estate = { type: 'name', of: 'class-estate', id: 'peasantry' };
  const taking = turn('<class card="baker" from="supply"/>');
  expect(risksOf(taking, {})).toEqual([estate, 1]);
  expect(risksOf(taking, { p1: 'peasant' })).toEqual([estate, 2]);
});
