import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replay } from '../../src/engine/replay.js';
import type { Entry } from '../../src/engine/transcript.js';
import { gameOf } from '../../src/games.js';
import { renderReport } from '../../src/report/page.js';
import { REPORT_PARTS, reportModel } from '../../src/report/report-model.js';
import { speakerFor } from '../../src/text/speaker.js';
import { recordingsOf, replayText, unaskedFor } from '../engine/replays.js';
import { documentOf } from './documents.js';
import { hostileTextsFor } from './hostile-texts.js';

const log = readFileSync(new URL('./games/rattus-four-players.xml', import.meta.url), 'utf8');
const speaker = await speakerFor('en', ['rattus'], REPORT_PARTS);

function reportOf(text: string) {
  const replayed = replayText(text, 'rattus.xml', 'drawn');
  const game = gameOf(replayed.ruleset);
  if (!game) throw new Error(replayed.ruleset);
  const model = reportModel(replayed, game, speaker);
  return { replayed, model, html: renderReport(model) };
}

/** How often the table of cards says that each player used each card. */
function usesTold(text: string) {
  const cards = reportOf(text).model.more.find(({ id }) => id === 'cards');
  const uses = cards?.table.columns.indexOf('Uses') ?? -1;
  const rows = cards?.table.rows.map((row) => row.map((cell) => cell.text)) ?? [];
  return rows.map((row) => [row[0], row[1], Number(row[uses])]);
}

function isDiscard(entry: Entry): boolean {
  return entry.type === 'effect' && entry.effect.verb === 'discard' && entry.effect.thing === 'rat';
}

const { replayed, model, html } = reportOf(log);
const document = documentOf(html);

describe('the model of a game of Rattus', () => {
  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });

  it('has every chart, each with a table that holds something', () => {
    expect(model.figures.map(({ id }) => id)).toEqual(['score', 'track', 'population']);
    expect(model.more.map(({ id }) => id)).toEqual(['losses', 'movers', 'risks', 'cards']);
    for (const { title, summary, table } of [...model.figures, ...model.more]) {
      expect(title).not.toBe('');
      expect(summary).not.toBe('');
      expect(table.rows.length).toBeGreaterThan(1);
      for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
    }
  });

  it('has a board after the setup, after each turn, and after the final plague, each in a row of the table', () => {
    const anchors = model.turns.map(({ anchor }) => anchor);
    expect(anchors).toEqual(expect.arrayContaining(['setup', 't1', 't34', 'final']));
    expect(model.board?.turns.map(({ anchor }) => anchor)).toEqual(anchors);
    const linked = model.board?.table?.rows.map(([first]) => first?.href);
    expect(linked).toEqual(expect.arrayContaining(['#setup', '#t1', '#t34', '#final']));
  });

  it('the table of the score ends with the result', () => {
    const table = model.figures.find(({ id }) => id === 'score')?.table;
    const points = [...model.head.standings].sort((a, b) => a.player.seat - b.player.seat).map((one) => one.points);
    expect(table?.rows.at(-1)?.slice(-points.length)).toEqual(
      points.map((text) => ({ text: String(text), href: null })),
    );
  });

  it('names turns and no numbers of moves, for these are counted by kind', () => {
    expect(replayed.transcript?.steps.some(({ at }) => at.play !== null)).toBe(true);
    expect(document.body.textContent).toMatch(/\bturn 1\b/i);
    expect(document.body.textContent).not.toMatch(/\bturn \d+, play \d/i);
  });

  it('the last map and the scores are the same', () => {
    const map = model.board?.scene.frames.at(-1)?.board;
    if (map?.kind !== 'map') throw new Error('no map');
    const cubes = model.head.standings.map(({ player: { seat } }) =>
      map.cubes.reduce((sum, own) => sum + (own[seat] ?? 0), 0),
    );
    expect(cubes).toEqual(model.head.standings.map(({ points }) => points));
  });

  it('every cube that the plague took stands in both charts of losses and in a row of the table', () => {
    const bars = ['losses', 'movers'].map((id) => {
      const drawing = [...model.figures, ...model.more].find((figure) => figure.id === id)?.drawing;
      if (drawing?.kind !== 'stacked-bars') throw new Error(id);
      return drawing.data.bars.reduce((sum, { total }) => sum + total, 0);
    });
    const taken = replayed.transcript?.steps
      .flatMap(({ entries }) => entries)
      .flatMap((entry) => (entry.type === 'effect' && entry.effect.verb === 'remove' ? [entry.effect] : []))
      .filter(({ thing }) => thing === 'cube')
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(bars).toEqual([taken, taken]);
    const rows = model.more.find(({ id }) => id === 'losses')?.table.rows ?? [];
    expect(rows.reduce((sum, row) => sum + Number(row.at(-1)?.text), 0)).toBe(taken);
  });

  it('every cube that the plague took stands in the chart of the risks, too, and each part adds up to its row', () => {
    const figure = model.more.find(({ id }) => id === 'risks');
    if (figure?.drawing.kind !== 'expected-bars') throw new Error('no risks');
    const { rows } = figure.drawing.data;
    const lost = rows.map(({ parts }) => parts.reduce((sum, { came }) => sum + came, 0));
    expect(lost.map(String)).toEqual(rows.map(({ came }) => came));
    const expected = rows.map(({ parts }) => parts.reduce((sum, part) => sum + part.expected, 0));
    expect(expected.map((sum) => sum.toFixed(1))).toEqual(rows.map((row) => row.expected));
    expect([...expected].sort((a, b) => b - a)).toEqual(expected);
    const everyToll = model.more.find(({ id }) => id === 'losses')?.table.rows ?? [];
    const taken = everyToll.reduce((sum, row) => sum + Number(row.at(-1)?.text), 0);
    expect(lost.reduce((sum, one) => sum + one, 0)).toBe(taken);
    const turned = replayed.transcript?.steps.flatMap(({ entries }) => entries).filter(isDiscard).length;
    expect(figure.lead).toContain(`${turned} tokens`);
    expect(figure.summary).toContain('our own reconstruction');
  });

  it('nobody holds a card before its owner has lost it', () => {
    const drawing = model.more.find(({ id }) => id === 'cards')?.drawing;
    if (drawing?.kind !== 'tenures') throw new Error('no cards');
    expect(drawing.data.lanes).toHaveLength(6);
    for (const { spans } of drawing.data.lanes)
      spans.forEach(({ from, to }, index) => {
        expect(to).toBeGreaterThan(from);
        expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.to ?? 0);
      });
  });
});

it('a record whose edition lacks the tokens is measured by its score, not by what the plague would leave', () => {
  const text = readFileSync(new URL('../../fixtures/options/rattus-figure-counts.xml', import.meta.url), 'utf8');
  const [recording] = recordingsOf(text);
  const game = gameOf('rattus');
  if (!recording || !game) throw new Error(text);
  const request = { ...unaskedFor(recording), transcript: true, frames: true };
  const unlisted = reportModel(replay(game, recording, request), game, speaker);
  expect(renderReport(unlisted)).not.toContain('NaN');
  const score = unlisted.figures.find(({ id }) => id === 'score');
  expect(score?.title).toBe('Cubes on the board and in the castle, move by move');
});

describe('the page of a game of Rattus', () => {
  it('every anchor leads somewhere, and every id stands once', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const known = new Set(ids);
    const targets = [...document.querySelectorAll('[href]')].map((one) => one.getAttribute('href') ?? '');
    expect(targets.filter((target) => !target.startsWith('#') || !known.has(target.slice(1)))).toEqual([]);
  });

  it('is smaller than 1.5 MB', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(1_500_000);
  });

  it('is the same bytes each time', () => {
    expect(reportOf(log).html === html).toBe(true);
  });

  it.each(hostileTextsFor('rattus'))('a player called %s stays text', (text) => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    const named = documentOf(reportOf(log.replace(/name="Ada[^"]*"/, () => `name="${escaped}"`)).html);
    const shape = (one: Document) => [...one.querySelectorAll('*')].length;
    expect(named.querySelectorAll('script').length).toBe(3);
    expect(named.querySelector('img')).toBeNull();
    expect([...named.querySelectorAll('.standings bdi')].map((name) => name.textContent)).toContain(text);
    // Long names take one more line or sign in a chart, never another element of the page.
    expect(Math.abs(shape(named) - shape(document))).toBeLessThan(60);
  });
});

it('says of a token what players say', () => {
  expect(document.querySelector('#turns')?.textContent).toMatch(/limit 5, 3 cubes: no outbreak/);
});

it('a card that lets the figure go two regions and brings a token in the same turn is used once in it', () => {
  const game = new URL('../../fixtures/rattus/legal/full-2-players-yucata-39.xml', import.meta.url);
  const uses = usesTold(readFileSync(game, 'utf8'));
  // Ada went two regions in seven turns, and in three of them the Soldier brought a token, too; Bruno in two, and once he only brought one.
  expect(uses).toContainEqual(['Soldier', 'Ada (random)', 7]);
  expect(uses).toContainEqual(['Soldier', 'Bruno (random)', 3]);
});

it('a region that is not in use has its name where the figure stands there against the rules', () => {
  const game = readFileSync(new URL('./games/rattus-no-room.xml', import.meta.url), 'utf8');
  const rows = reportOf(game.replace('path="scandia"', 'path="russia"')).model.board?.table?.rows ?? [];
  const ways = rows.map((row) => row[1]?.text);
  expect(ways).toContain('Anglia → Russia');
});
