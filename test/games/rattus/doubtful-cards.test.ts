/** Who has a card is in doubt when it is said to come from a wrong place: what rests on that card follows from it, and nothing else. */
import { expect, test } from 'vitest';
import { ENDING, NOTHING } from './cases/case.js';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';

/** The merchant, which Ben has, is taken; then a token takes cubes, one too many of them from its new owner. */
const losing = (from: string, token: string): GamePlan => ({
  cards: { p2: 'merchant', p3: 'king' },
  regions: { italia: { rats: 1 }, scandia: { rats: 1, p1: 3, p2: 1 } },
  turns: [
    [
      'p1',
      '<place region="italia" cubes="1"/>',
      `<class card="merchant" from="${from}"/>`,
      '<plague path="scandia"/>',
      '<spread to="russia"/>',
      `<reveal region="scandia" slot="1" token="${token}"><lose player="p1" cubes="2"/></reveal>`,
    ],
  ],
});

const SOURCE = 'rattus.card.take-source';
const KEPT = 'rattus.card.keep';

test.each([
  ['that hits everybody', 'p2', '{1:A}', 1],
  ['that hits everybody', 'p3', '{1:A}', 2],
  ['that hits owners of other cards, too', 'p3', '{1:A,royalty}', 2],
  ['that hits who has most', 'supply', '{1:M}', 2],
  ['that hits owners of that card', 'p3', '{1:bourgeoisie}', 1],
  // Where cards go back by themselves, it may be any.
  ['that hits owners of other cards, too', 'supply', '{1:A,royalty}', 1],
])('a loss to a token %s, with the card from %s', (_, from, token, roots) => {
  const game = judged(losing(from, token));
  const rules = game.errors.map(({ rule }) => rule);
  const taken = from === 'p2' ? [] : [from === 'supply' ? KEPT : SOURCE];
  expect(rules.slice(0, taken.length), game.text).toEqual(taken);
  expect(game.errors, game.text).toHaveLength(taken.length + 1);
  expect(game.roots, game.text).toHaveLength(roots);
});

test('a card that is taken in the last round is in doubt until the end', () => {
  const game = judged({
    ...ENDING,
    players: 3,
    cards: { p2: 'merchant' },
    regions: { hungaria: { rats: 1 }, gallia: { p2: 1 } },
    lastRound: [
      ['p3', '<class card="merchant" from="p2"/>'],
      ['p2', '<use card="merchant"><move from="gallia" to="anglia" cubes="1"/></use>'],
    ],
    final: NOTHING,
  });
  expect(game.errors.map(({ rule }) => rule).sort(), game.text).toEqual(['rattus.card.owned', 'rattus.end.no-take']);
  expect(game.roots, game.text).toHaveLength(1);
});
