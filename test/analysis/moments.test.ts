import { describe, expect, it } from 'vitest';
import { momentsOf } from '../../src/analysis/moments.js';
import { timelineOf } from '../../src/analysis/timeline.js';
import { turnsOf } from '../../src/analysis/turns.js';
import type { MoveVerdict, Step, Transcript } from '../../src/engine/transcript.js';
import { gameOf } from '../../src/games.js';
import { recordingsOf, replayed } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';
import { toldGame } from '../report/games.js';

/** A step with the scores after it; a play of null stands for what happens between the moves. */
function step(turn: number, play: number | null, points: readonly number[], more: Partial<Step> = {}): Step {
  const verdict: MoveVerdict | undefined = play === null ? undefined : 'legal';
  const at = {
    section: 'turn',
    turn,
    play,
    player: `p${((turn - 1) % 2) + 1}`,
    element: null,
    line: null,
    column: null,
  } as const;
  return {
    at,
    headline: undefined,
    verdict,
    mark: undefined,
    gaps: [],
    entries: [],
    annotations: [],
    values: { points },
    ...more,
  };
}

const PRESENTATION = { marks: [], endings: ['g.end.trigger'], lastPhase: 'g.end.phase' } as const;

describe('the timeline', () => {
  const transcript: Transcript = {
    steps: [
      step(1, null, [0, 0]),
      step(1, 1, [2, 0]),
      step(1, 2, [2, 0]),
      step(1, null, [3, 0]),
      step(2, null, [3, 0]),
      step(2, 1, [3, 5]),
    ],
  };
  const timeline = timelineOf(transcript, 2);

  it('has a tick for the beginning and one for each move', () => {
    expect(timeline.ticks.map(({ turn, play }) => [turn, play])).toEqual([
      [1, null],
      [1, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  it('counts what happens between two moves to the move before', () => {
    expect(timeline.series['points']).toEqual([
      [0, 2, 3, 3],
      [0, 0, 0, 5],
    ]);
    expect(timeline.tickOfStep).toEqual([0, 1, 2, 2, 2, 3]);
  });
});

describe('turns', () => {
  it('say what each player gained', () => {
    const turns = turnsOf({ steps: [step(1, 1, [2, 0]), step(1, null, [2, 0]), step(2, 1, [2, 5])] }, 'points');
    expect(turns.map(({ turn, before, after }) => [turn, before, after])).toEqual([
      [1, [0, 0], [2, 0]],
      [2, [2, 0], [2, 5]],
    ]);
  });
});

describe('moments', () => {
  it('finds who triggered the end and where the last phase began', () => {
    const line = (rule: 'g.end.trigger' | 'g.end.phase') =>
      ({ type: 'line', rule, message: { id: 'x', parameters: {} } }) as const;
    const steps = [
      step(1, 1, [0, 0]),
      step(2, 1, [0, 0], { entries: [line('g.end.trigger')] }),
      step(2, null, [0, 0], { entries: [line('g.end.phase')] }),
    ];
    const { endings, lastPhase } = momentsOf({ steps }, timelineOf({ steps }, 2), PRESENTATION);
    expect(endings).toEqual([{ tick: 1, step: 1, entry: 0 }]);
    expect(lastPhase).toBe(1);
  });

  it('of a recorded game: every jump is a rise of that very line', () => {
    const { game, replayed, transcript } = toldGame('four-players');
    if (!game.presentation) throw new Error('no presentation');
    const timeline = timelineOf(transcript, replayed.players.length);
    const { jumps, lastPhase } = momentsOf(transcript, timeline, game.presentation);
    expect(jumps.length).toBeGreaterThan(10);
    expect(lastPhase).not.toBeNull();
    const rises = new Map<string, number>();
    for (const { tick, player, points } of jumps)
      rises.set(`${tick} ${player}`, (rises.get(`${tick} ${player}`) ?? 0) + points);
    for (const [key, points] of rises) {
      const [tick = 0, player] = [Number(key.split(' ')[0]), key.split(' ')[1]];
      const line = timeline.series['points']?.[replayed.players.findIndex(({ id }) => id === player)] ?? [];
      expect((line[tick] ?? 0) - (line[tick - 1] ?? 0), key).toBe(points);
    }
  });
});

describe('the end of a recorded game', () => {
  const legal = fixtures().filter(({ name }) => /^(valletta|rattus)\/legal\/full-.*xml$/.test(name));

  it.each(legal.map((fixture) => [fixture.name, fixture] as const))(
    'has a move that triggers it: %s',
    (name, fixture) => {
      const [recording] = recordingsOf(textOf(fixture), name);
      const game = recording && gameOf(recording.ruleset);
      if (!recording || !game?.presentation) throw new Error(name);
      const { transcript, players, complete } = replayed(recording);
      if (!transcript || !complete) return;
      const { endings, lastPhase } = momentsOf(transcript, timelineOf(transcript, players.length), game.presentation);
      expect(endings.length).toBeGreaterThan(0);
      // What is triggered after the last phase has begun triggers nothing any more.
      if (lastPhase !== null) expect(endings[0]?.tick).toBeLessThanOrEqual(lastPhase);
    },
  );
});
