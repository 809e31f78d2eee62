import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../src/games.js';
import type { ReportModel } from '../../src/report/model.js';
import { renderReport } from '../../src/report/page.js';
import { REPORT_PARTS, reportModel } from '../../src/report/report-model.js';
import { speakerFor } from '../../src/text/speaker.js';
import { replayText } from '../engine/replays.js';
import { documentOf } from './documents.js';
import { hostileTextsFor } from './hostile-texts.js';

const speaker = await speakerFor('en', ['tallinn'], REPORT_PARTS);

const LOGS = [
  'legal/full-4-players-legate.xml',
  'legal/full-2-players-leader-first.xml',
  'bugs/legate-in-base-game-public.xml',
  'bugs/transfer-per-five-full.xml',
] as const;

const IDS = ['score', 'track', 'sources', 'display', 'contests', 'margins', 'layout'];

function modelOf(log: string, change: (text: string) => string = (text) => text): ReportModel {
  const text = change(readFileSync(new URL(`../../fixtures/tallinn/${log}`, import.meta.url), 'utf8'));
  const replayed = replayText(text, log, 'drawn');
  const game = gameOf(replayed.ruleset);
  if (!game) throw new Error(log);
  return reportModel(replayed, game, speaker);
}

it('counts the changes of the lead for those who hear the chart as its sentence does', () => {
  const { figures, more } = modelOf('bugs/legate-in-base-game-public.xml');
  const score = [...figures, ...more].find(({ id }) => id === 'score');
  const [, told] = score?.lead.match(/changed hands (once|twice|\d+ times)/) ?? [];
  expect(told).toBeDefined();
  expect(score?.summary).toContain(`The lead changed ${told}.`);
});

describe.each(LOGS)('the report of %s', (log) => {
  const model = modelOf(log);
  const html = renderReport(model);
  const document = documentOf(html);

  it('has every chart, each with a table that holds something', () => {
    // Where the record does not show what players would have, the score says who leads.
    const ids = IDS.filter((id) => id !== 'track' || !log.endsWith('-public.xml'));
    expect([...model.figures, ...model.more].map(({ id }) => id).sort()).toEqual(ids.sort());
    // Where rules are broken the page is about that.
    expect(model.figures.some(({ id }) => id === 'display')).toBe(log.startsWith('legal/'));
    for (const { title, summary, lead, table } of [...model.figures, ...model.more]) {
      expect([title, summary, lead]).not.toContain('');
      for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
      expect(table.rows.length).toBeGreaterThan(1);
    }
  });

  it('says of every contest what the possible ones would have brought, or that the hand is not known', () => {
    const figure = model.more.find(({ id }) => id === 'contests');
    if (figure?.drawing.kind !== 'contest-rows') throw new Error('no contests');
    const { rows } = figure.drawing.data;
    const last = figure.table.rows.map((row) => row.at(-1)?.text);
    expect(last).toEqual(
      rows.map(({ average }) => (average === null ? '?' : expect.stringContaining(average.toFixed(1)))),
    );
    const known = rows.filter(({ average }) => average !== null).length;
    expect(figure.lead.includes('diamond')).toBe(known > 0);
    expect(/does not show the hand|shows nobody/.test(figure.lead)).toBe(known < rows.length);
    // One in each drawing; where nothing is known there are no marks.
    expect(document.querySelectorAll('#contests path.average')).toHaveLength(known > 0 ? 2 : 0);
  });

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });

  it('every anchor leads somewhere, and every id stands once', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const known = new Set(ids.map((id) => `#${id}`));
    const targets = [...document.querySelectorAll('[href]')].map((link) => link.getAttribute('href') ?? '');
    expect([...new Set(targets.filter((target) => !known.has(target)))]).toEqual([]);
  });

  it('a click in the score chart leads to every round', () => {
    const targets = new Set(
      [...document.querySelectorAll('#score svg.wide a')].map((link) => link.getAttribute('href')),
    );
    for (const { id } of document.querySelectorAll('.turn[id^=t]')) expect(targets).toContain(`#${id}`);
  });

  it('speaks of rounds, not of turns, outside the words of the rules', () => {
    for (const rules of document.querySelectorAll('#rules, script, style, .rule, .checked, .finding')) rules.remove();
    const words = document.body.textContent ?? '';
    expect(words.match(/.{0,30}\bturns?\b(?! (up|over|card|the Legate|start card|something)).{0,30}/gi) ?? []).toEqual(
      [],
    );
  });

  it('has no fault that html-validate finds', async () => {
    const { results } = await new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        // The pictures of the turns are half of the page: their numbers and ids stand without quotes.
        'attr-quotes': ['error', { unquoted: true }],
        'valid-id': ['error', { relaxed: true }],
        'aria-label-misuse': ['error', { allowAnyNamable: true }],
        'long-title': 'off',
      },
    }).validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
      [],
    );
  });
});

describe('the model of a game with the Legate', () => {
  const model = modelOf(LOGS[0]);
  const drawingOf = (id: string) => [...model.figures, ...model.more].find((figure) => figure.id === id)?.drawing;

  it('ends where the scores are, stage by stage', () => {
    const drawing = drawingOf('track');
    if (drawing?.kind !== 'score-columns') throw new Error('no columns');
    const scores = new Map(model.head.standings.map(({ player, points }) => [player.seat, points]));
    for (const { seat, values } of drawing.data.lines) {
      expect(values).toHaveLength(drawing.data.columns.length);
      expect(values.at(-1)).toBe(scores.get(seat));
    }
    expect(drawing.data.columns.filter(({ kind }) => kind === 'final')).toHaveLength(4);
  });

  it('what a column adds is what its contests brought, and what was paid', () => {
    const drawing = drawingOf('track');
    if (drawing?.kind !== 'score-columns') throw new Error('no columns');
    const { columns, lines, cells } = drawing.data;
    columns.forEach(({ kind }, column) => {
      if (kind !== 'turn') return;
      for (const { seat, values } of lines) {
        const gained = (values[column] ?? 0) - (values[column - 1] ?? 0);
        const brought = cells.filter((cell) => cell.column === column && cell.seat === seat);
        expect(brought.reduce((sum, { points }) => sum + Number(points), 0)).toBe(gained);
      }
    });
  });

  it('margins mirror each other', () => {
    const drawing = drawingOf('margins');
    if (drawing?.kind !== 'margin-matrix') throw new Error('no margins');
    expect(drawing.panels).toHaveLength(4);
    for (const { data } of drawing.panels) {
      expect(data.cells).toHaveLength(data.players.length * (data.players.length - 1));
      for (const { row, column, lead } of data.cells) {
        const mirrored = data.cells.find((cell) => cell.row === column && cell.column === row);
        expect((mirrored?.lead ?? 0) + (lead ?? 0)).toBe(0);
      }
    }
  });

  it('cards add up to what lies there, the persons of the Legate included', () => {
    const drawing = drawingOf('layout');
    if (drawing?.kind !== 'laid-cards') throw new Error('no cards');
    for (const { data } of drawing.panels) {
      for (const { totals, pieces } of data.zones) {
        const sums = totals.map((_, part) => pieces.reduce((sum, { amounts }) => sum + (amounts?.[part] ?? 0), 0));
        expect(sums).toEqual(totals);
      }
    }
  });

  it('tells a contest as the comparison it is', () => {
    const told = model.turns.flatMap(({ steps }) =>
      steps.map((step) => step.told.flatMap(({ lines }) => lines.map(({ sentence }) => sentence))),
    );
    const contest = told.find((sentences) => sentences.some((sentence) => sentence.includes(' against ')));
    const compared = contest?.filter((sentence) => sentence.includes('against')) ?? [];
    expect(compared).toHaveLength(model.head.standings.length - 1);
    expect(compared[0]).toMatch(/^\d+ \w+ against \d+ of .+: (no points|\d points?)\.$/);
    for (const sentence of compared.slice(1)) expect(sentence).toMatch(/^… against \d+ of /);
    // Who scores has been said.
    expect(contest?.some((sentence) => sentence.includes('scores'))).toBe(false);
  });
});

describe('hostile names', () => {
  const shape = (document: Document) => [...document.querySelectorAll('*')].map(({ tagName }) => tagName).join(' ');
  const pageWith = (name: string): Document => {
    const escaped = name
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;');
    return documentOf(
      renderReport(
        modelOf(LOGS[1], (text) =>
          text.replace(/(<player id="p1" name=)"[^"]*"/, (_, start) => `${start}"${escaped}"`),
        ),
      ),
    );
  };
  const harmless = shape(pageWith('xxxx'));

  it.each(hostileTextsFor('tallinn'))('%s stays text', (text) => {
    const document = pageWith(text);
    expect(shape(document) === harmless, 'the shape of the page').toBe(true);
    const names = [...document.querySelectorAll('.standings bdi')];
    expect(names.map(({ textContent }) => textContent)).toContain(text);
  });
});

it('calls a warning no breach: the page is about the game, the head says how many there are, and leads to them', () => {
  const model = modelOf('legal/full-4-players-below-zero.xml');
  const document = documentOf(renderReport(model));
  expect([model.findings.breaches.length, model.findings.groups.length]).toEqual([0, 0]);
  expect(document.querySelector('h1')?.textContent).toContain('wins');
  expect(document.querySelector('.verdict')?.textContent).toBe('All 42 moves are legal · 5 warnings');
  expect(document.querySelector('.verdict .warnings')?.getAttribute('href')).toBe('#findings');
  expect(document.querySelector('nav a[href="#findings"]')).toBeNull();
  // Below zero with a minus sign, on the boards, too.
  expect([...document.querySelectorAll('.standings .points')].map(({ textContent }) => textContent)).toContain('−2');
  expect(document.querySelector('.board-section .stage')?.textContent).toContain('−2');
  expect(document.querySelector('.board-section .stage')?.textContent).not.toContain('-2');
  expect(document.querySelectorAll('#findings .finding.warning')).toHaveLength(5);
  expect([...document.querySelectorAll('#findings summary')].map(({ textContent }) => textContent)).toContain(
    'One more warning of this kind',
  );
});
