/** What a program has wrong once shows in more than one place of its log: one error of its own, and the others follow from it. */
import { expect, test } from 'vitest';
import type { GamePlan, TurnPlan } from './game-log.js';
import { judged } from './judged.js';

const PLACE = '<place region="italia" cubes="1"/>';
const AWAY = '<plague path="scandia"/>';
/** A turn of the first player, with a token in Italia. */
const plan = (regions: GamePlan['regions'], cards: string, ...lines: string[]): GamePlan => ({
  cards: { p1: cards },
  regions: { italia: { rats: 1 }, ...regions },
  turns: [['p1', ...lines]],
});
const SETTLED = (last: string): readonly string[] => [
  '<settle player="p1" region="gallia" cubes="2"/>',
  '<settle player="p2" region="italia" cubes="2"/>',
  '<settle player="p2" region="polonia" cubes="2"/>',
  last,
];
const ONE = '<place region="italia" cubes="1"/>';
const FROM = { figure: 'italia' } as const;
const turnTo = (player: string, path: string, ...more: string[]): TurnPlan => [
  player,
  ONE,
  `<plague path="${path}"/>`,
  ...more,
];
const WAR = 'knight crusader soldier messenger merchant pied-piper';
const BASE = 'peasant monk merchant knight witch king';

test.each<readonly [string, GamePlan, readonly string[]]>([
  [
    'a seventh card beside those of a set',
    { classes: `${WAR} king`, chosen: 'by="set" set="war-in-europe"' },
    ['rattus.piper.six-in-play'],
  ],
  [
    'a seventh card, of the expansion, in the base game',
    { classes: `${BASE} bishop`, options: { expansion: 'false' } },
    ['rattus.setup.class-display'],
  ],
  [
    'five cards, of which one estate has none',
    { classes: 'peasant monk merchant knight witch', chosen: 'by="per-estate"', options: { expansion: 'true' } },
    ['rattus.piper.six-in-play'],
  ],
  [
    'cubes in a region that is not in use, and not counted',
    {
      players: 2,
      settles: SETTLED('<settle player="p1" region="tartaria" cubes="2"/>'),
      turns: ['<state player="p1" board="2" castle="0" supply="16"/>'],
    },
    ['rattus.setup.regions-by-players'],
  ],
  [
    'a second start token that another region shows, too',
    {
      players: 2,
      rats: [
        ...['anglia', 'gallia', 'gallia'].map((region, index) => `<rat region="${region}" token="{${index + 1}:A}"/>`),
        ...['germania', 'hispania', 'hungaria', 'italia', 'polonia'].map((region) => `<rat region="${region}"/>`),
        '<rat region="scandia" token="{3:A}"/>',
      ],
    },
    ['rattus.setup.start-token-each-region'],
  ],
  [
    'a cube that the Messenger takes from where none is, and that is met again where it came to',
    plan(
      { gallia: { p2: 1 }, hungaria: { p3: 1 } },
      'messenger king',
      ...['<use card="messenger"><exchange-cubes a="castle p1" b="gallia p2"/></use>', PLACE],
      '<use card="king"><castle from="gallia"/></use>',
    ),
    ['rattus.piper.messenger-swap'],
  ],
  [
    'a token from a place where none lies, and which it was',
    {
      ...plan(
        { gallia: { rats: 1 }, anglia: { rats: 1 }, scandia: { rats: 1, p2: 1 } },
        'monk witch',
        ...['<use card="witch"><peek region="gallia" slot="1" token="{2:A}"/></use>'],
        ...[PLACE, '<use card="monk"><shift from="gallia" slot="3" to="anglia"/></use>', AWAY, '<spread to="russia"/>'],
        '<reveal region="scandia" slot="1" token="{2:A}"/>',
      ),
    },
    ['rattus.monk.move'],
  ],
  ['a turn of which nothing is done', { turns: [['p1'], ['p2', ONE, AWAY]] }, ['rattus.turn.c-mandatory']],
  [
    'a way of the figure that was not gone before the card was taken',
    plan({}, 'king', PLACE, AWAY, '<class card="witch"/>', '<plague path="germania"/>'),
    ['rattus.turn.c-last'],
  ],
  [
    'a region that the figure has not come to',
    {
      ...FROM,
      ...plan({ germania: { rats: 1, p3: 1 } }, 'king', PLACE, '<plague path="germania"/>', '<spread to="bulgaria"/>'),
    },
    ['rattus.spread.target'],
  ],
  [
    'an end that is not seen, and cubes behind it',
    {
      ...FROM,
      players: 2,
      castle: { p1: 19 },
      regions: { italia: { rats: 1 } },
      turns: [turnTo('p1', 'germania'), turnTo('p2', 'polonia'), turnTo('p1', 'hungaria')],
    },
    ['rattus.end.after-turn'],
  ],
  [
    'cubes that are thought to be the last ones',
    {
      ...FROM,
      players: 2,
      castle: { p1: 18 },
      regions: { italia: { rats: 2 } },
      turns: [turnTo('p1', 'germania')],
      lastRound: [['p2']],
      result: ['player="p1" cubes="19" rank="1"', 'player="p2" cubes="0" rank="2"'],
    },
    ['rattus.turn.b-obligation'],
  ],
  [
    'a token that a nun is thought to keep from breaking out, in a log that states no losses',
    {
      ...FROM,
      players: 2,
      cards: { p1: 'nun' },
      regions: { italia: { rats: 1 }, gallia: { rats: 1, p2: 1 }, anglia: { p1: 1 } },
      turns: [['p1', '<use card="nun"><nun at="gallia" from="anglia"/></use>', PLACE, '<plague path="germania"/>']],
      final: ['<reveal region="gallia" slot="1" token="{1:A}"/>', '<reveal region="italia" slot="1" token="{9:A}"/>'],
      result: ['player="p1" cubes="2" rank="1"', 'player="p2" cubes="1" rank="2"'],
    },
    ['rattus.piper.nun-place', 'rattus.end.trigger-supply'],
  ],
  [
    'a figure that is said to have gone somewhere, and goes on from where it was',
    {
      ...FROM,
      regions: { italia: { rats: 1 }, germania: { rats: 1 } },
      turns: [turnTo('p1', 'germania'), turnTo('p2', 'bulgaria')],
    },
    ['rattus.spread.regardless-of-cubes'],
  ],
  [
    'a token that does not act, and is turned up once more',
    {
      ...FROM,
      regions: { italia: { rats: 1 }, germania: { rats: 1, p2: 1 } },
      turns: [
        turnTo(
          ...(['p1', 'germania', '<spread to="anglia"/>'] as const),
          '<reveal region="germania" slot="1" token="{1:A}"><lose player="p2" cubes="0"/></reveal>',
          '<reveal region="germania" slot="1" token="{1:A}"><lose player="p2" cubes="1"/></reveal>',
        ),
      ],
    },
    ['rattus.ravage.threshold'],
  ],
  [
    'a bishop that was not placed, when tokens come and when he would move',
    {
      ...FROM,
      cards: { p1: 'bishop' },
      regions: { italia: { rats: 1 }, germania: { rats: 1 } },
      turns: [
        [
          'p1',
          '<use card="bishop"><bishop at="anglia"/></use>',
          ...turnTo('p1', 'germania').slice(1),
          '<spread to="anglia"/>',
        ],
        turnTo('p2', 'polonia'),
        turnTo('p3', 'hungaria'),
        turnTo('p4', 'bulgaria'),
        ['p1', '<use card="bishop"><bishop at="russia"/></use>', ONE, '<plague path="hungaria"/>'],
        turnTo('p2', 'polonia'),
        turnTo('p3', 'hungaria'),
        turnTo('p4', 'bulgaria'),
        ['p1', '<use card="bishop"><bishop at="scandia"/></use>', ONE, '<plague path="hungaria"/>'],
      ],
    },
    ['rattus.piper.bishop-block'],
  ],
  [
    'a token that is there once too often, and is turned up twice',
    {
      ...FROM,
      regions: { italia: { rats: 1 }, germania: { rats: 1, p2: 3 } },
      turns: [
        turnTo(
          ...(['p1', 'germania', '<spread to="anglia"/>', '<state region="germania" rats="2"/>'] as const),
          ...['<reveal region="germania" token="{9:A}"/>', '<reveal region="germania" token="{9:A}"/>'],
        ),
      ],
    },
    ['rattus.invariant.tokens'],
  ],
  [
    'a last round that is missing, and what it would have changed',
    {
      ...FROM,
      players: 2,
      castle: { p1: 18 },
      cards: { p2: 'king baker' },
      baker: { p2: 1 },
      options: { expansion: 'true' },
      regions: { italia: { rats: 1 }, gallia: { p1: 1 }, anglia: { p2: 1 } },
      turns: [turnTo('p1', 'germania')],
      between: ['<unload player="p1" region="polonia" cubes="1"/>'],
      final: ['<reveal region="anglia" slot="1" token="{9:A}"/>', '<reveal region="italia" slot="1" token="{8:A}"/>'],
    },
    ['rattus.end.last-round-players'],
  ],
  [
    'a final plague that goes through its regions twice',
    {
      ...FROM,
      players: 2,
      castle: { p1: 18 },
      regions: { italia: { rats: 1 }, gallia: { rats: 1, p2: 1 }, anglia: { p1: 1 } },
      turns: [turnTo('p1', 'germania')],
      lastRound: [['p2']],
      final: ['italia', 'gallia', 'italia', 'gallia'].map(
        (region) => `<reveal region="${region}" slot="1" token="{${region === 'italia' ? 8 : 9}:A}"/>`,
      ),
    },
    ['rattus.ravage.precondition'],
  ],
  [
    'what is wrong with the tokens of a later turn, behind a figure that moves twice',
    {
      ...FROM,
      regions: { italia: { rats: 1 }, hungaria: { rats: 1 } },
      turns: [
        ['p1', ONE, '<plague path="gallia"/>', '<plague path="germania"/>'],
        ['p2', ONE, '<plague path="hungaria"/>', '<spread to="polonia bulgaria"/>'],
      ],
    },
    ['rattus.plague.adjacent-step', 'rattus.spread.one'],
  ],
])('%s', (_, game, rules) => {
  const { roots, text } = judged(game);
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(rules);
});

test('the cards of the base game are known where the record hides them', () => {
  const { replayed, roots } = judged({
    ...plan({}, 'king', '<class card="witch"/>', PLACE, AWAY),
    ...{ classes: '?', options: { expansion: 'false' } },
  });
  expect(roots).toEqual([]);
  expect(replayed.moves.undecidable).toBe(0);
});
