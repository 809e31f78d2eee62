/** Games that come to their end: as short as the rules allow, since Jean starts one space before the last. */
import type { GamePlan, TurnPlan } from './game-log.js';

type Turns = readonly (readonly [string, ...string[]])[];

/** Everybody plays the cards of a list, three in a turn, until all have played theirs. */
export function playedThrough(order: readonly string[], cards: Readonly<Record<string, readonly string[]>>): Turns {
  const turns: [string, ...string[]][] = [];
  for (let round = 0; order.some((player) => (cards[player]?.length ?? 0) > 3 * round); round += 1) {
    for (const player of order) {
      const played = cards[player]?.slice(3 * round, 3 * round + 3) ?? [];
      if (played.length > 0) turns.push([player, ...played]);
    }
  }
  return turns;
}

interface Ended {
  /** What the first player owns in the end; default 2/2/2/2. The record then does not show one good before. */
  readonly goodsLeft?: string;
  readonly lastOfP1?: readonly string[];
  readonly edit?: (turns: Turns) => readonly (readonly string[])[];
}

/** Two players, all draws known, nothing built. Both start without goods; the second one ends with six. */
export function ended({ goodsLeft, lastOfP1, edit }: Ended): GamePlan {
  const good = goodsLeft === undefined ? 'brick' : '?';
  const turns: Turns = [
    ['p1', 'jean barrel gold', 'lumberjack', 'maid take stone', 'draw stone-sculptor brick-worker shopkeeper'],
    ['p2', 'shopkeeper', 'lumberjack', 'stone-sculptor', 'draw brick-worker apprentice jean'],
    ['p1', 'stone-sculptor', 'brick-worker', 'shopkeeper', 'draw jean lumberjack maid'],
    ['p2', 'brick-worker', 'apprentice', 'jean', 'draw'],
    ['p1', 'jean', 'lumberjack', `maid take ${good}`, 'draw'],
    ['p2', 'maid take wood', 'builder'],
    ['p1', ...(lastOfP1 ?? ['builder', 'apprentice'])],
  ];
  return {
    hands: { p1: 'jean builder apprentice maid lumberjack', p2: 'shopkeeper lumberjack stone-sculptor maid builder' },
    goods: { p1: '0/0/0/0', p2: '0/0/0/0' },
    position: ['state jean=24'],
    turns: [...((edit?.(turns) ?? turns) as readonly TurnPlan[]), ...counted('p1', goodsLeft)],
  };
}

/** The first player gains a Character with the very last card, and plays it alone: the other one is out. */
export function gainedLast({ points, goodsLeft }: { points?: number; goodsLeft?: string } = {}): GamePlan {
  const good = goodsLeft === undefined ? 'wood' : '?';
  return {
    cells: { 'A1-1': { character: 'banker', points: points ?? 0 }, 'A1-2': { character: 'trader' } },
    hands: { p1: 'jean builder apprentice maid lumberjack', p2: 'shopkeeper lumberjack stone-sculptor maid builder' },
    goods: { p1: '0/0/0/0', p2: '0/0/0/0' },
    position: ['state jean=24'],
    turns: [
      ['p1', 'jean barrel gold', 'builder build A1-2', 'lumberjack'],
      ...playedThrough(['p2', 'p1'], {
        p1: [
          ...['apprentice', `maid take ${good}`, 'trader', 'stone-sculptor', 'brick-worker', 'shopkeeper'],
          ...['jean', 'lumberjack', 'builder build A1-1', 'banker'],
        ],
        p2: [
          'shopkeeper',
          'lumberjack',
          'stone-sculptor',
          'brick-worker',
          'apprentice',
          'jean',
          'maid take wood',
          'builder',
        ],
      }),
      ...counted('p1', goodsLeft),
    ],
  };
}

/** When the final phase begins, the first player has a hand of 5, a pile of 2 and a discard pile of 4. */
export function playedThroughOnce(atTheShuffle: readonly string[]): GamePlan {
  return {
    options: { 'variant.start-player': 'true' },
    cells: {
      'A1-1': { character: 'carpenter' },
      'A1-2': { character: 'bricklayer' },
      'A1-3': { character: 'trader' },
    },
    hands: {
      p1: 'builder lumberjack shopkeeper maid apprentice',
      p2: 'jean shopkeeper lumberjack maid stone-sculptor',
    },
    position: ['state jean=24'],
    turns: [
      ['p1', 'builder build A1-1'],
      ['p2', 'shopkeeper', 'lumberjack'],
      ['p1', 'carpenter build A1-2', 'bricklayer build A1-3', 'lumberjack', 'state p1 hand=4 pile=3 discard=1'],
      ['p2', 'jean barrel gold', 'maid take wood', 'stone-sculptor'],
      ...atTheShuffle,
      ...playedThrough(['p1', 'p2'], {
        p1: [
          ...['apprentice', 'shopkeeper', 'trader', 'maid take wood', 'stone-sculptor', 'brick-worker'],
          ...['jean', 'lumberjack', 'builder', 'carpenter', 'bricklayer'],
        ],
        p2: [
          'brick-worker',
          'builder',
          'apprentice',
          'jean',
          'shopkeeper',
          'lumberjack',
          'maid take wood',
          'stone-sculptor',
        ],
      }),
    ],
  };
}

function counted(player: string, goods: string | undefined): readonly string[] {
  if (goods === undefined) return [];
  const [gold, wood, stone, brick] = goods.split('/');
  return [`state ${player} gold=${gold} wood=${wood} stone=${stone} brick=${brick}`];
}
