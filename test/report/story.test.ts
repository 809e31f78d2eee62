import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { courseOfMoves } from '../../src/analysis/course.js';
import type { Context } from '../../src/report/context.js';
import { leadSentence } from '../../src/report/figures/lead-sentence.js';
import type { LANGUAGES } from '../../src/text/language.js';
import { speakerFor } from '../../src/text/speaker.js';
import { BOARD_GAMES, type BoardGame, changedBoard, modelWithBoard } from './boards.js';

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

  it('lays out the numbers from the start on, so that who led at first is among them, without empty columns', () => {
    const { rows, columns } = figures.find(({ id }) => id === 'score')?.table ?? { rows: [], columns: [] };
    expect(rows[0]?.[0]?.text).toBe('Start');
    const own = rows[0]?.slice(-lines.length).map(({ text }) => Number(text));
    expect(own).toEqual(lines.map(({ values }) => Math.round(10 * (values[0] ?? 0)) / 10));
    for (const [column, heading] of columns.entries())
      expect(
        rows.some((row) => row[column]?.text !== ''),
        heading,
      ).toBe(true);
  });

  it('begins with the cause, in numbers that add up to the margin, or says that they are the largest', () => {
    const [first, next] = head.standings;
    const margin = (first?.points ?? 0) - (next?.points ?? 0);
    const [, mine = '', theirs = ''] =
      new RegExp(` won by ${margin} (?:point|cube)s?: ([^.]*)\\.(?: In [^.:]*’s favour: ([^.]*)\\.)?`).exec(
        head.standfirst,
      ) ?? [];
    const sumOf = (side: string): number =>
      [...side.matchAll(/(\d+) (?:more|fewer)/g)].reduce((sum, [, points]) => sum + Number(points), 0);
    expect(sumOf(mine)).toBeGreaterThan(0);
    const isPart = [mine, theirs].some((side) => side.startsWith('above all, '));
    expect(sumOf(mine) - sumOf(theirs) === margin).toBe(!isPart);
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

/** Who led, told of two players whose scores are given. */
async function leadTold(language: (typeof LANGUAGES)[number], scores: readonly (readonly [number, number])[]) {
  const speaker = await speakerFor(language, ['valletta'], ['report']);
  const context: unknown = {
    players: ['Anna', 'Ben'].map((name, seat) => ({ name, seat })),
    speaker,
    numbered: true,
  };
  const ticks = scores.map((_, tick) => ({
    section: tick === 0 ? ('setup' as const) : ('turn' as const),
    turn: tick === 0 ? null : tick,
    play: null,
  }));
  const series = { score: [scores.map(([own]) => own), scores.map(([, theirs]) => theirs)] };
  return leadSentence(context as Context, courseOfMoves({ ticks, series, tickOfStep: [] } as never, 'score'));
}

describe('who led', () => {
  it('of two who led equally long, the one who led last is told of', async () => {
    const told = await leadTold('en', [
      [0, 0],
      [1, 0],
      [1, 2],
    ]);
    expect(told).toBe(
      'Ben led for 33% of the game and took the lead for the last time in turn 2; it changed hands once.',
    );
  });

  it.each([
    ['en', 'Anna took the lead at the start, and led for 100% of the game; nobody else was ever ahead.'],
    ['de', 'Anna ging zu Beginn in Führung und lag 100 % der Partie vorn; sonst führte nie jemand.'],
    ['it', 'Anna passa in testa all’inizio e conduce per il 100% della partita; nessun altro è mai davanti.'],
  ] as const)('a lead of the setup is told as one (%s)', async (language, sentence) => {
    const told = await leadTold(language, [
      [2, 0],
      [2, 1],
    ]);
    expect(told.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toBe(sentence);
  });

  it.each([
    ['en', 'Anna took the lead in turn 250, and led for less than 1% of the game; nobody else was ever ahead.'],
    ['de', 'Anna ging in Zug 250 in Führung und lag weniger als 1 % der Partie vorn; sonst führte nie jemand.'],
    ['it', 'Anna passa in testa nel turno 250 e conduce per meno dell’1% della partita; nessun altro è mai davanti.'],
  ] as const)('who has led at all has led for more than 0%% (%s)', async (language, sentence) => {
    const level = Array.from({ length: 250 }, () => [1, 1] as const);
    const told = await leadTold(language, [...level, [2, 1]]);
    expect(told.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toBe(sentence);
  });

  it('who has not always led has led for less than 100%', async () => {
    const ahead = Array.from({ length: 250 }, () => [2, 1] as const);
    expect(await leadTold('en', [...ahead, [2, 3]])).toContain('Anna led for more than 99% of the game, but Ben ');
  });

  it.each([
    [1, 'l’1%'],
    [8, 'l’8%'],
    [12, 'il 12%'],
  ])('%i%% has its article in Italian', async (share, told) => {
    const speaker = await speakerFor('it', ['valletta'], ['report']);
    expect(speaker.text('report-lead-share', { share, bound: 'none' })).toBe(told);
  });
});

/** The head of the page of a fixture. */
function headOf(ruleset: BoardGame, name: string, change = (text: string): string => text) {
  const log = new URL(`../../fixtures/${ruleset}/${name}.xml`, import.meta.url);
  return changedBoard(ruleset, () => change(readFileSync(log, 'utf8'))).head;
}

it('says what broke a tie: persons on the towers', () => {
  const { headline, standfirst } = headOf('tallinn', 'legal/full-3-players-tie-broken');
  expect(headline).toContain(' wins a tie at ');
  expect(standfirst).toContain(' The persons on the towers broke the tie: Clara (greedy) had 14. ');
});

it('says what broke a tie: whose turn would come sooner', () => {
  const { headline, standfirst } = headOf('rattus', 'bugs/tie-goes-to-trigger-player-public', (text) =>
    text.replace(/rank="([12])"/g, (_, rank) => `rank="${3 - rank}"`),
  );
  expect(headline).toContain(' wins a tie at ');
  expect(standfirst).toContain(' The tie went to the player whose turn would have come sooner after the end. ');
});

it.each([
  [
    'a game that nobody has ended',
    'full-3-players',
    /<round>(?:(?!<round>)[\s\S])*<final>[\s\S]*<\/result>/,
    '</moves>',
  ],
  ['a victory that is shared', 'full-4-players-shared-win', /^$/, ''],
])('says who led, in %s', (_, name, cut, end) => {
  const { standfirst } = headOf('tallinn', `legal/${name}`, (text) => text.replace(cut, end));
  expect(standfirst).toMatch(/ rounds and \d+ moves\. .* led for \d+% of the game/);
});

describe.each([
  ['valletta', /(?<=(?:<turn (?:(?!<turn )[\s\S])*){9})<turn [\s\S]*<\/result>/],
  ['tallinn', /<round>(?:(?!<round>)[\s\S])*<final>[\s\S]*<\/result>/],
] as const)('a game of %s that nobody has ended', (ruleset, rest) => {
  const { head, figures } = changedBoard(ruleset, () => {
    const log = new URL(
      `../../fixtures/${ruleset}/legal/full-3-players${ruleset === 'valletta' ? '-points' : ''}.xml`,
      import.meta.url,
    );
    return readFileSync(log, 'utf8').replace(rest, '</moves>');
  });

  it('has the points by which the story and the chart say who leads', () => {
    const drawing = figures.find(({ id }) => id === 'score')?.drawing;
    if (drawing?.kind !== 'step-lines') throw new Error('no score chart');
    expect(head.standings.map(({ player, pointsText }) => [player.seat, Number(pointsText)])).toEqual(
      drawing.data.lines.map(({ seat, values }) => [seat, values.at(-1)]),
    );
    expect(head.standings.map(({ behind }) => behind)).toEqual(head.standings.map(() => 'if it ended now'));
  });

  it('says of each moment that the game went on after it', () => {
    expect(head.moments.length).toBeGreaterThan(0);
    for (const { sentence } of head.moments) expect(sentence).toMatch(/, if the game had ended there\.$/);
  });
});
