/** What players would have if the game ended now: at every turn of a record what the kernel says, and the measure of its report. */
import { describe, expect, it } from 'vitest';
import { definition } from '../../../src/games/valletta/rules/definition.js';
import { turn } from '../../../src/games/valletta/rules/table.js';
import { REPORT_PARTS, reportModel } from '../../../src/report/report-model.js';
import { speakerFor } from '../../../src/text/speaker.js';
import { recordingsOf, replayed } from '../../engine/replays.js';
import { toldAnew } from '../../report/games.js';
import { played } from './kernel-game.js';

/** What the kernel says when each turn begins, and the log of the game. */
function playedWith(seed: number, players: number) {
  const begins = new Map<number, readonly number[]>();
  const game = played(seed, players, {}, () => ({
    before(state) {
      if (!begins.has(turn.of(state)))
        begins.set(
          turn.of(state),
          state.facts.seats.map((seat) => definition.worthNow(state, seat)),
        );
    },
  }));
  const end = game.state.facts.seats.map((seat) => definition.worthNow(game.state, seat));
  return { ...game, begins, end };
}

function stepsOf(text: string) {
  const [recording] = recordingsOf(text);
  if (!recording) throw new Error('no game');
  return replayed(recording).transcript?.steps ?? [];
}

describe.each([2, 3, 4])('with %i players', (players) => {
  it.each(['full', 'moves', 'public'] as const)('every turn of a record has it: %s', (level) => {
    const { begins, end, textAt } = playedWith(players, players);
    const steps = stepsOf(textAt(level));
    let compared = 0;
    for (const [number, worth] of begins) {
      const last = steps.findLast(({ at }) => at.section === 'turn' && at.turn === number - 1);
      if (!last) continue;
      expect(last.values['worth'], `turn ${number}`).toEqual(worth);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(20);
    // Final scoring brings what was counted before.
    expect(steps.findLast(({ at }) => at.section === 'turn')?.values['worth']).toEqual(end);
    expect(steps.at(-1)?.values['worth']).toEqual(end);
    expect(steps.at(-1)?.values['points']).toEqual(end);
  });
});

describe('the report', async () => {
  const speaker = await speakerFor('en', ['valletta'], REPORT_PARTS);
  const linesOf = (figure: ReturnType<typeof reportModel>['figures'][number] | undefined) =>
    figure?.drawing.kind === 'step-lines' ? figure.drawing.data : undefined;

  it('says who leads by it, and draws the track beside', () => {
    const { game, replayed: told } = toldAnew('two-players');
    const { figures } = reportModel(told, game, speaker);
    const [score, track] = [figures.find(({ id }) => id === 'score'), figures.find(({ id }) => id === 'track')];
    const final = told.scores.map(({ points }) => points);
    for (const lines of [linesOf(score), linesOf(track)])
      expect(lines?.lines.map(({ values }) => values.at(-1))).toEqual(final);
    const before = (linesOf(score)?.final ?? 0) - 1;
    // Most points arrive at the very end of the track alone.
    expect(linesOf(score)?.lines.map(({ values }) => values[before])).toEqual(final);
    expect(linesOf(track)?.lines.map(({ values }) => values[before])).not.toEqual(final);
    expect(linesOf(score)?.moments).not.toEqual([]);
    expect(linesOf(track)?.moments).toEqual([]);
    expect(score?.title).toBe('The score if the game ended now, move by move');
  });

  it('goes by the track where the record hides what stands in the city', () => {
    const { game, replayed: told } = toldAnew('two-players', (text) => text.replace(/<place [^>]*>/g, ''));
    const { figures, more } = reportModel(told, game, speaker);
    const all = [...figures, ...more];
    expect(all.map(({ id }) => id)).not.toContain('track');
    expect(all.find(({ id }) => id === 'score')?.title).toBe('The score, move by move');
  });
});
