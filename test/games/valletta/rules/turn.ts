/** valletta.md 4.4: the turn. */
import type { GamePlan } from '../game-log.js';
import { ended, gainedLast, playedThroughOnce } from '../whole-game.js';
import { breach, firstTurn, never, type RuleTable, withCharacter } from './rule-row.js';

/** A deck that dismissals have made smaller than a hand: four cards. */
function smallDeck(drawn: string): GamePlan {
  return {
    hands: { p1: 'jean shopkeeper lumberjack maid builder' },
    turns: [
      [
        'p1',
        'jean barrel gold dismiss maid',
        'shopkeeper',
        'lumberjack',
        'draw stone-sculptor brick-worker apprentice jean',
      ],
      ['p2'],
      [
        'p1',
        'jean barrel gold dismiss builder',
        'stone-sculptor',
        'brick-worker',
        'draw shopkeeper lumberjack jean stone-sculptor',
      ],
      ['p2'],
      [
        'p1',
        'jean barrel gold dismiss apprentice',
        'shopkeeper',
        'lumberjack',
        'draw brick-worker jean shopkeeper lumberjack',
      ],
      ['p2'],
      ['p1', 'jean barrel gold dismiss stone-sculptor', 'shopkeeper', 'lumberjack', `draw ${drawn}`],
    ],
  };
}

export const TURN_RULES: RuleTable = {
  'valletta.turn.order': {
    keeps: { turns: [['p1'], ['p2'], ['p1']] },
    breaks: { turns: [['p1'], ['p1'], ['p2']] },
    kind: 'order',
    at: 'turn 2',
  },
  'valletta.turn.play-three': {
    keeps: firstTurn('shopkeeper', 'lumberjack', 'stone-sculptor'),
    breaks: firstTurn('shopkeeper', 'lumberjack', 'stone-sculptor', 'brick-worker'),
    kind: 'illegal',
    at: 'turn 1 play 4',
  },
  'valletta.turn.no-pass': {
    keeps: { turns: [['p1', 'shopkeeper', 'lumberjack', 'stone-sculptor'], ['p2']] },
    breaks: { turns: [['p1', 'shopkeeper', 'lumberjack'], ['p2']] },
    kind: 'missing',
    at: 'turn 1',
  },
  'valletta.turn.from-hand': breach(
    'illegal',
    'turn 1 play 2',
    (card) => ({
      hands: { p1: 'shopkeeper lumberjack stone-sculptor brick-worker maid' },
      turns: [['p1', 'shopkeeper', card]],
    }),
    ['lumberjack', 'shopkeeper'],
  ),
  'valletta.turn.one-at-a-time': never('what a card does stands inside its play', firstTurn('shopkeeper')),
  'valletta.turn.execute-fully': {
    keeps: firstTurn('maid take wood'),
    breaks: firstTurn('maid', 'shopkeeper'),
    kind: 'missing',
    at: 'turn 1 play 1',
  },
  'valletta.turn.no-effect-allowed': never('it permits', firstTurn('builder')),
  'valletta.turn.use-once': {
    keeps: withCharacter('bricklayer', 'bricklayer build A1-2'),
    breaks: withCharacter('bricklayer', 'bricklayer build A1-2 build A1-3'),
    kind: 'illegal',
    at: 'turn 1 play 2',
  },
  'valletta.turn.fewer-than-three': {
    keeps: { ...ended({}), result: [] },
    breaks: { ...ended({ lastOfP1: ['builder'] }), result: [] },
    kind: 'missing',
    at: 'turn 7',
  },
  'valletta.turn.short-hand': never(
    'a deck keeps its Jean, so a hand is never short in the main phase; told where a record says that it is',
    {
      position: ['state p1 hand=2 pile=0 discard=0'],
      turns: [['p1', 'shopkeeper', 'lumberjack'], ['p2']],
    },
  ),
  'valletta.turn.gain-to-hand': breach(
    'wrong',
    'turn 1 play 1',
    (sizes) => firstTurn(`builder build A1-1 state p1 ${sizes}`),
    ['hand=5 discard=0', 'hand=4 discard=1'],
  ),
  'valletta.turn.gain-playable': never('it permits', withCharacter('rekuk', 'rekuk')),
  'valletta.turn.discard-played': breach(
    'wrong',
    'turn 1',
    (discard) => ({
      turns: [['p1', 'shopkeeper', 'lumberjack', 'stone-sculptor', 'draw ? ? ?', `state p1 discard=${discard}`]],
    }),
    ['3', '0'],
  ),
  'valletta.turn.refill-five': breach(
    'wrong',
    'turn 1',
    (draw) => ({ turns: [['p1', 'shopkeeper', 'lumberjack', 'stone-sculptor', draw]] }),
    ['draw ? ? ?', 'draw ? ?'],
  ),
  'valletta.turn.refill-varies': never('another number breaks valletta.turn.refill-five', {
    turns: [['p1', 'builder build A1-1', 'shopkeeper', 'lumberjack', 'draw ? ?']],
  }),
  'valletta.turn.discard-before-refill': never(
    'a record does not show the discarding; a shuffle without the played cards breaks valletta.turn.reshuffle-includes-played',
    {
      turns: [['p1']],
    },
  ),
  'valletta.turn.no-discard-down': breach(
    'wrong',
    'turn 1',
    (draw) => ({ turns: [['p1', 'shopkeeper', 'lumberjack', 'stone-sculptor', draw]] }),
    ['draw ? ? ?', 'draw ? ? ? ? ?'],
  ),
  'valletta.turn.hand-cap': breach(
    'wrong',
    'turn 1',
    (hand) => ({
      turns: [['p1', 'shopkeeper', 'lumberjack', 'stone-sculptor', 'draw ? ? ?', `state p1 hand=${hand}`]],
    }),
    ['5', '6'],
  ),
  'valletta.turn.reshuffle': breach(
    'wrong',
    'turn 1',
    (shuffled) => ({
      turns: [['p1', 'shopkeeper', 'lumberjack', 'stone-sculptor', `draw ? ? ? reshuffled=${shuffled}`]],
    }),
    ['false', 'true'],
  ),
  'valletta.turn.reshuffle-includes-played': breach(
    'wrong',
    'turn 3',
    (sizes) => ({
      turns: [
        ['p1', 'shopkeeper', 'lumberjack', 'stone-sculptor', 'draw ? ? ?'],
        ['p2'],
        ['p1', 'brick-worker', 'maid take wood', 'builder', 'draw ? ? ?', `state p1 ${sizes}`],
      ],
    }),
    ['pile=3 discard=0', 'pile=0 discard=3'],
  ),
  'valletta.turn.small-deck': {
    keeps: smallDeck('jean shopkeeper lumberjack'),
    breaks: smallDeck('jean shopkeeper lumberjack maid'),
    kind: 'wrong',
    at: 'turn 7',
  },
  'valletta.turn.no-draw-in-turn': {
    keeps: { turns: [['p1', 'shopkeeper', 'lumberjack', 'stone-sculptor', 'draw ? ? ?']] },
    breaks: { turns: [['p1', 'shopkeeper', 'lumberjack', 'draw ? ?', 'stone-sculptor']] },
    kind: 'order',
    at: 'turn 1',
  },
  'valletta.turn.own-piles': breach(
    'wrong',
    'turn 1',
    (card) => ({ turns: [['p1', 'shopkeeper', 'lumberjack', 'stone-sculptor', `draw ${card} ? ?`]] }),
    ['maid', 'banker'],
  ),
};

export const END_RULES: RuleTable = {
  'valletta.end.trigger-jean': breach(
    'wrong',
    'turn 1',
    (space) => ({
      position: [`state jean=${space}`],
      turns: [['p1', 'jean barrel gold', 'shopkeeper', 'lumberjack'], 'final-phase jean p1'],
    }),
    ['24', '23'],
  ),
  'valletta.end.trigger-points': breach(
    'wrong',
    'turn 1',
    (points) => ({
      position: [`state p1 points=${points}`],
      cells: { 'A1-1': { character: 'rekuk' } },
      turns: [['p1', 'builder build A1-1', 'rekuk', 'lumberjack'], 'final-phase points p1'],
    }),
    ['23', '22'],
  ),
  'valletta.end.trigger-houses': breach(
    'wrong',
    'turn 1',
    (houses) => ({
      position: [`state p1 houses=${houses}`],
      turns: [['p1', 'builder build A1-1', 'shopkeeper', 'lumberjack'], 'final-phase houses p1'],
    }),
    ['1', '2'],
  ),
  'valletta.end.finish-turn': {
    keeps: {
      position: ['state jean=24'],
      turns: [['p1', 'jean barrel gold', 'final-phase jean p1', 'shopkeeper', 'lumberjack', 'draw ? ? ?']],
    },
    breaks: {
      position: ['state jean=24'],
      turns: [['p1', 'jean barrel gold', 'final-phase jean p1', 'draw']],
    },
    kind: 'missing',
    at: 'turn 1',
  },
  'valletta.end.final-shuffle': breach('wrong', 'turn 4', (sizes) => playedThroughOnce([`state p1 ${sizes}`]), [
    'pile=6 discard=0',
    'pile=2 discard=4',
  ]),
  'valletta.end.hands-kept': breach('wrong', 'turn 4', (sizes) => playedThroughOnce([`state p1 ${sizes}`]), [
    'hand=5 pile=6',
    'hand=0 pile=11',
  ]),
  'valletta.end.play-through-once': never(
    'a card played twice breaks valletta.turn.from-hand, one not played valletta.end.game-end',
    ended({}),
  ),
  'valletta.end.partial-refill': {
    keeps: ended({}),
    breaks: ended({
      edit: (turns) =>
        turns.map((turn) => turn.map((line) => (line === 'draw jean lumberjack maid' ? 'draw jean lumberjack' : line))),
    }),
    kind: 'wrong',
    at: 'turn 3',
  },
  'valletta.end.no-reshuffle': {
    keeps: ended({}),
    breaks: ended({
      edit: (turns) =>
        turns.map((turn) =>
          turn[1] === 'jean' ? [...turn.slice(0, -1), 'draw shopkeeper stone-sculptor brick-worker'] : turn,
        ),
    }),
    kind: 'illegal',
    at: 'turn 5',
  },
  'valletta.end.player-out': {
    keeps: ended({}),
    breaks: ended({ edit: (turns) => turns.filter((_, index) => index !== 5) }),
    kind: 'order',
    at: 'turn 6',
  },
  'valletta.end.skip': {
    keeps: gainedLast(),
    breaks: {
      ...gainedLast(),
      turns: (gainedLast().turns ?? []).toSpliced(7, 0, ['p2', 'shopkeeper']),
    },
    kind: 'order',
    at: 'turn 8',
  },
  'valletta.end.game-end': {
    keeps: { ...ended({}), result: [] },
    breaks: { ...ended({ edit: (turns) => turns.slice(0, -1) }), result: [] },
    kind: 'missing',
    at: 'result',
  },
  'valletta.end.triggered-once': {
    keeps: {
      position: ['state jean=24'],
      turns: [['p1', 'jean barrel gold', 'shopkeeper', 'lumberjack'], 'final-phase jean p1', ['p2']],
    },
    breaks: {
      position: ['state jean=24'],
      turns: [
        ['p1', 'jean barrel gold', 'shopkeeper', 'lumberjack'],
        'final-phase jean p1',
        ['p2'],
        'final-phase jean p1',
      ],
    },
    kind: 'illegal',
    at: 'turn 2',
  },
  'valletta.end.no-equal-turns': {
    keeps: {
      position: ['state jean=24'],
      turns: [['p1', 'jean barrel gold', 'shopkeeper', 'lumberjack'], 'final-phase jean p1', ['p2']],
    },
    breaks: {
      position: ['state jean=24'],
      turns: [['p1', 'jean barrel gold', 'shopkeeper', 'lumberjack'], ['p2'], 'final-phase jean p1'],
    },
    kind: 'order',
    at: 'turn 2',
  },
  'valletta.end.trigger-player-continues': never(
    'turns that are missing break valletta.end.player-out or valletta.end.game-end',
    ended({}),
  ),
  'valletta.end.all-rules-stay': never('it permits', ended({})),
  'valletta.end.gained-cards': breach(
    'illegal',
    'turn 7 play 3',
    (gains) => ({
      ...ended({ lastOfP1: ['apprentice', 'builder build A1-1', 'banker'] }),
      options: { 'house.end-phase-gains': gains },
    }),
    ['playable', 'set-aside'],
  ),
};
