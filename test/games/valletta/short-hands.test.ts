import { describe, expect, test } from 'vitest';
import { Judge } from '../../../src/engine/judge.js';
import { defaults } from '../../../src/engine/option.js';
import { Roster } from '../../../src/engine/roster.js';
import { TranscriptWriter } from '../../../src/engine/transcript.js';
import { afterTurn } from '../../../src/games/valletta/ending.js';
import { OPTIONS, profileOf } from '../../../src/games/valletta/profile.js';
import { editionOf, kindOf } from '../../../src/games/valletta/table/components.js';
import { TableState } from '../../../src/games/valletta/table/state.js';
import { Turn } from '../../../src/games/valletta/turn/turn.js';
import type { VallettaElementOf } from '../../../src/games/valletta/vocabulary.js';
import { recordingsOf } from '../../engine/replays.js';
import { gameLog } from './game-log.js';
import { CASES_ON_THE_TABLE } from './short-hands.js';

interface ShortHand {
  readonly hand: readonly string[];
  readonly pile: readonly string[];
  readonly phase: 'main' | 'final';
  readonly plays: readonly string[];
  /** Sizes of hand, draw pile and discard pile after the turn. */
  readonly after: readonly [hand: number, pile: number, discard: number];
  readonly told: readonly string[];
}

const CASES: Readonly<Record<(typeof CASES_ON_THE_TABLE)[number], ShortHand>> = {
  // Draws three, reshuffles three, draws two.
  T16: {
    hand: ['jean', 'jean', 'maid', 'builder', 'lumberjack'],
    pile: ['shopkeeper', 'stone-sculptor', 'brick-worker'],
    phase: 'main',
    plays: ['jean barrel gold dismiss maid', 'jean barrel wood dismiss builder', 'lumberjack'],
    after: [5, 1, 0],
    told: ['valletta.turn.reshuffle', 'valletta.jean.refill-effect'],
  },
  // The turn ends after two plays.
  T17: {
    hand: ['jean', 'jean', 'maid', 'builder'],
    pile: [],
    phase: 'main',
    plays: ['jean barrel gold dismiss maid', 'jean barrel wood dismiss builder'],
    after: [2, 0, 0],
    told: ['valletta.turn.short-hand', 'valletta.turn.small-deck'],
  },
  // An empty hand in the final phase, but not an empty pile: not out.
  T82: {
    hand: ['lumberjack', 'jean', 'maid'],
    pile: ['shopkeeper', 'stone-sculptor', 'brick-worker'],
    phase: 'final',
    plays: ['lumberjack', 'jean barrel gold dismiss maid'],
    after: [3, 0, 2],
    told: ['valletta.end.partial-refill'],
  },
};

describe.each(CASES_ON_THE_TABLE)('%s', (number) => {
  const { hand, pile, phase, plays, after, told } = CASES[number];

  test('is legal and ends as it should', () => {
    const roster = new Roster(['p1', 'p2'].map((id) => ({ id, name: id, colour: undefined })));
    const table = new TableState(roster, profileOf(defaults(OPTIONS)), editionOf(undefined, undefined));
    if (phase === 'final') table.enterFinalPhase();
    const player = table.player(0);
    player.deck.deal([...hand, ...pile].map(kindOf), hand.length);
    for (const card of hand) player.deck.show(kindOf(card));
    const { turn, source } = turnOf(plays);
    const writer = new TranscriptWriter({ sample: () => ({}) });
    const judge = new Judge(source, table, writer);
    judge.enterTurn(1, turn, 'p1');

    new Turn(table, judge, player, turn, false).run();
    afterTurn(table, judge, player);

    expect(judge.findings).toEqual([]);
    const { handSize, pileSize, discardSize } = player.deck;
    expect([handSize, pileSize, discardSize]).toEqual(after);
    expect(player.out).toBe(false);
    const entries = writer.transcript().steps.flatMap((step) => step.entries);
    expect(entries.flatMap((entry) => (entry.type === 'finding' ? [] : entry.rule))).toEqual(
      expect.arrayContaining([...told]),
    );
  });
});

function turnOf(plays: readonly string[]): {
  turn: VallettaElementOf<'turn'>;
  source: ConstructorParameters<typeof Judge>[0];
} {
  const [recording] = recordingsOf(gameLog({ turns: [['p1', ...plays]] }).text);
  const moves = recording?.game.children.find((child) => child.name === 'moves');
  const turn = moves?.children.find((child) => child.name === 'turn');
  if (!recording || !turn) throw new Error('no turn');
  return { turn: turn as VallettaElementOf<'turn'>, source: recording.source };
}
