/** The rules of a game in its report, its options in words, and what another reading would change. */
import { describe, expect, it } from 'vitest';
import { openPointsOf } from '../../src/analysis/open-points.js';
import { readingsOf } from '../../src/engine/readings.js';
import { gameOf } from '../../src/games.js';
import { renderReport } from '../../src/report/page.js';
import { REPORT_PARTS, reportModel } from '../../src/report/report-model.js';
import { gapText } from '../../src/text/gap-text.js';
import { LANGUAGES } from '../../src/text/language.js';
import { speakerFor } from '../../src/text/speaker.js';
import { recordingsOf, replayed as replayedOf, requestFor } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';
import { dealt } from '../runs.js';
import { documentOf } from './documents.js';
import { GAME_NAMES, toldGame } from './games.js';

const speaker = await speakerFor('en', ['valletta'], REPORT_PARTS);

describe.each(GAME_NAMES)('the rules in the report of %s', (name) => {
  const { game, replayed } = toldGame(name);
  const { rules, turns } = reportModel(replayed, game, speaker);
  const anchors = new Set(turns.map(({ anchor }) => `#${anchor}`));

  it('stand by how often they came up', () => {
    const uses = rules.entries.map((entry) => entry.uses);
    expect(uses).toEqual([...uses].sort((a, b) => b - a));
    expect(uses[0]).toBeGreaterThan(turns.length);
  });

  it('lead to the turns in which they came up, to the first of them at most', () => {
    for (const { id, uses, parts, turns: links, turnsWord, more } of rules.entries) {
      expect(links.length, id).toBeLessThanOrEqual(8);
      expect(parts.length + links.length > 0, id).toBe(uses > 0);
      if (links.length > 0) expect(turnsWord, id).toBe(links.length === 1 ? 'turn' : 'turns');
      expect(
        [...parts, ...links].filter(({ href }) => href === null || !anchors.has(href)),
        id,
      ).toEqual([]);
      if (more !== null) expect(links, id).toHaveLength(8);
    }
  });

  it('are each met once', () => {
    const [begin, ...later] = rules.met.stages;
    const met = later.flatMap((stage) => stage.rules.map(({ id }) => id));
    expect(new Set(met).size).toBe(met.length);
    expect(Number(begin?.count.split(' ')[0]) + met.length).toBe(rules.entries.filter(({ uses }) => uses > 0).length);
    expect(later.filter(({ when, rules: own }) => when.href === null || own.length === 0)).toEqual([]);
  });
});

function reportOf(name: string, language: (typeof LANGUAGES)[number], own = speaker) {
  const fixture = fixtures().find((one) => one.name === name);
  const [recording] = fixture ? recordingsOf(textOf(fixture), name) : [];
  const game = recording && gameOf(recording.ruleset);
  if (!recording || !game) throw new Error(`${name} ${language}`);
  const replayed = replayedOf(recording);
  const model = reportModel(replayed, game, own, readingsOf(game, recording, replayed, requestFor(recording)));
  return { replayed, model, document: documentOf(renderReport(model)) };
}

describe.each(LANGUAGES)('options and readings in a report in %s', async (language) => {
  const test = dealt(LANGUAGES, language);
  const own = await speakerFor(language, ['valletta', 'rattus'], REPORT_PARTS);

  test()('say under which options the game was judged', () => {
    const { model, document } = reportOf('rattus/legal/full-3-players-yucata-1.xml', language, own);
    const game = gameOf('rattus');
    expect(model.head.options).toHaveLength(game?.options.length ?? 0);
    expect(model.head.options.filter(({ chosen }) => chosen).length).toBeGreaterThanOrEqual(7);
    const facts = document.querySelector('.facts')?.textContent ?? '';
    expect(facts).toContain('preset=yucata');
    // What goes with the preset stands among all options.
    expect(facts).not.toContain('last-round-knight');
    expect(document.querySelectorAll('.all-options dd')).toHaveLength(game?.options.length ?? 0);
    expect(document.querySelectorAll('.all-options .chosen').length).toBeGreaterThanOrEqual(7);
  });

  test()('say beside them why a game cannot be decided, and nothing of that where it can', () => {
    const open = reportOf('valletta/legal/public-2-players-houses-chain.xml', language, own);
    const lacks = open.model.head.facts.find(({ term }) => term === own.text('report-fact-lacks'));
    const points = openPointsOf(open.replayed);
    expect(points.map(({ gap }) => gap)).toEqual(['hands', 'draws']);
    expect(lacks?.details.map(({ text }) => text)).toEqual(
      points.map(({ gap, moves }) => own.text('report-lacks', { reason: gapText(own, gap), moves })),
    );
    const doubts = [...open.document.querySelectorAll('.turn .doubt')].map(({ textContent }) => textContent ?? '');
    // One move may be left open by several rules.
    expect(doubts.length).toBeGreaterThanOrEqual(open.replayed.moves.undecidable);
    for (const doubt of doubts) expect(points.some(({ gap }) => doubt.includes(gapText(own, gap).slice(1)))).toBe(true);
    const whole = reportOf('valletta/legal/full-2-players-points.xml', language, own);
    expect(whole.model.head.facts.map(({ term }) => term)).not.toContain(own.text('report-fact-lacks'));
  });

  test()('say under which one a breach would be none', () => {
    const { document } = reportOf('valletta/bugs/substitute-same-kind.xml', language, own);
    const option = '<option name="house.substitute-type" value="any"/>';
    for (const place of ['#findings .finding', '.turn .finding']) {
      const said = [...document.querySelectorAll(`${place} .reading`)].map(({ textContent }) => textContent);
      expect(said.join()).toContain(option);
    }
  });

  test()('say under which one a legal move would be a breach, in its place', () => {
    const { model, document } = reportOf('valletta/start.xml', language, own);
    const { readings } = model.findings;
    expect(readings.map(({ sentence }) => sentence).join()).toContain(
      '<option name="house.exchange" value="must-if-able"/>',
    );
    const move = readings.find(({ sentence }) => sentence.includes('house.exchange'))?.place.href ?? '';
    expect(document.querySelector(`[id="${move.slice(1)}"] > .reading`)?.textContent).toContain('house.exchange');
  });
});
