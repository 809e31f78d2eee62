/** What is missing in a log, and what stands there once too often. */
import { describe, expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { breachOf, judged } from './judged.js';

const TRADER: GamePlan = { cells: { 'A1-1': { character: 'trader' } }, hands: { p1: 'builder' } };
const NUN: GamePlan = { cells: { 'A1-1': { character: 'nun' } }, hands: { p1: 'builder' } };
const ARTISAN: GamePlan = {
  cells: { 'A1-1': { character: 'artisan', yields: 'wood:2' } },
  hands: { p1: 'builder' },
};
const EVERY_ICON: GamePlan = {
  cells: { 'A1-1': { character: 'artisan', yields: '1/1/1/1' } },
  hands: { p1: 'builder' },
};
const INNKEEPER: GamePlan = {
  cells: { 'A1-1': { character: 'innkeeper' } },
  hands: { p1: 'builder' },
  draft: ['p2 gold', 'p1 wood'],
};
const BUILD = 'builder build A1-1';
const LAST = 'shopkeeper';

test.each<[says: string, plan: GamePlan, breaches: readonly string[]]>([
  ['no opening hand', { records: 'hands', hands: { p1: 'maid' } }, ['valletta.setup.opening-hand setup']],
  ['all opening hands', { records: 'hands', hands: { p1: 'maid', p2: 'maid' } }, []],
  ['no draft', { draft: [] }, []],
  ['half a draft', { draft: ['p2 wood'] }, []],
  ['no draft before a turn', { draft: [], turns: [['p1']] }, ['valletta.draft.extra-set draft']],
  ['half a draft and a result', { draft: ['p2 wood'], result: ['p1 points=1'] }, ['valletta.draft.extra-set draft']],
  [
    'two refills',
    { turns: [['p1', 'shopkeeper', 'lumberjack', 'builder', 'draw ? ? ?', 'draw ? ? ?']] },
    ['valletta.turn.refill-five turn 1'],
  ],
  [
    'a refill written card by card',
    { turns: [['p1', 'shopkeeper', 'lumberjack', 'builder', 'draw ?', 'state p1 hand=3', 'draw ?', 'draw ?']] },
    [],
  ],
  [
    'one card too few of those written one by one',
    { turns: [['p1', 'shopkeeper', 'lumberjack', 'builder', 'draw ?', 'draw ?'], ['p2']] },
    ['valletta.turn.refill-five turn 1'],
  ],
  [
    'a refill of too few cards, each written alone, where the record ends',
    { turns: [['p1', 'shopkeeper', 'lumberjack', 'builder', 'draw ?', 'draw ?']] },
    ['valletta.turn.refill-five turn 1'],
  ],
  ...(
    [
      ['one behind it', ['draw ?', 'draw ?', 'draw ? reshuffled=true'], []],
      ['one before it', ['draw ? reshuffled=true', 'draw ?', 'draw ? reshuffled=false'], []],
      ['none, for it is denied', ['draw ?', 'draw ? reshuffled=false', 'draw ?'], ['valletta.turn.reshuffle turn 3']],
    ] as const
  ).map(([which, draws, breaches]): [string, GamePlan, readonly string[]] => [
    `a refill with a shuffle, written card by card: ${which} says so`,
    {
      ...NUN,
      turns: [
        ['p1', BUILD, 'lumberjack', LAST, 'draw ? ?'],
        ['p2', 'maid take wood', 'lumberjack', LAST, 'draw ? ? ?'],
        ['p1', 'stone-sculptor', 'brick-worker', 'nun take wood', ...draws],
      ],
    },
    breaches,
  ]),
  ['a refill and an empty one', { turns: [['p1', 'shopkeeper', 'lumberjack', 'builder', 'draw ? ? ?', 'draw']] }, []],
  [
    'a Trader’s exchange for nobody knows what',
    { ...TRADER, turns: [['p1', BUILD, 'trader exchange', LAST]] },
    ['valletta.turn.execute-fully turn 1 play 2'],
  ],
  ['the Nun’s kind', { ...NUN, turns: [['p1', BUILD, 'nun take wood', LAST]] }, []],
  ['all that the Nun takes', { ...NUN, turns: [['p1', BUILD, 'nun take wood:3', LAST]] }, []],
  [
    'some of what the Nun takes',
    { ...NUN, turns: [['p1', BUILD, 'nun take wood:2', LAST]] },
    ['valletta.card.nun turn 1 play 2'],
  ],
  ['all that the Artisan takes', { ...ARTISAN, turns: [['p1', BUILD, 'artisan take wood:2', LAST]] }, []],
  [
    'more than the Artisan takes',
    { ...ARTISAN, turns: [['p1', BUILD, 'artisan take wood:3', LAST]] },
    ['valletta.card.artisan turn 1 play 2'],
  ],
  ['nothing for the Artisan', { ...ARTISAN, turns: [['p1', BUILD, 'artisan take 0', LAST]] }, []],
  [
    'nothing for the Artisan although every good has an icon',
    { ...EVERY_ICON, turns: [['p1', BUILD, 'artisan take 0', LAST]] },
    ['valletta.card.artisan turn 1 play 2'],
  ],
  ['nothing for the Nun', { ...NUN, turns: [['p1', BUILD, 'nun take 0', LAST]] }, ['valletta.card.nun turn 1 play 2']],
  ['no extra gold', { ...INNKEEPER, turns: [['p1', BUILD, 'innkeeper extra 0', LAST]] }, []],
  ['no extra gold, taken', { ...INNKEEPER, turns: [['p1', BUILD, 'innkeeper take 0', LAST]] }, []],
  ['no extra gold, and no gift taken', { ...INNKEEPER, turns: [['p1', BUILD, 'innkeeper extra 0 take 0', LAST]] }, []],
  [
    'no extra gold where it must be taken',
    {
      ...INNKEEPER,
      options: { 'house.two-player-extra': 'must' },
      turns: [['p1', BUILD, 'innkeeper extra 0', LAST]],
    },
    ['valletta.card.innkeeper-two-player turn 1 play 2'],
  ],
  ['a gift', { ...INNKEEPER, turns: [['p1', BUILD, 'innkeeper give p2 gold', LAST]] }, []],
  [
    'a gift of nothing',
    { ...INNKEEPER, turns: [['p1', BUILD, 'innkeeper give p2 gold:0', LAST]] },
    ['valletta.card.innkeeper-max-one turn 1 play 2'],
  ],
])('%s', (_, plan, breaches) => {
  const { roots, text } = judged(plan);
  const found = roots.map((finding) => `${finding.rule} ${breachOf(finding).at}`);
  expect(found.slice(0, 1), text).toEqual(breaches);
});

describe('of a limited supply', () => {
  /** Of 28 stones so many are taken by the Carver and one by the other player; then somebody wants some. */
  const taken = (card: 'nun' | 'artisan', stones: number, line: string, supply: string): GamePlan => ({
    options: { 'house.supply': supply },
    cells: { 'A1-1': { character: card }, 'A1-2': { character: 'carver', yields: `stone:${stones}` } },
    hands: { p1: 'builder apprentice' },
    turns: [['p1', BUILD, 'apprentice build A1-2', 'carver'], ['p2'], ['p1', line, 'shopkeeper', 'lumberjack']],
  });

  test.each<[says: string, plan: GamePlan, breaches: readonly string[]]>([
    ['the Nun takes what is left', taken('nun', 25, 'nun take stone:2', 'strict'), []],
    ['the Nun names the kind', taken('nun', 25, 'nun take stone', 'strict'), []],
    ['the Nun names all that would be due', taken('nun', 25, 'nun take stone:3', 'strict'), []],
    [
      'the Nun takes less than is left',
      taken('nun', 23, 'nun take stone:2', 'strict'),
      ['valletta.card.nun turn 3 play 1'],
    ],
    ['the Nun takes nothing of what has gone', taken('nun', 27, 'nun take 0 state p2 stone=2', 'strict'), []],
    ['the Artisan takes what is left', taken('artisan', 25, 'artisan take stone:2', 'strict'), []],
    ['the Artisan takes what is left beside barrels', taken('artisan', 25, 'artisan take stone:2', 'proxied'), []],
    ['the Nun takes too few', taken('nun', 25, 'nun take stone:2', 'unlimited'), ['valletta.card.nun turn 3 play 1']],
  ])('%s', (_, plan, breaches) => {
    const { roots, text } = judged(plan);
    expect(
      roots.map((finding) => `${finding.rule} ${breachOf(finding).at}`),
      text,
    ).toEqual(breaches);
  });
});

describe('a log that stops in the middle of a turn', () => {
  const SHOWN: GamePlan = { records: 'draws' };

  test.each<[says: string, plan: GamePlan, missing: readonly string[]]>([
    ['before the third play', { turns: [['p1', 'shopkeeper', 'lumberjack']] }, []],
    ['before the refill', { turns: [['p1', 'shopkeeper', 'lumberjack', 'builder']] }, []],
    [
      'behind a turn without a refill',
      { turns: [['p1', 'shopkeeper', 'lumberjack', 'builder'], ['p2']] },
      ['valletta.turn.refill-five'],
    ],
  ])('%s', (_, plan, missing) => {
    const { findings, text } = judged({ ...SHOWN, ...plan });
    const gaps = findings.filter(({ kind, at }) => kind === 'missing' && at.section === 'turn');
    expect(
      gaps.map(({ rule }) => rule),
      text,
    ).toEqual(missing);
  });
});
