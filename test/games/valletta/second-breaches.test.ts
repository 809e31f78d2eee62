/** What behind a breach is a breach of its own, and what follows from it. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { breachOf, judged } from './judged.js';
import { ended } from './whole-game.js';

/** The first player takes something with the Nun; then the other one does something. */
function afterNun(taken: string, ...second: readonly string[]): GamePlan {
  return {
    cells: { 'A1-1': { character: 'nun' }, 'A1-2': { cost: '0/3/0/0' } },
    hands: { p1: 'builder', p2: 'builder' },
    goods: { p2: '1/1/1/1' },
    turns: [
      ['p1', 'builder build A1-1', `nun take ${taken}`, 'shopkeeper'],
      ['p2', ...second],
    ],
  };
}

/** Somebody hires a Character that lies on a building; then somebody builds, and draws one card too many. */
function hiredFromBuilding(built: string): GamePlan {
  return {
    cells: { 'A1-1': { character: 'carver' }, 'A1-2': { character: 'trader' } },
    hands: { p1: 'jean shopkeeper lumberjack', p2: 'builder shopkeeper lumberjack' },
    turns: [
      ['p1', 'jean barrel gold hire carver', 'shopkeeper', 'lumberjack'],
      ['p2', `builder build ${built}`, 'shopkeeper', 'lumberjack', 'draw ? ? ?'],
    ],
  };
}

/** A card of the own pile is played; the log counts one too few in the other hand. */
function playedFromElsewhere(otherHand: string): GamePlan {
  return {
    hands: { p1: 'shopkeeper lumberjack stone-sculptor maid builder', p2: otherHand },
    turns: [['p1', 'brick-worker', 'shopkeeper', 'lumberjack', 'state p2 hand=4']],
  };
}

/** Jean, then another card that does as he does; then where he stands. */
function repeatedJean(second: string, state: string): GamePlan {
  return {
    hands: { p1: 'jean apprentice maid' },
    turns: [['p1', 'jean barrel gold', second, 'lumberjack', state]],
  };
}

/** A card that exchanges goods, and no word of it; then numbers. */
function unwritten(card: 'laparelli' | 'merchant', ...states: readonly string[]): GamePlan {
  return {
    cells: { 'A1-1': { character: card, cost: '1/0/0/0' } },
    hands: { p1: 'builder stone-sculptor' },
    goods: { p1: '3/5/1/1' },
    turns: [['p1', 'builder build A1-1 1/0/0/0', card, 'stone-sculptor', ...states]],
  };
}

/** An Innkeeper, and numbers behind the turn. @param givers what the others have */
function notGiven(givers: readonly string[], ...states: readonly string[]): GamePlan {
  return {
    players: givers.length + 1,
    cells: { 'A1-1': { character: 'innkeeper', cost: '1/0/0/0' } },
    hands: { p1: 'builder lumberjack' },
    goods: { p1: '5/1/1/1', ...Object.fromEntries(givers.map((goods, at) => [`p${at + 2}`, goods])) },
    turns: [
      ['p1', 'builder build A1-1 1/0/0/0', 'innkeeper', 'lumberjack', ...states.map((state) => `state ${state}`)],
    ],
  };
}

/** A Nun with three others, and what the log tells of their stones. @param lines behind the play, or within it */
function nunOfFour(effects: string, ...lines: readonly string[]): GamePlan {
  return {
    players: 4,
    cells: { 'A1-1': { character: 'nun' } },
    hands: { p1: 'builder shopkeeper' },
    goods: { p1: '1/1/1/1', p2: '1/1/1/1', p3: '1/1/1/1', p4: '1/1/1/1' },
    turns: [['p1', 'builder build A1-1', `nun take stone:3 ${effects}`.trim(), 'shopkeeper', ...lines]],
  };
}

/** A Shopkeeper first, with one line behind each play and some behind the turn; both players have two gold. */
function shopkeeper(does: string, ...lines: readonly string[]): GamePlan {
  return {
    hands: { p1: 'shopkeeper lumberjack apprentice' },
    goods: { p1: '2/1/1/1', p2: '2/1/1/1' },
    turns: [['p1', `shopkeeper ${does}`.trim(), ...lines]],
  };
}

/** A Banker whose player owns a building with three gold icons, which is green; and a Shopkeeper before. */
function banker(...lines: readonly string[]): GamePlan {
  return {
    cells: { 'A1-1': { character: 'banker', yields: 'gold:3' } },
    hands: { p1: 'builder shopkeeper' },
    goods: { p1: '1/1/1/1', p2: '1/1/1/1' },
    turns: [['p1', 'builder build A1-1', 'shopkeeper', ...lines]],
  };
}

/** A Merchant of whose exchange there is no word; then goods that it brings are paid. */
const PAID_FROM_UNWRITTEN: GamePlan = {
  cells: {
    'A1-1': { character: 'merchant', cost: '1/0/0/0' },
    'A1-3': { character: 'carpenter', cost: '0/1/0/0' },
    'A1-2': { cost: '0/2/2/2' },
  },
  hands: { p1: 'builder apprentice shopkeeper' },
  goods: { p1: '3/5/1/1' },
  turns: [
    ['p1', 'builder build A1-1 1/0/0/0', 'apprentice build A1-3 0/1/0/0', 'shopkeeper'],
    ['p2', 'shopkeeper', 'lumberjack', 'stone-sculptor'],
    ['p1', 'merchant', 'carpenter build A1-2 0/0/2/2', 'state p1 gold=2'],
  ],
};

/** Discards of the first player in the draw pile although nothing has brought about the final phase; then something else. */
function shuffledEarly(...then: NonNullable<GamePlan['turns']>): GamePlan {
  return {
    hands: { p2: 'shopkeeper lumberjack stone-sculptor maid builder' },
    turns: [['p1'], ['p2'], 'state p1 pile=3 discard=0', ...then],
  };
}

test.each<[says: string, plan: GamePlan, roots: readonly string[]]>([
  [
    'discards in the draw piles of both, as in a final phase',
    shuffledEarly('state p2 pile=3 discard=0'),
    ['turn.reshuffle turn 2'],
  ],
  [
    'discards in a draw pile, and whoever has none left is passed over',
    shuffledEarly(['p1'], ['p2'], ['p2']),
    ['turn.reshuffle turn 2'],
  ],
  [
    'discards in a draw pile, and nobody shuffles any more',
    shuffledEarly(['p1'], ['p2', 'brick-worker', 'maid take wood', 'builder', 'draw']),
    ['turn.reshuffle turn 2'],
  ],
  [
    'discards in a draw pile, a shuffle of the main phase, and discards in another one',
    shuffledEarly(
      ['p1'],
      ['p2', 'brick-worker', 'maid take wood', 'builder', 'draw shopkeeper lumberjack stone-sculptor'],
      'state p2 pile=4 discard=0',
    ),
    ['turn.reshuffle turn 2', 'turn.reshuffle turn 4'],
  ],
  [
    'two kinds for a Monk, of which one has changed hands',
    {
      cells: { 'A1-1': { character: 'monk' } },
      hands: { p1: 'builder shopkeeper' },
      goods: { p1: '1/1/1/1', p2: '1/1/1/2' },
      turns: [
        ['p1', 'builder build A1-1', 'monk give p2 wood:1+stone:1', 'shopkeeper', 'state p1 wood=2 stone=1'],
        'state p2 wood=0 stone=1',
      ],
    },
    ['card.monk-max-one turn 1 play 2'],
  ],
  [
    'two stones of the Nun, and nothing else',
    afterNun('stone:2', 'builder state p2 stone=2'),
    ['card.nun turn 1 play 2'],
  ],
  [
    'two stones of the Nun, and a payment of what nobody gave',
    afterNun('stone:2', 'builder build A1-2 0/3/0/0'),
    ['card.nun turn 1 play 2', 'build.cost turn 2 play 1'],
  ],
  [
    'two kinds of the Nun, and a payment of neither',
    afterNun('stone:2+brick', 'builder build A1-2 0/3/0/0'),
    ['card.nun turn 1 play 2', 'build.cost turn 2 play 1'],
  ],
  [
    'two kinds of the Nun, of which the other one has taken one',
    afterNun('stone:2+brick', 'builder state p2 stone=2'),
    ['card.nun turn 1 play 2'],
  ],
  [
    'Jean repeated, who hires and does not move',
    repeatedJean('apprentice hire builder', 'state jean=1'),
    ['card.apprentice-colours turn 1 play 2'],
  ],
  [
    'Jean repeated, who hires and moves',
    repeatedJean('apprentice hire builder', 'state jean=2'),
    ['card.apprentice-colours turn 1 play 2'],
  ],
  [
    'Jean repeated, of whom the log writes what was taken, and who moves',
    repeatedJean('apprentice take stone', 'state jean=2'),
    ['card.apprentice-colours turn 1 play 2'],
  ],
  [
    '... and who hires',
    repeatedJean('apprentice take stone hire builder', 'state jean=2'),
    ['card.apprentice-colours turn 1 play 2'],
  ],
  [
    'a barrel of somebody else, up to which Jean has moved',
    repeatedJean('maid take wood barrel wood', 'state jean=2'),
    ['jean.barrel turn 1 play 2'],
  ],
  [
    'a Nun repeated, of whom nobody else has anything',
    {
      cells: { 'A1-1': { character: 'nun' } },
      hands: { p1: 'builder apprentice' },
      draft: ['p2 gold', 'p1 wood'],
      turns: [['p1', 'builder build A1-1', 'nun take gold', 'apprentice take wood:3', 'state p2 gold=3 wood=1']],
    },
    ['card.apprentice-colours turn 1 play 3'],
  ],
  [
    'an Innkeeper repeated, written as what that changed for each',
    {
      cells: { 'A1-1': { character: 'innkeeper' } },
      hands: { p1: 'builder apprentice' },
      goods: { p2: '5/0/0/0' },
      turns: [
        ['p1', 'builder build A1-1', 'innkeeper', 'apprentice effect p1 gold=1 effect p2 gold=-1'],
        ['p2', 'shopkeeper effect p2 gold=0'],
      ],
    },
    ['card.apprentice-colours turn 1 play 3', 'card.shopkeeper turn 2 play 1'],
  ],
  [
    'hands that are refilled as turns begin',
    {
      hands: { p1: 'shopkeeper lumberjack stone-sculptor', p2: 'shopkeeper lumberjack stone-sculptor' },
      turns: [
        ...['p1', 'p2'].map((player) => [player, 'shopkeeper', 'lumberjack', 'stone-sculptor'] as const),
        ...['p1', 'p2'].map((player) => [player, 'draw builder jean maid', 'jean barrel wood'] as const),
      ],
    },
    ['turn.no-draw-in-turn turn 3'],
  ],
  [
    'a card drawn behind each play, and again in another turn',
    {
      hands: { p1: 'shopkeeper lumberjack stone-sculptor' },
      turns: [
        ['p1', 'shopkeeper', 'draw builder', 'lumberjack', 'draw jean', 'stone-sculptor', 'draw apprentice'],
        ['p2'],
        [
          'p1',
          'builder',
          'draw lumberjack',
          'jean barrel wood',
          'draw shopkeeper',
          'apprentice',
          'draw stone-sculptor',
        ],
      ],
    },
    ['turn.no-draw-in-turn turn 1', 'turn.no-draw-in-turn turn 3'],
  ],
  [
    'all five cards of a hand in one turn, and again in another',
    {
      hands: {
        p1: 'shopkeeper lumberjack stone-sculptor maid builder',
        p2: 'shopkeeper lumberjack stone-sculptor maid builder',
      },
      turns: [
        ['p1', 'shopkeeper', 'lumberjack', 'stone-sculptor', 'maid take wood', 'builder'],
        ['p2', 'shopkeeper', 'lumberjack', 'stone-sculptor', 'maid take wood', 'builder'],
      ],
    },
    ['turn.play-three turn 1 play 4', 'turn.play-three turn 2 play 4'],
  ],
  [
    'a Nun of whom nobody else has anything, by effects',
    nunOfFour('effect p2 stone=0 effect p3 stone=0 effect p4 stone=0'),
    ['card.nun-others turn 1 play 2'],
  ],
  [
    'a Nun of whom everybody has three, by effects',
    nunOfFour('effect p2 stone=3 effect p3 stone=3 effect p4 stone=3'),
    ['card.nun-others turn 1 play 2'],
  ],
  [
    'a Nun who has two, and of whom nobody else has anything, by effects',
    nunOfFour('effect p1 stone=2 effect p2 stone=0 effect p3 stone=0'),
    ['card.nun turn 1 play 2', 'card.nun-others turn 1 play 2'],
  ],
  [
    'a Nun of whom nobody else has anything, by numbers',
    nunOfFour('', 'state p2 stone=1', 'state p3 stone=1', 'state p4 stone=1'),
    ['card.nun-others turn 1 play 3'],
  ],
  [
    '... and one of them has nothing for another reason',
    nunOfFour('', 'state p2 stone=1', 'state p3 stone=0', 'state p4 stone=2'),
    ['card.nun-others turn 1 play 3', 'claim.total turn 1 play 3'],
  ],
  [
    'a point for every two goods of everybody',
    { ...ended({ goodsLeft: '2/2/2/2' }), result: ['p1 points=4 goods=4', 'p2 points=3 goods=3'] },
    ['final.goods result'],
  ],
  [
    'the houses that are left, of everybody',
    { ...ended({}), result: ['p1 points=2 houses=8', 'p2 points=2 houses=8'] },
    ['build.place-house result'],
  ],
  [
    'icons of a building that does not lie in this game',
    {
      cells: { 'A1-1': { character: 'banker', yields: 'gold:1' } },
      hands: { p1: 'builder apprentice' },
      turns: [['p1', 'builder build A3-1', 'apprentice build A1-1', 'banker effect p1 gold=3']],
    },
    ['build.on-display turn 1 play 1'],
  ],
  [
    'a hired Character of a building, which is built without it',
    hiredFromBuilding('A1-1'),
    ['jean.hire-from-supply turn 1 play 1'],
  ],
  [
    'a hired Character of a building, and too many cards behind another one',
    hiredFromBuilding('A1-2'),
    ['jean.hire-from-supply turn 1 play 1', 'turn.refill-five turn 2'],
  ],
  [
    'a card of another hand, in which it is missing',
    playedFromElsewhere('brick-worker apprentice jean maid builder'),
    ['turn.from-hand turn 1 play 1'],
  ],
  [
    'a card that was in no hand, and a hand that lacks one',
    playedFromElsewhere('shopkeeper lumberjack stone-sculptor maid builder'),
    ['turn.from-hand turn 1 play 1', 'turn.refill-five turn 1 play 3'],
  ],
  [
    'a purchase of which the numbers alone tell',
    unwritten('laparelli', 'state p1 wood=1 points=4'),
    ['card.laparelli turn 1 play 3'],
  ],
  [
    'goods that a purchase may have cost, and points that it does not bring',
    unwritten('laparelli', 'state p1 wood=1 points=3'),
    ['claim.total turn 1 play 3', 'claim.total turn 1 play 3'],
  ],
  [
    'an exchange of which numbers in two places tell',
    unwritten('merchant', 'state p1 gold=2', 'state p1 wood=6'),
    ['card.merchant turn 1 play 3'],
  ],
  [
    'an exchange that nobody wrote down, and goods of it that are paid',
    PAID_FROM_UNWRITTEN,
    ['build.cost turn 3 play 2'],
  ],
  [
    'a gift to the Innkeeper that numbers of both do not count',
    notGiven(['2/1/1/1'], 'p1 gold=4', 'p2 gold=2'),
    ['card.innkeeper turn 1 play 3'],
  ],
  [
    '... the numbers of the giver first',
    notGiven(['2/1/1/1'], 'p2 gold=2', 'p1 gold=4'),
    ['card.innkeeper turn 1 play 3'],
  ],
  [
    '... of two that give',
    notGiven(['2/1/1/1', '3/1/1/1'], 'p1 gold=5', 'p2 gold=2', 'p3 gold=2'),
    ['card.innkeeper turn 1 play 3'],
  ],
  [
    '... and none of two',
    notGiven(['2/1/1/1', '3/1/1/1'], 'p1 gold=4', 'p2 gold=2', 'p3 gold=3'),
    ['card.innkeeper turn 1 play 3'],
  ],
  [
    '... the numbers of the givers first',
    notGiven(['2/1/1/1', '3/1/1/1'], 'p2 gold=2', 'p3 gold=3', 'p1 gold=4'),
    ['card.innkeeper turn 1 play 3'],
  ],
  [
    '... and of one of them behind the taker',
    notGiven(['2/1/1/1', '3/1/1/1'], 'p2 gold=2', 'p1 gold=4', 'p3 gold=3'),
    ['card.innkeeper turn 1 play 3'],
  ],
  [
    '... and one of them lacks more than that',
    notGiven(['2/1/1/1', '3/1/1/1'], 'p2 gold=2', 'p3 gold=0', 'p1 gold=5'),
    ['card.innkeeper turn 1 play 3', 'claim.total turn 1 play 3'],
  ],
  [
    'gold that a giver lacks, and the Innkeeper, too',
    notGiven(['2/1/1/1'], 'p1 gold=4', 'p2 gold=0'),
    ['card.innkeeper turn 1 play 3', 'card.innkeeper turn 1 play 3'],
  ],
  [
    'a gift to the Innkeeper that numbers of both count twice',
    notGiven(['2/1/1/1'], 'p1 gold=6', 'p2 gold=0'),
    ['card.innkeeper turn 1 play 3'],
  ],
  [
    '... the giver in a turn of their own',
    {
      ...notGiven(['3/1/1/1'], 'p1 gold=6'),
      turns: [
        ['p1', 'builder build A1-1 1/0/0/0', 'innkeeper', 'lumberjack', 'state p1 gold=6'],
        ['p2', 'lumberjack', 'stone-sculptor', 'brick-worker', 'state p2 gold=1'],
      ],
    },
    ['card.innkeeper turn 1 play 3'],
  ],
  [
    'a gift to the Innkeeper of another kind, and numbers that lack the gold',
    {
      ...notGiven(['2/1/1/1']),
      turns: [
        [
          'p1',
          'builder build A1-1 1/0/0/0',
          'innkeeper give p2 wood',
          'lumberjack',
          'state p1 gold=4',
          'state p2 gold=2',
        ],
      ],
    },
    ['card.innkeeper turn 1 play 2'],
  ],
  [
    'a good instead of another one, each in an element of its own',
    shopkeeper('', 'effect p1 gold=0', 'effect p1 wood=1', 'lumberjack'),
    ['card.shopkeeper turn 1 play 1'],
  ],
  [
    'points and a good, each in an element of its own',
    shopkeeper('', 'effect p1 points=1', 'effect p1 gold=2', 'lumberjack'),
    ['score.sources turn 1 play 1'],
  ],
  [
    'a good for somebody else, by effects',
    shopkeeper('effect p1 gold=0 effect p2 gold=1', 'lumberjack'),
    ['card.shopkeeper turn 1 play 1'],
  ],
  [
    '... by numbers',
    shopkeeper('', 'lumberjack', 'state p1 gold=2', 'state p2 gold=3'),
    ['card.shopkeeper turn 1 play 2'],
  ],
  [
    '... by an effect and a number',
    shopkeeper('effect p2 gold=1', 'lumberjack', 'state p1 gold=2'),
    ['card.shopkeeper turn 1 play 1'],
  ],
  [
    '... by numbers behind the turn of each',
    {
      ...shopkeeper(''),
      turns: [
        ['p1', 'shopkeeper', 'lumberjack', 'apprentice', 'state p1 gold=2'],
        ['p2', 'lumberjack', 'stone-sculptor', 'brick-worker', 'state p2 gold=3'],
      ],
    },
    ['card.shopkeeper turn 1 play 3'],
  ],
  [
    '... and a right number in between shows that it is another one',
    {
      ...shopkeeper(''),
      turns: [
        ['p1', 'shopkeeper', 'lumberjack', 'apprentice', 'state p1 gold=2', 'state p2 gold=2'],
        ['p2', 'lumberjack', 'stone-sculptor', 'brick-worker', 'state p2 gold=3'],
      ],
    },
    ['card.shopkeeper turn 1 play 3', 'claim.total turn 2 play 3'],
  ],
  [
    'a good too many for each of two players',
    shopkeeper('effect p1 gold=2 effect p2 gold=1', 'lumberjack'),
    ['card.shopkeeper turn 1 play 1', 'card.shopkeeper turn 1 play 1'],
  ],
  [
    'a Nun of another good than the one that she names, by effects',
    nunOfFour('effect p1 stone=0 wood=3 effect p2 stone=0 wood=1 effect p3 stone=0 wood=1 effect p4 stone=0 wood=1'),
    ['card.nun turn 1 play 2'],
  ],
  [
    '... by numbers',
    nunOfFour('', 'state p1 wood=4 stone=1', 'state p2 wood=2 stone=1', 'state p3 wood=2 stone=1', 'state p4 stone=1'),
    ['card.nun turn 1 play 3'],
  ],
  [
    '... and one of the others has neither',
    nunOfFour('', 'state p1 stone=1', 'state p2 stone=1', 'state p3 stone=0'),
    ['card.nun turn 1 play 3', 'claim.total turn 1 play 3'],
  ],
  [
    'an Innkeeper to whom one of two did not give, by the effect, and that one pays with it',
    {
      ...notGiven(['2/0/0/0', '2/0/0/0']),
      cells: { 'A1-1': { character: 'innkeeper', cost: '1/0/0/0' }, 'A1-2': { cost: '2/0/0/0' } },
      hands: { p1: 'builder lumberjack', p2: 'builder' },
      turns: [
        ['p1', 'builder build A1-1 1/0/0/0', 'innkeeper effect p1 gold=1', 'lumberjack'],
        ['p2', 'builder build A1-2 2/0/0/0'],
      ],
    },
    ['card.innkeeper turn 1 play 2'],
  ],
  [
    '... by what is written as taken, and that one still has it',
    {
      ...notGiven(['2/0/0/0', '2/0/0/0']),
      turns: [['p1', 'builder build A1-1 1/0/0/0', 'innkeeper take gold', 'lumberjack', 'state p2 gold=2']],
    },
    ['card.innkeeper turn 1 play 2'],
  ],
  [
    'two gold of one giver, by the effect',
    {
      ...notGiven(['5/0/0/0', '2/0/0/0']),
      turns: [['p1', 'builder build A1-1 1/0/0/0', 'innkeeper effect p2 gold=-2', 'lumberjack']],
    },
    ['card.innkeeper-max-one turn 1 play 2'],
  ],
  [
    'a payment that was not booked, told good by good',
    {
      cells: { 'A1-1': { cost: '1/1/1/0' } },
      hands: { p1: 'builder brick-worker' },
      goods: { p1: '3/3/3/3' },
      turns: [
        [
          'p1',
          'builder build A1-1 1/1/1/0',
          'state p1 stone=3',
          'brick-worker',
          'state p1 gold=3 wood=3',
          'shopkeeper',
        ],
      ],
    },
    ['build.cost turn 1 play 1'],
  ],
  [
    'a payment of wood that the replay does not know, by the effect, and then other wood',
    {
      cells: { 'A1-1': { cost: '0/3/0/0' } },
      hands: { p1: 'builder lumberjack' },
      goods: { p1: '1/0/0/0' },
      turns: [['p1', 'builder build A1-1 0/3/0/0 effect p1 wood=-3', 'lumberjack', 'state p1 wood=1', 'shopkeeper']],
    },
    ['build.cost turn 1 play 1'],
  ],
  [
    'a house that stays where it was, and the houses of the result are those of the display',
    {
      ...ended({ lastOfP1: ['builder build A1-1', 'apprentice', 'banker', 'state p1 houses=8'] }),
      cells: { 'A1-1': { character: 'banker' } },
      result: ['p1 houses=1', 'p2 houses=0'],
    },
    ['build.place-house turn 7 play 3'],
  ],
  [
    'discards that nobody shuffled when the final phase began, and that somebody shuffles later',
    ended({
      edit: ([first = ['p1'], [second, ...plays] = ['p2'], third = ['p1']]) => [
        first,
        [second, 'state p2 discard=0', 'state p1 discard=3', ...plays],
        [...third, 'state p1 discard=0'],
      ],
    }),
    ['end.final-shuffle turn 2'],
  ],
  ['icons that somebody else counts, too', banker('banker effect p2 gold=3'), ['card.banker turn 1 play 3']],
  [
    'an icon too many, by numbers behind each play',
    banker('state p1 gold=2', 'banker', 'state p1 gold=6'),
    ['green.count-icons turn 1 play 3'],
  ],
  [
    '... and none of them by numbers behind the turn alone',
    banker('banker', 'state p1 gold=6'),
    ['card.shopkeeper turn 1 play 3'],
  ],
  [
    'icons that somebody else counts, by numbers behind each play',
    banker('state p2 gold=1', 'banker', 'state p2 gold=4'),
    ['card.banker turn 1 play 3'],
  ],
  [
    'a point for icons, by numbers behind each play',
    banker('state p1 points=0', 'banker', 'state p1 points=1'),
    ['score.sources turn 1 play 3'],
  ],
  [
    'points and wood that are too many until the result has them right',
    {
      ...ended({ lastOfP1: ['builder', 'apprentice', 'state p1 points=1 wood=5'] }),
      result: ['p1 points=2 goods=2', 'p2 points=2 goods=2'],
    },
    ['claim.total turn 7 play 2', 'claim.total turn 7 play 2'],
  ],
  [
    'a point and a brick that the log gives both players',
    shopkeeper('', 'state p1 points=1 brick=2', 'state p2 points=1 brick=2'),
    ['claim.total turn 1 play 1', 'claim.total turn 1 play 1'],
  ],
  [
    'a point for one player, and two for the other',
    shopkeeper('', 'state p1 points=1', 'state p2 points=2'),
    ['claim.total turn 1 play 1', 'claim.total turn 1 play 1'],
  ],
  [
    'a total that is too low beside parts that are right',
    { ...ended({}), result: ['p1 points=1 buildings=0 goods=2', 'p2 points=2 buildings=0 goods=2'] },
    ['claim.total result'],
  ],
  [
    'a gift that nobody has, and a price that another one would pay',
    {
      cells: { 'A1-1': { character: 'monk' }, 'A1-2': { cost: '0/2/0/0' } },
      hands: { p1: 'builder jean', p2: 'shopkeeper lumberjack stone-sculptor' },
      goods: { p1: '1/1/1/1', p2: '4/0/0/0' },
      turns: [
        ['p1', 'builder build A1-1', 'monk give p2 stone', 'jean barrel gold hire builder'],
        ['p2'],
        ['p1', 'builder build A1-2 0/2/0/0'],
      ],
    },
    ['card.monk-giver-chooses turn 1 play 2'],
  ],
  [
    'an Innkeeper that nobody holds, and what he takes',
    {
      cells: { 'A1-1': { cost: '2/0/0/0' } },
      hands: { p2: 'builder' },
      goods: { p2: '2/0/0/0' },
      turns: [
        ['p1', 'innkeeper', 'lumberjack', 'shopkeeper'],
        ['p2', 'builder build A1-1 2/0/0/0', 'banker'],
      ],
    },
    ['turn.from-hand turn 1 play 1', 'turn.from-hand turn 2 play 2'],
  ],
  [
    'a card that nobody holds, and gifts of who plays it',
    {
      cells: { 'A1-1': { character: 'innkeeper' }, 'A1-4': { cost: '2/0/0/0' } },
      hands: { p1: 'lumberjack shopkeeper', p2: 'builder jean' },
      goods: { p1: '0/1/1/1', p2: '1/1/1/1' },
      turns: [
        ['p1', 'banker', 'lumberjack', 'shopkeeper'],
        ['p2', 'builder build A1-1', 'innkeeper', 'jean barrel wood hire builder'],
        ['p1'],
        ['p2', 'builder build A1-4 2/0/0/0'],
      ],
    },
    ['turn.from-hand turn 1 play 1'],
  ],
  [
    'a good that two players keep, and a price that the first one would pay with another',
    {
      cells: { 'A1-1': { cost: '0/0/2/0' } },
      draft: ['p2 wood', 'p1 wood'],
      hands: { p2: 'builder' },
      turns: [['p1'], ['p2', 'builder build A1-1 0/0/2/0']],
    },
    ['draft.distinct draft'],
  ],
  [
    'two goods in one place, each in an element of its own',
    { turns: [['p1', 'shopkeeper', 'state p1 gold=9', 'note so many', 'state p1 brick=7']] },
    ['claim.total turn 1 play 1'],
  ],
  [
    'two goods, behind two plays',
    { turns: [['p1', 'shopkeeper', 'state p1 gold=9', 'lumberjack', 'state p1 brick=7']] },
    ['claim.total turn 1 play 1', 'claim.total turn 1 play 2'],
  ],
  [
    'a building in two cells, and with it a colour that is there too often',
    { edits: [['building="card-b2-5" at', 'building="card-a1-1" at']] },
    ['setup.building-selection setup'],
  ],
  [
    'a ninth house that is not counted, and a tenth',
    {
      hands: { p1: 'builder apprentice shopkeeper' },
      position: ['state p1 houses=0'],
      turns: [['p1', 'builder build A1-1', 'state p1 houses=0', 'apprentice build A1-2', 'state p1 houses=0']],
    },
    ['build.house-available turn 1 play 1', 'build.house-available turn 1 play 2'],
  ],
  [
    'a draft that ends behind the first of three',
    { players: 3, draft: ['p3 wood'], turns: [['p1']] },
    ['draft.extra-set draft'],
  ],
  [
    'six cards dealt to both players',
    {
      hands: {
        p1: 'shopkeeper lumberjack stone-sculptor brick-worker maid builder',
        p2: 'shopkeeper lumberjack stone-sculptor brick-worker maid jean',
      },
    },
    ['setup.opening-hand setup'],
  ],
  [
    'two goods of one player in the draft, and none of the other',
    { draft: ['p2 wood', 'p2 gold'], turns: [['p1', 'shopkeeper', 'lumberjack', 'stone-sculptor']] },
    ['draft.keep-one draft'],
  ],
])('%s', (_, plan, roots) => {
  const game = judged(plan);
  expect(
    game.roots.map((one) => `${one.rule?.replace('valletta.', '')} ${breachOf(one).at}`),
    game.text,
  ).toEqual(roots);
});
