/** Games that the judge once took for something else: legal ones that it accused, breaches that it passed over. */
import { expect, test } from 'vitest';
import { choice } from '../../../src/engine/message.js';
import { replayText } from '../../engine/replays.js';
import { ENDING, NOTHING, turn } from './cases/case.js';
import { type GamePlan, gameLog } from './game-log.js';
import { type Breach, judged } from './judged.js';

const PLACE = '<place region="italia" cubes="1"/>';
const AWAY = '<plague path="scandia"/>';
const ORDER = '<use card="crusader"><order tokens="{6:A}"/></use>';
const REVEAL = '<reveal region="scandia" slot="1" token="{6:A}"/>';
const IN_GERMANIA = '<reveal region="germania" slot="1" token="{6:A}"/>';

/** The last cubes of Ben lie on the baker, which Anna takes. */
const LAST_CUBES: GamePlan = {
  players: 3,
  cards: { p2: 'baker' },
  castle: { p2: 15 },
  baker: { p2: 3 },
  supply: { p2: 0 },
  regions: { italia: { rats: 1 }, gallia: { p2: 2 } },
};
const TAKES_BAKER = '<class card="baker" from="p2"/><unload region="hispania" cubes="3"/>';
const withBaker = (unload: string): GamePlan => ({
  players: 3,
  cards: { p2: 'baker' },
  baker: { p2: 3 },
  regions: { italia: { rats: 1 } },
  turns: [['p1', PLACE, '<class card="baker" from="p2"/>', unload, AWAY]],
});

const piping = (pipe: string): GamePlan => ({
  cards: { p1: 'pied-piper' },
  regions: { italia: { rats: 1 }, gallia: { rats: 3, p1: 1 } },
  turns: [['p1', PLACE, `<use card="pied-piper"><pipe from="gallia" to="italia" ${pipe}/></use>`, AWAY]],
});

/** One token and a cube of Ben in Scandia, where the figure comes. */
const inScandia = (cards: string, ...lines: string[]): GamePlan => ({
  cards: { p1: cards },
  regions: { italia: { rats: 1 }, scandia: { rats: 1, p1: 1, p2: 1 } },
  turns: [['p1', PLACE, AWAY, ...lines]],
});

/** The one neighbour of Turcia takes the first of two new tokens. */
const inTurciaWith = (...lines: string[]): GamePlan => ({
  players: 3,
  figure: 'bulgaria',
  cards: { p1: 'bishop magician' },
  regions: { italia: { rats: 1, p1: 1 }, turcia: { rats: 2, p2: 1 } },
  turns: [['p1', PLACE, '<plague path="turcia"/>', '<spread to="bulgaria"/>', ...lines]],
});

/** A slot of Ben's; online the plague acts at once where his figure comes. */
const inSlot = (
  cards: string,
  germania: { readonly rats: number; readonly p2?: number },
  ...slot: string[]
): GamePlan => ({
  ...ENDING,
  cards: { p2: cards },
  options: { preset: 'yucata' },
  regions: { hungaria: { rats: 1 }, italia: { p2: 2 }, germania },
  lastRound: [['p2', ...slot]],
});
const TO_GERMANIA = '<use card="merchant"><move from="italia" to="germania" cubes="2"/></use>';

const WITH_BAKER = 'peasant baker monk knight witch king';

/** Two tokens in Scandia, where the figure comes and nobody lives. */
const spreadingTwo = (...lines: readonly string[]): GamePlan => ({
  cards: { p1: 'merchant' },
  regions: { italia: { rats: 1 }, germania: { p1: 2 }, scandia: { rats: 2 } },
  turns: [['p1', PLACE, AWAY, ...lines]],
});
const TWO_SPREADS = ['<spread to="russia"/>', '<spread to="anglia"/>'] as const;
const TO_GALLIA = '<use card="merchant"><move from="germania" to="gallia" cubes="2"/></use>';

/** A game whose log does not say which regions touch. */
const withoutMap = (cards: string, place: string): GamePlan => ({
  cards: { p1: cards },
  components: '<components><token id="t1" limit="1" hits="A"/></components>',
  regions: { italia: { p1: 2, rats: 1 }, gallia: { p1: 1 }, hungaria: { p2: 1 } },
  turns: [['p1', place, AWAY]],
});

/** Two tokens in Turcia, where the figure comes; its one neighbour has three. */
const inTurcia = (...lines: string[]): GamePlan => ({
  players: 3,
  cards: { p1: 'monk' },
  figure: 'bulgaria',
  regions: { italia: { rats: 1 }, turcia: { rats: 2, p2: 1 }, bulgaria: { rats: 3 } },
  turns: [['p1', PLACE, '<plague path="turcia"/>', ...lines]],
});
const MAKES_ROOM = '<use card="monk"><shift from="bulgaria" to="hungaria" slot="1"/></use>';
const KILLS = '<reveal region="turcia" slot="1" token="{1:A}"><lose player="p2" cubes="1"/></reveal>';

/** A slot of Ben's with new tokens where his figure comes. */
const spreading = (
  cards: string,
  germania: { readonly rats: number; readonly p2?: number },
  ...slot: string[]
): GamePlan => ({ ...inSlot(cards, germania, ...slot), options: { 'last-round-spread': 'true' } });
const BY_CRUSADER = '<plague by="crusader" path="germania"/>';

const choosing = (classes: string, chosen: string): GamePlan => ({
  players: 4,
  options: { expansion: 'true' },
  classes,
  chosen,
});

const LEGAL: readonly (readonly [says: string, plan: GamePlan])[] = [
  [
    'the witch exchanges a token that the crusader has turned up: the one that comes for it is in no order',
    {
      cards: { p1: 'crusader witch' },
      regions: { italia: { rats: 1 }, scandia: { rats: 2, p2: 3 }, gallia: { rats: 1 } },
      turns: [
        [
          'p1',
          PLACE,
          AWAY,
          '<spread to="russia russia"/>',
          '<use card="crusader"><order tokens="{9:A} {9:M}"/></use>',
          '<use card="witch"><peek region="scandia" slot="1"/><peek region="gallia" slot="1"/><swap/></use>',
          '<reveal region="scandia" slot="1" token="{8:A}"/>',
          '<reveal region="scandia" slot="1" token="{9:M}"/>',
        ],
      ],
    },
  ],
  [
    'the knight says that the figure counts at the end, where the serf has moved it and waits for the end, too',
    {
      ...inSlot('knight serf', { rats: 1, p2: 1 }, '<plague by="serf" path="germania"/>', '<use card="knight"/>'),
      options: { 'last-round-serf': 'deferred-final' },
      final: [
        '<reveal region="germania" token="{3:A}"><lose player="p2" cubes="1"/></reveal>',
        '<reveal region="hungaria" token="{6:A}"/>',
      ],
    },
  ],
  [
    'the last cubes of a player come from the baker: that brings the end about',
    { ...LAST_CUBES, turns: [['p1', PLACE, TAKES_BAKER, AWAY]], lastRound: [['p3'], ['p2']] },
  ],
  [
    'a token that came back from the box lies among others, and nobody can tell which it is',
    {
      players: 2,
      cards: { p2: 'soldier' },
      ratSupply: 1,
      regions: { italia: { rats: 1 }, scandia: { rats: 1, p2: 1 }, germania: { rats: 1, p1: 1 } },
      turns: [['p1', PLACE, AWAY, '<spread to="anglia"/>', REVEAL]],
      lastRound: [['p2', '<use card="soldier"><extra-rat to="germania"/></use>']],
      final: [
        '<reveal region="germania" token="{6:M}"/>',
        '<reveal region="germania" token="{6:A}"/>',
        '<reveal region="italia" slot="1" token="{6:magic}"/>',
      ],
    },
  ],
  [
    'the way of the figure says that it counts, and the use of the knight says so again',
    {
      cards: { p1: 'knight' },
      regions: { italia: { rats: 1 }, scandia: { rats: 1, p1: 1, p2: 1 } },
      turns: [
        [
          'p1',
          PLACE,
          '<plague path="scandia" as-cubes="true"/>',
          '<spread to="russia"/>',
          '<use card="knight"/>',
          '<reveal region="scandia" slot="1" token="{4:A}"><lose player="p1" cubes="1"/><lose player="p2" cubes="1"/></reveal>',
        ],
      ],
    },
  ],
  [
    'online the way of the figure says so in the last round, and the use of the knight again',
    inSlot(
      'knight',
      { rats: 1, p2: 1 },
      '<plague by="knight" path="germania" as-cubes="true"/>',
      '<use card="knight"/>',
      '<reveal region="germania" slot="1" token="{3:A}"><lose player="p2" cubes="1"/></reveal>',
    ),
  ],
  [
    'by the book the figure of the knight counts in the end, and his use says so again',
    {
      ...inSlot('knight', { rats: 1, p2: 1 }, '<plague by="knight" path="germania"/>', '<use card="knight"/>'),
      options: { preset: 'book' },
      final: [...NOTHING, '<reveal region="germania" slot="1" token="{3:A}"><lose player="p2" cubes="1"/></reveal>'],
    },
  ],
  ...[TWO_SPREADS, ['<spread to="russia"/>', '<spread to="russia"/>'], [TWO_SPREADS[0], TO_GALLIA, TWO_SPREADS[1]]].map(
    (lines): readonly [string, GamePlan] => [
      `each new token stands in an element of its own: ${lines.join(' ')}`,
      spreadingTwo(...lines),
    ],
  ),
  [
    'the messenger’s cubes are named by player and region',
    {
      cards: { p1: 'messenger' },
      regions: { gallia: { p1: 1 }, italia: { p3: 1 } },
      turns: turn('<use card="messenger"><exchange-cubes a="p1 gallia" b="p3 italia"/></use>'),
    },
  ],
  [
    'the cube for the baker comes from the board, the record does not say from where',
    {
      options: { 'baker-source': 'board' },
      cards: { p1: 'baker' },
      regions: { gallia: { p1: 1 } },
      turns: turn('<use card="baker"><bake/></use>'),
    },
  ],
  [
    'no cube is placed where none need be',
    {
      options: { 'placement-obligation': 'optional' },
      regions: { italia: { rats: 3 } },
      turns: turn('<place region="italia" cubes="0"/>'),
    },
  ],
  [
    'a bishop closes the last neighbour between two new tokens',
    inTurciaWith('<use card="bishop"><bishop at="bulgaria"/></use>', KILLS),
  ],
  [
    'no cube lies on the baker, and none is set down',
    {
      players: 3,
      cards: { p2: 'baker' },
      regions: { italia: { rats: 1 } },
      turns: [['p1', PLACE, '<class card="baker" from="p2"/><unload region="hispania" cubes="0"/>', AWAY]],
    },
  ],
  [
    'no cube lies on the baker, which nobody owns, and none is set down at the end',
    {
      ...ENDING,
      classes: WITH_BAKER,
      lastRound: [['p2']],
      between: ['<unload player="p2" region="gallia" cubes="0"/>'],
    },
  ],
  [
    'that no cube is placed is written down before the placement',
    { regions: { italia: { rats: 1 } }, turns: [['p1', '<place region="gallia" cubes="0"/>', PLACE, AWAY]] },
  ],
  [
    'that no cube is placed is the last that is written down',
    { regions: { italia: { rats: 1 } }, turns: [['p1', '<place region="gallia" cubes="0"/>']] },
  ],
  [
    'that no cube is placed is written down where none need be',
    {
      options: { 'placement-obligation': 'optional' },
      regions: { italia: { rats: 1 } },
      turns: [['p1', '<place region="italia" cubes="0"/>', AWAY]],
    },
  ],
  [
    'online the knight says in the last round, too, that the figure counts',
    inSlot(
      'knight',
      { rats: 1, p2: 1 },
      '<plague by="knight" path="germania"/>',
      '<use card="knight"/>',
      '<reveal region="germania" slot="1" token="{3:A}"><lose player="p2" cubes="1"/></reveal>',
    ),
  ],
  [
    'the figure alone keeps the plague at work there, where the option says so',
    {
      ...inSlot('knight', { rats: 1 }, '<plague by="knight" path="germania"/>', '<use card="knight"/>', IN_GERMANIA),
      options: { preset: 'yucata', 'neutral-enables-ravage': 'true' },
    },
  ],
  [
    'in the last round a ravage is over when the cubes have gone, and stays so when others come',
    inSlot(
      'serf merchant king',
      { rats: 1, p2: 1 },
      '<plague by="serf" path="germania"/>',
      '<use card="merchant"><move from="germania" to="gallia" cubes="1"/></use>',
      '<use card="king"><castle from="italia"/></use>',
    ),
  ],
  ...['', 'by="?"', 'by="knight ?"'].map(
    (by) =>
      [
        `which cards move the figure in the last round is open: ${by}`,
        {
          ...inSlot('knight crusader', { rats: 1, p2: 1 }, `<plague ${by} path="germania"/>`),
          options: {},
          final: ['<reveal region="germania" token="{6:M}"/>', '<reveal region="hungaria" token="{6:A}"/>'],
        },
      ] as const,
  ),
  ['there was no room for a token when it was due, and a card has made room', inTurcia(MAKES_ROOM, KILLS)],
  ['the log says that none came before a card made room', inTurcia('<spread to=""/>', MAKES_ROOM, KILLS)],
  ['a token comes where a card has made room for it', inTurcia(MAKES_ROOM, '<spread to="bulgaria"/>', KILLS)],
  ...(['false', 'true'] as const).map(
    (value) =>
      [
        `the plague waits for the end, and nothing spreads: last-round-spread=${value}`,
        {
          ...inSlot('knight', { rats: 1 }, '<plague by="knight" path="germania"/>', '<spread to=""/>'),
          options: { 'last-round-spread': value },
        },
      ] as const,
  ),
  [
    'where the figure came to no token in the last round, none is due for what comes later',
    spreading(
      'crusader monk',
      { rats: 0, p2: 1 },
      BY_CRUSADER,
      '<use card="monk"><shift from="hungaria" to="germania" slot="1"/></use>',
      '<spread to=""/>',
    ),
  ],
  ['a hidden card may belong to the set', choosing('peasant baker serf queen mayor ?', 'set="good-times"')],
  ['a hidden card may be of the estate', choosing('peasant monk merchant knight witch ?', 'by="per-estate"')],
  ['a set that is not named', choosing('peasant baker serf queen mayor soldier', 'by="set"')],
];

test.each(LEGAL)('legal: %s', (_, plan) => {
  const { errors, text } = judged(plan);
  expect(errors, text).toEqual([]);
});

const BROKEN: readonly (readonly [says: string, plan: GamePlan, breach: Breach])[] = [
  [
    'M takes a cube of somebody else, and the result counts the one that it should have taken',
    {
      ...ENDING,
      players: 3,
      regions: { ...ENDING.regions, anglia: { rats: 1, p2: 2, p3: 1 } },
      lastRound: [],
      final: ['<reveal region="anglia" slot="1" token="{2:M}"><lose player="p3" cubes="1"/></reveal>', ...NOTHING],
      result: ['player="p1" cubes="20"', 'player="p2" cubes="2"', 'player="p3" cubes="0"'],
    },
    { rule: 'rattus.ravage.majority', at: 'final' },
  ],
  [
    'a card that moves no figure, beside one that nobody saw',
    inSlot('knight monk', { rats: 1, p2: 1 }, '<plague by="monk ?" path="germania"/>'),
    { rule: 'rattus.end.no-figure', at: 'turn 2 plague 1', actual: 'monk' },
  ],
  [
    'the figure moves twice in a slot, whatever moves it then',
    inSlot('knight serf', { rats: 0 }, '<plague by="serf" path="germania"/>', '<plague by="?" path="gallia"/>'),
    { rule: 'rattus.piper.end-combo', at: 'turn 2 plague 2' },
  ],
  [
    'a turn after the last cubes of a player have come from the baker',
    {
      ...LAST_CUBES,
      turns: [
        ['p1', PLACE, TAKES_BAKER, AWAY],
        ['p2', '<plague path="germania"/>'],
      ],
    },
    { rule: 'rattus.end.after-turn', at: 'turn 2', kind: 'order' },
  ],
  [
    'the former owner of the baker sets the cubes down',
    withBaker('<unload player="p2" region="hispania" cubes="3"/>'),
    { rule: 'rattus.piper.baker-takeover', at: 'turn 1 unload 1', expected: 'p1', actual: 'p2' },
  ],
  [
    'nobody sets the cubes of the baker down',
    withBaker('<unload player="p9" region="hispania" cubes="3"/>'),
    { rule: null, kind: 'unread', at: 'log', expected: 'p1 p2 p3', actual: 'p9' },
  ],
  [
    'the crusader turns up tokens before new ones are spread',
    inScandia('crusader', ORDER, '<spread to="russia"/>', REVEAL),
    { rule: 'rattus.spread.first', at: 'turn 1 use 1', kind: 'order' },
  ],
  [
    'the soldier comes after the tokens of the crusader have been turned up',
    inScandia(
      'crusader soldier',
      '<spread to="russia"/>',
      ORDER,
      '<use card="soldier"><extra-rat to="anglia"/></use>',
      REVEAL,
    ),
    { rule: 'rattus.piper.soldier-extra', at: 'turn 1 use 2', kind: 'order' },
  ],
  [
    'the magician acts when the tokens of the crusader have been turned up',
    inScandia(
      'crusader magician',
      '<spread to="russia"/>',
      ORDER,
      '<use card="magician"><potion region="scandia"/></use>',
      REVEAL,
    ),
    { rule: 'rattus.turn.c-last', at: 'turn 1 use 2', kind: 'order' },
  ],
  [
    'a place for a token that does not follow',
    piping('rats="2" slots="1 2 3"'),
    { rule: 'rattus.piper.pied-piper-cap', at: 'turn 1 use 1', expected: '2', actual: '3' },
  ],
  [
    'more tokens that follow than lie there, where there is room',
    {
      cards: { p1: 'pied-piper' },
      regions: { italia: { rats: 1 }, hungaria: { rats: 1, p1: 1 } },
      turns: [['p1', PLACE, '<use card="pied-piper"><pipe from="hungaria" to="germania" rats="2"/></use>', AWAY]],
    },
    { rule: 'rattus.piper.pied-piper-tokens', at: 'turn 1 use 1', expected: '1', actual: '2' },
  ],
  ...(
    [
      ['peasant', 'rattus.peasant.extra'],
      ['mayor', 'rattus.piper.mayor-place'],
      ['queen', 'rattus.piper.queen-bonus'],
    ] as const
  ).flatMap(([card, rule]) =>
    [[PLACE], []].map(
      (lines) =>
        [
          `in a regular turn the ${card} brings cubes by an addition, ${lines.length === 0 ? 'in place of' : 'beside'} a placement`,
          {
            cards: { p1: card },
            regions: { italia: { rats: 1 }, gallia: { p1: 2 } },
            turns: [['p1', ...lines, `<use card="${card}"><add region="gallia" cubes="1"/></use>`, AWAY]],
          },
          { rule, at: 'turn 1 use 1' },
        ] as const,
    ),
  ),
  [
    'two tokens that follow from one place',
    piping('rats="2" slots="1 1"'),
    { rule: 'rattus.piper.pied-piper-tokens', at: 'turn 1 use 1', expected: '2', actual: '1' },
  ],
  [
    'fewer places than tokens that follow, where only the places are told',
    piping('slots="3"'),
    { rule: 'rattus.piper.pied-piper-tokens', at: 'turn 1 use 1', expected: '2', actual: '1' },
  ],
  [
    'the figure counts in the last round for somebody without the knight',
    inSlot(
      'crusader',
      { rats: 1, p2: 1 },
      '<plague by="crusader" path="germania" as-cubes="true"/>',
      ORDER,
      IN_GERMANIA,
    ),
    { rule: 'rattus.card.owned', at: 'turn 2 plague 1' },
  ],
  [
    'the second of two elements says that no token finds room, which is not so',
    spreadingTwo('<spread to="russia"/>', '<spread to=""/>'),
    { rule: 'rattus.spread.two', at: 'turn 1 spread 2', kind: 'missing', expected: '2', actual: '1' },
  ],
  [
    'only the first of two new tokens comes, and somebody else moves',
    {
      ...spreadingTwo(),
      turns: [
        ['p1', PLACE, AWAY, TWO_SPREADS[0]],
        ['p2', PLACE],
      ],
    },
    { rule: 'rattus.spread.two', at: 'turn 1 spread 1', kind: 'missing', expected: '2', actual: '1' },
  ],
  [
    'a token is turned up behind the first of two new ones, and the log stops',
    {
      ...spreadingTwo(TWO_SPREADS[0], REVEAL),
      regions: { italia: { rats: 1 }, scandia: { rats: 2, p1: 1 } },
    },
    { rule: 'rattus.spread.two', at: 'turn 1 spread 1', kind: 'missing', expected: '2', actual: '1' },
  ],
  [
    'no cube at all is placed where no token lies',
    { regions: { italia: { rats: 1 } }, turns: [['p1', '<place region="gallia" cubes="0"/>', AWAY]] },
    { rule: 'rattus.turn.b-obligation', at: 'turn 1 place 1' },
  ],
  [
    'half of the cubes, and the other half in the same region',
    { regions: { italia: { rats: 2 } }, turns: [['p1', PLACE, PLACE, AWAY]] },
    { rule: 'rattus.turn.b-obligation', at: 'turn 1 place 1', expected: '2', actual: '1' },
  ],
  [
    'half of the cubes, and the other half in another region',
    {
      regions: { italia: { rats: 2 }, gallia: { rats: 2 } },
      turns: [['p1', PLACE, '<place region="gallia" cubes="1"/>', AWAY]],
    },
    { rule: 'rattus.place.single-region', at: 'turn 1 place 1', expected: '2', actual: '1' },
  ],
  [
    'the figure stays, and no plague comes where tokens and cubes lie',
    {
      figure: 'germania',
      regions: { italia: { rats: 1 }, germania: { rats: 2, p2: 3 } },
      turns: [
        ['p1', PLACE, '<plague path=""/>'],
        ['p2', PLACE, AWAY],
      ],
    },
    { rule: 'rattus.plague.must-leave', at: 'turn 1 plague 1' },
  ],
  [
    'a third token in an element of its own',
    spreadingTwo(...TWO_SPREADS, '<spread to="russia"/>'),
    { rule: 'rattus.spread.two', at: 'turn 1 spread 3', expected: '2', actual: '3' },
  ],
  [
    'the second token comes behind one that is turned up',
    spreadingTwo('<spread to="russia"/>', REVEAL, '<spread to="anglia"/>'),
    { rule: 'rattus.spread.first', at: 'turn 1 reveal 1', kind: 'order' },
  ],
  [
    'the second token is missing behind a card that leaves its room',
    inTurciaWith('<use card="magician"><potion region="italia"/></use>', KILLS),
    { rule: 'rattus.spread.two', at: 'turn 1', kind: 'missing', expected: '2', actual: '1' },
  ],
  [
    'no cube is set down in the end, and those on the baker are counted',
    {
      ...ENDING,
      cards: { p2: 'baker' },
      baker: { p2: 3 },
      lastRound: [['p2']],
      final: NOTHING,
      result: ['player="p1" cubes="20" rank="1"', 'player="p2" cubes="3" rank="2"'],
    },
    { rule: 'rattus.piper.end-baker', at: 'final', kind: 'missing' },
  ],
  [
    'none is placed where some must be',
    {
      options: { 'placement-obligation': 'up-to' },
      regions: { italia: { rats: 3 } },
      turns: turn('<place region="italia" cubes="0"/>'),
    },
    { rule: 'rattus.turn.b-obligation', at: 'turn 1 place 1' },
  ],
  [
    'no cube is set down, and some lie on the baker',
    withBaker('<unload region="hispania" cubes="0"/>'),
    { rule: 'rattus.piper.baker-takeover', at: 'turn 1 unload 1', expected: '3', actual: '0' },
  ],
  [
    'a cube is set down where none lies on the baker',
    {
      ...ENDING,
      classes: WITH_BAKER,
      lastRound: [['p2']],
      between: ['<unload player="p2" region="gallia" cubes="1"/>'],
    },
    { rule: 'rattus.piper.end-baker', at: 'final' },
  ],
  ...(['queen', 'peasant queen'] as const).map((cards): readonly [string, GamePlan, Breach] => [
    `the area of the queen is the largest, but she does not go where no token lies: ${cards}`,
    {
      cards: { p1: cards },
      options: { 'queen-in-rat-free-region': 'false' },
      regions: { italia: { rats: 1, p1: 1 }, hungaria: { p1: 1 } },
      turns: [['p1', '<place region="gallia" cubes="2"/>', AWAY]],
    },
    { rule: cards === 'queen' ? 'rattus.place.rat-free' : 'rattus.peasant.rat-free', at: 'turn 1 place 1' },
  ]),
  [
    'the knight says twice that the figure counts',
    inScandia('knight', '<spread to="russia"/>', '<use card="knight"/>', '<use card="knight"/>', REVEAL),
    { rule: 'rattus.card.once', at: 'turn 1 use 2' },
  ],
  [
    'a ravage of the last round goes on for cubes that came after it',
    inSlot('serf merchant', { rats: 1 }, '<plague by="serf" path="germania"/>', TO_GERMANIA, IN_GERMANIA),
    { rule: 'rattus.ravage.stop-empty', at: 'turn 2 reveal 1' },
  ],
  [
    'new tokens are due in the last round, and none comes',
    { ...spreading('crusader', { rats: 1 }, BY_CRUSADER), final: NOTHING },
    { rule: 'rattus.spread.regardless-of-cubes', at: 'turn 2', kind: 'missing', expected: '1' },
  ],
  [
    'new tokens of the last round come behind what is turned up',
    spreading('crusader', { rats: 1, p2: 1 }, BY_CRUSADER, IN_GERMANIA, '<spread to="gallia"/>'),
    { rule: 'rattus.spread.first', at: 'turn 2 reveal 1', kind: 'order' },
  ],
  [
    'where the plague waits for the end, no token comes',
    spreading('knight', { rats: 1 }, '<plague by="knight" path="germania"/>', '<spread to="gallia"/>'),
    { rule: 'rattus.end.only-abilities', at: 'turn 2 spread 1' },
  ],
  [
    'the plague acts where the figure is walled in',
    {
      players: 3,
      cards: { p1: 'emperor' },
      figure: 'turcia',
      regions: { italia: { rats: 1 }, turcia: { rats: 1, p2: 1 } },
      turns: [
        [
          'p1',
          PLACE,
          '<use card="emperor"><wall between="turcia bulgaria"/></use>',
          '<plague path=""/>',
          '<reveal region="turcia" slot="1" token="{6:A}"/>',
        ],
      ],
    },
    { rule: 'rattus.turn.c-mandatory', at: 'turn 1 reveal 1' },
  ],
  [
    'the messenger exchanges a cube with itself',
    {
      cards: { p1: 'messenger' },
      regions: { italia: { rats: 1 }, gallia: { p2: 1 } },
      turns: [['p1', PLACE, '<use card="messenger"><exchange-cubes a="gallia p2" b="gallia p2"/></use>', AWAY]],
    },
    { rule: 'rattus.piper.messenger-swap', at: 'turn 1 use 1' },
  ],
  [
    'six cards that are none of the sets',
    choosing('peasant baker serf queen mayor knight', 'by="set"'),
    { rule: 'rattus.piper.select-suggested', at: 'setup' },
  ],
  [
    'a card that the set does not have, and a hidden one',
    choosing('peasant baker serf queen knight ?', 'set="good-times"'),
    { rule: 'rattus.piper.select-suggested', at: 'setup' },
  ],
];

test.each(BROKEN)('broken: %s', (_, plan, breach) => {
  const { breaches, text } = judged(plan);
  expect(breaches, text).toEqual([expect.objectContaining(breach)]);
});

test.each([
  ['tokens are due and all neighbours are full', inTurcia('<spread to=""/>', KILLS), true],
  ['no token is due', inScandia('monk', '<spread to="russia"/>', REVEAL, '<spread to=""/>'), false],
  [
    'no token lies where the figure comes',
    { ...inTurcia('<spread to=""/>'), regions: { italia: { rats: 1 }, bulgaria: { rats: 3 } } },
    false,
  ],
  ['no token is left', { ...inTurcia('<spread to=""/>', KILLS), ratSupply: 0 }, false],
] as const)('that there is no room is told: %s', (_, plan, isTold) => {
  const { told, text } = judged(plan);
  expect(told.has('rattus.spread.all-full'), text).toBe(isTold);
});

test.each([
  ['the peasant alone explains the number', 'peasant queen', '<place region="italia" cubes="2"/>', 'legal'],
  ['the queen is needed for the number', 'peasant queen', '<place region="italia" cubes="3"/>', 'undecidable'],
  ['the mayor alone explains the cubes', 'mayor queen', '<place by="mayor" regions="italia"/>', 'legal'],
  [
    'the queen is needed besides the mayor',
    'mayor queen',
    '<place by="mayor" regions="italia italia italia"/>',
    'undecidable',
  ],
] as const)('without a map: %s', (_, cards, place, verdict) => {
  const { errors, replayed, text } = judged(withoutMap(cards, place));
  expect(errors, text).toEqual([]);
  const steps = replayed.transcript?.steps.filter(({ at }) => at.element === 'place') ?? [];
  expect(steps.map((step) => step.verdict)).toEqual([verdict]);
});

test.each([
  ['<state player="p1" rats="3"/>', ['rats']],
  ['<state potions="1" board="4" p2="1"/>', ['board', 'cubes', 'potions']],
  ['<state region="italia" supply="4" rats="1" p1="1"/>', ['supply']],
  ['<state player="p1" region="italia" supply="15" rats="1"/>', []],
])('a number that belongs to nothing is not dropped in silence: %s', (state, attributes) => {
  const { findings, text } = judged({ regions: { italia: { rats: 1 } }, turns: [['p1', PLACE, AWAY, state]] });
  const unread = findings.filter(({ kind }) => kind === 'unread');
  const told = unread.map(({ message }) => message.parameters['attribute']);
  expect(told, text).toHaveLength(attributes.length);
  expect(told, text).toEqual(
    expect.arrayContaining(attributes.map((attribute) => ({ type: 'text', text: attribute }))),
  );
});

test.each(['italia italia', 'italia nobody', 'nobody italia'])(
  'a cube of nobody is said to be one, and nothing is held against what follows: %s',
  (cube) => {
    const { errors, text } = judged({
      cards: { p1: 'messenger' },
      regions: { italia: { rats: 1, p2: 1 }, gallia: { p1: 1 } },
      turns: [['p1', PLACE, `<use card="messenger"><exchange-cubes a="${cube}" b="gallia p1"/></use>`, AWAY]],
    });
    expect(
      errors.map(({ kind, message }) => [kind, message.id]),
      text,
    ).toEqual([['unread', 'engine-player-unknown']]);
  },
);

test.each([
  ['no token lies anywhere', 0, []],
  ['one token lies somewhere', 1, ['rattus.turn.b-obligation']],
] as const)('where %s cubes need not be placed, or must', (_, rats, rules) => {
  const game = judged({ regions: { gallia: { rats } }, turns: [['p1', AWAY]] });
  expect(
    game.roots.map(({ rule }) => rule),
    game.text,
  ).toEqual(rules);
});

test.each(['display', 'supply', 'gallia.p1'])('a player may bear the name of a place: %s', (id) => {
  const { text, positionLines } = gameLog({
    players: 3,
    cards: { p2: 'king' },
    regions: { italia: { rats: 1 }, gallia: { p2: 2 } },
    turns: [
      ['p1', PLACE, '<class card="king" from="p2"/>', AWAY],
      ['p2', PLACE, '<class card="monk" from="supply"/>', '<plague path="anglia"/>'],
    ],
  });
  const renamed = text.replaceAll(/"p2"/g, `"${id}"`).replaceAll(/\bp2:/g, `${id}:`);
  const errors = replayText(renamed).findings.filter(
    ({ severity, at }) => severity === 'error' && !positionLines.has(at.line ?? 0),
  );
  expect(errors, renamed).toEqual([]);
});

test('cubes on the baker are told where the last round comes too early', () => {
  const { errors, text } = judged({ ...LAST_CUBES, turns: [['p1', PLACE, AWAY]], lastRound: [['p3'], ['p2']] });
  expect(
    errors.map(({ message }) => [message.id, message.parameters['baker']]),
    text,
  ).toEqual([['rattus_no-trigger', 3]]);
});

test('a token that was seen is not said to be unseen where it is open whether the figure counts', () => {
  const { errors, text } = judged({
    cards: { p1: 'knight' },
    regions: { italia: { rats: 1 }, scandia: { rats: 1, p1: 1, p2: 1 } },
    turns: [
      [
        'p1',
        PLACE,
        '<plague path="scandia" as-cubes="?"/>',
        '<spread to="russia"/>',
        '<reveal region="scandia" slot="1" token="{4:A}"><lose player="p1" cubes="1"/><lose player="p2" cubes="0"/></reveal>',
      ],
    ],
  });
  expect(
    errors.map(({ message }) => [message.id, message.parameters['seen']]),
    text,
  ).toEqual([['rattus_loss-unseen', choice('yes')]]);
});
