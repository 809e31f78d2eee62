/** Whether the figure counts is hidden: under an option it would be all that the plague has to act on. */
import { expect, test } from 'vitest';
import { judged } from './judged.js';

const PLAGUE = '<plague path="scandia" as-cubes="?"/>';
const SPREAD = '<spread to="russia russia"/>';
const first = '<reveal region="scandia" slot="1" token="{1:all}"/>';
const second = '<reveal region="scandia" slot="1" token="{2:all}"/>';
const merchant = '<use card="merchant"><move from="italia" to="gallia" cubes="1"/></use>';

/** Anna's turn into a region with two tokens and so many of her cubes. */
function judgedWith(cubes: number, option: boolean, moves: readonly string[]) {
  return judged({
    cards: { p1: 'knight merchant' },
    options: { 'neutral-enables-ravage': String(option) },
    regions: { italia: { rats: 1, p1: 2 }, scandia: { rats: 2, p1: cubes } },
    turns: [['p1', '<place region="italia" cubes="1"/>', PLAGUE, SPREAD, ...moves]],
  });
}

const NOBODY = 0;
const ONE = 1;

test.each([
  ['nothing is turned up', NOBODY, []],
  ['a token is turned up', NOBODY, [first]],
  ['a card is used before the first token', NOBODY, [merchant, first]],
  ['the plague goes on where the last cube has gone', ONE, [first, second]],
  ['it rests there', ONE, [first]],
  ['a card is used behind the last cube', ONE, [first, merchant, second]],
] as const)('%s: nobody is accused', (_, cubes, moves) => {
  const game = judgedWith(cubes, true, moves);
  expect(game.roots, game.text).toEqual([]);
});

test.each([
  ['a token is turned up', NOBODY, [first], 'rattus.ravage.precondition'],
  ['a card is used before the first token', NOBODY, [merchant], 'rattus.turn.ends-after-plague'],
  ['the plague goes on where the last cube has gone', ONE, [first, second], 'rattus.ravage.stop-empty'],
] as const)('%s where the figure makes no difference', (_, cubes, moves, rule) => {
  const game = judgedWith(cubes, false, moves);
  expect(
    game.roots.map((root) => root.rule),
    game.text,
  ).toEqual([rule]);
});
