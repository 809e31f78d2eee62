import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CardValue } from '../../src/analysis/card-values.js';
import type { SharedCircumstance } from '../../src/analysis/separating.js';
import type { Signpost } from '../../src/engine/game.js';
import { allGames } from '../../src/games.js';
import { runCheck } from '../commands/run-check.js';
import {
  type FaultyGame,
  faultyTallinn,
  LOSES_TIES,
  misprinted,
  onlyResult,
  SKIPS_THE_EMPTY,
  tiresIn,
} from '../mutants/faulty-programs.js';
import { serialOf } from '../mutants/serial.js';
import { legalGames } from '../oracle/oracles.js';
import { IS_LONG, sampled } from '../runs.js';

/** A group as JSON has it, as far as it is looked at here. */
interface PrintedGroup {
  readonly rule: string;
  readonly bug: string;
  readonly games: number;
  readonly findings: number;
  readonly circumstances: readonly SharedCircumstance[];
  readonly unclaimed?: readonly Signpost[];
  readonly value?: CardValue;
}

/** @param components editions of the user's own */
async function groupsOf(
  games: readonly FaultyGame[],
  components: readonly string[] = [],
): Promise<readonly PrintedGroup[]> {
  const folder = mkdtempSync(join(tmpdir(), 'faulty-'));
  for (const { file, text } of games) writeFileSync(join(folder, file), text);
  const { out } = await runCheck([folder], { group: true, format: 'json', components });
  return (JSON.parse(out) as { groups: readonly PrintedGroup[] }).groups;
}

describe('one fault of a program that reckons Tallinn', () => {
  it.each(
    sampled<[string, readonly FaultyGame[], Partial<SharedCircumstance>]>(
      [
        [
          'opponents without persons of the estate are skipped',
          faultyTallinn(SKIPS_THE_EMPTY),
          { whose: 'least', place: 'display', thing: 'questioned', most: 0, passing: 0 },
        ],
        [
          'ties bring nothing',
          faultyTallinn(LOSES_TIES),
          { whose: 'tie', place: 'display', thing: 'questioned', least: 1 },
        ],
        ['contests bring less from round 7 on', faultyTallinn(tiresIn(7)), { whose: 'turn', least: 7, passing: 0 }],
      ],
      1,
    ),
  )('%s', async (_, games, circumstance) => {
    const [group, ...others] = await groupsOf(games);
    expect(others).toEqual([]);
    expect(group?.games).toBeGreaterThan(5);
    expect(group?.circumstances[0]).toMatchObject({ ...circumstance, holds: group?.findings, among: group?.findings });
    // No card value is blamed for a rule that is broken.
    expect(group?.bug).not.toBe('wrong-value');
    expect(group?.value).toBeUndefined();
    // The contests themselves show the place.
    expect(group?.unclaimed).toBeUndefined();
    expect(group?.circumstances[0]?.amongPassing).toBeGreaterThan(30);
  });
});

describe('a fault that only the result shows', () => {
  const CONTEST = { element: 'contest', attribute: 'points', after: 'round' };

  it('names the claims that would show the place', async () => {
    const [group] = await groupsOf(faultyTallinn(tiresIn(7), onlyResult).slice(0, 3));
    expect(group?.unclaimed).toEqual([CONTEST, { element: 'state', after: 'round' }]);
  });

  it.each(allGames())('names claims that a log of $ruleset may make', ({ vocabulary, signposts }) => {
    expect(signposts.length).toBeGreaterThan(0);
    for (const { element, attribute } of signposts) {
      expect(Object.keys(vocabulary)).toContain(element);
      if (attribute) expect(Object.keys(vocabulary[element]?.attributes ?? {})).toContain(attribute);
    }
  });
});

describe('one wrong value in the table of a program', () => {
  it('is said once, and explains everything that was found', async () => {
    const [group, ...others] = await groupsOf(faultyTallinn(misprinted('9', 'a', 'knight', 1)));
    expect(others).toEqual([]);
    expect(group).toMatchObject({
      bug: 'wrong-value',
      value: { element: 'side', card: '9a', attribute: 'knight', printed: '2', tried: '3' },
      circumstances: [],
    });
    expect(group?.games).toBeGreaterThan(5);
  });

  it.runIf(IS_LONG)('is said once of many games, too', async () => {
    const games = faultyTallinn(misprinted('9', 'a', 'knight', 1));
    const copies = ['one', 'two', 'three'].flatMap((copy) =>
      games.map(({ file, text }) => ({ file: `${copy}-${file}`, text })),
    );
    const [group, ...others] = await groupsOf(copies);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ bug: 'wrong-value', value: { card: '9a', tried: '3' } });
    expect(group?.games).toBeGreaterThan(20);
  });

  it('is found from the results alone', async () => {
    const [group, ...others] = await groupsOf(faultyTallinn(misprinted('9', 'a', 'knight', 1), onlyResult));
    expect(others).toEqual([]);
    expect(group?.value).toMatchObject({ card: '9a', attribute: 'knight', tried: '3' });
  });

  /** The games are right by the edition that is shipped; they are judged by one in which a value is another. */
  it.each(
    sampled<[string, string, RegExp, string, Partial<CardValue>]>(
      [
        [
          'the points of a building',
          'valletta',
          /(id="g-banker-\d"[^>]* points=")(\d)/g,
          '3',
          { character: 'banker', attribute: 'points', printed: '3', tried: '2' },
        ],
        [
          'the price of a building and its copies',
          'valletta',
          /(id="y-rekuk-\d"[^>]* cost="gold:)(\d)/g,
          '4',
          { attribute: 'cost', of: 'gold', printed: '4', tried: '3', character: 'rekuk' },
        ],
        [
          'a symbol of a token',
          'rattus',
          /(<token id="r27" limit="4" hits=")(A )/,
          '',
          { card: 'r27', attribute: 'hits', of: 'A', tried: 'A' },
        ],
      ],
      1,
    ),
  )('may be %s', async (_, ruleset, value, other, expected) => {
    const edition = readFileSync(`src/editions/${ruleset}-practice.xml`, 'utf8');
    const changed = edition.replace(value, (__, start: string) => `${start}${other}`);
    expect(changed).not.toBe(edition);
    const file = join(mkdtempSync(join(tmpdir(), 'edition-')), 'own.xml');
    writeFileSync(file, changed);
    const games = legalGames(ruleset, ['fixtures'])
      .slice(0, 8)
      .map((game, index) => ({
        file: `${index}.xml`,
        text: serialOf(game).text,
      }));
    const groups = await groupsOf(games, [file]);
    expect(groups[0]).toMatchObject({ bug: 'wrong-value', value: expected });
  });
});
