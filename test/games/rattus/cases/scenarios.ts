/** S0 and S1: two turns from the setup on, and the end of a game. */
import type { RattusCase } from './case.js';

const S1: Omit<RattusCase, 'case' | 'says'> = {
  players: 3,
  figure: 'italia',
  ratSupply: 1,
  cards: { p1: 'king', p2: 'peasant knight', p3: 'merchant' },
  castle: { p1: 2 },
  regions: {
    gallia: { rats: 2, p1: 1, p3: 2 },
    germania: { rats: 1, p2: 1, p1: 1 },
    hungaria: { rats: 1, p2: 1 },
    hispania: { p3: 1 },
    scandia: { rats: 1, p1: 2 },
    italia: { p2: 3 },
  },
  turns: [
    [
      'p1',
      '<place region="germania" cubes="1"/>',
      '<plague path="gallia"/>',
      '<spread to="hispania"/>',
      '<reveal region="gallia" slot="1" token="{2:M,bourgeoisie}"><lose player="p1" cubes="0"/><lose player="p3" cubes="2"/></reveal>',
      '<reveal region="gallia" slot="1" token="{1:royalty}"><lose player="p1" cubes="1"/></reveal>',
    ],
  ],
  final: [
    '<reveal region="germania" slot="1" token="{4:A}"><lose player="p1" cubes="1"/><lose player="p2" cubes="1"/></reveal>',
    '<reveal region="gallia" slot="1" token="{6:magic}"/>',
    '<reveal region="scandia" slot="1" token="{1:church}"><lose player="p1" cubes="0"/></reveal>',
    '<reveal region="hungaria" slot="1" token="{2:peasantry}"><lose player="p2" cubes="0"/></reveal>',
  ],
};
const GREEN = ['p3', '<use card="merchant"><move from="hispania" to="gallia" cubes="1"/></use>'] as const;
const BLUE = [
  'p2',
  '<use card="peasant"><add region="polonia" cubes="1"/></use>',
  '<plague by="knight" path="germania"/>',
] as const;
const WITHOUT_GALLIA = (S1.final ?? []).filter((line) => !line.includes('gallia'));
const RESULT = ['player="p1" cubes="5" rank="2"', 'player="p2" cubes="5" rank="1"', 'player="p3" cubes="1" rank="3"'];

export const SCENARIOS: readonly RattusCase[] = [
  {
    case: 'S0',
    says: 'setup and two turns',
    players: 2,
    figure: 'polonia',
    settles: [
      '<settle player="p1" region="gallia" cubes="2"/>',
      '<settle player="p2" region="hungaria" cubes="2"/>',
      '<settle player="p2" region="gallia" cubes="2"/>',
      '<settle player="p1" region="scandia" cubes="2"/>',
    ],
    turns: [
      [
        'p1',
        '<class card="monk" from="supply"/>',
        '<place region="italia" cubes="1"/>',
        '<use card="monk"><shift from="italia" to="hispania" slot="1"/></use>',
        '<plague path="hungaria"/>',
        '<spread to="germania"/>',
        '<reveal region="hungaria" slot="1" token="{2:church}"><lose player="p2" cubes="0"/></reveal>',
        '<state player="p1" supply="15"/>',
        '<state region="hispania" rats="2"/>',
      ],
      [
        'p2',
        '<class card="king" from="supply"/>',
        '<place region="germania" cubes="2"/>',
        '<use card="king"><castle from="hungaria"/></use>',
        '<plague path="germania"/>',
        '<spread to="polonia scandia"/>',
        '<reveal region="germania" slot="1" token="{1:royalty}"><lose player="p2" cubes="1"/></reveal>',
        '<reveal region="germania" slot="1" token="{2:M}"><lose player="p2" cubes="0"/></reveal>',
      ],
    ],
    after: {
      germania: { rats: 0, p2: 1 },
      hungaria: { rats: 0, p2: 1 },
      castle: { p2: 1 },
      supply: { p1: 15, p2: 15 },
    },
    ratsLeft: 26,
  },
  {
    case: 'S1',
    says: 'the end of a game by the book',
    ...S1,
    lastRound: [GREEN, BLUE],
    final: WITHOUT_GALLIA,
    result: RESULT,
    scores: [
      [5, 2],
      [5, 1],
      [1, 3],
    ],
    told: [
      'rattus.spread.short-supply',
      'rattus.end.trigger-supply',
      'rattus.end.knight-neutral',
      'rattus.end.peasant',
    ],
  },
  {
    case: 'S1',
    says: 'the slots run the other way',
    ...S1,
    lastRound: [BLUE, GREEN],
    final: WITHOUT_GALLIA,
    breach: { rule: 'rattus.end.last-round-order', at: 'turn 2', kind: 'order', expected: 'p3', actual: 'p2' },
  },
  {
    case: 'S1',
    says: 'online the knight ravages at once',
    ...S1,
    options: { preset: 'yucata' },
    lastRound: [
      GREEN,
      [
        'p2',
        '<use card="peasant"><add region="polonia" cubes="1"/></use>',
        '<plague by="knight" path="germania" as-cubes="true"/>',
        '<reveal region="germania" slot="1" token="{4:A}"><lose player="p1" cubes="1"/><lose player="p2" cubes="1"/></reveal>',
      ],
    ],
    final: WITHOUT_GALLIA.slice(1),
    result: RESULT,
  },
];
