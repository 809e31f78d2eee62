/** How near the end was, as the report of Valletta draws it. */
import { describe, expect, it } from 'vitest';
import { renderReport } from '../../src/report/page.js';
import { REPORT_PARTS, reportModel } from '../../src/report/report-model.js';
import { speakerFor } from '../../src/text/speaker.js';
import { GAME_NAMES, toldGame } from './games.js';

const speaker = await speakerFor('en', ['valletta'], REPORT_PARTS);

describe.each(GAME_NAMES)('the tempo of %s', (name) => {
  const { game, replayed, transcript } = toldGame(name);
  const model = reportModel(replayed, game, speaker);
  const tempo = model.more.find(({ id }) => id === 'tempo');
  if (tempo?.drawing.kind !== 'countdown') throw new Error('no tempo');
  const [houses, points, jean] = tempo.drawing.panels.map(({ data }) => data);
  const last = transcript.steps.findLast(({ at, verdict }) => at.section === 'turn' && verdict !== undefined);

  it('ends with what was left when the last turn was over; what final scoring brings ends nothing', () => {
    const left = (whole: number, series: string) =>
      (last?.values[series] ?? []).map((value) => Math.max(0, whole - value));
    expect(houses?.lines.map(({ values }) => values.at(-1))).toEqual(left(8, 'houses'));
    expect(points?.lines.map(({ values }) => values.at(-1))).toEqual(left(25, 'points'));
  });

  it('has one line for Jean, which falls with every step', () => {
    const steps = transcript.steps.flatMap(({ entries }) =>
      entries.flatMap((entry) =>
        entry.type === 'effect' && entry.effect.thing === 'jean' ? [entry.effect.amount] : [],
      ),
    );
    expect(jean?.lines.map(({ player }) => player)).toEqual([null]);
    expect(jean?.lines[0]?.values.at(-1)).toBe(25 - steps.reduce((sum, amount) => sum + amount, 0));
  });

  it('lines never rise', () => {
    for (const { lines } of [houses, points, jean].flatMap((data) => data ?? []))
      for (const { values } of lines)
        expect(values.every((value, tick) => tick === 0 || value <= (values[tick - 1] ?? 0))).toBe(true);
  });
});

it('the rows of what it was worth lead to the turn in which a Character came', () => {
  const { game, replayed } = toldGame('four-players');
  const html = renderReport(reportModel(replayed, game, speaker));
  const worth = html.slice(html.indexOf('id="worth"'), html.indexOf('id="board"'));
  const links = [...worth.matchAll(/<a href="#(t\d+)" tabindex="-1"><text/g)].map(([, turn]) => turn);
  expect(links.length).toBeGreaterThan(4);
  for (const turn of links) expect(html).toContain(`id="${turn}"`);
});
