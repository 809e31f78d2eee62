/**
 * A log that does not say which edition was played, in a run that asks for none: only what is documented of the cards
 * counts. Nothing that rests on our reconstruction accuses; what rests on documented values, or on none, still does.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { type Replayed, replay } from '../../src/engine/replay.js';
import { gameOf } from '../../src/games.js';
import { RULESETS } from '../../src/log/envelope.js';
import { caseText, recordingsOf, replayText, unaskedFor } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';
import { type GamePlan, gameLog } from './rattus/game-log.js';

const NAMED = '<components edition="practice"/>';

function unasked(text: string): Replayed {
  const [recording] = recordingsOf(text);
  const game = recording && gameOf(recording.ruleset);
  if (!recording || !game) throw new Error('no game');
  return replay(game, recording, unaskedFor(recording));
}

const rulesOf = ({ findings }: Replayed): readonly (string | null)[] =>
  findings.filter(({ severity, cause }) => severity === 'error' && cause === null).map(({ rule }) => rule);

/** Lawful games in which what nobody has named decides what is left of something. */
const PLAYED = new URL('./without-edition/', import.meta.url);

it.each(readdirSync(PLAYED))('accuses nobody in %s', (name) => {
  const replayed = unasked(readFileSync(new URL(name, PLAYED), 'utf8'));
  expect(rulesOf(replayed), caseText(name, replayed.findings)).toEqual([]);
  expect(replayed).toMatchObject({ verdict: 'undecidable', complete: true, withoutEdition: true });
});

describe.each(RULESETS)('recorded games of %s whose edition is taken out', (ruleset) => {
  const named = fixtures()
    .filter(({ name }) => name.startsWith(`${ruleset}/`))
    .map((fixture) => ({ name: fixture.name, text: textOf(fixture) }))
    .filter(({ text }) => text.includes(NAMED));
  const legal = named.filter(({ name }) => name.includes('/legal/'));

  it('leave open what was legal, and say that nobody has named one', () => {
    expect(legal.length).toBeGreaterThan(8);
    for (const { name, text } of legal) {
      const { verdict, edition, withoutEdition, reconstructed, findings } = unasked(text.replace(NAMED, ''));
      expect({ verdict, edition, withoutEdition, reconstructed }, caseText(name, findings)).toEqual({
        verdict: 'undecidable',
        edition: null,
        withoutEdition: true,
        reconstructed: false,
      });
    }
  });

  it('are judged as before where the log or the run names it', () => {
    const [{ text } = { text: '' }] = legal;
    for (const one of [unasked(text), replayText(text.replace(NAMED, ''), undefined, false)]) {
      const { verdict, edition, withoutEdition } = one;
      expect({ verdict, edition, withoutEdition }).toEqual({
        verdict: replayText(text).verdict,
        edition: 'practice',
        withoutEdition: false,
      });
    }
  });

  it('are accused of nothing that they were not accused of, but for what follows from a breach', () => {
    const bugs = named.filter(({ name }) => name.includes('/bugs/')).filter((_, index) => index % 4 === 0);
    expect(bugs.length).toBeGreaterThan(4);
    let accused = 0;
    for (const { name, text } of bugs) {
      const found = unasked(text.replace(NAMED, ''));
      expect(
        found.findings.filter(({ reconstructed }) => reconstructed),
        name,
      ).toEqual([]);
      if (found.verdict !== 'illegal') continue;
      accused += 1;
      expect(replayText(text).verdict, name).toBe('illegal');
    }
    // What rests on no value at all is found all the same.
    expect(accused).toBeGreaterThan(1);
  });
});

describe('Valletta', () => {
  const CITY =
    `g-banker-1 b-trader-1 b-monk-1 y-laparelli-1 g-mason-1 g-woodworker-1 b-bricklayer-1 b-nun-1 y-schilling-1
    b-tax-collector-1 g-carver-1 b-merchant-1 b-innkeeper-1 y-del-monte-1 y-rekuk-1 g-banker-2 g-mason-2 b-artisan-1 y-pius-1 y-philip-1`.split(
      /\s+/,
    );
  const ROWS: readonly (readonly [string, number])[] = [
    ['A1', 5],
    ['B1', 5],
    ['A2', 5],
    ['B2', 5],
  ];
  const CELLS = ROWS.flatMap(([row, length]) => Array.from({ length }, (_, column) => `${row}-${column + 1}`));
  const log = (at: string, building: string, pay: string, components = ''): string => `<game ruleset="valletta" id="g">
    <players><player id="p1"/><player id="p2"/></players>${components}
    <setup>${CELLS.map((cell, index) => `<place building="${cell === at ? building : CITY[index]}" at="${cell}"/>`).join('')}
      <hand player="p1" cards="builder lumberjack shopkeeper stone-sculptor brick-worker"/></setup>
    <moves><draft player="p2" good="gold"/><draft player="p1" good="wood"/>
      <turn player="p1"><play card="builder"><build at="${at}" pay="${pay}"/></play></turn><abandoned/></moves></game>`;

  test.each([
    ['a price that we have made up', 'A1-3', 'b-monk-1', 'gold:1 wood:1', 'undecidable', []],
    ['a building of another box', 'A1-3', 'b-monk-7', 'gold:1 wood:1', 'undecidable', []],
    ['a price that is documented', 'A1-1', 'g-banker-1', 'gold:1 wood:1', 'illegal', ['valletta.build.cost']],
    ['goods that nobody has', 'A1-3', 'b-monk-1', 'gold:9', 'illegal', ['valletta.build.cost']],
  ])('%s', (_, at, building, pay, verdict, rules) => {
    const text = log(at, building, pay);
    const judged = unasked(text);
    expect([judged.verdict, rulesOf(judged)], caseText(text, judged.findings)).toEqual([verdict, rules]);
  });

  it('is accused by the price where the log names the edition', () => {
    const judged = unasked(log('A1-3', 'b-monk-1', 'gold:1 wood:1', NAMED));
    expect(judged.findings.map(({ rule, reconstructed }) => [rule, reconstructed])).toEqual([
      ['valletta.build.cost', true],
    ]);
  });
});

describe('Tallinn', () => {
  const log = (card: string, claim: string): string => `<game ruleset="tallinn" id="g">
    <players><player id="p1"/><player id="p2"/></players>
    <setup><start player="p1" card="${card}"/><start player="p2" card="start-2"/></setup>
    <moves><state player="p1" ${claim}/><abandoned/></moves></game>`;

  test.each([
    ['a start card that is documented', 'start-1', 'monk="3"', 1],
    ['a start card that we have made up', 'start-3', 'monk="3"', 0],
    ['a start card of another box', 'mine', 'monk="3"', 0],
  ])('%s', (_, card, claim, errors) => {
    expect(rulesOf(unasked(log(card, claim)))).toHaveLength(errors);
  });
});

describe('Rattus', () => {
  const PLACE = '<place region="italia" cubes="1"/>';
  const plan = (from: GamePlan['figure'], ...lines: string[]): ReturnType<typeof gameLog> =>
    gameLog({
      components: '',
      players: 3,
      cards: { p1: 'emperor' },
      ...(from && { figure: from }),
      regions: { italia: { rats: 1 } },
      turns: [['p1', PLACE, ...lines]],
    });

  test.each([
    ['a step that only our map forbids', plan('anglia', '<plague path="turcia"/>'), []],
    [
      'one that the examples of the rulebook forbid',
      plan('germania', '<plague path="turcia"/>'),
      ['rattus.plague.adjacent-step'],
    ],
    [
      'a figure that may be walled in, for all we know',
      plan('turcia', '<use card="emperor"><wall between="turcia bulgaria"/></use>', '<plague path=""/>'),
      [],
    ],
    ['a figure that stays where no wall is', plan('turcia', '<plague path=""/>'), ['rattus.plague.must-leave']],
  ])('%s', (_, { text, positionLines }, rules) => {
    const { findings } = unasked(text);
    // What follows from the lines that make the position is wrong by itself.
    const ofPosition = new Set(findings.filter(({ at }) => positionLines.has(at.line ?? 0)).map(({ id }) => id));
    const roots = findings.filter(
      ({ severity, cause }) => severity === 'error' && (cause === null || ofPosition.has(cause)),
    );
    expect(
      roots.map(({ rule }) => rule).filter((rule) => rule?.startsWith('rattus.plague.') === true),
      caseText(text, findings),
    ).toEqual(rules);
  });
});
