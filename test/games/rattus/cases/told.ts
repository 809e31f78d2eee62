/** Breaches of rules that are told in several ways: those that no game and no row of the specification comes to. */
import { AWAY, type RattusCase, turn } from './case.js';

const use = (card: string, lines = '') => `<use card="${card}">${lines}</use>`;
const PLACE = '<place region="italia" cubes="1"/>';
const ONE_TOKEN = { italia: { rats: 1 } };

export const TOLD_CASES: readonly RattusCase[] = [
  {
    case: 'told',
    says: 'cubes are placed behind the figure',
    regions: ONE_TOKEN,
    turns: [['p1', AWAY, PLACE]],
    breach: { rule: 'rattus.turn.c-last', at: 'turn 1 place 1', kind: 'order' },
  },
  {
    case: 'told',
    says: 'a card that nobody has taken',
    regions: {},
    turns: turn(use('king')),
    breach: { rule: 'rattus.card.owned', at: 'turn 1 use 1', actual: 'king' },
  },
  {
    case: 'told',
    says: 'new tokens before the figure has moved',
    regions: ONE_TOKEN,
    turns: [['p1', PLACE, '<spread to="russia"/>', AWAY]],
    breach: { rule: 'rattus.spread.first', at: 'turn 1 spread 1', kind: 'order' },
  },
  {
    case: 'told',
    says: 'the monk where no token lies',
    cards: { p1: 'monk' },
    regions: {},
    turns: turn(use('monk', '<shift from="gallia" to="italia"/>')),
    breach: { rule: 'rattus.monk.move', at: 'turn 1 use 1' },
  },
  {
    case: 'told',
    says: 'the witch looks twice at one token',
    cards: { p1: 'witch' },
    regions: ONE_TOKEN,
    turns: turn(use('witch', '<peek region="italia" slot="1"/><peek region="italia"/>'), PLACE),
    breach: { rule: 'rattus.witch.look', at: 'turn 1 use 1' },
  },
  {
    case: 'told',
    says: 'a wall leaves a border where none stands',
    cards: { p1: 'emperor' },
    regions: {},
    turns: turn(use('emperor', '<wall between="gallia italia" from="anglia gallia"/>')),
    breach: { rule: 'rattus.piper.emperor-walls', at: 'turn 1 use 1' },
  },
  {
    case: 'told',
    says: 'two walls on one border',
    cards: { p1: 'emperor' },
    regions: {},
    turns: turn(use('emperor', '<wall between="gallia italia"/><wall between="italia gallia"/>')),
    breach: { rule: 'rattus.piper.emperor-where', at: 'turn 1 use 1', actual: 'italia gallia' },
  },
  {
    case: 'told',
    says: 'a wall comes to a border that another one of the same use leaves',
    cards: { p1: 'emperor' },
    regions: {},
    players: 2,
    turns: [
      ['p1', use('emperor', '<wall between="gallia italia"/>'), AWAY],
      ['p2', '<plague path="germania"/>'],
      [
        'p1',
        use('emperor', '<wall between="gallia italia"/><wall between="anglia gallia" from="gallia italia"/>'),
        AWAY,
      ],
    ],
  },
  {
    case: 'told',
    says: 'two cubes of the serf',
    cards: { p1: 'serf', p2: 'monk' },
    regions: { italia: { rats: 1 }, scandia: { rats: 1, p2: 1 } },
    turns: [
      [
        'p1',
        PLACE,
        AWAY,
        '<spread to="russia"/>',
        '<reveal region="scandia" slot="1" token="{1:church}"><lose player="p2" cubes="1"/></reveal>',
        use('serf', '<add region="scandia" cubes="2"/>'),
      ],
    ],
    breach: { rule: 'rattus.piper.serf-add', at: 'turn 1 use 1', expected: 'scandia 1', actual: 'scandia 2' },
  },
  {
    case: 'told',
    says: 'a cube of the serf that the supply does not hold',
    cards: { p1: 'serf', p2: 'monk' },
    castle: { p1: 18 },
    regions: { italia: { rats: 2 }, scandia: { rats: 1, p2: 1 } },
    turns: [
      [
        'p1',
        '<place region="italia" cubes="2"/>',
        AWAY,
        '<spread to="russia"/>',
        '<reveal region="scandia" slot="1" token="{1:church}"><lose player="p2" cubes="1"/></reveal>',
        use('serf', '<add region="scandia"/>'),
      ],
    ],
    breach: { rule: 'rattus.piper.serf-add', at: 'turn 1 use 1' },
  },
  {
    case: 'told',
    says: 'the pied piper where he has no cube',
    cards: { p1: 'pied-piper' },
    regions: {},
    turns: turn(use('pied-piper', '<pipe from="gallia" to="italia"/>')),
    breach: { rule: 'rattus.piper.pied-piper-move', at: 'turn 1 use 1', actual: 'gallia' },
  },
  {
    case: 'told',
    says: 'a bishop in a region that is not used counts',
    players: 2,
    cards: { p1: 'bishop' },
    regions: {},
    turns: [
      ['p1', use('bishop', '<bishop at="russia"/>'), AWAY],
      ['p2', '<plague path="germania"/>'],
      ['p1', use('bishop', '<bishop at="gallia"/>'), AWAY],
      ['p2', '<plague path="germania"/>'],
      ['p1', use('bishop', '<bishop at="italia" from="gallia"/>'), AWAY],
    ],
    breach: { rule: 'rattus.setup.unused-regions-closed', at: 'turn 1 use 1', actual: 'russia' },
  },
];
