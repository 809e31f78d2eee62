/** RE-48 to RE-83, RE-100, RE-101: what the class cards do. */
import type { GamePlan, TurnPlan } from '../game-log.js';
import { AWAY, type RattusCase, turn } from './case.js';

const wall = (between: string) => `<use card="emperor"><wall between="${between}"/></use>`;
const shift = (from: string, to: string) => `<use card="monk"><shift from="${from}" to="${to}" slot="1"/></use>`;
const PLACE = '<place region="italia" cubes="1"/>';
const reveal = (token: string, lines = '') => `<reveal region="scandia" slot="1" token="{${token}}">${lines}</reveal>`;
const lose = (player: string, cubes: number) => `<lose player="${player}" cubes="${cubes}"/>`;
const serf = '<use card="serf"><add region="scandia" cubes="1"/></use>';
const potions = (count: number, region = 'gallia') =>
  Array.from({ length: count }, () => `<potion region="${region}"/>`).join('');

/** The figure comes to Scandia with so many tokens. */
const scandia = (
  rats: number,
  cubes: Readonly<Record<string, number>>,
  cards: Readonly<Record<string, string>>,
): GamePlan => ({
  cards,
  regions: { italia: { rats: 1 }, scandia: { rats, ...cubes } },
});
const toScandia = (rats: number, ...lines: string[]): readonly TurnPlan[] => [
  ['p1', PLACE, AWAY, `<spread to="${rats === 1 ? 'russia' : 'russia russia'}"/>`, ...lines],
];

/** Anna puts a potion under her cube in one turn; in Ben's turn the plague comes there. */
const potionTurns = (...lines: string[]): readonly TurnPlan[] => [
  ['p1', '<use card="magician"><potion region="scandia"/></use>', PLACE, '<plague path="gallia"/>'],
  ['p2', PLACE, '<plague path="germania"/>'],
  ['p3', PLACE, '<plague path="scandia"/>', '<spread to="russia"/>', ...lines],
];

export const CARD_CASES: readonly RattusCase[] = [
  {
    case: 'RE-48',
    says: 'the monk fills a region',
    cards: { p1: 'monk' },
    regions: { gallia: { rats: 2 }, italia: { rats: 3 } },
    turns: turn(shift('gallia', 'italia'), '<place region="gallia" cubes="1"/>'),
    breach: { rule: 'rattus.monk.cap', at: 'turn 1 use 1' },
  },
  {
    case: 'RE-49',
    says: 'the monk crosses a wall',
    cards: { p1: 'monk emperor' },
    regions: { gallia: { rats: 1 } },
    turns: turn(wall('gallia italia'), shift('gallia', 'italia'), PLACE),
    breach: { rule: 'rattus.piper.emperor-block', at: 'turn 1 use 2' },
  },
  {
    case: 'RE-50',
    says: 'the monk enters a bishop',
    cards: { p1: 'monk bishop' },
    regions: { gallia: { rats: 1 } },
    turns: turn('<use card="bishop"><bishop at="italia"/></use>', shift('gallia', 'italia'), PLACE),
    breach: { rule: 'rattus.piper.bishop-block', at: 'turn 1 use 2' },
  },
  {
    case: 'RE-51',
    says: 'the monk after the figure',
    ...scandia(2, { p2: 1 }, { p1: 'monk' }),
    turns: [
      ['p1', PLACE, AWAY, '<spread to="russia russia"/>', shift('scandia', 'anglia'), reveal('6:A', lose('p2', 0))],
    ],
    disputed: 'rattus.monk.timing',
    after: { anglia: { rats: 1 } },
  },
  {
    case: 'RE-51',
    says: 'rejected where windows are strict',
    ...scandia(2, { p2: 1 }, { p1: 'monk' }),
    options: { 'window-policy': 'strict' },
    turns: [
      ['p1', PLACE, AWAY, '<spread to="russia russia"/>', shift('scandia', 'anglia'), reveal('6:A', lose('p2', 0))],
    ],
    breach: { rule: 'rattus.monk.timing', at: 'turn 1 use 1', kind: 'order' },
  },
  {
    case: 'RE-52',
    says: 'four cubes with the merchant',
    cards: { p1: 'merchant' },
    regions: { gallia: { p1: 5 } },
    turns: turn('<use card="merchant"><move from="gallia" to="italia" cubes="4"/></use>'),
    breach: { rule: 'rattus.merchant.move', at: 'turn 1 use 1', expected: '1..3', actual: '4' },
  },
  {
    case: 'RE-53',
    says: 'to two neighbours',
    cards: { p1: 'merchant' },
    regions: { gallia: { p1: 3 } },
    turns: turn(
      '<use card="merchant"><move from="gallia" to="italia" cubes="2"/><move from="gallia" to="anglia" cubes="1"/></use>',
    ),
    breach: { rule: 'rattus.merchant.move', at: 'turn 1 use 1' },
  },
  {
    case: 'RE-54',
    says: 'the merchant leaves before the first token',
    ...scandia(1, { p1: 2 }, { p1: 'merchant' }),
    turns: toScandia(1, '<use card="merchant"><move from="scandia" to="anglia" cubes="2"/></use>'),
    after: { scandia: { rats: 1, p1: 0 } },
  },
  {
    case: 'RE-55',
    says: 'the king among rats',
    cards: { p1: 'king' },
    regions: { gallia: { rats: 1, p1: 1 } },
    turns: turn('<use card="king"><castle from="gallia"/></use>', '<place region="gallia" cubes="1"/>'),
    breach: { rule: 'rattus.king.rat-free', at: 'turn 1 use 1', expected: '0', actual: '1' },
  },
  {
    case: 'RE-56',
    says: 'the monk goes before',
    cards: { p1: 'monk king' },
    regions: { gallia: { rats: 1, p1: 1 } },
    turns: turn(shift('gallia', 'italia'), '<use card="king"><castle from="gallia"/></use>', PLACE),
    after: { castle: { p1: 1 } },
  },
  {
    case: 'RE-57',
    says: 'a swap after one look',
    cards: { p1: 'witch' },
    regions: { italia: { rats: 1 }, gallia: { rats: 1 } },
    turns: turn('<use card="witch"><peek region="gallia" slot="1" token="?"/><swap/></use>', PLACE),
    breach: { rule: 'rattus.witch.swap', at: 'turn 1 use 1', expected: '2', actual: '1' },
  },
  {
    case: 'RE-58',
    says: 'all that the crusader turned up goes',
    ...scandia(3, { p2: 1, p3: 1 }, { p1: 'crusader', p2: 'king' }),
    turns: toScandia(
      3,
      '<use card="crusader"><order tokens="{2:A} {1:A} {1:M}"/></use>',
      reveal('2:A', lose('p2', 1) + lose('p3', 1)),
    ),
    told: ['rattus.piper.crusader-discard'],
    after: { scandia: { rats: 0 } },
  },
  {
    case: 'RE-59',
    says: 'the figure counts after the common look',
    ...scandia(1, { p2: 1 }, { p1: 'crusader knight' }),
    turns: toScandia(
      1,
      '<use card="crusader"><order tokens="{3:A}"/></use>',
      '<use card="knight"/>',
      reveal('3:A', lose('p2', 1)),
    ),
    breach: { rule: 'rattus.knight.neutral-before-flip', at: 'turn 1 use 2', kind: 'order' },
  },
  ...(['', reveal('1:A')] as const).map(
    (more): RattusCase => ({
      case: 'RE-59',
      says: `the merchant takes the last cube out of sight of the crusader${more && ', and the plague goes on'}`,
      ...scandia(2, { p1: 1 }, { p1: 'crusader merchant' }),
      turns: [
        ...toScandia(
          2,
          '<use card="crusader"><order tokens="{2:A} {1:A}"/></use>',
          '<use card="merchant"><move from="scandia" to="germania" cubes="1"/></use>',
          ...(more ? [more] : ['<state region="scandia" rats="0"/>']),
        ),
      ],
      ...(more
        ? { breach: { rule: 'rattus.ravage.precondition', at: 'turn 1 reveal 1' } }
        : { told: ['rattus.piper.crusader-discard'] }),
    }),
  ),
  {
    case: 'RE-60',
    says: 'one more with the soldier',
    ...scandia(1, {}, { p1: 'soldier' }),
    turns: toScandia(1, '<use card="soldier"><extra-rat to="anglia"/></use>'),
    after: { anglia: { rats: 1 }, russia: { rats: 1 } },
    ratsLeft: 35,
  },
  {
    case: 'RE-60',
    says: 'before those that are due, where the supply has one for each',
    ...scandia(1, {}, { p1: 'soldier' }),
    ratSupply: 2,
    turns: [['p1', PLACE, AWAY, '<use card="soldier"><extra-rat to="anglia"/></use>', '<spread to="russia"/>']],
    after: { anglia: { rats: 1 }, russia: { rats: 1 } },
    ratsLeft: 0,
  },
  {
    case: 'RE-60',
    says: 'instead of the last one, which is due',
    ...scandia(1, {}, { p1: 'soldier' }),
    ratSupply: 1,
    turns: [['p1', PLACE, AWAY, '<use card="soldier"><extra-rat to="anglia"/></use>', '<spread to=""/>']],
    breach: { rule: 'rattus.piper.soldier-extra', at: 'turn 1 use 1' },
  },
  {
    case: 'RE-61',
    says: 'the soldier without a spread',
    cards: { p1: 'soldier' },
    regions: { italia: { rats: 1 } },
    turns: [['p1', PLACE, AWAY, '<use card="soldier"><extra-rat to="anglia"/></use>']],
    breach: { rule: 'rattus.piper.soldier-extra', at: 'turn 1 use 1' },
  },
  {
    case: 'RE-61',
    says: 'the soldier when a token has been turned up',
    ...scandia(2, { p1: 2 }, { p1: 'soldier' }),
    turns: [
      [
        'p1',
        PLACE,
        AWAY,
        '<spread to="russia anglia"/>',
        '<reveal region="scandia" slot="1" token="{5:M}"/>',
        '<use card="soldier"><extra-rat to="anglia"/></use>',
        '<reveal region="scandia" slot="1" token="{5:M}#2"/>',
      ],
    ],
    breach: { rule: 'rattus.piper.soldier-extra', at: 'turn 1 use 1', kind: 'order' },
  },
  {
    case: 'RE-61',
    says: 'the soldier where the piper has taken the tokens away',
    ...scandia(2, { p1: 2 }, { p1: 'pied-piper soldier' }),
    turns: [
      [
        'p1',
        PLACE,
        AWAY,
        '<use card="pied-piper"><pipe from="scandia" to="germania" rats="2"/></use>',
        '<use card="soldier"><extra-rat to="russia"/></use>',
        '<spread to=""/>',
      ],
    ],
    breach: { rule: 'rattus.piper.soldier-extra', at: 'turn 1 use 2' },
  },
  {
    case: 'RE-61',
    says: 'accepted where that is the house rule',
    options: { 'soldier-needs-spread': 'false' },
    cards: { p1: 'soldier' },
    regions: { italia: { rats: 1 } },
    turns: [['p1', PLACE, AWAY, '<use card="soldier"><extra-rat to="anglia"/></use>']],
  },
  {
    case: 'RE-62',
    says: "the serf's cube is hit at once",
    ...scandia(2, { p2: 1 }, { p1: 'serf', p2: 'monk' }),
    turns: toScandia(2, reveal('1:church', lose('p2', 1)), serf, reveal('1:peasantry', lose('p1', 1))),
    told: ['rattus.piper.serf-immediate'],
    after: { scandia: { rats: 0, p1: 0, p2: 0 } },
  },
  {
    case: 'RE-63',
    says: 'only own cubes were destroyed',
    ...scandia(1, { p1: 2 }, { p1: 'serf' }),
    turns: toScandia(1, reveal('1:peasantry', lose('p1', 1)), serf),
    breach: { rule: 'rattus.piper.serf-add', at: 'turn 1 use 1' },
  },
  {
    case: 'RE-64',
    says: 'a potion absorbed the hit',
    cards: { p1: 'magician', p3: 'serf' },
    regions: { italia: { rats: 1 }, scandia: { rats: 1, p1: 1 } },
    turns: potionTurns('<reveal region="scandia" slot="1" token="{1:A}"><spend-potion player="p1"/></reveal>', serf),
    breach: { rule: 'rattus.piper.serf-potion', at: 'turn 3 use 1' },
  },
  {
    case: 'RE-65',
    says: 'two peasantry cards cost two',
    ...scandia(3, { p1: 1, p2: 2 }, { p1: 'serf baker', p2: 'monk' }),
    turns: toScandia(
      3,
      reveal('3:church', lose('p1', 0) + lose('p2', 1)),
      serf,
      reveal('3:A', lose('p1', 1) + lose('p2', 1)),
      serf,
      reveal('2:peasantry', lose('p1', 2)),
    ),
    after: { scandia: { rats: 0, p1: 0, p2: 0 } },
  },
  {
    case: 'RE-66',
    says: 'the messenger across walls',
    cards: { p1: 'messenger emperor' },
    regions: { gallia: { p1: 1 }, italia: { p2: 1 } },
    turns: turn(wall('gallia italia'), '<use card="messenger"><exchange-cubes a="gallia p1" b="italia p2"/></use>'),
    told: ['rattus.piper.messenger-walls'],
    after: { gallia: { p1: 0, p2: 1 }, italia: { p1: 1, p2: 0 } },
  },
  {
    case: 'RE-67',
    says: 'a cube from the castle',
    cards: { p1: 'messenger' },
    castle: { p2: 1 },
    regions: { gallia: { p1: 1 } },
    turns: turn('<use card="messenger"><exchange-cubes a="gallia p1" b="castle p2"/></use>'),
    disputed: 'rattus.piper.messenger-swap',
    after: { castle: { p1: 1, p2: 0 }, gallia: { p2: 1 } },
  },
  {
    case: 'RE-68',
    says: 'the mayor at a tie',
    cards: { p1: 'mayor' },
    regions: { gallia: { p1: 3, p2: 2, rats: 1 }, italia: { p1: 1 }, polonia: { p1: 1, p2: 1 } },
    turns: turn('<place by="mayor" regions="gallia italia polonia"/>'),
    breach: {
      rule: 'rattus.piper.mayor-majority',
      at: 'turn 1 place 1',
      expected: 'gallia italia',
      actual: 'gallia italia polonia',
    },
  },
  {
    case: 'RE-68',
    says: 'the mayor where he leads',
    cards: { p1: 'mayor' },
    regions: { gallia: { p1: 3, p2: 2, rats: 1 }, italia: { p1: 1 } },
    turns: turn('<place by="mayor" regions="gallia italia"/>'),
    after: { gallia: { p1: 4 }, italia: { p1: 2 } },
  },
  {
    case: 'RE-69',
    says: "the peasant's cube where the mayor does not lead",
    cards: { p1: 'mayor peasant' },
    regions: { gallia: { p1: 1, rats: 1 }, italia: { p2: 1 } },
    turns: turn('<place by="mayor" regions="gallia italia"/>'),
    breach: { rule: 'rattus.piper.mayor-peasant', at: 'turn 1 place 1' },
  },
  {
    case: 'RE-70',
    says: 'both ways of placing',
    cards: { p1: 'mayor' },
    regions: { gallia: { p1: 1, rats: 1 } },
    turns: turn('<place by="mayor" regions="gallia"/>', '<place region="gallia" cubes="1"/>'),
    breach: { rule: 'rattus.piper.mayor-waive', at: 'turn 1 place 2' },
  },
  {
    case: 'RE-71',
    says: 'the queen at a tie',
    cards: { p1: 'queen' },
    regions: { gallia: { p1: 1, rats: 1 }, italia: { p1: 1, p2: 1 }, hungaria: { p2: 1 } },
    turns: turn('<place region="gallia" cubes="3"/>'),
    breach: { rule: 'rattus.piper.queen-condition', at: 'turn 1 place 1', expected: '1', actual: '3' },
  },
  {
    case: 'RE-72',
    says: 'a fourth wall',
    cards: { p1: 'emperor' },
    regions: {},
    turns: turn(
      '<use card="emperor"><wall between="gallia italia"/><wall between="gallia anglia"/><wall between="gallia hispania"/><wall between="gallia germania"/></use>',
    ),
    breach: { rule: 'rattus.piper.emperor-walls', at: 'turn 1 use 1', actual: '4' },
  },
  {
    case: 'RE-73',
    says: 'walled in',
    players: 3,
    figure: 'turcia',
    cards: { p1: 'emperor' },
    regions: { italia: { rats: 1 } },
    turns: [['p1', wall('turcia bulgaria'), PLACE, '<plague path=""/>']],
    disputed: 'rattus.turn.c-mandatory',
  },
  {
    case: 'RE-74',
    says: 'a new token across a wall',
    ...scandia(1, {}, { p1: 'emperor' }),
    turns: [['p1', wall('scandia russia'), PLACE, AWAY, '<spread to="russia"/>']],
    breach: { rule: 'rattus.piper.emperor-block', at: 'turn 1 spread 1' },
  },
  {
    case: 'RE-75',
    says: 'a new token to a bishop',
    cards: { p1: 'bishop' },
    regions: { italia: { rats: 1 }, scandia: { rats: 1 }, russia: { rats: 2 } },
    turns: [['p1', '<use card="bishop"><bishop at="russia"/></use>', PLACE, AWAY, '<spread to="russia"/>']],
    breach: { rule: 'rattus.piper.bishop-block', at: 'turn 1 spread 1' },
  },
  {
    case: 'RE-76',
    says: 'the first bishop moves too early',
    players: 2,
    cards: { p1: 'bishop' },
    regions: {},
    turns: [
      ['p1', '<use card="bishop"><bishop at="gallia"/></use>', AWAY],
      ['p2', '<plague path="germania"/>'],
      ['p1', '<use card="bishop"><bishop at="italia" from="gallia"/></use>', AWAY],
    ],
    breach: { rule: 'rattus.piper.bishop-place', at: 'turn 3 use 1' },
  },
  {
    case: 'RE-77',
    says: 'a fourth nun',
    cards: { p1: 'nun' },
    regions: {},
    turns: turn('<use card="nun"><nun at="gallia"/><nun at="gallia"/><nun at="italia"/><nun at="italia"/></use>'),
    breach: { rule: 'rattus.piper.nun-place', at: 'turn 1 use 1', actual: '4' },
  },
  {
    case: 'RE-78',
    says: 'too few tokens follow',
    cards: { p1: 'pied-piper' },
    regions: { gallia: { rats: 3, p1: 1 }, italia: { rats: 1 } },
    turns: turn(
      '<use card="pied-piper"><pipe from="gallia" to="italia" rats="1"/></use>',
      '<place region="gallia" cubes="2"/>',
    ),
    breach: { rule: 'rattus.piper.pied-piper-tokens', at: 'turn 1 use 1', expected: '2', actual: '1' },
  },
  {
    case: 'RE-79',
    says: "a potion under another's cube",
    cards: { p1: 'magician' },
    regions: { gallia: { p2: 1 } },
    turns: turn(`<use card="magician">${potions(1)}</use>`),
    breach: { rule: 'rattus.piper.magician-potion', at: 'turn 1 use 1', actual: 'gallia' },
  },
  {
    case: 'RE-80',
    says: 'by the book the cube may go',
    cards: { p1: 'magician' },
    regions: { italia: { rats: 1 }, scandia: { rats: 1, p1: 1 } },
    turns: potionTurns(
      '<reveal region="scandia" slot="1" token="{1:A}"><lose player="p1" cubes="1" potions="1"/></reveal>',
    ),
    after: { scandia: { p1: 0 } },
  },
  {
    case: 'RE-81',
    says: 'online the potion must go',
    options: { preset: 'yucata' },
    cards: { p1: 'magician' },
    regions: { italia: { rats: 1 }, scandia: { rats: 1, p1: 1 } },
    turns: potionTurns('<reveal region="scandia" slot="1" token="{1:A}"><lose player="p1" cubes="1"/></reveal>'),
    breach: { rule: 'rattus.online.magician-forced', at: 'turn 3 reveal 1', expected: '0', actual: '1' },
  },
  {
    case: 'RE-81',
    says: 'not the potion and the cube',
    options: { preset: 'yucata' },
    cards: { p1: 'magician' },
    regions: { italia: { rats: 1 }, scandia: { rats: 1, p1: 1 } },
    turns: potionTurns(
      '<reveal region="scandia" slot="1" token="{1:A}"><spend-potion player="p1"/><lose player="p1" cubes="1"/></reveal>',
    ),
    breach: { rule: 'rattus.piper.magician-protect', at: 'turn 3 reveal 1', expected: '0', actual: '1' },
  },
  {
    case: 'RE-81',
    says: 'not both by the book, either, whichever cube an unsaid loss has taken before',
    cards: { p1: 'magician' },
    regions: { italia: { rats: 1 }, scandia: { rats: 2, p1: 3 } },
    turns: [
      ...potionTurns().slice(0, 2),
      [
        'p3',
        PLACE,
        '<plague path="scandia"/>',
        '<spread to="russia russia"/>',
        reveal('1:A'),
        reveal('2:A', '<spend-potion player="p1"/><lose player="p1" cubes="1"/>'),
      ],
    ],
    breach: { rule: 'rattus.piper.magician-protect', at: 'turn 3 reveal 2', expected: '0', actual: '1' },
  },
  ...(['book', 'yucata'] as const).map(
    (preset): RattusCase => ({
      case: 'RE-82',
      says: `an eleventh potion (${preset})`,
      players: 2,
      options: { preset },
      cards: { p1: 'magician' },
      regions: { gallia: { p1: 1 } },
      turns: Array.from({ length: 11 }, (_, index) => [
        [
          'p1',
          `<use card="magician"><potion region="gallia"/></use>`,
          `<plague path="${index % 2 === 0 ? 'scandia' : 'anglia'}"/>`,
        ] as const,
        ['p2', '<plague path="germania"/>'] as const,
      ]).flat(),
      ...(preset === 'book'
        ? { breach: { rule: 'rattus.piper.magician-potion', at: 'turn 21 use 1' } as const }
        : { told: ['rattus.online.potions-unlimited'] as const }),
    }),
  ),
  {
    case: 'RE-83',
    says: 'the cubes of the baker are divided',
    cards: { p1: 'baker' },
    baker: { p1: 3 },
    regions: {},
    turns: [
      [
        'p2',
        '<class card="baker" from="p1"/>',
        '<unload region="gallia" cubes="2"/>',
        '<unload region="italia" cubes="1"/>',
        AWAY,
      ],
    ],
    breach: { rule: 'rattus.piper.baker-takeover', at: 'turn 1 unload 1', expected: '3', actual: '2' },
  },
  {
    case: 'RE-100',
    says: 'online the king leaves a potion alone',
    options: { preset: 'yucata' },
    cards: { p1: 'magician king' },
    regions: { gallia: { p1: 2 } },
    turns: turn(
      `<use card="magician">${potions(1)}</use>`,
      '<use card="king"><castle from="gallia" potions="1"/></use>',
    ),
    breach: { rule: 'rattus.online.king-potion', at: 'turn 1 use 2', expected: '0', actual: '1' },
  },
  {
    case: 'RE-101',
    says: 'two potions, then the cube',
    players: 2,
    cards: { p1: 'magician king queen' },
    castle: { p1: 18, p2: 19 },
    baker: { p1: 1, p2: 1 },
    regions: { scandia: { p1: 1, rats: 1 } },
    turns: [
      ['p1', `<use card="magician">${potions(1, 'scandia')}</use>`, '<plague path="anglia"/>'],
      ['p2', '<plague path="germania"/>'],
      ['p1', '<use card="magician"><potion region="scandia" on="1"/></use>', '<plague path="anglia"/>'],
      [
        'p2',
        '<plague path="scandia"/>',
        '<spread to="germania"/>',
        reveal('1:M,royalty', '<spend-potion player="p1"/><spend-potion player="p1"/><lose player="p1" cubes="1"/>'),
      ],
    ],
    after: { scandia: { p1: 0 } },
  },
];
