/** RW-01 to RW-18: the examples that the rulebook itself gives. */
import type { GamePlan } from '../game-log.js';
import { AWAY, ENDING, NOTHING, type RattusCase, turn } from './case.js';

const THREE_REGIONS = { regions: { gallia: { rats: 3 }, germania: { rats: 1 } } } as const;

/** Gallia as in the long example: green p3, yellow p2, blue p4; red is active. */
const GALLIA: GamePlan = {
  cards: { p2: 'knight', p3: 'peasant merchant', p4: 'monk witch king' },
  figure: 'italia',
  regions: { gallia: { rats: 3, p3: 2, p2: 1 }, hispania: { rats: 1 } },
};
const TO_GALLIA = [
  '<place region="hispania" cubes="1"/>',
  '<plague path="gallia"/>',
  '<spread to="hispania hispania"/>',
] as const;
const FIRST =
  '<reveal region="gallia" slot="1" token="{1:bourgeoisie,church}"><lose player="p2" cubes="0"/><lose player="p3" cubes="1"/></reveal>';
const SECOND =
  '<reveal region="gallia" slot="1" token="{3:royalty}"><lose player="p2" cubes="0"/><lose player="p3" cubes="0"/></reveal>';
const THIRD =
  '<reveal region="gallia" slot="1" token="{2:M,bourgeoisie,church}"><lose player="p2" cubes="1"/><lose player="p3" cubes="1"/></reveal>';

const KNIGHTLY: GamePlan = {
  cards: { p1: 'knight', p2: 'peasant' },
  figure: 'italia',
  regions: { scandia: { rats: 1, p2: 2 }, germania: { rats: 2, p2: 1 } },
};
const TWO_STEPS = [
  '<place region="germania" cubes="2"/>',
  '<plague path="germania scandia" as-cubes="true"/>',
  '<spread to="anglia"/>',
] as const;

const AREAS: GamePlan = {
  regions: {
    anglia: { p1: 1 },
    gallia: { p1: 1 },
    hispania: { p1: 1, p3: 1, rats: 1 },
    russia: { p2: 1 },
    tartaria: { p2: 1 },
    italia: { p3: 1 },
    polonia: { p3: 1 },
    germania: { p4: 1 },
    turcia: { p4: 1 },
  },
};

export const WORKED_EXAMPLES: readonly RattusCase[] = [
  {
    case: 'RW-01',
    says: 'one cube for one token',
    ...THREE_REGIONS,
    turns: turn('<place region="germania" cubes="1"/>'),
    after: { germania: { p1: 1 } },
  },
  {
    case: 'RW-02',
    says: 'three cubes for three tokens',
    ...THREE_REGIONS,
    turns: turn('<place region="gallia" cubes="3"/>'),
  },
  {
    case: 'RW-02',
    says: 'four are too many',
    ...THREE_REGIONS,
    turns: turn('<place region="gallia" cubes="4"/>'),
    breach: { rule: 'rattus.place.count', at: 'turn 1 place 1', kind: 'illegal', expected: '3', actual: '4' },
  },
  {
    case: 'RW-02',
    says: 'two are too few',
    ...THREE_REGIONS,
    turns: turn('<place region="gallia" cubes="2"/>'),
    breach: { rule: 'rattus.turn.b-obligation', at: 'turn 1 place 1', expected: '3', actual: '2' },
  },
  {
    case: 'RW-03',
    says: 'no cube without a token',
    ...THREE_REGIONS,
    turns: turn('<place region="italia" cubes="1"/>'),
    breach: { rule: 'rattus.place.rat-free', at: 'turn 1 place 1' },
  },
  {
    case: 'RW-04',
    says: 'both new tokens go to Hispania',
    ...GALLIA,
    turns: [['p1', ...TO_GALLIA, FIRST, SECOND, THIRD]],
    after: { hispania: { rats: 3 } },
    told: ['rattus.spread.two', 'rattus.spread.split'],
  },
  {
    case: 'RW-05',
    says: 'the merchant is hit, the monk has no cube there',
    ...GALLIA,
    turns: [['p1', ...TO_GALLIA, FIRST], '<state/>'],
    breach: { rule: 'rattus.ravage.continue', at: 'turn 1' },
    told: ['rattus.ravage.symbol', 'rattus.ravage.symbol-no-cubes'],
    after: { gallia: { p2: 1, p3: 1, rats: 2 } },
  },
  {
    case: 'RW-06',
    says: 'two cubes do not reach a three',
    ...GALLIA,
    turns: [['p1', ...TO_GALLIA, FIRST, SECOND], '<state/>'],
    breach: { rule: 'rattus.ravage.continue', at: 'turn 1' },
    told: ['rattus.ravage.no-outbreak', 'rattus.ravage.current-count', 'rattus.ravage.discard'],
    after: { gallia: { p2: 1, p3: 1, rats: 1 } },
  },
  {
    case: 'RW-07',
    says: 'a tie for M empties the region',
    ...GALLIA,
    turns: [['p1', ...TO_GALLIA, FIRST, SECOND, THIRD]],
    told: ['rattus.ravage.majority-tie', 'rattus.ravage.symbols-cumulative', 'rattus.ravage.loss-cap'],
    after: { gallia: { p2: 0, p3: 0, rats: 0 }, supply: { p2: 20, p3: 20 } },
  },
  {
    case: 'RW-08',
    says: 'the monk tidies up behind the cubes',
    cards: { p1: 'monk' },
    regions: { gallia: { rats: 3 } },
    turns: turn(
      '<place region="gallia" cubes="3"/>',
      '<use card="monk"><shift from="gallia" to="italia" slot="2"/></use>',
    ),
    after: { gallia: { rats: 2, p1: 3 }, italia: { rats: 1 } },
  },
  {
    case: 'RW-09',
    says: 'four with the peasant',
    cards: { p1: 'peasant' },
    ...THREE_REGIONS,
    turns: turn('<place region="gallia" cubes="4"/>'),
    told: ['rattus.peasant.extra'],
  },
  {
    case: 'RW-09',
    says: 'one without tokens',
    cards: { p1: 'peasant' },
    ...THREE_REGIONS,
    turns: turn('<place region="italia" cubes="1"/>'),
    told: ['rattus.peasant.rat-free'],
  },
  {
    case: 'RW-10',
    says: 'two steps; only the destination suffers',
    ...KNIGHTLY,
    turns: [['p1', ...TWO_STEPS, '<reveal region="scandia" slot="1" token="{6:magic}"/>']],
    told: ['rattus.knight.two-steps', 'rattus.knight.destination-only'],
    after: { germania: { p2: 1, rats: 2 } },
  },
  {
    case: 'RW-11',
    says: 'two cubes and the figure reach a four',
    ...KNIGHTLY,
    turns: [
      [
        'p1',
        ...TWO_STEPS,
        '<reveal region="scandia" slot="1" token="{4:peasantry}"><lose player="p2" cubes="1"/></reveal>',
      ],
    ],
    told: ['rattus.knight.neutral', 'rattus.ravage.threshold'],
  },
  {
    case: 'RW-11',
    says: 'but not a five',
    ...KNIGHTLY,
    turns: [
      [
        'p1',
        ...TWO_STEPS,
        '<reveal region="scandia" slot="1" token="{5:peasantry}"><lose player="p2" cubes="0"/></reveal>',
      ],
    ],
    told: ['rattus.ravage.no-outbreak'],
  },
  {
    case: 'RW-12',
    says: 'two owners of Knighthood lose one cube each',
    cards: { p1: 'knight', p2: 'crusader' },
    regions: { scandia: { rats: 1, p1: 1, p2: 1 } },
    turns: [
      [
        'p1',
        '<place region="scandia" cubes="1"/>',
        AWAY,
        '<spread to="anglia"/>',
        '<reveal region="scandia" slot="1" token="{1:knighthood}"><lose player="p1" cubes="1"/><lose player="p2" cubes="1"/></reveal>',
      ],
    ],
    after: { scandia: { p1: 1, p2: 0 } },
  },
  {
    case: 'RW-13',
    says: 'the owner of both loses two',
    cards: { p2: 'knight crusader' },
    regions: { scandia: { rats: 1, p2: 3 } },
    turns: [
      [
        'p1',
        '<place region="scandia" cubes="1"/>',
        AWAY,
        '<spread to="anglia"/>',
        '<reveal region="scandia" slot="1" token="{1:knighthood}"><lose player="p1" cubes="0"/><lose player="p2" cubes="2"/></reveal>',
      ],
    ],
    told: ['rattus.piper.same-estate-loss'],
  },
  {
    case: 'RW-14',
    says: 'red has the largest area',
    ...AREAS,
    cards: { p1: 'queen' },
    turns: [['p1', '<place region="hispania" cubes="3"/>', '<plague path="polonia"/>']],
    told: ['rattus.piper.queen-area', 'rattus.piper.queen-bonus'],
  },
  {
    case: 'RW-14',
    says: 'blue has not',
    ...AREAS,
    cards: { p2: 'queen' },
    turns: [['p2', '<place region="hispania" cubes="3"/>', '<plague path="polonia"/>']],
    breach: { rule: 'rattus.piper.queen-condition', at: 'turn 1 place 1', expected: '1', actual: '3' },
  },
  {
    case: 'RW-15',
    says: 'with two nuns three cubes count as one',
    cards: { p1: 'nun', p2: 'peasant' },
    regions: { scandia: { rats: 2, p2: 3 } },
    turns: [
      [
        'p1',
        '<use card="nun"><nun at="scandia"/><nun at="scandia"/></use>',
        '<place region="scandia" cubes="2"/>',
        '<plague path="scandia"/>',
        '<spread to="anglia anglia"/>',
        '<reveal region="scandia" slot="1" token="{4:peasantry}"><lose player="p2" cubes="0"/></reveal>',
        '<reveal region="scandia" slot="1" token="{3:peasantry}"><lose player="p2" cubes="1"/></reveal>',
      ],
    ],
    told: ['rattus.piper.nun-threshold'],
  },
  {
    case: 'RW-16',
    says: 'one of two tokens finds room',
    cards: { p1: 'pied-piper' },
    regions: { gallia: { rats: 2, p1: 1 }, italia: { rats: 2 } },
    turns: turn(
      '<place region="gallia" cubes="2"/>',
      '<use card="pied-piper"><pipe from="gallia" to="italia" rats="1"/></use>',
    ),
    after: { gallia: { rats: 1, p1: 2 }, italia: { rats: 3, p1: 1 } },
  },
  {
    case: 'RW-17',
    says: 'the cube goes although no token can follow',
    cards: { p1: 'pied-piper' },
    regions: { gallia: { rats: 0, p1: 1 }, italia: { rats: 3 } },
    turns: turn(
      '<use card="pied-piper"><pipe from="gallia" to="italia" rats="0"/></use>',
      '<place region="italia" cubes="3"/>',
    ),
    told: ['rattus.piper.pied-piper-without-rats'],
  },
  {
    case: 'RW-18',
    says: 'by the book the soldier draws from the box',
    ...ENDING,
    cards: { p2: 'soldier' },
    ratSupply: 0,
    lastRound: [['p2', '<use card="soldier"><extra-rat to="anglia"/></use>']],
    final: NOTHING,
    told: ['rattus.piper.end-soldier-empty'],
  },
  {
    case: 'RW-18',
    says: 'online from all tokens',
    ...ENDING,
    cards: { p2: 'soldier' },
    options: { preset: 'yucata' },
    ratSupply: 0,
    lastRound: [['p2', '<use card="soldier"><extra-rat to="anglia" token="{6:magic}"/></use>']],
    final: NOTHING,
    told: ['rattus.online.soldier-any-token'],
  },
];
