/** tallinn.md 7.1 and 7.3: games as short as the case allows. Points are those after the last step. */
import type { RuleIdOfTallinn } from '../../../src/games/tallinn/rulebook.js';
import type { GamePlan } from './game-log.js';
import type { Breach } from './judged.js';

export interface Case extends GamePlan {
  /** The number of the specification. */
  readonly case: string;
  readonly says: string;
  /** The only root among the findings; without it the game is legal. */
  readonly breach?: Breach;
  /** Everybody's points after the last step. */
  readonly gains?: readonly number[];
  /** Merchants, knights and monks of p1's display after the last step. */
  readonly display?: readonly number[];
  /** Rules that the explanation names. */
  readonly told?: readonly RuleIdOfTallinn[];
}

const illegal = (rule: RuleIdOfTallinn, at: string): Breach => ({ rule, kind: 'illegal', at });
const wrong = (rule: RuleIdOfTallinn, at: string): Breach => ({ rule, kind: 'wrong', at });
const missing = (rule: RuleIdOfTallinn, at: string): Breach => ({ rule, kind: 'missing', at });
const order = (rule: RuleIdOfTallinn, at: string): Breach => ({ rule, kind: 'order', at });
const setup = (rule: RuleIdOfTallinn): Breach => ({ rule, kind: 'setup', at: 'setup' });

const LEGATE = { legate: 'true' };
const LEADER = { 'tower-decision': 'leader-first' };

/** Those that are about a calculation alone: reckoning.test.ts and contest.test.ts. */
export const CASES_ELSEWHERE = [
  ...['TW-04', 'TW-05', 'TW-06', 'TW-07', 'TW-08'],
  ...['TE-31', 'TE-33', 'TE-35', 'TE-37', 'TE-38', 'TE-39', 'TE-40', 'TE-41', 'TE-44', 'TE-45', 'TE-50', 'TE-60'],
];

/** Nine rounds without a contest: everybody has one card left. */
const NINE = Array.from({ length: 9 }, () => [] as string[]);
/** p1 has built two towers from the hand and nothing else has happened. */
const TWO_HAND_TOWERS = [
  ['p1 1a', 'tower p1 hand'],
  ['p1 2a', 'tower p1 hand'],
];

export const CASES: readonly Case[] = [
  { case: 'TW-01', says: 'a half with two merchants', rounds: [['p1 8b']], display: [3, 1, 0], gains: [4, 4] },
  { case: 'TW-02', says: 'a half with a knight and a monk', rounds: [['p1 1b']], display: [1, 2, 1] },
  {
    case: 'TW-03',
    says: 'a contest compares merchants alone',
    rounds: [['p1 1a', 'p2 9b', 'contest p1 merchant 2']],
    told: ['tallinn.contest.win-points', 'tallinn.card.coin-half-estate'],
  },
  {
    case: 'TE-01',
    says: 'cards are revealed before one player has chosen',
    players: 3,
    rounds: [['p1 7b', 'p2 7b', '- p3'], []],
    breach: missing('tallinn.choose.mandatory', 'turn 1'),
  },
  { case: 'TE-02', says: 'card 11', rounds: [['p1 11a']], breach: illegal('tallinn.setup.full-set', 'turn 1 play 2') },
  {
    case: 'TE-03',
    says: 'a displayed card is played again',
    rounds: [['p1 4a'], ['p1 4b']],
    breach: illegal('tallinn.play.once', 'turn 2 play 2'),
  },
  {
    case: 'TE-04',
    says: 'a tower is played',
    rounds: [['p1 1a', 'tower p1 display 1'], ['p1 1b']],
    breach: illegal('tallinn.choose.from-hand', 'turn 2 play 2'),
  },
  {
    case: 'TE-05',
    says: 'somebody with one card passes',
    rounds: [...NINE, ['- p1']],
    final: [],
    breach: missing('tallinn.choose.mandatory', 'turn 10'),
  },
  {
    case: 'TE-06',
    says: 'somebody without a card plays',
    rounds: [['p1 1a', 'tower p1 hand'], ...NINE.slice(1), ['p1 10b']],
    breach: illegal('tallinn.choose.from-hand', 'turn 10 play 2'),
  },
  {
    case: 'TE-07',
    says: 'a contest without a coin',
    rounds: [['p1 7a', 'contest p1 monk 2']],
    breach: wrong('tallinn.contest.coin-trigger', 'turn 1'),
  },
  {
    case: 'TE-08',
    says: 'a contest of the covered half',
    rounds: [['p1 4b', 'contest p1 merchant 2']],
    breach: wrong('tallinn.play.right-half-active', 'turn 1'),
  },
  {
    case: 'TE-09',
    says: 'a coin without its contest',
    records: 'contests',
    rounds: [['p1 1a', 'state p1 towers=0']],
    breach: missing('tallinn.contest.coin-trigger', 'turn 1'),
    gains: [6, 4],
  },
  {
    case: 'TE-10',
    says: '3 merchants against 3 and 2',
    players: 3,
    starts: ['s4', 's1', 's3'],
    rounds: [['p1 1a', 'p2 8b', 'p3 2b', 'contest p1 merchant 3']],
    gains: [7, 4, 4],
    told: ['tallinn.contest.tie-points', 'tallinn.contest.win-points'],
  },
  {
    case: 'TE-11',
    says: 'the tied opponent scores, too',
    players: 3,
    starts: ['s4', 's1', 's3'],
    rounds: [['p1 1a', 'p2 8b', 'p3 2b', 'contest p1 merchant 3', 'effect p2 points=1']],
    breach: wrong('tallinn.contest.only-trigger-scores', 'turn 1'),
  },
  {
    case: 'TE-12',
    says: 'two contests for the merchants',
    players: 3,
    starts: ['s4', 's1', 's3'],
    rounds: [
      ['p1 8b', 'p2 7b', 'p3 8b'],
      ['p1 1a', 'p2 1a', 'p3 5b', 'contest p1 merchant 3', 'contest p2 merchant 0', 'tower p2 display 1'],
    ],
    gains: [7, 4, 4],
    told: ['tallinn.contest.separate'],
  },
  {
    case: 'TE-13',
    says: 'the cards of this round are left out',
    players: 4,
    starts: ['s1', 's2', 's5', 's4'],
    rounds: [['p1 1a', 'p2 8b', 'p3 8b', 'p4 8b', 'contest p1 merchant 5']],
    breach: wrong('tallinn.contest.new-cards-count', 'turn 1'),
  },
  {
    case: 'TE-14',
    says: 'a tower one round after the contest',
    rounds: [['p1 1a'], ['tower p1 display 1']],
    breach: illegal('tallinn.tower.requires-contest', 'turn 2 play 3'),
  },
  {
    case: 'TE-14',
    says: 'the same where an earlier contest will do',
    options: { 'tower-eligibility': 'any-earlier-contest' },
    rounds: [['p1 1a'], ['tower p1 display 1']],
  },
  {
    case: 'TE-15',
    says: 'two towers in a round',
    rounds: [['p1 7b'], ['p1 1a', 'tower p1 display 1', 'tower p1 display 7']],
    breach: illegal('tallinn.tower.one-per-round', 'turn 2 play 4'),
  },
  {
    case: 'TE-16',
    says: 'the start card as a tower',
    rounds: [['p1 1a', 'tower p1 display s1']],
    breach: illegal('tallinn.tower.influence-only', 'turn 1 play 3'),
  },
  {
    case: 'TE-16',
    says: 'the same where the house allows it',
    options: { 'start-card-may-be-tower': 'true' },
    rounds: [['p1 1a', 'tower p1 display s1']],
    display: [1, 0, 0],
  },
  {
    case: 'TE-17',
    says: 'the card of the contest becomes the tower',
    rounds: [['p1 5a', 'p2 7b', 'contest p1 knight 2', 'tower p1 display 5']],
    display: [1, 1, 0],
    told: ['tallinn.tower.this-round-card', 'tallinn.tower.leaves-display'],
  },
  {
    case: 'TE-18',
    says: 'a contest behind a tower of the round',
    rounds: [['p1 1a', 'p2 1a', 'contest p1 merchant 2', 'tower p1 display 1', 'contest p2 merchant 0']],
    breach: order('tallinn.contest.all-before-towers', 'turn 1'),
  },
  {
    case: 'TE-19',
    says: 'a tower from the empty hand',
    rounds: [...NINE, ['p1 1a', 'tower p1 hand']],
    breach: illegal('tallinn.tower.from-hand', 'turn 10 play 3'),
  },
  {
    case: 'TE-20',
    says: 'the number of a displayed card, and a tower from the hand',
    rounds: [['p1 6a', 'tower p1 hand ? signal=6']],
    breach: illegal('tallinn.tower.signal-display', 'turn 1 play 3'),
  },
  {
    case: 'TE-21',
    says: 'a number that is not in the display, and a tower from the hand',
    rounds: [['p1 1a', 'tower p1 hand ? signal=7', 'state p1 hand=2 towers=1']],
  },
  {
    case: 'TE-22',
    says: 'two fists and a tower',
    rounds: [['p1 1a', 'tower p1 display 1 signal=0']],
    breach: illegal('tallinn.tower.signal-none', 'turn 1 play 3'),
  },
  {
    case: 'TE-23',
    says: 'the number of a tower means a card of the hand',
    rounds: [
      ['p1 1a', 'tower p1 display 1'],
      ['p1 2a', 'tower p1 hand ? signal=1'],
    ],
  },
  {
    case: 'TE-24',
    says: 'a draw from the empty pile',
    rounds: [...NINE.slice(2), ['draw p1 ?']],
    breach: illegal('tallinn.draw.empty-pile', 'turn 8'),
  },
  {
    case: 'TE-25',
    says: 'no draw in the third round',
    records: 'draws',
    rounds: [1, 2].map(() => ['draw p1 ?', 'draw p2 ?']).concat([['draw p2 ?'], []]),
    breach: missing('tallinn.draw.one', 'turn 3'),
  },
  {
    case: 'TE-26',
    says: 'two draws after a tower from the hand',
    rounds: [['p1 1a', 'tower p1 hand', 'draw p1 ?', 'draw p1 ?']],
    breach: illegal('tallinn.draw.one', 'turn 1'),
  },
  {
    case: 'TE-27',
    says: 'final scoring while somebody holds a card',
    rounds: [['p1 1a', 'tower p1 hand'], ...NINE.slice(1)],
    final: [],
    breach: order('tallinn.end.all-played', 'final'),
  },
  {
    case: 'TE-28',
    says: 'an eleventh round',
    rounds: [...NINE, [], ['- p1', '- p2']],
    breach: order('tallinn.round.limit', 'turn 11'),
  },
  {
    case: 'TE-29',
    says: 'points for 0:0',
    components: withoutMonks(),
    complete: true,
    final: ['contest p1 monk 2', 'contest p2 monk 2'],
    breach: wrong('tallinn.final.no-zero-tie', 'final'),
  },
  {
    case: 'TE-30',
    says: 'a point for a lead of four',
    rounds: [['p1 9a'], ['p1 2a']],
    complete: true,
    final: ['transfer p2 p1 knight'],
    breach: wrong('tallinn.final.five-difference', 'final'),
  },
  {
    case: 'TE-32',
    says: 'the same point is paid twice',
    components: `${Array.from({ length: 10 }, (_, n) => `<influence n="${n + 1}"><side id="a"/><side id="b"/></influence>`).join('')}<start id="s1" merchant="7"/><start id="s2" merchant="2"/>`,
    complete: true,
    final: ['transfer p2 p1 merchant', 'transfer p2 p1 merchant'],
    breach: wrong('tallinn.final.five-difference-once', 'final'),
  },
  {
    case: 'TE-34',
    says: 'a total that stops at zero',
    components: `${Array.from({ length: 10 }, (_, n) => `<influence n="${n + 1}"><side id="a"/><side id="b"/></influence>`).join('')}<start id="s1" merchant="9" knight="9" monk="9"/><start id="s2"/><start id="s3" merchant="1" knight="1" monk="1"/>`,
    options: { 'start-score': '0' },
    players: 3,
    starts: ['s2', 's1', 's3'],
    complete: true,
    final: ['state p1 points=0'],
    breach: wrong('tallinn.final.negative-allowed', 'final'),
  },
  {
    case: 'TE-36',
    says: 'points for towers that nobody has',
    complete: true,
    final: ['contest p1 tower 3', 'contest p2 tower 3'],
    breach: wrong('tallinn.final.no-tower-no-tie', 'final'),
  },
  {
    case: 'TE-42',
    says: 'a hidden tower turned up as a displayed card',
    rounds: [['p1 1a', 'tower p1 hand'], ['p1 3b']],
    complete: true,
    final: ['towers p1 3'],
    breach: wrong('tallinn.invariant.elimination', 'final'),
  },
  {
    case: 'TE-43',
    says: 'a third tower from the hand',
    rounds: [...TWO_HAND_TOWERS, ['p1 3a', 'tower p1 hand']],
    breach: illegal('tallinn.tower.from-hand', 'turn 3 play 3'),
  },
  {
    case: 'TE-46',
    says: 'the leader decides last',
    options: LEADER,
    rounds: [['p1 1a'], ['p1 4a', 'p2 2a', 'tower p2 none', 'tower p1 display 1']],
    breach: order('tallinn.variant.leader-first', 'turn 2 play 4'),
  },
  {
    case: 'TE-46',
    says: 'the leader decides last, who may build by an earlier contest',
    options: { ...LEADER, 'tower-eligibility': 'any-earlier-contest' },
    rounds: [['p1 1a'], ['p1 4a'], ['p2 2a', 'tower p2 none', 'tower p1 display 1']],
    breach: order('tallinn.variant.leader-first', 'turn 3 play 4'),
  },
  {
    case: 'TE-47',
    says: 'tied leaders: more towers go first',
    options: LEADER,
    components: `${Array.from({ length: 10 }, (_, n) => `<influence n="${n + 1}"><side id="a" knight="1" coin="knight"/><side id="b"/></influence>`).join('')}<start id="s1"/><start id="s2"/>`,
    rounds: [
      ['p1 1a', 'p2 1a', 'tower p1 none', 'tower p2 hand'],
      ['p1 2a', 'p2 2a', 'tower p2 none', 'tower p1 none'],
    ],
    told: ['tallinn.variant.leader-tie-towers', 'tallinn.variant.leader-tie-lot'],
  },
  {
    case: 'TE-48',
    says: 'displays are counted in any order',
    rounds: [['p1 8b', 'state p1 merchant=3 knight=1 monk=0']],
    told: ['tallinn.play.sorting-allowed'],
  },
  {
    case: 'TE-49',
    says: 'a displayed card is turned round',
    rounds: [['p1 8b'], ['p1 7b', 'state p1 merchant=3 knight=2 monk=2']],
    breach: wrong('tallinn.play.keep-orientation', 'turn 2'),
  },
  {
    case: 'TE-51',
    says: 'an opening hand of three with the legate',
    options: LEGATE,
    hands: { p1: '1 2 legate' },
    breach: setup('tallinn.legate.opening-hand'),
  },
  {
    case: 'TE-52',
    says: 'the arms for the monks: 4 against 4 and 3',
    options: LEGATE,
    players: 3,
    starts: ['s6', 's3', 's2'],
    rounds: [
      ['p1 9b', 'p2 4b', 'p3 4b'],
      ['p1 legate-arms', 'p2 1b', 'p3 9b', 'contest p1 monk 3'],
    ],
    gains: [7, 4, 4],
    display: [0, 2, 2],
    told: ['tallinn.legate.plus-two', 'tallinn.legate.arms-contest'],
  },
  {
    case: 'TE-53',
    says: 'the two persons do not count for others',
    options: LEGATE,
    starts: ['s6', 's3'],
    rounds: [
      ['p1 9b', 'p2 4b'],
      ['p1 legate-arms', 'p2 3a', 'contest p1 monk 1', 'contest p2 monk 2'],
    ],
    gains: [5, 6],
    told: ['tallinn.legate.plus-two-private'],
  },
  {
    case: 'TE-54',
    says: 'the two persons count in a later contest',
    options: LEGATE,
    players: 4,
    starts: ['s6', 's3', 's5', 's4'],
    rounds: [
      ['p1 legate-arms', 'p2 4b', 'p3 9b', 'p4 8b', 'contest p1 monk 6'],
      ['p1 8b', 'p2 3a', 'p3 8b', 'p4 5b', 'contest p2 monk 5'],
    ],
    breach: wrong('tallinn.legate.plus-two-expires', 'turn 2'),
  },
  {
    case: 'TE-55',
    says: 'a tower although the legate’s contest was declined',
    options: LEGATE,
    rounds: [['p1 legate-arms', 'tower p1 display legate']],
    breach: illegal('tallinn.tower.requires-contest', 'turn 1 play 3'),
  },
  ...(['knight', 'monk'] as const).map(
    (estate, index): Case => ({
      case: index === 0 ? 'TE-56' : 'TE-57',
      says: `the two persons join the ${estate}s of (10,4,6)`,
      options: LEGATE,
      rounds: [
        ['p1 legate-arms'],
        ['p1 8b'],
        ['p1 5b'],
        ['p1 2b'],
        ['p1 3b'],
        ['p1 10b'],
        ['p1 7b'],
        ['p1 4a'],
        ['p1 9b'],
        ['p1 6a'],
        ['p1 1a'],
      ],
      complete: true,
      final: [`bonus p1 ${estate}`],
      ...(estate === 'monk' && { breach: illegal('tallinn.legate.final-display', 'final') }),
    }),
  ),
  {
    case: 'TE-58',
    says: 'among equals the owner chooses',
    options: LEGATE,
    starts: ['s4', 's5'],
    components: `${Array.from({ length: 10 }, (_, n) => `<influence n="${n + 1}"><side id="a"/><side id="b"/></influence>`).join('')}<legate><side id="persons" merchant="1" knight="1" monk="1"/><side id="arms"/></legate><start id="s4" merchant="6" knight="3" monk="3"/><start id="s5"/>`,
    rounds: [['p1 legate-arms']],
    complete: true,
    final: ['bonus p1 monk', 'state p1 merchant=6 knight=3 monk=5'],
  },
  {
    case: 'TE-59',
    says: 'two persons for the side with three',
    options: LEGATE,
    rounds: [['p1 legate-persons']],
    complete: true,
    final: ['bonus p1 monk'],
    breach: illegal('tallinn.legate.final-display', 'final'),
  },
  {
    case: 'TE-61',
    says: 'the legate becomes a tower in the round of its contest',
    options: LEGATE,
    rounds: [['p1 legate-arms', 'contest p1 monk 1', 'tower p1 display legate']],
    told: ['tallinn.legate.tower-allowed', 'tallinn.legate.tower-right'],
  },
  {
    case: 'TE-62',
    says: 'a legate in the basic game',
    hands: { p1: '1 2 3 legate' },
    breach: setup('tallinn.legate.one-each'),
  },
  {
    case: 'TE-63',
    says: 'an eleventh round with the legate',
    options: LEGATE,
    rounds: [...NINE, [], []],
  },
];

/** TS-1 without any monk. */
function withoutMonks(): string {
  const cards = Array.from(
    { length: 10 },
    (_, n) => `<influence n="${n + 1}"><side id="a" merchant="1"/><side id="b" knight="1"/></influence>`,
  );
  return `${cards.join('')}<start id="s1" merchant="1"/><start id="s2" knight="1"/>`;
}
