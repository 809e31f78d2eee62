import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type WhyNotOptions, whyNot } from '../../src/commands/why-not.js';
import { placeText, readPlace, readWholePlace } from '../../src/engine/move-place.js';
import { fixtures, textOf } from '../fixture-files.js';
import { runCheck } from './run-check.js';

interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function ask(
  log: string,
  at: string,
  move?: string,
  options: Partial<Omit<WhyNotOptions, 'at'>> = {},
): Promise<Said> {
  const said = { out: '', err: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.err += String(text);
    return true;
  });
  const place = readPlace(at) ?? readWholePlace(at);
  if (!place) throw new Error(`${at} is no place`);
  const code = await whyNot(log, move, {
    format: 'text',
    color: false,
    components: [],
    lang: 'en',
    ...options,
    at: place,
  });
  return { code, ...said };
}

afterEach(() => {
  vi.restoreAllMocks();
});

const directory = mkdtempSync(join(tmpdir(), 'kiebitz-why-not-'));
const log = join(directory, 'game.xml');
const two = join(directory, 'two.xml');

const start = fixtures().find(({ name }) => name === 'valletta/legal/full-3-players-points.xml');
const rattus = fixtures().find(({ name }) => name === 'rattus/legal/full-3-players-yucata-1.xml');
const tallinn = fixtures().find(({ name }) => name === 'tallinn/legal/full-3-players.xml');

beforeAll(() => {
  if (!start || !rattus || !tallinn) throw new Error('no fixtures');
  const text = textOf(start);
  // The log ends after the second card of the third turn.
  const third = [...text.matchAll(/<turn /g)][2]?.index ?? 0;
  const plays = [...text.slice(third).matchAll(/<play /g)];
  writeFileSync(log, `${text.slice(0, third + (plays[2]?.index ?? 0))}</turn></moves></game></gamelog>`);
  const [game = ''] = /<game [\s\S]*<\/game>/.exec(text) ?? [];
  writeFileSync(
    two,
    `<gamelog version="1">${game.replace(/id="[^"]*"/, 'id="a"')}${game.replace(/id="[^"]*"/, 'id="b"')}</gamelog>`,
  );
});

afterAll(() => {
  rmSync(directory, { recursive: true });
});

describe('places', () => {
  it.each(['14.2', '1.1:reveal', 'draft.3', 'setup.1', 'final.12'])('%s', (text) => {
    const place = readPlace(text);
    expect(place && placeText(place)).toBe(text);
  });

  it.each(['', '14', '14.', '0.1', '1.0', '-1.2', '14.2.1', 'result.1', '1.1:', '14,2', '9999999.1'])(
    '%s is none',
    (text) => {
      expect(readPlace(text)).toBeUndefined();
    },
  );
});

describe('kiebitz why-not', () => {
  it('names the conditions of a move, the first that fails, and what would be legal', async () => {
    const { code, out } = await ask(log, '3.1', '<play card="rekuk"/>', { format: 'json' });
    const answer = JSON.parse(out);
    expect(code).toBe(1);
    expect(answer).toMatchObject({
      kiebitz: expect.any(String),
      format: 1,
      ruleset: 'valletta',
      place: '3.1',
      move: '<play card="rekuk"/>',
      verdict: 'illegal',
      failure: { rule: 'valletta.turn.from-hand', severity: 'error', message: expect.stringContaining('Rekuk') },
    });
    expect(answer.conditions[0]).toEqual({
      rule: 'valletta.turn.play-three',
      title: expect.any(String),
      holds: true,
    });
    expect(answer.conditions.filter(({ holds }: { holds: boolean }) => holds === false)).toHaveLength(1);
    expect(answer.nearest.length).toBeGreaterThan(0);
    for (const { move, verdict } of answer.nearest) {
      expect(verdict).toBe('legal');
      expect((await ask(log, '3.1', move)).code, move).toBe(0);
    }
  });

  it('lists all legal moves where none is asked about', async () => {
    const { code, out } = await ask(log, 'draft.1', undefined, { format: 'json' });
    const { legal, possible, verdict, recorded, move } = JSON.parse(out);
    expect(code).toBe(0);
    expect(verdict).toBe('legal');
    expect(move).toBe(recorded);
    expect(possible).toEqual([]);
    expect(legal.map((one: { move: string }) => one.move)).toEqual(
      ['gold', 'wood', 'stone', 'brick'].map((good) => `<draft player="p3" good="${good}"/>`),
    );
    expect(legal[0].changes).toHaveLength(1);
  });

  it('knows what may come next where the log ends', async () => {
    const next = JSON.parse((await ask(log, '3.3', undefined, { format: 'json' })).out);
    expect(next).toMatchObject({ recorded: null, move: null, verdict: null });
    expect(next.legal.length).toBeGreaterThan(0);
    const [first] = next.legal;
    expect((await ask(log, '3.3', first.move)).code).toBe(0);
  });

  it('exchanges a part of the recorded move', async () => {
    const { out } = await ask(log, '3.1', '<take goods="brick:3"/>', { format: 'json' });
    expect(JSON.parse(out).move).toMatch(/^<play card="[a-z-]+">.*<take goods="brick:3"\/><\/play>$/);
  });

  it.each([
    ['99.1', undefined, /no move 99\.1.*3 turns/],
    ['2.9', undefined, /no move 2\.9.*2\.1, 2\.2, and 2\.3/],
    ['draft.4', undefined, /draft\.1, draft\.2, and draft\.3/],
    ['2.1', 'builder', /one XML element, such as <play card=/],
    ['2.1', '<plai card="maid"/>', /did you mean <play>/],
    ['2.1', '<play card="mayd"/>', /did you mean “maid”/],
    ['3.3', '<take goods="gold"/>', /only a part of a move/],
  ])('%s %s is answered with what was expected', async (at, move, sentence) => {
    const { code, out, err } = await ask(log, at, move);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
  });

  it('asks which game is meant', async () => {
    expect(await ask(two, '1.1')).toMatchObject({ code: 2, err: expect.stringContaining('a and b') });
    expect(await ask(two, '1.1', undefined, { game: 'c' })).toMatchObject({
      code: 2,
      err: expect.stringContaining('“c”'),
    });
    expect((await ask(two, '1.1', undefined, { game: 'b' })).code).toBe(0);
    expect((await ask(join(directory, 'none.xml'), '1.1')).code).toBe(3);
  });

  it('finds a move of Rattus by the name of its element', async () => {
    const path = rattus?.path ?? '';
    const { code, out } = await ask(path, '1.1:plague');
    expect(code).toBe(0);
    expect(out).toContain('<plague ');
    expect(out).toContain('1.1:place');
  });

  it.each(['en', 'de', 'it'])('says everything in %s', async (lang) => {
    for (const path of [log, rattus?.path ?? '', tallinn?.path ?? '']) {
      const { code, out } = await ask(path, '2.1', undefined, { lang });
      expect(code, path).toBe(0);
      expect(out.split('\n').length).toBeGreaterThan(5);
      expect(out).not.toContain('{');
    }
  });
});

describe('a place without the number of a move', () => {
  it('is that of the only move of the kind', async () => {
    const whole = await ask(log, '3', undefined);
    expect(whole).toMatchObject({ code: 2, out: '' });
    expect(whole.err).toMatch(/^Turn 3 has several moves: 3\.1(, 3\.2)? and 3\.\d\. Choose one with --at\.\n$/);
    const path = rattus?.path ?? '';
    const alone = JSON.parse((await ask(path, '1', '<place region="gallia" cubes="1"/>', { format: 'json' })).out);
    expect(alone.recorded).toMatch(/^<place /);
    expect(alone.place).toBe('1.1:place');
  });

  it('may be the one behind the last, and a part of the game', async () => {
    expect(await ask(log, 'draft')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^There are several moves in draft: draft\.1, .* Choose one with --at\.\n$/),
    });
    expect(await ask(log, '99')).toMatchObject({ code: 2, err: expect.stringMatching(/It has 3 turns\.\n$/) });
    expect(await ask(log, 'final')).toMatchObject({ code: 2, err: expect.stringMatching(/It has 3 turns\.\n$/) });
  });
});

it('names ruling and option as check does', async () => {
  const broken = fixtures().find(({ name }) => name === 'valletta/bugs/substitute-same-kind.xml')?.path ?? '';
  const checked = JSON.parse((await runCheck([broken], { format: 'json' })).out).games[0].findings[0];
  expect(checked.legalUnder).toHaveLength(1);
  const place = `${checked.at.turn}.${checked.at.play}`;
  const { failure } = JSON.parse((await ask(broken, place, undefined, { format: 'json' })).out);
  expect(failure).toMatchObject({ rule: checked.rule, rulings: checked.rulings, legalUnder: checked.legalUnder });
  const { out } = await ask(broken, place);
  expect(out).toMatch(/^ {2}Left open by the rulebook \(A20\): /m);
  expect(out).toMatch(/^ {2}Under <option name="house\.substitute-type" value="any"\/> .* this would be legal\.$/m);
});
