/** valletta.md 4.6 to 4.9: building, upgrading, substitution, bonus. */
import type { CardPlan, GamePlan } from '../game-log.js';
import { breach, firstTurn, never, type RuleTable, withCharacter } from './rule-row.js';

/** Built first, in the first turn, and then the building in question for a payment. */
function after(before: readonly string[], at: string, cost: string, by = 'apprentice') {
  return (pay: string): GamePlan => ({
    players: 4,
    cells: {
      'A1-1': { character: 'carpenter' },
      'A2-2': { character: 'bricklayer' },
      'A1-3': { character: 'stonemason' },
      [at]: { cost },
    },
    hands: { p1: 'builder apprentice' },
    goods: { p1: '9/9/9/9' },
    turns: [['p1', ...before, `${by} build ${at} ${pay}`]],
  });
}

/** A building with a cost is built for a payment. */
function built(cost: string) {
  return (pay: string): GamePlan => ({
    cells: { 'A1-1': { cost } },
    hands: { p1: 'builder' },
    goods: { p1: '9/9/9/9' },
    turns: [['p1', `builder build A1-1 ${pay}`]],
  });
}

/** Built for its cost, then upgraded for a payment. */
function upgraded(card: CardPlan, cost: string, before: readonly string[] = []) {
  return (pay: string): GamePlan => ({
    cells: { 'A1-1': { ...card, cost }, 'A1-2': { character: 'carpenter' } },
    hands: { p1: 'builder apprentice' },
    goods: { p1: '9/9/9/9' },
    turns: [['p1', `builder build A1-1 ${cost}`, ...before, `apprentice upgrade A1-1 ${pay}`]],
  });
}

/** By a blue builder, for a payment. */
function withBricklayer(cost: string) {
  return (pay: string): GamePlan =>
    withCharacter('bricklayer', `bricklayer build B1-1 ${pay}`, {
      cells: { 'B1-1': { cost } },
      goods: { p1: '9/9/9/9' },
    });
}

/** Five own buildings around A2-3, two of them built in this turn: valletta.build.built-now-counts. */
function fourNeighbours(pay: string): GamePlan {
  return {
    players: 4,
    cells: {
      'A1-3': { character: 'carpenter' },
      'A2-2': { character: 'bricklayer' },
      'A3-5': { character: 'stonemason' },
      'A2-4': { character: 'bricklayer' },
      'A3-3': { character: 'carpenter' },
      'A2-3': { cost: '4/0/0/0' },
    },
    hands: { p1: 'builder' },
    goods: { p1: '9/9/9/9' },
    turns: [
      ['p1', 'builder build A1-3', 'carpenter build A2-2', 'bricklayer build A3-5'],
      ['p2'],
      ['p3'],
      ['p4'],
      ['p1', 'stonemason build A2-4', 'bricklayer build A3-3', `carpenter build A2-3 ${pay}`],
    ],
  };
}

const TWO_BUILT = ['builder build A1-1', 'carpenter build A2-2'];
const THREE_FOR_ONE = built('0/0/1/0')('0/2/0/1');
const BONUS: GamePlan = { position: ['state jean=1'] };

export const BUILDING_RULES: RuleTable = {
  'valletta.build.unbuilt-only': breach(
    'illegal',
    'turn 1 play 2',
    (at) => firstTurn('builder build A1-1', `apprentice build ${at}`),
    ['A1-2', 'A1-1'],
  ),
  'valletta.build.on-display': breach('illegal', 'turn 1 play 1', (at) => firstTurn(`builder build ${at}`), [
    'A1-1',
    'A3-1',
  ]),
  'valletta.build.any-colour': never('it permits', firstTurn('builder build A1-1')),
  'valletta.build.needs-action': {
    keeps: firstTurn('builder build A1-1'),
    breaks: firstTurn('shopkeeper build A1-1'),
    kind: 'illegal',
    at: 'turn 1 play 1',
  },
  'valletta.build.cost': breach('illegal', 'turn 1 play 1', built('2/1/1/1'), ['2/1/1/1', '2/1/1/0']),
  'valletta.build.exact-payment': breach('illegal', 'turn 1 play 1', built('2/1/1/1'), ['2/1/1/1', '2/2/1/1']),
  'valletta.build.take-character': breach(
    'wrong',
    'turn 1 play 1',
    (hand) => firstTurn(`builder build A1-1 state p1 hand=${hand}`),
    ['5', '4'],
  ),
  'valletta.build.place-house': breach(
    'wrong',
    'turn 1 play 1',
    (houses) => firstTurn(`builder build A1-1 state p1 houses=${houses}`),
    ['7', '8'],
  ),
  'valletta.build.step-order': never('a record does not show the steps of a build', firstTurn('builder build A1-1')),
  'valletta.build.house-available': breach(
    'illegal',
    'turn 1 play 1',
    (houses) => ({ ...firstTurn('builder build A1-1'), position: [`state p1 houses=${houses}`] }),
    ['1', '0'],
  ),
  'valletta.build.no-replacement': never(
    'a second house on a building breaks valletta.build.unbuilt-only',
    firstTurn('builder build A1-1'),
  ),
  // One gold too few, which a building across the street and a diagonal one would explain alike.
  'valletta.build.adjacency-discount': breach(
    'illegal',
    'turn 1 play 3',
    (pay) => ({
      cells: { 'B1-1': { character: 'carpenter' }, 'A2-2': { character: 'bricklayer' }, 'A1-1': { cost: '2/0/0/0' } },
      hands: { p1: 'builder' },
      goods: { p1: '9/9/9/9' },
      turns: [['p1', 'builder build B1-1', 'carpenter build A2-2', `bricklayer build A1-1 ${pay}`]],
    }),
    ['2/0/0/0', '1/0/0/0'],
  ),
  'valletta.build.adjacency-orthogonal': breach(
    'illegal',
    'turn 1 play 2',
    after(['builder build A2-2'], 'A1-1', '2/0/0/0'),
    ['2/0/0/0', '1/0/0/0'],
  ),
  'valletta.build.adjacency-not-across': breach(
    'illegal',
    'turn 1 play 2',
    after(['builder build A1-1'], 'B1-1', '2/0/0/0'),
    ['2/0/0/0', '1/0/0/0'],
  ),
  'valletta.build.adjacency-floor': breach(
    'illegal',
    'turn 1 play 3',
    after(TWO_BUILT, 'A2-1', '1/2/0/0', 'bricklayer'),
    ['0/2/0/0', '0/1/0/0'],
  ),
  'valletta.build.adjacency-own-only': breach(
    'illegal',
    'turn 2 play 1',
    (pay) => ({
      cells: { 'A1-2': { cost: '2/0/0/0' } },
      hands: { p1: 'builder', p2: 'builder' },
      goods: { p2: '9/9/9/9' },
      turns: [
        ['p1', 'builder build A1-1', 'shopkeeper', 'lumberjack'],
        ['p2', `builder build A1-2 ${pay}`],
      ],
    }),
    ['2/0/0/0', '1/0/0/0'],
  ),
  'valletta.build.adjacency-forced': breach(
    'illegal',
    'turn 3 play 2',
    (pay) => ({
      cells: { 'A1-1': { character: 'banker' }, 'A2-2': { character: 'mason' }, 'A2-1': { cost: '2/0/0/0' } },
      hands: { p1: 'builder apprentice jean' },
      goods: { p1: '9/9/9/9' },
      turns: [
        ['p1', 'builder build A1-1', 'apprentice build A2-2', 'shopkeeper'],
        ['p2'],
        ['p1', 'jean barrel gold hire builder', `builder build A2-1 ${pay}`],
      ],
    }),
    ['0/0/0/0', '2/0/0/0'],
  ),
  'valletta.build.adjacency-any-builder': never(
    'a payment without the reduction does not show why: it breaks valletta.build.adjacency-discount',
    after(TWO_BUILT, 'A2-1', '3/0/0/0', 'bricklayer')('1/0/0/0'),
  ),
  'valletta.build.reduction-order': never(
    'what is paid for units that were reduced breaks valletta.build.exact-payment or the rule of the reduction',
    after(TWO_BUILT, 'A2-1', '3/0/0/0', 'bricklayer')('1/0/0/0'),
  ),
  'valletta.build.built-now-counts': breach('illegal', 'turn 5 play 3', fourNeighbours, ['0/0/0/0', '2/0/0/0']),

  'valletta.upgrade.own-only': {
    keeps: firstTurn('builder build A1-1', 'apprentice upgrade A1-1'),
    breaks: firstTurn('builder upgrade A1-1'),
    kind: 'illegal',
    at: 'turn 1 play 1',
  },
  'valletta.upgrade.once': {
    keeps: withCharacter('carpenter', 'carpenter upgrade A1-1'),
    breaks: {
      cells: { 'A1-1': { character: 'carpenter' } },
      hands: { p1: 'builder apprentice' },
      turns: [['p1', 'builder build A1-1', 'apprentice upgrade A1-1', 'carpenter upgrade A1-1']],
    },
    kind: 'illegal',
    at: 'turn 1 play 3',
  },
  'valletta.upgrade.cost': breach('illegal', 'turn 1 play 2', upgraded({}, '2/1/1/1'), ['0/1/1/1', '2/1/1/1']),
  'valletta.upgrade.flip': never(
    'a record does not show the side: to count the front breaks valletta.upgrade.yield or -.points',
    upgraded({}, '0/1/0/0')('0/1/0/0'),
  ),
  'valletta.upgrade.no-new-house': breach(
    'wrong',
    'turn 1 play 2',
    (houses) => firstTurn('builder build A1-1', `apprentice upgrade A1-1 state p1 houses=${houses}`),
    ['7', '6'],
  ),
  'valletta.upgrade.no-adjacency': breach(
    'illegal',
    'turn 1 play 3',
    (pay) => ({
      cells: { 'A1-1': { cost: '0/2/0/0', character: 'bricklayer' } },
      hands: { p1: 'builder apprentice' },
      goods: { p1: '9/9/9/9' },
      turns: [['p1', 'builder build A1-1 0/2/0/0', 'apprentice build A1-2', `bricklayer upgrade A1-1 ${pay}`]],
    }),
    ['0/2/0/0', '0/1/0/0'],
  ),
  'valletta.upgrade.yield': breach(
    'wrong',
    'turn 1 play 3',
    (gold) => ({
      cells: { 'A1-1': { character: 'banker', yields: 'gold:2', cost: '1/0/0/0' } },
      hands: { p1: 'builder apprentice' },
      turns: [['p1', 'builder build A1-1 1/0/0/0', 'apprentice upgrade A1-1', `banker effect p1 gold=${gold}`]],
    }),
    ['4', '2'],
  ),
  'valletta.upgrade.points': {
    ...pointsAtTheEnd(['p1 points=8', 'p2 points=9'], ['p1 points=5', 'p2 points=5']),
    kind: 'wrong',
    at: 'result',
  },
  'valletta.upgrade.same-turn': never('it permits', firstTurn('builder build A1-1', 'apprentice upgrade A1-1')),
  'valletta.upgrade.cost-consistency': breach(
    'illegal',
    'turn 1 play 2',
    (pay) => ({ ...upgraded({}, '2/1/1/1')(pay), edits: [['cost="gold:2 wood:1 stone:1 brick:1" ', '']] }),
    ['0/1/1/1', '0/0/0/1'],
  ),

  'valletta.substitute.three-for-one': breach('illegal', 'turn 1 play 1', built('0/0/1/0'), ['0/2/0/1', '0/2/0/0']),
  'valletta.substitute.voluntary': never('it permits', THREE_FOR_ONE),
  'valletta.substitute.mixed': never('it permits', THREE_FOR_ONE),
  'valletta.substitute.several': breach('illegal', 'turn 1 play 1', built('0/0/2/0'), ['0/6/0/0', '0/3/0/0']),
  'valletta.substitute.gold-too': never('it permits', built('1/0/0/0')('0/3/0/0')),
  'valletta.substitute.only-cost': {
    keeps: firstTurn('shopkeeper'),
    breaks: { ...firstTurn('shopkeeper exchange wood:3'), goods: { p1: '0/3/0/0' } },
    kind: 'illegal',
    at: 'turn 1 play 1',
  },
  'valletta.substitute.other-type': breach('illegal', 'turn 1 play 1', built('0/0/1/0'), ['0/0/1/0', '0/0/3/0']),
  'valletta.substitute.after-reduction': breach('illegal', 'turn 1 play 2', withBricklayer('0/1/0/0'), [
    '0/0/0/3',
    '0/0/0/1',
  ]),

  'valletta.bonus.two-points': breach(
    'wrong',
    'turn 1 play 1',
    (points) => ({ ...BONUS, ...firstTurn(`builder build A1-1 effect p1 points=${points}`) }),
    ['2', '1'],
  ),
  'valletta.bonus.area': breach(
    'wrong',
    'turn 1 play 1',
    (points) => ({ ...BONUS, ...firstTurn(`builder build A1-2 effect p1 points=${points}`) }),
    ['0', '2'],
  ),
  'valletta.bonus.all-rows': never('a bonus that is missing breaks valletta.bonus.two-points', {
    ...BONUS,
    ...firstTurn('builder build A2-1'),
  }),
  'valletta.bonus.both-actions': never('a bonus that is missing breaks valletta.bonus.two-points', {
    ...BONUS,
    ...firstTurn('builder build A2-1', 'apprentice upgrade A2-1'),
  }),
  'valletta.bonus.immediate': never('a bonus that comes later is missing now: valletta.bonus.two-points', {
    ...BONUS,
    ...firstTurn('builder build A1-1'),
  }),
  'valletta.bonus.per-action': never(
    'another number of points breaks valletta.bonus.two-points',
    firstTurn('jean barrel gold', 'builder build A1-1'),
  ),
  'valletta.bonus.owner-independent': never('it permits', {
    hands: { p1: 'jean', p2: 'builder' },
    turns: [
      ['p1', 'jean barrel gold', 'shopkeeper', 'lumberjack'],
      ['p2', 'builder build A1-1'],
    ],
  }),
  'valletta.bonus.tower-none': breach(
    'wrong',
    'turn 1 play 1',
    (points) => firstTurn(`builder build A1-1 effect p1 points=${points}`),
    ['0', '2'],
  ),
  'valletta.bonus.last-space': never('a bonus that is missing breaks valletta.bonus.two-points', {
    position: ['state jean=25'],
    ...firstTurn('builder build A1-5'),
  }),
};

/** Two players with an upgraded building each: 2 and 3 points on the front. */
function pointsAtTheEnd(keeps: readonly string[], breaks: readonly string[]): { keeps: GamePlan; breaks: GamePlan } {
  const plan: GamePlan = {
    cells: { 'A1-1': { points: 3, character: 'banker' }, 'B1-1': { points: 4, character: 'woodworker' } },
    hands: {
      p1: 'jean builder apprentice shopkeeper lumberjack',
      p2: 'builder apprentice shopkeeper lumberjack stone-sculptor',
    },
    goods: { p1: '0/0/0/0', p2: '0/0/0/0' },
    position: ['state jean=24'],
    turns: [
      ['p1', 'jean barrel gold', 'builder build A1-1', 'apprentice'],
      ['p2', 'builder build B1-1', 'apprentice upgrade B1-1', 'shopkeeper'],
      ['p1', 'shopkeeper', 'lumberjack', 'stone-sculptor'],
      ['p2', 'lumberjack', 'stone-sculptor', 'brick-worker'],
      ['p1', 'brick-worker', 'maid take wood', 'banker'],
      ['p2', 'maid take wood', 'jean', 'woodworker'],
      ['p1', 'jean', 'builder upgrade A1-1', 'apprentice'],
    ],
  };
  return { keeps: { ...plan, result: keeps }, breaks: { ...plan, result: breaks } };
}
