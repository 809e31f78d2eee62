/** The rules of Tallinn, each with the shortest games that keep and break it. */
import type { FindingKind } from '../../../src/engine/finding.js';
import type { RuleIdOfTallinn } from '../../../src/games/tallinn/rulebook.js';
import { type GamePlan, TS_1 } from './game-log.js';

export type RuleRow =
  | { readonly keeps: GamePlan; readonly breaks: GamePlan; readonly kind: FindingKind; readonly at: string }
  /** Why no record can break it, and a game in which it is told. */
  | { readonly because: string; readonly told: GamePlan };

type Round = readonly string[];

const LEGATE = { legate: 'true' };
const LEADER = { 'tower-decision': 'leader-first' };
const PERMISSION = 'it is a permission';
const NINE: readonly Round[] = Array.from({ length: 9 }, () => []);
/** A contest that p1 wins: 2 merchants against none. */
const COIN = ['p1 1a'];

function breach(kind: FindingKind, at: string, keeps: GamePlan, breaks: GamePlan): RuleRow {
  return { keeps, breaks, kind, at };
}

/** One plan, and what is different where the rule is broken. */
function change(
  kind: FindingKind,
  at: string,
  plan: GamePlan,
  broken: Partial<GamePlan>,
  kept: Partial<GamePlan> = {},
): RuleRow {
  return { kind, at, keeps: { ...plan, ...kept }, breaks: { ...plan, ...broken } };
}

/** Lines in one round. */
function inRound(kind: FindingKind, at: string, keeps: Round, breaks: Round, plan: GamePlan = {}): RuleRow {
  return { kind, at, keeps: { ...plan, rounds: [keeps] }, breaks: { ...plan, rounds: [breaks] } };
}

/** Lines of final scoring. */
function inFinal(kind: FindingKind, plan: GamePlan, keeps: Round, breaks: Round): RuleRow {
  const complete = { ...plan, complete: true };
  return { kind, at: 'final', keeps: { ...complete, final: keeps }, breaks: { ...complete, final: breaks } };
}

function never(because: string, told: GamePlan): RuleRow {
  return { because, told };
}

/** Ten cards that show nobody, or a merchant with a coin on half a; the displays are then the start cards. */
export function flat(starts: readonly string[], a = ''): GamePlan {
  const cards = Array.from(
    { length: 10 },
    (_, n) => `<influence n="${n + 1}"><side id="a" ${a}/><side id="b"/></influence>`,
  );
  const legate = '<legate><side id="persons" merchant="1" knight="1" monk="1"/><side id="arms"/></legate>';
  return {
    components: [...cards, legate, ...starts.map((persons, n) => `<start id="s${n + 1}" ${persons}/>`)].join(''),
  };
}

const MERCHANT_COIN = 'merchant="1" coin="merchant"';
/** p1 has three merchants at the end, p2 one. */
const THREE_TO_ONE = flat(['merchant="3"', 'merchant="1"']);
const EQUAL = flat(['merchant="2"', 'merchant="2"']);
/** p1 has a tower (1,1,1), p2 a tower (1,0,2). */
const TOWERS: GamePlan = { rounds: [['p1 2a', 'p2 2a', 'tower p1 hand 1', 'tower p2 hand 4']] };
/** p1 has towers of cards 7 and 6, (1,2,5), of which the halves (0,2,2) were active; p2 one of card 5, (2,1,0). */
const HALF_TOWERS: GamePlan = {
  rounds: [
    ['p1 7b', 'p2 5b'],
    ['p1 6b', 'p2 2a', 'tower p2 display 5'],
    ['p1 1a', 'tower p1 display 7'],
    ['p1 2a', 'tower p1 display 6'],
  ],
};

export const RULES: Readonly<Record<RuleIdOfTallinn, RuleRow>> = {
  'tallinn.setup.player-count': breach('setup', 'setup', { players: 4 }, { players: 5 }),
  'tallinn.setup.component-census': change('data', 'setup', {}, { starts: ['watchtower'] }),
  'tallinn.setup.counter-start': never('no log holds coins', {}),
  'tallinn.setup.start-score': inRound('wrong', 'turn 1', ['state p1 points=4'], ['state p1 points=0']),
  'tallinn.setup.start-card': change(
    'setup',
    'setup',
    {},
    { edits: [['<start player="p2"', '<start player="p1" card="s5"/><start player="p2"']] },
  ),
  'tallinn.setup.start-card-distinct': change('setup', 'setup', {}, { starts: ['s1', 's1'] }),
  'tallinn.setup.start-cards-leftover': inRound('illegal', 'turn 1 play 2', ['p1 8a'], ['p1 s6-a']),
  'tallinn.setup.gold-supply': never('no log holds coins', {}),
  'tallinn.setup.full-set': change('setup', 'setup', {}, { hands: { p1: '1 2 11' } }, { hands: { p1: '1 2 10' } }),
  'tallinn.setup.private-pile': never('a log has the numbers of one player alone', {}),
  'tallinn.setup.opening-hand': change('setup', 'setup', {}, { hands: { p1: '1 2' } }, { hands: { p1: '1 2 3' } }),

  'tallinn.card.two-halves': inRound(
    'wrong',
    'turn 1',
    ['p1 8b', 'state p1 merchant=3 knight=1'],
    ['p1 8b', 'state p1 merchant=5 knight=2'],
  ),
  'tallinn.card.tower-back': never('a tower that counts is a breach of another rule', {
    rounds: [['p1 1a', 'tower p1 display 1']],
  }),
  'tallinn.card.coin-half-estate': never('card values may be somebody’s own, so it is a warning', {
    edits: [['merchant="1" coin="merchant"', 'merchant="1" monk="1" coin="merchant"']],
  }),
  'tallinn.card.start-persons-count': inRound(
    'wrong',
    'turn 1',
    ['p1 8b', 'state p1 merchant=3 knight=1'],
    ['p1 8b', 'state p1 merchant=2 knight=0'],
  ),

  'tallinn.score.advance': breach(
    'wrong',
    'turn 2',
    { rounds: [[], ['state p1 points=4']] },
    { rounds: [[], ['state p1 points=5']] },
  ),
  ...(Object.fromEntries(
    ['flip-over-15', 'gold-over-30', 'stack-over-60'].map((end) => [
      `tallinn.score.${end}`,
      never('no log holds coins', {
        ...flat(['', '', '', ''], MERCHANT_COIN),
        players: 4,
        rounds: Array.from({ length: 10 }, (_, n) => [`p1 ${n + 1}a`]),
      }),
    ]),
  ) as Record<`tallinn.score.${'flip-over-15' | 'gold-over-30' | 'stack-over-60'}`, RuleRow>),

  'tallinn.round.phase-order': inRound(
    'order',
    'turn 1',
    [...COIN, 'contest p1 merchant', 'draw p1 ?'],
    [...COIN, 'draw p1 ?', 'contest p1 merchant'],
  ),
  'tallinn.round.limit': breach('order', 'turn 11', { rounds: [...NINE, []] }, { rounds: [...NINE, [], []] }),
  'tallinn.round.simultaneous': never('a log does not say what a choice depended on', { rounds: [[]] }),
  'tallinn.round.empty-hand-skip': never('acting without a card breaks the rule of the action', {
    rounds: [['p1 1a', 'tower p1 hand'], ...NINE],
  }),

  'tallinn.choose.one-card': inRound('illegal', 'turn 1 play 3', ['p1 7b'], ['p1 7b', 'p1 8b']),
  'tallinn.choose.from-hand': inRound('illegal', 'turn 1 play 2', ['p1 3b'], ['p1 4b'], { hands: { p1: '1 2 3' } }),
  'tallinn.choose.mandatory': change('missing', 'turn 1', {}, { rounds: [['- p1'], []] }, { rounds: [['p1 7b'], []] }),
  'tallinn.choose.orientation': inRound('illegal', 'turn 1 play 2', ['p1 4a'], ['p1 4-arms']),
  'tallinn.choose.free-half': never('both halves are always allowed', { rounds: [['p1 4a']] }),
  'tallinn.choose.secret': never('a log shows what was revealed', { rounds: [[]] }),
  'tallinn.choose.phase-complete': never('a missing choice is a breach of choosing', { rounds: [[]] }),

  'tallinn.play.simultaneous-reveal': inRound(
    'order',
    'turn 1 play 2',
    ['p1 1a', 'p2 1b', 'contest p1 merchant'],
    ['p1 1a', 'contest p1 merchant', 'p2 1b'],
  ),
  'tallinn.play.keep-orientation': breach(
    'wrong',
    'turn 2',
    { rounds: [['p1 8b'], ['p1 7b', 'state p1 knight=1']] },
    { rounds: [['p1 8b'], ['p1 7b', 'state p1 knight=2']] },
  ),
  'tallinn.play.right-half-active': inRound('wrong', 'turn 1', ['p1 4b'], ['p1 4b', 'contest p1 merchant 2']),
  'tallinn.play.append-display': never('a play names its player alone', { rounds: [[]] }),
  'tallinn.play.sorting-allowed': never(PERMISSION, { rounds: [[]] }),
  'tallinn.play.once': breach(
    'illegal',
    'turn 2 play 2',
    { rounds: [['p1 4a'], ['p1 5b']] },
    { rounds: [['p1 4a'], ['p1 4b']] },
  ),

  'tallinn.contest.coin-trigger': inRound('wrong', 'turn 1', ['p1 7a'], ['p1 7a', 'contest p1 monk 2']),
  'tallinn.contest.skip-without-coin': breach(
    'wrong',
    'turn 10',
    { rounds: [['p1 1a', 'tower p1 hand'], ...NINE] },
    { rounds: [['p1 1a', 'tower p1 hand'], ...NINE.slice(1), ['contest p1 merchant 2']] },
  ),
  'tallinn.contest.estate': inRound(
    'wrong',
    'turn 1',
    [...COIN, 'contest p1 merchant 2'],
    [...COIN, 'contest p1 knight 2'],
  ),
  'tallinn.contest.every-opponent': claimed('contest p1 merchant 5', 'contest p1 merchant 1', {
    players: 4,
    starts: ['s4', 's1', 's3', 's5'],
    rounds: [
      ['p1 1b', 'p2 8b', 'p3 9b', 'p4 9b'],
      ['p1 4a', 'p2 9b', 'p3 6b', 'p4 6b'],
    ],
  }),
  'tallinn.contest.clockwise': never('the order changes nothing', { rounds: [COIN] }),
  'tallinn.contest.win-points': claimed('contest p1 merchant 2', 'contest p1 merchant 3', { rounds: [COIN] }),
  'tallinn.contest.tie-points': claimed('contest p1 merchant 1', 'contest p1 merchant 2', {
    starts: ['s2', 's3'],
    rounds: [['p1 1a', 'p2 9b']],
  }),
  'tallinn.contest.loss-points': claimed('contest p1 merchant 0', 'contest p1 merchant -1', {
    starts: ['s2', 's4'],
    rounds: [COIN],
  }),
  'tallinn.contest.only-trigger-scores': inRound(
    'wrong',
    'turn 1',
    [...COIN, 'contest p1 merchant 2', 'effect p2 points=0'],
    [...COIN, 'contest p1 merchant 2', 'effect p2 points=1'],
  ),
  'tallinn.contest.new-cards-count': claimed('contest p1 merchant 2', 'contest p1 merchant 5', {
    players: 4,
    starts: ['s1', 's2', 's5', 's4'],
    rounds: [['p1 1a', 'p2 8b', 'p3 8b', 'p4 8b']],
  }),
  'tallinn.contest.own-card-counts': claimed('contest p1 merchant 4', 'contest p1 merchant 3', {
    players: 3,
    starts: ['s1', 's3', 's2'],
    rounds: [['p1 1a', 'p2 9b', 'p3 9b']],
  }),
  'tallinn.contest.separate': claimed('contest p2 merchant 4', 'contest p2 merchant 0', {
    players: 3,
    starts: ['s1', 's4', 's2'],
    rounds: [['p1 1a', 'p2 1a', 'p3 7b', 'contest p1 merchant 2']],
  }),
  'tallinn.contest.all-before-towers': inRound(
    'order',
    'turn 1',
    ['p1 1a', 'p2 1a', 'contest p1 merchant', 'contest p2 merchant', 'tower p1 display 1'],
    ['p1 1a', 'p2 1a', 'contest p1 merchant', 'tower p1 display 1', 'contest p2 merchant'],
  ),
  'tallinn.contest.one-per-round': inRound(
    'wrong',
    'turn 1',
    [...COIN, 'contest p1 merchant 2'],
    [...COIN, 'contest p1 merchant 2', 'contest p1 merchant 2'],
  ),
  'tallinn.contest.cover-coin': never('an old coin that triggers is a contest without a coin', { rounds: [COIN] }),

  'tallinn.tower.requires-contest': breach(
    'illegal',
    'turn 2 play 3',
    { rounds: [[], [...COIN, 'tower p1 display 1']] },
    { rounds: [COIN, ['tower p1 display 1']] },
  ),
  'tallinn.tower.optional': never('doing without is allowed', { rounds: [[...COIN, 'tower p1 none']] }),
  'tallinn.tower.one-per-round': inRound(
    'illegal',
    'turn 1 play 4',
    [...COIN, 'tower p1 display 1'],
    [...COIN, 'tower p1 hand', 'tower p1 display 1'],
  ),
  'tallinn.tower.from-display': inRound(
    'illegal',
    'turn 1 play 3',
    [...COIN, 'tower p1 display 1'],
    [...COIN, 'tower p1 display 5'],
  ),
  'tallinn.tower.this-round-card': never(PERMISSION, { rounds: [[...COIN, 'tower p1 display 1']] }),
  'tallinn.tower.from-hand': inRound(
    'illegal',
    'turn 1 play 3',
    [...COIN, 'tower p1 hand 2'],
    [...COIN, 'tower p1 hand 4'],
    {
      hands: { p1: '1 2 3' },
    },
  ),
  'tallinn.tower.hand-shrinks': inRound(
    'wrong',
    'turn 1',
    [...COIN, 'tower p1 hand', 'state p1 hand=2'],
    [...COIN, 'tower p1 hand', 'state p1 hand=3'],
  ),
  'tallinn.tower.influence-only': inRound(
    'illegal',
    'turn 1 play 3',
    [...COIN, 'tower p1 display 1'],
    [...COIN, 'tower p1 display s1'],
  ),
  'tallinn.tower.leaves-display': breach(
    'wrong',
    'turn 2',
    { rounds: [['p1 8b'], [...COIN, 'tower p1 display 8', 'state p1 merchant=2 knight=1']] },
    { rounds: [['p1 8b'], [...COIN, 'tower p1 display 8', 'state p1 merchant=4 knight=1']] },
  ),
  'tallinn.tower.permanent': breach(
    'illegal',
    'turn 2 play 3',
    {
      rounds: [
        [...COIN, 'tower p1 display 1'],
        ['p1 2a', 'tower p1 display 2'],
      ],
    },
    {
      rounds: [
        [...COIN, 'tower p1 display 1'],
        ['p1 2a', 'tower p1 display 1'],
      ],
    },
  ),
  'tallinn.tower.after-contests': inRound(
    'order',
    'turn 1',
    [...COIN, 'tower p1 display 1', 'draw p1 ?'],
    [...COIN, 'draw p1 ?', 'tower p1 display 1'],
  ),
  'tallinn.tower.simultaneous': never('the order of decisions has no meaning', {
    rounds: [['p1 1a', 'p2 1a', 'tower p2 display 1', 'tower p1 display 1']],
  }),
  'tallinn.tower.signal-display': inRound(
    'illegal',
    'turn 1 play 3',
    [...COIN, 'tower p1 display 1 signal=1'],
    [...COIN, 'tower p1 hand ? signal=1'],
  ),
  'tallinn.tower.signal-hand': inRound(
    'illegal',
    'turn 1 play 3',
    [...COIN, 'tower p1 hand ? signal=7'],
    [...COIN, 'tower p1 display 1 signal=7'],
  ),
  'tallinn.tower.signal-none': inRound(
    'illegal',
    'turn 1 play 3',
    [...COIN, 'tower p1 none signal=0'],
    [...COIN, 'tower p1 display 1 signal=0'],
  ),
  'tallinn.tower.sole-entitled': never('it is a simplification', { rounds: [[...COIN, 'tower p1 display 1']] }),

  'tallinn.variant.leader-first': change(
    'order',
    'turn 2 play 4',
    { options: LEADER },
    { rounds: [COIN, ['p1 4a', 'p2 2a', 'tower p2 none', 'tower p1 none']] },
    { rounds: [COIN, ['p1 4a', 'p2 2a', 'tower p1 none', 'tower p2 none']] },
  ),
  'tallinn.variant.leader-tie-towers': change(
    'order',
    'turn 2 play 4',
    { ...flat(['', ''], MERCHANT_COIN), options: LEADER },
    {
      rounds: [
        ['p1 1a', 'p2 1a', 'tower p2 hand'],
        ['p1 2a', 'p2 2a', 'tower p1 none', 'tower p2 none'],
      ],
    },
    {
      rounds: [
        ['p1 1a', 'p2 1a', 'tower p2 hand'],
        ['p1 2a', 'p2 2a', 'tower p2 none', 'tower p1 none'],
      ],
    },
  ),
  'tallinn.variant.leader-tie-lot': never('any order is possible', {
    ...flat(['', ''], MERCHANT_COIN),
    options: LEADER,
    rounds: [['p1 1a', 'p2 1a', 'tower p2 none', 'tower p1 none']],
  }),

  'tallinn.draw.one': inRound('illegal', 'turn 1', ['draw p1 ?'], ['draw p1 ?', 'draw p1 ?']),
  'tallinn.draw.empty-pile': breach(
    'illegal',
    'turn 8',
    { rounds: [...NINE.slice(3), ['draw p1 ?']] },
    { rounds: [...NINE.slice(2), ['draw p1 ?']] },
  ),
  'tallinn.draw.unequal-hands': never('a second draw breaks the rule of drawing', {
    rounds: [[...COIN, 'tower p1 hand', 'draw p1 ?', 'draw p2 ?']],
  }),

  'tallinn.end.all-played': breach('order', 'final', { complete: true }, { rounds: NINE, final: [] }),

  'tallinn.final.order': inFinal(
    'order',
    {},
    ['contest p1 merchant', 'contest p1 tower'],
    ['contest p1 tower', 'contest p1 merchant'],
  ),
  'tallinn.final.estate-order': never('another order is only worth a remark', {
    complete: true,
    final: ['contest p1 monk', 'contest p1 merchant'],
  }),
  'tallinn.final.everyone': inFinal(
    'wrong',
    THREE_TO_ONE,
    ['contest p1 merchant 4'],
    ['contest p1 merchant 4', 'contest p1 merchant 4'],
  ),
  'tallinn.final.estate-win': inFinal('wrong', THREE_TO_ONE, ['contest p1 merchant 4'], ['contest p1 merchant 5']),
  'tallinn.final.estate-tie': inFinal(
    'wrong',
    EQUAL,
    ['contest p1 merchant 2', 'contest p2 merchant 2'],
    ['contest p1 merchant 1', 'contest p2 merchant 1'],
  ),
  'tallinn.final.five-difference': inFinal(
    'wrong',
    flat(['merchant="7" knight="4"', 'merchant="2"']),
    ['transfer p2 p1 merchant'],
    ['transfer p2 p1 knight'],
  ),
  'tallinn.final.five-difference-once': inFinal(
    'wrong',
    flat(['merchant="7"', 'merchant="2"']),
    ['transfer p2 p1 merchant'],
    ['transfer p2 p1 merchant', 'transfer p2 p1 merchant'],
  ),
  'tallinn.final.negative-allowed': inFinal(
    'wrong',
    { ...flat(['', 'merchant="9" knight="9" monk="9"']), options: { 'start-score': '0' } },
    ['state p1 points=-3'],
    ['state p1 points=0'],
  ),
  'tallinn.final.no-zero-tie': inFinal(
    'wrong',
    THREE_TO_ONE,
    ['contest p1 monk 0', 'contest p2 monk 0'],
    ['contest p1 monk 2', 'contest p2 monk 2'],
  ),
  'tallinn.final.reveal-towers': inFinal(
    'wrong',
    { rounds: [[...COIN, 'tower p1 display 1']] },
    ['towers p1 1'],
    ['towers p1 1,2'],
  ),
  'tallinn.final.tower-estate': inFinal(
    'wrong',
    TOWERS,
    ['contest p1 tower 0', 'contest p2 tower 6'],
    ['contest p1 tower 3', 'contest p2 tower 3'],
  ),
  'tallinn.final.tower-whole-card': inFinal(
    'wrong',
    HALF_TOWERS,
    ['contest p1 tower 6', 'contest p2 tower 0'],
    ['contest p1 tower 3', 'contest p2 tower 3'],
  ),
  'tallinn.final.tower-cross-estate': inFinal(
    'wrong',
    TOWERS,
    ['contest p1 tower 0', 'contest p2 tower 6'],
    ['contest p1 tower 3', 'contest p2 tower 6'],
  ),
  'tallinn.final.tower-win': inFinal(
    'wrong',
    TOWERS,
    ['contest p1 tower 0', 'contest p2 tower 6'],
    ['contest p1 tower 0', 'contest p2 tower 4'],
  ),
  'tallinn.final.tower-tie': inFinal(
    'wrong',
    { rounds: [['p1 1a', 'p2 1a', 'tower p1 display 1', 'tower p2 display 1']] },
    ['contest p1 tower 3', 'contest p2 tower 3'],
    ['contest p1 tower 2', 'contest p2 tower 2'],
  ),
  'tallinn.final.no-tower-no-tie': inFinal(
    'wrong',
    {},
    ['contest p1 tower 0', 'contest p2 tower 0'],
    ['contest p1 tower 3', 'contest p2 tower 3'],
  ),
  'tallinn.final.display-excludes-towers': inFinal(
    'wrong',
    {
      ...flat(['', 'merchant="2"'], MERCHANT_COIN),
      rounds: [
        ['p1 1a', 'tower p1 display 1'],
        ['p1 2a', 'tower p1 display 2'],
      ],
    },
    ['contest p1 merchant 0', 'contest p2 merchant 4'],
    ['contest p1 merchant 2', 'contest p2 merchant 2'],
  ),

  'tallinn.win.most-points': stated(
    THREE_TO_ONE,
    ['p1 points=8 rank=1', 'p2 points=4 rank=2'],
    ['p1 points=8 rank=2', 'p2 points=4 rank=1'],
  ),
  'tallinn.win.tiebreak-tower-persons': stated(TOWERS, ['p1 tower-persons=3'], ['p1 tower-persons=1']),
  'tallinn.win.shared': stated(
    EQUAL,
    ['p1 points=6 rank=1', 'p2 points=6 rank=1'],
    ['p1 points=6 rank=1', 'p2 points=6 rank=2'],
  ),

  'tallinn.legate.one-each': breach(
    'setup',
    'setup',
    { options: LEGATE, hands: { p1: '1 2 3 legate' } },
    { hands: { p1: '1 2 3 legate' } },
  ),
  'tallinn.legate.opening-hand': change(
    'setup',
    'setup',
    { options: LEGATE },
    { hands: { p1: '1 2 3 4' } },
    { hands: { p1: '1 2 3 legate' } },
  ),
  'tallinn.legate.round-limit': breach(
    'order',
    'final',
    { options: LEGATE, complete: true },
    { options: LEGATE, rounds: [...NINE, []], final: [] },
  ),
  'tallinn.legate.persons-half': inRound(
    'wrong',
    'turn 1',
    ['p1 legate-persons'],
    ['p1 legate-persons', 'contest p1 monk 2'],
    { options: LEGATE },
  ),
  'tallinn.legate.arms-contest': inRound(
    'missing',
    'turn 1 play 3',
    ['p1 legate-arms', 'contest p1 monk'],
    ['p1 legate-arms', 'contest p1'],
    { options: LEGATE },
  ),
  'tallinn.legate.arms-optional': inRound(
    'missing',
    'turn 1',
    ['p1 legate-arms', 'contest p1 monk', 'state p1 towers=0'],
    ['p1 legate-arms', 'state p1 towers=0'],
    { options: { ...LEGATE, 'legate-arms-requires-contest': 'true' } },
  ),
  'tallinn.legate.plus-two': inRound(
    'wrong',
    'turn 1 play 3',
    ['p1 legate-arms', 'p2 legate-arms', 'contest p1 monk 2'],
    ['p1 legate-arms', 'p2 legate-arms', 'contest p1 monk 0'],
    { options: LEGATE, starts: ['s1', 's3'] },
  ),
  'tallinn.legate.plus-two-private': {
    ...claimed('contest p2 monk 4', 'contest p2 monk 3', {
      options: LEGATE,
      players: 3,
      starts: ['s6', 's3', 's5'],
      rounds: [
        ['p1 8b', 'p2 4b', 'p3 9b'],
        ['p1 legate-arms', 'p2 3a', 'p3 8b', 'contest p1 monk'],
      ],
    }),
  },
  'tallinn.legate.plus-two-expires': claimed('contest p2 monk 6', 'contest p2 monk 5', {
    options: LEGATE,
    players: 4,
    starts: ['s6', 's3', 's5', 's4'],
    rounds: [
      ['p1 legate-arms', 'p2 4b', 'p3 9b', 'p4 8b', 'contest p1 monk'],
      ['p1 8b', 'p2 3a', 'p3 8b', 'p4 5b'],
    ],
  }),
  'tallinn.legate.tower-right': never(PERMISSION, {
    options: LEGATE,
    rounds: [['p1 legate-arms', 'contest p1 monk', 'tower p1 hand']],
  }),
  'tallinn.legate.final-display': inFinal(
    'illegal',
    { ...flat(['merchant="7" knight="3" monk="5"', '']), options: LEGATE, rounds: [['p1 legate-arms']] },
    ['bonus p1 knight'],
    ['bonus p1 monk'],
  ),
  'tallinn.legate.tower-allowed': never(PERMISSION, {
    options: LEGATE,
    rounds: [['p1 legate-arms', 'contest p1 monk', 'tower p1 display legate']],
  }),
  'tallinn.legate.final-tower': stated(
    { options: LEGATE, rounds: [['p1 legate-arms', 'contest p1 monk', 'tower p1 display legate']] },
    ['p1 tower-persons=5'],
    ['p1 tower-persons=3'],
  ),

  'tallinn.visibility.hand': never('what a log knows does no harm', {}),
  'tallinn.visibility.hand-tower': never('what a log knows does no harm', { rounds: [[...COIN, 'tower p1 hand 2']] }),

  'tallinn.invariant.card-conservation': never('a card in two places breaks the rule of how it got there', {
    rounds: [[]],
  }),
  'tallinn.invariant.hand-size': inRound('wrong', 'turn 1', ['state p1 hand=3'], ['state p1 hand=1']),
  'tallinn.invariant.hand-tower-cap': never('before a third one the hand is empty', {
    rounds: [[...COIN, 'tower p1 hand']],
  }),
  'tallinn.invariant.round-bounds': never('it follows from the cards', { complete: true }),
  'tallinn.invariant.elimination': inFinal(
    'wrong',
    { rounds: [[...COIN, 'tower p1 hand 5'], ['p1 3b']] },
    ['towers p1 5'],
    ['towers p1 3'],
  ),
  'tallinn.invariant.round-delta': inRound(
    'wrong',
    'turn 1',
    [...COIN, 'contest p1 merchant 2', 'effect p1 points=2'],
    [...COIN, 'contest p1 merchant 2', 'effect p1 points=9'],
  ),
  'tallinn.invariant.towers-vs-contests': inRound('wrong', 'turn 1', ['state p1 towers=0'], ['state p1 towers=1']),
  'tallinn.invariant.score-floor': never('it follows from the points', { complete: true }),
  'tallinn.invariant.final-total': never('it follows from the points', { complete: true }),

  'tallinn.claim.total': never('a wrong number stands under the rule of what it counts', {
    rounds: [['p1 ?', 'state p1 points=6 merchant=2 knight=1 monk=0']],
  }),
};

/** The last round of a plan, with a contest as the log states it. */
function claimed(right: string, wrong: string, plan: GamePlan): RuleRow {
  const rounds = plan.rounds ?? [];
  const ending = (line: string): GamePlan => ({
    components: TS_1,
    ...plan,
    rounds: [...rounds.slice(0, -1), [...(rounds.at(-1) ?? []), line]],
  });
  return { kind: 'wrong', at: `turn ${rounds.length}`, keeps: ending(right), breaks: ending(wrong) };
}

/** A whole game with its result. */
function stated(plan: GamePlan, right: readonly string[], wrong: readonly string[]): RuleRow {
  const whole = { ...plan, complete: true };
  return { kind: 'wrong', at: 'result', keeps: { ...whole, result: right }, breaks: { ...whole, result: wrong } };
}
