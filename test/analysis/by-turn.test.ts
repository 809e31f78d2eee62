import { describe, expect, it } from 'vitest';
import { stagesOf, swingsOf } from '../../src/analysis/by-turn.js';
import { timelineOf } from '../../src/analysis/timeline.js';
import { turnsOf } from '../../src/analysis/turns.js';
import type { Section } from '../../src/engine/finding.js';
import type { Entry, Step } from '../../src/engine/transcript.js';

const steps = [
  step('setup', null, null, [1, 1]),
  step('turn', 1, 'p1', [3, 1]),
  step('turn', 1, 'p2', [3, 2]),
  step('turn', 1, 'p1', [2, 2]),
  step('turn', 2, 'p1', [4, 2]),
  step('final', null, 'p1', [4, 5], [point('knight', 3, '', 'p2')]),
  step('final', null, 'p2', [3, 6], [point('knight', 1, 'p1', 'p2')]),
  step('final', null, 'p1', [9, 6], [point('tower', 6, '', 'p1')]),
];

describe('a game in which everybody acts in every turn', () => {
  it('has the most and the last value of each turn', () => {
    expect(swingsOf({ steps }, 'points')).toEqual([
      { turn: null, final: false, peak: [1, 1], end: [1, 1] },
      { turn: 1, final: false, peak: [3, 2], end: [2, 2] },
      { turn: 2, final: false, peak: [4, 2], end: [4, 2] },
      { turn: null, final: true, peak: [9, 6], end: [9, 6] },
    ]);
  });

  it('has the score after each stage of final scoring, payments included', () => {
    expect(stagesOf({ steps }, [4, 2], ['p1', 'p2'], ['knight', 'tower'])).toEqual([
      { subject: 'knight', values: [3, 6] },
      { subject: 'tower', values: [9, 6] },
    ]);
  });

  it('has one tick for each turn, and none of them is one player’s', () => {
    const { ticks, series } = timelineOf({ steps }, 2, 'turn');
    expect(ticks.map(({ section, turn, play }) => [section, turn, play])).toEqual([
      ['setup', null, null],
      ['turn', 1, null],
      ['turn', 2, null],
      ['final', null, null],
    ]);
    expect(series['points']).toEqual([
      [1, 2, 4, 9],
      [1, 2, 2, 6],
    ]);
    expect(turnsOf({ steps }, 'points').map(({ turn, player }) => [turn, player])).toContainEqual([1, null]);
  });
});

function step(
  section: Section,
  turn: number | null,
  player: string | null,
  points: readonly number[],
  entries: readonly Entry[] = [],
): Step {
  const at = { section, turn, play: turn === null ? null : 1, player, element: 'play', line: 1, column: 1 };
  const verdict = section === 'setup' ? undefined : 'legal';
  return { at, headline: undefined, verdict, mark: undefined, gaps: [], entries, annotations: [], values: { points } };
}

function point(which: string, amount: number, from: string, to: string): Entry {
  const verb = from === '' ? 'score' : 'give';
  const player = from === '' ? to : from;
  return { type: 'effect', rule: 'g.final.rule', effect: { verb, player, thing: 'point', which, amount, from, to } };
}
