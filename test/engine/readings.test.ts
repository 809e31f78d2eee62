/** What another reading would change: the game is replayed under it. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Finding, isRootError, type Place } from '../../src/engine/finding.js';
import { disputesAt, otherReadings, readingsOf, resolvingValues } from '../../src/engine/readings.js';
import { replay } from '../../src/engine/replay.js';
import { gameOf } from '../../src/games.js';
import { fixtures, textOf } from '../fixture-files.js';
import { recordingsOf, replayed as replayedOf, requestFor } from './replays.js';

function told(name: string) {
  const fixture = fixtures().find((one) => one.name === name);
  const [recording] = fixture ? recordingsOf(textOf(fixture), name) : [];
  const game = recording && gameOf(recording.ruleset);
  if (!recording || !game) throw new Error(name);
  return { game, recording, replayed: replayedOf(recording), request: requestFor(recording) };
}

describe('a breach that an option decides', () => {
  it.each([
    ['valletta/bugs/substitute-same-kind.xml', 'house.substitute-type', 'any'],
    ['valletta/bugs/reshuffle-eager.xml', 'house.reshuffle', 'eager'],
    ['tallinn/bugs/pass-with-cards-public.xml', 'play-mandatory', 'false'],
    ['rattus/bugs/end-round-completed.xml', 'end-timing', 'complete-round'],
  ])('%s would be none under %s=%s', (name, option, value) => {
    const { game, recording, replayed, request } = told(name);
    const [first] = replayed.findings;
    const values = resolvingValues(game, recording, replayed, request).get(first?.id ?? '');
    expect(values).toContainEqual({ option, value, added: 0 });
  });

  it('says what else would then be wrong', () => {
    const { game, recording, replayed, request } = told('valletta/bugs/draft-leftovers-kept.xml');
    const [values] = [...resolvingValues(game, recording, replayed, request).values()];
    expect(values).toMatchObject([{ option: 'variant.start-player', value: 'true' }]);
    expect(values?.[0]?.added).toBeGreaterThan(0);
  });

  it('is said of no breach that stays one', () => {
    const { game, recording, replayed, request } = told('valletta/bugs/play-card-twice.xml');
    expect(replayed.verdict).toBe('illegal');
    expect(resolvingValues(game, recording, replayed, request).size).toBe(0);
  });
});

describe('a legal move that an option decides', () => {
  const { game, recording, replayed, request } = told('valletta/start.xml');
  const readings = readingsOf(game, recording, replayed, request);

  it('would be none under another reading of what is left open', () => {
    expect(replayed.verdict).toBe('legal');
    const rulings = new Set(game.rulings.map(({ id }) => id));
    const options = readings.disputing.map(({ option }) => game.options.find(({ name }) => name === option));
    expect(options.length).toBeGreaterThan(0);
    for (const option of options) expect(rulings).toContain(option?.ruling);
  });

  it('is told at the first move that the reading would not have', () => {
    const steps = replayed.transcript?.steps ?? [];
    const reading = readings.disputing.find(({ added: [first] }) => first !== undefined && first.at.play !== null);
    const first = reading?.added[0]?.at;
    const places = steps.filter(({ at }) => reading && disputesAt(readings, at).includes(reading)).map(({ at }) => at);
    expect(places).toMatchObject([{ turn: first?.turn, play: first?.play }]);
  });

  it('leaves the game itself as it was', () => {
    expect(replayedOf(recording)).toEqual(replayed);
  });
});

describe('values of options that nobody has asked after', () => {
  it.each([
    'valletta/start.xml',
    'valletta/bugs/reshuffle-eager.xml',
    'tallinn/legal/full-3-players-legate.xml',
    'rattus/legal/full-2-players-yucata-39.xml',
  ])('change nothing in %s, and need no replay', (name) => {
    const { game, recording, replayed, request } = told(name);
    const { edition } = request;
    const { decisive = [], findings } = replay(game, recording, { edition, transcript: true });
    const others = game.options.flatMap(({ name: option, values }) =>
      values.filter((value) => value !== replayed.options[option]).map((value) => ({ option, value })),
    );
    const idle = others.filter((other) => !decisive.some((one) => isDeepStrictEqual(one, other)));
    expect(idle.length).toBeGreaterThan(0);
    expect(idle.length).toBeLessThan(others.length);
    for (const { option, value } of idle)
      expect(replay(game, recording, { edition, otherwise: { [option]: value } }).findings).toEqual(findings);
    const mute = { ...recording, game: { ...recording.game, children: [] } };
    const nothing = { ...replayed, decisive: [] };
    expect(otherReadings(game, mute, nothing, request, new Set(game.rulebook.map(({ id }) => id)))).toEqual([]);
  });
});

describe('in a game with a breach', () => {
  it('what another reading adds is not what follows from the breach and the reading together', () => {
    const { game, recording, replayed, request } = told('rattus/bugs/serf-for-spent-potion-public.xml');
    const { edition } = request;
    const rules = new Set(game.rulebook.map(({ id }) => id));
    const before = new Set(replayed.findings.filter(isError).map(({ at }) => keyOfMove(at)));
    const readings = otherReadings(game, recording, replayed, request, rules);
    expect(readings.length).toBeGreaterThan(0);
    for (const { option, value, added } of readings) {
      const { findings } = replay(game, recording, { edition, otherwise: { [option]: value } });
      expect(added).toEqual(findings.filter((one) => isRootError(one) && !before.has(keyOfMove(one.at))));
    }
  });
});

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

function keyOfMove({ section, turn, play, line }: Place): string {
  return section === 'turn' && play !== null ? `${turn} ${play}` : `${section} ${turn} ${line}`;
}

describe('an option is asked only where its answer decides', () => {
  it.each([
    ['valletta/start.xml', ['house.upgraded-values', 'house.substitute-type', 'house.supply']],
    ['tallinn/legal/full-3-players-legate.xml', ['play-mandatory']],
    [
      'rattus/legal/full-2-players-yucata-39.xml',
      ['placement-obligation', 'queen-partial', 'card-estates', 'tie-break-order'],
    ],
  ])('%s', (name, idle) => {
    const { game, recording, request } = told(name);
    const { decisive = [] } = replay(game, recording, { edition: request.edition, transcript: true });
    expect(decisive.map(({ option }) => option).filter((option) => idle.includes(option))).toEqual([]);
  });
});
