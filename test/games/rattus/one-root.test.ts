/** A move that was written down and not carried out, or otherwise than it was written: what the log counts from there on follows from that. */
import { expect, test } from 'vitest';
import { replayText } from '../../engine/replays.js';
import type { GamePlan, TurnPlan } from './game-log.js';
import { judged } from './judged.js';
import { played } from './kernel-game.js';

const PLACE = '<place region="italia" cubes="1"/>';
const AWAY = '<plague path="scandia"/>';
/** A turn of the first player, who places a cube in Italia. */
const turn = (regions: GamePlan['regions'], cards: string, ...lines: string[]): GamePlan => ({
  cards: { p1: cards },
  regions: { italia: { rats: 1 }, ...regions },
  turns: [['p1', ...lines]],
});
const then = (plan: GamePlan, ...turns: TurnPlan[]): GamePlan => ({
  ...plan,
  turns: [...(plan.turns ?? []), ...turns],
});
/** The turns of the others, in which nothing else happens. */
const OTHERS: readonly TurnPlan[] = ['germania', 'scandia', 'germania'].map((region, index) => [
  `p${index + 2}`,
  '<place region="italia" cubes="1"/>',
  `<plague path="${region}"/>`,
]);

/** What has been agreed before. */
const GROUND = '<state region="anglia" rats="1"/><state rats="9"/>';

/** All cubes of the first player are on the board then. */
const END: GamePlan = {
  players: 2,
  castle: { p1: 18 },
  regions: { hungaria: { rats: 1 }, anglia: { p1: 1 } },
  turns: [['p1', '<place region="hungaria" cubes="1"/>', AWAY]],
  final: ['<reveal region="hungaria" slot="1" token="{6:A}"/>'],
};

test.each<readonly [string, GamePlan, string]>([
  [
    'a token of the Soldier that is counted and not written',
    {
      ...turn({ anglia: { rats: 1 }, scandia: { rats: 1 } }, 'soldier', PLACE, AWAY, '<spread to="anglia"/>'),
      ratSupply: 9,
      ...{
        turns: [
          GROUND,
          ['p1', PLACE, AWAY, '<spread to="anglia"/>', '<state region="anglia" rats="3"/>', '<state rats="7"/>'],
        ],
      },
    },
    'rattus.spread.from-supply',
  ],
  [
    'two tokens for one region',
    {
      ...turn({ anglia: { rats: 1 }, scandia: { rats: 1 } }, 'king'),
      ratSupply: 9,
      turns: [
        GROUND,
        [
          'p1',
          ...[PLACE, AWAY, '<spread to="anglia" token="{6:A} {5:A}"/>'],
          ...['<state region="anglia" rats="3"/>', '<state rats="7"/>'],
        ],
      ],
    },
    'rattus.spread.from-supply',
  ],
  [
    'tokens of which the first one did not come',
    turn(
      { scandia: { rats: 1 } },
      'king',
      ...[PLACE, AWAY, '<spread to="anglia"/>', '<spread to="russia"/>'],
      ...['<state region="anglia" rats="0"/>', '<state region="russia" rats="1"/>'],
    ),
    'rattus.spread.one',
  ],
  [
    'a figure that went elsewhere first',
    turn(
      { scandia: { rats: 1 }, germania: { rats: 1 } },
      'king',
      PLACE,
      AWAY,
      '<spread to="anglia"/>',
      '<plague path="germania"/>',
      '<spread to="gallia"/>',
    ),
    'rattus.plague.adjacent-step',
  ],
  [
    'a figure that has not gone',
    then(turn({ scandia: { rats: 1 }, hungaria: { rats: 1 } }, 'king', PLACE, AWAY, '<spread to="scandia"/>'), [
      'p2',
      '<place region="hungaria" cubes="1"/>',
      '<plague path="scandia"/>',
    ]),
    'rattus.spread.target',
  ],
  [
    'cubes of which the first ones were not placed',
    turn(
      { gallia: { rats: 2 } },
      'king',
      '<place region="gallia" cubes="2"/>',
      PLACE,
      AWAY,
      '<state region="gallia" p1="0"/>',
      '<state player="p1" board="1"/>',
    ),
    'rattus.turn.b-once',
  ],
  [
    'a cube more than there is',
    {
      ...END,
      castle: { p1: 18, p2: 18 },
      regions: { hungaria: { rats: 1 }, anglia: { p1: 1, p2: 1, rats: 2 } },
      turns: [['p2', '<place region="anglia" cubes="2"/>', AWAY, '<state player="p2" board="3"/>']],
    },
    'rattus.place.own-cubes',
  ],
  [
    'a Messenger whose first exchange was none',
    turn(
      { gallia: { p1: 1 }, polonia: { p2: 1 }, anglia: { p3: 1 } },
      'messenger',
      '<state region="anglia" p1="0" p3="1"/>',
      '<state region="gallia" p3="0"/>',
      ...[PLACE, '<use card="messenger"><exchange-cubes a="gallia p1" b="polonia p2"/></use>'],
      ...['<use card="messenger"><exchange-cubes a="gallia p1" b="anglia p3"/></use>', AWAY],
      ...['<state region="gallia" p1="0" p2="0" p3="1"/>', '<state region="anglia" p1="1" p3="0"/>'],
    ),
    'rattus.card.once',
  ],
  [
    'a Messenger who exchanges nothing',
    turn(
      { gallia: { p1: 1 }, polonia: { p2: 1 } },
      'messenger',
      ...[PLACE, '<use card="messenger"><exchange-cubes a="gallia p1" b="polonia p2"/></use>', AWAY],
      '<state region="gallia" p1="1" p2="0"/>',
    ),
    'rattus.piper.messenger-swap',
  ],
  [
    'a card that was not taken',
    then(
      turn(
        { polonia: { p2: 1 } },
        'monk',
        '<class card="king" from="supply"/>',
        '<class card="witch" from="supply"/>',
        PLACE,
        AWAY,
      ),
      [
        'p2',
        '<class card="king" from="supply"/>',
        PLACE,
        '<use card="king"><castle from="polonia"/></use>',
        '<plague path="germania"/>',
      ],
    ),
    'rattus.card.take-one',
  ],
  [
    'a card that is used first and taken last',
    turn(
      { polonia: { p1: 1 } },
      'monk',
      ...[PLACE, '<use card="king"><castle from="polonia"/></use>', AWAY, '<class card="king" from="supply"/>'],
    ),
    'rattus.card.owned',
  ],
  [
    'tokens that are turned up and spread before the figure moves',
    then(turn({ anglia: { rats: 1, p2: 1 } }, 'monk', PLACE, '<plague path="gallia"/>'), [
      'p2',
      ...[
        PLACE,
        '<reveal region="anglia" slot="1" token="{6:A}"/>',
        '<spread to="germania"/>',
        '<plague path="anglia"/>',
      ],
    ]),
    'rattus.plague.region',
  ],
  [
    'an own Baker that is taken',
    {
      ...turn({}, 'baker', '<class card="baker" from="p1"/>', '<unload region="gallia" cubes="2"/>', PLACE, AWAY),
      baker: { p1: 2 },
    },
    'rattus.card.take-source',
  ],
  [
    'more cubes of the Baker than there are',
    {
      ...turn({}, 'baker'),
      baker: { p1: 2 },
      turns: [
        [
          'p2',
          '<class card="baker" from="p1"/>',
          '<unload region="gallia" cubes="3"/>',
          '<state region="gallia" p1="3"/>',
          '<state player="p1" board="3"/>',
        ],
      ],
    },
    'rattus.piper.baker-takeover',
  ],
  [
    'a cube for the Baker that nobody has',
    {
      ...turn({ gallia: { p1: 3 } }, 'baker'),
      castle: { p1: 17 },
      turns: [
        ['p1', '<use card="baker"><bake/></use>', AWAY],
        [
          'p2',
          '<class card="baker" from="p1"/>',
          '<unload region="gallia" cubes="1"/>',
          PLACE,
          '<plague path="germania"/>',
        ],
      ],
    },
    'rattus.piper.baker-deposit',
  ],
  [
    'a wall that comes from elsewhere',
    then(
      turn(
        {},
        'emperor',
        PLACE,
        '<use card="emperor"><wall between="anglia gallia"/><wall between="gallia hispania"/><wall between="gallia italia" from="hungaria polonia"/></use>',
        AWAY,
      ),
      ...OTHERS,
      [
        'p1',
        PLACE,
        '<use card="emperor"><wall between="germania italia" from="gallia italia"/><wall between="hungaria italia"/></use>',
        '<plague path="scandia"/>',
      ],
    ),
    'rattus.piper.emperor-walls',
  ],
  [
    'a Merchant with four cubes, of which three go',
    turn(
      { gallia: { p1: 4 } },
      'merchant',
      PLACE,
      '<use card="merchant"><move from="gallia" to="hispania" cubes="4"/></use>',
      AWAY,
      '<state region="gallia" p1="1"/>',
    ),
    'rattus.merchant.move',
  ],
  [
    'a nun who comes from elsewhere',
    turn(
      { scandia: { rats: 1, p2: 1 } },
      'nun',
      ...[PLACE, '<use card="nun"><nun at="scandia" from="gallia"/></use>', AWAY, '<spread to="anglia"/>'],
      '<reveal region="scandia" slot="1" token="{1:A}"><lose player="p2" cubes="0"/></reveal>',
    ),
    'rattus.piper.nun-place',
  ],
  [
    'an end for which a cube is missing',
    {
      ...END,
      castle: { p1: 17 },
      lastRound: [['p2']],
      result: ['player="p1" cubes="20" rank="1"', 'player="p2" cubes="0" rank="2"'],
    },
    'rattus.end.trigger-supply',
  ],
])('%s', (_, plan, rule) => {
  const { roots, text } = judged(plan);
  expect(
    roots.map((root) => root.rule),
    text,
  ).toEqual([rule]);
});

test('a cube that is missing from the reserve in every count', () => {
  const whole = played(9, 4, { expansion: 'true' }).textAt('full');
  const turn = whole.indexOf('<moves');
  const later = whole
    .slice(turn)
    .replace(/(<state player="p1"[^>]* supply=")(\d+)/g, (_, before, supply) => `${before}${Number(supply) - 1}`);
  const roots = replayText(whole.slice(0, turn) + later).findings.filter(
    ({ severity, cause }) => severity === 'error' && cause === null,
  );
  expect(roots.map(({ rule }) => rule)).toEqual(['rattus.invariant.cubes']);
});
