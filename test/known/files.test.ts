import { describe, expect, it } from 'vitest';
import { type BaselineEntry, formatBaseline, parseBaseline } from '../../src/known/baseline.js';
import type { FileMistake } from '../../src/known/json-file.js';
import { parseQuirks } from '../../src/known/quirks.js';

const RULES = ['valletta.build.cost', 'valletta.turn.order'];
const outline = (mistakes: readonly FileMistake[]): string[] =>
  mistakes.map(
    ({ mistake, position, found, expected, meant }) =>
      `${position?.line}:${position?.column} ${mistake} ${[found, expected, meant].filter((one) => one !== undefined).join(' | ')}`,
  );
const quirks = (body: string): string[] =>
  outline(parseQuirks('q.json', `{ "kiebitz": "quirks", "format": 1, "quirks": [\n${body}\n] }`, RULES).mistakes);
const baseline = (text: string): string[] => outline(parseBaseline('b.json', text).mistakes);

describe('a file of quirks', () => {
  it('is read whole', () => {
    const text = `\ufeff{"kiebitz":"quirks","format":1,"quirks":[
      {"source":"s","rule":"valletta.build.cost","from":"2024-02-29","until":"2024-02-29","why":"w"},
      {"source":"t*","rule":"valletta.turn.order"}]}`;
    expect(parseQuirks('q.json', text, RULES)).toEqual({
      mistakes: [],
      quirks: [
        { source: 's', rule: 'valletta.build.cost', from: '2024-02-29', until: '2024-02-29', why: 'w' },
        { source: 't*', rule: 'valletta.turn.order' },
      ],
    });
  });

  it.each([
    ['{ "source": "s" }', ['2:1 missing-key rule']],
    ['{ "source": "s", "rule": "valletta.bild.cost" }', ['2:26 unknown-rule valletta.bild.cost | valletta.build.cost']],
    ['{ "source": "s", "rule": "chess.castling" }', ['2:26 unknown-rule chess.castling']],
    ['{ "source": 7, "rule": "valletta.build.cost" }', ['2:13 type "…"']],
    [
      '{ "sorce": "s", "rule": "valletta.build.cost" }',
      ['2:3 unknown-key sorce | source, rule, from, until, why | source', '2:1 missing-key source'],
    ],
    ['[]', ['2:1 type { }']],
    ...['2023-02-29', '2024-13-01', '2024-00-10', '24-01-01', '2024-01-01T00:00:00Z'].map((day): [string, string[]] => [
      `{ "source": "s", "rule": "valletta.build.cost",\n  "from": "${day}" }`,
      [`3:11 value ${day} | 2026-01-31`],
    ]),
    [
      '{ "source": "s", "rule": "valletta.build.cost", "from": "2024-03-01",\n "until": "2024-02-01" }',
      ['3:11 dates 2024-02-01 | 2024-03-01'],
    ],
  ])('says what is wrong, and where: %s', (body, mistakes) => {
    expect(quirks(body)).toEqual(mistakes);
  });

  it('says all that is wrong at once, within reason', () => {
    expect(quirks(new Array(100).fill('{}').join(','))).toHaveLength(20);
  });
});

describe('a baseline', () => {
  it.each([
    ['', ['1:1 syntax ']],
    ['{ "kiebitz": "baseline",\n  "format": 1, }', ['2:16 syntax }']],
    ['{ "kiebitz": "baseline", "format": 1', ['1:37 syntax ']],
    [`${'['.repeat(100_000)}`, ['1:1 syntax ']],
    ['[]', ['1:1 type { }']],
    ['{ "kiebitz": "quirks", "format": 1, "findings": [] }', ['1:14 value quirks | baseline']],
    ['{ "kiebitz": "baseline", "format": 2, "findings": [] }', ['1:36 value 2 | 1']],
    ['{ "kiebitz": "baseline", "format": 1 }', ['1:1 missing-key findings']],
    ['{ "kiebitz": "baseline", "format": 1, "findings": {} }', ['1:51 type [ ]']],
    [
      '{ "kiebitz": "baseline", "format": 1, "findings": [\n  { "fingerprint": "abc" },\n  {} ] }',
      ['2:20 value abc | 0123456789abcdef…', '3:3 missing-key fingerprint'],
    ],
  ])('says what is wrong, and where: %s', (text, mistakes) => {
    expect(baseline(text)).toEqual(mistakes);
  });

  it('is read whole, however many findings it has', () => {
    const entries = Array.from({ length: 30_000 }, (_, number): BaselineEntry => {
      const fingerprint = number.toString(16).padStart(32, '0');
      return { fingerprint, ruleset: 'valletta', game: `g${number}`, rule: null, kind: 'unread', at: 'setup' };
    });
    const { baseline: read, mistakes } = parseBaseline('b.json', formatBaseline(entries));
    expect([read.byFingerprint.size, mistakes]).toEqual([entries.length, []]);
  });

  it('is written as it is read, in an order of its own', () => {
    const entry = (number: number, at: string, why?: string): BaselineEntry => ({
      fingerprint: String(number).padStart(32, '0'),
      ruleset: 'valletta',
      game: 'g "1"',
      rule: number === 3 ? null : 'valletta.build.cost',
      kind: 'illegal',
      at,
      ...(why !== undefined && { why }),
    });
    const entries = [entry(1, 'turn 10.1'), entry(2, 'turn 9.2', 'later'), entry(3, 'setup')];
    const text = formatBaseline(entries);
    expect(text.split('\n').filter((line) => line.includes('fingerprint'))).toHaveLength(3);
    const read = parseBaseline('b.json', text);
    expect(read.mistakes).toEqual([]);
    expect([...read.baseline.byFingerprint.values()]).toEqual([entries[2], entries[1], entries[0]]);
    expect(formatBaseline(entries.toReversed())).toBe(text);
    expect(formatBaseline([])).toBe('{\n  "kiebitz": "baseline",\n  "format": 1,\n  "findings": []\n}\n');
  });
});
