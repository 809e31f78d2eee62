/** What follows from a breach is told as its consequence; what does not, as a breach of its own. */
import { expect, test } from 'vitest';
import { AWAY, ENDING, NOTHING, turn } from './cases/case.js';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';

const use = (card: string, inside: string) => `<use card="${card}">${inside}</use>`;
const place = (region: string, cubes: number) => `<place region="${region}" cubes="${cubes}"/>`;
const reveal = (region: string, token: string) => `<reveal region="${region}" slot="1" token="{${token}}"/>`;

/** The first player leads or moves something from Gallia, where tokens and two own cubes are, and places cubes elsewhere. */
const moving = (card: string, inside: string, placed: string, target: object = {}): GamePlan => ({
  cards: { p1: card },
  regions: {
    gallia: { rats: 2, p1: 2 },
    germania: { rats: 2 },
    polonia: { rats: 1 },
    hungaria: { rats: 1 },
    ...target,
  },
  turns: turn(use(card, inside), placed),
});

/** A token in Scandia hits the second player's three cubes once; the log says that it costs two of them. */
const losing = (...claims: readonly string[]): GamePlan => ({
  regions: { italia: { rats: 1 }, scandia: { rats: 1, p2: 3 } },
  turns: [
    [
      'p1',
      place('italia', 1),
      AWAY,
      '<spread to="russia"/>',
      '<reveal region="scandia" slot="1" token="{1:A}"><lose player="p2" cubes="2"/></reveal>',
      ...claims,
    ],
  ],
});

const ROWS: readonly (readonly [
  says: string,
  plan: GamePlan,
  roots: readonly string[],
  consequences: readonly string[],
])[] = [
  [
    'cubes for a token too many that has followed the piper',
    moving('pied-piper', '<pipe from="gallia" to="germania" rats="2"/>', place('germania', 3)),
    ['rattus.piper.pied-piper-cap'],
    ['rattus.turn.b-obligation'],
  ],
  [
    'cubes for a token that has not followed the piper',
    moving('pied-piper', '<pipe from="gallia" to="germania" rats="0"/>', place('germania', 3)),
    ['rattus.piper.pied-piper-tokens'],
    ['rattus.place.count'],
  ],
  [
    'what the log counts after a loss that it states wrongly, and takes back',
    losing('<state player="p2" board="2" supply="18"/>', '<state region="scandia" cubes="p2:2"/>'),
    ['rattus.ravage.all'],
    ['rattus.claim.total', 'rattus.claim.total', 'rattus.claim.total'],
  ],
  [
    'what the log counts after a loss that it states wrongly, and goes on with',
    losing('<state player="p2" board="1" supply="19"/>', '<state region="scandia" cubes="p2:1"/>'),
    ['rattus.ravage.all'],
    [],
  ],
  [
    'cubes in a region that the piper has nothing to do with',
    moving('pied-piper', '<pipe from="gallia" to="germania" rats="0"/>', place('polonia', 3)),
    ['rattus.piper.pied-piper-tokens', 'rattus.place.count'],
    [],
  ],
  [
    'cubes for a token that the monk cannot have moved there',
    moving('monk', '<shift from="gallia" to="polonia" slot="1"/>', place('polonia', 1)),
    ['rattus.monk.move'],
    ['rattus.turn.b-obligation'],
  ],
  [
    'cubes in a region that the monk has nothing to do with',
    moving('monk', '<shift from="gallia" to="polonia" slot="1"/>', place('germania', 1)),
    ['rattus.monk.move', 'rattus.turn.b-obligation'],
    [],
  ],
  [
    'cubes for a token of the soldier that comes too early',
    moving('soldier', '<extra-rat to="hungaria"/>', place('hungaria', 1)),
    ['rattus.piper.soldier-extra'],
    ['rattus.turn.b-obligation'],
  ],
  [
    'tokens of a region out of which the merchant cannot have taken the cubes',
    {
      players: 2,
      cards: { p1: 'merchant' },
      regions: { gallia: { rats: 2, p1: 2 }, polonia: { rats: 1 } },
      turns: [
        ['p1', use('merchant', '<move from="gallia" to="polonia" cubes="2"/>'), place('polonia', 1), AWAY],
        ['p2', place('polonia', 1), '<plague path="germania"/>'],
        [
          'p1',
          place('polonia', 1),
          '<plague path="gallia"/>',
          '<spread to="hispania hispania"/>',
          reveal('gallia', '6:A'),
        ],
      ],
    },
    ['rattus.merchant.move'],
    ['rattus.ravage.precondition'],
  ],
  [
    'several tokens in a region without cubes',
    {
      regions: { italia: { rats: 1 }, scandia: { rats: 2 } },
      turns: [
        [
          'p1',
          place('italia', 1),
          AWAY,
          '<spread to="russia russia"/>',
          reveal('scandia', '6:A'),
          reveal('scandia', '7:A'),
        ],
      ],
    },
    ['rattus.ravage.precondition'],
    ['rattus.ravage.precondition'],
  ],
  [
    'another cube in a slot that is none, where none is left',
    {
      ...ENDING,
      cards: { p1: 'peasant' },
      lastRound: [['p1', use('peasant', '<add region="italia" cubes="1"/>')], ['p2']],
      final: NOTHING,
    },
    ['rattus.end.last-round-players'],
    ['rattus.end.peasant'],
  ],
];

test.each(ROWS)('%s', (_, plan, roots, consequences) => {
  const game = judged(plan);
  const rules = (isRoot: boolean) =>
    game.errors.filter(({ cause }) => (cause === null) === isRoot).map(({ rule }) => rule);
  expect([rules(true), rules(false)], game.text).toEqual([roots, consequences]);
});
