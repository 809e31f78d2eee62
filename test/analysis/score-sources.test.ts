import { describe, expect, it } from 'vitest';
import { ADJUSTED, scoreSources } from '../../src/analysis/score-sources.js';
import type { Effect } from '../../src/engine/effect.js';
import type { Topic } from '../../src/engine/presentation.js';
import type { RuleId } from '../../src/engine/rule.js';
import type { Entry, Step, Transcript } from '../../src/engine/transcript.js';
import { GAME_NAMES, toldGame } from '../report/games.js';

describe('the sources of points', () => {
  it.each(GAME_NAMES)('sum to the final score without remainder: %s', (name) => {
    const { game, replayed, transcript } = toldGame(name);
    const ids = replayed.players.map(({ id }) => id);
    const sources = scoreSources(transcript, ids, game.presentation?.sources ?? []);
    for (const { player, shares, total } of sources) {
      expect(shares.reduce((sum, { points }) => sum + points, 0)).toBe(total);
      const score = replayed.scores.find((one) => one.player === player);
      const shown = transcript.steps.at(-1)?.values['points']?.[ids.indexOf(player)];
      expect(total).toBe(score?.points ?? shown);
    }
  });

  it('every point of a full game belongs to a source that the game has named', () => {
    const { game, replayed, transcript } = toldGame('four-players');
    const topics = game.presentation?.sources ?? [];
    const sources = scoreSources(
      transcript,
      replayed.players.map(({ id }) => id),
      topics,
    );
    const found = new Set(sources.flatMap(({ shares }) => shares.map(({ source }) => source)));
    const known = new Set(topics.map(({ id }) => id));
    expect([...found].filter((source) => !known.has(source))).toEqual([]);
  });

  it('groups by chapter what the game has not named, and keeps apart what only the log explains', () => {
    const transcript = told([
      effect('g.bonus.two', 'score', 2),
      effect('g.other.thing', 'score', 3),
      effect('g.claim.total', 'adjust', -1),
    ]);
    const topics: Topic[] = [{ id: 'bonus', name: { of: 'source', id: 'bonus' }, hue: 'teal', rules: ['g.bonus.two'] }];
    expect(scoreSources(transcript, ['p1', 'p2'], topics)).toEqual([
      {
        player: 'p1',
        shares: [
          { source: 'bonus', points: 2 },
          { source: 'other', points: 3 },
          { source: ADJUSTED, points: -1 },
        ],
        total: 4,
      },
      { player: 'p2', shares: [], total: 0 },
    ]);
  });
});

function effect(rule: RuleId, verb: Effect['verb'], amount: number): Entry {
  return { type: 'effect', rule, effect: { verb, player: 'p1', thing: 'point', amount, from: '', to: 'p1' } };
}

function told(entries: readonly Entry[]): Transcript {
  const at = { section: 'turn', turn: 1, play: 1, player: 'p1', element: 'play', line: 1, column: 1 } as const;
  const step: Step = {
    at,
    headline: undefined,
    verdict: 'legal',
    mark: undefined,
    gaps: [],
    entries,
    annotations: [],
    values: {},
  };
  return { steps: [step] };
}
