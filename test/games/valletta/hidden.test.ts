/** What a record or an edition hides accuses nobody; what can be proved all the same is said. */
import { describe, expect, test } from 'vitest';
import { replayText } from '../../engine/replays.js';
import { type GamePlan, gameLog } from './game-log.js';
import { breachOf, judged } from './judged.js';
import { ended } from './whole-game.js';

const LAST_THREE = ['shopkeeper', 'lumberjack', 'stone-sculptor'] as const;

/** Nothing is recorded of a gift to the Monk. @param before the turn @param claim behind it */
function monkUnanswered(before: readonly string[], claim: string): GamePlan {
  return {
    cells: { 'A1-1': { character: 'monk' } },
    draft: ['p2 ?', 'p1 gold'],
    hands: { p1: 'builder shopkeeper' },
    turns: [...before, ['p1', 'builder build A1-1', 'monk', 'shopkeeper', claim]],
  };
}

describe('hidden', () => {
  test.each<[says: string, plan: GamePlan, roots: readonly string[]]>([
    ['which good some barrels show', { barrels: 'gold:7+wood:6+stone:6+?:6', turns: [['p1', ...LAST_THREE]] }, []],
    [
      'which good a barrel shows that Jean reveals',
      { barrels: 'gold:19+?:6', hands: { p1: 'jean' }, turns: [['p1', 'jean barrel wood', ...LAST_THREE.slice(1)]] },
      [],
    ],
    [
      'a Character on a building: it comes into the hand all the same',
      {
        cells: { 'A1-1': { character: 'laparelli' } },
        hands: { p1: 'builder shopkeeper lumberjack maid jean' },
        records: 'draws',
        turns: [['p1', 'builder build A1-1', 'shopkeeper', 'lumberjack', 'draw ? ?']],
        edits: [['character="laparelli"', 'character="lapareli"']],
      },
      ['null log'],
    ],
    [
      'the good that is written instead of the barrel',
      { hands: { p1: 'jean' }, turns: [['p1', 'jean take ?', ...LAST_THREE.slice(1)]] },
      [],
    ],
    [
      'who is hired from the open supply',
      { hands: { p1: 'jean' }, turns: [['p1', 'jean barrel wood hire ?', ...LAST_THREE.slice(1)]] },
      [],
    ],
    [
      'who is hired from an open supply without anybody',
      {
        hands: { p1: 'jean' },
        turns: ['state supply=', ['p1', 'jean barrel wood hire ?', ...LAST_THREE.slice(1)]],
      },
      ['valletta.setup.builder-supply draft', 'valletta.supply.characters-empty turn 1 play 1'],
    ],
    [
      'who is hired where such a Character is set aside: the hand does not grow by it',
      {
        ...ended({
          edit: (turns) =>
            turns.map((turn, at) => turn.map((play) => (at === 4 && play === 'jean' ? 'jean hire ?' : play))),
        }),
        options: { 'house.end-phase-gains': 'set-aside' },
      },
      [],
    ],
    [
      'which barrel was set aside: it may be the one that stands in for the last stone',
      {
        options: { 'house.supply': 'proxied' },
        barrels: 'gold:7+wood:6+stone:6+brick:6',
        hands: { p1: 'jean stone-sculptor' },
        goods: { p1: '0/0/0/0', p2: '0/0/29/0' },
        turns: [['p1', 'jean barrel ?', 'state p1 gold=0 wood=0 stone=1 brick=0', 'stone-sculptor effect p1 stone=1']],
      },
      [],
    ],
    [
      'whether an opponent had enough to give to the Monk: who plays it may have got anything',
      monkUnanswered(['state p2 gold=2 wood=1 stone=1'], 'state p1 wood=2'),
      [],
    ],
    [
      '... and the opponent may have given anything',
      monkUnanswered(['state p2 gold=2 wood=1 stone=1'], 'state p2 gold=1'),
      [],
    ],
    [
      'which cards are played, and they are too many',
      { turns: [['p1', '?', '?', '?', '?']] },
      ['valletta.turn.play-three turn 1 play 4'],
    ],
    [
      '... but no two of it',
      monkUnanswered(['state p2 gold=2 wood=1 stone=1 brick=1'], 'state p2 gold=0 wood=1 stone=1 brick=1'),
      ['valletta.card.monk turn 1 play 2'],
    ],
  ])('%s', (_, plan, expected) => {
    const { roots, text } = judged(plan);
    expect(
      roots.map((finding) => `${finding.rule} ${breachOf(finding).at}`),
      text,
    ).toEqual(expected);
  });

  test.each([
    ['merchant', 0],
    ['trader', 1],
  ] as const)('what was exchanged: of the %s that leaves %i moves open', (card, open) => {
    const { replayed, roots, text } = judged({
      cells: { 'A1-1': { character: card } },
      hands: { p1: 'builder shopkeeper' },
      turns: [['p1', 'builder build A1-1', `${card} exchange ?`, 'shopkeeper']],
    });
    expect(roots, text).toEqual([]);
    expect(replayed.moves.undecidable, text).toBe(open);
  });

  test('goods at the end: nobody tells how many points they bring', () => {
    const { steps, text } = judged({ draft: ['p2 ?', 'p1 gold'], result: ['p1 points=2', 'p2 points=1'] });
    const told = steps.flatMap(({ entries }) =>
      entries.flatMap((entry) =>
        entry.type === 'line' && entry.message.id === 'valletta_goods-scored' ? [entry.message.parameters] : [],
      ),
    );
    expect(
      told.map(({ goods }) => goods),
      text,
    ).toEqual([5]);
  });
});

describe('a change that the log states', () => {
  test.each<[says: string, plan: GamePlan, roots: readonly string[]]>([
    ['behind a pick', { turns: ['effect p1 gold=1', ['p1', ...LAST_THREE]] }, []],
    [
      'behind a pick of another good',
      { turns: ['effect p1 wood=1', ['p1', ...LAST_THREE]] },
      ['valletta.claim.total draft'],
    ],
    ['of somebody undeclared', { turns: ['effect p9 gold=1', ['p1', ...LAST_THREE]] }, ['null log']],
    [
      'between two picks',
      { edits: [['<draft player="p1"', '<effect player="p2" stone="1"/><draft player="p1"']], turns: [['p1']] },
      ['valletta.claim.total draft'],
    ],
    [
      'in the variant without a draft',
      { options: { 'variant.start-player': 'true' }, turns: ['effect p1 gold=1', ['p1', 'shopkeeper']] },
      ['valletta.claim.total draft'],
    ],
  ])('%s', (_, plan, expected) => {
    const { roots, text } = judged(plan);
    expect(
      roots.map((finding) => `${finding.rule} ${breachOf(finding).at}`),
      text,
    ).toEqual(expected);
  });
});

test.each([
  ['goods', 'gold=3', ['null turn 1']],
  ['a pile', 'pile=3', ['null turn 1']],
  ['the space of Jean', 'jean=0', []],
] as const)('numbers without a player: %s', (_, numbers, expected) => {
  const { roots, text } = judged({ turns: [['p1', ...LAST_THREE], `state ${numbers}`, ['p2']] });
  expect(
    roots.map((finding) => `${finding.rule} ${breachOf(finding).at}`),
    text,
  ).toEqual(expected);
});

test('a building that is declared twice is said to be', () => {
  const { roots, text } = judged({
    edits: [['</components>', '<building id="card-a1-1" colour="green" character="banker"/></components>']],
  });
  expect(roots.map(breachOf), text).toEqual([
    expect.objectContaining({ rule: 'valletta.setup.inventory', kind: 'data' }),
  ]);
});

test.each([
  ['reach-or-pass', 26, true],
  ['exact', 26, false],
  ['exact', 25, true],
] as const)('with %s, %i recorded points begin the final phase: %s', (trigger, points, begins) => {
  const { replayed, text } = judged({
    options: { 'house.trigger-25': trigger },
    position: ['state p1 points=24'],
    turns: [['p1', ...LAST_THREE], `state p1 points=${points}`, ['p2']],
  });
  const { triggers } = replayed.table as { readonly triggers: readonly unknown[] };
  expect(triggers.length > 0, text).toBe(begins);
});

describe('a building that is paid', () => {
  test.each([
    ['with a good that the player has', ['p2 brick', 'p1 gold'], '1/0/0/0', 'legal'],
    ['with a good that the player may have', ['p2 ?', 'p1 ?'], '1/0/0/0', 'undecidable'],
    ['with nothing, by a player who may have anything', ['p2 ?', 'p1 ?'], '0/0/0/0', 'legal'],
  ])('%s', (_, draft, cost, verdict) => {
    const { replayed, text } = judged({
      draft,
      cells: { 'A1-1': { cost } },
      hands: { p1: 'builder shopkeeper maid' },
      turns: [['p1', `builder build A1-1 ${cost}`, 'shopkeeper', 'maid']],
    });
    const built = replayed.transcript?.steps.find(({ at }) => at.turn === 1 && at.play === 1);
    expect(built?.verdict, text).toBe(verdict);
  });
});

test.each([
  ['build', 'valletta.build.cost'],
  ['upgrade', 'valletta.upgrade.cost'],
])('what somebody pays to %s in a place that the record hides is paid under the rule of that', (action, rule) => {
  const log = gameLog({
    goods: { p1: '3/1/1/1' },
    hands: { p1: 'builder shopkeeper lumberjack' },
    turns: [['p1', `builder ${action} ? 1/0/0/0`, 'shopkeeper', 'lumberjack']],
  });
  const told = replayText(log.text).transcript?.steps.flatMap(({ entries }) => entries) ?? [];
  const paid = told.filter((entry) => entry.type === 'effect' && entry.effect.verb === 'pay');
  expect(paid).toEqual([expect.objectContaining({ rule })]);
});
