import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../src/analysis/game-summary.js';
import { gameOf } from '../../src/games.js';
import { REPORT_PARTS, reportModel } from '../../src/report/report-model.js';
import { speakerFor } from '../../src/text/speaker.js';
import { replayText } from '../engine/replays.js';
import { GAME_NAMES, logOf, toldAnew, toldGame } from './games.js';

const speaker = await speakerFor('en', ['valletta'], REPORT_PARTS);

describe.each(GAME_NAMES)('the model of %s', (name) => {
  const { game, replayed } = toldGame(name);
  const model = reportModel(replayed, game, speaker);

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });

  it('has every chart, each with a table that holds something', () => {
    const [first, more] = [
      ['score', 'track', 'deck'],
      ['sources', 'goods', 'tempo', 'worth', 'board'],
    ];
    // Where rules are broken the page is about that.
    const isBroken = name === 'one-breach';
    expect(model.figures.map(({ id }) => id)).toEqual(isBroken ? [] : first);
    expect(model.more.map(({ id }) => id)).toEqual([...(isBroken ? first : []), ...more]);
    for (const { title, summary, table } of [...model.figures, ...model.more]) {
      expect(title).not.toBe('');
      expect(summary).not.toBe('');
      for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
      expect(table.rows.length).toBeGreaterThan(1);
    }
  });

  it('has every turn and every move', () => {
    const moves =
      replayed.transcript?.steps.filter(({ at, verdict }) => at.section === 'turn' && verdict !== undefined) ?? [];
    const anchors = new Set(model.turns.flatMap(({ steps }) => steps.map(({ anchor }) => anchor)));
    for (const { at } of moves) expect(anchors).toContain(`t${at.turn}.${at.play}`);
  });

  it('lists every rule that it cites', () => {
    const listed = new Set(model.rules.entries.map(({ id }) => id));
    const cited = model.turns.flatMap(({ steps }) =>
      steps.flatMap(({ told, checked }) => [...told.flatMap(({ rule }) => rule ?? []), ...checked].map(({ id }) => id)),
    );
    expect(cited.filter((id) => !listed.has(id))).toEqual([]);
  });

  it('has every finding in the list or as a consequence, and in its place', () => {
    const { groups, warnings, remarks } = model.findings;
    const grouped = [...groups, ...warnings].flatMap(({ first, others }) => [first, ...others]);
    const listed = [...grouped, ...remarks].reduce((sum, { consequences }) => sum + 1 + consequences.length, 0);
    expect(listed).toBe(replayed.findings.length);
    const inPlace = model.turns.flatMap(({ steps }) =>
      steps.flatMap(({ told }) => told.flatMap(({ finding }) => finding?.id ?? [])),
    );
    expect(inPlace).toEqual(
      expect.arrayContaining(replayed.findings.filter(({ at }) => at.section === 'turn').map(({ id }) => id)),
    );
  });
});

it('what follows from a consequence is told with the root of both, and the way to a cause leads to a finding of the list', () => {
  const text = readFileSync(
    new URL('../../fixtures/converted/as-many-slips-as-are-tried.xml', import.meta.url),
    'utf8',
  );
  const chained = replayText(text, 'slips.xml', 'drawn');
  const { game } = toldGame('two-players');
  const { findings, turns } = reportModel(chained, game, speaker);
  const listed = [...findings.groups, ...findings.warnings].flatMap(({ first, others }) => [first, ...others]);
  const told = [...listed, ...findings.remarks];
  expect(told.reduce((sum, { consequences }) => sum + 1 + consequences.length, 0)).toBe(chained.findings.length);
  const causes = turns.flatMap(({ steps }) =>
    steps.flatMap((step) => step.told.flatMap(({ finding }) => finding?.cause?.href ?? [])),
  );
  expect(causes.length).toBeGreaterThan(0);
  expect(told.map(({ anchor }) => `#${anchor}`)).toEqual(expect.arrayContaining(causes));
});

it('the last values of the score chart are the scores', () => {
  const { game, replayed } = toldGame('four-players');
  const score = reportModel(replayed, game, speaker).figures.find(({ id }) => id === 'score');
  if (score?.drawing.kind !== 'step-lines') throw new Error('no score chart');
  expect(score.drawing.data.lines.map(({ values }) => values.at(-1))).toEqual(
    replayed.scores.map(({ points }) => points),
  );
});

it('a game of which no more is to be shown than must be has its score, its sources and its turns', () => {
  const { game, replayed } = toldGame('two-players');
  const { score } = game.presentation;
  const presentation = { score, worthNow: score, sources: [], marks: [], cardHues: [], endings: [], charts: [] };
  const model = reportModel(replayed, { ...game, presentation }, speaker);
  expect([...model.figures, ...model.more].map(({ id }) => id)).toEqual(['score', 'sources']);
  expect(model.turns.length).toBeGreaterThan(20);
});

it('a cell whose building nobody knows is told by its place alone', () => {
  const text = readFileSync(
    new URL('../../fixtures/converted/unknown-attribute-beside-its-like.xml', import.meta.url),
    'utf8',
  );
  const { game } = toldGame('two-players');
  const { more } = reportModel(replayText(text, 'misread.xml', 'drawn'), game, speaker);
  const drawing = more.find(({ id }) => id === 'board')?.drawing;
  if (drawing?.kind !== 'grid-board') throw new Error('no city');
  expect(drawing.data.cells.map(({ title }) => title)).toContain('B2-4 – Ben, built in turn 3');
});

it('a game that names no player names none who begins', () => {
  const replayed = replayText('<game ruleset="valletta" id="nobody"/>', 'nobody.xml', 'drawn');
  const { game } = toldGame('two-players');
  expect(reportModel(replayed, game, speaker).head.standfirst).toBe('The log names no players.');
  const told = JSON.stringify(replayed.transcript);
  expect(told).toContain('valletta.setup.jean-on-tower');
  expect(told).not.toContain('valletta.setup.start-player');
});

it('a game that breaks no rule is not said to, where places of its log cannot be read', async () => {
  const broken = new URL('../../fixtures/converted/breaches-at-attributes-in-capitals.xml', import.meta.url);
  const unread = replayText(readFileSync(broken, 'utf8'), 'unread.xml', 'drawn');
  expect(unread.verdict).toBe('undecidable');
  const game = gameOf(unread.ruleset);
  if (!game) throw new Error(unread.ruleset);
  const { head, findings } = reportModel(unread, game, await speakerFor('en', ['tallinn'], REPORT_PARTS));
  expect(head.headline).toBe('2 places in the log cannot be read');
  expect(findings.summary).toMatch(/^2 places in the log cannot be read[.,]/);
  expect(findings.groups.map(({ othersText }) => othersText)).toEqual(['One more of this kind']);
});

it('a place that cannot be read is counted as no breach beside one', async () => {
  const log = new URL('../../fixtures/converted/unknown-attribute-beside-its-like.xml', import.meta.url);
  const both = replayText(readFileSync(log, 'utf8'), 'both.xml', 'drawn');
  const game = gameOf(both.ruleset);
  if (!game) throw new Error(both.ruleset);
  const { head, findings } = reportModel(both, game, await speakerFor('en', ['valletta'], REPORT_PARTS));
  expect(head.headline).toMatch(/^2 breaches of 2 rules/);
  expect(findings.summary).toMatch(/^2 breaches[,.].* One place in the log cannot be read\.$/);
  expect(findings.groups.at(-1)?.first.kind).toBe('unread');
  expect(summaryOf(both, { played: null, event: null })).toMatchObject({ breaches: 2 });
});

it('who comes in behind is as far behind where everybody has less than nothing', () => {
  const { game, replayed } = toldGame('four-players');
  const scores = replayed.scores.map((score) => ({ ...score, points: -score.rank }));
  const { standings } = reportModel({ ...replayed, scores }, game, speaker).head;
  expect(standings.map(({ behind }) => behind)).toEqual(
    standings.map(({ rank }) => (rank === 1 ? '' : `${(rank ?? 0) - 1} behind`)),
  );
});

it('a game that stopped before its first turn has no “0 turns”', () => {
  const drafted = replayText(
    logOf('two-players').replace(/<turn [\s\S]*<\/moves>[\s\S]*<\/game>/, '</moves></game>'),
    'drafted.xml',
    'drawn',
  );
  expect(drafted.moves.total).toBeGreaterThan(0);
  const { game } = toldGame('two-players');
  expect(reportModel(drafted, game, speaker).head.standfirst).toBe('Anna and Ben made 2 moves before the first turn.');
});

it('a game that was broken off is said to have been, with the reason that the log gives', () => {
  const endings = ['<abandoned reason="tea"/>', '<abandoned/>', ''].map((end) => {
    const { game, replayed, recording } = toldAnew('two-players', (text) =>
      text.replace(/<\/turn>[\s\S]*<\/game>/, `</turn>${end}</moves></game>`),
    );
    const { facts } = reportModel(replayed, game, speaker, undefined, [], recording).head;
    return facts[0]?.details.at(-1)?.text;
  });
  expect(endings).toEqual([
    'The game was broken off: “tea”.',
    'The game was broken off.',
    'The record stops before the end.',
  ]);
});

it('a wrong number is told with how the replay came to another one', async () => {
  const log = new URL('../../fixtures/valletta/bugs/bonus-area-off-by-one.xml', import.meta.url);
  const wrong = replayText(readFileSync(log, 'utf8'), 'bonus.xml', 'drawn');
  const game = gameOf(wrong.ruleset);
  if (!game) throw new Error(wrong.ruleset);
  const { findings } = reportModel(wrong, game, await speakerFor('en', ['valletta'], REPORT_PARTS));
  const said = findings.groups.flatMap(({ first, others }) => [first, ...others].map(({ reckoned }) => reckoned));
  expect(said).toEqual([['No bonus: Jean (space 5) stands in column 1, not in column 2.']]);
});
