import { describe, expect, it } from 'vitest';
import { courseOf, courseOfMoves, courseOfTurns } from '../../src/analysis/course.js';
import { timelineOf } from '../../src/analysis/timeline.js';
import { gameOf } from '../../src/games.js';
import { recordingsOf, replayed } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';
import { scored, stepOf } from './steps.js';

describe('the course of a game', () => {
  it('a tie does not end a lead', () => {
    const steps = [
      [0, 0],
      [2, 0],
      [2, 2],
      [4, 2],
      [4, 5],
    ].map((points, index) => stepOf('turn', index + 1, 1, points));
    const { leaders, leadChanges, stopOfStep } = courseOfMoves(timelineOf({ steps }, 2), 'points');
    expect(leaders).toEqual([null, 0, null, 0, 1]);
    expect(leadChanges).toEqual([
      { stop: 1, from: null, to: 0 },
      { stop: 4, from: 0, to: 1 },
    ]);
    expect(stopOfStep).toEqual([0, 1, 2, 3, 4]);
  });

  it('counts each stage of final scoring where that is told in columns', () => {
    const steps = [
      stepOf('setup', null, null, [0, 0]),
      stepOf('turn', 1, 1, [4, 3]),
      stepOf('final', null, null, [4, 6], [scored('knight', 3, 'p2')]),
      stepOf('final', null, null, [9, 6], [scored('tower', 5, 'p1')]),
    ];
    const course = courseOfTurns({ steps }, 'points', ['p1', 'p2'], ['knight', 'tower']);
    expect(course.stops.map(({ turn, subject }) => turn ?? subject)).toEqual([null, 1, 'knight', 'tower']);
    expect(course.values).toEqual([
      [0, 4, 4, 9],
      [0, 3, 6, 6],
    ]);
    expect(course.leaders).toEqual([null, 0, 1, 0]);
    expect(course.leadChanges).toHaveLength(3);
    expect(course.stopOfStep).toEqual([0, 1, 2, 3]);
  });

  it('has no stages where final scoring was not recorded', () => {
    const steps = [stepOf('setup', null, null, [0, 0]), stepOf('turn', 1, 1, [4, 3])];
    expect(courseOfTurns({ steps }, 'points', ['p1', 'p2'], ['knight']).stops).toHaveLength(2);
  });
});

const legal = fixtures().filter(({ name }) => /\/legal\/full-.*xml$/.test(name));

it.each(legal.map((fixture) => [fixture.name, fixture] as const))(
  'ends with the scores, and nobody leads who has not most: %s',
  (name, fixture) => {
    const [recording] = recordingsOf(textOf(fixture), name);
    const presentation = recording && gameOf(recording.ruleset)?.presentation;
    if (!recording || !presentation) throw new Error(name);
    const { transcript, players, scores, table } = replayed(recording);
    if (!transcript) throw new Error(name);
    const book = presentation.contests?.(table);
    const ids = players.map(({ id }) => id);
    const course = courseOf(transcript, timelineOf(transcript, players.length), presentation.score, ids, book);
    expect(course.stopOfStep).toHaveLength(transcript.steps.length);
    expect(course.stopOfStep).toEqual([...course.stopOfStep].sort((a, b) => a - b));
    for (const { player, points } of scores) expect(course.values[ids.indexOf(player)]?.at(-1)).toBe(points);
    course.leaders.forEach((leader, stop) => {
      const values = course.values.map((own) => own[stop] ?? 0);
      const best = values.filter((value) => value === Math.max(...values));
      expect(leader === null ? best.length > 1 : values[leader] === best[0] && best.length === 1).toBe(true);
    });
  },
);
