import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOARD_GAMES, changedBoard, modelWithBoard } from './boards.js';

describe.each(BOARD_GAMES)('the story of %s', (name) => {
  const model = modelWithBoard(name);
  const { head, figures } = model;
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
    const leads = head.moments.filter(({ sentence }) => / (?:takes the lead|edges ahead|leaps ahead)/.test(sentence));
    expect(leads.length).toBeGreaterThan(0);
    for (const { sentence, stop, seat } of leads) {
      const [points, against] =
        sentence
          .match(/(-?[\d.]+) to (-?[\d.]+?)(?:, if the game had ended there)?\.$/)
          ?.slice(1)
          .map(Number) ?? [];
      const shown = lines.map(({ values }) => Math.round(10 * (values[stop] ?? 0)) / 10);
      expect(shown[lines.findIndex((line) => line.seat === seat)], sentence).toBe(points);
      expect(shown).toContain(against);
      expect(leaders[stop]).toBe(seat);
      expect(leaders[stop - 1]).not.toBe(seat);
    }
  });

  it('leads to the steps, and says what was done in them', () => {
    const told = new Map(model.turns.flatMap(({ steps }) => steps.map(({ link, headline }) => [`#${link}`, headline])));
    for (const { href, sentence } of head.moments) {
      const headline = told.get(href);
      const begins = ['. ', ' and builds ', ' and upgrades '].map((next) => `${headline}${next}`);
      if (headline)
        expect(
          begins.some((begin) => sentence.startsWith(begin)),
          sentence,
        ).toBe(true);
    }
  });

  it('begins with the cause, in numbers that add up to the margin', () => {
    const [first, next] = head.standings;
    const margin = (first?.points ?? 0) - (next?.points ?? 0);
    expect(head.standfirst).toContain(` won by ${margin}: `);
  });
});

it('says why the lead goes to somebody who has done nothing: what the move has laid upon its player', () => {
  const log = new URL('../../fixtures/rattus/legal/full-4-players-book-19.xml', import.meta.url);
  const [first] = changedBoard('rattus', () => readFileSync(log, 'utf8')).head.moments;
  expect(first?.sentence).toMatch(
    /^Dino \(greedy\) takes the King\. From now on Dino \(greedy\) is exposed to the Royalty symbol \(King\)\. Ada \(greedy\) edges ahead of Dino/,
  );
});

it.each([
  ['public-2-players-houses-chain', 'Ben plays Builder and builds A1-1 (Mason). Ben edges ahead of Anna for good'],
  [
    'full-3-players-houses-start-player',
    'Ben plays Builder and upgrades A1-2 (Knight Hieronymus von Rekuk). Ben takes the lead from Clara for good',
  ],
])('says what was built or upgraded: %s', (game, told) => {
  const log = new URL(`../../fixtures/valletta/legal/${game}.xml`, import.meta.url);
  const { moments } = changedBoard('valletta', () => readFileSync(log, 'utf8')).head;
  expect(moments.map(({ sentence }) => sentence.split(':')[0])).toContain(told);
});
