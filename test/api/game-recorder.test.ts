/** Games that are recorded element by element are those of their logs, and every move that is offered can be made. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, english, GameRecorder, type LogElement, message, readLog, writeLog } from '../../src/api/index.js';
import { toBeLegal } from '../../src/api/matchers.js';
import { RULESETS } from '../../src/log/envelope.js';
import { ROOT } from '../architecture/source-files.js';

/** Any element, as JSON has it. */
interface Written {
  readonly type: string;
  readonly children?: readonly Written[];
  readonly [attribute: string]: unknown;
}

/** What makes room, and is recorded before what is in it. */
const ROOM = new Set(['setup', 'moves', 'turn', 'round', 'final', 'last-round', 'final-plague', 'result']);
const HEAD = new Set(['meta', 'players', 'options', 'components']);

function elementsOf(fixture: string): { readonly log: string; readonly game: Written } {
  const log = readFileSync(join(ROOT, 'fixtures', fixture), 'utf8');
  return { log, game: JSON.parse(writeLog(readLog(log).games, 'ndjson')) as Written };
}

function recorderFor({ ruleset, id, children = [] }: Written): GameRecorder<'valletta'> {
  const inside = (name: string) => children.find(({ type }) => type === name)?.children ?? [];
  const options = inside('options').map(({ name, value }) => [name, value]);
  const { type: _, ...meta } = children.find(({ type }) => type === 'meta') ?? { type: 'meta' };
  const players = inside('players').map(({ type: __, ...player }) => player);
  const heading = { id, players, options: Object.fromEntries(options), edition: 'practice', meta };
  return new GameRecorder(ruleset as 'valletta', heading as never);
}

function record(game: GameRecorder<'valletta'>, element: Written): void {
  const { children = [], text: _, ...rest } = element;
  const whole = (ROOM.has(element.type) ? rest : element) as LogElement<'valletta'>;
  const answer = game.record(whole);
  expect(answer.verdict, JSON.stringify(answer)).not.toBe('refused');
  if (ROOM.has(element.type)) for (const child of children) record(game, child);
}

describe.each([
  ['tallinn/legal/full-3-players-legate.xml', 'legal'],
  ['tallinn/bugs/pass-with-cards-public.xml', 'illegal'],
  ['rattus/legal/moves-2-players-yucata-23.xml', 'legal'],
] as const)('%s', (fixture, verdict) => {
  it('is the same game when it is recorded element by element', () => {
    const { log, game } = elementsOf(fixture);
    const recorder = recorderFor(game);
    for (const part of game.children ?? []) if (!HEAD.has(part.type)) record(recorder, part);
    const [there] = readLog(log).games;
    if (!there) throw new Error(fixture);
    const [own, expected] = [check(recorder.recording()), check(there)];
    expect(own.verdict).toBe(verdict);
    expect(own.scores).toEqual(expected.scores);
    expect(own.findings.map(({ rule, message }) => ({ rule, message }))).toEqual(
      expected.findings.map(({ rule, message }) => ({ rule, message })),
    );
    expect(toBeLegal(recorder).pass).toBe(verdict === 'legal');
    expect(readLog(recorder.log('json')).games[0]?.id).toBe(there.id);
  }, 120_000);
});

it('tells what is found in the heading', () => {
  const players = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
  const recorder = new GameRecorder('tallinn', { id: 'g', players, edition: 'practise' });
  expect(recorder.opening.verdict).toBe('illegal');
  const said = recorder.opening.findings.map((finding) => message(finding, english));
  expect(said).toEqual([expect.stringContaining('this log has 5'), expect.stringContaining('practise')]);
  const { opening } = new GameRecorder('tallinn', { id: 'g', players: players.slice(0, 2), edition: 'practice' });
  expect(opening).toEqual({ verdict: 'legal', findings: [] });
});

describe.each(RULESETS)('a recorder of %s', (ruleset) => {
  const { game } = elementsOf(
    {
      valletta: 'valletta/start.xml',
      tallinn: 'tallinn/legal/full-3-players-legate.xml',
      rattus: 'rattus/legal/full-3-players-yucata-1.xml',
    }[ruleset],
  );
  const parts = new Map((game.children ?? []).map((part) => [part.type, part]));

  it('offers moves that can be made, judges without recording, and takes back', () => {
    const recorder = recorderFor(game);
    record(recorder, parts.get('setup') ?? { type: 'setup' });
    const { children: _, ...moves } = parts.get('moves') ?? { type: 'moves' };
    recorder.record(moves as LogElement<'valletta'>);
    for (let turn = 0; turn < 6; turn += 1) {
      const [first, ...others] = recorder.legal().filter(({ kind }) => kind !== 'chance');
      if (!first) break;
      const before = recorder.log();
      const last = others.findLast(({ kind }) => kind === 'move') ?? first;
      const judged = recorder.judge(last.move, last.within);
      expect(judged.verdict, last.xml).toBe(last.verdict);
      expect(recorder.log()).toBe(before);
      expect(recorder.record(last.move, last.within).verdict, last.xml).toBe(last.verdict);
      expect(recorder.undo()).toBe(true);
      expect(recorder.log()).toBe(before);
      expect(recorder.record(first.move, first.within).verdict, first.xml).toBe(first.verdict);
    }
    expect(recorder.log().length).toBeGreaterThan(500);
  });

  it('refuses what no log can hold, and what nobody can read', () => {
    const recorder = recorderFor(game);
    expect(recorder.undo()).toBe(false);
    expect(recorder.record({ type: 'moves' }, 'round')).toEqual({ verdict: 'refused', why: 'not-open' });
    expect(recorder.record({ type: 'no name' } as never)).toEqual({ verdict: 'refused', why: 'not-writable' });
    expect(recorder.record({ type: 'undo' })).toEqual({ verdict: 'refused', why: 'holds-undo' });
    expect(recorder.judge({ type: 'what' } as never)).toMatchObject({ verdict: 'refused', why: 'not-readable' });
    expect(() => recorderFor({ ...game, id: '\u0000' })).toThrow(new TypeError('the heading is not-writable: U+0000'));
  });
});
