import { describe, expect, it } from 'vitest';
import { BOARD_GAMES, modelWithBoard } from './boards.js';

describe.each(BOARD_GAMES)('the story of %s', (name) => {
  const { head, figures } = modelWithBoard(name);
  const drawing = figures.find(({ id }) => id === 'score')?.drawing;
  if (drawing?.kind !== 'step-lines' && drawing?.kind !== 'score-columns') throw new Error('no score chart');
  const { lines, leaders } = drawing.data;
  const marks =
    drawing.kind === 'step-lines'
      ? drawing.data.moments.map(({ number, tick, seat }) => [number, tick, seat])
      : drawing.data.moments.map(({ number, column, seat }) => [number, column, seat]);

  it('has the numbers that the score chart marks', () => {
    expect(head.moments.length).toBeGreaterThanOrEqual(3);
    expect(head.moments.map(({ number }) => number)).toEqual(head.moments.map((_, index) => index + 1));
    expect(marks).toEqual(head.moments.map(({ number, stop, seat }) => [number, stop, seat]));
  });

  it('says of a lead the two scores that the chart shows there', () => {
    const leads = head.moments.filter(({ sentence }) => / lead/.test(sentence));
    expect(leads.length).toBeGreaterThan(0);
    for (const { sentence, stop, seat } of leads) {
      const [points, against] =
        sentence
          .match(/(-?[\d.]+) to (-?[\d.]+?)(?:, if the game had ended there)?\.$/)
          ?.slice(1)
          .map(Number) ?? [];
      expect(lines.find((line) => line.seat === seat)?.values[stop], sentence).toBe(points);
      expect(lines.map(({ values }) => values[stop])).toContain(against);
      expect(leaders[stop]).toBe(seat);
      expect(leaders[stop - 1]).not.toBe(seat);
    }
  });

  it('the last change of the lead is where the last bar of the chart begins, and the winner’s', () => {
    const [winner] = head.standings;
    const last = leaders.findLastIndex((leader, stop) => leader !== null && leaders[stop - 1] !== leader);
    if (!winner || winner.player.seat !== leaders.at(-1)) return;
    const kept = head.moments.find(({ sentence }) => / for good|never to lose/.test(sentence));
    expect(kept?.seat).toBe(winner.player.seat);
    // A tie in between leaves a gap in the bar and is no change.
    expect(kept?.stop).toBeLessThanOrEqual(last);
    expect(leaders.slice(kept?.stop).every((leader) => leader === null || leader === kept?.seat)).toBe(true);
  });
});
