/** For each rule that a log can break and section 7 does not: the smallest game that breaks it. */
import type { GamePlan, TurnPlan } from '../game-log.js';
import { AWAY, ENDING, NOTHING, type RattusCase, turn } from './case.js';

const PLACE = '<place region="italia" cubes="1"/>';
const reveal = (token: string, lost: Readonly<Record<string, number>> = {}, region = 'scandia') =>
  `<reveal region="${region}" slot="1" token="{${token}}">${Object.entries(lost)
    .map(([player, cubes]) => `<lose player="${player}" cubes="${cubes}"/>`)
    .join('')}</reveal>`;
const scandia = (
  rats: number,
  cubes: Readonly<Record<string, number>>,
  cards: Readonly<Record<string, string>> = {},
): GamePlan => ({
  cards,
  regions: { italia: { rats: 1 }, scandia: { rats, ...cubes } },
});
const ravage = (rats: number, ...lines: string[]): readonly TurnPlan[] => [
  ['p1', PLACE, AWAY, `<spread to="${rats === 1 ? 'russia' : 'russia russia'}"/>`, ...lines],
];
const use = (card: string, inside: string) => `<use card="${card}">${inside}</use>`;
const pair = (player: string, region = 'gallia') => `<settle player="${player}" region="${region}" cubes="2"/>`;

type Row = Omit<RattusCase, 'case'>;

const SETUP: readonly Row[] = [
  {
    says: 'one player',
    players: 1,
    breach: { rule: 'rattus.setup.player-count', at: 'setup', kind: 'setup', expected: '2..4', actual: '1' },
  },
  {
    says: 'five players',
    players: 5,
    breach: { rule: 'rattus.setup.player-count', at: 'setup', kind: 'setup', expected: '2..4', actual: '5' },
  },
  {
    says: 'two players, one colour',
    players: 2,
    edits: [['<player id="p1"/><player id="p2"/>', '<player id="p1" colour="red"/><player id="p2" colour="red"/>']],
    breach: { rule: 'rattus.setup.cubes', at: 'setup', kind: 'setup' },
  },
  {
    says: 'a card of the expansion in the base game',
    players: 2,
    options: { expansion: 'false' },
    classes: 'peasant monk merchant knight witch baker',
    breach: { rule: 'rattus.setup.class-display', at: 'setup', kind: 'setup' },
  },
  {
    says: 'a set of the expansion in the base game',
    players: 2,
    options: { expansion: 'false' },
    chosen: 'set="good-times"',
    breach: { rule: 'rattus.piper.select-suggested', at: 'setup', kind: 'setup' },
  },
  {
    says: 'five cards in the base game',
    players: 2,
    options: { expansion: 'false' },
    classes: 'peasant monk merchant knight witch',
    breach: { rule: 'rattus.setup.class-display', at: 'setup', kind: 'setup', expected: '6', actual: '5' },
  },
  {
    says: 'a region without a start token',
    players: 2,
    rats: ['anglia', 'gallia', 'germania', 'hispania', 'hungaria', 'italia', 'polonia'].map(
      (region) => `<rat region="${region}"/>`,
    ),
    breach: { rule: 'rattus.setup.start-token-each-region', at: 'setup', kind: 'setup', expected: '8', actual: '7' },
  },
  {
    says: 'the figure in Bulgaria with two players',
    players: 2,
    figure: 'bulgaria',
    breach: { rule: 'rattus.setup.figure-anywhere', at: 'setup', kind: 'setup' },
  },
  {
    says: 'the first round backwards',
    players: 3,
    settles: ['p1', 'p3', 'p2', 'p2', 'p3', 'p1'].map((player) => pair(player)),
    breach: { rule: 'rattus.setup.initial-round-one', at: 'setup', kind: 'order', expected: 'p2', actual: 'p3' },
  },
  {
    says: 'somebody else begins',
    players: 2,
    turns: [['p1']],
    edits: [
      [
        '<turn player="p1">',
        '<turn player="p2"><place region="gallia" cubes="1"/><plague path="scandia"/><spread to="anglia"/>',
      ],
    ],
    breach: { rule: 'rattus.setup.first-turn', at: 'turn 1', kind: 'order' },
  },
  {
    says: 'seven cards',
    players: 2,
    options: { expansion: 'true' },
    classes: 'peasant monk merchant knight witch king baker',
    breach: { rule: 'rattus.piper.six-in-play', at: 'setup', kind: 'setup', expected: '6', actual: '7' },
  },
  {
    says: 'an estate is missing',
    players: 2,
    options: { expansion: 'true' },
    chosen: 'by="per-estate"',
    classes: 'peasant monk merchant knight king queen',
    breach: { rule: 'rattus.piper.select-per-estate', at: 'setup', kind: 'setup' },
  },
  {
    says: 'other cards than the set',
    players: 2,
    options: { expansion: 'true' },
    chosen: 'by="set" set="war-in-europe"',
    classes: 'knight crusader soldier messenger merchant queen',
    breach: { rule: 'rattus.piper.select-suggested', at: 'setup', kind: 'setup' },
  },
];

const TURNS: readonly Row[] = [
  {
    says: 'placed where two players do not play',
    players: 2,
    regions: {},
    turns: turn('<place region="bulgaria" cubes="1"/>'),
    breach: { rule: 'rattus.setup.unused-regions-closed', at: 'turn 1 place 1', actual: 'bulgaria' },
  },
  {
    says: 'placed in the castle',
    regions: {},
    turns: turn('<place region="castle" cubes="1"/>'),
    breach: { rule: 'rattus.board.castle', at: 'turn 1 place 1' },
  },
  {
    says: 'the other way round',
    regions: {},
    turns: [
      ['p1', AWAY],
      ['p4', '<plague path="germania"/>'],
    ],
    breach: { rule: 'rattus.turn.order', at: 'turn 2', kind: 'order', expected: 'p2', actual: 'p4' },
  },
  {
    says: 'placed twice',
    regions: { gallia: { rats: 1 } },
    turns: turn('<place region="gallia" cubes="1"/>', '<place region="gallia" cubes="1"/>'),
    breach: { rule: 'rattus.turn.b-once', at: 'turn 1 place 2' },
  },
  {
    says: 'the king after the plague',
    ...scandia(1, { p2: 1 }, { p1: 'king' }),
    regions: { italia: { rats: 1 }, scandia: { rats: 1, p2: 1 }, polonia: { p1: 1 } },
    turns: ravage(1, reveal('6:A', { p2: 0 }), use('king', '<castle from="polonia"/>')),
    breach: { rule: 'rattus.turn.ends-after-plague', at: 'turn 1 use 1', kind: 'order' },
  },
  {
    says: 'taken from a player who has it not',
    regions: {},
    turns: turn('<class card="monk" from="p2"/>'),
    breach: { rule: 'rattus.card.take-source', at: 'turn 1 class 1', expected: 'supply', actual: 'p2' },
  },
  {
    says: 'more than the player has',
    castle: { p1: 18 },
    regions: { gallia: { rats: 3 } },
    turns: turn('<place region="gallia" cubes="3"/>'),
    breach: { rule: 'rattus.place.own-cubes', at: 'turn 1 place 1', expected: '2', actual: '3' },
  },
  {
    says: 'divided',
    regions: { gallia: { rats: 3 }, italia: { rats: 1 } },
    turns: turn('<place region="gallia" cubes="2"/>', PLACE),
    breach: { rule: 'rattus.place.single-region', at: 'turn 1 place 1', expected: '3', actual: '2' },
  },
  {
    says: 'five with the peasant',
    cards: { p1: 'peasant' },
    regions: { gallia: { rats: 3 } },
    turns: turn('<place region="gallia" cubes="5"/>'),
    breach: { rule: 'rattus.peasant.extra', at: 'turn 1 place 1', expected: '3|4', actual: '5' },
  },
  {
    says: "one of the queen's two, where that is refused",
    options: { 'queen-partial': 'false' },
    cards: { p1: 'queen' },
    regions: { gallia: { rats: 1, p1: 1 } },
    turns: turn('<place region="gallia" cubes="2"/>'),
    breach: { rule: 'rattus.piper.queen-bonus', at: 'turn 1 place 1', expected: '1|3', actual: '2' },
  },
  {
    says: 'two cubes of the mayor in a region',
    cards: { p1: 'mayor' },
    regions: { gallia: { rats: 1, p1: 1 } },
    turns: turn('<place by="mayor" regions="gallia gallia"/>'),
    breach: { rule: 'rattus.piper.mayor-place', at: 'turn 1 place 1' },
  },
  {
    says: "mayor and one of the queen's two, where that is refused",
    options: { 'queen-partial': 'false' },
    cards: { p1: 'mayor queen' },
    regions: { gallia: { rats: 1, p1: 1 } },
    turns: turn('<place by="mayor" regions="gallia gallia"/>'),
    breach: { rule: 'rattus.piper.mayor-queen', at: 'turn 1 place 1', expected: '0|2', actual: '1' },
  },
  {
    says: 'three steps with the knight',
    cards: { p1: 'knight' },
    regions: {},
    turns: [['p1', '<plague path="polonia russia scandia"/>']],
    breach: { rule: 'rattus.knight.two-steps', at: 'turn 1 plague 1' },
  },
  {
    says: 'three steps with the crusader',
    cards: { p1: 'crusader' },
    regions: {},
    turns: [['p1', '<plague path="polonia russia scandia"/>']],
    breach: { rule: 'rattus.piper.crusader-move', at: 'turn 1 plague 1' },
  },
  {
    says: 'three steps with the soldier',
    cards: { p1: 'soldier' },
    regions: {},
    turns: [['p1', '<plague path="polonia russia scandia"/>']],
    breach: { rule: 'rattus.piper.soldier-move', at: 'turn 1 plague 1' },
  },
  {
    says: 'a card that is not in the game',
    cards: { p1: 'baker' },
    regions: { gallia: { p1: 1 } },
    turns: turn('<class card="emperor" from="supply"/>'),
    breach: { rule: 'rattus.piper.six-in-play', at: 'turn 1 class 1', actual: 'emperor' },
  },
  {
    says: 'a card that is not in the game is used',
    cards: { p1: 'baker' },
    regions: { gallia: { p1: 1 } },
    turns: turn('<use card="king"><castle from="gallia"/></use>'),
    breach: { rule: 'rattus.piper.six-in-play', at: 'turn 1 use 1', actual: 'king' },
  },
];

const PLAGUE: readonly Row[] = [
  {
    says: 'turned up elsewhere',
    ...scandia(1, {}),
    regions: { italia: { rats: 1, p2: 1 }, scandia: { rats: 1 } },
    turns: ravage(1, reveal('6:A', {}, 'italia')),
    breach: { rule: 'rattus.plague.region', at: 'turn 1 reveal 1', expected: 'scandia', actual: 'italia' },
  },
  {
    says: 'turned up before the spread',
    ...scandia(1, { p2: 1 }),
    turns: [['p1', PLACE, AWAY, reveal('6:A', { p2: 0 }), '<spread to="russia"/>']],
    breach: { rule: 'rattus.spread.first', at: 'turn 1 reveal 1', kind: 'order' },
  },
  {
    says: 'tokens are spread a second time',
    ...scandia(1, { p2: 1 }),
    turns: [['p1', PLACE, AWAY, '<spread to="russia"/>', '<spread to="anglia"/>', reveal('6:A', { p2: 0 })]],
    breach: { rule: 'rattus.spread.one', at: 'turn 1 spread 2', expected: '1', actual: '2' },
  },
  {
    says: 'spread from an empty region',
    regions: { italia: { rats: 1 } },
    turns: [['p1', PLACE, AWAY, '<spread to="russia"/>']],
    breach: { rule: 'rattus.spread.zero', at: 'turn 1 spread 1', expected: '0', actual: '1' },
  },
  {
    says: 'no spread where nobody lives',
    ...scandia(1, {}),
    turns: [['p1', PLACE, AWAY], '<state/>'],
    breach: { rule: 'rattus.spread.regardless-of-cubes', at: 'turn 1', kind: 'missing' },
  },
  {
    says: 'a token turned up where none lies, in no place',
    ...scandia(0, { p2: 1 }),
    turns: [['p1', PLACE, AWAY, '<reveal region="scandia" token="{1:A}"><lose player="p2" cubes="1"/></reveal>']],
    breach: { rule: 'rattus.ravage.precondition', at: 'turn 1 reveal 1' },
  },
  {
    says: 'unseen tokens vanish',
    ...scandia(3, { p2: 1 }, { p2: 'king' }),
    turns: ravage(3, reveal('1:royalty', { p2: 1 }), '<state region="scandia" rats="0"/>'),
    breach: { rule: 'rattus.ravage.hidden-stay', at: 'turn 1 state after 1', expected: '2', actual: '0' },
  },
  {
    says: 'several tokens that were turned up stay',
    ...scandia(2, { p2: 3 }),
    turns: ravage(2, reveal('4:A', { p2: 0 }), reveal('5:A', { p2: 0 }), '<state region="scandia" rats="2"/>'),
    breach: { rule: 'rattus.ravage.discard', at: 'turn 1 state after 1', expected: '0', actual: '2' },
  },
  {
    says: 'cubes that have gone are counted',
    ...scandia(2, { p2: 2, p3: 1 }, { p2: 'king', p3: 'monk' }),
    turns: ravage(2, reveal('3:royalty,church', { p2: 1, p3: 1 }), reveal('3:royalty', { p2: 1 })),
    breach: { rule: 'rattus.ravage.current-count', at: 'turn 1 reveal 2', expected: '0', actual: '1' },
  },
  {
    says: 'an owner loses elsewhere',
    ...scandia(1, { p2: 2 }, { p3: 'king' }),
    turns: ravage(1, reveal('1:royalty', { p2: 0, p3: 1 })),
    breach: { rule: 'rattus.ravage.symbol-no-cubes', at: 'turn 1 reveal 1', expected: '0', actual: '1' },
  },
  {
    says: 'a card in the display hits the active player',
    ...scandia(1, { p1: 2, p2: 1 }),
    turns: ravage(1, reveal('1:royalty', { p1: 1, p2: 0 })),
    breach: { rule: 'rattus.ravage.symbol-unowned', at: 'turn 1 reveal 1' },
  },
  {
    says: 'two hits count as one',
    ...scandia(1, { p2: 3 }, { p2: 'king witch' }),
    turns: ravage(1, reveal('1:royalty,magic', { p2: 1 })),
    breach: { rule: 'rattus.ravage.symbols-cumulative', at: 'turn 1 reveal 1', expected: '2', actual: '1' },
  },
  {
    says: 'more than is there',
    ...scandia(1, { p2: 1 }, { p2: 'king witch' }),
    turns: ravage(1, reveal('1:royalty,magic', { p2: 2 })),
    breach: { rule: 'rattus.ravage.loss-cap', at: 'turn 1 reveal 1', expected: '1', actual: '2' },
  },
  {
    says: 'the majority loses nothing',
    ...scandia(1, { p2: 2, p3: 1 }, { p3: 'king' }),
    turns: ravage(1, reveal('1:M,royalty', { p2: 0, p3: 1 })),
    breach: { rule: 'rattus.ravage.majority', at: 'turn 1 reveal 1', expected: '1', actual: '0' },
  },
  {
    says: 'nobody loses at a tie',
    ...scandia(1, { p2: 2, p3: 2 }),
    turns: ravage(1, reveal('1:M', { p2: 0, p3: 0 })),
    breach: { rule: 'rattus.ravage.majority-tie', at: 'turn 1 reveal 1', expected: '1', actual: '0' },
  },
  {
    says: 'A is overlooked',
    ...scandia(1, { p2: 2, p3: 2 }, { p3: 'king' }),
    turns: ravage(1, reveal('1:A,royalty', { p2: 0, p3: 1 })),
    breach: { rule: 'rattus.ravage.all', at: 'turn 1 reveal 1', expected: '1', actual: '0' },
  },
  {
    says: 'the symbols are overlooked',
    ...scandia(1, { p2: 3, p3: 1 }, { p2: 'king witch' }),
    turns: ravage(1, reveal('1:A,royalty,magic', { p2: 1, p3: 1 })),
    breach: { rule: 'rattus.ravage.symbols-cumulative', at: 'turn 1 reveal 1', expected: '3', actual: '1' },
  },
  {
    says: 'the symbol alone is overlooked',
    ...scandia(1, { p2: 2, p3: 1 }, { p3: 'king' }),
    turns: ravage(1, reveal('1:M,royalty', { p2: 1, p3: 0 })),
    breach: { rule: 'rattus.ravage.symbol', at: 'turn 1 reveal 1', expected: '1', actual: '0' },
  },
  {
    says: 'A overlooks one player',
    ...scandia(1, { p2: 2, p3: 2 }),
    turns: ravage(1, reveal('1:A', { p2: 1, p3: 0 })),
    breach: { rule: 'rattus.ravage.all', at: 'turn 1 reveal 1', expected: '1', actual: '0' },
  },
  {
    says: 'the player with fewest cubes is taken for the one with most',
    ...scandia(1, { p1: 2, p2: 3, p3: 1 }),
    turns: ravage(1, reveal('1:M', { p1: 0, p2: 0, p3: 1 })),
    breach: { rule: 'rattus.ravage.majority', at: 'turn 1 reveal 1', expected: '1', actual: '0' },
  },
  {
    says: 'a symbol hits somebody else, too',
    ...scandia(1, { p2: 2, p3: 1 }, { p2: 'king' }),
    turns: ravage(1, reveal('1:royalty', { p2: 1, p3: 1 })),
    breach: { rule: 'rattus.ravage.symbol', at: 'turn 1 reveal 1', expected: '0', actual: '1' },
  },
  {
    says: 'a loss that no single rule explains',
    ...scandia(1, { p2: 2, p3: 2 }, { p2: 'king' }),
    turns: ravage(1, reveal('1:A,royalty', { p2: 2, p3: 2 })),
    breach: { rule: 'rattus.claim.total', at: 'turn 1 reveal 1', expected: '1', actual: '2' },
  },
  {
    says: 'a lost cube does not come back',
    ...scandia(1, { p2: 1 }),
    turns: ravage(1, reveal('1:A', { p2: 1 }), '<state player="p2" supply="19"/>'),
    breach: { rule: 'rattus.ravage.to-supply', at: 'turn 1 state after 1', expected: '20', actual: '19' },
  },
  {
    says: 'a token in two places',
    ...scandia(2, { p2: 5 }),
    turns: ravage(2, reveal('6:A', { p2: 0 }), reveal('6:A', { p2: 0 })),
    breach: { rule: 'rattus.ravage.discard', at: 'turn 1 reveal 2' },
  },
  {
    says: 'a token that the witch has just seen elsewhere',
    ...scandia(1, { p2: 5 }, { p1: 'witch' }),
    turns: [
      [
        'p1',
        use('witch', '<peek region="italia" slot="1" token="{6:A}"/>'),
        PLACE,
        AWAY,
        '<spread to="russia"/>',
        reveal('6:A', { p2: 0 }),
      ],
    ],
    breach: { rule: 'rattus.token.census', at: 'turn 1 reveal 1', kind: 'wrong' },
  },
  {
    says: 'the figure is forgotten',
    ...scandia(1, { p2: 2 }, { p1: 'knight', p2: 'peasant' }),
    turns: [
      [
        'p1',
        PLACE,
        '<plague path="scandia" as-cubes="true"/>',
        '<spread to="russia"/>',
        reveal('3:peasantry', { p2: 0 }),
      ],
    ],
    breach: { rule: 'rattus.knight.neutral', at: 'turn 1 reveal 1', expected: '1', actual: '0' },
  },
  {
    says: 'the figure has the majority',
    ...scandia(1, { p2: 1 }, { p1: 'knight' }),
    turns: [
      ['p1', PLACE, '<plague path="scandia" as-cubes="true"/>', '<spread to="russia"/>', reveal('1:M', { p2: 0 })],
    ],
    breach: { rule: 'rattus.knight.neutral-not-a-player', at: 'turn 1 reveal 1', expected: '1', actual: '0' },
  },
  {
    says: 'two cards of an estate count once',
    ...scandia(1, { p2: 3 }, { p2: 'king queen' }),
    turns: ravage(1, reveal('1:royalty', { p2: 1 })),
    breach: { rule: 'rattus.piper.same-estate-loss', at: 'turn 1 reveal 1', expected: '2', actual: '1' },
  },
  {
    says: 'a token that the crusader turned up stays',
    ...scandia(2, { p2: 1 }, { p1: 'crusader' }),
    turns: ravage(
      2,
      use('crusader', '<order tokens="{1:A} {2:A}"/>'),
      reveal('1:A', { p2: 1 }),
      '<state region="scandia" rats="1"/>',
    ),
    breach: { rule: 'rattus.piper.crusader-discard', at: 'turn 1 state after 1', expected: '0', actual: '1' },
  },
  {
    says: 'the crusader turns up some',
    ...scandia(2, { p2: 1 }, { p1: 'crusader' }),
    turns: ravage(2, use('crusader', '<order tokens="{1:A}"/>'), reveal('1:A', { p2: 1 })),
    breach: { rule: 'rattus.piper.crusader-reveal', at: 'turn 1 use 1', expected: '2', actual: '1' },
  },
  {
    says: 'nuns that come twice in a turn',
    cards: { p1: 'nun' },
    turns: [['p1', use('nun', '<nun at="gallia"/>'), use('nun', '<nun at="italia"/>'), PLACE, AWAY]],
    breach: { rule: 'rattus.card.once', at: 'turn 1 use 2' },
  },
  {
    says: 'the nuns are overlooked',
    cards: { p1: 'nun', p2: 'peasant' },
    regions: { italia: { rats: 1 }, scandia: { rats: 1, p2: 2 } },
    turns: [
      ['p1', use('nun', '<nun at="scandia"/>'), PLACE, AWAY, '<spread to="russia"/>', reveal('2:peasantry', { p2: 1 })],
    ],
    breach: { rule: 'rattus.piper.nun-threshold', at: 'turn 1 reveal 1', expected: '0', actual: '1' },
  },
  {
    says: "the serf's cube after the ravage",
    ...scandia(2, { p2: 2 }, { p1: 'serf', p2: 'monk' }),
    turns: ravage(
      2,
      reveal('1:church', { p2: 1 }),
      reveal('6:A', { p2: 0 }),
      use('serf', '<add region="scandia" cubes="1"/>'),
    ),
    breach: { rule: 'rattus.piper.serf-immediate', at: 'turn 1 use 1' },
  },
  ...(['merchant', 'witch', 'king'] as const).map(
    (card): Row => ({
      says: `${card} between two tokens`,
      options: { 'window-policy': 'strict' },
      cards: { p1: card },
      regions: { italia: { rats: 1 }, scandia: { rats: 2, p2: 1 }, polonia: { p1: 1 } },
      turns: ravage(
        2,
        reveal('6:A', { p2: 0 }),
        use(
          card,
          {
            merchant: '<move from="polonia" to="germania" cubes="1"/>',
            witch: '<peek region="italia" slot="1"/>',
            king: '<castle from="polonia"/>',
          }[card],
        ),
        reveal('6:M', { p2: 0 }),
      ),
      breach: { rule: `rattus.${card}.timing`, at: 'turn 1 use 1', kind: 'order' },
    }),
  ),
];

const CARDS: readonly Row[] = [
  {
    says: 'the monk goes too far',
    cards: { p1: 'monk' },
    regions: { gallia: { rats: 1 } },
    turns: turn('<place region="gallia" cubes="1"/>', use('monk', '<shift from="gallia" to="polonia" slot="1"/>')),
    breach: { rule: 'rattus.monk.move', at: 'turn 1 use 1', actual: 'polonia' },
  },
  {
    says: 'three looks',
    cards: { p1: 'witch' },
    regions: { gallia: { rats: 3 } },
    turns: turn(
      '<place region="gallia" cubes="3"/>',
      use('witch', [1, 2, 3].map((slot) => `<peek region="gallia" slot="${slot}"/>`).join('')),
    ),
    breach: { rule: 'rattus.witch.look', at: 'turn 1 use 1', actual: '3' },
  },
  {
    says: "another's cube for the king",
    cards: { p1: 'king' },
    regions: { gallia: { p2: 1 } },
    turns: turn(use('king', '<castle from="gallia"/>')),
    breach: { rule: 'rattus.king.castle', at: 'turn 1 use 1', actual: 'gallia' },
  },
  {
    says: 'a cube disappears from the castle',
    castle: { p1: 2 },
    regions: {},
    turns: [...turn(), '<state player="p1" castle="1"/>'],
    breach: { rule: 'rattus.king.safe', at: 'turn 1', expected: '2', actual: '1' },
  },
  {
    says: 'a cube that is not there',
    cards: { p1: 'messenger' },
    regions: { gallia: { p1: 1 } },
    turns: turn(use('messenger', '<exchange-cubes a="gallia p1" b="italia p2"/>')),
    breach: { rule: 'rattus.piper.messenger-swap', at: 'turn 1 use 1', actual: 'italia p2' },
  },
  {
    says: "the figure is said to be moved by another's card",
    cards: { p1: 'monk', p2: 'knight' },
    regions: { italia: { rats: 1 } },
    turns: [['p1', PLACE, AWAY.replace(' path', ' by="knight" path')]],
    breach: { rule: 'rattus.card.owned', at: 'turn 1 plague 1', actual: 'knight' },
  },
  // As many cubes are there, but not with so many potions under them.
  ...(
    [
      ['rattus.merchant.move', 'merchant', '<move from="gallia" to="italia" cubes="2" potions="0 1"/>'],
      ['rattus.merchant.move', 'merchant', '<move from="gallia" to="italia" cubes="2" potions="1"/>'],
      ['rattus.king.castle', 'king', '<castle from="gallia" potions="1"/>'],
      ['rattus.piper.pied-piper-move', 'pied-piper', '<pipe from="gallia" to="italia" potions="1" rats="0"/>'],
      ['rattus.piper.baker-deposit', 'baker', '<bake from="supply" potions="1"/>'],
      ['rattus.piper.magician-potion', 'magician', '<potion region="gallia" on="1"/>'],
      ['rattus.piper.messenger-swap', 'messenger', '<exchange-cubes a="gallia p1" a-potions="1" b="italia p2"/>'],
      ['rattus.piper.messenger-swap', 'messenger', '<exchange-cubes a="gallia p1" b="castle p2" b-potions="1"/>'],
    ] as const
  ).map(
    ([rule, card, inside]): Row => ({
      says: `no cube over so many potions: ${inside}`,
      cards: { p1: card },
      castle: { p2: 1 },
      regions: { gallia: { p1: 2 }, italia: { p2: 1 } },
      turns: turn(use(card, inside)),
      breach: { rule, at: 'turn 1 use 1' },
    }),
  ),
  {
    says: 'a wall between strangers',
    cards: { p1: 'emperor' },
    regions: {},
    turns: turn(use('emperor', '<wall between="anglia turcia"/>')),
    breach: { rule: 'rattus.piper.emperor-where', at: 'turn 1 use 1' },
  },
  {
    says: 'two cubes for the baker',
    cards: { p1: 'baker' },
    regions: {},
    turns: turn(use('baker', '<bake from="supply"/><bake from="supply"/>')),
    breach: { rule: 'rattus.piper.baker-deposit', at: 'turn 1 use 1' },
  },
  {
    says: 'the piper goes too far',
    cards: { p1: 'pied-piper' },
    regions: { gallia: { p1: 1 } },
    turns: turn(use('pied-piper', '<pipe from="gallia" to="polonia" rats="0"/>')),
    breach: { rule: 'rattus.piper.pied-piper-move', at: 'turn 1 use 1', actual: 'polonia' },
  },
  {
    says: 'too many follow',
    cards: { p1: 'pied-piper' },
    regions: { gallia: { p1: 1, rats: 2 }, italia: { rats: 2 }, hungaria: { rats: 1 } },
    turns: turn(
      use('pied-piper', '<pipe from="gallia" to="italia" rats="2"/>'),
      '<place region="hungaria" cubes="1"/>',
    ),
    breach: { rule: 'rattus.piper.pied-piper-cap', at: 'turn 1 use 1', expected: '1', actual: '2' },
  },
  {
    says: 'they follow to a bishop',
    cards: { p1: 'pied-piper bishop' },
    regions: { gallia: { p1: 1, rats: 1 } },
    turns: turn(
      use('bishop', '<bishop at="italia"/>'),
      use('pied-piper', '<pipe from="gallia" to="italia" rats="1"/>'),
      PLACE,
    ),
    breach: { rule: 'rattus.piper.pied-piper-bishop', at: 'turn 1 use 2', expected: '0', actual: '1' },
  },
  {
    says: 'the piper crosses a wall',
    cards: { p1: 'pied-piper emperor' },
    regions: { gallia: { p1: 1 } },
    turns: turn(
      use('emperor', '<wall between="gallia italia"/>'),
      use('pied-piper', '<pipe from="gallia" to="italia" rats="0"/>'),
    ),
    breach: { rule: 'rattus.piper.pied-piper-wall', at: 'turn 1 use 2' },
  },
  ...(['forced', 'most'] as const).map(
    (rule): Row => ({
      says: rule === 'forced' ? 'a potion too few' : 'a potion from another cube',
      players: 2,
      options: { preset: 'yucata' },
      cards: { p1: 'magician king queen' },
      castle: { p1: 17, p2: 19 },
      baker: { p1: 1, p2: 1 },
      regions: { scandia: { p1: 2, rats: 1 } },
      turns: [
        ['p1', use('magician', '<potion region="scandia"/>'), '<plague path="anglia"/>'],
        ['p2', '<plague path="germania"/>'],
        ['p1', use('magician', '<potion region="scandia" on="1"/>'), '<plague path="anglia"/>'],
        [
          'p2',
          '<plague path="scandia"/>',
          '<spread to="germania"/>',
          rule === 'forced'
            ? '<reveal region="scandia" slot="1" token="{1:royalty}"><spend-potion player="p1"/></reveal>'
            : '<reveal region="scandia" slot="1" token="{1:A}"><spend-potion player="p1" on="1"/></reveal>',
        ],
      ],
      breach: { rule: `rattus.online.magician-${rule}`, at: 'turn 4 reveal 1', kind: 'wrong' },
    }),
  ),
];

const END: readonly Row[] = [
  {
    says: 'the last round comes too soon',
    players: 2,
    regions: {},
    turns: turn(),
    lastRound: [['p2']],
    final: [],
    breach: { rule: 'rattus.end.trigger-supply', at: 'turn 1', kind: 'wrong' },
  },
  {
    says: 'tokens are spread in a slot',
    ...ENDING,
    cards: { p2: 'crusader' },
    regions: { ...ENDING.regions, germania: { rats: 1 } },
    lastRound: [['p2', '<plague by="crusader" path="germania"/>', '<spread to="italia"/>']],
    final: [...NOTHING],
    breach: { rule: 'rattus.end.only-abilities', at: 'turn 2 spread 1' },
  },
  {
    says: 'placing in a slot',
    ...ENDING,
    lastRound: [['p2', '<place region="hungaria" cubes="1"/>']],
    final: NOTHING,
    breach: { rule: 'rattus.end.no-place', at: 'turn 2 place 1' },
  },
  {
    says: 'three steps with the knight in a slot',
    ...ENDING,
    cards: { p2: 'knight' },
    lastRound: [['p2', '<plague by="knight" path="germania gallia italia"/>']],
    final: NOTHING,
    breach: { rule: 'rattus.end.knight-move', at: 'turn 2 plague 1' },
  },
  {
    says: 'the figure is forgotten at the end',
    ...ENDING,
    cards: { p2: 'knight peasant' },
    regions: { hungaria: { rats: 1, p2: 1 } },
    lastRound: [['p2', '<plague by="knight" path="germania hungaria"/>']],
    final: [reveal('3:peasantry', { p1: 0, p2: 0 }, 'hungaria')],
    breach: { rule: 'rattus.end.knight-neutral', at: 'final', expected: '1', actual: '0' },
  },
  {
    says: 'the final plague spreads',
    ...ENDING,
    lastRound: [['p2']],
    final: ['<spread to="anglia"/>', ...NOTHING],
    breach: { rule: 'rattus.end.no-final-spread', at: 'final' },
  },
  {
    says: 'a card is used in the final plague',
    ...ENDING,
    cards: { p2: 'monk' },
    lastRound: [['p2']],
    final: [use('monk', '<shift from="hungaria" to="italia" slot="1"/>'), ...NOTHING],
    breach: { rule: 'rattus.card.own-turn', at: 'final' },
  },
  {
    says: 'the second is first',
    ...ENDING,
    lastRound: [['p2']],
    final: NOTHING,
    result: ['player="p1" cubes="20" rank="2"', 'player="p2" cubes="0" rank="1"'],
    breach: { rule: 'rattus.end.winner', at: 'result', expected: '1', actual: '2' },
  },
  {
    says: 'a number of the result',
    ...ENDING,
    lastRound: [['p2']],
    final: NOTHING,
    result: ['player="p1" cubes="21" rank="1"'],
    breach: { rule: 'rattus.claim.total', at: 'result', expected: '20', actual: '21' },
  },
  {
    says: 'the queen without the largest area',
    ...ENDING,
    cards: { p2: 'queen' },
    lastRound: [['p2', use('queen', '<add region="gallia" cubes="2"/>')]],
    final: NOTHING,
    breach: { rule: 'rattus.piper.end-queen', at: 'turn 2 use 1' },
  },
  {
    says: 'the mayor where he does not lead',
    ...ENDING,
    cards: { p2: 'mayor' },
    lastRound: [['p2', use('mayor', '<add region="gallia" cubes="1"/>')]],
    final: NOTHING,
    breach: { rule: 'rattus.piper.end-mayor', at: 'turn 2 use 1', actual: 'gallia' },
  },
  {
    says: 'the soldier out of reach',
    ...ENDING,
    cards: { p2: 'soldier' },
    lastRound: [['p2', use('soldier', '<extra-rat to="italia"/>')]],
    final: NOTHING,
    breach: { rule: 'rattus.piper.end-soldier', at: 'turn 2 use 1', actual: 'italia' },
  },
  {
    says: 'a token that was never discarded',
    ...ENDING,
    cards: { p2: 'soldier' },
    ratSupply: 0,
    lastRound: [['p2', use('soldier', '<extra-rat to="gallia" token="{5:A}"/>')]],
    final: NOTHING,
    breach: { rule: 'rattus.piper.end-soldier-empty', at: 'turn 2 use 1' },
    regions: { hungaria: { rats: 1 }, italia: { rats: 1, p2: 1 }, gallia: { rats: 0 } },
    figure: 'gallia',
    turns: [
      ['p1', '<place region="hungaria" cubes="1"/>', '<plague path="italia"/>', reveal('6:A', { p2: 0 }, 'italia')],
    ],
  },
  {
    says: 'the crusader does not ravage',
    ...ENDING,
    cards: { p2: 'crusader' },
    regions: { hungaria: { rats: 1, p2: 1 } },
    lastRound: [['p2', '<plague by="crusader" path="germania hungaria"/>']],
    final: NOTHING,
    breach: { rule: 'rattus.piper.end-crusader', at: 'turn 2', kind: 'missing' },
  },
  {
    says: 'online the knight does not ravage',
    ...ENDING,
    options: { preset: 'yucata' },
    cards: { p2: 'knight' },
    regions: { hungaria: { rats: 1, p2: 1 } },
    lastRound: [['p2', '<plague by="knight" path="germania hungaria"/>']],
    final: NOTHING,
    breach: { rule: 'rattus.online.last-round-immediate', at: 'turn 2', kind: 'missing' },
  },
  {
    says: 'a second slot',
    ...ENDING,
    lastRound: [['p2'], ['p2']],
    final: NOTHING,
    breach: { rule: 'rattus.invariant.last-round-length', at: 'turn 3', kind: 'order' },
  },
  {
    says: 'a wrong number of tokens in the supply',
    regions: {},
    turns: [...turn(), '<state rats="36"/>'],
    breach: { rule: 'rattus.invariant.tokens', at: 'turn 1', expected: '37', actual: '36' },
  },
  {
    says: 'twenty-one cubes',
    regions: {},
    turns: [...turn(), '<state player="p1" board="1" castle="0" supply="20"/>'],
    breach: { rule: 'rattus.invariant.cubes', at: 'turn 1', expected: '20', actual: '21' },
  },
  {
    says: 'a wrong number of potions',
    cards: { p1: 'magician' },
    regions: { gallia: { p1: 1 } },
    turns: [...turn(use('magician', '<potion region="gallia"/>')), '<state region="gallia" potions="2"/>'],
    breach: { rule: 'rattus.invariant.potions', at: 'turn 1', expected: '1', actual: '2' },
  },
];

/** Rules that are kept here and nowhere else. */
const KEPT: readonly Row[] = [
  {
    says: 'six cards by agreement',
    players: 2,
    options: { expansion: 'true' },
    chosen: 'by="agreed"',
    classes: 'knight crusader soldier messenger merchant queen',
    told: ['rattus.piper.select-agreed'],
  },
  {
    says: 'the set Good Times',
    players: 2,
    options: { expansion: 'true' },
    chosen: 'by="set" set="good-times"',
    classes: 'peasant baker serf queen mayor soldier',
    told: ['rattus.piper.set-good-times', 'rattus.piper.select-suggested'],
  },
  {
    says: 'knight and serf together',
    ...ENDING,
    options: { preset: 'yucata' },
    cards: { p2: 'knight serf' },
    lastRound: [['p2', '<plague by="knight serf" path="germania gallia"/>']],
    final: NOTHING,
    told: ['rattus.online.last-round-combine', 'rattus.online.last-round-no-effect'],
  },
];

export const BREACHES: readonly RattusCase[] = [...SETUP, ...TURNS, ...PLAGUE, ...CARDS, ...END, ...KEPT].map(
  (row, index) => ({ ...row, case: `breach ${index + 1}` }),
);
