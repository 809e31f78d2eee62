/** valletta.md 4.1 to 4.3: setup, draft, variants. */
import { breach, firstTurn, never, type RuleTable } from './rule-row.js';

const OPENING = 'a record names what was laid out, and this it cannot say otherwise';
const FEWER = { 'variant.fewer-barrels': 'true' };
const START_PLAYER = { 'variant.start-player': 'true' };

export const SETUP_RULES: RuleTable = {
  'valletta.setup.player-count': {
    keeps: { players: 4 },
    breaks: { players: 5 },
    kind: 'setup',
    at: 'setup',
  },
  'valletta.setup.inventory': {
    keeps: {},
    breaks: { edits: [['<place building="card-a1-1"', '<place building="card-x"']] },
    kind: 'data',
    at: 'setup',
  },
  'valletta.setup.street': breach(
    'data',
    'turn 1 play 1',
    (space) => firstTurn(`jean barrel gold state jean=${space}`),
    ['1', '26'],
  ),
  'valletta.setup.barrels': breach('data', 'log', (barrels) => ({ barrels }), [
    'gold:7+wood:6+stone:6+brick:6',
    'gold:7+wood:6+stone:6+brick:7',
  ]),
  'valletta.setup.point-tokens': never(OPENING, {}),
  'valletta.setup.building-counts': {
    keeps: { cells: { 'B2-5': { character: 'rekuk' } } },
    breaks: {
      cells: { 'B2-5': { character: 'rekuk' } },
      edits: [['colour="yellow" character="rekuk"', 'colour="blue" character="nun"']],
    },
    kind: 'setup',
    at: 'setup',
  },
  'valletta.setup.building-selection': {
    keeps: {},
    breaks: { edits: [['<place building="card-a1-2"', '<place building="card-a1-1"']] },
    kind: 'setup',
    at: 'setup',
  },
  'valletta.setup.building-front': never('a record has no place for an upgraded building in its setup', {}),
  'valletta.setup.row-layout': breach('setup', 'setup', (at) => ({ edits: [['at="A1-2"', `at="${at}"`]] }), [
    'A1-2',
    'A1-1',
  ]),
  'valletta.setup.row-count': {
    keeps: { players: 3 },
    breaks: { players: 3, empty: ['A3-1', 'A3-2', 'A3-3', 'A3-4', 'A3-5'] },
    kind: 'setup',
    at: 'setup',
  },
  'valletta.setup.row-outward': never('a record names the cells', {}),
  'valletta.setup.unused-buildings': never(
    'a build names a cell: one outside the display breaks valletta.build.on-display',
    {},
  ),
  'valletta.setup.column-areas': never(
    'a bonus for another column breaks valletta.bonus.area',
    firstTurn('jean barrel gold'),
  ),
  'valletta.setup.player-colour': breach(
    'setup',
    'setup',
    (colour) => ({
      edits: [
        ['name="P1"', 'name="P1" colour="red"'],
        ['name="P2"', `name="P2" colour="${colour}"`],
      ],
    }),
    ['blue', 'red'],
  ),
  'valletta.setup.starting-deck': breach(
    'setup',
    'setup',
    (card) => ({ hands: { p1: `jean maid builder apprentice ${card} !` } }),
    ['lumberjack', 'banker'],
  ),
  'valletta.setup.opening-hand': breach(
    'setup',
    'setup',
    (card) => ({ hands: { p1: `jean maid builder apprentice ${card}!` } }),
    ['lumberjack ', ''],
  ),
  'valletta.setup.builder-supply': breach('wrong', 'draft', (supply) => ({ turns: [`state supply=${supply}`] }), [
    'builder:4',
    'builder:5',
  ]),
  'valletta.setup.character-per-building': never('the notation wants exactly one Character on every building', {}),
  'valletta.setup.same-colour': breach(
    'data',
    'log',
    (colour) => ({
      cells: { 'A1-1': { character: 'banker', colour: 'green' } },
      edits: [['colour="green"', `colour="${colour}"`]],
    }),
    ['green', 'blue'],
  ),
  'valletta.setup.unused-characters': never('to hire one of them breaks valletta.jean.hire-from-supply', {}),
  'valletta.setup.figure-at-gate': breach('wrong', 'draft', (points) => ({ turns: [`state p1 points=${points}`] }), [
    '0',
    '1',
  ]),
  'valletta.setup.houses': breach('wrong', 'draft', (houses) => ({ turns: [`state p1 houses=${houses}`] }), ['8', '7']),
  'valletta.setup.goods-supply': never('a record has no place for the pieces in the supply', {}),
  'valletta.setup.starting-goods': breach(
    'wrong',
    'draft',
    (gold) => ({ options: START_PLAYER, turns: [`state p1 gold=${gold} wood=1 stone=1 brick=1`] }),
    ['1', '2'],
  ),
  'valletta.setup.jean-on-tower': breach('wrong', 'draft', (space) => ({ turns: [`state jean=${space}`] }), ['0', '1']),
  'valletta.setup.start-player': never('the first player of the record is taken to be the start player', {}),
  'valletta.setup.character-arithmetic': never('the notation wants exactly one Character on every building', {}),

  'valletta.draft.extra-set': { keeps: {}, breaks: { draft: [], turns: [['p1']] }, kind: 'missing', at: 'draft' },
  'valletta.draft.keep-one': {
    keeps: { draft: ['p2 wood', 'p1 gold'] },
    breaks: { draft: ['p2 wood', 'p2 stone', 'p1 gold'] },
    kind: 'illegal',
    at: 'draft',
  },
  'valletta.draft.pass-right': {
    keeps: { draft: ['p2 wood', 'p1 gold'] },
    breaks: { draft: ['p1 gold', 'p2 wood'] },
    kind: 'order',
    at: 'draft',
  },
  'valletta.draft.leftovers': breach(
    'wrong',
    'draft',
    (stone) => ({ draft: ['p2 wood', 'p1 gold'], turns: [`state p1 gold=2 stone=${stone}`] }),
    ['1', '2'],
  ),
  'valletta.draft.distinct': breach('illegal', 'draft', (good) => ({ draft: ['p2 wood', `p1 ${good}`] }), [
    'gold',
    'wood',
  ]),
  'valletta.draft.timing': {
    keeps: { draft: ['p2 wood', 'p1 gold'], turns: [['p1']] },
    breaks: { draft: ['p2 wood'], turns: [['p1'], 'draft p1 gold'] },
    kind: 'order',
    at: 'draft',
  },

  'valletta.variant.start-player-goods': {
    keeps: { options: START_PLAYER },
    breaks: { options: START_PLAYER, draft: ['p2 gold'] },
    kind: 'illegal',
    at: 'draft',
  },
  'valletta.variant.start-player-first-turn': {
    keeps: { options: START_PLAYER, ...firstTurn('shopkeeper') },
    breaks: { options: START_PLAYER, ...firstTurn('shopkeeper', 'lumberjack') },
    kind: 'illegal',
    at: 'turn 1 play 2',
  },
  'valletta.variant.start-player-second-turn': {
    keeps: {
      options: START_PLAYER,
      turns: [
        ['p1', 'shopkeeper'],
        ['p2', 'shopkeeper', 'lumberjack'],
      ],
    },
    breaks: {
      options: START_PLAYER,
      turns: [
        ['p1', 'shopkeeper'],
        ['p2', 'shopkeeper', 'lumberjack', 'maid take wood'],
      ],
    },
    kind: 'illegal',
    at: 'turn 2 play 3',
  },
  'valletta.variant.start-player-then-normal': never(
    'a turn of fewer cards breaks valletta.turn.no-pass, one of more valletta.turn.play-three',
    {
      options: START_PLAYER,
      turns: [
        ['p1', 'shopkeeper'],
        ['p2', 'shopkeeper', 'lumberjack'],
        ['p1', 'lumberjack', 'stone-sculptor', 'maid take wood'],
      ],
    },
  ),
  'valletta.variant.fewer-barrels-scope': {
    keeps: { options: FEWER },
    breaks: { options: FEWER, players: 3 },
    kind: 'setup',
    at: 'setup',
  },
  'valletta.variant.fewer-barrels-placement': never('a record shows no barrel before Jean opens it', {
    options: FEWER,
  }),
  'valletta.variant.fewer-barrels-move': breach(
    'wrong',
    'turn 2 play 1',
    (space) => ({
      options: FEWER,
      hands: { p1: 'jean', p2: 'jean' },
      turns: [
        ['p1', 'jean barrel gold', 'shopkeeper', 'lumberjack'],
        ['p2', `jean barrel wood state jean=${space}`],
      ],
    }),
    ['3', '2'],
  ),
  'valletta.variant.fewer-barrels-end': breach(
    'wrong',
    'turn 1',
    (space) => ({
      options: FEWER,
      position: [`state jean=${space}`],
      hands: { p1: 'jean' },
      turns: [['p1', 'jean barrel gold', 'shopkeeper', 'lumberjack'], 'final-phase jean p1'],
    }),
    ['23', '21'],
  ),
  'valletta.variant.combination': never('it permits', { options: { ...FEWER, ...START_PLAYER } }),
};
