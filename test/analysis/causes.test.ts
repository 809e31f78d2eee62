/** The head’s numbers against the ledger: what each source brought is summed up here once more, effect by effect. */
import { describe, expect, it } from 'vitest';
import { causeOf, comingsAndGoings } from '../../src/analysis/causes.js';
import { scoreSources } from '../../src/analysis/score-sources.js';
import { gameOf } from '../../src/games.js';
import { recordingsOf, replayed } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';

const played = fixtures().filter(({ name }) => /\/legal\/full-.*xml$/.test(name));

describe.each(played.map((fixture) => [fixture.name, fixture] as const))('why %s was won', (name, fixture) => {
  const [recording] = recordingsOf(textOf(fixture), name);
  const presentation = recording && gameOf(recording.ruleset)?.presentation;
  if (!recording || !presentation) throw new Error(name);
  const { transcript, players, scores } = replayed(recording);
  if (!transcript) throw new Error(name);
  const ids = players.map(({ id }) => id);
  const { counts, sources } = presentation;
  const shares = counts ? comingsAndGoings(transcript, ids, counts) : scoreSources(transcript, ids, sources);
  const cause = causeOf(scores, shares);
  const winners = scores.filter(({ rank }) => rank === 1);

  it('is told where one player has won, and adds up to the margin', () => {
    expect(cause !== undefined).toBe(winners.length === 1);
    if (!cause) return;
    const of = (seat: number) => scores.find(({ player }) => player === ids[seat])?.points ?? 0;
    expect(cause.margin).toBe(of(cause.winner) - of(cause.next));
    expect(cause.differences.reduce((sum, { points }) => sum + points, 0)).toBe(cause.margin);
  });

  it('says of each source what its effects come to', () => {
    const rulesOf = new Map(sources.flatMap(({ id, rules }) => rules.map((rule) => [rule as string, id] as const)));
    const sumOf = (seat: number, source: string) => {
      let sum = 0;
      for (const { entries } of transcript.steps)
        for (const entry of entries) {
          if (entry.type !== 'effect') continue;
          const { from, to, amount, thing } = entry.effect;
          const own = ids[seat] ?? '';
          if (counts) {
            const change = counts(entry.effect, own);
            if (change > 0 === (source === 'came')) sum += change;
          } else if (thing === 'point' && rulesOf.get(entry.rule) === source)
            sum += (to === own ? amount : 0) - (from === own ? amount : 0);
        }
      return sum;
    };
    for (const { source, points } of cause?.differences ?? [])
      expect(points, source).toBe(sumOf(cause?.winner ?? 0, source) - sumOf(cause?.next ?? 0, source));
  });
});

it('is not told where the sources do not come to the scores, or where two have won', () => {
  const shares = (points: number) => [{ source: 'a', points }];
  const sources = [3, 1].map((points, seat) => ({ player: `p${seat + 1}`, shares: shares(points), total: points }));
  const scores = (first: number, second: number, rank = 2) => [
    { player: 'p2', points: second, rank },
    { player: 'p1', points: first, rank: 1 },
  ];
  expect(causeOf(scores(3, 1), sources)).toMatchObject({ winner: 0, next: 1, margin: 2 });
  expect(causeOf(scores(4, 1), sources)).toBeUndefined();
  const level = sources.map((one) => ({ ...one, shares: shares(3), total: 3 }));
  expect(causeOf(scores(3, 3, 1), level)).toBeUndefined();
  expect(causeOf(scores(3, 3), level)).toEqual({ winner: 0, next: 1, margin: 0, differences: [] });
});
