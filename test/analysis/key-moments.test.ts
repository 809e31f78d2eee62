import { describe, expect, it } from 'vitest';
import { courseOf, courseOfMoves } from '../../src/analysis/course.js';
import { keyMoments, type StoryMaterial } from '../../src/analysis/key-moments.js';
import { timelineOf } from '../../src/analysis/timeline.js';
import type { Step } from '../../src/engine/transcript.js';
import { gameOf } from '../../src/games.js';
import { recordingsOf, replayed } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';
import { stepOf } from './steps.js';

function material(steps: readonly Step[], winner: number | null = 0): StoryMaterial {
  const transcript = { steps };
  const players = steps[0]?.values['points']?.length ?? 0;
  const course = courseOfMoves(timelineOf(transcript, players), 'points');
  return { transcript, course, winner, measure: 'points' };
}

/** One move a turn, with the points after it. */
const game = (...points: readonly (readonly number[])[]): readonly Step[] => [
  stepOf('setup', null, null, [0, 0]),
  ...points.map((one, index) => stepOf('turn', index + 1, 1, one)),
];

/** The same, each move with what is done in it. */
const acts = (...done: readonly (readonly [string, readonly number[]])[]): readonly Step[] =>
  game(...done.map(([, points]) => points)).map((step, index) => {
    const id = done[index - 1]?.[0];
    return id === undefined ? step : { ...step, headline: { id, parameters: {} } };
  });

describe('key moments', () => {
  it('tell of changes of the lead with the scores of both, and whether the last one was kept', () => {
    const leads = (winner: number | null) =>
      keyMoments(material(game([1, 0], [1, 3], [4, 3]), winner)).map((moment) => ({ ...moment, step: undefined }));
    expect(leads(0)).toEqual([
      { kind: 'lead', stop: 1, seat: 0, from: null, points: 1, against: 0, kept: false },
      { kind: 'lead', stop: 2, seat: 1, from: 0, points: 3, against: 1, kept: false },
      { kind: 'lead', stop: 3, seat: 0, from: 1, points: 4, against: 3, kept: true },
    ]);
    expect(leads(null).at(-1)).toMatchObject({ kept: false });
  });

  it('tell of a swing by how much the later winner was ahead before and after', () => {
    const steps = game([3, 0], [9, 0], [9, 2]);
    expect(keyMoments(material(steps))).toMatchObject([
      { kind: 'lead', stop: 1 },
      { kind: 'swing', stop: 2, seat: 0, step: 2, before: 3, after: 9 },
      { kind: 'swing', stop: 3, seat: 0, step: 3, before: 9, after: 7 },
    ]);
    expect(keyMoments(material(game([0, 0], [0, 0])))).toEqual([]);
  });

  it('are those of who led last, where nobody does in the end', () => {
    expect(keyMoments(material(game([3, 0], [3, 3]), null))).toMatchObject([
      { kind: 'lead', stop: 1, seat: 0 },
      { kind: 'swing', stop: 2, seat: 0, before: 3, after: 0 },
    ]);
  });

  it('are the largest three, of different turns, in order of time', () => {
    const steps = game([1, 0], [2, 0], [8, 0], [9, 0], [14, 0], [20, 0]);
    expect(keyMoments(material(steps)).map(({ stop }) => stop)).toEqual([3, 5, 6]);
    const sameTurn = [...game([1, 0]), stepOf('turn', 1, 2, [5, 0]), stepOf('turn', 2, 1, [6, 0])];
    expect(keyMoments(material(sameTurn)).map(({ stop }) => stop)).toEqual([2, 3]);
  });

  it('name the step that did what they tell, not the largest one of the other way', () => {
    const round = (index: number, points: readonly number[]): Step => stepOf('turn', 1, index, points);
    const steps = [stepOf('setup', null, null, [0, 0]), round(1, [17, 16]), round(2, [13, 20]), round(3, [21, 20])];
    const transcript = { steps };
    const timeline = timelineOf(transcript, 2, 'turn');
    const course = courseOf(transcript, timeline, 'points', ['a', 'b'], undefined);
    const moments = (winner: number) => keyMoments({ transcript, course, winner, measure: 'points' });
    expect(moments(0)).toMatchObject([{ kind: 'lead', seat: 0, step: 3 }]);
  });

  it('prefer what is rare: of equal swings the one of an act that nobody repeats', () => {
    const steps = acts(
      ...([1, 2, 3, 4, 5, 6].map((turn) => ['build', [2 * turn, 0]]) as [string, readonly number[]][]),
      ['king', [14, 0]],
    );
    expect(keyMoments(material(steps)).map(({ step }) => step)).toContain(7);
  });
});

const played = fixtures().filter(({ name }) => /\/legal\/full-.*xml$/.test(name));

describe.each(played.map((fixture) => [fixture.name, fixture] as const))('the key moments of %s', (name, fixture) => {
  const [recording] = recordingsOf(textOf(fixture), name);
  const presentation = recording && gameOf(recording.ruleset)?.presentation;
  if (!recording || !presentation) throw new Error(name);
  const { transcript, players, scores, complete } = replayed(recording);
  if (!transcript) throw new Error(name);
  const ids = players.map(({ id }) => id);
  const measure = presentation.worthNow;
  const beat = gameOf(recording.ruleset)?.turnWord === 'round' ? 'turn' : 'move';
  const course = courseOf(transcript, timelineOf(transcript, ids.length, beat), measure, ids, undefined);
  const winner = ids.findIndex((id) => scores.some(({ player, rank }) => player === id && rank === 1));
  const moments = keyMoments({ transcript, course, measure, winner });

  it('are three of different turns, in order of time', () => {
    if (complete) expect(moments).toHaveLength(3);
    const turns = moments.map(({ stop }) => course.stops[stop]?.turn);
    expect(new Set(turns).size).toBe(turns.length);
    expect(moments.map(({ stop }) => stop)).toEqual(moments.map(({ stop }) => stop).sort((a, b) => a - b));
  });

  it('name no step that did the opposite, or nothing', () => {
    const points = (step: number): readonly number[] => transcript.steps[step]?.values[measure] ?? points(step - 1);
    const ahead = (of: readonly number[], seat: number, others: readonly number[]) =>
      (of[seat] ?? 0) - Math.max(...others.map((other) => of[other] ?? 0));
    for (const moment of moments) {
      const { step, seat } = moment;
      if (step === null) continue;
      const rest = ids.flatMap((_, other) => (other === seat ? [] : [other]));
      const others = moment.kind === 'lead' && moment.from !== null ? [moment.from] : rest;
      const done = ahead(points(step), seat, others) - ahead(points(step - 1), seat, others);
      const told = moment.kind === 'lead' ? 1 : moment.after - moment.before;
      expect(done * told).toBeGreaterThan(0);
    }
  });

  it('say what the course has, and their step is one of their stop', () => {
    for (const moment of moments) {
      const { stop, step, seat } = moment;
      const at = (player: number, when: number) => course.values[player]?.[when] ?? 0;
      const gap = (when: number) =>
        at(seat, when) - Math.max(...ids.flatMap((_, other) => (other === seat ? [] : at(other, when))));
      if (step !== null) expect(course.stopOfStep[step]).toBe(stop);
      if (moment.kind === 'swing') expect([moment.before, moment.after]).toEqual([gap(stop - 1), gap(stop)]);
      else {
        expect(moment.points).toBe(at(seat, stop));
        if (moment.from !== null) expect(moment.against).toBe(at(moment.from, stop));
        expect([gap(stop - 1) <= 0, gap(stop) > 0]).toEqual([true, true]);
      }
    }
  });
});
