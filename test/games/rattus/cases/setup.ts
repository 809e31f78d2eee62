/** RE-01 to RE-04: before the first turn. */
import type { RattusCase } from './case.js';

const pair = (player: string, region: string, cubes = 2) =>
  `<settle player="${player}" region="${region}" cubes="${cubes}"/>`;
const EIGHT = ['anglia', 'gallia', 'germania', 'hispania', 'hungaria', 'italia', 'polonia', 'scandia'].map(
  (region) => `<rat region="${region}" token="?"/>`,
);

export const SETUP_CASES: readonly RattusCase[] = [
  {
    case: 'RE-01',
    says: 'a start token in Bulgaria with two players',
    players: 2,
    rats: [...EIGHT, '<rat region="bulgaria" token="?"/>'],
    breach: { rule: 'rattus.setup.regions-by-players', at: 'setup', kind: 'setup', actual: 'bulgaria' },
  },
  {
    case: 'RE-02',
    says: 'a supply of 31 with three players',
    players: 3,
    turns: ['<state rats="31"/>'],
    breach: { rule: 'rattus.setup.supply-size', at: 'setup', kind: 'wrong', expected: '33', actual: '31' },
  },
  {
    case: 'RE-03',
    says: 'the second round goes forwards, too',
    settles: ['p1', 'p2', 'p3', 'p4', 'p1', 'p2', 'p3', 'p4'].map((player) => pair(player, 'gallia')),
    breach: { rule: 'rattus.setup.initial-round-two', at: 'setup', kind: 'order', expected: 'p4', actual: 'p1' },
  },
  {
    case: 'RE-04',
    says: 'a pair is torn apart',
    players: 2,
    settles: [
      pair('p1', 'gallia', 1),
      pair('p1', 'italia', 1),
      pair('p2', 'gallia'),
      pair('p2', 'gallia'),
      pair('p1', 'anglia'),
    ],
    breach: { rule: 'rattus.setup.initial-pair', at: 'setup', kind: 'illegal', expected: '2', actual: '1' },
  },
];
