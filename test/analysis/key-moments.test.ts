import { describe, expect, it } from 'vitest';
import { courseOf, courseOfMoves } from '../../src/analysis/course.js';
import { dearestBreach } from '../../src/analysis/dearest-breach.js';
import { type KeyMoment, keyMoments, type StoryMaterial } from '../../src/analysis/key-moments.js';
import { momentsOf } from '../../src/analysis/moments.js';
import { timelineOf } from '../../src/analysis/timeline.js';
import { turnsOf } from '../../src/analysis/turns.js';
import type { Finding } from '../../src/engine/finding.js';
import type { Parameters } from '../../src/engine/message.js';
import type { Step } from '../../src/engine/transcript.js';
import { gameOf } from '../../src/games.js';
import { recordingsOf, replayed } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';
import { happened, stepOf } from './steps.js';

/** A breach in a turn. */
function breach(id: string, turn: number, more: Partial<Finding> = {}): Finding {
  return {
    ...{ id, kind: 'illegal', severity: 'error', rule: 'g.a.b', cause: null, reconstructed: false },
    at: { section: 'turn', turn, play: 1, player: 'p1', element: null, line: null, column: null },
    message: { id: 'x', parameters: {} },
    ...more,
  };
}

function material(steps: readonly Step[], more: Partial<StoryMaterial> = {}): StoryMaterial {
  const transcript = { steps };
  const players = steps[0]?.values['points']?.map((_, seat) => `p${seat + 1}`) ?? [];
  const course = courseOfMoves(timelineOf(transcript, players.length), 'points');
  return { ...{ transcript, course, players, winner: 0 }, endings: [], findings: [], milestones: [], ...more };
}

/** One move a turn, with the points after it. */
const game = (...points: readonly (readonly number[])[]): readonly Step[] => [
  stepOf('setup', null, null, [0, 0]),
  ...points.map((one, index) => stepOf('turn', index + 1, 1, one)),
];

describe('key moments', () => {
  it('the first lead and the last change of it, with the scores of both', () => {
    const leads = keyMoments(material(game([1, 0], [1, 3], [4, 3]))).filter(({ kind }) => kind === 'lead');
    expect(leads).toEqual([
      { kind: 'lead', part: 'first', stop: 1, seat: 0, from: null, points: 1, against: 0, kept: false },
      { kind: 'lead', part: 'last', stop: 3, seat: 0, from: 1, points: 4, against: 3, kept: true },
    ]);
  });

  it('a lead that is never lost is told once, and is no lead for good while nobody has won', () => {
    const steps = game([1, 0], [1, 1], [5, 1]);
    const leads = (winner: number | null) =>
      keyMoments(material(steps, { winner })).filter(({ kind }) => kind === 'lead');
    expect(leads(0)).toMatchObject([{ part: 'only', stop: 1, from: null, kept: true }]);
    expect(leads(null)).toMatchObject([{ part: 'only', kept: false }]);
  });

  it('the largest swing of one turn, for or against the later winner', () => {
    const swingOf = (...points: readonly (readonly number[])[]) =>
      keyMoments(material(game(...points))).find(({ kind }) => kind === 'swing');
    expect(swingOf([1, 0], [1, 6], [8, 6])).toMatchObject({ stop: 3, seat: 0, before: -5, after: 2 });
    expect(swingOf([1, 0], [1, 6], [4, 6], [8, 6])).toMatchObject({ stop: 2, seat: 0, before: 1, after: -5 });
    expect(swingOf([0, 0], [0, 0])).toBeUndefined();
  });

  it('measures a swing over the whole turn and not over its moves', () => {
    const steps = [
      stepOf('setup', null, null, [0, 0]),
      stepOf('turn', 1, 1, [2, 0]),
      stepOf('turn', 1, 2, [4, 0]),
      stepOf('turn', 2, 1, [4, 3]),
    ];
    expect(keyMoments(material(steps)).find(({ kind }) => kind === 'swing')).toMatchObject({
      ...{ stop: 2, before: 0, after: 4 },
    });
  });

  it('the first and the last milestone, or the only one', () => {
    const at = (...turns: readonly number[]) =>
      [1, 2, 3].map((turn) => stepOf('turn', turn, 1, [0, 0], turns.includes(turn) ? [happened('g.up.flip')] : []));
    const told = (steps: readonly Step[]) => keyMoments(material(steps, { milestones: ['g.up.flip'] }));
    expect(told(at(1, 2, 3))).toMatchObject([
      { kind: 'milestone', part: 'first', stop: 0, seats: [0] },
      { kind: 'milestone', part: 'last', stop: 2, seats: [0] },
    ]);
    expect(told(at(2))).toMatchObject([{ part: 'only', stop: 1, seats: [1] }]);
    expect(told(at())).toEqual([]);
  });

  it('at most six in order of time; the first lead gives way', () => {
    const steps = game([1, 0], [1, 3], [4, 3], [4, 4], [6, 4]).map((step, index) =>
      index === 2 || index === 4 ? { ...step, entries: [happened('g.up.flip')] } : step,
    );
    const moments = keyMoments(
      material(steps, {
        milestones: ['g.up.flip'],
        endings: [{ tick: 5, step: 5, entry: 0 }],
        findings: [breach('f1', 2)],
      }),
    );
    expect(moments.map(({ kind }) => kind)).toEqual(['swing', 'breach', 'milestone', 'lead', 'milestone', 'ending']);
    expect(moments.map(({ stop }) => stop)).toEqual([2, 2, 2, 3, 4, 5]);
  });

  it('where a breach is told in no step, it stands in its turn', () => {
    const [moment] = keyMoments(material(game([0, 0], [0, 0]), { findings: [breach('f1', 2)] }));
    expect(moment).toMatchObject({ kind: 'breach', stop: 2, seat: 0, among: 1 });
  });
});

describe('the dearest breach', () => {
  const of = (id: string, expected: string, actual: string, parameters: Parameters): Finding =>
    breach(id, 1, { expected, actual, message: { id: 'x', parameters } });
  const points = { thing: { type: 'name', of: 'thing', id: 'point' } } as const;
  const goods = { price: { type: 'counts', of: 'good', counts: { gold: 2 } } } as const;

  it.each<[string, readonly Finding[], readonly [string, string?, number?]]>([
    ['points before goods', [of('a', 'gold:2 wood:1', 'gold:9', goods), of('b', '2', '1', points)], ['b', 'points', 1]],
    ['most of them', [of('a', '2', '1', points), of('b', '2', '7', points)], ['b', 'points', 5]],
    ['the first of equals', [of('a', '2', '1', points), of('b', '1', '2', points)], ['a', 'points', 1]],
    ['goods, kind by kind', [breach('a', 1), of('b', 'gold:2 wood:1', 'gold:1', goods)], ['b', 'pieces', 2]],
    ['cards are no goods', [breach('a', 1), of('b', 'maid:1', 'builder:1', {})], ['a']],
    ['consequences do not count', [breach('a', 1), { ...of('b', '9', '1', points), cause: 'a' }], ['a']],
    ['remarks do not count', [breach('n', 1, { severity: 'note' }), breach('a', 1)], ['a']],
  ])('%s', (_, findings, [id, unit, amount]) => {
    const dearest = dearestBreach(findings);
    expect([dearest?.finding.id, dearest?.cost?.unit, dearest?.cost?.amount]).toEqual([id, unit, amount]);
  });

  it('is none where every rule was kept', () => {
    expect(dearestBreach([breach('n', 1, { severity: 'note' })])).toBeUndefined();
  });
});

const played = fixtures().filter(({ name }) => /\/legal\/full-.*xml$/.test(name));

describe.each(played.map((fixture) => [fixture.name, fixture] as const))('the story of %s', (name, fixture) => {
  const [recording] = recordingsOf(textOf(fixture), name);
  const portrait = recording && gameOf(recording.ruleset)?.portrait;
  if (!recording || !portrait) throw new Error(name);
  const { transcript, players, scores, findings, table, complete } = replayed(recording);
  if (!transcript) throw new Error(name);
  const ids = players.map(({ id }) => id);
  const timeline = timelineOf(
    transcript,
    ids.length,
    gameOf(recording.ruleset)?.turnWord === 'round' ? 'turn' : 'move',
  );
  const course = courseOf(transcript, timeline, portrait.score, ids, portrait.contests?.(table));
  const winner = ids.findIndex((id) => scores.some(({ player, rank }) => player === id && rank === 1));
  const { endings } = momentsOf(transcript, timeline, portrait);
  const milestones = portrait.milestones ?? [];
  const moments = keyMoments({ transcript, course, players: ids, endings, findings, milestones, winner });
  const is =
    <Kind extends KeyMoment['kind']>(kind: Kind) =>
    (moment: KeyMoment): moment is Extract<KeyMoment, { readonly kind: Kind }> =>
      moment.kind === kind;

  it('has three to six moments in order of time, each once', () => {
    expect(moments.length).toBeGreaterThanOrEqual(complete ? 3 : 0);
    expect(moments.length).toBeLessThanOrEqual(6);
    expect(moments.map(({ stop }) => stop)).toEqual(moments.map(({ stop }) => stop).sort((a, b) => a - b));
    const names = moments.map((moment) => `${moment.kind} ${'part' in moment ? moment.part : ''}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('tells of a lead what the steps have: who led then was behind or level just before', () => {
    for (const { stop, seat, from, points, against } of moments.filter(is('lead'))) {
      const last = transcript.steps[course.stopOfStep.lastIndexOf(stop)];
      const values = course.stops[stop]?.subject ? undefined : last?.values[portrait.score];
      if (values) expect([values[seat], from === null ? against : values[from]]).toEqual([points, against]);
      expect(points).toBeGreaterThan(against);
      const before = course.values.map((own) => own[stop - 1] ?? 0);
      expect(before[seat]).toBeLessThanOrEqual(Math.max(...before.filter((_, other) => other !== seat)));
    }
  });

  it('no turn swings the game more than the swing that is told', () => {
    const gap = (values: readonly number[]) =>
      (values[winner] ?? 0) - Math.max(...values.filter((_, seat) => seat !== winner));
    const swings = turnsOf(transcript, portrait.score)
      .filter(({ section }) => section === 'turn')
      .map(({ turn, before, after }) => ({ turn, before: gap(before), after: gap(after) }));
    const size = (one: { readonly before: number; readonly after: number }) => Math.abs(one.after - one.before);
    const largest = Math.max(...swings.map(size));
    const [told] = moments.filter(is('swing'));
    if (!told) return expect(largest).toBe(0);
    expect(size(told)).toBe(largest);
    expect(swings).toContainEqual({
      ...{ turn: course.stops[told.stop]?.turn, before: told.before, after: told.after },
    });
  });

  it('tells milestones that nothing comes before or after', () => {
    const reached = transcript.steps.flatMap(({ entries }, step) =>
      entries.some((entry) => entry.type === 'effect' && milestones.includes(entry.rule))
        ? [course.stopOfStep[step] ?? 0]
        : [],
    );
    for (const { part, stop } of moments.filter(is('milestone')))
      expect(stop).toBe(part === 'last' ? Math.max(...reached) : Math.min(...reached));
  });
});
