/** Goods that a card brings without a choice, written as taken all the same: a claim like any other number. */
import { describe, expect, test } from 'vitest';
import type { Character } from '../../../src/games/valletta/vocabulary.js';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';
import { firstTurn, withCharacter } from './rules/rule-row.js';

/** A Character that is built in the first play and played in the second. */
function built(character: Character, line: string, yields?: string): GamePlan {
  return withCharacter(character, line, {
    cells: { 'A1-1': { character, ...(yields && { yields }) } },
    draft: ['p2 gold', 'p1 wood'],
  });
}

/** An Apprentice behind another card. */
const repeated = (...lines: string[]): GamePlan => ({
  hands: { p1: 'lumberjack shopkeeper apprentice jean' },
  turns: [['p1', ...lines]],
});

describe('is true', () => {
  test.each<[says: string, plan: GamePlan]>([
    ['the Lumberjack’s wood', firstTurn('lumberjack take wood')],
    ['the Shopkeeper’s gold', firstTurn('shopkeeper take gold effect p1 gold=1')],
    ['nothing of a Banker without icons', built('banker', 'banker take gold:0')],
    ['the Mason’s bricks', built('mason', 'mason take brick:2', 'brick:2')],
    ['what an Apprentice fetches', repeated('lumberjack take wood', 'apprentice take wood')],
    ['the Chamberlain’s gold', built('chamberlain', 'chamberlain take gold:0')],
    ['the Trader’s gold', built('trader', 'trader exchange wood take gold:3')],
    ['the Trader’s gold, one by one', built('trader', 'trader exchange wood take gold take gold take gold')],
    ['the Merchant’s goods', built('merchant', 'merchant exchange gold take wood+stone+brick')],
    ['before the exchange', built('merchant', 'merchant take wood+stone+brick exchange gold')],
    ['the barrel’s good', firstTurn('jean barrel stone take stone')],
    ['before the barrel', firstTurn('jean take stone barrel stone')],
    ['before the hiring', firstTurn('jean barrel stone take stone hire builder')],
    ['instead of the barrel', firstTurn('jean take stone hire builder')],
    ['of a hidden barrel', firstTurn('jean barrel ? take stone effect p1 stone=1')],
    ['the Seamstress’ goods, one by one', built('seamstress', 'seamstress take wood take stone')],
    ['the Nun’s goods, one by one', built('nun', 'nun take wood take wood take wood')],
    ['the Monk’s extra good', built('monk', 'monk give p2 wood take stone')],
    ['the Monk’s goods together', built('monk', 'monk give p2 wood take wood+stone')],
    ['the Monk’s extra good twice', built('monk', 'monk give p2 wood extra stone take stone')],
    ['all of the Monk’s goods beside the extra', built('monk', 'monk give p2 wood extra stone take wood+stone')],
    ['the Innkeeper’s extra gold', built('innkeeper', 'innkeeper take gold:2')],
    [
      'the Monk’s gift of three',
      {
        ...built('monk', 'monk give p2 wood give p3 gold take wood+gold'),
        players: 3,
        draft: ['p3 brick', 'p2 gold', 'p1 wood'],
      },
    ],
    ['what is stated in the play behind the Maid’s good', firstTurn('maid take gold state p1 gold=3')],
    [
      'what is stated before and between the Seamstress’ goods',
      built(
        'seamstress',
        'seamstress state p1 wood=2 take wood state p1 wood=3 gold=1 take gold state p1 wood=3 gold=2',
      ),
    ],
    ['what is stated behind the Nun’s kind', built('nun', 'nun take wood state p1 wood=5 state p2 wood=2')],
    [
      'what is stated between the Nun’s goods',
      built('nun', 'nun take wood state p1 wood=3 take wood state p1 wood=4 take wood state p1 wood=5'),
    ],
    ['what is stated behind the Artisan’s kind', built('artisan', 'artisan take wood state p1 wood=4', 'wood:2')],
    [
      'what is stated between the Artisan’s goods',
      built('artisan', 'artisan take wood state p1 wood=3 take wood state p1 wood=4', 'wood:2'),
    ],
    ['what is stated behind the Monk’s extra good', built('monk', 'monk give p2 wood take stone state p1 stone=2')],
    ['what is stated behind the good of a barrel', firstTurn('jean take stone state p1 stone=2 hire builder')],
    ['what is stated before the Lumberjack’s wood', firstTurn('lumberjack state p1 wood=1 take wood')],
    [
      'what is stated before and behind the gift',
      built('monk', 'monk state p1 wood=2 state p2 wood=1 give p2 wood take stone'),
    ],
    [
      'what is stated between the gift and the extra good',
      built('monk', 'monk extra stone state p1 stone=2 wood=2 state p2 wood=1 give p2 wood state p1 wood=3'),
    ],
  ])('%s', (_, plan) => {
    const game = judged(plan);
    expect(game.errors, game.text).toEqual([]);
    const plays = game.steps.filter(({ verdict }) => verdict !== undefined && verdict !== 'legal');
    expect(plays, game.text).toEqual([]);
  });
});

describe('hidden', () => {
  const three = { players: 3, draft: ['p3 brick', 'p2 gold', 'p1 wood'] };
  const gold = { draft: ['p2 wood', 'p1 gold'] };

  test.each<[says: string, plan: GamePlan]>([
    ['what the Monk took of two', { ...built('monk', 'monk give p2 wood give p3 gold take ?'), ...three }],
    ['which of them it was', { ...built('monk', 'monk give p2 ? give p3 gold take wood take gold'), ...three }],
    ['a gift and one more good', built('monk', 'monk give p2 ? take wood+gold')],
    ['nothing of the Innkeeper', { ...built('innkeeper', 'innkeeper take ? state p1 gold=2'), ...gold }],
    ['the Innkeeper’s gold', { ...built('innkeeper', 'innkeeper take ? state p1 gold=3'), ...gold }],
    ['what was taken with a card that brings nothing', firstTurn('builder take ?')],
  ])('%s is held against nobody', (_, plan) => {
    const { errors, text } = judged(plan);
    expect(errors, text).toEqual([]);
  });

  test('more than can have come is wrong', () => {
    const plan = { ...built('monk', 'monk give p2 ? give p3 gold take wood+gold+brick'), ...three };
    const { roots, text } = judged(plan);
    expect(
      roots.map((one) => one.rule),
      text,
    ).toEqual(['valletta.card.monk-two-player']);
  });
});

test.each<[says: string, plan: GamePlan]>([
  ['a Builder', firstTurn('builder take wood:0')],
  ['a Knight', built('rekuk', 'rekuk take wood:0')],
  ['an Apprentice without a function', firstTurn('apprentice take wood:0')],
])('that nothing was taken with %s is true', (_, plan) => {
  const { errors, text } = judged(plan);
  expect(errors, text).toEqual([]);
});

test.each([
  ['no icons', undefined, []],
  ['an icon', 'stone:1', ['valletta.turn.execute-fully']],
])('an Artisan with %s, of whom no choice is recorded', (_, yields, rules) => {
  const plan = withCharacter('artisan', 'artisan', {
    cells: { 'A1-1': { character: 'artisan', ...(yields && { yields }) } },
  });
  const [player = '', ...lines] = plan.turns?.[0] ?? [];
  const { roots, text } = judged({ ...plan, turns: [[player, ...lines, 'brick-worker']] });
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(rules);
});

test('is open, and so is what is stated behind it', () => {
  const { errors, text } = judged(built('seamstress', 'seamstress take ? state p1 wood=3 gold=2'));
  expect(errors, text).toEqual([]);
});

test('is open where it may be the gift or one more good', () => {
  const game = judged(built('monk', 'monk give p2 wood take wood state p1 wood=3'));
  expect(game.errors, game.text).toEqual([]);
  expect(game.replayed.moves.undecidable, game.text).toBe(1);
});

describe('is wrong', () => {
  test.each<[says: string, plan: GamePlan, rule: string, expected: string | undefined, actual: string]>([
    ['two wood', firstTurn('lumberjack take wood:2'), 'card.lumberjack', 'wood:1', 'wood:2'],
    ['a stone', firstTurn('lumberjack take stone'), 'card.lumberjack', 'wood:1', 'stone:1'],
    ['two times', firstTurn('shopkeeper take gold take gold'), 'card.shopkeeper', 'gold:1', 'gold:2'],
    [
      'with the right effect',
      firstTurn('shopkeeper take gold:2 effect p1 gold=1'),
      'card.shopkeeper',
      'gold:1',
      'gold:2',
    ],
    [
      'with the same effect',
      firstTurn('shopkeeper take gold:2 effect p1 gold=2'),
      'card.shopkeeper',
      'gold:1',
      'gold:2',
    ],
    ['with no icons', built('banker', 'banker take gold'), 'green.zero', '', 'gold:1'],
    ['by an Apprentice', repeated('shopkeeper', 'apprentice take gold:2'), 'card.apprentice-copy', 'gold:1', 'gold:2'],
    ['four gold', built('trader', 'trader exchange wood take gold:4'), 'card.trader', 'gold:3', 'gold:4'],
    ['without an exchange', built('trader', 'trader take gold:3'), 'card.trader', '', 'gold:3'],
    [
      'three of a kind',
      built('merchant', 'merchant exchange gold take wood:3'),
      'card.merchant',
      'wood:1 stone:1 brick:1',
      'wood:3',
    ],
    ['another barrel', firstTurn('jean barrel stone take wood'), 'jean.barrel', 'stone:1', 'wood:1'],
    ['of the Maid', firstTurn('maid take wood take gold'), 'card.maid', '1', 'gold:1 wood:1'],
    [
      'of the Seamstress',
      built('seamstress', 'seamstress take wood take stone take gold'),
      'card.seamstress',
      '2',
      'gold:1 wood:1 stone:1',
    ],
    [
      'of the Monk',
      built('monk', 'monk give p2 wood extra stone take brick'),
      'card.monk-two-player',
      'stone:1',
      'brick:1',
    ],
    ['two of the Nun', built('nun', 'nun take wood:2'), 'card.nun', 'wood:3', 'wood:2'],
    [
      'two wood before one that is taken',
      firstTurn('lumberjack state p1 wood=3 take wood'),
      'card.lumberjack',
      '2',
      '3',
    ],
    ['two kinds of the Nun', built('nun', 'nun take wood:2+gold'), 'card.nun', '1', 'gold:1 wood:2'],
    ['of an Artisan', built('artisan', 'artisan take wood:3', 'wood:2'), 'card.artisan', 'wood:2', 'wood:3'],
    ['of an Artisan without icons', built('artisan', 'artisan take wood:3'), 'card.artisan', '', 'wood:3'],
    ['two of the Monk', built('monk', 'monk give p2 wood take stone:2'), 'card.monk-two-player', undefined, 'stone:2'],
    [
      'of the Monk with three',
      {
        ...built('monk', 'monk give p2 wood give p3 gold take stone'),
        players: 3,
        draft: ['p3 brick', 'p2 gold', 'p1 wood'],
      },
      'card.monk-two-player',
      undefined,
      'stone:1',
    ],
  ])('%s', (_, plan, rule, expected, actual) => {
    const game = judged(plan);
    const found = game.roots.map((one) => [one.rule, one.expected, one.actual]);
    expect(found, game.text).toEqual([[`valletta.${rule}`, expected, actual]]);
  });
});

test('a wrong one and a right effect are one error', () => {
  const game = judged(
    firstTurn('shopkeeper take gold:2 effect p1 gold=1', 'lumberjack', 'maid take gold', 'state p1 gold=4'),
  );
  expect(
    game.errors.map(({ rule }) => rule),
    game.text,
  ).toEqual(['valletta.card.shopkeeper']);
});

test('what a dismissed Character brings comes on top of the barrel', () => {
  const game = judged({
    ...firstTurn('jean barrel gold dismiss maid take stone', 'state p1 gold=3 stone=2'),
    hands: { p1: 'jean maid lumberjack stone-sculptor brick-worker' },
  });
  expect(
    game.errors.map(({ rule }) => rule),
    game.text,
  ).toEqual(['valletta.jean.dismiss-no-action']);
});

test('of goods written one by one, the first that is too many is wrong', () => {
  const [first, second] = ['seamstress take wood take stone take gold', 'seamstress take wood:3 take gold'].map(
    (line) => {
      const { roots, text } = judged(built('seamstress', line));
      expect(roots, text).toHaveLength(1);
      return roots[0]?.at.column ?? 0;
    },
  );
  // The third and the first of those on the line.
  expect(first).toBeGreaterThan(second ?? 0);
});

test.each([
  ['a barrel on the last space', { position: ['state jean=25'] }, 'jean barrel wood', 'wood'],
  ['an extra good with three', { players: 3 }, 'monk give p2 wood give p3 wood extra stone', 'stone'],
])('%s: whether the good was kept, the record says', (_, plan, line, good) => {
  for (const more of [0, 1]) {
    const own = line.startsWith('monk')
      ? withCharacter('monk', `${line} effect p1 ${good}=${more}`)
      : firstTurn(`${line} effect p1 ${good}=${more}`);
    const game = judged({ ...own, ...plan });
    expect(
      game.errors.map(({ cause }) => cause),
      game.text,
    ).toEqual([null]);
  }
});
